"""Words that say how firmly, how widely and on whose word something is said, per language: duty and leave, plans and doubts, all and some, conditions and speakers.

Reviewed lists, short on purpose. A word stands here only if a sentence with it is not the same statement as the sentence without it.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache


class Force(StrEnum):
    """What a word does to a statement."""

    DUTY = "duty"
    LEAVE = "leave"
    ADVICE = "advice"
    PLAN = "plan"
    DOUBT = "doubt"
    LINK = "link"
    PROOF = "proof"
    ALL = "all"
    MOST = "most"
    SOME = "some"
    NONE = "none"
    ONLY = "only"
    CONDITION = "condition"
    SAID = "said"
    DISPUTED = "disputed"


_WORDS: dict[str, dict[Force, str]] = {
    "en": {
        Force.DUTY: r"must|shall|ha(?:s|ve|d) to|needs? to|required|requires?|obliged|obligated|obligatory|mandatory|compulsory",
        Force.LEAVE: r"may|can|allowed|permitted|optional|entitled|voluntary|if (?:it|he|she|they|you) (?:wish|want|like)\w*|free to|at (?:its|his|her|their) discretion",
        Force.ADVICE: r"should|advised|advisable|recommend\w*|encouraged|suggested that",
        Force.PLAN: r"plan(?:s|ned) to|planned|plans for|planning to|would(?! (?:go on|like|have|be able|prefer))|propos(?:es|ed|al|als|ing)|bill|draft|scheduled|intends?|intended to|aims? to|considering|hop(?:es|ing) to|expected to|expects to|set to|about to|yet to|applied for",
        Force.DOUBT: r"(?<!last )(?<!this )(?<!in )(?<!since )(?<!of )(?<!\d )may(?!['’]s|\s?\d|,|\.)|might|could|possibl[ey]|possibility|(?<!more )(?<!less )likely|probabl[ey]|perhaps|suggest(?:s|ed|ing)?|appears? (?:to|that)|appeared to|seems?|seemed|suspect\w*|unclear|uncertain|hypothes\w+|preliminary|allegedly|one reason",
        Force.LINK: r"associated|association|linked|correlat\w+|believ\w+|estimated|reportedly|thinks?|observed|related",
        Force.PROOF: r"caus(?:es|ed|ing)|prov(?:es|ed|en)|brought about|leads? to|led to|definitely|certainly|demonstrat\w+|establish\w+|is due to|was due to|because of|confirmed|responsible for|results? (?:in|from)",
        Force.ALL: r"all|every(?:one|body|thing)?|each|always|both|any(?:one|body|time|where)?|whole|entire|throughout|nationwide|in general|whenever|without exception|unconditionally|whatever|regardless",
        Force.MOST: r"most|majority|nearly all|almost all|nearly every|almost every|largely|mainly",
        Force.SOME: r"some|several|many|few|a (?:sample|part|number|third|quarter|half) of|part of|partly|certain|occasionally|sometimes|not (?:all|every)|half of|at least one|one of",
        Force.NONE: r"none|no one|nobody|never|nowhere|not (?:one|a single|any)|no(?=\s\w)",
        Force.ONLY: r"(?<!not )only|solely|exclusively|just",
        Force.CONDITION: r"if|unless|except|only (?:when|if|after|with|for|to)|provided(?: that)?|as long as|subject to|in case|apart from|excluding|other than|on condition|in (?:adults|children|patients|people|women|men) (?:over|under|aged|with)|for (?:adults|children|patients|people) (?:over|under|aged|with)|under \d+|over \d+",
        Force.SAID: r"sa(?:id|ys?)|according to|claim(?:s|ed)|argu(?:es|ed)|maintain(?:s|ed)|told|stat(?:es|ed)|alleg(?:es|ed)|called|calls|describ(?:es|ed)|rumou?rs?|reported|predicted|announced|insist(?:s|ed)|accus\w+|warn(?:s|ed)|in the view of|complain\w*|estimat(?:es|ed)",
        Force.DISPUTED: r"den(?:y|ies|ied)|disput(?:es|ed)|reject(?:s|ed)? (?:this|that|the claim|the accusation)|unfounded|untrue|false|contradict(?:s|ed)|refut(?:es|ed)|no truth|left .{3,40} open|invented|rumou?rs?|alleged(?:ly)?",
    },
    "de": {
        Force.DUTY: r"muss|müssen|musste\w*|verpflichtet|pflicht|vorgeschrieben|erforderlich|hat .{0,40}zu \w+en|haben .{0,40}zu \w+en|zwingend|ist .{0,30}zu \w+en|sind .{0,30}zu \w+en",
        Force.LEAVE: r"kann|können|darf|dürfen|erlaubt|gestattet|freiwillig|berechtigt|optional|wahlweise",
        Force.ADVICE: r"soll|sollte\w*|sollen|empf\w+|geraten|ratsam",
        Force.PLAN: r"plan(?:t|en|te)|geplant\w*|will|wollen|würde\w*|vorgeschlagen\w*|vorschlag|entwurf|gesetzentwurf|beabsichtigt|soll|sollen|vorgesehen|erwägt|hofft|strebt|beantragt|wird|werden|noch nicht",
        Force.DOUBT: r"könnte\w*|möglicherweise|vermutlich|wahrscheinlich|vielleicht|offenbar|womöglich|wohl|scheint|scheinen|deute\w*|hinweise|vermut\w+|geschätzt\w*|mutmaßlich\w*|dürfte\w*",
        Force.LINK: r"zusammenhang|beobacht\w+|häufiger|verbunden",
        Force.PROOF: r"verursach\w+|beweis\w+|bewiesen|nachgewiesen|belegt|führt zu|ausgelöst|sicher|eindeutig|bestätigt",
        Force.ALL: r"alle[nrsm]?|jede[rsnm]?|immer|sämtliche\w*|ganze\w*|beide\w*|überall|stets|ausnahmslos|ohne (?:einschränkung|ausnahme)|generell|jederzeit",
        Force.MOST: r"die meisten|den meisten|mehrheit|fast alle\w*|überwiegend\w*|größtenteils|großteil",
        Force.SOME: r"einige[nr]?|manche[nr]?|mehrere[nr]?|viele[nr]?|wenige[nr]?|teilweise|ein teil|nicht (?:alle|jede)\w*|gelegentlich|manchmal|stichprobe|einzelne[nr]?",
        Force.NONE: r"kein(?:e[nrsm]?)?|niemand|nie|niemals|nirgends",
        Force.ONLY: r"nur|ausschließlich|lediglich|allein",
        Force.CONDITION: r"wenn|falls|sofern|außer|es sei denn|nur (?:nach|mit|bei|für|wenn|in)|ausgenommen|vorausgesetzt|mit ausnahme|unter der bedingung|ab \d+ jahren|über \d+|unter \d+",
        Force.SAID: r"sag(?:t|te|en)|laut|behaupt\w+|nach angaben|zufolge|erklär(?:t|te|en)|mein(?:t|te)|nann?te|nennt|bezeichne\w+|berichte\w+|wirft|werfen|gerücht\w*|warnt\w*|kritisier\w+|so der|so die|versichert\w*",
        Force.DISPUTED: r"bestreite\w*|bestritt|widersprich\w*|dementier\w*|zurückgewiesen|weist .{0,60}zurück|falsch|unwahr|gerücht\w*|haltlos|angeblich\w*|widerleg\w*",
    },
    "fr": {
        Force.DUTY: r"doit|doivent|devra|devront|obligatoire\w*|obligé\w*|tenue?s? de|exigé\w*|faut|imposé\w*|requis\w*",
        Force.LEAVE: r"peut|peuvent|pourra|pourront|autorisé\w*|permis\w*|facultati\w+|possibilité|libre de|libres de",
        Force.ADVICE: r"devrait|devraient|conseill\w+|recommand\w+|invité\w*|préférable",
        Force.PLAN: r"prévoi\w*|prévu\w*|projet\w*|envisag\w+|proposition|propos\w+|souhait\w+|compte\b|comptent|serait|seraient|\w+erait|\w+eraient|pas encore|devrait|va|vont|\w+era\b",
        Force.DOUBT: r"pourrai\w+|peut-être|probable\w*|possible\w*|semble\w*|sembl\w+|suggèr\w+|serait|seraient|aurait|auraient|soupçonn\w*|sans doute|incertain\w*|supposé\w*",
        Force.LINK: r"associé\w*|lié\w*|corrél\w+|observ\w+",
        Force.PROOF: r"caus(?:e|ent|é|ée)|prouv\w+|provoqu\w+|démontr\w+|entraîn\w+|est dû|établi\w*|confirmé\w*|certain\w*ement",
        Force.ALL: r"tous|toutes|tout|toute|chaque|toujours|chacun\w*|sans exception|partout|n'importe|en toute circonstance|l'ensemble",
        Force.MOST: r"la plupart|majorité|presque tou\w+|principalement",
        Force.SOME: r"certain(?:s|es)|quelques|plusieurs|une partie|parfois|beaucoup|peu de|pas tou\w+",
        Force.NONE: r"aucune?|personne|jamais|nul\w*",
        Force.ONLY: r"seul\w*|seulement|uniquement|ne .{2,30} que|exclusivement|n'.{2,30} qu[e']",
        Force.CONDITION: r"si|sauf|à condition|à moins|sous réserve|en cas d[e']|uniquement|lorsque|que sur|qu'(?:après|avec|en|à)|excepté|hormis|dès lors que|moins de \d+ ans|plus de \d+ ans",
        Force.SAID: r"selon|d'après|affirm\w+|dit|disent|déclar\w+|assur\w+|soutien\w+|estim\w+|accus\w+|qualifi\w+|rumeur\w*|prétend\w*|annonc\w+|expliqu\w+|dénonc\w+|jug\w+",
        Force.DISPUTED: r"dément\w*|contest\w+|ni(?:e|ent|é)|faux|fausse|infondé\w*|rumeur\w*|au contraire|réfut\w+|conteste\w*",
    },
    "es": {
        Force.DUTY: r"deben?|deberán?|obligatori\w+|obligad\w+|tienen? que|ha de|han de|exig\w+|requier\w+|hay que",
        Force.LEAVE: r"puede[ns]?|podrá[ns]?|permit\w+|autoriz\w+|opcional\w*|voluntari\w+|facultad|libre de",
        Force.ADVICE: r"debería[ns]?|recomiend\w+|recomend\w+|aconsej\w+|conviene",
        Force.PLAN: r"prev[ée]\w*|planea\w*|propone\w*|propuesta|proyecto|pretende\w*|quiere[ns]?|estudia|\w+ría[ns]?|anteproyecto|aún no|todavía no|va a|van a|\w+rá[ns]?|aspira\w*|espera\w*",
        Force.DOUBT: r"podría[ns]?|posible\w*|probable\w*|quizá\w*|tal vez|parece[ns]?|sugier\w+|sospech\w+|indicios|presunt\w+|al parecer|cree[ns]?",
        Force.LINK: r"asocia\w*|relaciona\w*|correlaci\w+|observ\w+",
        Force.PROOF: r"causa[ns]?|caus[óa]d?\w*|demuestra\w*|demostr\w+|provoc\w+|prueba[ns]?|prob[óa]d?\w*|se deb\w+|confirm\w+|es segur\w+",
        Force.ALL: r"tod[oa]s?|cada|siempre|ambos|ambas|cualquier\w*|sin excepción|en general|entero|entera",
        Force.MOST: r"la mayoría|mayor parte|casi tod\w+|mayoritari\w+",
        Force.SOME: r"algun[oa]s|vari[oa]s|much[oa]s|poc[oa]s|una parte|a veces|no tod\w+|ciert[oa]s|unos|unas",
        Force.NONE: r"ningun[oa]?|ningún|nadie|nunca|jamás",
        Force.ONLY: r"sol[oa]|sólo|solamente|únicamente|exclusiv\w+",
        Force.CONDITION: r"si|salvo|excepto|siempre que|a menos que|cuando|a condición|en caso de|solo (?:si|con|para|en)|sólo (?:si|con|para|en)|con la condición|mayores de|menores de",
        Force.SAID: r"según|dij\w+|dice[ns]?|afirm\w+|sostien\w+|asegur\w+|declar\w+|acus\w+|calific\w+|rumor\w*|denunci\w+|consider\w+|aleg\w+|a juicio de|advirti\w+|critic\w+",
        Force.DISPUTED: r"niega\w*|neg[óa]\w*|desmient\w+|desminti\w+|rechaz\w+ (?:esa|esta|la) (?:acusación|versión)|fals[oa]\w*|infundad\w+|rumor\w*|contradi\w+|descart\w+",
    },
    "vi": {
        Force.DUTY: r"phải|bắt buộc|buộc|cần phải|có nghĩa vụ|có trách nhiệm",
        Force.LEAVE: r"có thể|được phép|có quyền|được|tùy chọn|tự nguyện|không bắt buộc",
        Force.ADVICE: r"nên|khuyên|khuyến nghị|khuyến cáo|khuyến khích",
        Force.PLAN: r"dự kiến|kế hoạch|đề xuất|dự thảo|dự định|sẽ|sắp|muốn|đang xem xét|chưa",
        Force.DOUBT: r"có thể|có lẽ|dường như|có khả năng|liên quan|gợi ý|cho thấy khả năng|nghi|ước tính|có vẻ",
        Force.LINK: r"liên quan|quan sát",
        Force.PROOF: r"gây ra|chứng minh|làm (?:giảm|tăng)|dẫn đến|khẳng định rằng|chắc chắn|do .{2,20} gây",
        Force.ALL: r"tất cả|mọi|toàn bộ|mỗi|luôn|cả nước|bất cứ|bất kỳ|ai cũng|đều",
        Force.MOST: r"phần lớn|đa số|hầu hết|chủ yếu",
        Force.SOME: r"một số|vài|nhiều|một phần|đôi khi|không phải (?:tất cả|mọi)|một vài|ít",
        Force.NONE: r"không ai|không (?=\w+ nào)|chưa ai|chẳng ai|không một|không hề",
        Force.ONLY: r"chỉ|duy nhất",
        Force.CONDITION: r"nếu|trừ|ngoại trừ|với điều kiện|khi|chỉ (?:khi|áp dụng|được)|trong trường hợp|miễn là|dưới \d+ tuổi|trên \d+ tuổi",
        Force.SAID: r"cho biết|theo|cho rằng|nói|khẳng định|tuyên bố|cáo buộc|tin đồn|lan truyền|nhận định|tố|báo cáo",
        Force.DISPUTED: r"bác bỏ|phủ nhận|bịa đặt|sai sự thật|tin đồn|không đúng|lan truyền",
    },
    "zh": {
        Force.DUTY: r"必须|应当|须|應當|必須|务必|有义务|不可不|应(?!用|对|该)",
        Force.LEAVE: r"可以|可(?!能|见|靠)|允许|准许|有权|自愿|能够",
        Force.ADVICE: r"建议|宜|最好|应该",
        Force.PLAN: r"计划|拟|将|打算|草案|提议|预计|尚未|准备|考虑|有望",
        Force.DOUBT: r"可能|或许|也许|似乎|推测|疑似|大概|估计|据信|或与|怀疑|表明可能|提示",
        Force.LINK: r"有关|相关|关联",
        Force.PROOF: r"导致|造成|引起|证明|证实|确定|肯定|所致",
        Force.ALL: r"所有|全部|每|一律|都|全国|全市|总是|任何|均|随时|全体",
        Force.MOST: r"大多数|大部分|多数|绝大",
        Force.SOME: r"部分|一些|有些|少数|个别|若干|并非所有|不是所有|有的|抽",
        Force.NONE: r"没有(?:一|任何|人)|无一|无人|从未|从不",
        Force.ONLY: r"只|仅|唯一",
        Force.CONDITION: r"如果|若|除非|除(?:了)?.{1,12}外|只有|仅限|但.{0,8}除外|在.{1,12}情况下|须经|以上的|以下的|的前提下|如(?=\S)",
        Force.SAID: r"称|表示|认为|指出|据.{1,12}(?:说|称|报道)|声称|说|指责|传闻|批评|形容",
        Force.DISPUTED: r"否认|不实|谣言|传闻|驳斥|反驳|澄清|并非事实|质疑",
    },
    "ja": {
        Force.DUTY: r"なければならない|なければなりません|義務|必須|必要がある|必要があります|ねばならない|べからず",
        Force.LEAVE: r"できる|できます|てもよい|てもいい|可能(?!性)|任意|許可|認められ",
        Force.ADVICE: r"べき|推奨|勧め|望ましい|ほうがよい",
        Force.PLAN: r"予定|計画|方針|検討|見込み|提案|法案|案(?=[がはをで])|目指|まだ|つもり|見通し",
        Force.DOUBT: r"かもしれ|可能性|らしい|ようだ|とみられ|傾向|推定|示唆|おそらく|と考えられ|恐れ|思われ|疑い",
        Force.LINK: r"関連|傾向|相関",
        Force.PROOF: r"証明|原因であ|引き起こ|によって生じ|明らかに|断定|実証|確認された",
        Force.ALL: r"すべて|全て|全員|全店|全国|必ず|いつも|毎(?=[日回])|どの.{1,6}も|あらゆる|誰でも|常に|全(?=[室戸品作])",
        Force.MOST: r"ほとんど|大半|大多数|多くの|大部分",
        Force.SOME: r"一部|いくつか|少数|数[人店社件]|わずか|すべて.{0,12}わけではない|何人か|半数",
        Force.NONE: r"一(?:人|つ|度|件)も|誰も|まったく.{0,12}ない|全く.{0,12}ない|皆無",
        Force.ONLY: r"のみ|だけ|限り|限って|しか",
        Force.CONDITION: r"場合|限り|ければ|たら|れば|除[いきく]|以外|条件|のみ|限って|とき",
        Force.SAID: r"によると|によれば|述べ|語っ|主張|と話|という|うわさ|噂|指摘|訴え|と説明|非難|評し|と批判",
        Force.DISPUTED: r"否定|反論|事実ではない|うわさ|噂|誤り|争っ|根拠がない",
    },
    "hi": {
        Force.DUTY: r"अनिवार्य|आवश्यक|ज़रूरी|जरूरी|होगा|होगी|पड़ेगा|पड़ता|पड़ती|बाध्य|करना है|चाहिए ही",
        Force.LEAVE: r"सकते|सकता|सकती|अनुमति|वैकल्पिक|इच्छा|स्वैच्छिक",
        Force.ADVICE: r"चाहिए|सलाह|सिफ़ारिश|सिफारिश|अनुशंसा",
        Force.PLAN: r"योजना|प्रस्ताव|प्रस्तावित|विधेयक|मसौदा|विचार|इरादा|जाएगा|जाएगी|अभी तक नहीं|बनाने की",
        Force.DOUBT: r"शायद|संभव|संभवतः|सकता|सकती|लगता|प्रतीत|अनुमान|संकेत|हो सकता",
        Force.LINK: r"संबंध|जुड़",
        Force.PROOF: r"कारण बन|साबित|सिद्ध|प्रमाणित|की वजह से|पुष्टि",
        Force.ALL: r"सभी|सब|हर|प्रत्येक|पूरे|हमेशा|तमाम",
        Force.MOST: r"अधिकांश|अधिकतर|ज़्यादातर|ज्यादातर",
        Force.SOME: r"कुछ|कई|थोड़े|सभी .{0,20}नहीं|आंशिक",
        Force.NONE: r"कोई .{0,24}नहीं|किसी .{0,24}नहीं|कभी नहीं",
        Force.ONLY: r"केवल|सिर्फ़|सिर्फ|मात्र|ही",
        Force.CONDITION: r"यदि|अगर|बशर्ते|जब तक|सिवाय|को छोड़कर|शर्त|पंजीकृत|तभी",
        Force.SAID: r"कहना|कहा|अनुसार|मुताबिक|बताया|दावा|आरोप|अफ़वाह|अफवाह",
        Force.DISPUTED: r"खारिज|ख़ारिज|इनकार|इन्कार|ग़लत|गलत|अफ़वाह|अफवाह|निराधार|खंडन",
    },
    "ar": {
        Force.DUTY: r"يجب|ملزم\w*|إلزامي\w*|يتعين|يلزم|لا بد|واجب",
        Force.LEAVE: r"يجوز|يمكن|يحق|مسموح|اختياري\w*|يسمح|طوعي",
        Force.ADVICE: r"ينبغي|ينصح|يُنصح|يستحسن|يوصى|تنصح",
        Force.PLAN: r"تعتزم|يعتزم|تخطط|يخطط|مشروع قانون|مقترح|اقترح\w*|سوف|س(?=[يتن]\w{3})|من المقرر|لم .{1,20} بعد|تنوي|مسودة|المزمع",
        Force.DOUBT: r"قد|ربما|يحتمل|محتمل\w*|يبدو|تشير|يشير|يُعتقد|أولية|يرجح|لعل",
        Force.LINK: r"يرتبط|ارتباط|مرتبط\w*",
        Force.PROOF: r"يسبب|تسبب\w*|أثبت\w*|ثبت|يؤدي|بسبب|مؤكد|أكد\w* أن",
        Force.ALL: r"كل|جميع|لجميع|دائما|دائمًا|كافة|كامل|أي|أنحاء",
        Force.MOST: r"معظم|أغلب|غالبية|أكثرية",
        Force.SOME: r"بعض|عدد من|عدة|جزء|ليس كل|أحيانا|قليل",
        Force.NONE: r"لا أحد|لم .{0,24}أي|لا .{0,24}أي|أبدا|أبدًا|قط",
        Force.ONLY: r"فقط|إلا|حصرا|وحده\w*",
        Force.CONDITION: r"إذا|شرط|بشرط|باستثناء|ما لم|إلا|في حال|عدا|سوى|عند",
        Force.SAID: r"قال\w*|وقال\w*|بحسب|وفقا|وفقًا|حسب|زعم\w*|اتهم\w*|صرح\w*|شائعات|إشاعة|وصف\w*|ذكر\w*|أعلن\w*",
        Force.DISPUTED: r"نفى|نفت|ونفى|ونفت|ينفي|تنفي|كاذب\w*|شائعات|إشاعة|غير صحيح\w*|رفض\w* الاتهام\w*|لا أساس",
    },
    "th": {
        Force.DUTY: r"ต้อง(?!การ)|จำเป็น|บังคับ|มีหน้าที่",
        Force.LEAVE: r"สามารถ|อาจ|ได้รับอนุญาต|มีสิทธิ|สมัครใจ|อนุญาต",
        Force.ADVICE: r"ควร|แนะนำ",
        Force.PLAN: r"จะ|แผน|เสนอ|ร่าง|เตรียม|คาดว่า|ยังไม่|กำลังพิจารณา|ตั้งเป้า",
        Force.DOUBT: r"อาจ|น่าจะ|คาดว่า|เป็นไปได้|ดูเหมือน|สันนิษฐาน|สัมพันธ์|บ่งชี้",
        Force.LINK: r"เกี่ยวข้อง|สัมพันธ์",
        Force.PROOF: r"ทำให้|พิสูจน์|ก่อให้เกิด|เป็นสาเหตุ|ยืนยันว่า|แน่นอน",
        Force.ALL: r"ทุก|ทั้งหมด|ทั้งประเทศ|ทั่วประเทศ|เสมอ|ทั้งสอง",
        Force.MOST: r"ส่วนใหญ่|ส่วนมาก|เกือบทุก|เกือบทั้งหมด",
        Force.SOME: r"บาง|ส่วนหนึ่ง|จำนวนหนึ่ง|หลาย|ไม่ใช่ทุก|ไม่ทุก",
        Force.NONE: r"ไม่มี.{0,20}(?:ใด|เลย|สัก)|ไม่เคย",
        Force.ONLY: r"เท่านั้น|เพียง|เฉพาะ",
        Force.CONDITION: r"ถ้า|หาก|ยกเว้น|เว้นแต่|เมื่อ|เฉพาะ|เว้น|โดยมีเงื่อนไข",
        Force.SAID: r"กล่าว|ระบุ|อ้าง|ตามที่|ตามคำ|บอก|กล่าวหา|ข่าวลือ|เผย",
        Force.DISPUTED: r"ปฏิเสธ|ไม่จริง|ข่าวลือ|โต้แย้ง|เท็จ",
    },
}
_UNSPACED = frozenset(("zh", "ja", "th"))


@lru_cache(maxsize=256)
def _pattern(lang: str, force: Force) -> re.Pattern[str] | None:
    words = _WORDS.get(lang, {}).get(force)
    if words is None:
        return None
    return re.compile(words if lang in _UNSPACED else rf"(?<![^\W_])(?:{words})(?![^\W_])", re.IGNORECASE)


def readable(lang: str | None) -> bool:
    """Tell whether there are lists for a language."""
    return (lang or "en") in _WORDS


def find(text: str, lang: str | None, force: Force) -> re.Match[str] | None:
    """Return the first word of a text, folded, with this force; None where it has none, or the language no list."""
    pattern = _pattern(lang or "en", force)
    return pattern.search(text) if pattern else None


def forces(text: str, lang: str | None, *wanted: Force) -> frozenset[Force]:
    """Return which of the wanted forces a text, folded, has."""
    return frozenset(force for force in wanted if find(text, lang, force))

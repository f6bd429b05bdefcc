"""Words that turn a statement round, per language: negations, pairs of opposites, and the phrases in which a negation negates nothing.

Reviewed lists, short on purpose: a pair stands here only if swapping the two words turns a statement into its opposite in ordinary prose.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from citebound.text.terms import stem

# Phrases in which the negation belongs to a bound, an addition or an idiom.
_EMPTY = {
    "en": r"not only|not just|not merely|no (?:more|less|fewer|later|earlier|longer|sooner) than|not (?:more|less|fewer|later|earlier|exceed\w*|older|younger) ?(?:than)?|whether or not|no doubt|not to mention|no matter|no\.|nos?\. ?\d+|nothing but|not (?:\w+ ){0,4}until|if not|not necessarily",
    "de": r"nicht nur|nicht (?:mehr|weniger|später|früher|älter|jünger) als|nicht zuletzt|keine? (?:\w+ )?mehr als",
    "fr": r"non seulement|pas seulement|pas plus (?:de|que)|pas moins (?:de|que)|n(?:e |['’])(?:\w+ ){0,6}qu[e'’]|n'excède|ne peut excéder|ne dépasse",
    "es": r"no s[oó]lo|no solamente|no más de|no menos de|no (?:podrá |debe )?(?:superar|exceder)\w*|no obstante",
    "vi": r"không (?:chỉ|những)|không quá|không (?:ít|nhiều|dưới) hơn|không dưới|không vượt quá",
    "zh": r"非.{1,6}不可|并非不|不是不|不无|不仅|不但|不只|不超过|不得超过|不少于|不低于|不高于|不得少于|不得低于|不论|不管|不断|不同|不久|不过|不足",
    "ja": r"だけでなく|のみならず|少なくない|かもしれない|なければならない|なければなりません|ないと(?:いけ|なら)ない|に過ぎない",
    "ar": r"لا يقل|لا يزيد|لا يتجاوز|ليس فقط|لا سيما|لا بد",
    "hi": r"न केवल|से अधिक नहीं|से कम नहीं",
    "th": r"ไม่เพียง|ไม่เกิน|ไม่น้อยกว่า|ไม่ต่ำกว่า",
}
_NEGATIONS = {
    "en": r"\b(?:not|no|never|neither|nor|none|nobody|nothing|nowhere|without|cannot|except|unless|hardly|scarcely)\b|n['’]t\b",
    "de": r"\b(?:nicht|kein|keine|keinen|keinem|keiner|keines|nie|niemals|niemand|nichts|ohne|weder|außer)\b",
    "fr": r"\b(?:ne|n['’](?=\w)|non|aucun|aucune|jamais|sans|ni|sauf)\b|\bn['’]",
    "es": r"\b(?:no|nunca|jamás|ningún|ninguna|ninguno|nadie|nada|sin|tampoco|ni|salvo|excepto)\b",
    "it": r"\b(?:non|mai|nessun|nessuno|nessuna|senza|né|niente|nulla)\b",
    "pt": r"\b(?:não|nunca|jamais|nenhum|nenhuma|ninguém|nada|sem|nem)\b",
    "nl": r"\b(?:niet|geen|nooit|niemand|niets|zonder)\b",
    "ru": r"\b(?:не|нет|ни|нельзя|без|никогда|никто|ничего)\b",
    "uk": r"\b(?:не|немає|ні|без|ніколи|ніхто)\b",
    "pl": r"\b(?:nie|bez|nigdy|nikt|żaden|żadna|żadne)\b",
    "tr": r"\b(?:değil|yok|hiç|asla)\b|\b\w+(?:maz|mez|mıyor|miyor|muyor|müyor|madı|medi|mayacak|meyecek|mamak|memek)\w*",
    "id": r"\b(?:tidak|bukan|belum|jangan|tanpa|tak)\b",
    "sv": r"\b(?:inte|ej|icke|ingen|inget|inga|aldrig|utan)\b",
    "ko": r"않|없|못하|아니|말아야",
    "fa": r"(?<!\w)(?:نیست|نیستند|ندارد|ندارند|نباید|نمی\w*|نشده|بدون|هرگز)(?!\w)",
    "vi": r"\b(?:không|chưa|chẳng|đừng|chớ|trừ)\b",
    "zh": r"不(?!同|久|断|過|过)|没有|沒有|未(?!来|成年)|无(?!论)|無(?!論)|非(?!常|洲)|除外|除非",
    "ja": r"ない|ません|ぬ(?=。|、|$)|ず(?=、|に)|以外",
    "ar": r"(?<!\w)[وف]?(?:لا|ليس|ليست|لم|لن|غير|بدون|دون|ما)(?!\w)",
    "hi": r"(?<![\u0900-\u097f])(?:नहीं|न|मत|बिना)(?![\u0900-\u097f])",
    "th": r"ไม่|มิได้|ห้าม",
}
# Pairs of opposites: the right side counts as the left one, negated.
_OPPOSITES = {
    "en": """leave: allow permit authorise authorize|prohibit forbid ban bar
        open|close shut
        approve accept adopt|reject refuse
        pass|fail
        meet met|fail miss
        contain|lack
        support|oppose
        save|lose
        agree|refuse
        enable|disable
        arrive|depart leave
        accept|deny
        succeed success|fail failure
        healthy|sick ill
        full|empty
        cheap cheaper|expensive dearer
        public|private
        temporary|permanent
        internal|external
        positive|negative
        early earlier|late later
        more|less fewer
        larger bigger|smaller
        faster|slower
        inside within|outside
        include|exclude
        direction: increase rise rose risen grow grew grown gain climb up higher|decrease decline fall fell fallen drop reduce shrink shrank down lower
        refund return|lose forfeit
        free|paid pay charge cost fee
        raise|lower
        keep|cancel abolish
        suitable|unsuitable
        known|unknown
        accept accepted|refuse refused
        increase|shrink
        tighten|loosen relax
        extend|shorten
        longer|shorter
        heavier|lighter
        louder|quieter
        simple|complex complicated
        hire hired|dismiss dismissed fire
        grant|deny refuse
        upheld uphold|overturn quash
        valid|invalid expired
        possible|impossible
        legal lawful|illegal unlawful
        mandatory compulsory required obligatory|optional voluntary
        safe|unsafe dangerous
        eligible|ineligible
        temporal: before prior|after following
        win won|lose lost
        cause|prevent
        generate|use
        start begin began|stop end cease
        present|absent
        guilty|innocent
        profit|loss
        import|export
        maximum|minimum
        best|worst
        first|last
        most|least
        apply applies|suspend waive
        true|false
        able|unable
        effective|ineffective
        common|rare
        above over|below under
        agree agreed|disagree disagreed
        confirm|deny denied denies""",
    "de": """leave: erlaubt zulässig gestattet|verboten unzulässig untersagt
        geöffnet offen öffnet|geschlossen gesperrt schließt
        angenommen genehmigt stattgegeben zustimmt|abgelehnt abgewiesen verweigert
        direction: gestiegen steigt stieg erhöht zugenommen zunahm teurer wuchs|gesunken sinkt sank gefallen zurückgegangen zurück verringert abgenommen billiger schrumpfte
        kostenlos kostenfrei gratis|kostenpflichtig kostet
        enthalten inbegriffen|ausgeschlossen
        geeignet|ungeeignet
        bestanden|durchgefallen
        freiwillig|verpflichtend
        gewonnen gewann|verloren verlor
        öffentlich|privat
        innerhalb|außerhalb
        mehr|weniger
        schneller|langsamer
        gültig|ungültig
        temporal: vor|nach
        mindestens|höchstens
        pflichtig|frei""",
    "fr": """leave: autorisé permis|interdit
        ouvert ouvre|fermé ferme
        accepté approuvé adopté|refusé rejeté
        direction: augmenté progressé augmente hausse allonge allongera|diminué baissé reculé diminue baisse recul réduit réduira
        gratuit gratuite|payant payante
        inclus comprise compris|exclu
        gagné|perdu
        plus|moins
        dedans|dehors
        facultatif|obligatoire
        valable valide|périmé
        temporal: avant|après
        minimum|maximum""",
    "es": """leave: permitido autorizado|prohibido
        abierto abierta abre|cerrado cerrada cierra
        estimó estimado|desestimó desestimado
        incluido incluida|excluido excluida
        ganó ganado|perdió perdido
        voluntario opcional|obligatorio
        más|menos
        aprobado aceptado|rechazado
        direction: aumentó subió creció|disminuyó bajó cayó
        temporal: antes|después
        mínima mínimo|máxima máximo
        gratuito|pago""",
    "vi": """direction: tăng|giảm
        leave: phép|cấm
        thắng|thua
        temporal: trước|sau
        mở|đóng
        phép|cấm""",
    "zh": """direction: 增加 上升 上涨 增长|减少 下降 下跌
        leave: 允许|禁止
        高于|低于
        以上|以下
        temporal: 之前|之后
        开放|关闭
        盈利|亏损
        免费|收费
        批准|驳回
        接受|拒绝
        胜诉|败诉
        缩短|延长""",
    "ja": """direction: 増加 上昇 増え 上が|減少 低下 減っ 下が
        無料|有料
        許可|禁止
        採用|不採用
        開館|閉館
        開い|閉じ
        可能|不可
        以上|以下
        temporal: 前|後
        対象|対象外""",
    "ar": """leave: يجوز يسمح|يحظر يمنع
        قبل قبلت وافق وافقت|رفض رفضت
        مفتوح|مغلق
        مجاني مجانا|مدفوع
        direction: ارتفع زاد|انخفض تراجع
        temporal: قبل|بعد""",
    "it": """leave: consentito permesso autorizzato|vietato proibito
        aperto aperta|chiuso chiusa
        approvato accettato accolto|respinto rifiutato
        direction: aumentato cresciuto salito aumenta|diminuito calato sceso diminuisce
        gratuito gratuita|pagamento
        incluso compreso|escluso
        temporal: prima|dopo
        vinto|perso
        minimo|massimo
        più|meno""",
    "pt": """leave: permitido autorizado|proibido
        aberto aberta abre|fechado fechada fecha
        aprovado aceito aceite|rejeitado recusado
        direction: aumentou subiu cresceu|diminuiu caiu baixou
        gratuito gratuita|pago paga
        incluído incluída|excluído excluída
        temporal: antes|depois
        ganhou venceu|perdeu
        mínimo|máximo
        mais|menos""",
    "nl": """leave: toegestaan|verboden
        open|gesloten
        goedgekeurd aangenomen|afgewezen geweigerd
        direction: gestegen steeg toegenomen|gedaald daalde afgenomen
        gratis|betaald
        inbegrepen|uitgesloten
        temporal: voor|na
        gewonnen|verloren
        meer|minder""",
    "ru": """leave: разрешено разрешается|запрещено запрещается
        открыт открыта открыто|закрыт закрыта закрыто
        одобрил принял|отклонил отказал
        direction: вырос выросла увеличился увеличилась|снизился снизилась упал упала сократился сократилась
        бесплатно бесплатный бесплатная|платно платный платная
        temporal: до|после
        больше|меньше""",
    "id": """leave: boleh diizinkan|dilarang
        buka dibuka|tutup ditutup
        disetujui diterima|ditolak
        direction: naik meningkat bertambah|turun menurun berkurang
        gratis|berbayar
        temporal: sebelum|sesudah setelah
        menang|kalah
        lebih|kurang""",
    "tr": """leave: serbest izinli|yasak
        açık|kapalı
        kabul|ret
        direction: arttı yükseldi|azaldı düştü
        ücretsiz|ücretli
        temporal: önce|sonra""",
    "pl": """leave: dozwolone dozwolony|zabronione zabroniony zakazane
        otwarte otwarty otwarta|zamknięte zamknięty zamknięta
        direction: wzrósł wzrosła wzrosły|spadł spadła spadły
        bezpłatny bezpłatne|płatny płatne
        temporal: przed|po""",
    "ko": """direction: 증가 상승|감소 하락
        leave: 허용|금지
        무료|유료
        이상|이하
        temporal: 이전|이후
        승인|거부""",
    "hi": """direction: बढ़ बढ़ी बढ़ा बढ़े वृद्धि|घट घटी घटा घटे गिर गिरी गिरा कमी
        खुला खुली खुले|बंद
        leave: अनुमति|मना वर्जित प्रतिबंधित
        मुफ़्त मुफ्त निःशुल्क|शुल्क
        temporal: पहले|बाद
        स्वीकार मंज़ूर मंजूर|अस्वीकार ख़ारिज खारिज""",
    "th": """direction: เพิ่ม สูงขึ้น|ลด ต่ำลง
        เปิด|ปิด
        leave: อนุญาต|ห้าม
        temporal: ก่อน|หลัง
        ชนะ|แพ้
        อนุมัติ|ปฏิเสธ""",
}


@lru_cache(maxsize=32)
def negation_pattern(lang: str | None) -> re.Pattern[str] | None:
    """Return the pattern of the negations of a language; None where it has no list."""
    pattern = _NEGATIONS.get(lang or "en")
    return re.compile(pattern, re.IGNORECASE) if pattern else None


@lru_cache(maxsize=32)
def empty_pattern(lang: str | None) -> re.Pattern[str] | None:
    """Return the pattern of the phrases in which a negation negates nothing."""
    pattern = _EMPTY.get(lang or "en")
    return re.compile(rf"\b(?:{pattern})" if (lang or "en") not in ("zh", "ja", "th", "ar", "hi") else pattern, re.IGNORECASE) if pattern else None


class Opposites(NamedTuple):
    """Two sets of stems that turn a statement into its opposite when one takes the place of the other, and what such a turn is called."""

    kind: str
    positive: frozenset[str]
    negative: frozenset[str]


@lru_cache(maxsize=32)
def opposites(lang: str | None) -> tuple[Opposites, ...]:
    """Return the pairs of opposites of a language, stemmed; words of a script without blanks stay as they are."""
    pairs = []
    for line in _OPPOSITES.get(lang or "en", "").splitlines():
        kind, _, words = line.strip().rpartition(":")
        left, _, right = words.strip().partition("|")
        if right:
            pairs.append(Opposites(kind or "antonym", *(frozenset(stem(word, lang) for word in side.split()) for side in (left, right))))
    return tuple(pairs)


@lru_cache(maxsize=32)
def swapped(lang: str | None) -> dict[str, frozenset[str]]:
    """Return, for each word of a pair, the words that say the same or would turn it round: all of them stand in its place."""
    found: dict[str, frozenset[str]] = {}
    for pair in opposites(lang):
        both = pair.positive | pair.negative
        found |= {term: found.get(term, frozenset()) | both for term in both}
    return found

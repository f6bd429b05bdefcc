"""Which stretches of an answer assert nothing: questions, greetings, abstentions, disclaimers, lead-ins, placeholders.

Whatever is not clearly one of these is a claim: a claim taken for small talk would pass unchecked, and a greeting taken for a claim is only a nuisance. Text
with a figure in it is never small talk, a lead-in or a disclaimer.
"""

from __future__ import annotations

import re
from functools import lru_cache

from citebound.model import ClaimKind

_QUESTION = re.compile("[?\uff1f\u061f\u037e][\"'\u201d\u2019\u00bb)\\]*_]*\\s*$")
_LEAD_IN = re.compile("[:\uff1a][*_\\s]*$")
_FIGURE = re.compile(r"\d")
_LENGTH = re.compile(r"\b\d{1,4}[\s-](?:words?|sentences?|characters?|bullet points?|points|steps|items)\b", re.IGNORECASE)
# What follows one of these asserts something, whatever stands before it.
_TURN = re.compile(
    r"\b(?:but|however|although|though|yet|nevertheless|instead|only that|while|because|therefore|pero|sino|sin embargo|aber|jedoch|sondern|mais|cependant|nhưng|tuy nhiên)\b|"
    r"[,;]\s+(?:so|thus|hence|which|the|it|this|they|there|we|i|he|she)\s|但|しかし|ただし|所以|因此|لكن|लेकिन"
)
_GIVEN = r"(?:provided|given|retrieved|supplied|available|cited|above|attached|search)"
_TEXTS = r"(?:documents?|sources?|contexts?|passages?|excerpts?|materials?|search results?|results)"
_ANY_TEXT = rf"(?:{_TEXTS}|texts?|information|articles?|records?|files?|reports?|pages?)"
_THESE = rf"(?:{_TEXTS}|{_GIVEN}\s+{_ANY_TEXT})"
_SAY = r"(?:say|state|mention|contain|include|specify|provide|address|discuss|cover|indicate|give|answer|describe|explain|tell)"
_NOT = r"(?:\s+not|n['’]t|not)\s+"


# An abstention is negated, and speaks of what was given or of the writer's own not knowing: a denial about the world is a claim.
@lru_cache(maxsize=1)
def _abstentions() -> re.Pattern[str]:
    return re.compile(
        "|".join(
            (
                rf"^\W*(?:(?:unfortunately|sorry|i['’]?\s?a?m sorry|i apologi[sz]e)\W+(?:but\W+)?)?i\s+(?:could|can|did|do|was|am|have){_NOT}(?:been\s+)?(?:able\s+to\s+)?(?:find|locate|determine|answer|see|identify|confirm|know|have)\b",
                r"^\W*(?:(?:unfortunately|sorry|i['’]?\s?a?m sorry|i apologi[sz]e)\W+(?:but\W+)?)?(?:i|we)(?:\s+(?:am|are|was|were)|['’](?:m|re))\s+(?:unable|not able)\s+to\s+(?:find|locate|determine|answer|identify|confirm)\b",
                rf"^\W*(?:unfortunately\W+)?we\s+(?:could|can|did|do|have){_NOT}(?:find|locate|determine|answer|identify|confirm)\b.{{0,160}}\b(?:in|from|within|based on)\s+(?:\w+\s+){{0,3}}{_TEXTS}",
                rf"^\W*(?:unfortunately\W+)?(?:none of\s+)?(?:the|these|this|those|your|my)\s+(?:\w+\s+)?{_THESE}\b.{{0,40}}\b(?:do|does|did){_NOT}{_SAY}\b",
                rf"^\W*(?:unfortunately\W+)?none of\s+(?:the|these|those)\s+(?:\w+\s+)?{_THESE}\s+{_SAY}s?\b",
                rf"\bno\s+(?:\w+\s+)?(?:information|data|details|evidence|mention|answer)\b.{{0,120}}\b(?:in|within|from|by)\s+(?:the|these|this|any of the|your)\s+(?:\w+\s+)?{_THESE}\b",
                rf"\b(?:is|are|was|were){_NOT}(?:\w+ly\s+)?(?:mentioned|stated|specified|covered|provided|found|given|addressed|discussed|included)\s+(?:in|by|within)\s+(?:the|these|this|any of the|your)\s+(?:\w+\s+)?{_THESE}\b",
                r"\bno (?:he |se )?(?:encontr\w+|pude encontrar|hay información|se menciona\w*|dispongo)\b.{0,100}\b(?:documentos?|fuentes?|contexto|textos? proporcionad\w+)",
                r"^\W*(?:los|las|estos|estas) (?:documentos|fuentes|textos)\b.{0,40}\bno (?:dicen|mencionan|contienen|indican|especifican|incluyen)\b",
                r"\bkeine (?:informationen?|angaben?|hinweise?)\b.{0,100}\b(?:dokument|quelle|unterlage)\w*|^\W*(?:die|diese) (?:\w+ )?(?:dokumente|quellen|unterlagen)\b.{0,60}\b(?:nicht|keine?)\b.{0,40}$",
                r"^\W*je n['’]ai pas (?:trouvé|pu trouver)\b|^\W*je ne (?:sais|trouve) pas\b|\baucune information\b.{0,100}\b(?:documents?|sources?)\b|^\W*(?:les|ces) (?:documents|sources)\b.{0,40}\bne (?:disent|mentionnent|contiennent|précisent|indiquent)\b",
                r"^\W*(?:rất tiếc\W+)?(?:tôi|chúng tôi) (?:không|chưa) (?:tìm thấy|có thông tin|có dữ liệu|biết|thể (?:tìm|trả lời|xác nhận))\b|\bkhông (?:tìm thấy|có) (?:thông tin|dữ liệu)\b.{0,100}\b(?:tài liệu|nguồn|văn bản)\b"
                r"|^\W*(?:các |những )?(?:tài liệu|nguồn|văn bản)(?: \w+){0,4} không (?:nêu|đề cập|nói|cung cấp|chứa)\b",
                r"(?:资料|文件|文档|来源|上下文|提供的(?:信息|内容))[^。！？]{0,12}(?:未|没有|沒有|並未|并未)(?:提及|提到|提供|说明|包含|涉及)|(?:我|我们)?(?:无法|無法|未能|没有)[^。！？]{0,4}在[^。！？]{0,16}(?:资料|文件|文档|来源)[^。！？]{0,8}(?:找到|确认)|^\W*(?:抱歉[，,]?)?我(?:无法|不能)(?:回答|确认)",
                r"(?:資料|文書|文献|情報源|提供された)[^。]{0,20}(?:記載(?:が|は)(?:ありません|ない)|記載されていません|見つかりません|書かれていません|ありませんでした)|^\W*(?:申し訳ありませんが[、,]?)?[^。]{0,12}(?:お答えできません)|^\W*(?:その|この)?情報(?:は|が)(?:見つかりません|ありません)\W*$",
                r"^\W*(?:عذرا\W+|للأسف\W+)?(?:لم أجد|لا أعرف|لم أتمكن من العثور)|(?:المصادر|الوثائق|المستندات)\s.{0,24}(?:لا تذكر|لا تحتوي|لا تتضمن)|لا تذكر (?:المصادر|الوثائق|المستندات)",
                r"(?:दस्तावेज़ों|दस्तावेजों|दस्तावेज़|स्रोतों|स्रोत) में.{0,80}(?:नहीं (?:मिली|मिला|है|दी|दिया)|उल्लेख नहीं)|^\W*(?:इसकी |इस बारे में )?जानकारी नहीं (?:मिली|है)\W*$",
                r"(?:เอกสาร|แหล่งข้อมูล).{0,60}(?:ไม่ได้ระบุ|ไม่มีข้อมูล|ไม่พบ|ไม่ได้กล่าว)|ไม่พบข้อมูล.{0,60}(?:เอกสาร|แหล่งข้อมูล)",
            )
        ),
        re.IGNORECASE,
    )


# A word of every abstention in plain letters; others are only tried where the answer has more than those.
_DENIES = re.compile(r"n(?:'t|ot|o(?:ne)?\b|icht|e\b)|unable|keine?\b|aucune|pas\b")


# A courtesy is one from its first word to its last; what goes on after one is a claim.
@lru_cache(maxsize=1)
def _small_talk() -> re.Pattern[str]:
    return re.compile(
        r"^\W*(?:"
        + "|".join(
            (
                r"(?:that['’]s an? |what an? )?(?:great|good|excellent|interesting) question",
                r"(?:hello|hi|hey|dear \w+|good (?:morning|afternoon|evening))(?:\W+(?:there|everyone|all|again|and welcome))?(?:\W+(?:and )?thank(?:s| you)(?:\W+for(?:\W+\w+){1,5})?)?",
                r"(?:many )?thank(?:s| you)(?:\W+(?:so|very) much)?(?:\W+for\W+(?:your|the|asking|reaching|this)(?:\W+\w+){0,5})?",
                r"(?:sure|certainly|of course|absolutely|no problem|you['’]re welcome|gladly)(?:\W+(?:here you go|here it is|my pleasure|happy to help|i can help(?: you)?(?: with that)?))?",
                r"(?:of course\W+|sure\W+)?i(?:['’]m| am|['’]d be| would be) (?:happy|glad) to (?:help|assist|explain)(?:\W+(?:you|with|this|that|your|question|further|out)){0,4}",
                r"i hope (?:this|that|it) (?:helps|answers|is helpful|was helpful)(?:\W+(?:you|your|the|question|out)){0,3}",
                r"(?:please )?let me know (?:if|whether|when) (?:you|there|i|this|that|anything)(?:\W+\w+){0,12}",
                r"(?:please )?(?:feel free|do(?:n['’]t| not) hesitate) to (?:ask|contact|reach out|let me know|get in touch)(?:\W+\w+){0,10}",
                r"(?:if|should) you (?:have|need)(?: any| some)?(?: more| further| other| additional)? ?(?:questions?|help|information|details|assistance|clarification|anything else)\b(?:\W+(?:please|feel|free|to|let|me|know|ask|just|about|on|with|this|that|topic|i|am|i['’]m|here|don['’]t|hesitate|reach|out|contact|us)){0,12}",
                r"is there anything else(?:\W+\w+){0,8}",
                r"have a (?:nice|great|good) (?:day|evening|weekend|one|time)",
                r"here (?:is|are|['’]s)(?: the| a| an| your| some)?(?: (?:brief|short|quick|concise|full|detailed|complete))?(?: (?:summary|answer|overview|list|breakdown|information|steps|details|response|explanation))(?: (?:of|to|for|about|on|in|you|your|the|this|question|article|text|passage|based|provided|given|passages|sources|documents)){0,8}",
                r"hola(?:\W+\w+)?|buenos días|buenas tardes|(?:muchas )?gracias(?: por (?:su|tu|la) \w+)?|con (?:mucho )?gusto|espero que (?:esto|la respuesta) (?:te|le|les)? ?(?:ayude|sirva|sea útil)|no dud(?:es|e|en) en (?:preguntar|contactar|consultar)\w*(?:\W+\w+){0,3}",
                r"hallo(?:\W+\w+)?|guten (?:tag|morgen|abend)|gerne?|vielen dank(?: für (?:ihre|deine|die) \w+)?|ich hoffe,? (?:das|dies) hilft(?: ihnen| dir)?(?: weiter)?|lassen sie (?:es )?mich (?:gerne? )?wissen(?:\W+\w+){0,8}",
                r"bonjour(?:\W+\w+)?|merci(?: beaucoup)?(?: pour votre \w+)?|avec plaisir|n['’]hésitez pas à (?:demander|me contacter|poser)(?:\W+\w+){0,6}|j['’]espère que (?:cela|ceci) (?:vous|t['’])? ?aide\w*",
                r"xin chào(?:\W+\w+){0,2}|chào bạn|cảm ơn(?: bạn| anh| chị)?(?: đã (?:hỏi|đặt câu hỏi|liên hệ)(?:\W+\w+){0,3})?|rất vui được (?:giúp|hỗ trợ)(?: bạn| anh| chị)?|hy vọng (?:điều này|câu trả lời này|thông tin này|câu trả lời|thông tin) (?:sẽ )?(?:giúp ích|hữu ích|có ích)(?: cho bạn)?",
                r"(?:您好|你好)|谢谢(?:您|你)?(?:的(?:提问|问题|咨询))?|希望(?:这|以上)?(?:些|个)?(?:信息|回答|内容)?(?:对您|对你)?(?:能)?有(?:所)?帮助|很高兴(?:为您|能)(?:服务|帮助(?:您)?|解答)",
                r"こんにちは|ありがとうございます|(?:ご)?質問ありがとうございます|お役に立て(?:れば|て)(?:幸い|うれしい)(?:です)?",
                r"مرحبا(?: بك)?|شكرا(?: لك)?(?: على سؤالك)?|آمل أن (?:يكون هذا مفيدا|يساعدك هذا)|يسعدني مساعدتك",
                r"नमस्ते|धन्यवाद|आशा है (?:यह|इससे) (?:मदद|सहायता) (?:मिलेगी|करेगा|होगी)",
                r"สวัสดี(?:ครับ|ค่ะ)?|ขอบคุณ(?:ครับ|ค่ะ|มาก)?",
            )
        )
        + r")\W*$",
        re.IGNORECASE,
    )


_ADVISERS = r"(?:doctor|physician|lawyer|attorney|pharmacist|advis[oe]r|accountant|professional|specialist|expert|provider|clinic|office)"


@lru_cache(maxsize=1)
def _disclaimers() -> re.Pattern[str]:
    return re.compile(
        r"^\W*(?:"
        + "|".join(
            (
                r"(?:please note that )?(?:this|the above|it)(?: \w+)? (?:is not|isn['’]t|does not constitute|should not be taken as)(?: an?)?(?: substitute for)? ?(?:legal|medical|financial|tax|professional|investment) advice",
                r"i['’]?\s?a?m not an? (?:lawyer|doctor|physician|attorney|expert)",
                rf"(?:please )?(?:always )?(?:consult|talk to|speak (?:to|with)|contact|see)(?: with)? (?:an?|your) (?:(?:\w+ ){{0,2}}{_ADVISERS})(?: or (?:an? |your )?(?:\w+ )?{_ADVISERS})?(?:\W+(?:before|if|for|about|first|immediately)\b(?:\W+\w+){{0,10}})?",
                r"as an ai(?: language)? (?:model|assistant)(?:\W+i (?:cannot|can['’]t|do not|don['’]t) (?:give|provide|offer)(?:\W+\w+){1,6})?",
                r"this (?:answer|response|summary) (?:was generated by an ai(?: \w+){0,2}|is based (?:only |solely |entirely )?on the (?:provided|given|available) (?:documents|sources|context|passages|information))",
                r"dies (?:ist|stellt) keine (?:rechts|steuer)beratung(?: dar)?|esto no constituye asesoramiento \w+|ceci ne constitue pas un (?:avis|conseil) \w+",
                r"thông tin (?:này )?(?:không thay thế|chỉ mang tính tham khảo)(?:\W+\w+){0,8}",
            )
        )
        + r")\W*$",
        re.IGNORECASE,
    )


_LONGEST_TALK = 300


class Kinds:
    """Names the kind of a stretch of prose.

    Args:
        counted: the kinds that this profile tells apart; any other is a claim.
        lang: two-letter language code of the answer.
    """

    def __init__(self, counted: frozenset[ClaimKind], lang: str | None) -> None:
        """Keep what is counted."""
        self._counted = counted
        self.lang = lang

    def counts(self, kind: ClaimKind) -> bool:
        """Tell whether this profile knows `kind`."""
        return kind in self._counted

    def of(self, text: str, *, cited: bool) -> ClaimKind | None:
        """Return the kind of a sentence that asserts nothing, None for one that may assert.

        Args:
            text: the sentence with its markers blanked out.
            cited: whether it carries a citation: a cited sentence is no greeting and no disclaimer.
        """
        if len(text) > _LONGEST_TALK or not self._counted:
            return None
        bare = text.strip()
        if _QUESTION.search(bare):
            return self._kept(ClaimKind.QUESTION)
        if _may_abstain(bare) and _abstentions().search(bare) and not _TURN.search(bare.lower()):
            return self._kept(ClaimKind.ABSTENTION)
        if _FIGURE.search(bare) and _FIGURE.search(_LENGTH.sub("", bare)):
            return None
        if _LEAD_IN.search(bare):
            return self._kept(ClaimKind.LEAD_IN)
        if cited:
            return None
        if _small_talk().match(bare):
            return self._kept(ClaimKind.SMALL_TALK)
        return self._kept(ClaimKind.DISCLAIMER) if _disclaimers().match(bare) else None

    def _kept(self, kind: ClaimKind) -> ClaimKind | None:
        return kind if kind in self._counted else None


def _may_abstain(text: str) -> bool:
    return not text.isascii() or _DENIES.search(text.lower()) is not None

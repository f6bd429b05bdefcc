"""Which stretches of an answer assert nothing: questions, greetings, abstentions, disclaimers, lead-ins, placeholders.

Whatever is not clearly one of these is a claim: a claim taken for small talk would pass unchecked, and a greeting taken for a claim is only a nuisance. Text
with a figure in it is never small talk, a lead-in or a disclaimer.
"""

from __future__ import annotations

import re

from citebound.model import ClaimKind

_QUESTION = re.compile("[?\uff1f\u061f\u037e][\"'\u201d\u2019\u00bb)\\]*_]*\\s*$")
_LEAD_IN = re.compile("[:\uff1a][*_\\s]*$")
_FIGURE = re.compile(r"\d")
_LENGTH = re.compile(r"\b\d{1,4}[\s-](?:words?|sentences?|characters?|bullet points?|points|steps|items)\b", re.IGNORECASE)
_TURN = re.compile(
    r"\b(?:but|however|although|though|yet|nevertheless|instead|only that|while|pero|sino|sin embargo|aber|jedoch|sondern|mais|cependant|nhưng|tuy nhiên)\b|"
    r"[,;]\s+(?:the|it|this|they|there|we|i|he|she)\s+\w+s?\b|但|しかし|ただし|لكن|लेकिन"
)

_GIVEN = r"(?:provided|given|retrieved|supplied|available|cited|above|these|this|the|my|your|search|any of the|\w+)"
_TEXTS = r"(?:documents?|sources?|contexts?|passages?|texts?|materials?|results?|excerpts?|information|articles?|records?|files?|reports?)"
_ABSTENTIONS = re.compile(
    "|".join(
        (
            rf"\b(?:i|we)\s+(?:could|can|did|was|were|am|are|do|have)(?:\s?n[o']t|n.t|not)?\s*(?:not |unable to |been able to )?(?:find|locate|determine|answer|see|identify|confirm|know)\b(?=.{{0,120}}\b(?:{_TEXTS}|answer|that|this|whether|if|any)\b)",
            r"^\W*(?:i|we)\s+(?:don.t|do not)\s+(?:know|have (?:enough|any|that|this|sufficient))\b",
            r"^\W*(?:sorry|unfortunately)\b.{0,60}\b(?:not|n.t|no|unable|cannot)\b.{0,60}\b(?:find|information|answer|know|available|mention)",
            rf"\b(?:{_GIVEN}\s+){{0,3}}{_TEXTS}\s+(?:do|does|did)(?:\s+not|n.t)\s+(?:say|state|mention|contain|include|specify|provide|address|discuss|cover|indicate|give|answer|describe|explain|tell|have)\b",
            rf"\b(?:no|not enough|insufficient)\s+(?:information|data|details|evidence|mention|answer)\b.{{0,120}}\b(?:{_TEXTS}|available|found|given|provided)\b",
            rf"\b(?:is|are|was|were)\s+not\s+(?:mentioned|stated|specified|covered|provided|found|given|available|addressed|discussed|included)\s+(?:in|by)\s+(?:{_GIVEN}\s+){{0,3}}{_TEXTS}\b",
            r"\bno (?:he |se )?(?:encontr|pude encontrar|hay información|se menciona|contien|dispongo)\w*.{0,80}\b(?:documento|fuente|texto|información|contexto)",
            r"\b(?:los|las) (?:documentos|fuentes|textos)\b.{0,40}\bno (?:dicen|mencionan|contienen|indican|especifican|incluyen)",
            r"\b(?:keine|nicht)\b.{0,60}\b(?:information|angabe|hinweis|auskunft)\w*.{0,60}\b(?:dokument|quelle|unterlage|text)|\b(?:dokumente|quellen|unterlagen|texte)\w*\b.{0,40}\b(?:enthalten|nennen|sagen|erwähnen)\b.{0,40}\b(?:nicht|kein)",
            r"\b(?:je n.ai pas trouvé|je ne (?:sais|trouve) pas|aucune information|les (?:documents|sources|textes).{0,40}ne (?:disent|mentionnent|contiennent|précisent|indiquent))\b",
            r"\bkhông (?:tìm thấy|có thông tin|có dữ liệu|biết)\b|\b(?:tài liệu|nguồn|văn bản)\b.{0,40}\bkhông (?:nêu|đề cập|nói|cung cấp|chứa)",
            r"(?:未|没有|沒有|无法|無法)(?:找到|提及|提到|提供|说明|回答|確認|确认)|(?:资料|文件|文档|来源)中?(?:未|没有|並未|并未)",
            r"(?:見つかりません|見つけられません|記載(?:が|は)(?:ありません|ない)|わかりません|分かりません|情報(?:が|は)ありません)",
            r"(?:لم أجد|لا أعرف|لا تتوفر معلومات|لا توجد معلومات|لا تذكر (?:المصادر|الوثائق|المستندات)|لم أتمكن من العثور)",
            r"(?:जानकारी नहीं (?:मिली|है)|नहीं मिला|उल्लेख नहीं)",
            r"ไม่พบข้อมูล|ไม่มีข้อมูล|ไม่ได้ระบุ",
        )
    ),
    re.IGNORECASE,
)
_SMALL_TALK = re.compile(
    r"^\W*(?:(?:great|good|excellent|interesting) question\b|(?:hello|hi|hey|dear|good (?:morning|afternoon|evening))\b(?:(?:\W+\w+){0,4}|(?:\W+\w+){0,3}\W+thank(?:s| you)\b(?:\W+\w+){0,6})\W*$|"
    r"(?:sure|certainly|of course|absolutely|no problem|you.re welcome|thanks?(?: you)?)\b(?:\W+\w+){0,6}\W*$|i.m (?:happy|glad) to help\b|i am (?:happy|glad) to help\b|"
    r"i hope (?:this|that|it) helps\b|let me know (?:if|whether|when)\b|(?:please )?feel free to\b|(?:please )?do(?:n.t| not) hesitate to\b|"
    r"(?:if|should) you (?:have|need) (?:any )?(?:more|further|other|additional|anything)\b|is there anything else\b|have a (?:nice|great|good)\b|"
    r"here (?:is|are|.s) (?:the|a|an|your|what|some)\b(?:\W+\w+){0,8}\W*$|"
    r"(?:hola|buenos días|buenas tardes|gracias|con gusto|espero que (?:esto|te|le)|no dudes?n? en)\b|(?:hallo|guten tag|gerne|vielen dank|ich hoffe|lassen sie mich wissen)\b|"
    r"(?:bonjour|merci|avec plaisir|n.hésitez pas|j.espère)\b|(?:xin chào|chào bạn|cảm ơn|rất vui|hy vọng)|(?:您好|你好|谢谢|希望.{0,8}帮助|很高兴)|"
    r"(?:こんにちは|ありがとう|お役に立て|ご質問)|(?:مرحبا|شكرا|آمل أن|يسعدني)|(?:नमस्ते|धन्यवाद|आशा है)|(?:สวัสดี|ขอบคุณ))",
    re.IGNORECASE,
)
_DISCLAIMERS = re.compile(
    r"\b(?:this|the above|it) (?:is|does) not (?:constitute |be )?(?:legal|medical|financial|tax|professional|investment) advice\b|\bi.?a?m not a (?:lawyer|doctor|physician)\b|"
    r"\b(?:please )?(?:consult|talk to|speak (?:to|with)|contact|see) (?:a|an|your) (?:\w+ )?(?:doctor|physician|lawyer|attorney|pharmacist|advisor|adviser|accountant|professional)\b"
    r"|\bas an ai\b|\bthis (?:answer|response|summary) (?:was|is) (?:generated|based)\b|\bkeine rechtsberatung\b|\bno constituye asesor|\bne constitue pas un (?:avis|conseil)"
    r"|không (?:phải|thay thế) (?:là )?(?:lời khuyên|tư vấn)",
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
        if _ABSTENTIONS.search(bare) and not _TURN.search(bare.lower()):
            return self._kept(ClaimKind.ABSTENTION)
        if _FIGURE.search(_LENGTH.sub("", bare)):
            return None
        if _LEAD_IN.search(bare):
            return self._kept(ClaimKind.LEAD_IN)
        if cited:
            return None
        if _SMALL_TALK.search(bare):
            return self._kept(ClaimKind.SMALL_TALK)
        return self._kept(ClaimKind.DISCLAIMER) if _DISCLAIMERS.search(bare) else None

    def _kept(self, kind: ClaimKind) -> ClaimKind | None:
        return kind if kind in self._counted else None

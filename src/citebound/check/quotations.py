"""Does every quotation of a claim stand word for word in a source that the claim cites?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.alignment import align
from citebound.text.language import detect
from citebound.text.quotations import Quotation, find_whole, quotations, stands_verbatim
from citebound.text.terms import content_terms
from citebound.text.words import count_words

# Fewer words in quotation marks are a title, a term or irony as often as a quotation.
_FEWEST_WORDS = 4
_ALTERED = 0.5
# What an ellipsis must not swallow: it would turn the quotation round.
_NEGATION = re.compile(r"\b(?:not|no|never|nicht|kein\w*|ne|pas|nunca|không|chưa)\b|n['’]t\b|不|没|未", re.IGNORECASE)


_SPEECH = re.compile(
    r"\b(?:sa(?:ys?|id|ying)|stat(?:es?|ed|ing)|wr(?:ites?|ote|itten|iting)|t(?:old|ells?)|h(?:eld|olds?)|f(?:inds?|ound)|declar\w+|announc\w+|according|add(?:s|ed)|not(?:es?|ed|ing)|reads?"
    r"|explain\w*|describ\w+|call(?:s|ed|ing)|report(?:s|ed)|quot\w+|conclud\w+|warn\w*|argu\w+|insist\w*|claim\w*|comment\w*|respond\w*|repl\w+|ask(?:s|ed)|laut|zufolge|sagte?|heißt es|erklärt\w*"
    r"|dit|a déclaré|déclar\w+|ajouté|selon|dijo|según|afirm\w+|señal\w+|declar\w+|ha detto|disse|segundo|nói|cho biết|theo)\b|[:\uff1a]\s*$|说|說|表示|称|指出|述べ|言|語|قال|صرح|وفقا|कहा|बताया|กล่าว|ระบุ",
    re.IGNORECASE,
)
_NO_SPEECH = re.compile(
    r"\b(?:questions?|titled|entitled|called|named|term|phrase|word|album|song|book|film|movie|single|series|case|article|chapter|section|headline|label(?:l?ed)?|button|option|known as)\W{0,3}$",
    re.IGNORECASE,
)
_TITLE = 0.6


def _is_speech(text: str, quotation: Quotation, quoted: str) -> bool:
    """Tell whether the marks enclose somebody's words: what is called a title, is written like one, or is a question under discussion is none."""
    before = text[max(0, quotation.start - 61) : quotation.start - 1]
    if _NO_SPEECH.search(before):
        return False
    words = [word for word in quoted.split() if len(word) > _FEWEST_WORDS - 1 and word[0].isalpha()]
    if len(words) > 1 and sum(word[0].isupper() for word in words) >= _TITLE * len(words) and quoted[0].isascii():
        return False
    return _SPEECH.search(before) is not None or _SPEECH.search(text, quotation.end, quotation.end + 40) is not None


class QuotationsCheck:
    """Looks every quotation of four words or more up in the cited sources, up to typography.

    *Finds* a quotation with a word changed, one stitched from several places, one that the source does not have at all, and an ellipsis that leaves a negation
    out.

    *Does not find* a quotation that belongs to another speaker, a short one, or a translated one, whose words the source cannot have.
    """

    name = "quotations"
    version = "1"
    codes = {
        "quote_altered": Explanation(
            "The quotation stands in the source in other words.", "Quote what the source says, or paraphrase without quotation marks."
        ),
        "quote_fabricated": Explanation(
            "The quotation does not stand in any source that the claim cites.", "Remove the quotation, or cite the source that has it."
        ),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield one finding for each quotation that no cited source has."""
        if not case.bound.claim.kind.asserts or not case.cited:
            return
        for quotation in quotations(case.claim.text):
            quoted = case.claim.text[quotation.start : quotation.end]
            if count_words(quoted) >= _FEWEST_WORDS and _is_speech(case.claim.text, quotation, quoted):
                yield from self._look_up(quotation, quoted, case)

    def _look_up(self, quotation: Quotation, quoted: str, case: Case) -> Iterator[Finding]:
        plain = quoted.strip(" .,;:!?")
        if any(plain and find_whole(plain, reading.text, 0) >= 0 for reading in case.cited):
            return
        for source, reading in zip(case.bound.sources, case.cited, strict=True):
            place = stands_verbatim(quoted, reading.flat)
            if place:
                left_out = reading.text[place[0] : place[1]]
                if len(_NEGATION.findall(left_out)) <= len(_NEGATION.findall(quoted)):
                    return
                yield self._finding("quote_altered", "the ellipsis of the quotation leaves a negation out", quotation, case, Place(source.id, Span(*place)))
                return
        language = detect(quoted)
        if all(language and (known := detect(reading.text)) and known != language for reading in case.cited):
            return  # a translation, which cannot stand in the source word for word
        terms = content_terms(quoted.casefold(), case.claim.lang)
        alignment = align(terms, case.cited)
        if alignment and alignment.coverage >= _ALTERED:
            reading = case.cited[alignment.order]
            start, end = reading.folded.source(alignment.start, alignment.end)
            place_ = Place(case.bound.sources[alignment.order].id, Span(start, end))
            yield self._finding("quote_altered", "the quotation does not stand so in the source", quotation, case, place_, reading.text[start:end].strip())
        else:
            yield self._finding("quote_fabricated", "the quotation stands in no source that the claim cites", quotation, case, None)

    def _finding(self, code: str, message: str, quotation: Quotation, case: Case, place: Place | None, says: str | None = None) -> Finding:
        offset = case.bound.claim.span.start
        span = Span(offset + quotation.start, offset + quotation.end)
        return Finding(code, self.name, Outcome.MISSING, message, span, case.claim.text[quotation.start : quotation.end], place=place, says=says)

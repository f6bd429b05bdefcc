"""Does every number of a claim stand in a source that the claim cites?"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.cover import Cover
from citebound.text.equal_numbers import Stated, stands_by_value
from citebound.text.numbers import NumberToken, as_written, value
from citebound.text.reading import Reading
from citebound.text.terms import content_words
from citebound.text.units import unit_at
from citebound.text.windows import place_of

# What names a given source, or opens a step of a list, is no figure of the world.
_SOURCE_NAME = re.compile(
    r"\b(?:passages?|sources?|documents?|contexts?|excerpts?|snippets?|citations?|references?)\s#?(?P<list>\d{1,3}(?:\s?(?:,|&|and|or|to|-)\s?\d{1,3}){0,9})\b",
    re.IGNORECASE,
)
_SOURCE_WORDS = ("passage", "source", "document", "context", "excerpt", "snippet", "citation", "reference")
_STEP = re.compile(r"^\W*(?:step|tip|option|method|part|question|answer)\s\d{1,2}\s?[:.)]", re.IGNORECASE)
# Ways of speaking in which a figure is often the writer's own: missing ones are listed, and fail nothing.
_LOOSE = re.compile(
    r"\b(?:seven|7)\sdays\s(?:a|per|of the)\sweek|\b24/7\b|\b24\shours\sa\sday|\bcovid-19\b"
    r"|\bstars?\sout\sof\s(?:a\spossible\s)?(?:5|five)\b|\bout\sof\s(?:5|five)\sstars?\b|(?<=\d)/5\sstars?\b|\b(?:rat(?:ed|ing)|score)\b[^.;]{0,40}\bout\sof\s(?:5|five|10)\b",
    re.IGNORECASE,
)
_CENTURY = re.compile(r"\b\d{1,2}(?:st|nd|rd|th)[\s-]century\b", re.IGNORECASE)
_SMALL_WORDS = 13
Expected = tuple[str, Reading, list[NumberToken]]


class NumbersCheck:
    """Looks every number of a claim up in the sources that it cites.

    *Finds* numbers that no cited source has, in digits of any script, and in words of English, German, French, Spanish, Portuguese, Italian, Dutch, Chinese and
    Japanese. How they are compared is a setting: `characters` takes whole tokens character for character; `exact` does the same and sees through invisible
    characters; `by_value` also accepts another way of writing the same quantity (`1 g` for `1,000 mg`, `two thirds` for `66.7 percent`), a rounding that the
    claim itself calls one, and one step of arithmetic.

    *Does not find* a number that is there and counts something else, or a wrong unit of a number that is there: `units` does.
    """

    name = "numbers"
    version = "2"
    codes = {
        "unsupported_number": Explanation(
            "A number of the claim stands in no source that the claim cites.", "Check the figure against the source; correct it or the citation."
        ),
        "number_locale_ambiguous": Explanation(
            "The number can be read in two ways (`1,500`) and its text does not say which.",
            "Give the language of the record, or write the number without a group mark.",
        ),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield one finding for each number that is not supported."""
        mode = case.settings.numbers
        if mode == "off" or not case.bound.claim.kind.asserts:
            return
        # Only the literal reading holds a claim without any source to account: everything else says `uncited` or `unverifiable`.
        if mode != "characters" and all(reading.empty for reading in case.cited):
            return
        stated = Stated(case.claim)
        missing = [token for token in self._numbers(case, mode) if not self._stands(token, mode, case, stated)]
        if missing:
            expected = [] if case.probing else list(_where_expected(case))
            loose = _loose(case) if mode == "by_value" else None
            for token in missing:
                finding = self._finding(token, mode, case, expected)
                soft = loose is not None and (_is_small_word(token, case.claim) or loose.holds(token.start, token.end))
                yield msgspec.structs.replace(finding, hard=False, outcome=Outcome.NOTED) if soft else finding

    @staticmethod
    def _numbers(case: Case, mode: str) -> tuple[NumberToken, ...]:
        """Return the numbers that this check answers for: those in dates and times have a check of their own, save where characters count."""
        if mode == "characters":
            return case.claim.numbers
        claim = case.claim
        if not claim.visible_numbers and not claim.spelled:
            return ()
        named = _SOURCE_NAME.finditer(claim.text) if _may_name_a_source(claim) else ()
        names = [match.span() for match in named if all(1 <= int(n) <= case.sources_given for n in re.findall(r"\d+", match["list"]))]
        powers = ((each.token.end, each.end) for each in claim.quantities) if mode == "by_value" else ()
        # The power of `3.2 × 10⁵` and the scale word of `2 billion` are parts of one number.
        parts = Cover((*names, *(match.span() for match in _STEP.finditer(claim.text)), *powers))
        tokens = [token for token in claim.visible_numbers if not claim.dated.holds(token.start, token.end) and not parts.holds(token.start, token.end)]
        words = [each for each in claim.spelled if not claim.dated.touches(each.start, each.end) and not parts.touches(each.start, each.end)]
        return tuple(sorted((*tokens, *(NumberToken(each.start, each.end, each.text) for each in words))))

    @staticmethod
    def _stands(token: NumberToken, mode: str, case: Case, stated: Stated) -> bool:
        """Tell whether a cited source has the number, as `mode` compares."""
        if mode == "characters":
            return any(reading.place_of_number(token.text) for reading in case.cited)
        if any(reading.shows_number(token.text) for reading in case.cited):
            return True
        if mode == "exact":
            return token.text[0].isalpha() and any(token.text.casefold() in reading.folded.text for reading in case.cited)
        return stands_by_value(token, stated, case.cited)

    def _finding(self, token: NumberToken, mode: str, case: Case, expected: list[Expected]) -> Finding:
        offset = case.bound.claim.span.start
        span = Span(offset + token.start, offset + token.end)
        if mode == "by_value" and not token.text[0].isalpha() and value(token.text, case.claim.decimal_mark) is None:
            thinkable = {value(token.text, mark) for mark in ".,"} - {None}
            if any(thinkable & reading.thinkable_values for reading in case.cited):
                message = f"{token.text} can be read in two ways, and the language of the text does not say which"
                return Finding("number_locale_ambiguous", self.name, Outcome.UNDECIDED, message, span, token.text)
        names = ", ".join(source.id for source in case.bound.sources)
        where = f"in source {names}" if len(case.bound.sources) == 1 else f"in any of the sources {names}" if names else "in any source: the claim cites none"
        message = f"{token.text} does not occur {where}"
        for source_id, reading, others in expected:
            other = _closest(token, case.claim, others, reading)
            place = Place(source_id, Span(other.start, other.end))
            return Finding("unsupported_number", self.name, Outcome.MISSING, message, span, token.text, place=place, says=other.text)
        return Finding("unsupported_number", self.name, Outcome.MISSING, message, span, token.text)


def _may_name_a_source(claim: Reading) -> bool:
    text = claim.folded.text
    return not text.isascii() or any(word in text for word in _SOURCE_WORDS)


def _loose(case: Case) -> Cover:
    """Return the numbers of set phrases. A century may be told from a year, so it is among them, unless a source names one: then another is wrong."""
    ways = (_LOOSE,) if any("century" in reading.folded.text for reading in case.cited) else (_LOOSE, _CENTURY)
    return Cover(match.span() for way in ways for match in way.finditer(case.claim.text))


def _is_small_word(token: NumberToken, claim: Reading) -> bool:
    """Tell whether a number is a small one in words with no unit behind it: `the two companies` counts what the text names, and no source need write it."""
    spelled = next((each for each in claim.spelled if each.start == token.start and each.end == token.end), None)
    return spelled is not None and spelled.amount < _SMALL_WORDS and unit_at(claim.text, spelled.end + 1) is None and unit_at(claim.text, spelled.end) is None


def _where_expected(case: Case) -> Iterator[Expected]:
    """Yield at most one cited source with the numbers of the sentence that shares most words with the claim: there its own were expected."""
    best: tuple[int, Expected] | None = None
    words = content_words(case.claim.folded.text, case.claim.lang)
    for source, reading in zip(case.bound.sources, case.cited, strict=True):
        window = place_of(words, reading, longest=1)
        if window is None:
            continue
        at = window.start
        inside = as_written(reading.text[at : window.end])
        others = [NumberToken(at + n.start, at + n.end, n.text) for n in inside if n.text not in case.claim.written_numbers]
        if others and (best is None or window.terms.bit_count() > best[0]):
            best = window.terms.bit_count(), (source.id, reading, others)
    if best:
        yield best[1]


def _closest(token: NumberToken, claim: Reading, others: list[NumberToken], source: Reading) -> NumberToken:
    """Return the number with the same word next to it, else the first."""
    for size in (12, 6):
        after = claim.text[token.end : token.end + size].strip().lower()
        before = claim.text[max(0, token.start - size) : token.start].strip().lower()
        for other in others:
            if after and source.text[other.end : other.end + size].strip().lower().startswith(after[:5]):
                return other
        for other in others:
            if before and source.text[max(0, other.start - size) : other.start].strip().lower().endswith(before[-5:]):
                return other
    return others[0]

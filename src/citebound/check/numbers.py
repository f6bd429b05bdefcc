"""Does every number of a claim stand in a source that the claim cites?"""

from __future__ import annotations

from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.numbers import NumberToken, as_written, value
from citebound.text.reading import Reading
from citebound.text.terms import content_words
from citebound.text.windows import place_of

Expected = tuple[str, Reading, list[NumberToken]]


class NumbersCheck:
    """Looks every number of a claim up in the sources that it cites.

    *Finds* numbers that no cited source has. How they are compared is a setting: `characters` takes whole tokens character for character; `exact` does the
    same and sees through invisible characters; `by_value` also accepts another way of writing the same value, under the one plausible reading of each text.

    *Does not find* a number that is there and counts something else, a wrong unit or scale, or a number written in words.
    """

    name = "numbers"
    version = "1"
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
        literal = mode == "characters"
        missing = [token for token in (case.claim.numbers if literal else case.claim.visible_numbers) if not self._stands(token, mode, case)]
        if missing:
            expected = [] if case.probing else list(_where_expected(case))
            for token in missing:
                yield self._finding(token, mode, case, expected)

    @staticmethod
    def _stands(token: NumberToken, mode: str, case: Case) -> bool:
        """Tell whether a cited source has the number, as `mode` compares."""
        if any(reading.place_of_number(token.text) for reading in case.cited):
            return True
        if mode == "characters":
            return False
        if any(token.text in reading.visible_written for reading in case.cited if not reading.text.isascii()):
            return True
        wanted = value(token.text, case.claim.decimal_mark) if mode == "by_value" else None
        return wanted is not None and any(wanted in reading.number_values for reading in case.cited)

    def _finding(self, token: NumberToken, mode: str, case: Case, expected: list[Expected]) -> Finding:
        offset = case.bound.claim.span.start
        span = Span(offset + token.start, offset + token.end)
        if mode == "by_value" and value(token.text, case.claim.decimal_mark) is None:
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

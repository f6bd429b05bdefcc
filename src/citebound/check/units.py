"""Does a number that the source has stand there with the same unit, scale and sign?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.quantities import Quantity, compatible
from citebound.text.reading import Reading
from citebound.text.units import scale_at

_STATED = re.compile(
    r"(?:\b(?:in|en|amounts? in|figures in)\s+|\(\s*)(?:us\s)?\$?\s?(?:(?:eur|usd|gbp|chf|euros?|dollars?|[€£])\s)?(?=thousand|million|billion|tausend|mio|mrd|milliers|millones|triệu|tỷ)|\ben\s+(?=miles\b)|[单単]位\s?[：:]\s?(?:人民币)?",
    re.IGNORECASE,
)
_THOUSANDS = re.compile(r"(?:milliers|miles)\b", re.IGNORECASE)
_CODES = {"power": "exponent_mismatch", "unit": "unit_mismatch", "scale": "scale_mismatch", "sign": "sign_mismatch"}
_WORDS = {"power": "another power of ten", "unit": "another unit", "scale": "another scale", "sign": "another sign"}


class UnitsCheck:
    """Compares what stands around a number in the claim with what stands around the same number in the source.

    *Finds* a changed unit (`mg` for `mcg`), currency, scale (`billion` for `million`), rate (`per week` for `per month`, a dose per kilogram without the
    kilogram), percent for percentage points, and a lost or added minus, where no place in the cited sources has the number as the claim has it.

    *Does not find* a unit that one side leaves out, or a unit that is not in its table; both contradict nothing.
    """

    name = "units"
    version = "1"
    codes = {
        "unit_mismatch": Explanation(
            "The number stands in the source with another unit, currency or rate.", "Correct the unit, or convert the number with it."
        ),
        "exponent_mismatch": Explanation("The number stands in the source with another power of ten.", "Correct the exponent."),
        "scale_mismatch": Explanation("The number stands in the source with another scale word (thousand, million, billion).", "Correct the scale."),
        "sign_mismatch": Explanation("The number stands in the source with another sign.", "Correct the sign."),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield one finding for each number whose every place in the cited sources contradicts it."""
        if case.settings.numbers == "off" or not case.bound.claim.kind.asserts or not case.cited:
            return
        for own in case.claim.quantities:
            if case.claim.dated.holds(own.token.start, own.token.end):
                continue
            if own.unit or own.scale > 1 or own.negative or own.per or own.power:
                yield from self._compare(own, case)

    def _compare(self, own: Quantity, case: Case) -> Iterator[Finding]:
        clash: tuple[str, Place, str] | None = None
        for source, reading in zip(case.bound.sources, case.cited, strict=True):
            literal = reading.quantities_written(own.token.text)
            if literal and any(compatible(own, other, stated_scale=False) is None for other in literal):
                return
            if not _may_hold(reading, own):
                continue
            stated = _stated_scales(reading.text)
            for other in reading.quantities:
                if _same_quantity(own, other):
                    return
                if not _same_number(own, other):
                    continue
                why = compatible(own, other, stated_scale=own.scale in stated and other.scale == 1)
                if why is None:
                    return
                if clash is None:
                    clash = why, Place(source.id, Span(other.start, other.end)), reading.text[other.start : other.end]
        if clash:
            why, place, text = clash
            offset = case.bound.claim.span.start
            written = case.claim.text[own.start : own.end]
            message = f"{written} stands in source {place.source_id} with {_WORDS[why]}"
            span = Span(offset + own.start, offset + own.end)
            yield Finding(_CODES[why], self.name, Outcome.MISSING, message, span, written, place=place, says=text)


def _stated_scales(text: str) -> frozenset[int]:
    """Return the scales that a source states for all of its numbers: `amounts in millions`, `单位：万元`."""
    found = {1000 if _THOUSANDS.match(text, match.end()) else (scale_at(text, match.end()) or (1,))[0] for match in _STATED.finditer(text)}
    return frozenset(found - {1})


def _same_quantity(own: Quantity, other: Quantity) -> bool:
    """Tell whether both are one quantity, in whatever units, scales and powers of ten they are written."""
    if own.amount is None or other.amount is None or own.negative != other.negative:
        return False
    if own.dimension is None and other.dimension is None:
        return own.amount == other.amount and (own.per is None or other.per is None or own.per == other.per)
    return own.dimension == other.dimension and own.in_base == other.in_base


def _may_hold(reading: Reading, own: Quantity) -> bool:
    """Tell whether it is worth reading every quantity of a source: a long one without the number is left alone."""
    return reading.shows_number(own.token.text) or own.scale > 1 or bool(own.power)


def _same_number(own: Quantity, other: Quantity) -> bool:
    if own.token.text == other.token.text:
        return True
    mine, theirs = own.amount, other.amount
    if mine is None or theirs is None or mine == 0:
        return False
    # Both without their scales, and without making a fraction of each number of a long source.
    return mine.numerator * theirs.denominator * other.scale == theirs.numerator * mine.denominator * own.scale

"""When a number of a claim is another way of writing a number of a source.

Equal quantities in other units, the same value in other digits or in words, a rounding that the claim calls one, a percentage that is a fraction, and one step of
arithmetic between two numbers of one sentence. A tenfold error is never equal: every comparison is exact, save that of a named rounding.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property

from citebound.text.numbers import NumberToken
from citebound.text.quantities import Quantity
from citebound.text.reading import Reading
from citebound.text.units import Unit, same_kind, unit_at

_BEHIND_HEDGE = r"[^\W\d]?[$€£]?\s?$"
_HEDGE = re.compile(
    r"(?:\b(?:about|approximately|approx\.?|around|some|roughly|circa|ca\.?|close to|etwa|rund|ungefähr|environ|près de|unos|unas|alrededor de|cerca de"
    r"|aproximadamente|khoảng)\s|[~≈]\s?|约|約|大约|およそ|लगभग|करीब|حوالي|نحو|تقريبا|ประมาณ)" + _BEHIND_HEDGE,
    re.IGNORECASE,
)
# A hedge with a side: what it rounds lies above, or below, the number that is said.
_HEDGE_FROM_ABOVE = re.compile(r"\b(?:(?:just )?over|more than|plus de|más de|über|mehr als|hơn)\s" + _BEHIND_HEDGE, re.IGNORECASE)
_HEDGE_FROM_BELOW = re.compile(
    r"(?:\b(?:nearly|almost|(?:just )?under|less than|fewer than|fast|knapp|presque|casi|gần|moins de|menos de|weniger als)\s|ほぼ)" + _BEHIND_HEDGE,
    re.IGNORECASE,
)
_CHANGE = re.compile(
    r"\b(?:rose|rise[sn]?|risen|grew|grown?|growth|increas\w*|up|gain\w*|climb\w*|jump\w*|fell|fall\w*|drop\w*|declin\w*|decreas\w*|down|reduc\w*|cut|lost|difference|differ\w*|(?:more|less)(?!\s+than\s+\W?\d)|higher|lower"
    r"|between|gap|total\w*|together|sum|combined|augment\w*|baiss\w*|aument\w*|baj\w*|gestiegen|gesunken|tăng|giảm)\b|增|减|減|升|降|差|合计|合計",
    re.IGNORECASE,
)
# Quantities that are written without a number: `a week`, `half a litre`, `a fortnight`.
_ONE_OF = re.compile(r"(?<![^\W_])(?:one|an?|une?|ein(?:e[nmrs]?)?|un[ao]?|một)\s", re.IGNORECASE)
_HALF_OF = re.compile(r"(?<![^\W_])(?:half an?|halbe[nrs]?|ein(?:e[nmrs]?)? halbe[nrs]?|demi-?|un demi|une demi-?|medi[oa]|nửa)\s?", re.IGNORECASE)
_FORTNIGHT = re.compile(r"\bfortnight", re.IGNORECASE)
_NEAR = 160
_MOST_PAIRS = 40


class Stated:
    """The numbers of a claim, read once for all look-ups of it.

    Args:
        claim: the claim.
    """

    def __init__(self, claim: Reading) -> None:
        """Index the numbers by their place."""
        self.claim = claim

    @cached_property
    def quantities(self) -> dict[tuple[int, int], Quantity]:
        """The quantities in digits by the place of their number."""
        return {(each.token.start, each.token.end): each for each in self.claim.quantities}

    @cached_property
    def spelled(self) -> dict[int, Fraction]:
        """The numbers in words by where they begin."""
        return {each.start: each.amount for each in self.claim.spelled}

    @cached_property
    def changes(self) -> bool:
        """Whether the claim speaks of a change, a difference or a sum, so that one step of arithmetic may stand behind its numbers."""
        return _CHANGE.search(self.claim.text) is not None


def stands_by_value(token: NumberToken, stated: Stated, sources: Sequence[Reading]) -> bool:
    """Tell whether a source has the number that `token` is, under the one plausible reading of each text.

    Raises:
        OverBudgetError: the budget of the record is spent.
    """
    claim, changes = stated.claim, stated.changes
    own = stated.quantities.get((token.start, token.end))
    amount = own.amount if own else stated.spelled.get(token.start)
    if amount is None:
        return False
    for source in sources:
        source.spend(len(source.visible_numbers) + 1)
    sides = _sides(claim.text, token.start)
    places = _decimals(token.text)
    unit = own.unit if own else _unit_behind(claim, token.end)
    return any(
        _is_written(own, unit, amount, source)
        or (sides and any(_rounds_to(other, own, amount, places) and _lies(other, amount) in sides for other in source.quantities))
        or _is_listed(token, own, amount, claim, source)
        or _is_converted(own, amount, source, places)
        or _is_in_words(own, unit, amount, source)
        or (changes and not _is_year(token, own) and _is_derived(own, amount, source, places))
        for source in sources
    )


def _sides(text: str, at: int) -> tuple[int, ...]:
    """Return on which sides of a number that begins at `at` the hedge before it lets the exact one lie: 1 above, -1 below, 0 on it."""
    near = max(0, at - 24)
    if _HEDGE.search(text, near, at):
        return (-1, 0, 1)
    if _HEDGE_FROM_ABOVE.search(text, near, at):
        return (0, 1)
    return (-1, 0) if _HEDGE_FROM_BELOW.search(text, near, at) else ()


def _lies(other: Quantity, amount: Fraction) -> int:
    return 0 if other.amount is None else (other.amount > amount) - (other.amount < amount)


def _unit_behind(reading: Reading, end: int) -> Unit | None:
    """Return the unit that stands behind a number in words."""
    found = unit_at(reading.text, end) or unit_at(reading.text, end + 1)
    return found[0] if found else None


def _is_written(own: Quantity | None, unit: Unit | None, amount: Fraction, source: Reading) -> bool:
    if own is not None and own.unit is not None:
        if any(other.amount is not None and _same(own, own.unit, amount, other) for other in source.quantities):
            return True
    elif any(_is_same_number(own, amount, other) and (own is not None or _is_of(unit, other.unit)) for other in source.quantities):
        return True
    if own is None and 0 < amount < 1 and any(_is_percentage_of(amount, other) for other in source.quantities):
        return True
    return any(each.amount == amount and _is_of(unit, _unit_behind(source, each.end)) for each in source.spelled)


def _is_of(wanted: Unit | None, unit: Unit | None) -> bool:
    """Tell whether a number in `unit` is, as it stands, one in the unit that is wanted."""
    return wanted is None or unit is None or (same_kind(wanted, unit) and (wanted.dimension != unit.dimension or wanted.factor == unit.factor))


def _is_percentage_of(share: Fraction, other: Quantity) -> bool:
    """Tell whether a percentage of the source is the fraction that the claim has in words, to the figures that the source gives."""
    if other.unit is None or other.unit.dimension != "percent" or other.amount is None:
        return False
    places: int = 10 ** _decimals(other.token.text)
    return round(share * 100 * places) == other.amount * places


def _is_listed(token: NumberToken, own: Quantity | None, amount: Fraction, claim: Reading, source: Reading) -> bool:
    return (own is None or own.unit is None) and (amount in source.listed_values or _is_decade(token, claim, source))


def _is_converted(own: Quantity | None, amount: Fraction, source: Reading, places: int) -> bool:
    if own is None or own.unit is None:
        return False
    share = own.unit.dimension in ("percent", "points") and _is_share(amount, source, places)
    return share or any(_converts_to(other, own, own.unit, places) for other in source.quantities if other.unit is not None)


def _same(own: Quantity, unit: Unit, amount: Fraction, other: Quantity) -> bool:
    """Tell whether both are one quantity; a number without a unit is one in any."""
    if other.unit is None:
        return _is_same_number(own, amount, other)
    if unit.dimension == other.unit.dimension:
        return own.in_base == other.in_base
    return same_kind(unit, other.unit) and other.amount == amount


def _is_same_number(own: Quantity | None, amount: Fraction, other: Quantity) -> bool:
    """Tell whether both are one number, where a unit is missing on a side."""
    theirs = other.amount
    if theirs is None:
        return False
    if theirs.numerator == amount.numerator and theirs.denominator == amount.denominator:
        return True
    # `780 per month` is `9,360 a year`: no unit, but the same rate.
    if own is None or own.per is None or other.per is None:
        return False
    return own.per.dimension == other.per.dimension and amount / own.per.factor == theirs / other.per.factor


def _converts_to(other: Quantity, own: Quantity, unit: Unit, places: int) -> bool:
    """Tell whether a quantity in another unit of the same dimension is the claim's one to the figures that the claim gives (`15-24 °C` for `60-75 °F`)."""
    if other.unit is None or unit.dimension != other.unit.dimension or unit == other.unit or own.per or other.per:
        return False
    theirs = other.in_base
    if theirs is None or own.amount is None:
        return False
    return own.amount != 0 and round((theirs - unit.offset) / unit.factor * 10**places) == own.amount * 10**places


def _is_decade(token: NumberToken, claim: Reading, source: Reading) -> bool:
    """Tell whether the token is a decade (`the 1970s`) and the source has a year of it."""
    if len(token.text) != len("1970") or not token.text.endswith("0") or claim.text[token.end : token.end + 1] not in ("s", "e", "年"):
        return False
    return any(len(written) == len(token.text) and written[:3] == token.text[:3] for written in source.visible_written)


def _decimals(written: str) -> int:
    """Return how many decimals a number is written with; a mark with three digits behind it is taken for a group."""
    match = re.search(r"[.,](\d+)$", written)
    return len(match.group(1)) if match and len(match.group(1)) != 3 else 0


def _rounds_to(other: Quantity, own: Quantity | None, amount: Fraction, places: int) -> bool:
    """Tell whether `other`, rounded to the figures that the claim gives, is the claim's number."""
    if other.amount is None or (own and own.unit and other.unit and own.unit != other.unit):
        return False
    scale = own.scale if own else 1
    wanted, exact = amount / scale, other.amount / scale
    if round(exact * 10**places) == wanted * 10**places and exact != 0:
        return True
    # `about 2,000` for 1,987: zeros at the end are places that were rounded away, but never all of the figures.
    zeros = 0
    while not places and wanted and wanted % 10 ** (zeros + 1) == 0:
        zeros += 1
    return zeros > 0 and round(exact / 10**zeros) * 10**zeros == wanted and abs(exact - wanted) * 20 <= wanted


def _is_share(amount: Fraction, source: Reading, places: int) -> bool:
    """Tell whether a percentage is a fraction that the source writes in words (`two thirds`)."""
    return any(0 < each.amount < 1 and round(each.amount * 100 * 10**places) == amount * 10**places for each in source.spelled)


def _is_in_words(own: Quantity | None, unit: Unit | None, amount: Fraction, source: Reading) -> bool:
    """Tell whether a quantity stands in the source in another unit, where one of the two is written in words: `two weeks` and `14 days`."""
    if unit is None or (own is not None and own.per):
        return False
    size = amount * unit.factor + unit.offset
    if own is None and any(
        each.in_base == size and each.unit is not None and each.unit.dimension == unit.dimension and not each.per for each in source.quantities
    ):
        return True
    return (unit.dimension, size) in source.kept("in_words", 0, lambda: frozenset(_in_words(source)))


def _in_words(source: Reading) -> Iterator[tuple[str, Fraction]]:
    for each in source.spelled:
        unit = _unit_behind(source, each.end)
        if unit is not None:
            yield unit.dimension, each.amount * unit.factor + unit.offset
    for match in _ONE_OF.finditer(source.text):
        found = unit_at(source.text, match.end())
        if found:
            yield found[0].dimension, found[0].factor + found[0].offset
    for match in _HALF_OF.finditer(source.text):
        found = unit_at(source.text, match.end())
        if found:
            yield found[0].dimension, found[0].factor / 2
    if _FORTNIGHT.search(source.text):
        yield "time", Fraction(14 * 86_400)


def _is_year(token: NumberToken, own: Quantity | None) -> bool:
    """Tell whether a bare number may be a year, which is the difference of nothing."""
    return (own is None or own.unit is None) and len(token.text) == len("2017") and token.text.isdecimal() and token.text[0] in "12"


def _is_derived(own: Quantity | None, amount: Fraction, source: Reading, places: int) -> bool:
    """Tell whether one step between two neighbouring numbers of the source gives the claim's number."""
    size: int = 10**places
    wanted = amount * size
    if wanted.denominator != 1:
        return False
    whole = wanted.numerator
    return any(_rounds_half_even(top * size, bottom, whole) for top, bottom in _steps(source.quantities, own.unit if own else None))


def _rounds_half_even(top: int, bottom: int, whole: int) -> bool:
    """Tell whether `top / bottom` rounds to `whole`, as `round` does it for exact fractions, without making one."""
    off = abs(2 * (top - whole * bottom))
    return off < bottom or (off == bottom and whole % 2 == 0)


def _steps(quantities: Sequence[Quantity], wanted: Unit | None) -> Iterator[tuple[int, int]]:
    """Yield numerator and denominator of what one step between two neighbouring numbers gives."""
    unit = wanted.dimension if wanted else ""
    known = [(each, each.amount.numerator, each.amount.denominator) for each in quantities if each.amount is not None]
    pairs = 0
    for index, (one, first, below) in enumerate(known):
        for two, second, under in known[index + 1 : index + 5]:
            if two.start - one.end > _NEAR:
                break
            pairs += 1
            if pairs > _MOST_PAIRS:
                return
            if one.unit and two.unit and one.unit != two.unit:
                continue
            shares = bool(one.unit and one.unit.dimension == "percent")
            apart = abs(second * below - first * under)
            # The difference of two percentages is percentage points; calling it percent is the error that is looked for.
            if unit == "percent" and not shares and first:
                yield apart * 100, under * abs(first)
            elif unit != "percent" and shares == (unit == "points") and (shares or _is_of(wanted, one.unit or two.unit)):
                yield apart, below * under
                yield first * under + second * below, below * under

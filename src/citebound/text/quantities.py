"""Quantities: a number with its sign, its scale word, its unit and what it is per, read where it stands.

`4.2 billion kronor`, `15 mg/kg`, `US$ 300`, `−2,540 m`, `3.2 × 10⁵`, `1.2亿立方米`. Reading one is local: the characters around a number token, nothing more.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from citebound.text.numbers import NumberToken
from citebound.text.numbers import amount as amount_of
from citebound.text.units import Unit, currency_before, is_money, openers, same_kind, scale_at, unit_at

_GAP = re.compile(r"[\s\u00a0\u202f-]{0,2}")
_PER = re.compile(
    r"\s?(?:/|⁄|\bper\b|\ba\b|\ban\b|\bpro\b|\bje\b|\bpor\b|\bpar\b|\bal\b|\bmỗi\b|\beach\b|每|毎)\s?(?:(?<=por\s)(?:cada\s|una?\s)|(?<=pro\s)(?:eine[nr]?\s)|(?<=par\s)(?:un\s))?",
    re.IGNORECASE,
)
_PER_FIRST = frozenset(" /⁄每毎pjmPJMaAe\u00a0")
_POWER = re.compile(r"\s?[x×·*]\s?10(?:\^\s?([-+\u2212]?\d{1,3})|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))|[eE]([-+]?\d{1,3})(?![\w.])")
_SUPERSCRIPT = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", "0123456789+-")
_POWER_FIRST = frozenset(" x×·*eE\u00a0")
_MINUS = re.compile(r"(?:^|[\s(\[:=~,])([-\u2212\u2013])$|(minus|negative|moins|menos|âm|负|負|マイナス)\s?$", re.IGNORECASE)
# How what `_MINUS` finds ends: hardly any other word does, and looking for it costs more than reading the rest of a quantity.
_MINUS_SIGNS = frozenset("-\u2212\u2013")
_MINUS_LAST = _MINUS_SIGNS | frozenset("sS\u017feEmM负負ス")
_MINUS_ENDS = ("us", "ve", "ns", "os")
_MONEY_LETTER = re.compile(r"\s?([kKmMbB])(?![^\W\d_])")
# `3 millones de euros`: a scale word that is a noun takes a preposition before the currency.
_OF_MONEY = re.compile(r"\s(?:de\s|d['\u2019]|di\s|of\s)", re.IGNORECASE)
_YEAR_PLURAL = re.compile(r"(?:1[5-9]|20)\d0s\b")
# What stands behind most numbers: the end of a clause, or a word that opens no unit, scale, rate or power.
_CLOSING = frozenset(("", *".,;:!?)]\"'\u3002\uff0c\u3001\uff1b\uff1a\uff01\uff1f\uff09\u3011\u300d\u300f"))
_PLAIN_WORD = re.compile(r"[A-Za-z]{1,24}+(?![^\W\d_])")
_OPENS_A_RATE = frozenset("x per a an pro je por par al each".split())
_BILLION = 10**9
_LARGEST_POWER = 60


class Quantity(NamedTuple):
    """A number in its place.

    `amount` is the value times its scale and its power of ten, None where the number has no single reading; `unit` and `per` are None where none is written. `start` and `end` span
    everything that was read.
    """

    start: int
    end: int
    token: NumberToken
    amount: Fraction | None
    scale: int
    unit: Unit | None
    per: Unit | None
    negative: bool
    power: int = 0

    @property
    def in_base(self) -> Fraction | None:
        """The quantity in the base of its dimension; None where it has no value or no unit."""
        if self.amount is None or self.unit is None:
            return None
        size = self.unit.in_base(self.amount)
        return size / self.per.factor if self.per else size

    @property
    def dimension(self) -> tuple[str, str] | None:
        """What is measured: the dimension and what it is per; None where no unit is written."""
        return (self.unit.dimension, self.per.dimension if self.per else "") if self.unit else None


def quantity_at(text: str, token: NumberToken, decimal_mark: str | None) -> Quantity:
    """Return the quantity that the number `token` of `text` is part of."""
    start, end, raised = token.start, token.end, 0
    amount = amount_of(token.text, decimal_mark)
    before = currency_before(text, start)
    if before is None and _is_bare(text, end):
        return Quantity(start, end, token, amount, 1, None, None, _is_negative(text, start))
    power = _POWER.match(text, end) if text[end : end + 1] in _POWER_FIRST else None
    if power and amount is not None:
        exponent = int((power.group(1) or power.group(3) or power.group(2).translate(_SUPERSCRIPT)).replace("\u2212", "-"))
        if abs(exponent) <= _LARGEST_POWER:
            amount, end, raised = amount * Fraction(10) ** exponent, power.end(), exponent
    scale, end = _scale(text, end)
    if amount is not None and scale != 1:
        amount *= scale
    # The decade in `1990s` is no duration.
    unit, end = (None, end) if _YEAR_PLURAL.match(text, token.start) else _unit(text, end, scaled=scale > 1)
    if before:
        unit, start, scale, end, amount = _money(text, token, before, (scale, end, amount))
    per, end = _per(text, end, unit)
    return Quantity(start, end, token, amount, scale, unit, per, _is_negative(text, start), raised)


def _is_bare(text: str, end: int) -> bool:
    """Tell whether nothing that belongs to a number can begin at `end`; in doubt it does not say so."""
    behind = text[end : end + 1]
    if behind != " ":
        return behind in _CLOSING
    word = _PLAIN_WORD.match(text, end + 1)
    if word is None:
        return False
    folded = word.group().lower()
    return folded not in openers() and folded not in _OPENS_A_RATE


def _is_negative(text: str, start: int) -> bool:
    """Tell whether a minus, as a sign or a word, stands before a quantity."""
    near = text[max(0, start - 12) : start].rstrip()
    last = near[-1:]
    if last not in _MINUS_LAST or (last not in _MINUS_SIGNS and near[-2:].isascii() and not near.lower().endswith(_MINUS_ENDS)):
        return False
    return _MINUS.search(text, max(0, start - 12), start) is not None


def _money(text: str, token: NumberToken, before: tuple[Unit, int], read: tuple[int, int, Fraction | None]) -> tuple[Unit, int, int, int, Fraction | None]:
    """Read what stands behind an amount of money: a letter there is a scale (`$5m`, `€2B`), not metres or bytes."""
    unit, start = before
    scale, end, amount = read
    letter = _MONEY_LETTER.match(text, token.end)
    if letter:
        scale = {"k": 10**3, "m": 10**6, "b": 10**9}[letter.group(1).lower()]
        known = None if amount is None else amount
        return unit, start, scale, letter.end(), known * scale if known is not None else None
    return unit, start, scale, end, amount


def _scale(text: str, at: int) -> tuple[int, int]:
    total = 1
    for _ in range(2):
        found = scale_at(text, _GAP.match(text, at).end())  # type: ignore[union-attr]
        if not found:
            break
        total, at = total * found[0], found[1]
    return total, at


def _unit(text: str, at: int, *, scaled: bool) -> tuple[Unit | None, int]:
    behind = _OF_MONEY.match(text, at) if scaled and text[at : at + 1].isspace() else None
    if behind:
        money = unit_at(text, behind.end())
        if money and is_money(money[0]):
            return money
    found = unit_at(text, _GAP.match(text, at).end())  # type: ignore[union-attr]
    return (found[0], found[1]) if found else (None, at)


def _per(text: str, at: int, unit: Unit | None) -> tuple[Unit | None, int]:
    match = _PER.match(text, at) if text[at : at + 1] in _PER_FIRST else None
    if not match:
        return None, at
    found = unit_at(text, match.end())
    # `a` alone is an article unless a unit stands before it: `4 a day` counts, `2 a month later` does not come up in practice.
    return (found[0], found[1]) if found and (unit is not None or found[0].dimension in ("time", "month")) else (None, at)


_LISTED = re.compile(
    r"\s?(?:to|and|or|,|;|-|\u2013|\u2014|~|\uff5e|\u301c|y|e|o|ou|et|und|oder|bis|auf|à|a|đến|lên|xuống|còn|và|hoặc|至|到|から|और|से|إلى|و|ถึง)\s?(?:[-\u2212$€£¥₩]\s?)?$",
    re.IGNORECASE,
)


# No gap that a list or range word fills is longer, nor with the sign of a currency before the number behind it.
_LONGEST_GAP = 24


def may_share(one: Quantity, following: int) -> bool:
    """Tell whether a quantity could take the unit of a number that begins at `following`: it has none, and little stands between."""
    return one.unit is None and following - one.end <= _LONGEST_GAP


def shared_units(text: str, read: list[Quantity]) -> tuple[Quantity, ...]:
    """Return quantities in which a number without unit or scale takes those of the next number, where only a list or range word stands between."""
    shared: list[Quantity] = []
    for one in reversed(read):
        following = shared[-1] if shared else None
        if following is not None and one.end <= following.start and may_share(one, following.start) and _LISTED.fullmatch(text, one.end, following.start):
            one = _like(one, following)  # noqa: PLW2901
        shared.append(one)
    return tuple(reversed(shared))


def _like(one: Quantity, following: Quantity) -> Quantity:
    if one.scale == 1 and following.scale > 1 and one.amount is not None:
        return one._replace(scale=following.scale, amount=one.amount * following.scale, unit=following.unit, per=following.per)
    return one._replace(unit=following.unit, per=following.per or one.per) if following.unit is not None else one


def compatible(claim: Quantity, source: Quantity, *, stated_scale: bool) -> str | None:
    """Tell why two quantities with the same number cannot be the same quantity: `sign`, `power`, `scale` or `unit`; None where they can.

    A unit or scale that one side leaves out contradicts nothing, save that a dose per weight is no dose.

    Args:
        claim: the quantity of the claim.
        source: a quantity of the source with the same number.
        stated_scale: whether the source states a scale for all of its numbers (`in millions`).
    """
    if claim.negative != source.negative:
        return "sign"
    if claim.power != source.power:
        return "power"
    letter = source.unit is not None and source.unit.name == "B" and claim.scale == _BILLION  # `2B` is billions as often as bytes
    if claim.scale != source.scale and not stated_scale and not letter:
        return "scale"
    if claim.unit and source.unit and not letter:
        if not same_kind(claim.unit, source.unit):
            return "unit"
        if claim.unit.dimension == source.unit.dimension and (claim.unit.factor, claim.unit.offset) != (source.unit.factor, source.unit.offset):
            return "unit"
    return _per_differs(claim, source)


def _per_differs(claim: Quantity, source: Quantity) -> str | None:
    if claim.per and source.per:
        return None if claim.per.dimension == source.per.dimension and claim.per.factor == source.per.factor else "unit"
    only = claim.per or source.per
    both_units = claim.unit is not None and source.unit is not None
    return "unit" if only and both_units and only.dimension in ("mass", "volume", "area") else None

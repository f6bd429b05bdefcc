"""Lists of source numbers as markers write them (`1, 3-5`), read once for every grammar that has them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator

from citebound.model import Key, Malformed, Reference

DASH = "[-\u2010-\u2015\u2212]"
NUMBER = r"\d{1,40}"
ITEM = rf"{NUMBER}(?:\s{{0,3}}(?:{DASH}|\.\.|to)\s{{0,3}}{NUMBER})?"
LIST = rf"{ITEM}(?:\s{{0,3}}(?:[,;&\uff0c\u3001]|and)\s{{0,3}}{ITEM}){{0,63}}"
LONGEST_RANGE = 64
_EACH = re.compile(rf"(?P<first>{NUMBER})(?:\s{{0,3}}(?:{DASH}|\.\.|to)\s{{0,3}}(?P<last>{NUMBER}))?")


def references(body: str, known: Collection[str], shift: int = 0) -> Iterator[Reference]:
    """Yield the references of a list of numbers; a range is spelled out, or malformed when it is reversed or too long.

    Args:
        body: the inside of a marker.
        known: the ids that were given: a number that is one as written (`01`) is left as it is.
        shift: what is added to each number to get a position, for markers that count from zero.
    """
    for item in _EACH.finditer(body):
        first, last = item["first"], item["last"]
        if last is None:
            yield Reference(first, Key(_number(first, known, shift)))
            continue
        low, high = int(digits(first)), int(digits(last))
        if high < low:
            yield Reference(item.group(), Malformed(f"the range {item.group()} is reversed"))
        elif high - low >= LONGEST_RANGE:
            yield Reference(item.group(), Malformed(f"the range {item.group()} names more than {LONGEST_RANGE} sources"))
        else:
            for number in range(low, high + 1):
                yield Reference(str(number), Key(str(number + shift)))


def digits(number: str) -> str:
    """Return a number of any script in ASCII digits."""
    return number if number.isascii() else "".join(str(unicodedata.decimal(char)) for char in number)


def _number(written: str, known: Collection[str], shift: int) -> str:
    if written in known and not shift:
        return written
    plain = digits(written).lstrip("0") or "0"
    return str(int(plain) + shift) if shift else plain

r"""Which characters are words, marks, digits and invisible ones, in every script; and folding that keeps offsets.

Python's `\w` leaves combining marks out, which breaks Hindi, Thai and every decomposed text inside a word; and no normal form is applied to a whole text
anywhere, because it moves offsets and turns `10⁵` into `105`.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from functools import lru_cache
from typing import NamedTuple

SUPERSCRIPTS = "\u2070\u00b9\u00b2\u00b3\u2074-\u2079"
FRACTIONS = "\u00bc-\u00be\u2150-\u215f\u2189"

# Scripts that put no blanks between words: their runs are cut into pairs of characters instead.
UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u2fff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"

_WORDY = re.compile(r"[^\W_]")


def has_word(text: str, start: int = 0, end: int | None = None) -> bool:
    """Tell whether a letter or digit of any script stands in `text[start:end]`."""
    return _WORDY.search(text, start, len(text) if end is None else end) is not None


@lru_cache(maxsize=1)
def marks() -> str:
    """Return the combining marks of the basic plane as the inside of a character class."""
    ranges: list[list[int]] = []
    for code in range(0x300, 0xFE30):
        if unicodedata.category(chr(code)) in ("Mn", "Mc"):
            if ranges and ranges[-1][1] == code - 1:
                ranges[-1][1] = code
            else:
                ranges.append([code, code])
    return "".join(f"\\u{first:04x}-\\u{last:04x}" for first, last in ranges)


def invisible(char: str) -> bool:
    """Tell whether `char` is a format character (zero width, bidi, soft hyphen, tag), which a reader cannot see."""
    return unicodedata.category(char) == "Cf"


class Folded(NamedTuple):
    """A text for comparison: lower case, composed, without invisible characters.

    `offsets[i]` is where character `i` came from, with one entry more for the end; None when nothing moved.
    """

    text: str
    offsets: tuple[int, ...] | None

    def source(self, start: int, end: int) -> tuple[int, int]:
        """Return the stretch of the original that the folded stretch came from."""
        if self.offsets is None:
            return start, end
        return self.offsets[start], (self.offsets[end - 1] + 1 if end > start else self.offsets[start])

    def folded(self, start: int, end: int) -> tuple[int, int]:
        """Return the folded stretch that a stretch of the original became."""
        return (start, end) if self.offsets is None else (bisect_left(self.offsets, start), bisect_left(self.offsets, end))


_FORMAT = re.compile(
    "[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\U000e0001-\U000e007f]"
)


def fold(text: str) -> Folded:
    """Fold `text` for comparison, keeping the way back to its offsets."""
    if text.isascii() and "-\n" not in text:
        return Folded(text.lower(), None)
    if unicodedata.is_normalized("NFC", text) and "-\n" not in text and not _FORMAT.search(text):
        lower = text.lower()
        if len(lower) == len(text):
            return Folded(lower, None)
    return _fold_slowly(text)


def _fold_slowly(text: str) -> Folded:
    """Fold cluster by cluster: a starter with the marks behind it is composed as one, so that no offset is lost."""
    out: list[str] = []
    offsets: list[int] = []
    for match in _clusters().finditer(text):
        start, end, piece = match.start(), match.end(), match.group()
        if piece == "-\n" or match.lastgroup == "hidden":
            if piece == "-\n" and not (text[start - 1 : start].isalpha() and text[end : end + 1].islower()):
                out.append(piece)
                offsets += (start, start + 1)
            continue  # a format character, or a word that was broken at the end of a line
        folded = piece.lower() if match.lastgroup == "plain" else unicodedata.normalize("NFC", _FORMAT.sub("", piece)).lower()
        out.append(folded)
        same = match.lastgroup == "plain" and len(folded) == end - start
        offsets += range(start, end) if same else (min(start + place, end - 1) for place in range(len(folded)))
    return Folded("".join(out), (*offsets, len(text)))


@lru_cache(maxsize=1)
def _clusters() -> re.Pattern[str]:
    """Return the pattern that cuts a text into runs of plain characters, starters with their marks, and characters that nobody sees.

    A cluster is capped: a starter with a million marks behind it must not be normalised as one string.
    """
    inner, hidden = marks(), _FORMAT.pattern
    mark = rf"[{inner}]"
    return re.compile(
        rf"-\n|(?P<hidden>{hidden}+)|(?P<cluster>(?:[^{inner}]|^){mark}(?:{mark}|{hidden}){{0,30}}|{mark}{{1,31}})|(?P<plain>[\x00-\x7f](?!{mark}|\n))|(?P<other>.)",
        re.DOTALL,
    )

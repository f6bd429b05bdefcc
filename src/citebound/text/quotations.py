"""Quotations in a text, and whether a source has them word for word, up to typography.

Typography is the shape of quotation marks, dashes and blanks, case, hyphenation at a line's end, and what an editor put in brackets. An ellipsis parts a quotation
into pieces that must stand in order, near each other.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from citebound.text.characters import fold

_PAIRS = (
    ("\u201c", "\u201d"),
    ("\u201e", "\u201c"),
    ("\u201e", "\u201d"),
    ("\u00ab", "\u00bb"),
    ("\u300c", "\u300d"),
    ("\u300e", "\u300f"),
    ("\u2018", "\u2019"),
)
_QUOTED = re.compile(
    r'"(?P<plain>[^"\n]{2,2000})"|'
    + "|".join(rf"{one}(?P<p{n}>[^{one}{two}\n]{{2,2000}}){two}" for n, (one, two) in enumerate(_PAIRS[:-1]))
    + "|(?<!\\w)\u2018(?P<p6>[^\u2018\u2019\n]{12,2000})\u2019(?!\\w)"
)
_ELLIPSIS = re.compile(r"\s*(?:\[\s*(?:\.\.\.|\u2026)\s*\]|\.\.\.|\u2026)\s*")
_EDITORIAL = re.compile(r"\[[^\[\]]{1,80}\]")
_UNEVEN = re.compile(r"^\s|\s\s|[^\S ]")
_ASCII_BLANKS = "\n\t\r\x0b\x0c\x1c\x1d\x1e\x1f"
_FARTHEST = 400
# From Hebrew on, scripts attach articles and particles to their words, or write no blanks: a quotation may begin inside what looks like one.
_FIRST_ATTACHING = "\u0590"
_SHAPES = str.maketrans(dict.fromkeys("‘’‚′`´", "'") | dict.fromkeys("“”„«»″", '"') | dict.fromkeys("‐‑‒–—−", "-"))


class Quotation(NamedTuple):
    """Quoted words: `text[start:end]`, without their marks."""

    start: int
    end: int


def quotations(text: str) -> tuple[Quotation, ...]:
    """Return the quotations of `text`, in order."""
    found: list[Quotation] = []
    if text.isascii() and '"' not in text:
        return ()
    for match in _QUOTED.finditer(text):
        name = match.lastgroup
        if name:
            found.append(Quotation(*match.span(name)))
    return tuple(found)


class Flat(NamedTuple):
    """A text in one plain shape, with the place each of its characters came from."""

    text: str
    offsets: Sequence[int]


def flatten(text: str) -> Flat:
    """Return `text` folded, with plain quotation marks and dashes, and every run of blanks as one."""
    folded = fold(text)
    if folded.offsets is None and not _is_uneven(folded.text):
        plain = folded.text.replace("`", "'") if folded.text.isascii() else folded.text.translate(_SHAPES)
        return Flat(plain, range(len(text) + 1))
    out: list[str] = []
    offsets: list[int] = []
    for place, char in enumerate(folded.text.translate(_SHAPES)):
        blank = char.isspace()
        if blank and (not out or out[-1] == " "):
            continue
        out.append(" " if blank else char)
        offsets.append(folded.source(place, place + 1)[0])
    return Flat("".join(out), (*offsets, len(text)))


def _is_uneven(text: str) -> bool:
    """Tell whether a text has blanks at its beginning, several in a row, or others than the plain one."""
    if text.isascii():
        return text[:1] == " " or "  " in text or any(blank in text for blank in _ASCII_BLANKS)
    return _UNEVEN.search(text) is not None


def stands_verbatim(quoted: str, source: Flat) -> tuple[int, int] | None:
    """Return where a quotation stands in a source, piece by piece around its ellipses; None where it does not."""
    # An editor's brackets may be the source's own: the quotation is looked for with them first.
    return _stands(quoted, source) or _stands(_EDITORIAL.sub("", quoted), source)


def _stands(quoted: str, source: Flat) -> tuple[int, int] | None:
    pieces = [_bare(piece) for piece in _ELLIPSIS.split(quoted)]
    pieces = [piece for piece in pieces if piece]
    if not pieces:
        return None
    at = find_whole(pieces[0], source.text, 0)
    while at >= 0:
        end, whole = at + len(pieces[0]), True
        for piece in pieces[1:]:
            following = find_whole(piece, source.text, end, end + _FARTHEST + len(piece))
            if following < 0:
                whole = False
                break
            end = following + len(piece)
        if whole:
            return source.offsets[at], source.offsets[min(end, len(source.offsets) - 1)]
        at = find_whole(pieces[0], source.text, at + 1)
    return None


def find_whole(piece: str, text: str, start: int, end: int | None = None) -> int:
    """Return where a piece stands from `start` on as whole words and numbers, -1 where it does not: `5 million` is not in `15 million`, `able` not in `unable`."""
    at = text.find(piece, start, end)
    while at >= 0 and (_joined(text[at - 1 : at], piece[0]) or _joined(piece[-1], text[at + len(piece) : at + len(piece) + 1])):
        at = text.find(piece, at + 1, end)
    return at


def _joined(one: str, two: str) -> bool:
    """Tell whether two neighbouring characters are of one word or number, in the scripts whose words have no attached articles."""
    if not one or not two:
        return False
    return (one.isdigit() and two.isdigit()) or (one.isalnum() and two.isalnum() and max(one, two) < _FIRST_ATTACHING)


def _bare(piece: str) -> str:
    """Return a piece of a quotation in the plain shape, without the punctuation at its ends."""
    flat = flatten(piece).text.strip()
    while flat and unicodedata.category(flat[-1])[0] == "P" and flat[-1] not in "%)":
        flat = flat[:-1].rstrip()
    while flat and unicodedata.category(flat[0])[0] == "P" and flat[0] != "(":
        flat = flat[1:].lstrip()
    return flat

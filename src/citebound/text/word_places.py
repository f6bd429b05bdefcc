"""Where a word stands in a folded text: one by looking for it, or all of them in one pass."""

from __future__ import annotations

from citebound.text.terms import pieces, word_pattern

_PARTS_WORDS = frozenset(("", " ", "\n"))


def index_of_words(text: str) -> dict[str, tuple[int, ...]]:
    """Return the offsets at which each word, or pair of characters, of a folded text begins."""
    places: dict[str, list[int]] = {}
    for match in word_pattern(text).finditer(text):
        for offset, piece in enumerate(pieces(match.group())):
            places.setdefault(piece, []).append(match.start() + offset)
    return {word: tuple(found) for word, found in places.items()}


def search(word: str, text: str) -> tuple[int, ...] | None:
    """Return the offsets at which a word of a folded ASCII text begins; None where only reading the whole text tells.

    `2.4kg` holds the word `kg`, `b16kg` does not.
    """
    places, size, lettered = [], len(word), word[0].isalpha()
    at = text.find(word)
    while at >= 0:
        before, behind = text[at - 1 : at], text[at + size : at + size + 1]
        if before in _PARTS_WORDS and (behind in _PARTS_WORDS or (behind in ".," and text[at + size + 1 : at + size + 2] in _PARTS_WORDS)):
            places.append(at)
        elif lettered and before.isdigit():
            return None
        elif not (lettered and (before.isalpha() or behind.isalnum())) and not _is_inside(text, at) and _read(text, at) == word:
            places.append(at)
        at = text.find(word, at + 1)
    return tuple(places)


def _read(text: str, at: int) -> str:
    match = word_pattern(text).match(text, at)
    return match.group() if match else ""


def _is_inside(text: str, at: int) -> bool:
    """Tell whether a word of an ASCII text goes on at `at` instead of beginning there: the mirror of the pattern of words."""
    if not at:
        return False
    before, two = text[at - 1], text[at - 2] if at > 1 else ""
    if text[at].isdigit():
        return before.isalnum() or (before in ".,'" and two.isalnum())
    return before.isalpha() or (before in ".,'" and two.isalnum())

"""Content terms: the words of a text that carry its content, folded and stemmed, with their places.

Scripts without blanks are cut into pairs of characters. Numbers are terms as written. Stems are Snowball's, where the language has them.
"""

from __future__ import annotations

import re
import threading
from functools import lru_cache

import Stemmer

from citebound.text.characters import UNSPACED, marks
from citebound.text.irregular import BASE_OF
from citebound.text.stopwords import stopwords

# A number is a word of its own, so that `2.4kg` and `2.4 kg` share it; a word may have digits inside (`b16`, `h2o`).
_ASCII_WORD = re.compile(r"[0-9]+(?:[.,][0-9]+)*|[a-z][a-z0-9]*(?:[.,'][a-z0-9]+)*")
_ALGORITHMS = {
    "ar": "arabic", "da": "danish", "de": "german", "el": "greek", "en": "english", "es": "spanish", "fr": "french", "hi": "hindi", "id": "indonesian",
    "it": "italian", "nl": "dutch", "pt": "portuguese", "ru": "russian", "sv": "swedish", "tr": "turkish",
}  # fmt: skip
_local = threading.local()
_LONGEST_KEPT = 2_000
# Every character that no ASCII word has, as a blank.
_APART = bytes(code if code in b"abcdefghijklmnopqrstuvwxyz0123456789.,'" else ord(" ") for code in range(256))


@lru_cache(maxsize=1)
def _any_word() -> re.Pattern[str]:
    inner = marks()
    letter = rf"[^\W_{UNSPACED}{inner}]"
    digits = r"\d+(?:[.,\u066b\u066c]\d+)*"
    # A run of an unspaced script is taken whole here and cut into pairs by `words`.
    return re.compile(rf"[{UNSPACED}]+|{digits}|{letter}(?:[^\W_{UNSPACED}]|[{inner}]|[.,'\u2019\u066b\u066c](?={letter}))*")


def word_pattern(folded: str) -> re.Pattern[str]:
    """Return the pattern that reads the words of a folded text."""
    return _ASCII_WORD if folded.isascii() else _any_word()


_FUNCTION_PAIR = {"ja": re.compile("[\u3040-\u309f\u30fc]{1,2}"), "zh": re.compile(".?[的了是在和与與及或也就都而但把被将將对對于於以之其这這那个個为為].?")}
_UNSPACED_START = re.compile(f"[{UNSPACED}]")
_TRAILING = re.compile(r"(?:'|\u2019)s?$")


def pieces(word: str) -> tuple[str, ...]:
    """Return what a run of word characters counts as: itself, or the pairs of characters of an unspaced script."""
    if word.isascii() or not _UNSPACED_START.match(word):
        return (word,)
    return (word,) if len(word) < 2 else tuple(word[i : i + 2] for i in range(len(word) - 1))


def _stemmer(lang: str) -> Stemmer.Stemmer | None:
    # A Snowball stemmer keeps state while it works: one for each thread, or two threads spoil each other's words.
    kept: dict[str, Stemmer.Stemmer] | None = getattr(_local, "stemmers", None)
    if kept is None:
        kept = _local.stemmers = {}
    if lang not in kept:
        kept[lang] = Stemmer.Stemmer(_ALGORITHMS[lang])
    return kept[lang]


@lru_cache(maxsize=65_536)
def stem(word: str, lang: str | None) -> str:
    """Return the stem of a folded word; the word itself where the language has no stemmer, and for numbers."""
    word = _TRAILING.sub("", word) or word
    if lang not in _ALGORITHMS or len(word) > 64 or any(map(str.isdigit, word)):
        return word
    stemmer = _stemmer(lang)
    if lang == "en":
        word = BASE_OF.get(word, word)
    # Nothing is left of a lone tatweel.
    return word if stemmer is None else str(stemmer.stemWord(word)) or word


def distinct_words(folded: str) -> list[str]:
    """Return the distinct words, or pairs of characters, of a folded text in the order of their first occurrence."""
    if not folded.isascii():
        words = dict.fromkeys(word_pattern(folded).findall(folded))
        return list(dict.fromkeys(piece for word in words for piece in pieces(word)))
    found: dict[str, None] = {}
    # Cutting at blanks and reading only what is no plain word is many times faster than reading all of it by the pattern.
    apart = folded.encode("ascii").translate(_APART).decode("ascii")
    for chunk in dict.fromkeys(apart.replace(". ", " ").replace(", ", " ").split()):
        if chunk.isalpha():
            found[chunk] = None
        elif (word := chunk.strip(".,'")).isalpha():
            found[word] = None
        else:
            found.update(dict.fromkeys(_ASCII_WORD.findall(word)))
    return list(found)


def content_words(folded: str, lang: str | None) -> tuple[str, ...]:
    """Return the distinct content words of a folded text in the order of their first occurrence.

    Where every word is a stop word, these words are the content.
    """
    return _content_words(folded, lang) if len(folded) <= _LONGEST_KEPT else _content_words.__wrapped__(folded, lang)


def content_terms(folded: str, lang: str | None) -> tuple[str, ...]:
    """Return the distinct content words of a folded text, stemmed."""
    return _content_terms(folded, lang) if len(folded) <= _LONGEST_KEPT else _content_terms.__wrapped__(folded, lang)


# Several checks in a row ask for the words of one claim, and of the sentence that it restates.
@lru_cache(maxsize=32)
def _content_words(folded: str, lang: str | None) -> tuple[str, ...]:
    words = distinct_words(folded)
    empty = stopwords(lang)
    content = [word for word in words if word not in empty and (len(word) > 1 or not ("a" <= word <= "z"))]
    if lang in _FUNCTION_PAIR:
        # Endings and particles fill half of a Japanese sentence, and every text has the same ones.
        content = [word for word in content if not _FUNCTION_PAIR[lang].fullmatch(word)]
    return tuple(content or words)


@lru_cache(maxsize=32)
def _content_terms(folded: str, lang: str | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys([stem(word, lang) for word in content_words(folded, lang)]))

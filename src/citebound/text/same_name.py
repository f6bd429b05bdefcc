"""When a word of a name stands in a text: as written, as a possessive, plural or adjective of a country, as initials or as what initials stand for."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from functools import lru_cache

from citebound.text.names import Name
from citebound.text.reading import Reading
from citebound.text.stopwords import stopwords

# What a name may end in where another form of it ends otherwise: `Britain` and `British`, `Europe` and `European`, `Mexico` and `Mexicans`.
_ENDINGS = (
    "",
    "s",
    "es",
    "'s",
    "’s",
    "n",
    "an",
    "ans",
    "ian",
    "ians",
    "ean",
    "eans",
    "ese",
    "ish",
    "ic",
    "i",
    "is",
    "a",
    "e",
    "o",
    "y",
    "ia",
    "ain",
    "in",
    "ina",
    "nish",
    "istan",
    "land",
    "ies",
)
_ROOT = 4
_IRREGULAR = tuple(
    line.split()
    for line in """french france frenchman|dutch netherlands holland|greek greece greeks|swiss switzerland
    danish denmark dane danes|turkish turkey turks|thai thailand
    polish poland poles|welsh wales|swedish sweden swedes|finnish finland finns|irish ireland|scottish scotland scots|german germany germans
    spanish spain spaniards|english england|czech czechia|american u.s us usa america americans|british u.k uk britain|eu european europe|republican gop
    afghan afghanistan|argentine argentina|peruvian peru peruvians|filipino philippines|norwegian norway""".replace("\n", "|").split("|")
)
_STATES = """al alabama|ak alaska|az arizona|ar arkansas|ca california|co colorado|ct connecticut
    de delaware|fl florida|ga georgia|hi hawaii|id idaho|il illinois
    in indiana|ia iowa|ks kansas|ky kentucky|la louisiana|me maine|md maryland|ma massachusetts|mi michigan|mn minnesota|ms mississippi|mo missouri
    mt montana|ne nebraska|nv nevada|oh ohio|ok oklahoma|or oregon|pa pennsylvania|tn tennessee|tx texas|ut utah|vt vermont|va virginia|wa washington
    wi wisconsin|wy wyoming"""
# From Thai on, words stand without blanks between them.
_NO_BLANKS = "\u0e00"
_CAPITALS = re.compile(r"(?<![^\W_])(?:[^\W\d_a-z]\.?){2,6}(?![^\W_])")
_BEFORE = re.compile(r"([^\W\d_a-z][\w.'’-]+)\s$")
_AFTER = re.compile(r"\s([^\W\d_a-z][\w'’-]+)")
_BETWEEN = re.compile(r"\s(?:(?:of|for|the|and|de|la|du|des|del|di|der|van|von|&)\s){0,2}")


@lru_cache(maxsize=1)
def _other_forms() -> dict[str, tuple[str, ...]]:
    forms: dict[str, tuple[str, ...]] = {}
    for group in _IRREGULAR:
        for word in group:
            forms[word] = (*forms.get(word, ()), *(other for other in group if other != word))
    return forms


@lru_cache(maxsize=1)
def _abbreviated() -> dict[str, str]:
    return {name: short.upper() for short, name in (pair.split() for pair in re.split(r"[|\n]", _STATES))}


def occurs(name: Name, reading: Reading) -> bool:
    """Tell whether a text has a word of a name, in any case, in another form of it, or without its points and hyphens."""
    text = reading.folded.text
    word = unicodedata.normalize("NFC", name.text).lower().removesuffix("'s").removesuffix("’s").rstrip("'’")
    if _begins(word, text) or ("'" in word and _begins(word.replace("'", "\u2019"), text)) or ("\u2019" in word and _begins(word.replace("\u2019", "'"), text)):
        return True
    bare = word.replace(".", "")
    if bare != word and _begins(bare, text):
        return True
    parts = [part for part in re.split(r"[-&/]", bare) if len(part) > 1]
    if len(parts) > 1 and (
        _begins("".join(parts), text) or all(_begins(part, text) or _in_other_form(part, reading) for part in parts if _is_name_part(part, name))
    ):
        return True
    return _in_other_form(bare, reading) or _is_acronym(name.text, reading) or _is_state(word, reading)


def absent(found: Sequence[Name], claim: str, readings: Sequence[Reading]) -> tuple[Name, ...]:
    """Return the words of names that stand in none of the texts; a full name is no stranger where its initials stand there (`FLSA` for its four words)."""
    missing = [name for name in found if not any(occurs(name, reading) for reading in readings)]
    if not missing:
        return ()
    known = frozenset(letters.replace(".", "") for reading in readings for letters in _CAPITALS.findall(reading.text))
    together = [phrase for phrase in phrases(found, claim) if len(phrase) > 1]
    spelled = {name for phrase in together if _initials(phrase, claim) & known for name in phrase}
    strangers = set(missing)
    fuller = {name for phrase in together for name in phrase if name in strangers and _is_fuller(name, phrase, strangers, (claim, readings))}
    return tuple(name for name in missing if name not in spelled and name not in fuller)


def _is_fuller(name: Name, phrase: Sequence[Name], strangers: Collection[Name], texts: tuple[str, Sequence[Reading]]) -> bool:
    """Tell whether a claim only says a name in full (`Governor Keller` for `Keller`): the word beside it stands there, with no other name in its place."""
    claim, readings = texts
    place = phrase.index(name)
    for beside, before in ((place + 1, True), (place - 1, False)):
        if not 0 <= beside < len(phrase) or phrase[beside] in strangers:
            continue
        known = re.compile(rf"(?<![^\W_]){re.escape(phrase[beside].text.removesuffix(chr(39) + 's'))}(?![^\W_])", re.IGNORECASE)
        near = [
            _BEFORE.search(reading.text, max(0, m.start() - 40), m.start()) if before else _AFTER.match(reading.text, m.end())
            for reading in readings
            for m in known.finditer(reading.text)
        ]
        others = [match.group(1) for match in near if match]
        return all(other in claim or other.lower() in stopwords("en") for other in others)
    return False


def phrases(found: Sequence[Name], text: str, *, joined: bool = True) -> list[list[Name]]:
    """Return the words of names that belong together: only blanks between them, or small words too where they are `joined`."""
    together: list[list[Name]] = []
    for name in found:
        if together and (_BETWEEN.fullmatch(text, together[-1][-1].end, name.start) if joined else text[together[-1][-1].end : name.start] == " "):
            together[-1].append(name)
        else:
            together.append([name])
    return together


def _initials(phrase: Sequence[Name], text: str) -> frozenset[str]:
    """Return the ways to abbreviate a phrase: by its capitals, and with its small words."""
    words = text[phrase[0].start : phrase[-1].end].replace("-", " ").split()
    capitals = "".join(word[0] for word in words if word[0].isupper())
    return frozenset((capitals, "".join(word[0] for word in words).upper()))


def _is_name_part(part: str, name: Name) -> bool:
    at = name.text.lower().find(part)
    return at < 0 or name.text[at].isupper()


def _begins(word: str, text: str) -> bool:
    """Tell whether a word begins with `word`, which may have an ending in the language of the source: `Ann` is not in `Hannah`."""
    at = text.find(word)
    while at > 0 and text[at - 1].isalpha() and text[at].isalpha() and text[at] < _NO_BLANKS:
        at = text.find(word, at + 1)
    return at >= 0


def _in_other_form(word: str, reading: Reading) -> bool:
    """Tell whether the text has the word with another ending, or the word of a country for its people."""
    words = reading.distinct_words
    for form in _other_forms().get(word, ()):
        if form in words:
            return True
    if "is" in word and word.replace("isation", "ization") in words:
        return True
    for ending in _ENDINGS:
        root = word.removesuffix(ending) if ending else word
        if (root == word and ending) or len(root) < _ROOT:
            continue
        if any(root + other in words for other in _ENDINGS):
            return True
    return False


def _is_state(word: str, reading: Reading) -> bool:
    short = _abbreviated().get(word)
    return short is not None and re.search(rf"(?<![^\W_]){short}(?![^\W_])", reading.text) is not None


def _is_acronym(word: str, reading: Reading) -> bool:
    letters = word.replace(".", "").lower()
    if not word.isupper() or len(letters) < 2:
        return False
    words = reading.words_between(0, len(reading.folded.text))
    small = stopwords(reading.lang or "en")
    return letters in "".join(word[0] for word in words) or letters in "".join(word[0] for word in words if word not in small)

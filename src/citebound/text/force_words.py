"""Words that say how firmly, how widely and on whose word something is said: duty and leave, plans and doubts, all and some, conditions and speakers.

The lists stand in `lists/force.toml`, by language: reviewed, and short on purpose.
"""

from __future__ import annotations

import re
import tomllib
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files


class Force(StrEnum):
    """What a word does to a statement."""

    DUTY = "duty"
    LEAVE = "leave"
    ADVICE = "advice"
    PLAN = "plan"
    DOUBT = "doubt"
    LINK = "link"
    PROOF = "proof"
    ALL = "all"
    MOST = "most"
    SOME = "some"
    NONE = "none"
    ONLY = "only"
    CONDITION = "condition"
    SAID = "said"
    DISPUTED = "disputed"


_UNSPACED = frozenset(("zh", "ja", "th"))


@lru_cache(maxsize=1)
def _words() -> dict[str, dict[str, str]]:
    listed: dict[str, dict[str, str]] = tomllib.loads(files("citebound.text").joinpath("lists/force.toml").read_text(encoding="utf-8"))
    return listed


@lru_cache(maxsize=256)
def _pattern(lang: str, force: Force) -> re.Pattern[str] | None:
    words = _words().get(lang, {}).get(force)
    if words is None:
        return None
    if lang == "hi":
        # A vowel sign is no letter to the patterns: `ने` is not `न`.
        return re.compile(rf"(?<![\u0900-\u097f])(?:{words})(?![\u0900-\u097f])")
    return re.compile(words if lang in _UNSPACED else rf"(?<![^\W_])(?:{words})(?![^\W_])", re.IGNORECASE)


def readable(lang: str | None) -> bool:
    """Tell whether there are lists for a language."""
    return (lang or "en") in _words()


def find(text: str, lang: str | None, force: Force) -> re.Match[str] | None:
    """Return the first word of a text, folded, with this force; None where it has none, or the language no list."""
    pattern = _pattern(lang or "en", force)
    return pattern.search(text.replace("\u2019", "'")) if pattern else None


def forces(text: str, lang: str | None, *wanted: Force) -> frozenset[Force]:
    """Return which of the wanted forces a text, folded, has."""
    found = frozenset(force for force in wanted if find(text, lang, force))
    if Force.ALL in found:
        # `nearly all` and `not all` are not all.
        for fewer in (Force.MOST, Force.SOME):
            pattern = _pattern(lang or "en", fewer)
            text = pattern.sub(" ", text) if pattern else text
        if not find(text, lang, Force.ALL):
            found -= {Force.ALL}
    return found

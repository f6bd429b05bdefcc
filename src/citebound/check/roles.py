"""Does a claim say who does what to whom as its source says it?"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.polarity_words import negation_pattern, opposites
from citebound.text.reading import Reading
from citebound.text.restated import clauses, restated
from citebound.text.stopwords import stopwords
from citebound.text.terms import stem, word_pattern

# A claim that says it in words of its own may turn the sentence as well.
_CLOSE = 0.85
_CLOSE_UNSPACED = 0.7
_UNSPACED = frozenset(("zh", "ja", "th"))
_PART_OF = re.compile(r"\b(?:of|in|at|on|by|from|with|de|du|des|del|en|von|in|im|bei|của|ở|trong)\b|['’]s\b|的")
_FEWEST = 3
_LONGEST = 40
# How many content words from its beginning the one who acts may stand.
_SUBJECT = 2
_PASSIVE = {
    "en": r"\b(?:is|are|was|were|be|been|being|got)\s(?:\w+\s){0,2}?\w+(?:ed|en|t|n|d)\b|\bby\b",
    "de": r"\b(?:wird|werden|wurden?|worden)\b|\bvon\b",
    "fr": r"\b(?:est|sont|été|était|fut)\s\w+|\bpar\b",
    "es": r"\b(?:fue|fueron|es|son|sido|era)\s\w+|\bpor\b",
    "vi": r"\b(?:bị|được)\b",
    "zh": r"被|由|遭|为.{1,12}所",
    "ja": r"れる|れた|られ|れて|によって",
    "th": r"ถูก|โดย",
}
# Words between two things that one of them is held against, or that something goes to.
_PIVOT = re.compile(r"\b(?:than|to|before|after|als|nach|vor|que|à|vers|a|hacia|antes|hơn|đến|sang|trước)\b")
_ACTS = re.compile(r"\s?(?:が|は|も|ने)")
_BEARS = re.compile(r"\s?(?:を|に|から|へ|को|से)")
_RUN = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\u0900-\u097f]+")


_BEHIND = re.compile(
    r"\b(?:in|at|on|from|without|during|for|since|as|en|desde|para|sans|dans|pour|depuis|ohne|nach|bei|im|am|seit|für|aus|trong|ở|tại|từ|theo)\s(?:(?:the|a|an|der|die|das|dem|den|le|la|les|el|los|las)\s)?$"
)
# What opens a claim with these is a circumstance, and no party.
_LEADING = re.compile(
    r"\b(?:of|in|at|on|by|from|with|without|before|after|during|for|since|if|when|as|de|en|sin|antes|durante|sans|dans|pour|avant|après|lors|depuis|selon|ohne|vor|nach|bei|im|am|seit|für|mit|aus"
    r"|trong|ở|tại|khi|từ|theo)\b|ตอน|ใน|เมื่อ|在|从|于",
    re.IGNORECASE,
)


class _Word(NamedTuple):
    start: int
    end: int
    stem: str


class RolesCheck:
    """Compares the order of those who act and those who are acted upon with the order in the clause that the claim restates.

    *Finds* two parties who change places around the same verb, the two sides of a comparison, and `from` and `to`, where both sides are active or both passive.

    *Does not find* roles that change with the verb (`bought from`, `sold to`), or across two sentences.
    """

    name = "roles"
    version = "1"
    codes = {
        "role_swap": Explanation(
            "The claim makes the one who acts of the one who is acted upon, or turns a comparison round.", "Put the parties in the order of the source."
        ),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding."""
        if case.probing or not case.differs:
            return
        found = restated(case.claim, case.cited)
        least = _CLOSE_UNSPACED if case.claim.lang in _UNSPACED else _CLOSE
        if found is None or found.coverage < least or len(found.matched) < 2:
            return
        reading = case.cited[found.order]
        if case.claim.lang not in _UNSPACED and _in_order(case.claim, reading, found.sentence):
            return
        for start, end in _stretches(reading, found.start):
            if self._swapped(case.claim, reading, (start, end)):
                source = case.bound.sources[found.order]
                place = Span(*reading.folded.source(start, end))
                message = f"source {source.id} has the parties in the other order"
                span = case.bound.claim.span
                yield Finding("role_swap", self.name, Outcome.NOTED, message, span, place=Place(source.id, place), says=place.of(reading.text), hard=False)
                return

    @staticmethod
    def _swapped(claim: Reading, reading: Reading, stretch: tuple[int, int]) -> bool:
        whole = (0, len(claim.folded.text))
        if (claim.lang or "en") not in _PASSIVE | {"hi": ""}:
            return False
        if _is_passive(claim, whole) != _is_passive(reading, stretch) or _is_turned_round(claim, reading, stretch):
            return False
        if claim.lang in ("ja", "hi"):
            return _marked_otherwise(claim.folded.text, reading.folded.text[slice(*stretch)])
        mine, theirs = _words(claim, whole), _words(reading, stretch)
        if claim.lang == "vi":
            # A syllable is no party, save one of a name.
            mine = [word for word in mine if claim.text[claim.folded.source(word.start, word.end)[0]].isupper()]
        if claim.lang in ("zh", "th"):
            mine, theirs = _chunks(claim.folded.text, reading.folded.text[slice(*stretch)])
        if len(mine) < _FEWEST or len(mine) > _LONGEST:
            return False
        text = reading.folded.text[slice(*stretch)] if claim.lang in ("zh", "th") else reading.folded.text
        return _turned(mine, theirs, claim.folded.text, text) or _turned_at_pivot(claim, mine, reading, theirs)


def _in_order(claim: Reading, reading: Reading, sentence: int) -> bool:
    """Tell whether the words of the claim stand in the sentence in the claim's own order: then nobody has changed places."""
    places = [found[sentence][0] for found in reading.sentences_of_terms(claim.terms) if sentence in found]
    return places == sorted(places)


def _stretches(reading: Reading, at: int) -> list[tuple[int, int]]:
    """Return the clauses of a sentence and the sentence itself."""
    sentence = reading.folded_sentence(at)
    parts = clauses(reading, *sentence)
    return [*parts, sentence] if len(parts) > 1 else [sentence]


def _is_passive(reading: Reading, stretch: tuple[int, int]) -> bool:
    pattern = _PASSIVE.get(reading.lang or "en")
    return pattern is not None and re.search(pattern, reading.folded.text[slice(*stretch)]) is not None


def _is_turned_round(claim: Reading, reading: Reading, stretch: tuple[int, int]) -> bool:
    """Tell whether the parties changed sides along with a word that turns them: `A before B` is `B after A`; a denial may turn them as well."""
    negation = negation_pattern(claim.lang)
    if negation and negation.search(claim.folded.text):
        return True
    mine = {stem(word, claim.lang) for word in claim.words_between(0, len(claim.folded.text))}
    theirs = {stem(word, reading.lang) for word in reading.words_between(*stretch)}
    return any(
        (mine & one and theirs & two and not mine & two and not theirs & one)
        for pair in opposites(claim.lang)
        for one, two in ((pair.positive, pair.negative), (pair.negative, pair.positive))
    )


def _words(reading: Reading, stretch: tuple[int, int]) -> list[_Word]:
    empty = stopwords(reading.lang)
    found = [
        _Word(match.start(), match.end(), stem(match.group(), reading.lang))
        for match in word_pattern(reading.folded.text).finditer(reading.folded.text, *stretch)
        if match.group() not in empty and not match.group()[0].isdigit()
    ]
    return found[: 2 * _LONGEST]


def _turned(mine: Sequence[_Word], theirs: Sequence[_Word], claim: str, source: str) -> bool:
    """Tell whether three words stand in the one text as `a p b` and in the other as `b p a`, where the first of each may be the subject."""
    places = _unique(theirs)
    held = [(number, places[word.stem]) for number, word in enumerate(mine) if word.stem in places and sum(other.stem == word.stem for other in mine) == 1]
    for first, (at, one) in enumerate(held):
        if at >= _SUBJECT or _LEADING.search(claim, 0, mine[at].start):
            break
        for middle in range(first + 1, len(held)):
            pivot = held[middle][1]
            if pivot >= one or _PART_OF.search(source, theirs[one - 1].end, theirs[one].start):
                continue
            if any(last < pivot and last < _SUBJECT and not _BEHIND.search(claim, 0, mine[behind].start) for behind, last in held[middle + 1 :]):
                return True
    return False


def _unique(words: Sequence[_Word]) -> dict[str, int]:
    places: dict[str, int] = {}
    twice: set[str] = set()
    for number, word in enumerate(words):
        if word.stem in places:
            twice.add(word.stem)
        places[word.stem] = number
    return {key: place for key, place in places.items() if key not in twice}


def _turned_at_pivot(claim: Reading, mine: Sequence[_Word], reading: Reading, theirs: Sequence[_Word]) -> bool:
    """Tell whether two neighbours change places around `than` or `to`."""
    after = {(one.stem, two.stem): reading.folded.text[one.end : two.start] for one, two in pairwise(theirs)}
    for one, two in pairwise(mine):
        between = after.get((two.stem, one.stem))
        if between is None or one.stem == two.stem:
            continue
        pivots = set(_PIVOT.findall(claim.folded.text[one.end : two.start]))
        if pivots & set(_PIVOT.findall(between)):
            return True
    return False


def _chunks(claim: str, source: str) -> tuple[list[_Word], list[_Word]]:
    """Cut two texts without blanks into the longest runs that both have."""
    mine: list[_Word] = []
    at = 0
    while at < len(claim):
        end = at + 2
        if claim[at:end] not in source or not _RUN.fullmatch(claim[at:end]):
            at += 1
            continue
        while end < len(claim) and claim[at : end + 1] in source and _RUN.fullmatch(claim[end]):
            end += 1
        mine.append(_Word(at, end, claim[at:end]))
        at = end
    theirs = sorted(_Word(source.find(word.stem), source.find(word.stem) + len(word.stem), word.stem) for word in mine if source.count(word.stem) == 1)
    return mine, theirs


def _marked_otherwise(claim: str, source: str) -> bool:
    """Tell whether the run of characters that acts in the claim bears in the source, and the other way round, by the particles behind them."""
    mine, _ = _chunks(claim, source)
    acting = [word.stem.rstrip("がはもをにへ") for word in mine if word.stem[-1:] in "がはも" or _ACTS.match(claim, word.end)]
    bearing = [word.stem.rstrip("がはもをにへ") for word in mine if word.stem[-1:] in "をにへ" or _BEARS.match(claim, word.end)]
    for one in acting:
        for two in bearing:
            if len(one) > 1 and len(two) > 1 and one != two and _followed(source, one, _BEARS) and _followed(source, two, _ACTS):
                return True
    return False


def _followed(text: str, word: str, mark: re.Pattern[str]) -> bool:
    at = text.find(word)
    return at >= 0 and mark.match(text, at + len(word)) is not None

"""The sentence of a source that a claim restates, its clauses, and which of the claim's words it has and has not.

What is said with how much force (duty, doubt, all, some, on whose word) is compared only with this sentence: elsewhere it is said of something else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from citebound.text.alignment import align
from citebound.text.force_words import Force, find, readable
from citebound.text.polarity_words import negation_pattern, swapped
from citebound.text.reading import Reading
from citebound.text.terms import content_terms, content_words, stem

_CLAUSE = re.compile(
    r"[;:\u2014\u2013()]|,(?!\d)|[，；：、،]|\b(?:but|while|whereas|although|though|however|and|aber|während|und|sondern|pero|mientras|y|mais|tandis|et|nhưng|còn|và)\b|但|而|और|लेकिन|แต่|ส่วน(?!ใหญ่|มาก|หนึ่ง)|が、|(?<=[\u0e00-\u0e7f])\s(?=[\u0e00-\u0e7f])",
    re.IGNORECASE,
)
# Records are no sentences: nothing in them is said with more or less force.
_DATA = re.compile(r"[\"'}\]]\s?:\s?[\"'{\[\dtfn]|[{}]|\s\|\s")
# A longer claim restates no sentence.
LONGEST = 2_000
_UNSPACED = frozenset(("zh", "ja", "th"))
_FORCES = (Force.DUTY, Force.LEAVE, Force.ADVICE, Force.PLAN, Force.DOUBT, Force.PROOF, Force.ALL, Force.MOST, Force.SOME, Force.NONE, Force.ONLY, Force.SAID)


class Restated(NamedTuple):
    """The sentence `sentence` of the source `order` and the clause of it, `start` to `end` in folded offsets, that has most of the claim's words.

    `matched` are the claim's terms that the sentence has, `leftover` those that it has not; `coverage` is the share of the terms that it has, in [0, 1].
    `unsettled` tells that words which it has not stand elsewhere in the source, so that the claim may speak of another sentence.
    """

    order: int
    sentence: int
    start: int
    end: int
    matched: frozenset[str]
    leftover: tuple[str, ...]
    coverage: float
    unsettled: bool = False


@lru_cache(maxsize=4_096)
def _is_force(word: str, lang: str | None) -> bool:
    negation = negation_pattern(lang)
    return any(find(word, lang, force) for force in _FORCES) or bool(negation and negation.fullmatch(word))


def bare_terms(claim: Reading) -> tuple[str, ...]:
    """Return the content terms of a claim without the words that only say with how much force it is said."""
    lang = claim.lang
    return tuple(dict.fromkeys(stem(word, lang) for word in content_words(claim.folded.text, lang) if not _is_force(word, lang)))


def restated(claim: Reading, cited: Sequence[Reading]) -> Restated | None:
    """Return the sentence that a claim restates most closely; None where no source has a word of it."""
    return claim.kept("restated", tuple(map(id, cited)), lambda: (_restated(claim, cited),))[0]


def _restated(claim: Reading, cited: Sequence[Reading]) -> Restated | None:
    if len(claim.text) > LONGEST:
        return None
    terms = bare_terms(claim)
    alignment = align(terms, cited, swapped(claim.lang)) if terms else None
    if alignment is None:
        return None
    reading = cited[alignment.order]
    sentence = reading.sentence_at(alignment.start)
    if _DATA.search(reading.folded.text, *reading.folded_sentence(alignment.start)):
        return None
    start, end = _clause(reading, (alignment.start, alignment.end), alignment.matched)
    leftover = tuple(term for term in terms if term not in alignment.matched)
    elsewhere = sum(any(other.sentences_of_term(term) for other in cited) for term in leftover)
    unsettled = elsewhere > (len(terms) // 5 if claim.lang in _UNSPACED else 0)
    return Restated(alignment.order, sentence, start, end, alignment.matched, leftover, alignment.coverage, unsettled)


def closely(claim: Reading, cited: Sequence[Reading], least: tuple[float, float], *, fewest: int = 2, settled: bool = True) -> Restated | None:
    """Return the restated sentence where it is close enough to compare single words with it, and the language has lists of them; else None.

    Args:
        claim: the claim.
        cited: what it cites.
        least: the least share of the claim's terms that the sentence must have, in [0, 1]; the second one where a script has no blanks.
        fewest: how many terms it must have at the least.
        settled: whether words that stand elsewhere in the source rule the sentence out.
    """
    if not readable(claim.lang):
        return None
    found = restated(claim, cited)
    if found is None or found.coverage < least[claim.lang in _UNSPACED] or len(found.matched) < fewest or (settled and found.unsettled):
        return None
    return found


def closest_sentences(claim: Reading, reading: Reading, most: int) -> list[int]:
    """Return the sentences of a source that share most words with a claim, best first; at most `most` of them."""
    counts: dict[int, int] = {}
    for sentences in reading.sentences_of_terms(claim.terms):
        for sentence in sentences:
            counts[sentence] = counts.get(sentence, 0) + 1
    return sorted(counts, key=lambda sentence: (-counts[sentence], sentence))[:most]


def sentence_with_all(claim: Reading, cited: Sequence[Reading]) -> tuple[int, int] | None:
    """Return the source and the sentence that has every term of a claim which any of the sources has; None where the terms stand in several sentences."""
    return claim.kept("with_all", tuple(map(id, cited)), lambda: (_with_all(claim, cited),))[0]


def _with_all(claim: Reading, cited: Sequence[Reading]) -> tuple[int, int] | None:
    places = [reading.sentences_of_terms(claim.terms) for reading in cited]
    known = sum(any(found[number] for found in places) for number in range(len(claim.terms)))
    for order, found in enumerate(places):
        held = [sentences for sentences in found if sentences]
        if not held or len(held) < known:
            continue
        both = set(held[0]).intersection(*held[1:])
        if both:
            return order, min(both)
    return None


def clauses(reading: Reading, start: int, end: int) -> list[tuple[int, int]]:
    """Return the clauses of a folded stretch, which they tile."""
    edges = [start, *(match.end() for match in _CLAUSE.finditer(reading.folded.text, start, end) if start < match.end() < end), end]
    return list(pairwise(edges))


def clause_with(reading: Reading, stretch: tuple[int, int], wanted: frozenset[str], anchors: Sequence[str]) -> tuple[int, int]:
    """Return the clause of a folded stretch that has most of the wanted terms, the anchors counted three times."""
    best, most = stretch, 0
    for start, end in clauses(reading, *stretch):
        terms = frozenset(content_terms(reading.folded.text[start:end], reading.lang))
        weight = len(terms & wanted) + 2 * sum(anchor in terms for anchor in anchors)
        if weight and weight >= most:
            best, most = (start, end), weight
    return best


def _clause(reading: Reading, tight: tuple[int, int], matched: frozenset[str]) -> tuple[int, int]:
    """Return the one clause that has two thirds of the matched terms, else the run of clauses that has them all."""
    start, end = clause_with(reading, tight, matched, ())
    terms = frozenset(content_terms(reading.folded.text[start:end], reading.lang))
    return (start, end) if 3 * len(terms & matched) >= 2 * len(matched) else tight

"""Does the claim say the opposite of the clause that it restates?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.alignment import Alignment, align
from citebound.text.dates import times
from citebound.text.polarity_words import Opposites, empty_pattern, negation_pattern, opposites, swapped
from citebound.text.reading import Reading
from citebound.text.restated import clause_with
from citebound.text.stopwords import stopwords
from citebound.text.terms import content_words, stem

# The share of a claim's other words that must stand in the clause before a difference in polarity means anything.
_CLOSE = 0.75
# Where a script has no blanks, pairs of characters across two words are lost in any other order.
_CLOSE_UNSPACED = 0.55
# Where one word is the opposite of the other, fewer of the rest need to stand there, if they stand nowhere else.
_CLOSE_TURNED = 0.6
_FEWEST = 2
# An exception is a negation of its own, whose scope no parity tells.
_EXCEPTION = re.compile(
    r"\b(?:except|unless|apart from|außer|es sei denn|sauf|à moins|salvo|excepto|trừ)\b|除|以外|सिवाय|باستثناء|إلا|ما لم|ยกเว้น|เว้นแต่", re.IGNORECASE
)
# `only with notice` is `not without notice`.
_ONLY = re.compile(r"\b(?:(?<!not )only|nur|n(?:e\s|['’]).{1,30} qu[e']|solo|sólo|chỉ)\b|只有|仅|のみ|限り|限っ|केवल|فقط|เฉพาะ", re.IGNORECASE)
_COMPARED = re.compile(r"\b(?:than|above|below|als|que|hơn)\b|比|より")
_TWICE = 2
_NUMBER = re.compile(r"\d+")
# Verbs that deny what follows them: `stopped making` is `no longer makes`, `failed to reach` is `did not reach`.
_DENIERS = re.compile(
    r"\b(?:stop(?:s|ped)?|ceas(?:e|es|ed)|fail(?:s|ed)?|den(?:y|ies|ied)|refus(?:e|es|ed)|declin(?:e|es|ed) to|lack(?:s|ed)?|avoid(?:s|ed)?|prevent(?:s|ed)?|exempt|free of|free from|absent|missing|ha(?:s|ve|d) ended|expir(?:e|es|ed)|exclude[sd]?|broken|unbroken|lapse[sd]?"
    r"|hör(?:t|te|ten)? auf|aufgehört|eingestellt|verweiger\w+|ausgeschlossen|endet|endete|versäum\w+|fehl(?:t|en|te|ten)|befreit|cess(?:e|er|é|ent)|refus(?:e|é|er|ent)|manqu\w+|dispens\w+|exclu\w*|exempt\w+"
    r"|dej(?:ó|a|an|aron|ado) de|cesó|neg(?:ó|aron)|carece\w*|exclui\w*|exent\w+|ngừng|thôi|từ chối|thiếu|miễn)\b|停止|拒绝|缺乏|免|やめ|中止|拒否|बंद|इनकार|توقف|رفض|หยุด|ปฏิเสธ",
    re.IGNORECASE,
)
_STILL = frozenset(("longer", "mehr", "plus", "más", "còn", "still"))
_PASSED_KANA = re.compile("[\u3040-\u309f\u30fc]{1,2}")
# The clause may say as much again as the claim, no more: a loose restatement of a long sentence shares words with things it does not deny.
_RESTATED, _RESTATED_UNSPACED = 0.5, 0.3
_REACH = 30
_SHORTEST = 5
_LONGEST, _LONGEST_UNSPACED = 14, 40
# Two things are told apart here, and a negation belongs to one of them.
_CONTRAST = re.compile(r"(?:,\s|^)while\b|\b(?:whereas|rather than|instead of|unlike|but|yet|während|tandis que|mientras|trong khi)\b(?! also)", re.IGNORECASE)
# What stands between `ne` and the word that it denies.
_SECOND_PARTS = frozenset(("pas", "plus", "point", "jamais", "est", "sont", "était", "étaient", "sera", "seront", "a", "ont"))
_UNSPACED = frozenset(("zh", "ja", "th"))
_AUXILIARY = re.compile(r"\b(?:do|does|did|is|are|was|were|has|have|had|will|would|can|could|must|should|may)\s?$")
_CLAUSE_MARK = re.compile(r"[,;:]|\b(?:who|which|that|if|when|because|and|or|unless|except)\b")
_DATA = re.compile(r"[\"'}\]]\s?:\s?[\"'{\[\dtfn]|[{}]")
_CODES = {"antonym": "antonym", "leave": "antonym", "direction": "direction_flip", "temporal": "temporal_flip"}


class _Polarity(NamedTuple):
    """Where a stretch negates what both sides speak of, the stems of its words, and where else it negates."""

    negations: tuple[tuple[int, int], ...]
    stems: frozenset[str]
    others: tuple[tuple[int, int], ...] = ()


class PolarityCheck:
    """Compares the negations and opposites of a claim with those of the clause of the cited source that has the same content.

    *Finds* a negation that was added or dropped, a word replaced by its opposite, a rise told as a fall, before told as after, where at least three quarters of
    the claim's other words stand in one clause.

    *Does not find* a contradiction in other words, irony, or a negation whose scope is only part of the clause.
    """

    name = "polarity"
    version = "1"
    codes = {
        "negation_mismatch": Explanation(
            "The claim denies what the source says, or says what the source denies.", "Read the quoted clause and restore the negation."
        ),
        "antonym": Explanation(
            "A word of the claim is the opposite of the word that the source has in its place.", "Read the quoted clause and correct the word."
        ),
        "direction_flip": Explanation("The claim says that something rose which the source says fell, or the other way round.", "Correct the direction."),
        "temporal_flip": Explanation("The claim says before where the source says after, or the other way round.", "Correct the order in time."),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding: the claim against its closest clause."""
        if case.probing or not case.differs:
            return
        lang = case.claim.lang
        negation = negation_pattern(lang)
        readable = [reading for reading in case.cited if not reading.empty]
        if negation is None or not readable:
            return
        pairs, swaps = opposites(lang), swapped(lang)
        terms = tuple(dict.fromkeys(stem(word, lang) for word in content_words(case.claim.folded.text, lang) if not negation.fullmatch(word)))
        alignment = align(terms, case.cited, swaps)
        close, longest = (_CLOSE_UNSPACED, _LONGEST_UNSPACED) if lang in _UNSPACED else (_CLOSE, _LONGEST)
        if alignment is None or not len(alignment.matched) >= _FEWEST or len(terms) > longest:
            return
        settled = not any(reading.sentences_of_term(term) for reading in readable for term in terms if term not in alignment.matched)
        if alignment.coverage >= close or (alignment.coverage >= _CLOSE_TURNED and settled):
            yield from self._compare(case, alignment, pairs, only_turned=alignment.coverage < close)

    def _compare(self, case: Case, alignment: Alignment, pairs: tuple[Opposites, ...], *, only_turned: bool) -> Iterator[Finding]:
        reading = case.cited[alignment.order]
        matched = alignment.matched
        start, end = _narrowed(case.claim, reading, alignment)
        alignment = alignment._replace(start=start, end=end)
        shared = matched | {term for pair in pairs if matched & (pair.positive | pair.negative) for term in pair.positive | pair.negative}
        theirs = _polarity(reading, alignment.start, alignment.end, shared)
        mine = _polarity(case.claim, 0, len(case.claim.folded.text), shared)
        if theirs is None or mine is None or _loose(alignment, theirs, reading) or _is_exception(case.claim, reading, alignment, mine, theirs):
            return
        affirms = not theirs.negations and not theirs.others and not any(theirs.stems & pair.negative for pair in pairs)
        if affirms and not mine.negations and len(mine.others) == 1 and _denies_all(case.claim, mine.others[0]):
            # `does not have a length of 298 metres`: the verb is the claim's own, and all of it is denied.
            mine = mine._replace(negations=mine.others)
        if case.claim.times and times(reading.text[slice(*reading.sentences_span(*[reading.sentence_at(alignment.start)] * 2))]):
            # `open from 9:00 to 18:00` is `closes at 18:00`.
            pairs = tuple(pair for pair in pairs if pair.kind != "antonym")
        denies = bool(mine.negations or mine.others or theirs.negations or theirs.others)
        turned = [pair for pair in pairs if _turned(pair, mine, theirs) and not (pair.kind == "temporal" and denies)]
        # `A costs more than B` is `B costs less than A`, and `A before B` is `B after A`.
        compared = _COMPARED.search(case.claim.folded.text) is not None
        turned = [pair for pair in turned if not ((compared or pair.kind == "temporal") and _told_from_the_other_side(pair, case.claim, reading, alignment))]
        turned = list(
            {(mine.stems & (pair.positive | pair.negative), theirs.stems & (pair.positive | pair.negative)): pair for pair in reversed(turned)}.values()
        )
        negations = len(mine.negations) + len(theirs.negations) + _prefixed(mine.stems, theirs.stems) + _forbidden(pairs, mine, theirs)
        if (negations + len(turned)) % 2 == 0 or (only_turned and (negations or not turned)):
            return
        if not turned and len(mine.negations) + len(mine.others) == len(theirs.negations) + len(theirs.others) and not _prefixed(mine.stems, theirs.stems):
            return
        code = "negation_mismatch" if negations % 2 else _CODES[turned[0].kind]
        span = case.bound.claim.span
        if mine.negations:
            first = case.claim.folded.source(*mine.negations[0])
            span = Span(span.start + first[0], span.start + first[1])
        place = reading.folded.source(alignment.start, alignment.end)
        start, end = _without_blanks(reading.text, *place)
        source = case.bound.sources[alignment.order]
        message = f"the claim says the opposite of a clause of source {source.id}"
        yield Finding(code, self.name, Outcome.CONTRADICTED, message, span, place=Place(source.id, Span(start, end)), says=reading.text[start:end])


def _narrowed(claim: Reading, reading: Reading, alignment: Alignment) -> tuple[int, int]:
    """Return the one clause of the stretch that has two thirds of the shared words, or the subject with what turns it: another clause speaks of something else."""
    stretch = (alignment.start, alignment.end)
    subject = next((term for term in claim.terms if term in alignment.matched), "")
    wanted = alignment.matched.union(*(swapped(reading.lang).get(term, frozenset()) for term in alignment.matched))
    start, end = clause_with(reading, stretch, wanted, (subject, subject))
    held = {stem(word, reading.lang) for word in reading.words_between(start, end)}
    other = swapped(reading.lang)
    most = sum(term in held or not held.isdisjoint(other.get(term, ())) for term in alignment.matched)
    negation = negation_pattern(claim.lang)
    text = claim.folded.text
    denied = [claim.words_between(match.end(), min(len(text), match.end() + _REACH))[:2] for match in negation.finditer(text)] if negation else []
    if any(word in alignment.matched and word not in held for words in denied for word in (stem(each, claim.lang) for each in words)):
        # What the claim denies stands in another clause of the stretch.
        return stretch
    turned = subject in held and any(not held.isdisjoint(pair.positive | pair.negative) for pair in opposites(reading.lang))
    return (start, end) if turned or 3 * most >= 2 * len(alignment.matched) else stretch


def _is_exception(claim: Reading, reading: Reading, alignment: Alignment, mine: _Polarity, theirs: _Polarity) -> bool:
    """Tell whether one side denies where the other one makes an exception, or denies twice where the other one says `only`."""
    source, text = reading.folded.text[slice(*reading.folded_sentence(alignment.start))], claim.folded.text
    clause = reading.folded.text[alignment.start : alignment.end]
    denied, denies = len(mine.negations) + len(mine.others), len(theirs.negations) + len(theirs.others)
    if (denied or denies) and (_DENIERS.search(clause) is None) != (_DENIERS.search(text) is None):
        return True
    if (denied and _EXCEPTION.search(source)) or (denies and _EXCEPTION.search(text)):
        return True
    counted = _NUMBER.findall(text)
    if counted and (denied or denies) and (_ONLY.search(source) is None) != (_ONLY.search(text) is None) and set(counted) & set(_NUMBER.findall(source)):
        return True  # `only those from 18 on` is `nobody under 18`
    return (denied >= _TWICE and _ONLY.search(source) is not None) or (denies >= _TWICE and _ONLY.search(text) is not None)


def _loose(alignment: Alignment, theirs: _Polarity, reading: Reading) -> bool:
    """Tell whether the clause says much more than the claim restates."""
    content = sum(word not in stopwords(reading.lang) for word in theirs.stems)
    return len(alignment.matched) < (_RESTATED_UNSPACED if reading.lang in _UNSPACED else _RESTATED) * content


def _turned(pair: Opposites, mine: _Polarity, theirs: _Polarity) -> bool:
    """Tell whether one side has only the one word of a pair and the other side only the other."""
    one, two = mine.stems & pair.positive, mine.stems & pair.negative
    three, four = theirs.stems & pair.positive, theirs.stems & pair.negative
    return bool((one and not two and four and not three) or (two and not one and three and not four))


def _told_from_the_other_side(pair: Opposites, claim: Reading, reading: Reading, alignment: Alignment) -> bool:
    """Tell whether the two events changed sides along with the word between them: `A before B` is `B after A`."""
    mine = _sides(pair, claim, 0, len(claim.folded.text))
    theirs = _sides(pair, reading, *reading.folded_sentence(alignment.start))
    if mine is None or theirs is None:
        return False
    straight = len(mine[0] & theirs[0]) + len(mine[1] & theirs[1])
    return len(mine[0] & theirs[1]) + len(mine[1] & theirs[0]) > straight


def _sides(pair: Opposites, reading: Reading, start: int, end: int) -> tuple[frozenset[str], frozenset[str]] | None:
    """Return the words before and behind the first word of a pair in a stretch."""
    words = [stem(word, reading.lang) for word in reading.words_between(start, end)]
    at = next((number for number, word in enumerate(words) if word in pair.positive | pair.negative), None)
    return None if at is None else (frozenset(words[:at]) - stopwords(reading.lang), frozenset(words[at + 1 :]) - stopwords(reading.lang))


def _prefixed(mine: frozenset[str], theirs: frozenset[str]) -> int:
    """Count the words that one side negates by a prefix and the other has without it: `unclear` and `clear`."""
    sides = ((mine, theirs), (theirs, mine))
    return sum(word.startswith("un") and len(word) > _SHORTEST and word[2:] in other and word[2:] not in one for one, other in sides for word in one)


def _forbidden(pairs: tuple[Opposites, ...], mine: _Polarity, theirs: _Polarity) -> int:
    """Count a prohibition on one side as a denial where the other side speaks neither of leave nor of prohibition: `must not` is `is prohibited`."""
    for pair in pairs:
        if pair.kind == "leave":
            sides = [bool(side.stems & pair.negative) - 2 * bool(side.stems & pair.positive) for side in (mine, theirs)]
            denied = (mine.negations, theirs.negations)
            if sorted(sides) == [0, 1] and denied[sides.index(0)] and not denied[sides.index(1)]:
                return 1
    return 0


def _polarity(reading: Reading, start: int, end: int, shared: frozenset[str]) -> _Polarity | None:
    """Return the polarity of a stretch; None where it is data and no prose, or sets one thing against another."""
    text, lang = reading.folded.text[start:end], reading.lang
    if _DATA.search(text) or _CONTRAST.search(text):
        return None
    empty, negation = empty_pattern(lang), negation_pattern(lang)
    bare = empty.sub(lambda match: "\x00" * len(match.group()), text) if empty else text
    found = [(start + match.start(), start + match.end()) for match in negation.finditer(bare)] if negation else []
    attached = tuple(each for each in found if _negates_shared(reading, each, (start, end), shared))
    stems = frozenset(stem(word, lang) for word in reading.words_between(start, end))
    if lang in _UNSPACED:
        # A pair of characters inside a longer word of a pair is not that word.
        stems = stems - {word for pair in opposites(lang) for word in pair.positive | pair.negative} | _written_together(text, lang)
    others = tuple(each for each in found if each not in attached)
    return _Polarity(_french(attached) if lang == "fr" else attached, stems, others)


def _denies_all(claim: Reading, negation: tuple[int, int]) -> bool:
    """Tell whether a negation belongs to the main verb of a claim of one clause."""
    text = claim.folded.text
    return _AUXILIARY.search(text, max(0, negation[0] - _REACH), negation[0]) is not None and not _CLAUSE_MARK.search(text)


def _written_together(text: str, lang: str | None) -> frozenset[str]:
    """Return the words of pairs in a script without blanks; `対象外` is not also `対象`."""
    found = {word for pair in opposites(lang) for word in pair.positive | pair.negative if word in text}
    return frozenset(word for word in found if not any(word != other and word in other for other in found))


def _negates_shared(reading: Reading, negation: tuple[int, int], stretch: tuple[int, int], shared: frozenset[str]) -> bool:
    """Tell whether a negation stands before a word that both sides have, or behind one at the end of its clause: others negate something else."""
    lang = reading.lang
    passed = stopwords(lang) | (_SECOND_PARTS if lang == "fr" else frozenset()) | _STILL
    after = [stem(word, lang) for word in reading.words_between(negation[1], min(stretch[1], negation[1] + _REACH)) if word not in passed]
    if after:
        if lang in _UNSPACED:
            return any(word in shared for word in after[:2])
        return after[0] in shared or (after[0].endswith("li") and len(after) > 1 and after[1] in shared)
    before = [stem(word, lang) for word in reading.words_between(max(stretch[0], negation[0] - _REACH), negation[0]) if word not in stopwords(lang)]
    if lang == "ja":
        # Endings stand between a Japanese verb and its negation.
        before = [word for word in before if not _PASSED_KANA.fullmatch(word)]
    return bool(before) and before[-1] in shared


def _french(found: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Count `aucune ... n'` once: French writes a negation in two parts."""
    once: list[tuple[int, int]] = []
    for one in found:
        if not once or one[0] - once[-1][1] > _REACH:
            once.append(one)
    return tuple(once)


def _without_blanks(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end

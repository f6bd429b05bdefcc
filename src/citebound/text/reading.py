"""A text read once: its folded form, its numbers, its stems, its sentences, each computed when first asked for and kept.

Checks share a reading instead of importing each other. Nothing here is decided; every answer is a place in the text.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterable, Iterator
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from itertools import islice
from typing import Any, TypeVar

from citebound.text.budget import Budget
from citebound.text.characters import Folded, fold, has_word
from citebound.text.cover import Cover
from citebound.text.dates import DateMention, TimeMention, dates, times
from citebound.text.key_terms import key_terms
from citebound.text.number_words import SpelledNumber, spelled_numbers
from citebound.text.numbers import (
    NumberToken,
    as_read,
    as_written,
    decimal_mark_of,
    has_one_reading,
    is_plain,
    is_plainly_written,
    pattern_for,
    plain_places,
    value,
    written_set,
)
from citebound.text.quantities import Quantity, may_share, quantity_at, shared_units
from citebound.text.quotations import Flat, flatten
from citebound.text.stops import clause_edges, sentence_starts
from citebound.text.terms import content_terms, distinct_words, pieces, stem, word_pattern
from citebound.text.word_places import index_of_words, search

T = TypeVar("T")
_LOOKUPS_BEFORE_INDEX = 200
_NOWHERE: dict[int, tuple[int, ...]] = {}
# How many numbers, and how much text, behind a number are read with it: it may share their unit.
_LISTED, _BEHIND = 4, 80


def _index_of(tokens: Iterable[NumberToken]) -> dict[str, tuple[tuple[int, int], ...]]:
    places: dict[str, list[tuple[int, int]]] = {}
    for token in tokens:
        places.setdefault(token.text, []).append((token.start, token.end))
    return {written: tuple(found) for written, found in places.items()}


class Reading:
    """A text with everything that checks ask of it.

    Args:
        text: the text as given; every span returned is one of it.
        lang: the two-letter code of its language, None where it is not known.
        budget: what looking up terms is counted against; one for all readings of a record.
    """

    def __init__(self, text: str, lang: str | None, budget: Budget | None = None) -> None:
        """Keep the text; nothing is computed yet."""
        self.text = text
        self.lang = lang
        self._budget = budget or Budget()
        self._words: dict[str, tuple[int, ...]] = {}
        self._lookups = 0
        self._number_lookups = 0
        self._quantities_written: dict[str, tuple[Quantity, ...]] = {}
        self._clauses: dict[int, tuple[int, ...]] = {}
        self._by_sentence: dict[str, dict[int, tuple[int, ...]]] = {}
        self._kept: dict[tuple[str, Hashable], Any] = {}
        self._number_places: dict[str, tuple[tuple[int, int], ...]] = {}

    @cached_property
    def empty(self) -> bool:
        """Whether the text has no letter and no digit, so that it can support nothing."""
        return not has_word(self.text)

    @cached_property
    def folded(self) -> Folded:
        """The text for comparison."""
        return fold(self.text)

    @cached_property
    def flat(self) -> Flat:
        """The text in one plain shape, for quotations."""
        return flatten(self.text)

    def kept(self, what: str, at: Hashable, make: Callable[[], T]) -> T:
        """Return what `make` returns for a place of the text, made once: several checks ask for it."""
        known: T | None = self._kept.get((what, at))
        if known is None:
            known = self._kept[what, at] = make()
        return known

    def spend(self, places: int) -> None:
        """Count `places` that were looked at against the budget of the record.

        Raises:
            OverBudgetError: the budget is spent.
        """
        self._budget.spend(places)

    # ------------------------------------------------------------------------------------------------------------ numbers

    @cached_property
    def numbers(self) -> tuple[NumberToken, ...]:
        """The numbers of the text as written, in order."""
        return as_written(self.text)

    @cached_property
    def written_numbers(self) -> frozenset[str]:
        """The distinct numbers of the text, character for character."""
        return written_set(self.text)

    @cached_property
    def _number_index(self) -> dict[str, tuple[tuple[int, int], ...]]:
        return _index_of(self.numbers)

    @cached_property
    def visible_numbers(self) -> tuple[NumberToken, ...]:
        """The numbers of the text read without its invisible characters; spans are those of the text as given."""
        folded = self.folded
        if folded.offsets is None:
            return as_read(self.text, self.lang, self.numbers)
        return tuple(NumberToken(*folded.source(t.start, t.end), t.text) for t in as_read(folded.text, self.lang))

    @cached_property
    def visible_written(self) -> frozenset[str]:
        """The distinct numbers of the text as a reader sees them."""
        return frozenset(self._visible_index)

    def shows_number(self, written: str) -> bool:
        """Tell whether a number stands in the text as a reader sees it, character for character."""
        if self._is_plain and "_visible_index" not in self.__dict__:
            return is_plainly_written(written) and bool(self.places_of_number(written))
        return written in self._visible_index

    @cached_property
    def _is_plain(self) -> bool:
        """Whether a number of the text can be found by looking for it: none has hidden characters, other digits or blanks inside."""
        return self.text.isascii() and self.folded.offsets is None and is_plain(self.text, self.lang)

    @cached_property
    def _visible_index(self) -> dict[str, tuple[tuple[int, int], ...]]:
        return _index_of(self.visible_numbers)

    @cached_property
    def listed_values(self) -> frozenset[Fraction]:
        """The members of lists that are written without blanks (`boxes 1,2,3`), which look like one number and are none."""
        listed = {token.text for token in self.visible_numbers if token.text.count(",") > 1 and value(token.text, ".") is None}
        return frozenset(Fraction(part) for written in listed for part in written.split(",") if part.isascii() and part.isdecimal())

    @cached_property
    def thinkable_values(self) -> frozenset[Decimal]:
        """The values that the numbers could have under any reading."""
        return frozenset(known for written in self.visible_written for mark in ".," if (known := value(written, mark)) is not None)

    @cached_property
    def quantities(self) -> tuple[Quantity, ...]:
        """The numbers of the text with their scales, units and signs, in order; a number in a list or range takes the unit of the one behind it."""
        return shared_units(self.text, list(map(self._alone, self.visible_numbers)))

    def quantities_written(self, written: str) -> tuple[Quantity, ...]:
        """Return the quantities whose number is written so, each read where it stands: the rest of a long source is left alone."""
        known = self._quantities_written.get(written)
        if known is None:
            if self._is_plain and "_visible_index" not in self.__dict__:
                places = self.places_of_number(written) if is_plainly_written(written) else ()
            else:
                places = self._visible_index.get(written, ())
            known = self._quantities_written[written] = tuple(self._quantity_near(NumberToken(*place, written)) for place in places)
        return known

    def _alone(self, token: NumberToken) -> Quantity:
        # Most texts are never asked for their decimal mark.
        return quantity_at(self.text, token, None if has_one_reading(token.text) else self.decimal_mark)

    def _quantity_near(self, token: NumberToken) -> Quantity:
        """Read one quantity with the numbers behind it, whose unit it may share."""
        read = [self._alone(token)]
        for following in self._behind(token):
            if not may_share(read[-1], following.start):
                break
            read.append(self._alone(following))
        return shared_units(self.text, read)[0]

    def _behind(self, token: NumberToken) -> Iterator[NumberToken]:
        """Yield the few numbers that stand close behind one."""
        farthest = token.end + _BEHIND
        if self._is_plain and "visible_numbers" not in self.__dict__:
            for match in islice(pattern_for(self.text).finditer(self.text, token.end), _LISTED - 1):
                if match.start() > farthest:
                    return
                yield NumberToken(*match.span(), match.group())
            return
        first = bisect_right(self.visible_numbers, token)
        yield from (each for each in self.visible_numbers[first : first + _LISTED - 1] if each.start <= farthest)

    @cached_property
    def spelled(self) -> tuple[SpelledNumber, ...]:
        """The numbers of the text that are written in words, in order."""
        # A short text may not show its language; what is plain ASCII is most likely English.
        return spelled_numbers(self.text, self.lang or ("en" if self.text.isascii() else None))

    @cached_property
    def dates(self) -> tuple[DateMention, ...]:
        """The dates of the text, in order."""
        return dates(self.text, self.lang)

    @cached_property
    def times(self) -> tuple[TimeMention, ...]:
        """The times of day of the text, in order."""
        return times(self.text)

    @cached_property
    def dated(self) -> Cover:
        """The stretches of dates and times, whose numbers are no quantities."""
        return Cover((*((each.start, each.end) for each in self.dates), *((each.start, each.end) for each in self.times if each.plain)))

    @cached_property
    def decimal_mark(self) -> str | None:
        """The decimal mark of the text: the one it shows, else that of its language."""
        return decimal_mark_of(self.text, self.lang)

    def place_of_number(self, written: str, near: tuple[int, int] | None = None) -> tuple[int, int] | None:
        """Return where a number stands as a whole token, character for character: inside `near` if it does, else its first place.

        `50` stands inside `1,500` without being in the text.
        """
        places = self.places_of_number(written)
        if not places:
            return None
        if near is not None:
            inside = bisect_left(places, (near[0], 0))
            if inside < len(places) and places[inside][1] <= near[1]:
                return places[inside]
        return places[0]

    def places_of_number(self, written: str) -> tuple[tuple[int, int], ...]:
        """Return where a number stands as a whole token, character for character, in order."""
        places = self._number_places.get(written)
        if places is None:
            places = self._number_places[written] = self._find_number(written)
        return places

    def _find_number(self, written: str) -> tuple[tuple[int, int], ...]:
        text = self.text
        if not text.isascii():
            return self._number_index.get(written, ())
        self._number_lookups += 1
        if self._number_lookups > _LOOKUPS_BEFORE_INDEX:
            return self._number_index.get(written, ())
        # A few searches for the numbers of a claim are many times faster than reading every number of the source.
        return plain_places(text, written)

    # -------------------------------------------------------------------------------------------------------------- terms

    @cached_property
    def terms(self) -> tuple[str, ...]:
        """The distinct content terms of the text, stemmed."""
        return content_terms(self.folded.text, self.lang)

    @cached_property
    def key_terms(self) -> frozenset[str]:
        """The distinct key terms of the text."""
        return frozenset(key_terms(self.folded.text))

    @cached_property
    def distinct_words(self) -> frozenset[str]:
        """The distinct words of the text, folded."""
        return frozenset(distinct_words(self.folded.text))

    @cached_property
    def _forms(self) -> dict[str, str | tuple[str, ...]]:
        """The written form of each stem, or its forms where it has several."""
        words, lang = distinct_words(self.folded.text), self.lang
        stems = [stem(word, lang) for word in words]
        last = dict(zip(stems, words, strict=True))
        forms: dict[str, str | tuple[str, ...]] = {**last}
        if len(last) < len(words):
            others: dict[str, tuple[str, ...]] = {}
            for key, word in zip(stems, words, strict=True):
                if last[key] is not word:
                    others[key] = (*others.get(key, ()), word)
            forms |= {key: (*written, last[key]) for key, written in others.items()}
        return forms

    def sentences_of_term(self, term: str) -> dict[int, tuple[int, ...]]:
        """Return the places of a stemmed term by the number of their sentence; see `sentences_of_terms`."""
        return self.sentences_of_terms((term,))[0]

    def sentences_of_terms(self, terms: Iterable[str]) -> list[dict[int, tuple[int, ...]]]:
        """Return, for each stemmed term, its places by the number of their sentence.

        Raises:
            OverBudgetError: the budget of the record is spent.
        """
        known, forms, out, spent = self._by_sentence, self._forms, [], 0
        for term in terms:
            found = known.get(term)
            if found is not None:
                spent += len(found) + 1
            elif term in forms:
                found = known[term] = self._sentences_of_places(self.places_of_term(term))
            else:
                found = known[term] = _NOWHERE
                spent += 1
            out.append(found)
        self._budget.spend(spent)
        return out

    def _sentences_of_places(self, places: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
        starts = self.starts
        if len(places) == 1:
            return {bisect_right(starts, places[0]) - 1: places}
        found: dict[int, list[int]] = {}
        for place in places:
            found.setdefault(bisect_right(starts, place) - 1, []).append(place)
        return {sentence: tuple(inside) for sentence, inside in found.items()}

    @cached_property
    def stems(self) -> tuple[str, ...]:
        """The distinct stems of the text, sorted."""
        return tuple(sorted(self._forms))

    def words_between(self, start: int, end: int) -> tuple[str, ...]:
        """Return the words, or pairs of characters, in a folded stretch, in order."""
        text = self.folded.text
        words = word_pattern(text).findall(text, start, end)
        return tuple(words if text.isascii() else [piece for word in words for piece in pieces(word)])

    def places_of_term(self, term: str) -> tuple[int, ...]:
        """Return the folded offsets at which a stemmed term begins, in order.

        Raises:
            OverBudgetError: the budget of the record is spent.
        """
        forms = self._forms.get(term, ())
        places = self._places(forms) if isinstance(forms, str) else tuple(sorted([place for form in forms for place in self._places(form)]))
        self._budget.spend(len(places) + 1)
        return places

    def _places(self, form: str) -> tuple[int, ...]:
        known = self._words.get(form)
        if known is not None:
            return known
        if self._lookups >= _LOOKUPS_BEFORE_INDEX:
            return ()
        self._lookups += 1
        text = self.folded.text
        found = search(form, text) if self._lookups < _LOOKUPS_BEFORE_INDEX and text.isascii() else None
        if found is not None:
            self._words[form] = found
            return found
        self._lookups = _LOOKUPS_BEFORE_INDEX
        # A long claim asks for every word of a long source: one pass for all words instead of one pass for each keeps this linear.
        self._words = index_of_words(text)
        return self._words.get(form, ())

    # ---------------------------------------------------------------------------------------------------------- sentences

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The folded offsets at which sentences begin; a sentence of over 1,000 characters is cut at a blank."""
        return sentence_starts(self.folded.text if self.folded.offsets is not None else self.text, cased=self.folded.offsets is None)

    def sentence_at(self, offset: int) -> int:
        """Return the number of the sentence that holds a folded offset."""
        return bisect_right(self.starts, offset) - 1

    def folded_sentence(self, offset: int) -> tuple[int, int]:
        """Return where the sentence that holds a folded offset begins and ends, in folded offsets."""
        number = self.sentence_at(offset)
        return self.starts[number], self.starts[number + 1] if number + 1 < len(self.starts) else len(self.folded.text)

    def clauses(self, sentence: int) -> tuple[int, ...]:
        """Return the folded offsets at which the clauses of a sentence begin, with its end."""
        known = self._clauses.get(sentence)
        if known is None:
            starts, text = self.starts, self.folded.text
            end = starts[sentence + 1] if sentence + 1 < len(starts) else len(text)
            known = self._clauses[sentence] = clause_edges(text, starts[sentence], end)
        return known

    def sentences_span(self, first: int, last: int) -> tuple[int, int]:
        """Return the span, in the text as given, of the sentences `first` to `last`, both included, without blanks at its ends."""
        starts, text = self.starts, self.folded.text
        start = starts[first]
        end = starts[last + 1] if last + 1 < len(starts) else len(text)
        while start < end and text[start].isspace():
            start += 1
        while end > start and text[end - 1].isspace():
            end -= 1
        return self.folded.source(start, end)

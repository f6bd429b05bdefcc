"""What `text.reading` promises: every answer about a text is a place in the text as given."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citebound.errors import OverBudgetError
from citebound.text.budget import Budget
from citebound.text.numbers import as_written
from citebound.text.reading import Reading
from citebound.text.terms import stem
from citebound.text.windows import sentences_of_beginning


@pytest.mark.parametrize(("text", "expected"), [("", True), (" \n\u200b", True), ("—", True), ("a", False), ("5", False), ("语", False)])
def test_a_text_without_a_word_is_empty(text: str, expected: bool) -> None:
    """Blanks, signs and invisible characters can support nothing."""
    assert Reading(text, None).empty is expected


@pytest.mark.parametrize(
    ("text", "written", "expected"),
    [
        ("at most 850 dollars", "850", "at most |850| dollars"),
        ("1,500 and 50", "50", "1,500 and |50|"),
        ("1,500", "50", None),
        ("1,500", "500", None),
        ("1.5", "1", None),
        ("10", "1", None),
        ("a 5. Then", "5", "a |5|. Then"),
        ("a 5, then", "5", "a |5|, then"),
        ("7,5", "7.5", None),
        ("٢١ يوما", "٢١", "|٢١| يوما"),
        ("٢١ يوما", "21", None),
        ("đến 10⁵ Pa", "10", None),
        ("đến 10⁵ Pa", "10⁵", "đến |10⁵| Pa"),
        ("5 and 5", "5", "|5| and 5"),
    ],
)
def test_a_number_stands_where_it_is_a_whole_token(text: str, written: str, expected: str | None) -> None:
    """A number is found as it is written and as a whole, never inside another one."""
    place = Reading(text, None).place_of_number(written)

    marked = text[: place[0]] + "|" + text[place[0] : place[1]] + "|" + text[place[1] :] if place else None
    assert marked == expected


def test_a_number_is_looked_for_near_the_evidence_first() -> None:
    """Inside the window if it stands there, else at its first place."""
    reading = Reading("5 here. 5 there. 5 too.", "en")

    assert reading.place_of_number("5", (8, 16)) == (8, 9)
    assert reading.place_of_number("5", (9, 12)) == (0, 1)


@given(st.text(alphabet="0123456789., a-½", max_size=40), st.booleans())
def test_looking_a_number_up_agrees_with_reading_all(text: str, accented: bool) -> None:
    """The quick search and the full reading find the same numbers."""
    text = text + " é" if accented else text
    numbers = as_written(text)
    reading = Reading(text, None)

    for token in numbers:
        place = reading.place_of_number(token.text)
        assert place is not None
        assert place in [(each.start, each.end) for each in numbers if each.text == token.text]
    for absent in {"1", "12", "1.2", "0"} - {token.text for token in numbers}:
        assert reading.place_of_number(absent) is None


def test_many_look_ups_find_what_few_find() -> None:
    """After many look-ups a text is indexed, and the answers stay the same."""
    text = " ".join(f"{number},{number % 10}" for number in range(600))
    reading = Reading(text, "de")

    assert [reading.place_of_number(token.text) for token in as_written(text)] == [(token.start, token.end) for token in as_written(text)]


def test_invisible_characters_in_a_source_hide_no_number() -> None:
    """A reader sees `1200`, so it is there; its place is that of the text as given."""
    reading = Reading("It is 12\u200b00 dollars.", "en")

    assert "1200" in reading.visible_written
    assert "1200" not in reading.written_numbers
    assert [(token.start, token.end) for token in reading.visible_numbers] == [(6, 11)]


@pytest.mark.parametrize(
    ("text", "lang", "thinkable"),
    [
        ("7,5 und 1.250", "de", {"7.5", "1250", "1.250"}),
        ("1,500", None, {"1500", "1.5"}),
        ("1,500", "en", {"1500", "1.5"}),
        ("850", None, {"850"}),
    ],
)
def test_numbers_have_values_that_can_be_thought_of(text: str, lang: str | None, thinkable: set[str]) -> None:
    """Every value that a mark could give a number is thinkable, whatever the language."""
    assert Reading(text, lang).thinkable_values == {Decimal(each) for each in thinkable}


def test_a_term_is_found_in_all_its_forms() -> None:
    """Each form of a word counts, at its folded place, as a whole word."""
    reading = Reading("Applications are filed. An application is not misapplication.", "en")
    term = stem("application", "en")

    assert reading.places_of_term(term) == (0, 27)
    assert reading.places_of_term("absent") == ()


@pytest.mark.parametrize("text", ["b16 b16a ab16 16 16b", "it's its it 's", "2.4kg 2.4 kg .4kg", "a.b ab a. b"])
def test_few_and_many_look_ups_of_terms_agree(text: str) -> None:
    """The places of a word do not depend on how many words were asked for before."""
    few, many = Reading(text, None), Reading(text + " é", None)

    for term in many.terms:
        if term != "é":
            assert few.places_of_term(term) == many.places_of_term(term)


def test_looking_terms_up_is_counted() -> None:
    """A record that asks for too much is refused."""
    reading = Reading("word " * 100, "en", Budget(50))

    with pytest.raises(OverBudgetError):
        reading.places_of_term("word")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]),
        ('He said "no." Then he left.', ['He said "no."', "Then he left."]),
        ("It is 3.5 now. e.g. this", ["It is 3.5 now. e.g. this"]),
        ("Dòng một.\nDòng hai.", ["Dòng một.", "Dòng hai."]),
        ("年假15天。工资每月。", ["年假15天。", "工资每月。"]),
        ("१२ दिन है। वेतन है।", ["१२ दिन है।", "वेतन है।"]),
        ("", [""]),
    ],
)
def test_a_source_has_sentences(text: str, expected: list[str]) -> None:
    """Sentences of a source are found in any script, with their places and without blanks at their ends."""
    reading = Reading(text, None)

    assert [text[slice(*reading.sentences_span(number, number))] for number in range(len(reading.starts))] == expected


def test_a_window_of_sentences_has_a_span() -> None:
    """Several sentences in a row have one span; an offset belongs to one of them."""
    text = "One here. Two here. Three here."
    reading = Reading(text, "en")

    assert text[slice(*reading.sentences_span(0, 1))] == "One here. Two here."
    assert reading.sentence_at(text.index("Three")) == 2


def test_an_endless_sentence_is_cut() -> None:
    """A sentence of many thousand characters is cut, so that a window of evidence stays readable."""
    reading = Reading("word " * 2_000, "en")

    starts = (*reading.starts, 10_000)
    assert all(after - before <= 1_000 for before, after in pairwise(starts))


@given(st.text(max_size=200))
def test_the_spans_of_any_text_lie_inside_it(text: str) -> None:
    """Sentences of any text tile its folded form and lead back inside it."""
    reading = Reading(text, None)

    assert list(reading.starts) == sorted(reading.starts)
    for number in range(len(reading.starts)):
        start, end = reading.sentences_span(number, number)
        assert 0 <= start <= end <= len(text)


def test_the_beginning_of_a_word_names_its_sentences() -> None:
    """Words that begin alike are found once in each sentence; what stands inside a word is not."""
    reading = Reading("Rental aid. No parental leave. Rents rise, rents fall.", "en")

    assert sentences_of_beginning(reading, "rent") == (0, 2)
    assert sentences_of_beginning(reading, "zebra") == ()


@pytest.mark.parametrize(
    ("text", "lang", "words"),
    [
        ("Cats and cats, in 2.4kg", "en", {"cats", "and", "in", "2.4", "kg"}),
        ("带薪年假", "zh", {"带薪", "薪年", "年假"}),
        ("Liều Tối Đa", "vi", {"liều", "tối", "đa"}),
        ("", "en", set()),
    ],
)
def test_the_words_of_a_text_are_told_once(text: str, lang: str, words: set[str]) -> None:
    """Each word, or pair of characters, folded and not stemmed."""
    assert Reading(text, lang).distinct_words == words


def test_what_is_made_for_a_place_is_made_once() -> None:
    """A second asker gets what the first one had made; another place and another name have their own."""
    reading = Reading("text", None)
    made: list[int] = []

    def make() -> tuple[int, ...]:
        made.append(len(made))
        return tuple(made)

    first = reading.kept("slots", 0, make)
    assert reading.kept("slots", 0, make) is first
    assert reading.kept("slots", 1, make) != first
    assert reading.kept("names", 0, make) != first
    assert made == [0, 1, 2]

"""What `text.windows` promises: the shortest stretch of a source that holds most of a claim."""

from __future__ import annotations

import pytest

from citebound.errors import OverBudgetError
from citebound.text.reading import Reading
from citebound.text.windows import best_window, place_of

_SOURCE = "Dogs bark. Cats sleep. Birds sing loudly. Fish swim. Cats and dogs play."


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("birds sing", "Birds sing loudly."),
        ("cats", "Cats sleep."),
        ("dogs play", "Cats and dogs play."),
        ("cats sing", "Cats sleep. Birds sing loudly."),
        ("dogs sleep sing", "Dogs bark. Cats sleep. Birds sing loudly."),
        ("zebras", None),
    ],
)
def test_the_best_window_is_the_fullest_then_the_shortest_then_the_first(claim: str, expected: str | None) -> None:
    """One to three sentences that hold most of the claim's terms."""
    window = best_window(Reading(claim, "en").terms, Reading(_SOURCE, "en"))

    assert (_SOURCE[window.start : window.end] if window else None) == expected


def test_a_window_says_which_terms_it_holds() -> None:
    """Its bits stand for the terms of the claim, in their order."""
    terms = Reading("birds zebras sing", "en").terms

    window = best_window(terms, Reading(_SOURCE, "en"))

    assert window is not None
    assert window.terms == 0b101


def test_words_far_apart_are_in_no_window() -> None:
    """Four sentences are too many: words that never stand together carry nothing together."""
    window = best_window(Reading("bark swim", "en").terms, Reading(_SOURCE, "en"))

    assert window is not None
    assert window.terms.bit_count() == 1


def test_a_window_of_a_changed_text_lies_in_the_text_as_given() -> None:
    """Invisible characters and decomposed letters do not shift the window."""
    text = "Tre\u0309 em du\u0300ng 7,5\u200b mg. Ngu\u031bo\u031b\u0300i lo\u031b\u0301n du\u0300ng 4 g."

    window = best_window(Reading("người lớn", "vi").terms, Reading(text, "vi"))

    assert window is not None
    assert text[window.start : window.end] == text[text.index("Ngu") :]


def test_a_claim_of_too_many_terms_is_refused() -> None:
    """A claim that no person would write is over the budget, never let through."""
    with pytest.raises(OverBudgetError):
        best_window(tuple(f"w{number}" for number in range(2_001)), Reading("text", "en"))


@pytest.mark.parametrize(
    ("words", "longest", "expected"), [(("birds", "singing"), 3, "Birds sing loudly."), (("cats", "sings"), 1, "Cats sleep."), (("zebra",), 3, None)]
)
def test_a_place_to_look_at_is_found_by_beginnings(words: tuple[str, ...], longest: int, expected: str | None) -> None:
    """A place for a reader is found without stems, in at most so many sentences."""
    window = place_of(words, Reading(_SOURCE, "en"), longest)

    assert (_SOURCE[window.start : window.end] if window else None) == expected


@pytest.mark.parametrize(
    ("lang", "claim", "source", "expected"),
    [
        ("fr", "inscrire", "Le chat dort. Les inscriptions sont ouvertes.", "Les inscriptions sont ouvertes."),
        ("en", "weigh", "Cats sleep. The weight is high.", "The weight is high."),
        ("en", "rose", "Cats sleep. Prices rise.", "Prices rise."),
        ("en", "contract", "Cats sleep. The control room is open.", None),
        ("fr", "inscrire", "Le chat dort. On peut inscrire. Les inscriptions sont ouvertes.", "On peut inscrire."),
        ("fr", "inscrire", "", None),
    ],
)
def test_a_word_that_is_akin_stands_in_for_one_that_is_missing(lang: str, claim: str, source: str, expected: str | None) -> None:
    """A word that begins alike holds its window only where the source has not the word itself."""
    window = best_window(Reading(claim, lang).terms, Reading(source, lang))

    assert (source[window.start : window.end] if window else None) == expected

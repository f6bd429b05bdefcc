"""What `text.irregular` promises: an irregular form leads to its base, and nothing else does."""

from __future__ import annotations

import pytest

from citebound.text.irregular import BASE_OF
from citebound.text.terms import stem


@pytest.mark.parametrize(
    ("form", "base"),
    [
        ("rose", "rise"),
        ("risen", "rise"),
        ("fell", "fall"),
        ("went", "go"),
        ("paid", "pay"),
        ("children", "child"),
        ("women", "woman"),
        ("criteria", "criterion"),
    ],
)
def test_a_form_leads_to_its_base(form: str, base: str) -> None:
    """Verbs and plurals that no rule forms are told by their base."""
    assert BASE_OF[form] == base


@pytest.mark.parametrize("word", ["", "rise", "child", "table", "walked", "Rose", "rosé"])
def test_a_base_and_a_regular_word_lead_nowhere(word: str) -> None:
    """A base form, a regular word, a capital and an empty word are no irregular forms."""
    assert word not in BASE_OF


def test_every_form_is_a_word_other_than_its_base() -> None:
    """Forms and bases are words in small letters, and no word is a form of itself."""
    assert all(form.isalpha() and base.isalpha() and form != base and form == form.lower() for form, base in BASE_OF.items())


@pytest.mark.parametrize(("one", "other"), [("rose", "rises"), ("fallen", "falling"), ("children", "child"), ("sought", "seeks"), ("diagnoses", "diagnosis")])
def test_the_forms_of_a_word_share_a_stem(one: str, other: str) -> None:
    """An irregular form is the same term as the regular forms of its base."""
    assert stem(one, "en") == stem(other, "en")


@pytest.mark.parametrize(("lang", "one", "other"), [("de", "rose", "rise"), ("fr", "men", "man"), ("es", "media", "medium"), (None, "fell", "fall")])
def test_the_forms_are_english(lang: str | None, one: str, other: str) -> None:
    """A word of another language that looks like one is left alone."""
    assert stem(one, lang) != stem(other, lang)

"""What the check `numbers` promises: a number that no cited source has is found, compared as the profile wants it."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered, profile

from citebound.catalog import CHECKS
from citebound.config import Numbers
from citebound.model import Outcome

_MODES = {name: profile("standard", numbers=Numbers(name)) for name in ("exact", "by_value", "off")} | {"characters": profile("strict")}
_ALL = ("characters", "exact", "by_value")


@pytest.mark.parametrize(
    ("claim", "source", "modes"),
    [
        ("It pays 850 dollars", "It pays 850 dollars.", _ALL),
        ("It pays 1200 dollars", "It pays 850 dollars.", ()),
        ("It pays 50 dollars", "It pays 1,50 or 850 dollars.", ()),
        ("It pays 5 dollars", "It pays 2.5 dollars.", ()),
        ("Liều là 7,5 mg", "Liều là 7,5 mg.", _ALL),
        ("Liều là 75 mg", "Liều là 7,5 mg.", ()),
        ("Liều là 7.5 mg", "Liều là 7,5 mg.", ("by_value",)),
        ("Der Wert ist 1.250 Euro", "Der Wert ist 1250 Euro.", ("by_value",)),
        ("The value is 1,250 euros", "The value is 1250 euros.", ("by_value",)),
        ("يحق للعامل 21 يوما", "يحق للعامل ٢١ يوما.", ("by_value",)),
        ("يحق للعامل ٢١ يوما", "يحق للعامل ٢١ يوما.", _ALL),
        ("员工享有１５天假", "员工享有15天假。", ("by_value",)),
        ("It holds 10⁵ Pa", "It holds 10 Pa and 105 Pa.", ()),
        ("It holds 10⁵ Pa", "It holds 10⁵ Pa.", _ALL),
        ("It pays 1200 dollars", "It pays 12\u200b00 dollars.", ("exact", "by_value")),
        ("It pays 12\u200b00 dollars", "It pays 1200 dollars.", ("by_value",)),
        ("It takes 5–10 days", "It takes 5 to 10 days.", _ALL),
        ("It takes 5–12 days", "It takes 5 to 10 days.", ()),
        ("It opens at 9 on weekdays", "It opens at 9 on weekdays.", _ALL),
        ("No number at all", "No number here.", _ALL),
    ],
)
@pytest.mark.parametrize("mode", _ALL)
def test_a_number_is_found_where_it_stands(mode: str, claim: str, source: str, modes: tuple[str, ...]) -> None:
    """`characters` compares as written, `exact` sees through invisible characters of the source, `by_value` takes another way of writing the same value."""
    found = found_by("numbers", f"{claim} [1].", numbered(source), _MODES[mode])

    if mode == "exact" and "\u200b" in claim:
        return  # what is hidden in the answer is a finding of its own
    assert (found == []) is (mode in modes)
    assert {code for code, _ in found} <= {"unsupported_number"}


def test_each_missing_number_is_a_finding_at_its_place() -> None:
    """Every number that is missing is told, with what it says, where it stands and what the source says there."""
    answer = "Rent aid pays 1200 dollars for 18 months [1]."
    seen = case(answer, numbered("Rent aid pays 850 dollars for 24 months."))

    found = list(CHECKS.make("numbers").check(seen))

    assert [(each.span.of(answer), each.value, each.says, each.outcome) for each in found] == [
        ("1200", "1200", "850", Outcome.MISSING),
        ("18", "18", "24", Outcome.MISSING),
    ]
    assert [each.place.span.of("Rent aid pays 850 dollars for 24 months.") for each in found if each.place] == ["850", "24"]


def test_a_number_may_stand_in_any_source_of_the_group() -> None:
    """A claim of several sources draws on all of them."""
    sources = numbered("Rent aid pays 850 dollars.", "It lasts 24 months.")

    assert found_by("numbers", "Rent aid pays 850 dollars for 24 months [1][2].", sources) == []
    assert found_by("numbers", "Rent aid pays 850 dollars for 24 months [1].", sources) == [("unsupported_number", "24")]


@pytest.mark.parametrize(("lang", "codes"), [(None, ["number_locale_ambiguous"]), ("en", []), ("de", ["unsupported_number"])])
def test_a_number_that_can_be_read_in_two_ways_is_told(lang: str | None, codes: list[str]) -> None:
    """`1,500` against `1500`: equal in English, another value in German, undecided where nothing says which."""
    assert [code for code, _ in found_by("numbers", "Xyzzy 1,500 [1].", numbered("Xyzzy 1500."), lang=lang)] == codes


def test_numbers_can_be_left_alone() -> None:
    """A profile without numbers finds none missing."""
    assert found_by("numbers", "It pays 1200 dollars [1].", numbered("It pays 850 dollars."), _MODES["off"]) == []


def test_strict_holds_an_uncited_number_to_account() -> None:
    """Under `strict` every number of text without a valid citation is unsupported; elsewhere such text is only uncited."""
    assert found_by("numbers", "It pays 850 dollars.", numbered("It pays 850 dollars."), "strict") == [("unsupported_number", "850")]
    assert found_by("numbers", "It pays 850 dollars [9].", numbered("It pays 850 dollars."), "strict") == [("unsupported_number", "850")]
    assert found_by("numbers", "It pays 850 dollars.", numbered("It pays 850 dollars.")) == []


def test_marker_digits_are_no_numbers() -> None:
    """The digits of a marker need stand in no source."""
    assert found_by("numbers", "The rule [2] holds [3].", numbered("a", "The rule", "holds"), "section") == []
    assert found_by("numbers", "The rule holds [2].", numbered("a", "The rule holds."), "strict") == []


def test_text_that_asserts_nothing_has_no_numbers() -> None:
    """A heading is not held to account for its year."""
    assert found_by("numbers", "# Report 2024\n\nIt pays 850 dollars [1].", numbered("It pays 850 dollars.")) == []


@pytest.mark.parametrize(
    ("claim", "source", "hard"),
    [
        ("The two owners live here", "The owners live here.", False),
        ("It opens 24/7 all year", "It opens all year.", False),
        ("It was built in the 14th century", "It was built in 1350.", False),
        ("It was built in the 14th century", "It was built in the 15th century.", True),
        ("It takes two weeks", "It takes a while.", True),
        ("It opens 24 days a year", "It opens all year.", True),
    ],
)
def test_set_phrases_and_small_counts_are_soft_by_value(claim: str, source: str, hard: bool) -> None:
    """A number that a text may have without its source is only listed under `by_value`; a measured one fails its claim, and elsewhere every one does."""
    subject = case(f"{claim} [1].", numbered(source), _MODES["by_value"], lang="en")
    literal = case(f"{claim} [1].", numbered(source), _MODES["exact"], lang="en")
    found, strictly = (list(CHECKS.make("numbers").check(each)) for each in (subject, literal))

    assert {each.hard for each in found} == {hard}
    assert all((each.outcome is Outcome.NOTED) != each.hard for each in found)
    assert all(each.hard for each in strictly)
    assert strictly

"""What `parse.claims` promises: a marker belongs to its sentence, or to its own clause of it, and lists, tables and headings keep theirs."""

from __future__ import annotations

import pytest
from tests.builders import claims_of, numbered, parsed

_SOURCES = numbered("one", "two", "three")
_Claim = tuple[str, str, list[str]]


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("The gate opens at 6.[1] It costs 12.[2]", [("sentence", "The gate opens at 6.", ["[1]"]), ("sentence", "It costs 12.", ["[2]"])]),
        ("The gate opens at 6. [1] It costs 12. [2]", [("sentence", "The gate opens at 6.", ["[1]"]), ("sentence", "It costs 12.", ["[2]"])]),
        ("The gate opens at 6 [1]. It costs 12 [2].", [("sentence", "The gate opens at 6", ["[1]"]), ("sentence", "It costs 12", ["[2]"])]),
        ("A ride costs 5. B costs 7 [1, 3].", [("sentence", "A ride costs 5.", []), ("sentence", "B costs 7", ["[1, 3]"])]),
        ("[1] The lock opens at six.", [("sentence", "The lock opens at six.", ["[1]"])]),
        ("The gate opens at 6 [1][2].", [("sentence", "The gate opens at 6", ["[1]", "[2]"])]),
        ("The 2024 rule [3] requires a permit.", [("sentence", "The 2024 rule [3] requires a permit.", ["[3]"])]),
        ("The gate opens at 6.\n[1]", [("sentence", "The gate opens at 6.", ["[1]"])]),
        ("The gate opens at 6 [9].", [("sentence", "The gate opens at 6", ["[9]"])]),
        ("- The gate opens at 6 [1]\n- It costs 12 [2]", [("list_item", "The gate opens at 6", ["[1]"]), ("list_item", "It costs 12", ["[2]"])]),
        ("1. The gate opens at 6 [1]\n2. It costs 12 [2]", [("list_item", "The gate opens at 6", ["[1]"]), ("list_item", "It costs 12", ["[2]"])]),
        ("年假15天[1]。工资10日支付[2]。", [("sentence", "年假15天", ["[1]"]), ("sentence", "工资10日支付", ["[2]"])]),
        ("يحق للعامل ٢١ يوما [1]. تدفع الأجور [2].", [("sentence", "يحق للعامل ٢١ يوما", ["[1]"]), ("sentence", "تدفع الأجور", ["[2]"])]),
        (
            "कर्मचारी को 12 दिन मिलते हैं [1]। वेतन 10 को मिलता है [2]।",
            [("sentence", "कर्मचारी को 12 दिन मिलते हैं", ["[1]"]), ("sentence", "वेतन 10 को मिलता है", ["[2]"])],
        ),
        ("> The gate opens at 6 [1].", [("sentence", "The gate opens at 6", ["[1]"])]),
        ("[9]", [("fragment", "[9]", ["[9]"])]),
        ("", []),
    ],
)
@pytest.mark.parametrize("name", ["standard", "section"])
def test_a_marker_belongs_to_its_sentence(name: str, answer: str, expected: list[_Claim]) -> None:
    """A marker before, behind or after the stop belongs to the sentence that it stands in or directly follows."""
    kinds = [kind for kind, *_ in expected]
    found = claims_of(answer, _SOURCES, name)

    assert [claim[1:] for claim in found] == [claim[1:] for claim in expected]
    # Under `section` a sentence with no key term is no claim.
    assert all(one in (two, "fragment") if name == "section" else one == two for (one, *_), two in zip(found, kinds, strict=True))


@pytest.mark.parametrize(
    ("answer", "clauses", "sentence"),
    [
        ("A costs 5 [1], B costs 7 [2].", [("A costs 5", ["[1]"]), ("B costs 7", ["[2]"])], ("A costs 5 [1], B costs 7", ["[1]", "[2]"])),
        ("A costs 5 [1] but B 7 [2] today.", [("A costs 5", ["[1]"]), ("but B 7 [2] today.", ["[2]"])], ("A costs 5 [1] but B 7 [2] today.", ["[1]", "[2]"])),
        ("A 费用5元[1]，B 费用7元[2]。", [("A 费用5元", ["[1]"]), ("B 费用7元", ["[2]"])], ("A 费用5元[1]，B 费用7元", ["[1]", "[2]"])),
    ],
)
def test_a_marker_belongs_to_its_clause(answer: str, clauses: list[tuple[str, list[str]]], sentence: tuple[str, list[str]]) -> None:
    """Where several groups share a sentence, `standard` gives each its own clause; `section` gives the sentence all of them."""
    assert [claim[1:] for claim in claims_of(answer, _SOURCES)] == clauses
    assert [claim[1:] for claim in claims_of(answer, _SOURCES, "section")] == [sentence]


def test_groups_that_are_only_joined_are_one() -> None:
    """`[1] and [2]` says nothing between its markers, so it makes no clause of its own."""
    assert claims_of("The gate opens at 6 [1] and [2].", _SOURCES) == [("sentence", "The gate opens at 6", ["[1]", "[2]"])]


def test_a_lead_in_lends_its_marker_to_its_items() -> None:
    """`... as follows [1]:` covers the items that cite nothing themselves."""
    answer = "The fees are as follows [1]:\n- Ten dollars for adults\n- Five dollars for children [2]"

    assert [(kind, markers) for kind, _, markers in claims_of(answer, _SOURCES)] == [("lead_in", ["[1]"]), ("list_item", ["[1]"]), ("list_item", ["[2]"])]


def test_text_behind_the_list_inherits_nothing() -> None:
    """The marker of a lead-in ends with its list."""
    answer = "The fees are as follows [1]:\n- Ten dollars for adults\n\nThe office opens at nine."

    assert claims_of(answer, _SOURCES)[-1] == ("sentence", "The office opens at nine.", [])


@pytest.mark.parametrize(
    ("answer", "kinds"),
    [
        ("# Fees [2]\n\nThe fee is 5 [1].", ["heading", "sentence"]),
        ("**Fees**\n\nThe fee is 5 [1].", ["heading", "sentence"]),
        ("# The fee is 5 dollars.\n\nIt is due now [1].", ["sentence", "sentence"]),
        ("| who | fee |\n|---|---|\n| adult | 5 [1] |", ["table_header", "table_row"]),
        ("```\nfee = 5\n```\nThe fee is 5 [1].", ["code", "sentence"]),
        ("The fee is 5 [1].\n\n## References\n[1] Lock notice 2024", ["sentence", "heading", "reference_list"]),
        ("The fee is 5 [1].\n\nSources:\n- [1] Lock notice 2024\n- [2] Fee table", ["sentence", "heading", "reference_list", "reference_list"]),
    ],
)
def test_structure_asserts_nothing(answer: str, kinds: list[str]) -> None:
    """Headings, table heads, code and reference lists are no claims; a heading that is a sentence is one."""
    assert [kind for kind, *_ in claims_of(answer, _SOURCES)] == kinds


def test_a_reference_list_cites_nothing() -> None:
    """The numbers of a reference list are no citations and its years no claims."""
    claims = claims_of("The fee is 5 [1].\n\n## References\n[1] Lock notice 2024\n[7] Another 1999", _SOURCES)

    assert [markers for _, _, markers in claims[1:]] == [[]] * (len(claims) - 1)


def test_a_row_of_a_table_is_one_claim() -> None:
    """A row with the markers of its cells is one claim."""
    answer = "| who | fee |\n|---|---|\n| adult | 5 [1] |\n| child | 3 [2] |"

    assert [(claim[0], claim[2]) for claim in claims_of(answer, _SOURCES)][1:] == [("table_row", ["[1]"]), ("table_row", ["[2]"])]


@pytest.mark.parametrize(
    ("answer", "extents"),
    [
        ("The gate opens at 6 [1]. It costs 12 [2].", ["The gate opens at 6 [1].", "It costs 12 [2]."]),
        ("The gate opens at 6. [1] It costs 12. [2]", ["The gate opens at 6. [1]", "It costs 12. [2]"]),
        ("[1] The gate opens at 6. It costs 12.", ["[1] The gate opens at 6.", "It costs 12."]),
        ("A costs 5 [1], B costs 7 [2].", ["A costs 5 [1], B costs 7 [2]."]),
        ("年假15天[1]。工资10日支付。", ["年假15天[1]。", "工资10日支付。"]),
    ],
)
def test_the_extent_is_the_sentence_with_its_markers(answer: str, extents: list[str]) -> None:
    """What a policy removes is the whole sentence with its markers and its closing punctuation."""
    found = dict.fromkeys(claim.extent.of(answer) for claim in parsed(answer, _SOURCES).claims)

    assert list(found) == extents


@pytest.mark.parametrize("name", ["standard", "section", "legal"])
def test_a_placeholder_is_told(name: str) -> None:
    """The text that `strip` leaves behind is a placeholder, between sentences too."""
    answer = "[Data not available] The office opens at nine in the morning. [Data not available]"

    assert [kind for kind, *_ in claims_of(answer, _SOURCES, name)][::2] == ["placeholder", "placeholder"]


def test_short_sentences_without_a_citation_are_no_claims_under_legal() -> None:
    """Under `legal` a sentence of six words or more counts; a shorter one only with a citation."""
    answer = "The notice is short. The notice period is thirty full days. Yes [Labour Law, Article 30]."

    assert [kind for kind, *_ in claims_of(answer, (), "legal")] == ["fragment", "sentence", "sentence"]


def test_a_sentence_without_key_terms_is_no_claim_under_section() -> None:
    """Under `section` a sentence needs a word of four letters that is no stop word."""
    assert [kind for kind, *_ in claims_of("It is so [1]. Rents rise [1].", _SOURCES, "section")] == ["fragment", "sentence"]


def test_clauses_of_one_sentence_share_their_extent() -> None:
    """A marker on a line of its own belongs to the whole sentence that a policy removes."""
    taken_apart = parsed("A costs 5 [1], B costs 7 [2].\n[1]\nC costs 9 [3].", _SOURCES)

    assert len({claim.extent for claim in taken_apart.claims}) == 2

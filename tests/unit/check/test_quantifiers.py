"""What the check `quantifiers` promises: all for most, none for some and all for those under a condition are noted, the same number in another word is not."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered

from citebound.catalog import CHECKS
from citebound.model import Outcome

_SHIFT, _SCOPE = "quantifier_shift", "scope_shift"


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source"),
    [
        ("en", "All branches sell stamps", "The majority of branches sell stamps", "Most branches sell stamps."),
        ("en", "Most branches sell stamps", "A few branches sell stamps", "Some branches sell stamps."),
        ("en", "Some branches sell stamps", "Each branch sells stamps", "Every branch sells stamps."),
        ("en", "None of the branches sells stamps", "Several branches sell stamps", "Some of the branches sell stamps."),
        ("en", "All branches sell stamps", "Not all branches sell stamps", "Some branches sell stamps."),
        ("de", "Alle Filialen verkaufen Marken", "Fast alle Filialen verkaufen Marken", "Die meisten Filialen verkaufen Marken."),
        ("de", "Einige Filialen verkaufen Marken", "Sämtliche Filialen verkaufen Marken", "Alle Filialen verkaufen Marken."),
        ("fr", "Toutes les agences vendent des timbres", "Quelques agences vendent des timbres", "Certaines agences vendent des timbres."),
        ("fr", "Quelques agences vendent des timbres", "Chaque agence vend des timbres", "Toutes les agences vendent des timbres."),
        ("es", "Todas las oficinas venden sellos", "Varias oficinas venden sellos", "Algunas oficinas venden sellos."),
        ("es", "Algunas oficinas venden sellos", "Cada oficina vende sellos", "Todas las oficinas venden sellos."),
        ("vi", "Tất cả chi nhánh bán tem", "Đa số chi nhánh bán tem", "Phần lớn chi nhánh bán tem."),
        ("zh", "所有分店都出售邮票", "多数分店出售邮票", "大部分分店出售邮票。"),
        ("ja", "すべての支店が切手を売る", "大半の支店が切手を売る", "ほとんどの支店が切手を売る。"),
        ("hi", "सभी शाखाएँ टिकट बेचती हैं", "ज़्यादातर शाखाएँ टिकट बेचती हैं", "अधिकांश शाखाएँ टिकट बेचती हैं।"),
        ("ar", "تبيع جميع الفروع الطوابع", "تبيع أغلب الفروع الطوابع", "تبيع معظم الفروع الطوابع."),
        ("th", "ทุกสาขาขายแสตมป์", "สาขาส่วนมากขายแสตมป์", "สาขาส่วนใหญ่ขายแสตมป์"),
    ],
)
def test_another_number_of_cases_is_found(lang: str, wrong: str, right: str, source: str) -> None:
    """More or fewer than the source speaks of is one finding; as many in another word is none."""
    assert [code for code, _ in found_by("quantifiers", f"{wrong} [1].", numbered(source), lang=lang)] == [_SHIFT]
    assert found_by("quantifiers", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source"),
    [
        ("en", "All branches sell stamps", "Branches sell stamps if they have a counter", "Branches sell stamps if they have a counter of their own."),
        ("en", "Every branch sells stamps", "All branches that have a counter sell stamps, if open", "Branches sell stamps only if they are open."),
        (
            "de",
            "Alle Filialen verkaufen Marken",
            "Wenn sie einen Schalter haben, verkaufen Filialen Marken",
            "Filialen verkaufen Marken, wenn sie einen Schalter haben.",
        ),
        (
            "fr",
            "Toutes les agences vendent des timbres",
            "Ouvertes, les agences vendent des timbres",
            "Les agences vendent des timbres si elles sont ouvertes.",
        ),
        ("es", "Todas las oficinas venden sellos", "Si están abiertas, las oficinas venden sellos", "Las oficinas venden sellos si están abiertas."),
        ("zh", "所有分店都出售邮票", "如果有柜台，分店出售邮票", "分店如果有柜台，则出售邮票。"),
    ],
)
def test_all_for_those_under_a_condition_is_found(lang: str, wrong: str, right: str, source: str) -> None:
    """A claim about all where the source names a condition is one finding; with the condition it is none."""
    assert [code for code, _ in found_by("quantifiers", f"{wrong} [1].", numbered(source), lang=lang)] == [_SCOPE]
    assert found_by("quantifiers", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("Branches sell stamps", "Most branches sell stamps."),
        ("All branches sell stamps", "Branches sell stamps."),
        ("All branches sell stamps", "All branches sell stamps, and most of them sell cards."),
        ("All branches sell stamps", "All branches sell stamps. Some close at noon."),
        ("All branches sell stamps", "Some trains are late."),
        ("All those who ask get a card", "Guests get a card if they ask."),
        ("No guest leaves without a card", "Every guest leaves with a card."),
        ("All branches sell stamps", ""),
        ("All branches sell stamps " + "and cards and pens and ink " * 100, "Most branches sell stamps."),
        ("All branches sell stamps", '{"branches": "most sell stamps"}'),
    ],
)
def test_the_number_of_something_else_is_left_alone(claim: str, source: str) -> None:
    """A side without a number, another clause, sentence or subject, a group that the claim names, a double denial, data and nothing are no findings."""
    assert found_by("quantifiers", f"{claim} [1].", numbered(source)) == []


def test_the_finding_is_soft_and_points_at_both_texts() -> None:
    """The finding is noted at the whole claim, and quotes the clause of the source."""
    answer, text = "It rained. All branches sell stamps [1].", "Fees vary. Most branches sell stamps."

    (found,) = CHECKS.make("quantifiers").check(case(answer, numbered(text), place=1))

    assert (found.span.of(answer), found.outcome, found.hard) == ("All branches sell stamps", Outcome.NOTED, False)
    assert found.place is not None
    assert (found.place.source_id, found.place.span.of(text)) == ("1", found.says)
    assert found.says == "Most branches sell stamps."


def test_a_sentence_of_the_source_has_its_own_number() -> None:
    """A whole sentence word for word has nothing to compare, whatever a second source says."""
    assert found_by("quantifiers", "All branches sell stamps [1][2].", numbered("Most branches sell stamps.", "All branches sell stamps.")) == []


def test_nothing_is_told_while_another_source_is_tried() -> None:
    """A soft finding about another source tells nobody anything."""
    probed = case("All branches sell stamps [1].", numbered("Most branches sell stamps."))

    assert list(CHECKS.make("quantifiers").check(probed))
    assert list(CHECKS.make("quantifiers").check(probed._replace(probing=True))) == []


@pytest.mark.parametrize("lang", ["fi", "xx"])
def test_a_language_without_a_list_is_left_alone(lang: str) -> None:
    """Where no words of number are known, nothing is told, English words included."""
    assert found_by("quantifiers", "All branches sell stamps [1].", numbered("Most branches sell stamps."), lang=lang) == []


def test_a_claim_without_sources_is_somebody_elses_finding() -> None:
    """Where nothing is cited, nothing is told."""
    assert found_by("quantifiers", "All branches sell stamps.", numbered("Most branches sell stamps.")) == []

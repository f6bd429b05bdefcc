"""What the check `names` promises: a name that the cited source does not have, or has elsewhere, is told, and fails nothing by itself."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered

from citebound.catalog import CHECKS
from citebound.model import Outcome


@pytest.mark.parametrize(
    ("lang", "claim", "wrong", "right"),
    [
        (
            "en",
            "The lease for the office was signed by Lopez",
            "The lease for the office was signed by Brown.",
            "The lease for the office was signed by Lopez.",
        ),
        ("en", "The lease was signed by Lopez", "The lease was signed by Brown.", "LOPEZ'S office signed the lease."),
        ("en", "The lease was signed by the EFA", "The lease was signed by Brown.", "The lease was signed by the Estate Fund Agency."),
        ("es", "El contrato fue firmado por López", "El contrato fue firmado por Pérez.", "El contrato fue firmado por López."),
        ("fr", "Le bail a été signé par Dupont", "Le bail a été signé par Martin.", "Le bail a été signé par Dupont."),
        ("vi", "Hợp đồng được ký bởi Nguyễn", "Hợp đồng được ký bởi Trần.", "Hợp đồng được ký bởi Nguyễn Lan."),
    ],
)
def test_a_name_that_no_source_has_is_told(lang: str, claim: str, wrong: str, right: str) -> None:
    """A foreign name is one finding; the same name in capitals, as a possessive or behind its initials is none."""
    assert [code for code, _ in found_by("names", f"{claim} [1].", numbered(wrong), lang=lang)] == ["entity_mismatch"]
    assert found_by("names", f"{claim} [1].", numbered(right), lang=lang) == []


def test_a_name_of_another_sentence_is_a_swap() -> None:
    """The name stands in the source, but the restated sentence has another one in its place."""
    answer, text = "The lease for the office was signed by Lopez [1].", "The lease for the office was signed by Brown. Later, in autumn, Lopez came."

    (found,) = CHECKS.make("names").check(case(answer, numbered(text)))

    assert (found.code, found.span.of(answer), found.says, found.outcome, found.hard) == ("entity_swap", "Lopez", "Brown", Outcome.NOTED, False)
    assert found.place is not None
    assert found.place.span.of(text) == "Brown"


@pytest.mark.parametrize(
    ("lang", "claim"),
    [
        ("de", "Der Vertrag wurde von Lopez unterschrieben"),
        ("zh", "合同由Lopez签署"),
        ("ja", "契約はLopezが署名した"),
        ("ar", "وقع Lopez العقد"),
        ("hi", "Lopez ने हस्ताक्षर किए"),
        ("th", "Lopez ลงนาม"),
    ],
)
def test_a_language_that_does_not_show_names_is_left_alone(lang: str, claim: str) -> None:
    """German writes every noun with a capital, and other scripts have none."""
    assert found_by("names", f"{claim} [1].", numbered("Something else."), lang=lang) == []


@pytest.mark.parametrize(("name", "source"), [("Ann", "The lease was signed by Hannah."), ("Lee", "The lease was signed by the fleet owner.")])
def test_a_name_is_a_whole_word(name: str, source: str) -> None:
    """`Ann` is not in `Hannah`."""
    assert found_by("names", f"The lease was signed by {name} [1].", numbered(source), lang="en") != []


def test_an_acronym_passes_over_small_words() -> None:
    """NASA has no letter for `and`."""
    assert found_by("names", "It was built by NASA [1].", numbered("It was built by the National Aeronautics and Space Administration."), lang="en") == []

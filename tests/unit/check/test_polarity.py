"""What the check `polarity` promises: a claim that says the opposite of the clause it restates is found, and a restatement is not."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered

from citebound.catalog import CHECKS
from citebound.model import Outcome

_NEGATION, _ANTONYM, _DIRECTION, _TEMPORAL = "negation_mismatch", "antonym", "direction_flip", "temporal_flip"


@pytest.mark.parametrize(
    ("lang", "claim", "wrong", "right", "code"),
    [
        ("en", "The permit is not valid abroad", "The permit is valid abroad.", "The permit isn't valid abroad.", _NEGATION),
        ("en", "The permit is valid abroad", "The permit is not valid abroad.", "The permit is valid abroad.", _NEGATION),
        ("en", "The board never published the report", "The board published the report.", "The board never published the report.", _NEGATION),
        ("en", "The board approved the budget", "The board rejected the budget.", "The board approved the budget.", _ANTONYM),
        ("en", "The office is open on Mondays", "The office is closed on Mondays.", "The office is not closed on Mondays.", _ANTONYM),
        ("en", "Exports increased in the north", "Exports decreased in the north.", "Exports grew in the north.", _DIRECTION),
        ("en", "Guests leave before the storm", "Guests leave after the storm.", "Guests leave before the storm.", _TEMPORAL),
        ("de", "Die Gebühr wird nicht erstattet", "Die Gebühr wird erstattet.", "Die Gebühr wird nicht erstattet.", _NEGATION),
        ("de", "Der Antrag wurde angenommen", "Der Antrag wurde abgelehnt.", "Der Antrag wurde genehmigt.", _ANTONYM),
        ("de", "Die Miete ist im Norden gestiegen", "Die Miete ist im Norden gesunken.", "Die Miete ist im Norden gestiegen.", _DIRECTION),
        ("es", "La tasa no se devuelve al cliente", "La tasa se devuelve al cliente.", "La tasa no se devuelve al cliente.", _NEGATION),
        ("es", "El acceso está permitido en el parque", "El acceso está prohibido en el parque.", "El acceso está autorizado en el parque.", _ANTONYM),
        ("fr", "La taxe a augmenté à Lyon", "La taxe a baissé à Lyon.", "La taxe a augmenté à Lyon.", _DIRECTION),
        ("vi", "Phí này không được hoàn lại", "Phí này được hoàn lại.", "Phí này không được hoàn lại.", _NEGATION),
        ("vi", "Giá thuê nhà tăng mạnh", "Giá thuê nhà giảm mạnh.", "Giá thuê nhà tăng mạnh.", _DIRECTION),
        ("zh", "出口总额增加", "出口总额减少。", "出口总额增加。", _DIRECTION),
        ("ja", "この料金は返金されません", "この料金は返金されます。", "この料金は返金されません。", _NEGATION),
        ("ar", "لا يجوز نقل الرخصة", "يجوز نقل الرخصة.", "لا يجوز نقل الرخصة.", _NEGATION),
        ("ar", "ارتفع سعر الإيجار", "انخفض سعر الإيجار.", "ارتفع سعر الإيجار.", _DIRECTION),
        ("hi", "यह शुल्क वापस नहीं किया जाता", "यह शुल्क वापस किया जाता है।", "यह शुल्क वापस नहीं किया जाता।", _NEGATION),
    ],
)
def test_a_statement_turned_round_is_found(lang: str, claim: str, wrong: str, right: str, code: str) -> None:
    """A negation added or dropped, an opposite, a rise for a fall and before for after are one finding; a restatement is none."""
    assert [each for each, _ in found_by("polarity", f"{claim} [1].", numbered(wrong), lang=lang)] == [code]
    assert found_by("polarity", f"{claim} [1].", numbered(right), lang=lang) == []


_UNSEEN = pytest.mark.xfail(strict=True, reason="不予 before a verb is not seen")


@pytest.mark.parametrize(
    ("lang", "claim", "wrong"),
    [
        ("fr", "Le permis n'est pas valable en Suisse", "Le permis est valable en Suisse."),
        pytest.param("zh", "该费用不予退还", "该费用予以退还。", marks=_UNSEEN),
        ("ja", "輸出額が増加した", "輸出額が減少した。"),
        ("th", "ค่าธรรมเนียมไม่คืนให้ลูกค้า", "ค่าธรรมเนียมคืนให้ลูกค้า"),
    ],
)
def test_a_plain_negation_is_found_in_every_language_with_a_list(lang: str, claim: str, wrong: str) -> None:
    """The shortest sentence and its denial are told apart."""
    assert found_by("polarity", f"{claim} [1].", numbered(wrong), lang=lang) != []
    assert found_by("polarity", f"{wrong.rstrip('.。')} [1].", numbered(f"{claim}."), lang=lang) != []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("The fee covers not only rent but also heating", "The fee covers rent and heating."),
        ("No more than five guests may stay", "At most five guests may stay."),
        ("The rule does not prohibit smoking in the park", "The rule allows smoking in the park."),
        ("The permit is valid abroad", "A licence for boats is not needed by guests of the hotel."),
        ("The permit is valid abroad", "The permit is valid abroad; the licence for boats is not."),
        ("The permit is valid abroad", "It rains."),
        ("The permit is valid abroad", ""),
        ("It rained", "It did not rain, said the farmer, though clouds had gathered since dawn."),
    ],
)
def test_a_negation_of_something_else_denies_nothing(claim: str, source: str) -> None:
    """Idioms, a double turn, another clause and a source that says something else contradict nothing."""
    assert found_by("polarity", f"{claim} [1].", numbered(source)) == []


def test_the_finding_contradicts_and_points_at_both_texts() -> None:
    """The finding points at the negation of the claim, and quotes the clause of the source."""
    answer, text = "The permit is not valid abroad [1].", "It rains. The permit is valid abroad. It snows."

    (found,) = CHECKS.make("polarity").check(case(answer, numbered(text)))

    assert (found.span.of(answer), found.outcome, found.says) == ("not", Outcome.CONTRADICTED, "The permit is valid abroad.")
    assert found.place is not None
    assert found.place.span.of(text) == found.says


def test_a_language_without_a_list_is_left_alone() -> None:
    """Where negations are not known, nothing is contradicted."""
    assert found_by("polarity", "Lupa ei ole voimassa ulkomailla [1].", numbered("Lupa on voimassa ulkomailla."), lang="fi") == []

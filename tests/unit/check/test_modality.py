"""What the check `modality` promises: duty for leave, a plan told as done, a hedge left out and a cause made of a link are noted, the same force is not."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered

from citebound.catalog import CHECKS
from citebound.model import Outcome

_SHIFT, _HEDGE, _CAUSE = "modality_shift", "hedge_dropped", "causal_overclaim"


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source", "code"),
    [
        ("en", "Carers must keep a diary", "Carers are allowed to keep a diary", "Carers may keep a diary.", _SHIFT),
        ("en", "Carers may keep a diary", "Carers have to keep a diary", "Carers must keep a diary.", _SHIFT),
        ("en", "Carers must keep a diary", "Carers are advised to keep a diary", "Carers should keep a diary.", _SHIFT),
        ("en", "The trust has sold the mill", "The trust intends to sell the mill", "The trust plans to sell the mill.", _SHIFT),
        ("en", "The frost killed the vines", "The frost perhaps killed the vines", "The frost might have killed the vines.", _HEDGE),
        ("en", "Night work causes migraine", "Night work is linked with migraine", "Night work is associated with migraine.", _CAUSE),
        ("de", "Pflegende müssen ein Tagebuch führen", "Pflegende können ein Tagebuch führen", "Pflegende dürfen ein Tagebuch führen.", _SHIFT),
        ("de", "Der Frost zerstörte die Reben", "Der Frost zerstörte vielleicht die Reben", "Der Frost zerstörte vermutlich die Reben.", _HEDGE),
        ("fr", "Les aidants doivent tenir un journal", "Les aidants sont autorisés à tenir un journal", "Les aidants peuvent tenir un journal.", _SHIFT),
        ("fr", "Le gel détruit les vignes", "Le gel détruit probablement les vignes", "Le gel détruit peut-être les vignes.", _HEDGE),
        ("es", "Los cuidadores deben llevar un diario", "Se permite a los cuidadores llevar un diario", "Los cuidadores pueden llevar un diario.", _SHIFT),
        ("es", "La helada dañó las viñas", "Tal vez la helada dañó las viñas", "Quizá la helada dañó las viñas.", _HEDGE),
        ("vi", "Người chăm sóc phải ghi nhật ký", "Người chăm sóc được khuyên ghi nhật ký", "Người chăm sóc nên ghi nhật ký.", _SHIFT),
        ("zh", "护工必须写日记", "护工获准写日记", "护工可以写日记。", _SHIFT),
        ("zh", "霜冻毁坏了葡萄", "霜冻或许毁坏了葡萄", "霜冻可能毁坏了葡萄。", _HEDGE),
        ("ja", "介護者は日誌をつけなければならない", "介護者は日誌をつけることが認められている", "介護者は日誌をつけることができる。", _SHIFT),
        ("hi", "न्यास ने मिल बेची है", "न्यास मिल बेचने की योजना पर काम कर रहा है", "न्यास ने मिल बेचने की योजना बनाई है।", _SHIFT),
        ("ar", "يجب على المرضى كتابة اليوميات", "يمكن للمرضى كتابة اليوميات", "يجوز للمرضى كتابة اليوميات.", _SHIFT),
        ("th", "ผู้ดูแลต้องจดบันทึก", "ผู้ดูแลได้รับคำแนะนำให้จดบันทึก", "ผู้ดูแลควรจดบันทึก", _SHIFT),
    ],
)
def test_another_force_is_found(lang: str, wrong: str, right: str, source: str, code: str) -> None:
    """A statement with another force than its source is one finding; with the same force in another word it is none."""
    assert [each for each, _ in found_by("modality", f"{wrong} [1].", numbered(source), lang=lang)] == [code]
    assert found_by("modality", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("Carers may not keep a key", "Carers shall not keep a key."),
        ("Carers must not keep a key", "Carers may keep a key."),
        ("The mill was sold in May 2021", "In May 2021 the mill was sold."),
        ("Carers keep a diary", "Carers must keep a diary."),
        ("The trust sold the mill", "The trust sold the mill, and it plans to open a museum."),
        ("The trust runs the mill", "The trust runs the mill. It may sell the barn."),
        ("Carers must pay a deposit", "Carers may keep a diary."),
        ("The frost killed the vines", "A bus might stop there."),
        ("Carers must keep a diary", ""),
        ("Carers must keep a diary " + "of all that they have seen " * 100, "Carers may keep a diary."),
        ("Carers must keep a diary", '{"carers": "may keep a diary"}'),
    ],
)
def test_the_force_of_something_else_is_left_alone(claim: str, source: str) -> None:
    """A prohibition in another word, the month of May, a claim without force, another clause, sentence or subject, data and nothing are no findings."""
    assert found_by("modality", f"{claim} [1].", numbered(source)) == []


def test_the_finding_is_soft_and_points_at_both_texts() -> None:
    """The finding is noted at the whole claim, and quotes the clause of the source."""
    answer, text = "It rained. Carers must keep a diary [1].", "Fees vary. Carers may keep a diary."

    (found,) = CHECKS.make("modality").check(case(answer, numbered(text), place=1))

    assert (found.span.of(answer), found.outcome, found.hard) == ("Carers must keep a diary", Outcome.NOTED, False)
    assert found.place is not None
    assert (found.place.source_id, found.place.span.of(text)) == ("1", found.says)
    assert found.says == "Carers may keep a diary."


def test_a_sentence_of_the_source_has_its_own_force() -> None:
    """A whole sentence word for word has nothing to compare, whatever a second source says."""
    sources = numbered("Carers must keep a diary.", "Carers may keep a diary.")

    assert found_by("modality", "Carers must keep a diary [1][2].", sources) == []
    assert [code for code, _ in found_by("modality", "Carers must keep a diary [2].", sources)] == [_SHIFT]


def test_nothing_is_told_while_another_source_is_tried() -> None:
    """A soft finding about another source tells nobody anything."""
    probed = case("Carers must keep a diary [1].", numbered("Carers may keep a diary."))

    assert list(CHECKS.make("modality").check(probed))
    assert list(CHECKS.make("modality").check(probed._replace(probing=True))) == []


@pytest.mark.parametrize("lang", ["fi", "xx"])
def test_a_language_without_a_list_is_left_alone(lang: str) -> None:
    """Where no words of force are known, nothing is told, English words included."""
    assert found_by("modality", "Carers must keep a diary [1].", numbered("Carers may keep a diary."), lang=lang) == []


def test_a_claim_without_sources_is_somebody_elses_finding() -> None:
    """Where nothing is cited, nothing is told."""
    assert found_by("modality", "Carers must keep a diary.", numbered("Carers may keep a diary.")) == []

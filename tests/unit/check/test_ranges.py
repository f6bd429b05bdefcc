"""What the check `ranges` promises: a change told backwards contradicts, an old value or one end of a range told as all of it is noted."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered, profile

from citebound.catalog import CHECKS
from citebound.config import Numbers
from citebound.model import Outcome


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source"),
    [
        (
            "en",
            "The response time rose from 6 to 11 minutes",
            "From 11 minutes the response time fell to 6 minutes",
            "The response time fell from 11 to 6 minutes.",
        ),
        ("en", "The charge went up from $12 to $19", "The charge is $12 now, down from $19", "The charge was cut from $19 to $12."),
        ("de", "Die Gebühr stieg von 12 auf 19 Euro", "Die Gebühr ist von 19 auf 12 Euro gefallen", "Die Gebühr sank von 19 auf 12 Euro."),
        ("fr", "Le tarif est passé de 12 à 19 euros", "Le tarif a diminué de 19 à 12 euros", "Le tarif est passé de 19 à 12 euros."),
        ("es", "La tarifa subió de 12 a 19 euros", "La tarifa disminuyó de 19 a 12 euros", "La tarifa bajó de 19 a 12 euros."),
        ("vi", "Giá vé tăng từ 12 lên 19 euro", "Giá vé từ 19 xuống còn 12 euro", "Giá vé giảm từ 19 xuống 12 euro."),
        ("zh", "票价从12欧元涨到19欧元", "票价已从19欧元下降到12欧元", "票价从19欧元降到12欧元。"),
        ("ja", "料金は12ユーロから19ユーロに上がった", "料金が19ユーロから12ユーロに下がった", "料金は19ユーロから12ユーロに下がった。"),
        ("hi", "शुल्क 120 रुपये से बढ़कर 190 रुपये हो गया", "शुल्क 190 रुपये से 120 रुपये हो गया", "शुल्क 190 रुपये से घटकर 120 रुपये हो गया।"),
        ("ar", "ارتفع السعر من 12 يورو إلى 19 يورو", "تراجع السعر من 19 يورو إلى 12 يورو", "انخفض السعر من 19 يورو إلى 12 يورو."),
        ("th", "ค่าโดยสารรถไฟฟ้าเพิ่มจาก 12 บาทเป็น 19 บาท", "ค่าโดยสารรถไฟฟ้าเหลือ 12 บาท จาก 19 บาท", "ค่าโดยสารรถไฟฟ้าลดจาก 19 บาทเหลือ 12 บาท"),
    ],
)
def test_a_change_told_backwards_is_found(lang: str, wrong: str, right: str, source: str) -> None:
    """The two values of a change that change places are one finding; in their own order they are none, whichever stands first."""
    assert [code for code, _ in found_by("ranges", f"{wrong} [1].", numbered(source), lang=lang)] == ["direction_flip"]
    assert found_by("ranges", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source"),
    [
        ("en", "The daily allowance is 24 euros", "The daily allowance is 28 euros", "The daily allowance rose from 24 to 28 euros."),
        ("en", "The daily allowance is 24 euros", "The daily allowance was 24 euros before", "The daily allowance rose from 24 to 28 euros."),
        ("de", "Das Tagegeld beträgt 24 Euro", "Das Tagegeld betrug zuvor 24 Euro", "Das Tagegeld stieg von 24 auf 28 Euro."),
        ("fr", "L'indemnité vaut 24 euros", "L'indemnité valait 24 euros avant", "L'indemnité est passée de 24 à 28 euros."),
        ("es", "La dieta suma 24 euros", "La dieta sumaba 24 euros antes", "La dieta subió de 24 a 28 euros."),
        ("vi", "Phụ cấp là 24 euro", "Trước đây phụ cấp là 24 euro", "Phụ cấp tăng từ 24 lên 28 euro."),
        ("zh", "津贴为24欧元", "津贴此前为24欧元", "津贴从24欧元涨到28欧元。"),
    ],
)
def test_the_former_value_told_as_the_present_one_is_noted(lang: str, wrong: str, right: str, source: str) -> None:
    """The value that something changed from is no value of today; told as a former one, and the value that it changed to, are none."""
    assert [code for code, _ in found_by("ranges", f"{wrong} [1].", numbered(source), lang=lang)] == ["outdated_value"]
    assert found_by("ranges", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source"),
    [
        ("en", "A repair takes 14 days", "A repair takes up to 14 days", "A repair takes 10 to 14 days."),
        ("en", "A repair takes 10 days", "A repair takes between 10 and 14 days", "A repair takes from 10 to 14 days."),
        ("de", "Eine Reparatur dauert 14 Tage", "Eine Reparatur dauert höchstens 14 Tage", "Eine Reparatur dauert 10 bis 14 Tage."),
        ("fr", "La réparation dure 14 jours", "La réparation dure au plus 14 jours", "La réparation dure de 10 à 14 jours."),
        ("es", "La reparación dura 14 días", "La reparación dura hasta 14 días", "La reparación dura entre 10 y 14 días."),
        ("vi", "Chuyến tham quan kéo dài 45 phút", "Chuyến tham quan kéo dài tối đa 45 phút", "Chuyến tham quan kéo dài từ 30 đến 45 phút."),
        ("zh", "参观需时45分钟", "参观最多需时45分钟", "参观需时30至45分钟。"),
    ],
)
def test_one_end_of_a_range_told_as_all_of_it_is_noted(lang: str, wrong: str, right: str, source: str) -> None:
    """One end as the only value is one finding; both ends, or one that is called a bound, are none."""
    assert [code for code, _ in found_by("ranges", f"{wrong} [1].", numbered(source), lang=lang)] == ["bound_dropped"]
    assert found_by("ranges", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("A repair takes 14 days", "A repair takes 14 days and costs 10 to 14 euros."),
        ("A repair takes 14 days", "A repair takes 14 days for a lamp, 10 days for a chair."),
        ("A repair takes 14 days", "Parcels travel by ship for 10 to 14 days."),
        ("A repair takes long", "A repair takes 10 to 14 days."),
        ("A repair takes 21 days", "A repair takes 10 to 14 days."),
        ("A repair takes 14 days", ""),
        ("A repair takes 14 days " + "in each month of the year " * 100, "A repair takes 10 to 14 days."),
    ],
)
def test_a_figure_that_is_in_no_pair_is_left_alone(claim: str, source: str) -> None:
    """A figure of another unit, that stands alone or has another subject, one of no pair, an endless claim and an empty source are no findings."""
    assert found_by("ranges", f"{claim} [1].", numbered(source)) == []


def test_a_change_told_backwards_contradicts_and_points_at_both_texts() -> None:
    """The finding is hard, points at the first figure of the claim, and quotes both figures of the source."""
    answer, text = "Waiting went up from 25 to 40 minutes [1].", "Nobody complains. Waiting went down from 40 to 25 minutes."

    (found,) = CHECKS.make("ranges").check(case(answer, numbered(text)))

    assert (found.outcome, found.hard) == (Outcome.CONTRADICTED, True)
    assert found.span.of(answer).startswith("25")
    assert found.place is not None
    assert (found.place.source_id, found.place.span.of(text)) == ("1", found.says)
    assert found.says == "40 to 25 minutes"


@pytest.mark.parametrize(
    ("answer", "text", "span", "says"),
    [
        ("The rent is 820 euros [1].", "The rent rose from 820 to 870 euros.", "820 euros", "820 to 870 euros"),
        ("The key costs 40 euros [1].", "The key costs 15 to 40 euros.", "40 euros", "15 to 40 euros"),
    ],
)
def test_the_other_findings_are_soft(answer: str, text: str, span: str, says: str) -> None:
    """An old value and a dropped bound are noted at the figure of the claim, and quote the pair."""
    (found,) = CHECKS.make("ranges").check(case(answer, numbered(text)))

    assert (found.span.of(answer), found.says, found.outcome, found.hard) == (span, says, Outcome.NOTED, False)


def test_a_profile_may_compare_no_numbers() -> None:
    """Where numbers are off, nothing is told."""
    sources = numbered("Waiting went down from 40 to 25 minutes.")

    assert found_by("ranges", "Waiting went up from 25 to 40 minutes [1].", sources, profile("standard", numbers=Numbers("off"))) == []


def test_another_source_is_tried_as_well() -> None:
    """While another source is probed, its outcome matters: the check does not keep silent."""
    probed = case("Waiting went up from 25 to 40 minutes [1].", numbered("Waiting went down from 40 to 25 minutes."))._replace(probing=True)

    assert [each.code for each in CHECKS.make("ranges").check(probed)] == ["direction_flip"]

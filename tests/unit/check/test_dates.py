"""What the check `dates` promises: a date or time that no cited source has is found, and another way of writing it is not."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered, profile

from citebound.catalog import CHECKS
from citebound.config import Numbers
from citebound.model import Outcome


@pytest.mark.parametrize(
    ("claim", "wrong", "right"),
    [
        ("It ends on 5 May 2024", "It ends on 6 May 2024.", "It ends on May 5, 2024."),
        ("It ends on 5 May 2024", "It ends on 5 May 2023.", "It ends 2024-05-05."),
        ("It ends on 5 May 2024", "It ends on 5 June 2024.", "It ends on May 5."),
        ("It ends in May 2024", "It ends in June 2024.", "It ends on 31 May 2024."),
        ("It opens at 9:00 am", "It opens at 9 pm.", "It opens at 9 am."),
        ("It opens at 14:30", "It opens at 14:45.", "It opens at 2:30 pm."),
        ("Es endet am 5. Mai 2024", "Es endet am 6. Mai 2024.", "Es endet am 05.05.2024."),
        ("Es öffnet um 14 Uhr", "Es öffnet um 15 Uhr.", "Es öffnet um 14:00 Uhr."),
        ("Termina el 5 de mayo de 2024", "Termina el 5 de junio de 2024.", "Termina el 05/05/2024."),
        ("Cela finit le 1er août 2024", "Cela finit le 2 août 2024.", "Cela finit le 1 août 2024."),
        ("ngày 5 tháng 5 năm 2024 là hạn", "Hạn là ngày 5 tháng 6 năm 2024.", "Hạn là 05/05/2024."),
        ("2024年5月1日截止", "2024年5月2日截止。", "2024-05-01 截止。"),
        ("2024年5月1日に終わる", "2024年6月1日に終わる。", "2024年5月1日に終わる。"),
        ("كان في 5 مايو 2024", "كان في 6 مايو 2024.", "كان في 5 مايو 2024."),
        ("यह 5 मई 2024 को है", "यह 6 मई 2024 को है।", "यह 5 मई 2024 को है।"),
        ("วันที่ 5 พฤษภาคม 2567", "วันที่ 6 พฤษภาคม 2567", "วันที่ 5 พฤษภาคม 2567"),
        ("No date at all", "No date here.", "5 May 2024"),
    ],
)
def test_a_date_stands_where_a_source_has_it(claim: str, wrong: str, right: str) -> None:
    """A date or time that differs in any part is found once; the same one in another form is not."""
    expected = [] if claim == "No date at all" else ["date_mismatch"]

    assert [code for code, _ in found_by("dates", f"{claim} [1].", numbered(wrong))] == expected
    assert found_by("dates", f"{claim} [1].", numbered(right)) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("It ends on 5 May 2024", "It ends on 15 May 2024."),
        ("It ends on 5 May 2024", "It ends on 25 May 2024."),
        ("It opens at 2:00 pm", "It opens at 12:00 pm."),
        ("It opens at 9:00", "It opens at 19:00."),
        ("Es endet am 5. Mai 2024", "Es endet am 15. Mai 2024."),
        ("Termina el 5 de mayo de 2024", "Termina el 15 de mayo de 2024."),
        ("Cela finit le 2 août 2024", "Cela finit le 12 août 2024."),
        ("于2月1日截止", "于12月1日截止。"),
        ("كان في 5 مايو 2024", "كان في 15 مايو 2024."),
        ("यह 5 मई 2024 को है", "यह 15 मई 2024 को है।"),
        ("วันที่ 5 พฤษภาคม 2567", "วันที่ 15 พฤษภาคม 2567"),
    ],
)
def test_a_date_is_not_the_tail_of_another(claim: str, source: str) -> None:
    """A date stands as a whole: `5 May` is not in `15 May`, nor `9:00` in `19:00`."""
    assert [code for code, _ in found_by("dates", f"{claim} [1].", numbered(source))] == ["date_mismatch"]


def test_an_iso_date_needs_no_blank_behind_it() -> None:
    """Chinese and Japanese write on right behind a date."""
    assert found_by("dates", "2024年5月1日截止[1]。", numbered("2024-05-01截止。")) == []


@pytest.mark.parametrize(
    ("claim", "source", "lang", "codes"),
    [
        ("It ends 03/04/2025", "It ends 3 April 2025.", "en", ["ambiguous_date"]),
        ("It ends 03/04/2025", "It ends 4 March 2025.", "en", ["ambiguous_date"]),
        ("It ends 03/04/2025", "It ends 4 May 2025.", "en", ["date_mismatch"]),
        ("It ends 03/04/2025", "It ends 03/04/2025.", "en", []),
        ("Es endet 03/04/2025", "Es endet 3. April 2025.", "de", []),
        ("Es endet 03/04/2025", "Es endet 4. März 2025.", "de", ["date_mismatch"]),
    ],
)
def test_a_date_with_two_readings_is_undecided(claim: str, source: str, lang: str, codes: list[str]) -> None:
    """Day and month that can change places are undecided where a source has either; elsewhere the date is wrong, and as written it stands."""
    found = list(CHECKS.make("dates").check(case(f"{claim} [1].", numbered(source), lang=lang)))

    assert [each.code for each in found] == codes
    assert all((each.outcome is Outcome.UNDECIDED) is (each.code == "ambiguous_date") for each in found)


@pytest.mark.parametrize(
    ("claim", "source", "codes"),
    [
        ("It ends on 5 May 2024", "It ends on 5 May 2024.", []),
        ("It ends on 5 May 2024", "It ends on May 5, 2024.", ["date_not_verbatim"]),
        ("It ends on 5 May 2024", "It ends on 6 May 2024.", ["date_mismatch"]),
        ("It opens at 9:00 am", "It opens at 9 am.", ["date_mismatch"]),
    ],
)
def test_exact_takes_a_date_only_as_it_is_written(claim: str, source: str, codes: list[str]) -> None:
    """Under `exact` another form of a date is a finding of its own."""
    assert [code for code, _ in found_by("dates", f"{claim} [1].", numbered(source), profile("standard", numbers=Numbers("exact")))] == codes


def test_the_finding_points_at_both_texts() -> None:
    """The finding quotes the date of the claim and the date of the source."""
    answer, text = "The offer ends on 5 May 2024 [1].", "The offer ends on 6 May 2024."

    (found,) = CHECKS.make("dates").check(case(answer, numbered(text)))

    assert (found.span.of(answer), found.value, found.says) == ("5 May 2024", "5 May 2024", "6 May 2024")
    assert found.place is not None
    assert found.place.span.of(text) == "6 May 2024"


def test_any_source_of_the_group_may_have_the_date() -> None:
    """A claim of several sources draws on all of them, and on no other."""
    sources = numbered("It ends on 6 May 2024.", "It ends on 5 May 2024.")

    assert found_by("dates", "It ends on 5 May 2024 [1][2].", sources) == []
    assert found_by("dates", "It ends on 5 May 2024 [1].", sources) == [("date_mismatch", "5 May 2024")]


def test_a_profile_may_compare_no_dates() -> None:
    """Where numbers are off, dates are not looked at."""
    assert found_by("dates", "It ends on 5 May 2024 [1].", numbered("It ends on 6 May 2024."), profile("standard", numbers=Numbers("off"))) == []

"""What the check `attribution` promises: the word of one told as another's, and a disputed word told as a fact, are noted; a speaker who is kept is not."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered

from citebound.catalog import CHECKS
from citebound.model import Outcome

_SWAP, _DROPPED = "attribution_swap", "attribution_dropped"


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source"),
    [
        ("en", "The dam leaks", "The farmers say that the dam leaks", "According to the farmers, the dam leaks. The operator denies this."),
        ("en", "The dam leaks at the base", "There is a rumour that the dam leaks at the base", "Rumour has it that the dam leaks at the base."),
        ("de", "Der Damm leckt am Fuß", "Die Bauern sagen, der Damm lecke am Fuß", "Laut den Bauern leckt der Damm am Fuß. Der Betreiber bestreitet das."),
        (
            "fr",
            "Le barrage fuit à la base",
            "Les paysans affirment que le barrage fuit à la base",
            "Selon les paysans, le barrage fuit à la base. L'exploitant dément.",
        ),
        ("es", "La presa pierde agua", "Los campesinos dicen que la presa pierde agua", "Según los campesinos, la presa pierde agua. La empresa lo niega."),
        ("vi", "Con đập rò rỉ nước", "Nông dân nói con đập rò rỉ nước", "Theo nông dân, con đập rò rỉ nước. Công ty phủ nhận."),
        ("zh", "大坝底部漏水", "农民表示，大坝底部漏水", "农民称大坝底部漏水。公司否认此事。"),
        (
            "ja",
            "ダムの底から水が漏れている",
            "農民はダムの底から水が漏れていると述べた",
            "農民によると、ダムの底から水が漏れている。会社はこれを否定している。",
        ),
        ("hi", "बाँध से पानी रिसता है", "किसानों के अनुसार बाँध से पानी रिसता है", "किसानों ने कहा कि बाँध से पानी रिसता है। कंपनी ने इससे इनकार किया।"),
        ("ar", "السد يسرب المياه", "بحسب المزارعين فإن السد يسرب المياه", "قال المزارعون إن السد يسرب المياه. ونفت الشركة ذلك."),
        ("th", "เขื่อนมีน้ำรั่ว", "ชาวนาระบุว่าเขื่อนมีน้ำรั่ว", "ชาวนากล่าวว่าเขื่อนมีน้ำรั่ว บริษัทปฏิเสธเรื่องนี้"),
    ],
)
def test_a_disputed_word_told_as_a_fact_is_found(lang: str, wrong: str, right: str, source: str) -> None:
    """What is said and disputed is no fact: one finding; on the word of the one who says so it is none."""
    assert [code for code, _ in found_by("attribution", f"{wrong} [1].", numbered(source), lang=lang)] == [_DROPPED]
    assert found_by("attribution", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source"),
    [
        ("en", "The operator said the dam leaks", "The farmers claim the dam leaks", "The farmers said the dam leaks. The operator disagrees."),
        ("de", "Laut dem Betreiber leckt der Damm", "Laut den Bauern leckt der Damm", "Die Bauern behaupten, der Damm leckt. Der Betreiber schweigt."),
        ("fr", "Selon la mairie, le barrage fuit", "Selon les paysans, le barrage fuit", "Les paysans disent que le barrage fuit. La mairie se tait."),
        (
            "es",
            "Según el alcalde, la presa pierde agua",
            "Según los campesinos, la presa pierde agua",
            "Los campesinos dicen que la presa pierde agua. El alcalde calla.",
        ),
    ],
)
def test_the_word_of_another_is_found(lang: str, wrong: str, right: str, source: str) -> None:
    """A speaker who speaks in the next sentence only is one finding; the speaker of the source is none."""
    assert [code for code, _ in found_by("attribution", f"{wrong} [1].", numbered(source), lang=lang)] == [_SWAP]
    assert found_by("attribution", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("The dam leaks at the base", "According to the farmers, the dam leaks at the base."),
        ("The dam leaks at the base", "The dam leaks at the base. The operator denies that a pump failed."),
        ("That the dam leaks is disputed", "According to the farmers, the dam leaks. The operator denies this."),
        ("The engineer said the dam leaks", "The farmers said the dam leaks. The operator denies this."),
        ("The dam leaks at the base", "The farmers say that the bus is late. The driver denies this."),
        ("The dam leaks", ""),
        ("The dam leaks " + "at the base near the old mill " * 100, "According to the farmers, the dam leaks. The operator denies this."),
        ("The dam leaks", '{"farmers": "said the dam leaks", "operator": "denies this"}'),
    ],
)
def test_a_word_that_nobody_disputes_is_left_alone(claim: str, source: str) -> None:
    """An undisputed word, a dispute that the claim tells, a speaker whom the source does not know, another subject, data and nothing are no findings."""
    assert found_by("attribution", f"{claim} [1].", numbered(source)) == []


def test_the_finding_is_soft_and_points_at_both_texts() -> None:
    """The finding is noted at the whole claim, and quotes the sentence of the source."""
    answer, text = "It rained. The dam leaks [1].", "Fees vary. According to the farmers, the dam leaks. The operator denies this."

    (found,) = CHECKS.make("attribution").check(case(answer, numbered(text), place=1))

    assert (found.span.of(answer), found.outcome, found.hard) == ("The dam leaks", Outcome.NOTED, False)
    assert found.place is not None
    assert (found.place.source_id, found.place.span.of(text)) == ("1", found.says)
    assert found.says is not None
    assert found.says.strip() == "According to the farmers, the dam leaks."


def test_a_source_that_says_so_itself_will_do() -> None:
    """A whole sentence word for word has nothing to compare, whatever a second source says."""
    sources = numbered("According to the farmers, the dam leaks. The operator denies this.", "The dam leaks.")

    assert found_by("attribution", "The dam leaks [1][2].", sources) == []


def test_nothing_is_told_while_another_source_is_tried() -> None:
    """A soft finding about another source tells nobody anything."""
    probed = case("The dam leaks [1].", numbered("According to the farmers, the dam leaks. The operator denies this."))

    assert list(CHECKS.make("attribution").check(probed))
    assert list(CHECKS.make("attribution").check(probed._replace(probing=True))) == []


@pytest.mark.parametrize("lang", ["fi", "xx"])
def test_a_language_without_a_list_is_left_alone(lang: str) -> None:
    """Where no words of speech are known, nothing is told, English words included."""
    sources = numbered("According to the farmers, the dam leaks. The operator denies this.")

    assert found_by("attribution", "The dam leaks [1].", sources, lang=lang) == []


def test_a_claim_without_sources_is_somebody_elses_finding() -> None:
    """Where nothing is cited, nothing is told."""
    assert found_by("attribution", "The dam leaks.", numbered("According to the farmers, the dam leaks. The operator denies this.")) == []

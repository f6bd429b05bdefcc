"""What `parse.kinds` promises: only what clearly asserts nothing is no claim."""

from __future__ import annotations

import pytest

from citebound.config import load
from citebound.parse.kinds import Kinds

_KINDS = Kinds(frozenset(load("standard").non_claims), "en")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("What is the maximum?", "question"),
        ("最高是多少？", "question"),
        ("ما هو الحد الأقصى؟", "question"),
        ("¿Cuánto cuesta?", "question"),
        ("Hello!", "small_talk"),
        ("Great question!", "small_talk"),
        ("I hope this helps.", "small_talk"),
        ("Let me know if you need more.", "small_talk"),
        ("Xin chào!", "small_talk"),
        ("您好！", "small_talk"),
        ("The rules are as follows:", "lead_in"),
        ("规则如下：", "lead_in"),
        ("**Rules:**", "lead_in"),
        ("This is not legal advice.", "disclaimer"),
        ("Please consult a doctor.", "disclaimer"),
        ("I could not find this in the documents.", "abstention"),
        ("I don't know.", "abstention"),
        ("The sources do not say whether it is allowed.", "abstention"),
        ("This is not mentioned in the provided documents.", "abstention"),
        ("No he encontrado esa información en los documentos.", "abstention"),
        ("Die Dokumente enthalten dazu keine Angaben.", "abstention"),
        ("Je n'ai pas trouvé cette information.", "abstention"),
        ("Tôi không tìm thấy thông tin trong tài liệu.", "abstention"),
        ("资料中没有提到这一点。", "abstention"),
        ("この情報は見つかりません。", "abstention"),
        ("لم أجد هذه المعلومة في المصادر.", "abstention"),
        ("इसकी जानकारी नहीं है।", "abstention"),
        ("ไม่พบข้อมูลในเอกสาร", "abstention"),
    ],
)
def test_what_asserts_nothing_is_told(text: str, kind: str) -> None:
    """Questions, greetings, lead-ins, disclaimers and abstentions are told in several languages."""
    assert _KINDS.of(text, cited=False) == kind


@pytest.mark.parametrize(
    "text",
    [
        "Rent aid pays 850 dollars.",
        "Hello, the maximum is 850 dollars.",
        "Here is the fee of 850 dollars:",
        "The maximum is 850 dollars:",
        "I hope this helps, the dose is 5 mg.",
        "This is not legal advice, but the limit is 30 days.",
        "I could not find this, but the fee is 850 dollars.",
        "The documents do not say this; however, the cap was raised.",
        "Dear customers have complained about fees.",
        "The drug is not approved for children.",
        "No employee may work on Sundays.",
        "Thanks to the reform the waiting lists were cut in half across all of the districts.",
    ],
)
def test_whatever_may_assert_is_a_claim(text: str) -> None:
    """Text with a figure, or with an assertion behind a courtesy or an abstention, is a claim."""
    assert _KINDS.of(text, cited=False) is None


@pytest.mark.parametrize(
    "text",
    [
        "We can confirm that aspirin is safe for children.",
        "I can see that the drug cures cancer in any case.",
        "We did find that this drug cures cancer.",
        "I can see that you are owed 1200 dollars by the state, as this letter says.",
        "The passage does not mention a limit, so tenants owe nothing.",
        "The report does not include the victims.",
        "No information was given to the patients.",
        "Không biết bơi là nguyên nhân chính gây đuối nước ở trẻ em.",
        "Bệnh nhân không biết mình bị nhiễm bệnh.",
        "警方未找到凶手。",
        "公司没有提供工资单。",
    ],
)
def test_a_fact_is_no_abstention(text: str) -> None:
    """A sentence that says what was found, or denies something of the world, asserts it: an answer of it alone must not pass."""
    assert _KINDS.of(text, cited=False) is None


@pytest.mark.parametrize(
    "text",
    [
        "Hey judge acquits the mayor.",
        "Thanks to aspirin cancer is now gone.",
        "If you need more money the state pays.",
        "Feel free to exceed the maximum dose of the medicine.",
        "Please contact your doctor who has been convicted of fraud.",
        "This response was based on bribes paid to the minister.",
        "Gracias al decreto, los despidos son libres.",
        "Hy vọng sống của bệnh nhân ung thư là rất thấp.",
    ],
)
def test_a_fact_is_no_courtesy(text: str) -> None:
    """A sentence that begins like a courtesy and goes on with a fact asserts it."""
    assert _KINDS.of(text, cited=False) is None


@pytest.mark.parametrize("text", ["Please consult a doctor.", "I hope this helps.", "Great question!"])
def test_a_cited_sentence_is_no_courtesy(text: str) -> None:
    """What carries a citation wants to be checked."""
    assert _KINDS.of(text, cited=True) is None


def test_long_text_is_no_small_talk() -> None:
    """A paragraph that begins with a greeting is a claim."""
    assert _KINDS.of("Hello! " + "The office is open on weekdays and closed on holidays " * 10 + "?", cited=False) is None


def test_a_profile_tells_only_the_kinds_it_knows() -> None:
    """A profile that names no kinds takes everything for a claim."""
    strict = Kinds(frozenset(load("strict").non_claims), "en")

    assert strict.of("Hello!", cited=False) is None
    assert strict.of("I could not find this in the documents.", cited=False) is None


@pytest.mark.parametrize("text", ["Hello!", "Which one?", "The rules are as follows:"])
def test_section_takes_courtesies_for_claims(text: str) -> None:
    """Under `section` every sentence is a claim, except an abstention."""
    section = Kinds(frozenset(load("section").non_claims), "en")

    assert section.of(text, cited=False) is None
    assert section.of("I could not find this in the documents.", cited=False) == "abstention"

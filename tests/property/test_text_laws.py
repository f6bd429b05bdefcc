"""Laws of what is read in a text: every place yields its text, lies inside the stretch that was asked for, and nothing raises, whatever the text."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import FACTS, HOSTILE, JOINTS

from citebound.text.counts import counts
from citebound.text.force_words import Force, find, forces
from citebound.text.names import Name, names
from citebound.text.ranges import pairs
from citebound.text.reading import Reading
from citebound.text.restated import clauses, restated, sentence_with_all
from citebound.text.same_name import absent, occurs, phrases
from citebound.text.slots import name_slots, placed, placed_names, slots, slots_of, terms_around

_LANGUAGES = st.sampled_from(("en", "de", "fr", "es", "it", "pt", "vi", "zh", "ja", "ko", "hi", "ar", "th", "ru", "fi", None))
# What the readers look for, in pieces that do not fit together.
_PIECES = (
    "from ", "to ", "between 5 and ", "5", "9:00", "5–9 ", "von ", "auf ", "từ ", "从", "到", "から", "से ", "من ", "จาก", "three ", "a single ", "dozens of ",
    "hundreds of thousands ", "năm ", "一张", "数百万", "केवल एक ", "واحدة فقط", "เพียง", "Article ", "§", "第", "条", "$", "%", " kg", "元", " บาท", "million ",
    "5 May 2024", "2024年5月1日", "Maria Keller's ", "Bank of ", "U.S. ", "A-B&C ", "O’Brien ", "NASA", "respectively", "{", "'a': '", " | ", "must ",
    "not all ", "nearly all ", "必须", "ない", "नहीं", "لا ", "ไม่", "but ", "，", "、", "।", ". ", "\n", "(", ")", "twice ", "rose ", "ـ", "é", "e\u0301",
)  # fmt: skip


@st.composite
def _facts(draw: st.DrawFn) -> str:
    """Any text: facts in many languages, pieces of figures and names, and characters that break programs, in any order."""
    piece = st.sampled_from(FACTS) | st.sampled_from(_PIECES) | st.sampled_from(_PIECES) | st.sampled_from(HOSTILE) | st.text(max_size=4)
    return "".join(draw(piece) + draw(st.sampled_from(JOINTS)) for _ in range(draw(st.integers(0, 10))))


@st.composite
def _stretches(draw: st.DrawFn) -> tuple[str, int, int]:
    """Any text, and a stretch of it."""
    text = draw(_facts())
    one, two = draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))
    return text, min(one, two), max(one, two)


@given(given_stretch=_stretches(), lang=_LANGUAGES, singular=st.booleans())
def test_slots_lie_inside_their_stretch(given_stretch: tuple[str, int, int], lang: str | None, singular: bool) -> None:
    """A figure lies inside the stretch, its digits stand in its own text, and figures are in order."""
    text, start, end = given_stretch
    found = slots(Reading(text, lang), start, end, singular=singular)

    assert [(slot.start, slot.end) for slot in found] == sorted((slot.start, slot.end) for slot in found)
    for slot in found:
        assert start <= slot.start < slot.end <= len(text)
        assert all(digits in text[slot.start : slot.end] for digits in slot.digits)
        assert slot.kind


@given(given_stretch=_stretches(), lang=_LANGUAGES)
def test_names_as_slots_lie_inside_their_stretch(given_stretch: tuple[str, int, int], lang: str | None) -> None:
    """A name as a slot is the text at its place, in order and apart from the next one."""
    text, start, end = given_stretch
    found = name_slots(Reading(text, lang), start, end)

    assert all(one.end <= two.start for one, two in pairwise(found))
    for slot in found:
        assert start <= slot.start < slot.end <= end
        assert text[slot.start : slot.end].strip()


@given(given_stretch=_stretches(), lang=_LANGUAGES, singular=st.booleans())
def test_counts_never_overlap(given_stretch: tuple[str, int, int], lang: str | None, singular: bool) -> None:
    """Counts are in order, apart, inside the stretch, and what they count begins behind them."""
    text, start, end = given_stretch
    found = counts(text, lang, start, end, singular=singular)

    assert all(one.end <= two.start for one, two in pairwise(found))
    for count in found:
        assert start <= count.start < count.end <= end
        assert count.behind in (-1, count.end)
        assert count.value


@given(text=_facts(), lang=_LANGUAGES)
def test_a_pair_is_two_figures_of_the_text(text: str, lang: str | None) -> None:
    """Both figures of a range or change are among those that were given, of one kind and of two values."""
    inside = slots(Reading(text, lang), 0, len(text))

    for pair in pairs(text, inside, 0, len(text)):
        assert pair.first in inside
        assert pair.second in inside
        assert pair.first.kind == pair.second.kind
        assert pair.first.value != pair.second.value


@given(text=_facts(), lang=_LANGUAGES)
def test_placed_figures_are_those_of_their_sentence(text: str, lang: str | None) -> None:
    """What is placed is a figure or name of its sentence, once for each, and a claim has words at each of its figures."""
    reading = Reading(text, lang)

    for sentence in range(len(reading.starts)):
        span = reading.sentences_span(sentence, sentence)
        assert {each.slot for each in placed(reading, 3, sentence)} <= set(slots(reading, *span, singular=True))
        assert {each.slot for each in placed_names(reading, 3, sentence)} <= set(name_slots(reading, *span))
        assert all((each.order, each.sentence) == (3, sentence) for each in placed(reading, 3, sentence))
    mine = slots_of(reading)
    assert all(all(terms_around(reading, own, mine)) for own in mine)


@given(claim=_facts(), sources=st.lists(_facts(), max_size=3), lang=_LANGUAGES)
def test_a_restated_clause_lies_in_its_sentence(claim: str, sources: list[str], lang: str | None) -> None:
    """The clause lies inside the sentence that is told, and what is matched and left over are the claim's terms."""
    readings = [Reading(source, lang) for source in sources]
    found = restated(Reading(claim, lang), readings)

    assert sentence_with_all(Reading(claim, lang), readings) is None or sources
    if found is None:
        return
    reading = readings[found.order]
    start, end = reading.folded_sentence(found.start)
    assert reading.sentence_at(found.start) == found.sentence
    assert start <= found.start < found.end <= end
    assert found.matched
    assert not found.matched & set(found.leftover)
    assert 0 < found.coverage <= 1


@given(text=_facts(), lang=_LANGUAGES)
def test_clauses_tile_any_sentence(text: str, lang: str | None) -> None:
    """Clauses, put together again, are the text."""
    reading = Reading(text, lang)

    assert "".join(reading.folded.text[start:end] for start, end in clauses(reading, 0, len(reading.folded.text))) == reading.folded.text


@given(claim=_facts(), source=_facts(), lang=_LANGUAGES)
def test_a_name_is_looked_for_in_any_text(claim: str, source: str, lang: str | None) -> None:
    """Nothing raises; what is absent is a name of the claim that the text has not, and no name is absent from its own text."""
    found = names(claim, lang)
    reading = Reading(source, lang)

    strangers = absent(found, claim, [reading])
    assert set(strangers) <= {name for name in found if not occurs(name, reading)}
    assert [name for phrase in phrases(found, claim) for name in phrase] == list(found)


@given(word=st.text(min_size=1, max_size=8) | st.sampled_from(HOSTILE), source=_facts(), lang=_LANGUAGES)
def test_any_word_is_looked_for(word: str, source: str, lang: str | None) -> None:
    """What is no name at all, with signs that patterns know, is looked for like a name."""
    name = Name(0, len(word), word, sure=True)

    assert isinstance(occurs(name, Reading(source, lang)), bool)
    assert set(absent([name], word, [Reading(source, lang)])) <= {name}


@given(text=_facts(), lang=_LANGUAGES)
def test_a_word_of_force_stands_in_its_text(text: str, lang: str | None) -> None:
    """What is found is the text at its place, and a force that a text has is found in it."""
    folded = Reading(text, lang).folded.text

    for force in Force:
        match = find(folded, lang, force)
        assert match is None or folded[match.start() : match.end()] == match.group() != ""
    assert all(find(folded, lang, force) for force in forces(folded, lang, *Force))

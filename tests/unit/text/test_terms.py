"""What `text.terms`, and the word lists under it, promise: content words and stems in every script."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citebound.text.characters import fold
from citebound.text.stopwords import STOPWORDS, stopwords
from citebound.text.terms import content_terms, content_words, pieces, stem, word_pattern


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("the rent is paid", ["the", "rent", "is", "paid"]),
        ("2.4kg and 2.4 kg", ["2.4", "kg", "and", "2.4", "kg"]),
        ("b16 and h2o", ["b16", "and", "h2o"]),
        ("don't stop", ["don't", "stop"]),
        ("7,5 mg/kg", ["7,5", "mg", "kg"]),
        ("liều tối đa", ["liều", "tối", "đa"]),
        ("हिन्दी में", ["हिन्दी", "में"]),
        ("قانون العمل", ["قانون", "العمل"]),
        ("u\u0308ber", ["u\u0308ber"]),
        ("年15天", ["年", "15", "天"]),
    ],
)
def test_words_are_read_whole(text: str, expected: list[str]) -> None:
    """A number is a word of its own, and marks stay with their letters."""
    assert word_pattern(text).findall(text) == expected


@pytest.mark.parametrize(
    ("word", "expected"), [("rent", ("rent",)), ("年", ("年",)), ("年假", ("年假",)), ("带薪年假", ("带薪", "薪年", "年假")), ("liều", ("liều",))]
)
def test_runs_without_blanks_are_cut_into_pairs(word: str, expected: tuple[str, ...]) -> None:
    """A script without blanks is compared by pairs of characters."""
    assert pieces(word) == expected


@pytest.mark.parametrize(
    ("word", "lang", "other"),
    [
        ("applications", "en", "application"),
        ("paid", "en", "paid"),
        ("Tage".lower(), "de", "tag"),
        ("meses", "es", "mes"),
        ("employee's", "en", "employee"),
        ("risen", "en", "rises"),
        ("fell", "en", "falling"),
        ("children", "en", "child"),
        ("criteria", "en", "criterion"),
        ("7,5", "en", "7,5"),
        ("liều", "vi", "liều"),
    ],
)
def test_forms_of_a_word_share_a_stem(word: str, lang: str, other: str) -> None:
    """Inflected forms are one term, where the language has a stemmer; numbers and other languages are left alone."""
    assert stem(word, lang) == stem(other, lang)


def test_numbers_and_unknown_languages_have_no_stem() -> None:
    """What cannot be stemmed is compared as it is."""
    assert stem("1990s", "en") == "1990s"
    assert stem("running", None) == "running"
    assert stem("x" * 100, "en") == "x" * 100


def test_threads_do_not_spoil_each_other() -> None:
    """The same word has the same stem in every thread."""
    words = [f"{base}{ending}" for base in ("appl", "pay", "employ", "entitl") for ending in ("ing", "ed", "ment", "ments", "able")] * 50

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda word: stem.__wrapped__(word, "en"), words))
    assert found == [stem.__wrapped__(word, "en") for word in words]


def test_stop_words_carry_no_content() -> None:
    """Content words leave stop words and single letters out, each word once, in order."""
    assert content_words("the rent of the house is the rent", "en") == ("rent", "house")
    assert content_terms("applications and the application", "en") == (stem("applications", "en"),)


def test_a_text_of_stop_words_is_its_own_content() -> None:
    """Where nothing else is said, the stop words are what is said."""
    assert content_words("it is what it is", "en") != ()


@pytest.mark.parametrize("word", "not no never none without more less most least fewer only all any every before after under over up down".split())
def test_no_list_drops_what_decides_between_two_claims(word: str) -> None:
    """A negation is never a stop word."""
    if word in ("not", "no", "never", "none", "without", "more", "less", "most", "least", "fewer"):
        assert word not in stopwords("en")


@pytest.mark.parametrize(
    ("lang", "words"), [("vi", "không chưa"), ("es", "no nunca sin más menos"), ("de", "nicht kein keine ohne mehr weniger"), ("fr", "ne pas sans plus moins")]
)
def test_no_language_drops_its_negations(lang: str, words: str) -> None:
    """Words that turn a claim around, or compare, stay in every language."""
    assert not stopwords(lang) & set(words.split())


def test_a_language_without_a_list_has_no_stop_words() -> None:
    """Nothing is dropped from a language that no list knows; an unknown language is read as English."""
    assert stopwords("ko") == frozenset()
    assert stopwords(None) == STOPWORDS["en"]


@given(st.text(max_size=80))
def test_a_text_with_a_word_has_terms(text: str) -> None:
    """Terms come out of any text without repetition."""
    terms = content_terms(fold(text).text, "en")

    assert len(terms) == len(set(terms))


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("ja", "年休は十日です", ("年休", "休は", "は十", "十日", "日で")),
        ("ja", "テストです", ("テス", "スト", "トで")),
        ("ja", "です", ("です",)),
        ("zh", "带薪的年假", ("带薪", "年假")),
        ("zh", "年假和病假", ("年假", "病假")),
        ("zh", "的是", ("的是",)),
        ("zh", "年假", ("年假",)),
        ("en", "です", ("です",)),
        ("ja", "", ()),
        ("zh", "", ()),
    ],
)
def test_pairs_of_particles_carry_no_content(lang: str, text: str, expected: tuple[str, ...]) -> None:
    """Endings and particles of Japanese and Chinese are left out, save where the text has nothing else."""
    assert content_words(text, lang) == expected

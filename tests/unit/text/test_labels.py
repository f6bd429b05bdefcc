"""What `text.labels` and `text.source_labels` promise: labels of laws, folded so that only case, blanks and punctuation make no difference."""

from __future__ import annotations

import pytest

from citebound.text.labels import fold_article, fold_law, read_label


@pytest.mark.parametrize(
    ("text", "law", "articles"),
    [
        ("Labour Law, Article 30", "Labour Law", ["30"]),
        ("Labour Law Article 30", "Labour Law", ["30"]),
        ("Labour Law, Art. 30", "Labour Law", ["30"]),
        ("Labour Law, Articles 30 and 31", "Labour Law", ["30", "31"]),
        ("Labour Law, Articles 30-32", "Labour Law", ["30-32"]),
        ("Labour Law, Articles 30–32", "Labour Law", ["30-32"]),
        ("Labour Law, Article 30a", "Labour Law", ["30a"]),
        ("Labour Law, Article 5(2)", "Labour Law", ["5"]),
        ("Labour Law, Section 12", "Labour Law", ["12"]),
        ("BGB, § 5", "BGB", ["5"]),
        ("Bộ luật Lao động, Điều 113", "Bộ luật Lao động", ["113"]),
        ("Código Civil, artículo 1902", "Código Civil", ["1902"]),
        ("Arbeitsgesetz, Artikel 7", "Arbeitsgesetz", ["7"]),
        ("Code du travail, article 12", "Code du travail", ["12"]),
        ("قانون العمل، المادة 30", "قانون العمل", ["30"]),
        ("قانون العمل، المادة ٣٠", "قانون العمل", ["٣٠"]),
        ("劳动法，第45条", "劳动法", ["45"]),
        ("劳动法第四十五条", "劳动法", ["四十五"]),
        ("श्रम कानून, धारा 12", "श्रम कानून", ["12"]),
        ("Act No. 7 of 2019, Article 30", "Act No. 7 of 2019", ["30"]),
        ("  Labour Law , Article 30  ", "Labour Law", ["30"]),
    ],
)
def test_a_label_is_a_law_and_its_articles(text: str, law: str, articles: list[str]) -> None:
    """A label is read in the languages that write it so, paragraphs behind the number left out."""
    label = read_label(text)

    assert label is not None
    assert (label.law, list(label.articles)) == (law, articles)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Labour Law",
        "Article 30",
        "30",
        "src-cap",
        "sic",
        "Labour Law, page 3",
        "particle 30",
        "x" * 400 + ", Article 3",
        ", Article 30",
        "the article",
        "Data not available",
    ],
)
def test_other_text_is_no_label(text: str) -> None:
    """A law without an article, or an article without a law, is no label."""
    assert read_label(text) is None


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Labour Law", "labour law"),
        ("Labour Law", "LABOUR  LAW"),
        ("Labour Law", "Labour-Law."),
        ("Labour Law", "Labour\u00a0Law"),
        ("Act (No. 7)", "Act No 7"),
        ("Bộ luật Lao động", "BỘ LUẬT LAO ĐỘNG"),
        ("Bộ luật Lao động", "Bo\u0323\u0302 lua\u0323\u0302t Lao đo\u0323\u0302ng"),
        ("قانون العمل", "قانون  العمل"),
        ("Straße", "STRASSE"),
    ],
)
def test_case_blanks_and_punctuation_make_no_difference(one: str, two: str) -> None:
    """Two ways of writing one label fold alike."""
    assert fold_law(one) == fold_law(two) != ""


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Bộ luật Lao động", "Bộ luật Hình sự"),
        ("Luật Đất đai", "Luật Dát dai"),
        ("قانون العمل", "قانون العقوبات"),
        ("劳动法", "民法"),
        ("श्रम कानून", "श्रम क़ानून"),
        ("Labour Law", "Labour Law 2"),
        ("Act 1", "Act 11"),
    ],
)
def test_labels_of_every_script_stay_distinct(one: str, two: str) -> None:
    """Letters, marks and digits of every script are kept."""
    assert fold_law(one) != fold_law(two)


@pytest.mark.parametrize(
    ("one", "two"),
    [("30", "030"), ("30A", "30a"), ("３０", "30"), ("٣٠", "30"), ("३०", "30"), ("四十五", "45"), ("十", "10"), ("一百零三", "103"), ("30 a", "30a")],
)
def test_one_article_has_one_number(one: str, two: str) -> None:
    """Digits of any script, leading zeros and case make no difference."""
    assert fold_article(one) == fold_article(two)


@pytest.mark.parametrize(("one", "two"), [("30", "30a"), ("30", "31"), ("3", "30"), ("0", "1"), ("四十五", "五十四")])
def test_two_articles_stay_two(one: str, two: str) -> None:
    """An article and one with a letter behind it are two."""
    assert fold_article(one) != fold_article(two)

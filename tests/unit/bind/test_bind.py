"""What `bind` promises: a claim cites what its markers name, and nothing else."""

from __future__ import annotations

import pytest
from tests.builders import law, numbered, parsed, record, source

from citebound.bind import SourceIndex, bind
from citebound.model import Key, Label, Parsed, RecordForm, Source
from citebound.text.labels import fold_law


def _bound(answer: str, sources: tuple[Source, ...], name: str = "standard") -> list[list[tuple[str, str, str | None]]]:
    taken_apart = parsed(answer, sources, name)
    return [
        [(each.ref, each.status.value, each.source.id if each.source else None) for each in one.citations] for one in bind(taken_apart, SourceIndex(sources))
    ]


_IDS = (source("a", "src-cap"), source("b", "Manual.pdf", position=2), source("c", "7", position=3))


@pytest.mark.parametrize(
    ("answer", "sources", "expected"),
    [
        ("It costs 5 [1].", numbered("a", "b"), [[("1", "resolved", "1")]]),
        ("It costs 5 [1][2].", numbered("a", "b"), [[("1", "resolved", "1"), ("2", "resolved", "2")]]),
        ("It costs 5 [1-3].", numbered("a", "b"), [[("1", "resolved", "1"), ("2", "resolved", "2"), ("3", "unresolved", None)]]),
        ("It costs 5 [3-1].", numbered("a", "b"), [[("3-1", "malformed", None)]]),
        ("It costs 5 [0].", numbered("a", "b"), [[("0", "unresolved", None)]]),
        ("It costs 5 [1].", _IDS, [[("1", "unresolved", None)]]),
        ("It costs 5 [7].", _IDS, [[("7", "resolved", "7")]]),
        ("It costs 5 [src-cap].", _IDS, [[("src-cap", "resolved", "src-cap")]]),
        ("It costs 5 [SRC-CAP].", _IDS, [[("SRC-CAP", "resolved", "src-cap")]]),
        ("It costs 5 [manual.pdf#page=3].", _IDS, [[("manual.pdf#page=3", "resolved", "Manual.pdf")]]),
        ("It costs 5 [src-none].", _IDS, [[("src-none", "unresolved", None)]]),
        ("It costs 5.", numbered("a"), [[]]),
        ("It costs 5 [1].", (), [[("1", "unresolved", None)]]),
    ],
)
def test_markers_lead_to_sources(answer: str, sources: tuple[Source, ...], expected: list[list[tuple[str, str, str | None]]]) -> None:
    """A number resolves by id, an id also without case or fragment; what was not given stays unresolved, and is kept."""
    assert _bound(answer, sources) == expected


def test_every_chunk_of_an_article_is_cited() -> None:
    """A label that several sources share cites all of them."""
    chunks = (law("Labour Law", "30", "one", id="c-1"), law("LABOUR LAW.", "Article 30", "two", id="c-2"), law("Civil Code", "30", "three", id="c-3"))

    assert [each[2] for each in _bound("It ends so [labour law, article 30].", chunks, "legal")[0]] == ["c-1", "c-2"]


@pytest.mark.parametrize(
    ("texts", "status", "distinct"),
    [(("same text", "same text"), "resolved", 1), (("one text", "another text"), "ambiguous", 2)],
)
def test_two_sources_with_one_id(texts: tuple[str, str], status: str, distinct: int) -> None:
    """Equal texts are one source; different texts make the id name nothing that can be decided."""
    twins = (source(texts[0], "1"), source(texts[1], "1", position=2))

    assert [each[1] for each in _bound("It costs 5 [1].", twins)[0]] == [status]
    assert len(SourceIndex(twins).distinct) == distinct


def test_two_ids_that_differ_in_case_name_two_sources() -> None:
    """An id written exactly names its source; one that fits two only without case names neither."""
    twins = (source("one", "src-a"), source("two", "SRC-A", position=2))

    assert _bound("It costs 5 [src-a].", twins)[0] == [("src-a", "resolved", "src-a")]
    assert _bound("It costs 5 [Src-A].", twins)[0] == [("Src-A", "ambiguous", None)]


def test_a_source_cited_twice_counts_once() -> None:
    """A claim has each source once, in the order of citation, and every reference."""
    taken_apart = parsed("It costs 5 [2] and more [1] still [2].", numbered("a", "b"), "section")

    (one,) = bind(taken_apart, SourceIndex(numbered("a", "b")))
    assert [each.id for each in one.sources] == ["2", "1"]
    assert len(one.citations) == 3


def test_a_claim_of_a_pair_cites_all_of_the_evidence() -> None:
    """In a pair every claim rests on everything that was given."""
    sources = numbered("a", "b")
    taken_apart = parsed("It costs 5. It is 7.", sources)
    pair = Parsed(record("It costs 5. It is 7.", sources, form=RecordForm.PAIR), taken_apart.claims, taken_apart.blanked)

    assert [[each.id for each in one.sources] for one in bind(pair, SourceIndex(sources))] == [["1", "2"], ["1", "2"]]


def test_files_have_a_name_and_a_number() -> None:
    """In a numbered record a number also names the source at its place; an id that is a number comes first."""
    files = (source("a", "fees"), source("b", "1", position=2))

    assert SourceIndex(files, numbered=True).lookup(Key("2")) == (files[1],)
    assert SourceIndex(files, numbered=True).lookup(Key("1")) == (files[1],)
    assert SourceIndex(files).lookup(Key("2")) == ()


@pytest.mark.parametrize(("article", "found"), [("30", True), ("31", False)])
def test_a_label_is_looked_up_by_law_and_article(article: str, found: bool) -> None:
    """Both must fit."""
    index = SourceIndex([law("Bộ luật Lao động", "30")])

    assert bool(index.lookup(Label(fold_law("BỘ LUẬT LAO ĐỘNG"), article, "x"))) is found
    assert index.lookup(Label(fold_law("Bộ luật Hình sự"), article, "x")) == ()

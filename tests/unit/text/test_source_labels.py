"""What `text.source_labels` promises: the label that a source carries, wherever it carries it."""

from __future__ import annotations

import pytest
from tests.builders import source

from citebound.text.labels import fold_law
from citebound.text.source_labels import source_label


@pytest.mark.parametrize(
    ("id", "title", "metadata"),
    [
        ("a", None, {"law": "Labour Law", "article": "30"}),
        ("a", None, {"law": "LABOUR LAW", "article": "Article 30"}),
        ("a", "Labour Law, Article 30", {}),
        ("Labour Law, Article 30", None, {}),
        ("Labour Law, Article 30", "Notice periods", {}),
        ("a", "Civil Code, Article 1", {"law": "Labour Law", "article": "30"}),
        ("Civil Code, Article 1", "Labour Law, Article 30", {}),
        ("Civil Code, Article 1", "Labour Law, Article 30", {"law": "Labour Law"}),
    ],
)
def test_a_source_has_a_label(id: str, title: str | None, metadata: dict[str, str]) -> None:  # noqa: A002  the name of the field
    """The metadata says it first, then the title, then the id."""
    label = source_label(source("text", id, title=title, metadata=metadata))

    assert label is not None
    assert (label.law, label.article) == (fold_law("Labour Law"), "30")


@pytest.mark.parametrize(
    ("id", "title", "metadata"), [("1", None, {}), ("src-cap", "Payment cap", {}), ("1", None, {"law": "Labour Law"}), ("1", None, {"article": "30"})]
)
def test_a_source_without_a_label_has_none(id: str, title: str | None, metadata: dict[str, str]) -> None:  # noqa: A002  the name of the field
    """Half a label is none."""
    assert source_label(source("text", id, title=title, metadata=metadata)) is None

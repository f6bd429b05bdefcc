"""The law label that a source carries, in its metadata, its title or its id."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from citebound.model import Source
from citebound.text.labels import fold_article, fold_law, read_label


class SourceLabel(NamedTuple):
    """A law and an article, folded, with the law as written."""

    law: str
    article: str
    written: str


@lru_cache(maxsize=4096)
def source_label(source: Source) -> SourceLabel | None:
    """Return the label of `source`: of its metadata (`law`, `article`) first, then of its title, then of its id; None where it has none."""
    metadata = dict(source.metadata)
    law, article = metadata.get("law"), metadata.get("article")
    if law and article:
        inside = read_label(f"{law}, {article}")
        return SourceLabel(fold_law(law), fold_article(inside.articles[0] if inside else article), law)
    for text in (source.title, source.id):
        label = read_label(text) if text else None
        if label:
            return SourceLabel(fold_law(label.law), fold_article(label.articles[0]), label.law)
    return None

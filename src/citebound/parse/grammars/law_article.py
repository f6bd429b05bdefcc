"""Law and article in brackets: `[Labour Law, Article 30]`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Label, Malformed, Marker, Reference, Source, Span
from citebound.ports import Page
from citebound.text.labels import fold_article, fold_law, read_label
from citebound.text.source_labels import source_label

# One line end may stand inside: a marker that was wrapped is one all the same. A link behind it belongs to it.
_BRACKET = re.compile(r"\[([^\[\]\n]{1,300}(?:\n[^\[\]\n]{1,200})?)\](?:\((?:https?://|www\.|/)[^\s()]{1,500}\))?")
_LAWLIKE = re.compile(
    r"law|code|act\b|regulation|directive|constitution|statute|ordinance|luật|nghị định|gesetz|ordnung|\bley\b|código|\bloi\b|قانون|法|条例|अधिनियम|พระราชบัญญัติ",
    re.IGNORECASE,
)
_AND = re.compile(r"\s*;\s*|\s+(?:and|und|y|et|và)\s+(?=[^\W\d])")
_LONGEST_RANGE = 64


class LawArticleGrammar:
    """Reads a law's label and an article number in square brackets, in the languages that write them so.

    *Finds* one or several articles of a law (`Articles 30 and 31`, `Articles 30-32`), several laws parted by a semicolon, paragraphs behind the number, which
    name no source of their own.

    *Does not find* a law without an article, or prose such as `[see Article 30]`, where no comma parts a label from the article.
    """

    name = "law_article"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        laws = {label.law for source in sources if (label := source_label(source))}
        for match in _BRACKET.finditer(page.markup):
            references = self._parts(match.group(1), laws) or self._whole(match.group(1), laws)
            if references:
                yield Marker(Span(match.start(), match.end()), match.group(), references, self.name)

    def _parts(self, body: str, laws: set[str]) -> tuple[Reference, ...]:
        """Read `Law A, Article 1; Law B, Article 2`, where every part is a label of its own."""
        bodies = [part for part in _AND.split(body) if part.strip()]
        if len(bodies) < len(("one", "two")):
            return ()
        parts = [self._whole(part, laws) for part in bodies]
        return tuple(reference for part in parts for reference in part) if all(parts) else ()

    @staticmethod
    def _whole(body: str, laws: set[str]) -> tuple[Reference, ...]:
        label = read_label(body)
        if label is None:
            return ()
        law = fold_law(label.law)
        if not label.parted and law not in laws and not (_LAWLIKE.search(label.law) and label.law[:1].isupper()):
            return ()
        references: list[Reference] = []
        if label.unread:
            references.append(Reference(body.strip(), Malformed(f"'{label.unread}' behind the article names more than can be read")))
        for article in label.articles:
            # Each reference is named as a reader would cite it alone; a single one keeps the words of the marker.
            ref = body.strip() if len(label.articles) == 1 else f"{label.law}, Article {article}"
            first, _, last = article.partition("-")
            if not last:
                references.append(Reference(ref, Label(law, fold_article(first), label.law)))
            elif not (first.isdecimal() and last.isdecimal() and 0 <= int(last) - int(first) < _LONGEST_RANGE):
                references.append(Reference(ref, Malformed(f"the range of articles {article} is reversed or names more than {_LONGEST_RANGE}")))
            else:
                references += [Reference(f"{label.law}, Article {n}", Label(law, str(n), label.law)) for n in range(int(first), int(last) + 1)]
        return tuple(references)

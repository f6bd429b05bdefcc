r"""Authors and years, and keys: `(Smith, 2020)`, `(Smith et al., 2020; Lee, 2019)`, `[@smith2020]`, `[@a; @b, p. 3]`, `\\cite{key}`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.ports import Page

_NAME = r"[^\W\d_][\w'\u2019-]{0,40}(?:\s(?:et al\.?|and|&|und|y|e)\s?(?:[^\W\d_][\w'\u2019-]{0,40})?)?"
_ONE = rf"{_NAME},?\s(?:1[5-9]|20)\d\d[a-z]?"
_GROUP = re.compile(rf"[(\[](?P<body>{_ONE}(?:;\s{{0,2}}{_ONE}){{0,15}})(?:,\s{{0,2}}pp?\.\s{{0,2}}[\d\u2013-]{{1,12}})?[)\]]")
_EACH = re.compile(r"(?P<name>[^\W\d_][\w'\u2019-]{0,40})[^;]{0,80}?(?P<year>(?:1[5-9]|20)\d\d[a-z]?)")
_KEYS = re.compile(r"\[(?P<body>[^\[\]@\n]{0,40}-?@[\w:.#$%&+?<>~/-]{1,80}[^\[\]\n]{0,200})\]")
_KEY = re.compile(r"-?@([\w:.#$%&+?<>~/-]{0,79}\w)")
_LATEX = re.compile(r"\\(?:cite|citep|citet|parencite|textcite|autocite)(?:\[[^\[\]\n]{0,60}\]){0,2}\{(?P<body>[^{}\n]{1,300})\}")


class AuthorYearGrammar:
    r"""Reads academic citations where the sources carry such keys.

    *Finds* `[@key]` and `\\cite{key}` by id; authors and years by an id, title or metadata that holds both. A key that no source has is unresolved where
    another key of its form resolves; authors and years that fit no source are text, because the source may itself be citing.

    *Does not find* a narrative citation without parentheses (`Smith (2020) found`).
    """

    name = "author_year"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        known = {source.id.casefold() for source in sources}
        described = [(source.id, f"{source.id} {source.title or ''} {' '.join(value for _, value in source.metadata)}".casefold()) for source in sources]
        keyed = [(match, _KEY.findall(match["body"])) for match in _KEYS.finditer(page.text)]
        keyed += [(match, [key.strip() for key in match["body"].split(",")]) for match in _LATEX.finditer(page.text)]
        used = any(key.casefold() in known for _, keys in keyed for key in keys)
        for match, keys in keyed:
            if used and keys:
                yield Marker(Span(*match.span()), match.group(), tuple(Reference(key, Key(key, folded=True)) for key in keys), self.name)
        for match in _GROUP.finditer(page.text):
            found = [self._source(each["name"], each["year"], described) for each in _EACH.finditer(match["body"])]
            if found and all(found):
                refs = tuple(Reference(str(source), Key(str(source))) for source in found)
                yield Marker(Span(*match.span()), match.group(), refs, self.name)

    @staticmethod
    def _source(name: str, year: str, described: list[tuple[str, str]]) -> str | None:
        whole = re.compile(rf"(?<![^\W\d_]){re.escape(name.casefold())}(?![^\W\d_])")
        return next((source for source, text in described if year in text and whole.search(text)), None)

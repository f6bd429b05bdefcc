"""Source ids in brackets: `[src-cap]`, `[kb.v2/fees_2024]`, `[manual.pdf#page=3]`, `[src-a, src-b]`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.ports import Page

_BRACKET = re.compile(r"\[([^\[\]\n]{1,200})\]")
_PARTS = re.compile(r"\s*[,;]\s*")
_PREFIX = re.compile(r"(?:doc|docs|src|source|ref|kb|file|chunk|passage|page|note|faq|policy|article)[-_:.#/]\w", re.IGNORECASE)
_FILE = re.compile(r"\w\.(?:pdf|docx?|xlsx?|pptx?|md|txt|html?|csv|json|xml|epub)(?:#\S*)?$", re.IGNORECASE)
_NO_ID = re.compile(
    r"[-+\u00b1\u2212]?\d[\d.,:/%\u2010-\u2015-]*%?$"  # a quantity, a time, a date, a range: [+1], [5%], [12:30]
    r"|\w-\w$"  # a character class: [a-z]
    r"|/?[A-Z]{2,12}$"  # a placeholder or a model token: [NAME], [/INST]
    r"|(?:CVE|ISO|RFC|IEC|DIN|EN|IEEE|NIST)[-\s]?\d"  # a standard
    r"|\W*$"
    r"|[^\W\d]+\.(?:[^\W\d]+\.)*$"  # an abbreviation: [e.g.]
)


class SourceIdGrammar:
    """Reads the id of a source in square brackets, alone or in a list.

    *Finds* ids that are given, exactly, without case or without their fragment; and ids that were invented, by their shape: a digit, `_`, `:` or a file
    ending and no blank, or the prefix of a given id.

    *Does not find* an invented id that looks like a word (`[fees]`): an editorial bracket looks the same. Quantities, times, placeholders, standards and
    abbreviations are no ids unless a source has that id.
    """

    name = "source_id"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        text = page.text
        known = {source.id for source in sources} | {source.id.casefold() for source in sources}
        prefixes = {match.group() for source in sources if (match := re.match(r"[^\W\d_]{2,}[-_:.]", source.id))}
        for match in _BRACKET.finditer(text):
            ids = self._ids(match.group(1).strip(), known, prefixes)
            before = text[match.start() - 1 : match.start()]
            if ids and not (before.isascii() and before.isalnum() and not any(_is_known(each, known) for each in ids)):
                yield Marker(Span(match.start(), match.end()), match.group(), tuple(Reference(each, Key(each, folded=True)) for each in ids), self.name)

    @staticmethod
    def _ids(body: str, known: set[str], prefixes: set[str]) -> tuple[str, ...]:
        if body.isdecimal() or not body:
            return ()
        if _is_known(body, known):
            return (body,)
        parts = tuple(part for part in _PARTS.split(body) if part)
        if parts and all(_is_known(part, known) or _looks_like_id(part, prefixes) for part in parts):
            return parts
        return ()


def _is_known(text: str, known: set[str]) -> bool:
    return text in known or text.casefold() in known or ("#" in text and _is_known(text.rsplit("#", 1)[0], known))


def _looks_like_id(text: str, prefixes: set[str]) -> bool:
    if any(map(str.isspace, text)) or _NO_ID.match(text):
        return False
    if text.startswith(tuple(prefixes)) or _PREFIX.match(text) or _FILE.search(text):
        return True
    # A hyphen alone is no sign (`[re-elected]`); a digit inside a word with a joint is one (`[kb-9]`, `[fees_2024]`).
    return ("_" in text and text[0].isalnum()) or (any(map(str.isdecimal, text)) and any(joint in text for joint in "-:./#") and text[0].isalnum())

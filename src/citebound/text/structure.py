"""The Markdown structure of a text: its blocks, and the stretches in which nothing is prose (code, math, addresses, tags).

Read by a library that gives the place of every event. A text without any Markdown sign is paragraphs, which costs nothing. Nothing is ever lost: text that the
library leaves out of its events (a link definition, say) comes back as a paragraph of its own.
"""

from __future__ import annotations

import re
from array import array
from enum import StrEnum
from itertools import pairwise
from typing import Any, NamedTuple

import pyromark

from citebound.text.characters import has_word


class BlockKind(StrEnum):
    """What a block is in the structure of the text."""

    PARAGRAPH = "paragraph"
    LIST_ITEM = "list_item"
    HEADING = "heading"
    CODE = "code"
    TABLE_HEAD = "table_head"
    TABLE_ROW = "table_row"
    DEFINITION = "definition"


class Block(NamedTuple):
    """A block of the text: `text[start:end]` without list marks, heading marks and blanks at its ends."""

    kind: BlockKind
    start: int
    end: int


class Structure(NamedTuple):
    """The blocks of a text in order, and the stretches that are not prose, in order, which may lie inside blocks.

    `opaque` is code and math; `markup` is tags, links and addresses, which some ways of citing are made of.
    """

    blocks: tuple[Block, ...]
    opaque: tuple[tuple[int, int], ...]
    markup: tuple[tuple[int, int], ...]


_MARKDOWN = re.compile(r"[`$<|~\\]|\]\(|^(?: {0,3}\t| {4})|^[ \t]*(?:[#>+*-]|\d{1,9}[.)][ \t]|=+$|\[[^\]\n]{1,80}\]:)", re.MULTILINE)
_ADDRESS = re.compile(r"(?:https?://|www\.)[^\s<>\"'\u3010\u3011\u300c\u300d\uff08\uff09\u3002\uff0c]{1,2000}")
_CITED_ADDRESS = re.compile(r"(?:\[\d[\d,\s-]*\])+[.,;:!?)]*$|[.,;:!?)]+$")
_PARAGRAPH_END = re.compile(r"\n[ \t]*\n\s*")
_MARKDOWN_OPTIONS = pyromark.Options.ENABLE_TABLES | pyromark.Options.ENABLE_FOOTNOTES | pyromark.Options.ENABLE_MATH
_LINK_DEFINITION = re.compile(r"[ \t]{0,3}\[[^\]\n]{1,200}\]:[ \t]*\S")
_POSITION_MARK = re.compile(r"##\d{1,9}$")
_QUOTE_MARK = re.compile(r"^[ \t]*>[ \t>]*", re.MULTILINE)
_CODE_LIKE = re.compile(r"[{}=;<>\\]|\w\(|^\s*(?:def|class|import|from|return|if|for|while|SELECT|\$)\b", re.MULTILINE)
_CONTAINERS = {
    "Paragraph": BlockKind.PARAGRAPH,
    "Item": BlockKind.LIST_ITEM,
    "Heading": BlockKind.HEADING,
    "TableHead": BlockKind.TABLE_HEAD,
    "TableRow": BlockKind.TABLE_ROW,
    "FootnoteDefinition": BlockKind.DEFINITION,
    "HtmlBlock": BlockKind.PARAGRAPH,
}
_TRANSPARENT = frozenset(("Emphasis", "Strong", "Strikethrough", "TableCell", "Superscript", "Subscript"))


def structure(text: str) -> Structure:
    """Return the blocks and the opaque stretches of `text`."""
    if not _MARKDOWN.search(text):
        blocks, opaque, markup = _paragraphs(text, 0, len(text)), [], []
    else:
        walk = _Walk(text)
        try:
            walk.run()
        except KeyboardInterrupt:
            raise
        except BaseException:  # noqa: BLE001  a panic of the library is no Exception; what it has not read comes back as paragraphs
            walk = _Walk(text)
        opaque, markup = walk.opaque, walk.markup
        blocks = _complete(text, walk.blocks, opaque + markup)
    return Structure(tuple(blocks), tuple(_merged(opaque)), tuple(_merged(markup + _addresses(text))))


def _paragraphs(text: str, start: int, end: int) -> list[Block]:
    blocks, at = [], start
    for match in (*_PARAGRAPH_END.finditer(text, start, end), None):
        stop = match.start() if match else end
        block = _trimmed(text, BlockKind.PARAGRAPH, at, stop)
        if block:
            blocks.append(block)
        at = match.end() if match else end
    return blocks


def _trimmed(text: str, kind: BlockKind, start: int, end: int) -> Block | None:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return Block(kind, start, end) if start < end else None


def _addresses(text: str) -> list[tuple[int, int]]:
    found = []
    if "://" in text or "www." in text:
        for match in _ADDRESS.finditer(text):
            # A citation set right behind an address (`https://a.example[1].`) is no part of it.
            tail = _CITED_ADDRESS.search(text, match.start(), match.end())
            found.append((match.start(), tail.start() if tail else match.end()))
    return found


def _merged(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        elif start < end:
            merged.append((start, end))
    return merged


def _complete(text: str, blocks: list[Block], opaque: list[tuple[int, int]]) -> list[Block]:
    """Return the blocks with what lies between them and has words: nothing the library passes over may pass unchecked."""
    whole = []
    edges = [(0, 0), *sorted({(b.start, b.end) for b in blocks} | set(opaque)), (len(text), len(text))]
    reach = 0
    for (_, before), (after, _) in pairwise(edges):
        reach = max(reach, before)
        if reach < after and has_word(text, reach, after):
            for line in re.finditer(r"[^\n]+", text[reach:after]):
                start, end = reach + line.start(), reach + line.end()
                kind = BlockKind.DEFINITION if _LINK_DEFINITION.match(text, start) else BlockKind.PARAGRAPH
                stray = _trimmed(text, kind, start, end)
                # The number of a list item and the language of a code fence are no text of their own.
                if stray and has_word(text, stray.start, stray.end) and not re.fullmatch(r"[\s>*+#-]*\d{1,9}[.)]\s*|[`~]{3,}.*", line.group()):
                    whole.append(stray)
    return sorted([*blocks, *whole], key=lambda block: (block.start, block.end))


class _Walk:
    """One pass over the events of the library."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.blocks: list[Block] = []
        self.opaque: list[tuple[int, int]] = []
        self.markup: list[tuple[int, int]] = []
        self._open: list[list[Any]] = []  # [kind, start, end] of each open container, innermost last
        self._links: list[tuple[int, bool]] = []
        self._code: int | None = None
        self._offset = self._character_offsets(text)

    @staticmethod
    def _character_offsets(text: str) -> array[int] | None:
        # Ranges count UTF-8 bytes: a slice behind an emoji would be off without this map.
        if text.isascii():
            return None
        offsets = array("I")
        for index, char in enumerate(text):
            offsets.extend([index] * len(char.encode()))
        offsets.append(len(text))
        return offsets

    def run(self) -> None:
        for event, place in pyromark.Markdown(options=_MARKDOWN_OPTIONS).events_with_range(self.text):
            start, end = place["start"], place["end"]
            if self._offset is not None:
                start, end = self._offset[start], self._offset[end]
            if isinstance(event, str):
                self._extend(start, end)
            elif "Start" in event:
                self._start(event["Start"], start, end)
            elif "End" in event:
                self._end(event["End"], start, end)
            else:
                self._inline(next(iter(event)), start, end)

    def _start(self, tag: Any, start: int, end: int) -> None:
        name = tag if isinstance(tag, str) else next(iter(tag))
        if name in _CONTAINERS:
            kind = _CONTAINERS[name]
            if name == "Paragraph" and self._open and self._open[-1][0] in (BlockKind.LIST_ITEM, BlockKind.DEFINITION):
                kind = self._open[-1][0]
            if name == "Heading" and not self.text[start:end].lstrip().startswith("#"):
                kind = BlockKind.PARAGRAPH  # a line of dashes under a paragraph makes it a heading, and would let it pass unchecked
            self._open.append([kind, None, None])
        elif name == "List":
            self._flush()
        elif name == "CodeBlock":
            fenced = not isinstance(tag["CodeBlock"], str)
            if fenced or _CODE_LIKE.search(self.text, start, end):
                self._code = start
            else:
                self._open.append([BlockKind.PARAGRAPH, None, None])  # prose that was only indented
        elif name in ("Link", "Image"):
            inline = tag[name]["link_type"] in ("Inline", "Autolink", "Email")
            self._links.append((start, inline))
            if name == "Image" or (inline and re.match(r"!?\[\W{0,2}\d{1,4}\W{0,2}\]", self.text[start : start + 12])):
                self.markup.append((start, end))
            self._extend(start, start)

    def _end(self, tag: Any, start: int, end: int) -> None:
        name = tag if isinstance(tag, str) else next(iter(tag))
        if name in _CONTAINERS:
            self._flush()
            self._open.pop()
        elif name == "CodeBlock":
            if self._code is None:
                self._flush()
                self._open.pop()
            else:
                self.blocks.append(Block(BlockKind.CODE, start, end))
                self.opaque.append((start, end))
                self._code = None
        elif name in ("Link", "Image") and self._links:
            opened, inline = self._links.pop()
            if inline:
                label = self.text.rfind("](", opened, end)
                self.markup.append((label, end) if label > 0 else (opened, end))
            self._extend(start, end)
        elif name in _TRANSPARENT:
            self._extend(start, end)

    def _inline(self, name: str, start: int, end: int) -> None:
        if name == "DisplayMath" and _POSITION_MARK.search(self.text, max(0, start - 12), start):
            pass  # two marks such as `##0$$` are no formula between them
        elif name in ("Code", "InlineMath", "DisplayMath"):
            self.opaque.append((start, end))
        elif name in ("InlineHtml", "Html"):
            (self.opaque if self.text.startswith("<!--", start) else self.markup).append((start, end))
        if self._code is None:
            self._extend(start, end)

    def _extend(self, start: int, end: int) -> None:
        if self._code is not None or not self._open:
            return
        top = self._open[-1]
        if top[1] is None:
            top[1], top[2] = start, end
        else:
            top[1], top[2] = min(top[1], start), max(top[2], end)

    def _flush(self) -> None:
        """Close the text that the innermost container has gathered: a nested list begins blocks of its own."""
        if not self._open or self._open[-1][1] is None:
            return
        kind, start, end = self._open[-1]
        self._open[-1][1] = self._open[-1][2] = None
        block = _trimmed(self.text, kind, start, end)
        if block:
            self.blocks.append(block)
            # The marks of a wrapped block quote stand between its lines and are no text.
            self.markup += [m.span() for m in _QUOTE_MARK.finditer(self.text, start, end) if m.start() > start and self.text[m.start() - 1] == "\n"]

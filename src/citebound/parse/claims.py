"""Claims by sentence: a marker belongs to the sentence it stands in or directly follows, or to its own clause of it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from citebound.model import Claim, ClaimKind, Marker, Span
from citebound.parse.edges import trim
from citebound.parse.kinds import Kinds
from citebound.parse.markers import grouped
from citebound.parse.scheme import Binding, Scheme
from citebound.text.characters import fold, has_word
from citebound.text.key_terms import key_terms
from citebound.text.sentences import sentences
from citebound.text.structure import Block, BlockKind, Structure
from citebound.text.words import count_words

Group = tuple[Marker, ...]

# Words between two groups that join them instead of claiming anything: `[1] and [2]`.
_JOINTS = re.compile(r"(?:and|or|see|also|as well as|plus|und|oder|sowie|siehe|y|o|e|ou|et|voir|và|hoặc|和|及|与|و|और)(?:\s{1,3}also)?", re.IGNORECASE)
_LONGEST_JOINT = 40
_AROUND_JOINT = " \t\n,;:.()*_-\u2013\u2014\uff0c\u3001"
_REFERENCE_HEADING = re.compile(
    r"\W*(?:references?|sources?|citations?|footnotes?|bibliography|works cited|quellen(?:verzeichnis)?|literatur|fuentes|referencias|bibliografía|sources?|références|"
    r"nguồn|tài liệu tham khảo|参考文献|参考资料|来源|出典|المراجع|المصادر|संदर्भ|स्रोत|อ้างอิง|แหล่งที่มา)\W*$",
    re.IGNORECASE,
)
_STRUCTURAL = {
    BlockKind.CODE: ClaimKind.CODE,
    BlockKind.DEFINITION: ClaimKind.REFERENCE_LIST,
    BlockKind.HEADING: ClaimKind.HEADING,
    BlockKind.TABLE_HEAD: ClaimKind.TABLE_HEADER,
}
_BOLD_LINE = re.compile(r"(?:\*\*|__)[^*_\n]{1,80}(?:\*\*|__):?$")
_ENDS_A_SENTENCE = re.compile("[.!\u3002\uff01\u0964]\\W*$")


def sentence_claims(blanked: str, prose: str, layout: Structure, markers: Sequence[Marker], scheme: Scheme, kinds: Kinds) -> tuple[Claim, ...]:
    """Return the claims of an answer bound by sentence or clause.

    Args:
        blanked: the answer with its markers blanked out.
        prose: the same with code and addresses as one long word.
        layout: the blocks of the answer.
        markers: all markers, in order.
        scheme: what a marker belongs to.
        kinds: names the stretches that assert nothing.
    """
    splitter = _Splitter(blanked, prose, layout, _within_blocks(grouped(blanked, markers), layout.blocks), scheme, kinds)
    claims = sorted(splitter.claims(), key=lambda claim: claim.span)
    return tuple(claims)


def _within_blocks(groups: Sequence[Group], blocks: Sequence[Block]) -> tuple[Group, ...]:
    """Cut groups where a block begins: a marker that opens a paragraph is none of the one before."""
    starts = [block.start for block in blocks]
    cut: list[Group] = []
    for group in groups:
        by_block: dict[int, Group] = {}
        for marker in group:
            block = bisect_right(starts, marker.span.start)
            by_block[block] = (*by_block.get(block, ()), marker)
        cut += by_block.values()
    return tuple(cut)


class _Splitter:
    """The state of one answer while it is split."""

    def __init__(self, blanked: str, prose: str, layout: Structure, groups: tuple[Group, ...], scheme: Scheme, kinds: Kinds) -> None:
        self.blanked, self.prose, self.layout, self.groups = blanked, prose, layout, groups
        self.scheme, self.kinds = scheme, kinds
        self.lang = kinds.lang
        self.ends = [group[-1].span.end for group in groups]
        self.opaque_starts = frozenset(start for start, _ in layout.markup)
        self.next_group = 0
        self.inherited: Group = ()
        self.in_references = False

    def claims(self) -> Iterator[Claim]:
        for block in self.layout.blocks:
            yield from self._stray(block.start)
            groups = self._groups_before(block.end)
            if block.kind in _STRUCTURAL or self._is_heading(block):
                yield from self._structural(block, groups)
            elif block.kind is BlockKind.TABLE_ROW:
                yield from self._row(block, groups)
            else:
                yield from self._prose(block, groups)
        yield from self._stray(len(self.blanked))

    # ------------------------------------------------------------------------------------------------------------- groups

    def _groups_before(self, end: int) -> tuple[Group, ...]:
        first = self.next_group
        while self.next_group < len(self.groups) and self.groups[self.next_group][0].span.start < end:
            self.next_group += 1
        return self.groups[first : self.next_group]

    def _stray(self, end: int) -> Iterator[Claim]:
        """Yield a fragment for each group outside all blocks: an invalid marker is never lost."""
        for group in self._groups_before(end):
            yield self._fragment(group)

    @staticmethod
    def _fragment(group: Group) -> Claim:
        span = Span(group[0].span.start, group[-1].span.end)
        return Claim(span, ClaimKind.FRAGMENT, span, group)

    # -------------------------------------------------------------------------------------------------------------- blocks

    def _is_heading(self, block: Block) -> bool:
        text = self.blanked[block.start : block.end].rstrip()
        return block.kind is BlockKind.PARAGRAPH and bool(_BOLD_LINE.match(text) or (len(text) < 40 and _REFERENCE_HEADING.match(text)))

    def _structural(self, block: Block, groups: tuple[Group, ...]) -> Iterator[Claim]:
        kind = _STRUCTURAL.get(block.kind, ClaimKind.HEADING)
        text = self.blanked[block.start : block.end]
        self.inherited = ()
        if kind is ClaimKind.HEADING:
            self.in_references = bool(_REFERENCE_HEADING.match(text))
            if _ENDS_A_SENTENCE.search(text) or not self.kinds.counts(kind):
                yield from self._prose(block, groups)
                return
        elif not self.kinds.counts(kind):
            yield from self._prose(block, groups)
            return
        flat = () if kind in (ClaimKind.CODE, ClaimKind.REFERENCE_LIST) else tuple(marker for group in groups for marker in group)
        if has_word(self.blanked, block.start, block.end):
            span = Span(*trim(self.blanked, block.start, block.end)) if kind is not ClaimKind.CODE else Span(block.start, block.end)
            yield Claim(span, kind, Span(block.start, block.end), flat)
        else:
            for group in groups:
                yield self._fragment(group)

    def _row(self, block: Block, groups: tuple[Group, ...]) -> Iterator[Claim]:
        if not has_word(self.blanked, block.start, block.end):
            yield from map(self._fragment, groups)
            return
        end = block.end
        if groups and not has_word(self.blanked, groups[-1][-1].span.end, block.end):
            end = groups[-1][0].span.start
        first, last = trim(self.blanked, block.start, end) if has_word(self.blanked, block.start, end) else (block.start, block.end)
        markers = tuple(marker for group in groups for marker in group)
        yield Claim(Span(first, last), ClaimKind.TABLE_ROW, Span(block.start, block.end), markers)

    def _prose(self, block: Block, groups: tuple[Group, ...]) -> Iterator[Claim]:
        item = block.kind is BlockKind.LIST_ITEM
        if self.in_references and self._is_reference(block, groups):
            yield Claim(Span(block.start, block.end), ClaimKind.REFERENCE_LIST, Span(block.start, block.end))
            return
        inherited = self.inherited if item else ()
        if not item:
            self.inherited = ()
        made: list[Claim] = []
        for start, end, inside in self._sentences(block, groups):
            if has_word(self.blanked, start, end):
                made += self._sentence(start, end, inside, item, inherited)
            elif made:
                # A line of nothing but markers belongs to the sentence above it.
                made = self._joined(made, inside)
            else:
                made += map(self._fragment, inside)
        if made and made[-1].kind is ClaimKind.LEAD_IN:
            self.inherited = made[-1].markers
        yield from made

    @staticmethod
    def _joined(claims: list[Claim], groups: Sequence[Group]) -> list[Claim]:
        """Give the last claim the markers below its sentence, and every claim of that sentence the wider extent."""
        more = tuple(marker for group in groups for marker in group)
        if not more:
            return claims
        old = claims[-1].extent
        wide = Span(old.start, max(more[-1].span.end, old.end))
        *others, last = (msgspec.structs.replace(claim, extent=wide) if claim.extent == old else claim for claim in claims)
        return [*others, msgspec.structs.replace(last, markers=(*last.markers, *more))]

    def _is_reference(self, block: Block, groups: tuple[Group, ...]) -> bool:
        opens = bool(groups) and groups[0][0].span.start == block.start
        address = block.start in self.opaque_starts
        return self.kinds.counts(ClaimKind.REFERENCE_LIST) and (opens or address or block.kind is BlockKind.LIST_ITEM)

    # ----------------------------------------------------------------------------------------------------------- sentences

    def _sentences(self, block: Block, groups: tuple[Group, ...]) -> Iterator[tuple[int, int, tuple[Group, ...]]]:
        """Yield each sentence of a block with the groups that begin in it."""
        edges = sorted({edge for pair in sentences(self.prose, block.start, block.end, self.lang, self.ends) for edge in pair} | self._placeholders(block))
        at = 0
        for start, end in pairwise(edges):
            first = at
            while at < len(groups) and groups[at][0].span.start < end:
                at += 1
            yield start, end, groups[first:at]

    def _placeholders(self, block: Block) -> set[int]:
        edges, placeholder = set(), self.scheme.placeholder
        at = self.blanked.find(placeholder, block.start, block.end) if placeholder else -1
        while at >= 0:
            edges |= {at, at + len(placeholder)}
            at = self.blanked.find(placeholder, at + len(placeholder), block.end)
        return edges

    def _sentence(self, start: int, end: int, groups: tuple[Group, ...], item: bool, inherited: Group) -> Iterator[Claim]:
        first, last = trim(self.blanked, start, end)
        if self.blanked[first:last].strip() == self.scheme.placeholder:
            yield Claim(Span(first, last), ClaimKind.PLACEHOLDER, Span(first, last))
            return
        close = max(last, groups[-1][-1].span.end if groups else last)
        extent = Span(min(first, groups[0][0].span.start) if groups else first, close)
        pieces = list(self._clauses(start, end, groups)) if self.scheme.binding is Binding.CLAUSE else [self._whole(start, end, groups)]
        whole = ClaimKind.LIST_ITEM if item else ClaimKind.SENTENCE
        for number, (opens, closes, markers) in enumerate(pieces, 1):
            one, two = trim(self.blanked, opens, closes)
            cited = markers or (inherited if len(pieces) == 1 else ())
            # A colon or question mark behind the last marker still says what the sentence is.
            text = self.blanked[one : end if number == len(pieces) else two]
            kind = self._silent(text, cited) or (ClaimKind.CLAUSE if len(pieces) > 1 else whole)
            yield Claim(Span(one, two), kind, extent, cited)

    def _silent(self, text: str, cited: Group) -> ClaimKind | None:
        """Return the kind of a clause that asserts nothing under this scheme, None for a claim."""
        kind = self.kinds.of(text, cited=bool(cited))
        if kind is not None:
            return kind
        if self.scheme.least_words and not cited and count_words(text) < self.scheme.least_words:
            return ClaimKind.FRAGMENT
        if self.scheme.key_terms and not key_terms(fold(text).text):
            return ClaimKind.FRAGMENT
        return None

    def _whole(self, start: int, end: int, groups: tuple[Group, ...]) -> tuple[int, int, Group]:
        markers = tuple(marker for group in groups for marker in group)
        while groups and not has_word(self.blanked, groups[-1][-1].span.end, end) and has_word(self.blanked, start, groups[-1][0].span.start):
            end = groups[-1][0].span.start
            groups = groups[:-1]
        return start, end, markers

    def _clauses(self, start: int, end: int, groups: tuple[Group, ...]) -> Iterator[tuple[int, int, Group]]:
        """Yield the clauses of a sentence: each group ends one, and what follows the last group belongs to the last clause."""
        clauses: list[tuple[int, int, Group]] = []
        waiting: Group = ()
        at = start
        for group in groups:
            opens, closes = group[0].span.start, group[-1].span.end
            between = self.blanked[at:opens]
            joint = len(between) < _LONGEST_JOINT and _JOINTS.fullmatch(between.strip(_AROUND_JOINT)) is not None
            if has_word(between) and not (clauses and joint):
                clauses.append((at, opens, (*waiting, *group)))
                waiting = ()
            elif clauses:
                one, two, markers = clauses[-1]
                clauses[-1] = (one, two, (*markers, *group))
            else:
                waiting = (*waiting, *group)
            at = closes
        if has_word(self.blanked, at, end):
            if clauses:
                one, _, markers = clauses[-1]
                clauses[-1] = (one, end, markers)
            else:
                clauses.append((at, end, waiting))
        yield from clauses

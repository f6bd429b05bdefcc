"""What the HTML rendering promises: one page that stands alone, in which nothing but our own markup exists."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from citebound.model import Action, AnswerVerdict, ClaimVerdict
from citebound.report.html import HtmlReporter
from citebound.report.markup import said, tag
from citebound.report.wording import visible
from citebound.reported import Checked

if TYPE_CHECKING:
    from tests.unit.report.report_builder import Builder

VOID = {"meta"}
_ELEMENTS = """
html head meta title style body header h1 h2 h3 h4 h5 p main article section div span a ol ul li q code bdi b strong mark button blockquote
footer dl dt dd kbd script
"""
_ATTRIBUTES = """
lang charset http-equiv content name class id href title type disabled role tabindex dir draggable aria-hidden aria-label aria-labelledby aria-describedby
aria-pressed data-verdict data-tone data-mark data-claim data-claims data-points data-found data-ends
"""
OURS = set(_ELEMENTS.split())
ATTRIBUTES = set(_ATTRIBUTES.split())
HOSTILE = "</div></article></script><script>alert(1)</script><img src=x onerror=alert(2)> \"'&lt; </style> --> \x1b[31m\x00 \u202eevil\u202c\n<!-- "


class Page(HTMLParser):
    """A page as a parser sees it: its elements with their attributes, the text in each, and whether it is closed as it was opened."""

    def __init__(self, text: str) -> None:
        """Read the page at once."""
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self._open: list[int] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, name: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        self.elements.append((name, dict(attrs)))
        self.texts.append("")
        if name not in VOID:
            self._open.append(len(self.elements) - 1)

    def handle_endtag(self, name: str) -> None:
        """Close the innermost element, which has to be of this name."""
        assert self.elements[self._open.pop()][0] == name

    def handle_data(self, data: str) -> None:
        """Give the text to every open element."""
        for index in self._open:
            self.texts[index] += data

    def handle_comment(self, data: str) -> None:
        """Refuse a comment: we write none."""
        raise AssertionError(data)

    def having(self, **wanted: str) -> list[tuple[dict[str, str | None], str]]:
        """Return attributes and text of the elements that have all these attributes."""
        keys = {key.rstrip("_").replace("_", "-"): value for key, value in wanted.items()}
        return [
            (attributes, self.texts[index])
            for index, (_, attributes) in enumerate(self.elements)
            if all(value in (attributes.get(key) or "").split() for key, value in keys.items())
        ]


def page(*items: Checked) -> str:
    """Return the whole page for these records."""
    return "".join(HtmlReporter().render(items))


def hostile(build: type[Builder]) -> Builder:
    """Build a record in which every text attacks the page."""
    one = build(answer=HOSTILE, sources={HOSTILE: HOSTILE}, id=HOSTILE, question=HOSTILE, titles={HOSTILE: HOSTILE}, uris={HOSTILE: "javascript:alert(1)"})
    return one.claim(
        HOSTILE,
        ClaimVerdict.MISATTRIBUTED,
        cites=(("<img src=x onerror=alert(2)>", HOSTILE),),
        findings=(one.finding("alert(1)", HOSTILE, place=(HOSTILE, "</style>"), code=HOSTILE), one.finding("evil", HOSTILE, advisory=True)),
        evidence=(one.evidence(HOSTILE, HOSTILE),),
        found_in=one.place(HOSTILE, "&lt;"),
    )


def test_only_our_elements_exist(build: type[Builder]) -> None:
    """Whatever the texts say, a parser finds no element, attribute, comment or link target that is not ours, and one script alone."""
    parsed = Page(page(hostile(build).checked(reason=HOSTILE, text=HOSTILE + "!")))

    assert {name for name, _ in parsed.elements} <= OURS
    assert {key for _, attributes in parsed.elements for key in attributes} <= ATTRIBUTES
    assert [name for name, _ in parsed.elements].count("script") == 1
    assert all(re.fullmatch(r"#a\d+[cds]\d+", attributes["href"] or "") for _, attributes in parsed.elements if "href" in attributes)


def test_every_text_can_be_read_back(build: type[Builder]) -> None:
    """The answer and each source stand in the page character for character, hidden characters shown."""
    parsed = Page(page(hostile(build).checked()))

    texts = [text for _, text in parsed.having(class_="text")]

    assert texts == [visible(HOSTILE), visible(HOSTILE)]
    assert "<U+202E>evil<U+202C>" in texts[0]
    assert all(attributes["dir"] == "auto" for attributes, _ in parsed.having(class_="text"))


def test_the_policy_allows_our_style_and_script_alone(build: type[Builder]) -> None:
    """The policy denies everything and names the inlined style and script by the hash of exactly what is in the page."""
    parsed = Page(page(build(answer="Yes.").checked()))

    policy = next(attributes["content"] or "" for _, attributes in parsed.elements if attributes.get("http-equiv") == "Content-Security-Policy")
    inlined = {name: parsed.texts[index] for index, (name, _) in enumerate(parsed.elements) if name in ("style", "script")}

    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy
    for name, content in inlined.items():
        assert f"{name}-src 'sha256-{b64encode(sha256(content.encode()).digest()).decode()}'" in policy


def test_the_page_asks_for_nothing(build: type[Builder]) -> None:
    """Neither page, style nor script names an address outside the page."""
    text = page(build(answer="Yes.").checked())

    assert not re.search(r"https?:|//[a-z]|\bsrc=|@import|url\(|fetch\(|XMLHttp|innerHTML|eval\(", text)


def test_a_claim_is_a_link_to_its_details(build: type[Builder]) -> None:
    """Without script a claim still leads to its details, which carry verdict, citations, findings, evidence and place."""
    one = build(answer="Aid pays 1200 [1].", sources={"1": "It pays 850.", "2": "Aid pays 1200."}, titles={"2": "Other"})
    finding = one.finding("1200", "1200 does not occur", place=("1", "850"))
    one.claim(
        "Aid pays 1200",
        ClaimVerdict.MISATTRIBUTED,
        cites=(("[1]", "1"),),
        findings=(finding,),
        evidence=(one.evidence("1", "It pays 850."),),
        found_in=one.place("2", "Aid pays 1200."),
    )

    parsed = Page(page(one.checked()))
    [(claim, text)] = parsed.having(class_="claim")
    [(_, detail)] = parsed.having(id="a1d1")

    assert (text, claim["href"], claim["data-verdict"]) == ("Aid pays 1200", "#a1d1", "misattributed")
    assert parsed.having(id=claim["aria-describedby"] or "")[0][1] == "⇄ misattributed"
    for words in ("misattributed", "1200 does not occur", "unsupported_number", "[1]", "850", "It pays 850.", "score 0.83", "Other", "Aid pays 1200."):
        assert words in detail


def test_offending_words_are_underlined(build: type[Builder]) -> None:
    """The words of a finding are marked inside their claim or beside it, and a finding about all of a claim adds no mark."""
    one = build(answer="Aid pays 1200 [7]. So it is.")
    one.claim(
        "Aid pays 1200",
        ClaimVerdict.INVALID_CITATION,
        cites=(("[7]", None),),
        findings=(one.finding("1200"), one.finding("[7]"), one.finding("Aid", advisory=True)),
    )
    one.claim("So it is", ClaimVerdict.UNCITED, findings=(one.finding("So it is"),))

    parsed = Page(page(one.checked()))

    assert [(text, attributes["data-claim"]) for attributes, text in parsed.having(class_="flaw")] == [("1200", "a1c1"), ("[7]", "a1c1")]
    assert [text for _, text in parsed.having(class_="advice")] == ["Aid"]


def test_overlapping_evidence_is_cut_into_segments(build: type[Builder]) -> None:
    """Each stretch of a source names every claim that it carries, and the stretches make up the source."""
    one = build(answer="A. B. C.", sources={"1": "one two three four"})
    one.claim("A", evidence=(one.evidence("1", "one two three"),)).claim("B", evidence=(one.evidence("1", "two three four"),))
    one.claim("C", ClaimVerdict.UNSUPPORTED, findings=(one.finding("C", place=("1", "three")),))

    parsed = Page(page(one.checked()))
    marks = [
        (text, attributes["data-claims"]) for attributes, text in ((a, t) for (name, a), t in zip(parsed.elements, parsed.texts, strict=True) if name == "mark")
    ]

    assert marks == [("one ", "a1c1"), ("two ", "a1c1 a1c2"), ("three", "a1c1 a1c2 a1c3"), (" four", "a1c2")]
    assert [text for _, text in parsed.having(data_points="a1c3")] == ["three"]
    assert [attributes["data-ends"] for attributes, _ in parsed.having(data_claims="a1c2") if "data-ends" in attributes] == ["1", "2"]


def test_without_source_text_only_places_are_shown(build: type[Builder]) -> None:
    """Where source text was left out, the places stand there instead and no word of the source does."""
    one = build(answer="Aid pays 1200 [1].", sources={"1": "secret 850"})
    one.claim(
        "Aid pays 1200", ClaimVerdict.UNSUPPORTED, findings=(one.finding("1200", place=("1", "850")),), evidence=(one.evidence("1", "secret", text=False),)
    )

    text = page(one.checked(source_text=False))

    assert "secret" not in text
    assert [shown for _, shown in Page(text).having(data_claims="a1c1")] == ["0-6", "7-10"]


@pytest.mark.parametrize(
    ("text", "shown"), [("[Data not available]", "Text after action strip:"), (None, "The answer was discarded: no text is left."), ("Aid pays.", None)]
)
def test_what_is_left_of_the_answer(build: type[Builder], text: str | None, shown: str | None) -> None:
    """A rewritten text is shown beside the answer, a discarded one is said to be gone, an unchanged one is not repeated."""
    parsed = Page(page(build(answer="Aid pays.").checked(action=Action.STRIP, text=text)))

    assert [words for words in parsed.texts if words == shown] == ([shown] if shown else [])
    assert [words for _, words in parsed.having(class_="after")] == ([text] if shown and text else [])


def test_totals_count_every_answer(build: type[Builder]) -> None:
    """The totals name each verdict that occurs with its number, over all answers, and answers keep their ids apart."""
    items = [build(answer="A. B.").claim("A").claim("B", ClaimVerdict.UNCITED).checked(verdict) for verdict in (AnswerVerdict.PASS, AnswerVerdict.FAIL)]

    parsed = Page(page(*items))
    ids = [attributes["id"] for _, attributes in parsed.elements if "id" in attributes]

    assert [text for _, text in parsed.having(class_="answers")] == ["2 answers✗ 1 fail✓ 1 pass"]
    assert [text for _, text in parsed.having(class_="filter")] == ["4 claimsAll○ uncited 2✓ supported 2"]
    assert len(ids) == len(set(ids))


def test_every_reference_inside_the_page_leads_somewhere(build: type[Builder]) -> None:
    """Every link and every described-by names an element of the page, also where a source is unknown or named twice."""
    one = build(answer="Aid pays [1] [9].", sources={"1": "Aid pays."})
    one.claim("Aid pays", cites=(("[1]", "1"), ("[9]", "9")), evidence=(one.evidence("1", "Aid pays."),))

    parsed = Page(page(one.checked(), hostile(build).checked()))
    ids = {attributes.get("id") for _, attributes in parsed.elements}
    named = {
        (attributes.get("href") or "").lstrip("#") or attributes.get("aria-describedby") or attributes.get("aria-labelledby")
        for _, attributes in parsed.elements
    }

    assert named - {None} <= ids


def test_the_page_is_streamed_and_always_the_same(build: type[Builder]) -> None:
    """Each answer leaves before the next is read, and the same input gives the same bytes."""
    read: list[int] = []

    def source() -> Iterator[Checked]:
        for number in range(3):
            read.append(number)
            yield hostile(build).checked()

    pieces = HtmlReporter().render(source())
    first = [next(pieces), next(pieces)]

    assert read == [0]
    assert "".join([*first, *pieces]) == page(*source())
    assert "0 answers" in page()


@pytest.mark.parametrize("attribute", ["style", "onclick"])
def test_no_element_carries_style_or_a_handler(attribute: str) -> None:
    """The policy would block it anyway: asking for one is a fault of ours and is refused."""
    with pytest.raises(ValueError, match=f"'{attribute}' is not allowed"):
        tag("span", said("x"), **{attribute: "y"})

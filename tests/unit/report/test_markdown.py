"""What the Markdown rendering promises: everything of a finding, and no markup that is not ours."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from citebound.model import Action, ClaimVerdict
from citebound.report.markdown import MarkdownReporter, code, escaped, prose, quoted

if TYPE_CHECKING:
    from tests.unit.report.report_builder import Builder

ESCAPED = [
    ("Rent is 850 dollars.", "Rent is 850 dollars."),
    ("# Heading", r"\# Heading"),
    ("<script>alert(1)</script>", r"\<script\>alert(1)\</script\>"),
    ("[click](javascript:x)", r"\[click\](javascript\:x)"),
    ("![x](http://evil.example)", r"!\[x\](http\://evil\.example)"),
    ("www.evil.example", r"www\.evil\.example"),
    ("a | b", r"a \| b"),
    ("*a* _b_ `c` ~~d~~ $e$", r"\*a\* \_b\_ \`c\` \~\~d\~\~ \$e\$"),
    ("&lt;b&gt;", r"\&lt;b\&gt;"),
    ("- item", r"\- item"),
    ("1. item", r"1\. item"),
    ("2) item", r"2\) item"),
    ("---", r"\-\-\-"),
    ("===", r"\=\=\="),
    ("    code", "&nbsp;&nbsp;&nbsp;&nbsp;code"),
    ("\tcode", "&nbsp;&nbsp;&nbsp;&nbsp;code"),
    ("see @octocat and #12", "see `@`octocat and `#`12"),
    ("back\\slash", r"back\\slash"),
    (":tada:", r"\:tada:"),
    ("well-known", "well-known"),
    ("  - item", r"&nbsp;&nbsp;\- item"),
]


@pytest.mark.parametrize(("text", "safe"), ESCAPED)
def test_markup_is_text(text: str, safe: str) -> None:
    """Whatever Markdown would read as markup is escaped, and plain prose is left readable."""
    assert escaped(text) == safe


@pytest.mark.parametrize(("text", "span"), [("[1]", "`[1]`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("", "`  `"), ("a\nb\u202e", "`a⏎b<U+202E>`")])
def test_a_code_span_can_not_be_left(text: str, span: str) -> None:
    """A code span is fenced by more backticks than it holds, on one line."""
    assert code(text) == span


def test_a_quotation_keeps_every_line_inside() -> None:
    """Each line of a quoted text stands behind the sign of the quotation, blank ones too, and line breaks are kept."""
    assert list(quoted("one\ntwo\n\n# three\x1b\n")) == ["> one\\", "> two", ">", r"> \# three␛", ">"]
    assert "\n" not in prose("a\nb")


def test_everything_about_a_claim_is_there(build: type[Builder]) -> None:
    """Verdict, citation, finding with its words and its place, evidence and the other source all stand under the claim."""
    one = build(answer="Aid pays 1200 [1].", sources={"1": "It pays 850.", "2": "Aid pays 1200."}, titles={"1": "Cap"}, question="How much?")
    finding = one.finding("1200", "1200 does not occur in source 1", place=("1", "850"))
    one.claim(
        "Aid pays 1200",
        ClaimVerdict.MISATTRIBUTED,
        cites=(("[1]", "1"),),
        findings=(finding, one.finding("Aid", "look", advisory=True)),
        evidence=(one.evidence("1", "It pays 850."),),
        found_in=one.place("2", "Aid pays 1200."),
    )

    text = "".join(MarkdownReporter().render([one.checked()]))

    assert text.splitlines() == [
        "## a-1: ✗ fail",
        "",
        "Reason `unsupported_number`, action **flag**. 1 claim: 1 misattributed; validation rate 0.",
        "",
        "Question: How much?",
        "",
        r"> Aid pays 1200 \[1\].",
        "",
        "1. ⇄ **misattributed** (sentence, 0-13, support 0): Aid pays 1200",
        "   - cites `[1]` (source 1)",
        r"   - **unsupported\_number** (hard) at 9-13 `1200`: 1200 does not occur in source 1",
        "     - see source `1` (Cap) 8-11: “850”",
        r"   - **unsupported\_number** (advisory) at 0-3 `Aid`: look",
        "   - evidence, source `1` (Cap) 0-12, score 0.83: “It pays 850.”",
        "   - found in source `2` 0-14: “Aid pays 1200.”",
        "",
        "citebound `0.1.0`, profile `standard`, `sha256:0`",
    ]


def test_hostile_text_makes_no_markup(build: type[Builder]) -> None:
    """No line of an answer, a source, a title or an id begins a block, opens a tag or makes a link."""
    hostile = "x\n# h\n- l\n| a | b |\n|---|---|\n<img src=x onerror=y>\n[a](b) ![c](d) https://e.example @user\n```\n> q"
    one = build(answer=hostile, sources={hostile: hostile}, titles={hostile: hostile}, id=hostile, question=hostile)
    one.claim(
        "x",
        ClaimVerdict.MISATTRIBUTED,
        findings=(one.finding("x", hostile, place=(hostile, hostile)),),
        evidence=(one.evidence(hostile, hostile),),
        found_in=one.place(hostile, hostile),
    )

    text = "".join(MarkdownReporter().render([one.checked(text=hostile + "!")]))
    outside_code = re.sub(r"(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)", "", text)

    ours = re.compile(r"## |Reason |Question: |> ?|\d+\. . \*\*|\s+- |citebound |Text after|$")
    assert all(ours.match(line) for line in text.splitlines())
    assert not re.search(r"(?<!\\)[<|\[#]", re.sub(r"(?m)^## ", "", outside_code))
    assert not re.search(r"https?:|@|(?m:^)> *[-#`]", outside_code)


def test_text_left_out_and_text_gone(build: type[Builder]) -> None:
    """Without source text only places stand there, a discarded answer is said to be gone, and a rewritten one is quoted."""
    one = build(answer="It pays 1200.", sources={"1": "secret"})
    one.claim("It pays 1200", findings=(one.finding("1200", place=("1", "secret")),), evidence=(one.evidence("1", "secret", text=False),))

    gone = "".join(MarkdownReporter().render([one.checked(action=Action.DISCARD, text=None, source_text=False)]))
    rewritten = "".join(MarkdownReporter().render([one.checked(action=Action.STRIP, text="[gone]"), one.checked(reason=None)]))

    assert "secret" not in gone
    assert "see source `1` 0-6\n" in gone
    assert "no text is left" in gone
    assert "\n> \\[gone\\]\n" in rewritten
    assert "\n\n## a-1" in rewritten
    assert "\nAction **flag**" in rewritten

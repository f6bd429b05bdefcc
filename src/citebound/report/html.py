"""Reports as one HTML page that stands alone: the answer on the left, the sources on the right, and a claim lights up its evidence.

The page asks the network for nothing and its policy lets it run nothing but the one script in it, named by its hash. Everything that was checked is text in it,
never markup and never script. Without script it can still be read: everything a click would show is written out.
"""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files

from citebound.model import AnswerVerdict, ClaimVerdict
from citebound.report.html_answer import answer
from citebound.report.html_claim import badge
from citebound.report.markup import Markup, joined, said, tag
from citebound.report.wording import ANSWER_ICON, ANSWER_TONE, CLAIM_ICON, CLAIM_MEANING, CLAIM_TONE, counted, tally, word
from citebound.reported import Checked

_KEYS = (("n", "next claim"), ("p", "previous claim"), ("Enter", "show the claim in focus"), ("Esc", "show none"))


class HtmlReporter:
    """One self-contained page for any number of answers, written answer by answer; the totals are written last and shown first."""

    name = "html"
    version = "1"

    def render(self, checked: Iterable[Checked]) -> Iterator[str]:
        """Yield the head of the page, a section for each answer, and the foot with the totals."""
        style, script = _asset("page.css"), _asset("page.js")
        verdicts: Counter[AnswerVerdict] = Counter()
        claims: Counter[ClaimVerdict] = Counter()
        yield _head(style, script)
        for number, item in enumerate(checked, 1):
            verdicts[item.report.verdict] += 1
            claims.update(dict(tally(item.report.counts)))
            yield answer(number, item) + "\n"
        yield f"</main>\n{_totals(verdicts, claims)}\n{_legend()}\n<script>{script}</script>\n</body>\n</html>\n"


@cache
def _asset(name: str) -> Markup:
    """Return a file of ours that goes into the page as it is.

    Line ends are made one kind: a parser does so before it hashes, and a checkout may not.
    """
    return Markup(files("citebound.report").joinpath(name).read_text(encoding="utf-8").replace("\r\n", "\n"))


def _hash(content: str) -> str:
    return f"'sha256-{b64encode(sha256(content.encode()).digest()).decode()}'"


def _head(style: Markup, script: Markup) -> str:
    allowed = f"style-src {_hash(style)}; script-src {_hash(script)}"
    policy = f"default-src 'none'; {allowed}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>citebound report</title>
<style>{style}</style>
</head>
<body>
<header class="masthead"><h1>citebound</h1><p>Does each claim stand in the sources it cites?</p></header>
<main>
"""


def _totals(verdicts: Counter[AnswerVerdict], claims: Counter[ClaimVerdict]) -> Markup:
    answers = [badge(ANSWER_ICON[verdict], f"{verdicts[verdict]} {word(verdict)}", ANSWER_TONE[verdict]) for verdict in AnswerVerdict if verdicts[verdict]]
    chips = [_chip(verdict, claims[verdict]) for verdict in ClaimVerdict if claims[verdict]]
    everything = tag("button", said("All"), type="button", class_="chip all", aria_pressed="true", disabled=True)
    number_of_claims = tag("strong", said(counted(claims.total(), "claim")))
    return tag(
        "section",
        tag("p", tag("strong", said(counted(verdicts.total(), "answer"))), *answers, class_="answers"),
        tag("div", number_of_claims, everything, *chips, class_="filter", role="group", aria_label="Show claims by verdict"),
        class_="totals",
        aria_label="Totals",
    )


def _chip(verdict: ClaimVerdict, number: int) -> Markup:
    return tag(
        "button",
        tag("span", said(CLAIM_ICON[verdict]), aria_hidden="true"),
        said(f" {word(verdict)} "),
        tag("b", said(str(number))),
        type="button",
        class_="chip",
        data_verdict=verdict,
        data_tone=CLAIM_TONE[verdict],
        aria_pressed="false",
        # Enabled by the script: without one a button would do nothing.
        disabled=True,
        title=CLAIM_MEANING[verdict],
    )


def _legend() -> Markup:
    verdicts = [
        tag("div", tag("dt", said(f"{CLAIM_ICON[verdict]} {word(verdict)}"), data_tone=CLAIM_TONE[verdict]), tag("dd", said(CLAIM_MEANING[verdict])))
        for verdict in ClaimVerdict
    ]
    keys = [joined((tag("kbd", said(key)), said(f" {what}"))) for key, what in _KEYS]
    return tag(
        "footer",
        tag("h2", said("What the marks mean")),
        tag("dl", *verdicts),
        tag("p", *(tag("span", key) for key in keys), class_="keys"),
        class_="legend",
    )

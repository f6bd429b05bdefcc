"""What the HTML report promises in a real browser: a claim lights up its evidence, by mouse and by keyboard, and nothing in it can act.

Drives a headless Chromium over the page that `citebound check` writes; skipped where there is none.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.command import citebound, jsonl

CHROMIUM = next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed, so the HTML report was not opened in a browser")

HOSTILE = (
    "</script></style></title><script>window.hacked = 1</script><img src=x onerror='window.hacked = 2'><svg onload='window.hacked = 3'>"
    "<a href='javascript:window.hacked = 4'>x</a><iframe srcdoc='<script>parent.hacked = 5</script>'></iframe>\" onmouseover=\"window.hacked = 6"
)
RENT = {
    "id": "rent",
    "question": "How much?",
    "answer": "Rent Relief pays at most 850 dollars per month [1]. The office answers within 30 days [2]. Bring the lease and the pay slips [1].",
    "sources": [
        {"id": "1", "title": "Cap", "text": "Rent Relief pays a maximum of 850 dollars per month."},
        {"id": "2", "title": "Times", "text": "The office answers within 14 days. Bring the lease and the last pay slips."},
    ],
}
EVIL = {
    "id": HOSTILE,
    "question": HOSTILE,
    "answer": f"Rent is 1200 dollars {HOSTILE} [1]. It is paid monthly [{HOSTILE}].",
    "sources": [
        {"id": "1", "title": HOSTILE, "uri": "javascript:window.hacked = 7", "text": f"Rent is 850 dollars. {HOSTILE}", "metadata": {HOSTILE: HOSTILE}}
    ],
}


class Opened(NamedTuple):
    """A page in the browser with all that it said and asked for."""

    page: Page
    said: list[str]
    asked: list[str]

    def verdict(self, number: int) -> str | None:
        """Return the verdict of a claim of the first answer."""
        return self.page.locator(f"#a1c{number}").get_attribute("data-verdict")

    def lit(self) -> list[str]:
        """Return the ids of the claims that are lit."""
        return [claim.get_attribute("id") or "" for claim in self.page.locator("a.claim.lit").all()]

    def evidence(self) -> list[str]:
        """Return the words of the sources that are lit."""
        return [mark.inner_text() for mark in self.page.locator("mark.lit").all()]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the page of an honest record and a hostile one, written by the command line."""
    path = tmp_path_factory.mktemp("html") / "report.html"
    done = citebound("check", "-", "--out", path, stdin=jsonl(RENT, EVIL))
    assert path.exists(), done.err
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return a browser for all tests of this module."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def opened(browser: Browser, report: Path) -> Iterator[Opened]:
    """Return the report, open in a window wide enough for both panes."""
    context = browser.new_context(viewport={"width": 1300, "height": 900})
    page = context.new_page()
    said: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: said.append(f"error: {error}"))
    page.on("dialog", lambda dialog: said.append(f"dialog: {dialog.message}"))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(report.as_uri())
    yield Opened(page, said, asked)
    context.close()


def test_the_page_asks_for_nothing_and_complains_of_nothing(opened: Opened, report: Path) -> None:
    """Opening it makes one request, for the file itself, and no error, warning or dialog, though a hostile record is in it."""
    opened.page.locator("#a2c1").click()
    opened.page.wait_for_load_state("networkidle")

    assert opened.asked == [report.as_uri()]
    assert opened.said == []


def test_a_click_lights_up_the_evidence(opened: Opened) -> None:
    """A claim that is clicked is lit alone, with the words in the source that decided it, and its details are shown."""
    opened.page.locator("#a1c1").click()

    assert opened.verdict(1) == "supported"
    assert opened.lit() == ["a1c1"]
    assert "850" in " ".join(opened.evidence())
    assert opened.page.locator("#a1d1").is_visible()
    assert opened.page.locator("#a1d2").is_hidden()

    opened.page.locator("#a1c2").click()

    assert opened.verdict(2) == "unsupported"
    assert opened.lit() == ["a1c2"]
    assert "14" in opened.evidence()
    assert "14" in opened.page.locator("#a1d2").inner_text()
    assert opened.page.locator("#a1d1").is_hidden()


def test_a_misattributed_claim_shows_where_it_was_found(opened: Opened) -> None:
    """The place in the other source is lit as such."""
    opened.page.locator("#a1c3").click()

    assert opened.verdict(3) == "misattributed"
    assert "pay slips" in opened.page.locator("mark.lit.found").first.inner_text()
    assert opened.page.locator("#a1s2 mark.lit").count() == 1


def test_evidence_leads_back_to_its_claim(opened: Opened) -> None:
    """A click on marked words of a source lights the claim that they carry."""
    opened.page.locator("#a1c2").click()

    opened.page.locator("#a1s1 mark").first.click()

    assert opened.lit() == ["a1c1"]


def test_hovering_lights_and_leaving_unlights(opened: Opened) -> None:
    """The pointer lights a claim while it is over it; the one that was clicked is lit again afterwards."""
    opened.page.locator("#a1c1").click()
    opened.page.locator("#a1c2").hover()

    assert opened.lit() == ["a1c2"]

    opened.page.locator("h1").hover()

    assert opened.lit() == ["a1c1"]


def test_the_keyboard_goes_from_claim_to_claim(opened: Opened) -> None:
    """Keys alone reach every claim, forwards and backwards, light its evidence, and put the light out."""
    keyboard = opened.page.keyboard
    focused = "document.activeElement.id"
    opened.page.evaluate("document.querySelector('#a1c1').focus()")
    visited = [opened.page.evaluate(focused)]
    for key in ("n", "n", "p", "ArrowRight", "ArrowLeft", "Tab"):
        keyboard.press(key)
        visited.append(opened.page.evaluate(focused))
        assert opened.lit() == visited[-1:]

    assert visited == ["a1c1", "a1c2", "a1c3", "a1c2", "a1c3", "a1c2", "a1c3"]

    keyboard.press("Escape")

    assert opened.lit() == []
    assert opened.evidence() == []


def test_enter_shows_the_claim_in_focus(opened: Opened) -> None:
    """A claim is a link, so what a click does, Enter does."""
    opened.page.keyboard.press("Escape")
    opened.page.evaluate("document.querySelector('#a1c2').focus()")
    opened.page.keyboard.press("Enter")

    assert opened.lit() == ["a1c2"]
    assert opened.page.locator("#a1d2").is_visible()


def test_claims_can_be_filtered_by_verdict(opened: Opened) -> None:
    """A chip leaves only the claims of its verdict to be reached, and says that it is pressed; `All` brings the others back."""
    chip = opened.page.locator(".chip[data-verdict=misattributed]")
    chip.click()

    assert chip.get_attribute("aria-pressed") == "true"
    assert [claim.get_attribute("id") for claim in opened.page.locator("a.claim:not(.off)").all()] == ["a1c3"]
    assert opened.page.locator("#a2").is_hidden()

    opened.page.locator(".chip.all").click()

    assert opened.page.locator("a.claim.off").count() == 0
    assert opened.page.locator("#a2").is_visible()


def test_hostile_text_is_text(opened: Opened) -> None:
    """Whatever an answer, an id, a title or a source holds, it runs no script and makes no element; a reader sees it as it was written."""
    for mark in opened.page.locator("#a2 a.claim, #a2 mark, #a2 .cite").all():
        mark.hover()
    opened.page.keyboard.press("n")

    assert opened.page.evaluate("window.hacked === undefined")
    assert opened.page.locator("main :is(script, img, svg, iframe, style, object, [onmouseover])").count() == 0
    assert opened.page.locator("script").count() == 1
    assert opened.page.evaluate("[...document.links].every(link => link.getAttribute('href').startsWith('#'))")
    assert "<script>window.hacked = 1</script>" in opened.page.locator("#a2 .reply").inner_text()
    assert "<img src=x" in opened.page.locator("#a2s1").inner_text()


@pytest.mark.parametrize(
    "attempt",
    [
        "document.body.innerHTML = '<img src=x onerror=\\'window.hacked = 8\\'>'",
        "document.body.appendChild(document.createElement('script')).text = 'window.hacked = 8'",
        "document.body.setAttribute('onclick', 'window.hacked = 8')",
        "document.createElement('iframe').srcdoc = '<script>parent.hacked = 8</script>'",
    ],
)
def test_no_script_may_be_added(opened: Opened, attempt: str) -> None:
    """The page's own policy refuses markup or code made out of text, so that a mistake of ours could not run what an answer says."""
    refused = opened.page.evaluate(f"() => {{ try {{ {attempt}; return ''; }} catch (error) {{ return error.name; }} }}")

    assert refused == "TypeError"
    assert opened.page.evaluate("window.hacked === undefined")


def test_dark_mode_is_dark(opened: Opened) -> None:
    """Where a reader prefers dark, the paper is dark and the ink is light; in light mode it is the other way round."""
    brightness = """() => ['backgroundColor', 'color'].map(which =>
        getComputedStyle(document.body)[which].match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 765)"""
    found = {}
    for scheme in ("light", "dark"):
        opened.page.emulate_media(color_scheme=scheme)
        found[scheme] = opened.page.evaluate(brightness)

    (light_paper, light_ink), (dark_paper, dark_ink) = found["light"], found["dark"]
    assert light_paper > 0.8
    assert light_ink < 0.3
    assert dark_paper < 0.2
    assert dark_ink > 0.7


def test_a_claim_can_be_read_without_script(browser: Browser, report: Path) -> None:
    """Where no script runs, the details of every claim stand on the page, and a claim leads to them."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(report.as_uri())
    visible = [page.locator(f"#a1d{number}").is_visible() for number in (1, 2, 3)]
    page.locator("#a1c2").click()
    url = page.url
    context.close()

    assert visible == [True, True, True]
    assert url.endswith("#a1d2")


def test_a_narrow_window_shows_the_details_too(browser: Browser, report: Path) -> None:
    """On a small screen nothing is lost: a tap on a claim brings its details, which can be closed."""
    context = browser.new_context(viewport={"width": 380, "height": 700})
    page = context.new_page()
    page.goto(report.as_uri())
    page.locator("#a1c2").click()
    shown = page.locator("#a1d2").is_visible()
    wide = page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    page.locator("#a1 .close").click()
    closed = page.locator("#a1d2").is_hidden()
    context.close()

    assert (shown, wide, closed) == (True, False, True)

"""How much slower than ordinary prose is a megabyte of something nasty, as an answer and as a source?

Each text is checked in a process of its own with a limit, so that one that blows up is reported and stops nothing. What is kept is the ratio to prose of the
same length in the same place, which hardly depends on the machine.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import platform
import pstats
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench" / "results" / "hostile.json"
SIZE = 1_000_000
SLOW = 5.0
LIMIT_SECONDS = 60
PLACES = ("answer", "source")

# The unit that is repeated to a megabyte, by the name it is reported under.
UNITS = {
    "open brackets": "[",
    "digits": "7",
    "quotes": '"',
    "combining marks": "\u0301",
    "markers": "[1]",
    "open double brackets": "[[",
    "newlines": "\n",
    "spaces": " ",
    "letter and stop": "a.",
    "number lists": "1,",
    "open parentheses": "(((",
    "backticks": "`",
    "pipes": "|",
    "hashes": "#",
    "quote marks": "> ",
    "dashes": "- ",
    "zero-width spaces": "\u200b",
    "Chinese without stops": "\u4e2d\u6587",
    "addresses": "https://",
    "footnotes": "[^1]",
    "groups of 40 digits": "[" + "9" * 40 + "]",
    "open comments": "<!--",
    "dollars": "$",
    "asterisks": "*",
    "underscores": "_",
    "blank lines": " \n",
    "curly quotes": "\u201c",
    "images": "![a](b",
    "cited words": "a [1] ",
    "lenticular markers": "\u30101\u3011",
    "cited joints": "a [1] and ",
    "abbreviations": "e.g. ",
    "list items": "- a\n",
    "quantities": "5 mg ",
    "number words": "one hundred ",
    "dates": "3 May 2024 ",
    "quotations": '"a b c d e" ',
    "names": "Ann Lee ",
}
FACTS = (
    "The survey of {n} counted 1,{n} vessels in the northern harbour and 2{n} in the southern one",
    "The council voted to spend {n}.5 million on the repair of the old bridge near the market",
    "Freight through the terminal rose by {n} percent after the second crane was installed",
    "According to the registry, {n} of the inspected farms met the limit during the last season",
)
ORDINARY_SOURCE = " ".join(f"{FACTS[n % 4].format(n=n % 90 + 10)}." for n in range(12))
ORDINARY_ANSWER = " ".join(f"{FACTS[n % 4].format(n=n % 90 + 10)} [{n % 3 + 1}]." for n in range(12))


def prose(size: int, *, cited: bool) -> str:
    """Return `size` characters of ordinary sentences, each with a citation where it is an answer."""
    sentences = (FACTS[n % 4].format(n=n % 90 + 10) + (f" [{n % 3 + 1}]. " if cited else ". ") for n in range(size // 60 + 1))
    return "".join(sentences)[:size]


def text_of(name: str, place: str, size: int) -> str:
    """Return `size` characters of the text of this name."""
    if name == "prose":
        return prose(size, cited=place == "answer")
    unit = UNITS[name]
    return (unit * (size // len(unit) + 1))[:size]


def check(name: str, place: str, profile: str, size: int) -> dict[str, Any]:
    """Check one text in this process and return the CPU seconds with the verdict."""
    from citebound import Verifier  # noqa: PLC0415  the parent process only starts others

    text = text_of(name, place, size)
    answer, sources = (text, [ORDINARY_SOURCE] * 3) if place == "answer" else (ORDINARY_ANSWER, [text, ORDINARY_SOURCE, text])
    verifier = Verifier(profile)
    verifier.verify(ORDINARY_ANSWER, [ORDINARY_SOURCE] * 3)
    gc.collect()
    start = time.process_time()
    report = verifier.verify(answer, sources)
    return {"seconds": time.process_time() - start, "verdict": report.verdict, "reason": report.reason, "claims": report.counts.claims}


def in_a_process(name: str, place: str, profile: str, size: int) -> dict[str, Any]:
    """Check one text in a process of its own; `failed` says what went wrong."""
    command = [sys.executable, __file__, "--size", str(size), "--one", name, place, profile]
    try:
        done = subprocess.run(command, capture_output=True, check=False, timeout=LIMIT_SECONDS)
    except subprocess.TimeoutExpired:
        return {"failed": f"over {LIMIT_SECONDS} seconds"}
    if done.returncode:
        return {"failed": done.stderr.decode(errors="replace").strip().rpartition("\n")[2] or f"status {done.returncode}"}
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def measure(profiles: list[str], size: int) -> dict[str, Any]:
    """Return the ratios of every text, by profile and place."""
    result: dict[str, Any] = {}
    for profile in profiles:
        for place in PLACES:
            ordinary = [in_a_process("prose", place, profile, size) for _ in range(3)]
            if failed := [each["failed"] for each in ordinary if "failed" in each]:
                raise SystemExit(f"{profile}, as {place}: ordinary prose failed, so there is nothing to compare with: {failed[0]}")
            base = statistics.median(each["seconds"] for each in ordinary)
            print(f"\n{profile}, as {place}: prose takes {base:.2f} CPU seconds")
            rows = result[f"{profile}, {place}"] = {}
            for name in UNITS:
                got = in_a_process(name, place, profile, size)
                rows[name] = {"failed": got["failed"]} if "failed" in got else {"ratio": round(got["seconds"] / base, 2), "verdict": got["verdict"]}
                rows[name] |= {} if "failed" in got else {"reason": got["reason"]}
                print(f"  {name:24} {_told(rows[name])}", flush=True)
    return result


def _told(row: dict[str, Any]) -> str:
    if "failed" in row:
        return f"FAILED: {row['failed']}"
    return f"{row['ratio']:7.2f}  {row['verdict']}, {row['reason']}{'  SLOW' if row['ratio'] > SLOW else ''}"


def where(name: str, place: str, profile: str, size: int) -> None:
    """Print where the time of one text goes."""
    watched = cProfile.Profile()
    watched.runcall(check, name, place, profile, size)
    pstats.Stats(watched).sort_stats("tottime").print_stats(12)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--profiles", nargs="+", default=["strict", "standard"])
    options.add_argument("--size", type=int, default=SIZE, help="characters of each text")
    options.add_argument("--out", type=Path, default=RESULTS)
    options.add_argument("--where", nargs=3, metavar=("TEXT", "PLACE", "PROFILE"), help="print where the time of one text goes, such as digits answer strict")
    options.add_argument("--one", nargs=3, help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.one:
        print(json.dumps(check(*given.one, given.size)))
        return 0
    if given.where:
        where(*given.where, given.size)
        return 0
    measured = measure(given.profiles, given.size)
    slow = [f"{group}: {name}" for group, rows in measured.items() for name, row in rows.items() if row.get("ratio", SLOW + 1) > SLOW]
    result = {
        "what": f"CPU time of {given.size:,} characters of each text, as a multiple of ordinary prose in the same place",
        "slow_above": SLOW,
        "slow": slow,
        "measured": measured,
        "python": platform.python_version(),
    }
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"\n{len(slow)} slower than {SLOW:g} times prose; written to {given.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

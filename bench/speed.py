"""How many answers a CPU second does each profile verify, against the plain number rule of the peers, in one run?

The plain rule does what most checkers of cited numbers do: split by one pattern, look the numbers up in the cited sources, say yes or no. Both work in turn on
the same answers in the same process, so that the ratio is the machine's business as little as possible; the times themselves are printed and not kept.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from citebound import Verifier, __version__
from citebound.text.language import detect
from citebound.text.source_labels import source_label

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench" / "results" / "speed.json"
GOAL = 0.5
PEER = "number-rule"
LIBRARIES = ("msgspec", "pyromark", "PyStemmer", "sentencex")
Answers = Sequence[dict[str, Any]]
Check = Callable[[str, list[str]], object]


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--shared", type=Path, default=ROOT.parent / "shared", help="the folder with peers/workload.jsonl and peers/scripts")
    options.add_argument("--rounds", type=int, default=9, help="how often each side works in turn")
    options.add_argument("--out", type=Path, default=RESULTS, help="where to write the ratios")
    given = options.parse_args()
    peers = given.shared / "peers"
    if not (peers / "workload.jsonl").is_file():
        print(f"nothing was measured: {peers / 'workload.jsonl'} is not here; name the folder of the peers with --shared")
        return 0
    answers = [json.loads(line) for line in (peers / "workload.jsonl").read_text(encoding="utf-8").splitlines()]
    rule = _number_rule(peers / "scripts")
    measured = {profile: _measure(Verifier(profile).verify, rule, answers, given.rounds) for profile in ("strict", "standard", "section")}
    _print(measured, answers)
    _write(given.out, measured, answers, given.rounds)
    return 0


def _number_rule(scripts: Path) -> Check:
    sys.path.insert(0, str(scripts))
    from adapters import ADAPTERS  # type: ignore[import-not-found]  # noqa: PLC0415

    rule: Check = ADAPTERS[PEER][1]()
    return rule


def _measure(ours: Check, rule: Check, answers: Answers, rounds: int) -> list[tuple[float, float]]:
    """Return the CPU seconds of ours and of the rule for each round, after one round that counts for neither."""
    _seconds(ours, answers)
    _seconds(rule, answers)
    return [(_seconds(ours, answers), _seconds(rule, answers)) for _ in range(rounds)]


def _seconds(check: Check, answers: Answers) -> float:
    # What is kept by whole text would know every answer from the round before; in real use each one is new.
    detect.cache_clear()
    source_label.cache_clear()
    gc.collect()
    start = time.process_time()
    for each in answers:
        check(each["answer"], each["sources"])
    return time.process_time() - start


def _ratio(times: list[tuple[float, float]]) -> float:
    return round(statistics.median(rule / ours for ours, rule in times), 3)


def _print(measured: dict[str, list[tuple[float, float]]], answers: Answers) -> None:
    print(f"{len(answers)} answers a round; answers per CPU second, median of the rounds\n")
    print(f"{'profile':10} {'citebound':>10} {PEER:>12} {'ratio':>7}   least  most")
    for profile, times in measured.items():
        ours, rule = (len(answers) / statistics.median(side) for side in zip(*times, strict=True))
        ratios = sorted(rule_time / our_time for our_time, rule_time in times)
        goal = ("  goal met" if _ratio(times) >= GOAL else "  GOAL MISSED") if profile == "strict" else ""
        print(f"{profile:10} {ours:10,.0f} {rule:12,.0f} {_ratio(times):7.2f}   {ratios[0]:5.2f} {ratios[-1]:5.2f}{goal}")


def _write(out: Path, measured: dict[str, list[tuple[float, float]]], answers: Answers, rounds: int) -> None:
    result = {
        "what": f"answers per CPU second of each profile, as a multiple of those of the plain {PEER} in the same run; the median of the rounds",
        "goal": {"strict": GOAL},
        "ratio": {profile: _ratio(times) for profile, times in measured.items()},
        "ratio_by_round": {profile: [round(rule / ours, 3) for ours, rule in times] for profile, times in measured.items()},
        "rounds": rounds,
        "workload": {
            "answers": len(answers),
            "characters_of_answers": sum(len(each["answer"]) for each in answers),
            "sources": sum(len(each["sources"]) for each in answers),
            "characters_of_sources": sum(len(source) for each in answers for source in each["sources"]),
        },
        "citebound": __version__,
        "libraries": {name: version(name) for name in LIBRARIES},
        "python": platform.python_version(),
    }
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(f"\nwritten to {out}")


if __name__ == "__main__":
    sys.exit(main())

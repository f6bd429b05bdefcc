"""How often is a finding right? Precision of the findings of `standard` on human-labelled sentences, by code.

A flag is true where people called the sentence unsupported. Hard findings must earn their name here; soft ones show how far they are from it. Needs the public
pairs of `../shared/bench`; without them it says so and stops. Only counts are kept, no text of any set.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from citebound import Verifier
from citebound.adapt.record import from_value

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT.parent / "shared" / "bench" / "data"
RESULTS = ROOT / "bench" / "results" / "precision.json"
SETS = ("ragtruth_qa_sent", "ragtruth_summary_sent", "ragtruth_data2txt_sent", "wice_dev", "wice_test")
_verifier = Verifier("standard")


def rows(name: str, half: str) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield each pair of one half of a set with its label (true: supported)."""
    with gzip.open(DATA / f"{name}.jsonl.gz", "rt", encoding="utf-8") as stream:
        head = json.loads(next(stream))
        for row in map(json.loads, stream):
            if half in ("all", row["half"]):
                yield {"id": row["id"], "claim": row["claim"], "evidence": head["evidence"][row["ev"]]}, bool(row["label"])


def flags(pair: dict[str, Any]) -> tuple[frozenset[str], frozenset[str]]:
    """Return the codes of the hard and of the soft findings of a pair."""
    found = [finding for claim in _verifier.verify_record(from_value(pair)).claims for finding in claim.findings if not finding.advisory]
    return frozenset(each.code for each in found if each.hard), frozenset(each.code for each in found if not each.hard)


def measure(name: str, half: str) -> dict[str, Any]:
    """Return the counts [true flags, false flags] of one set: of all hard findings together, and by code."""
    pairs, labels = zip(*rows(name, half), strict=True)
    together = [0, 0]
    hard: dict[str, list[int]] = {}
    soft: dict[str, list[int]] = {}
    with Pool(2) as pool:
        for (firm, loose), supported in zip(pool.imap(flags, pairs, 32), labels, strict=True):
            together[supported] += bool(firm)
            for table, codes in ((hard, firm), (soft, loose)):
                for code in codes:
                    table.setdefault(code, [0, 0])[supported] += 1
    tally = Counter(labels)
    return {"pairs": len(pairs), "unsupported": tally[False], "hard_together": together, "hard": dict(sorted(hard.items())), "soft": dict(sorted(soft.items()))}


def main() -> None:
    """Measure every set and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--half", choices=["dev", "test", "all"], default="dev")
    half = parser.parse_args().half
    if not DATA.is_dir():
        sys.exit(f"the labelled pairs are not at {DATA.relative_to(ROOT.parent)}; nothing was measured")
    result = {"half": half, "sets": {name: measure(name, half) for name in SETS}}
    for name, row in result["sets"].items():
        true, false = row["hard_together"]
        print(
            f"{name:24} {row['pairs']:5} pairs, {row['unsupported']:4} unsupported: hard flags {true} true, {false} false ({true / max(1, true + false):.0%})"
        )
        for kind in ("hard", "soft"):
            for code, (right, wrong) in row[kind].items():
                print(f"    {kind} {code:26} {right:4} true {wrong:4} false  {right / (right + wrong):.0%}")
    target = RESULTS if half == "dev" else RESULTS.with_name(f"precision-{half}.json")
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""What `standard` promises on the workload of the peers: every kind of planted error is found, and true sentences pass, in 98 of 100 at the least."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from citebound import Verifier

WORKLOAD = Path(__file__).resolve().parents[3] / "shared" / "peers" / "workload.jsonl"
LEAST = 0.98
pytestmark = pytest.mark.skipif(not WORKLOAD.is_file(), reason=f"the workload of the peers is not at {WORKLOAD}")


def test_planted_errors_are_found_and_true_sentences_pass() -> None:
    """Wrong numbers, units, dates, names, sources and quotations, denials, missing and impossible citations are found; paraphrases and copies pass."""
    verifier = Verifier("standard")
    made: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for line in WORKLOAD.read_text(encoding="utf-8").splitlines():
        given = json.loads(line)
        claims = verifier.verify(given["answer"], given["sources"]).claims
        at = 0
        for sentence in given["sentences"]:
            start = at = given["answer"].index(sentence["text"], at)
            end = start + len(sentence["text"])
            touched = [claim.verdict.passes for claim in claims if claim.start < end and claim.end > start]
            made[sentence["kind"]] += 1
            right[sentence["kind"]] += (bool(touched) and all(touched)) == bool(sentence["label"])

    assert {kind: right[kind] / made[kind] for kind in made if right[kind] < LEAST * made[kind]} == {}

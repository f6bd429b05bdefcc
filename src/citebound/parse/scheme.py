"""How a profile wants an answer split: what a claim is bound to, and which stretches are no claims."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from citebound.model import ClaimKind


class Binding(StrEnum):
    """What a marker group belongs to."""

    CLAUSE = "clause"  # the sentence it stands in, or its own part of it where several groups share one
    SENTENCE = "sentence"  # the whole sentence it stands in or directly follows
    GROUP = "group"  # all text since the group before


class Scheme(NamedTuple):
    """The settings of the stage `parse`.

    `least_words` is the number of words below which a sentence without a citation is no claim; 0 makes every one a claim. With `key_terms`, a sentence
    without a key term is none. `placeholder` is the text that a policy puts in the place of a claim.
    """

    binding: Binding
    non_claims: frozenset[ClaimKind]
    least_words: int = 0
    key_terms: bool = False
    placeholder: str = "[Data not available]"

"""What the catalogue promises: every name in it can be made, is what its kind demands, and explains each finding it can give."""

from __future__ import annotations

from typing import Any

import pytest

from citebound.catalog import CHECKS, ESTIMATORS, GRAMMARS, PATH_CODES, POLICIES, REPORTERS, explanations
from citebound.config import built_in, load
from citebound.model import Action
from citebound.ports import Check, Estimator, Grammar, Policy, Reporter
from citebound.registry import Registry

KINDS: list[tuple[Registry[Any], type]] = [(GRAMMARS, Grammar), (CHECKS, Check), (ESTIMATORS, Estimator), (POLICIES, Policy), (REPORTERS, Reporter)]
PARTS = [pytest.param(registry, name, protocol, id=f"{registry.kind}-{name}") for registry, protocol in KINDS for name in registry.names()]


@pytest.mark.parametrize(("registry", "name", "protocol"), PARTS)
def test_every_name_leads_to_a_part_of_its_kind(registry: Registry[Any], name: str, protocol: type) -> None:
    """A string in the catalogue that leads nowhere, or to the wrong thing, is found here; a part knows the name it goes by."""
    part = registry.make(name)

    assert (part.name, bool(part.version)) == (name, True)
    assert isinstance(part, protocol)


def test_every_group_of_entry_points_is_its_own() -> None:
    """Two kinds of parts never share a group."""
    groups = [registry.group for registry, _ in KINDS]

    assert len(set(groups)) == len(groups)
    assert all(group.startswith("citebound.") for group in groups)


def test_every_action_has_its_policy() -> None:
    """The actions of the contract and the policies are the same, and say truly whether they rewrite."""
    assert set(POLICIES.names()) == set(Action)
    assert {name for name in POLICIES.names() if POLICIES.make(name).rewrites} == {"strip", "drop", "discard"}


def test_the_formats_of_the_command_line_are_there() -> None:
    """Five renderings come with the package."""
    assert set(REPORTERS.names()) >= {"terminal", "json", "jsonl", "html", "markdown"}


@pytest.mark.parametrize("name", built_in())
def test_a_profile_names_only_what_is_built_in(name: str) -> None:
    """A built-in profile needs no other distribution, and each of its parts once."""
    profile = load(name)

    for registry, names in ((GRAMMARS, profile.grammars), (CHECKS, profile.checks)):
        assert set(names) <= set(registry.names())
        assert len(set(names)) == len(names)
    assert profile.estimator == "none" or profile.estimator in ESTIMATORS.names()


@pytest.mark.parametrize("registry", [CHECKS, ESTIMATORS], ids=["checks", "estimators"])
def test_every_finding_is_explained(registry: Registry[Any]) -> None:
    """Each code of each part has a meaning and a remedy, both a sentence, and `explanations` has it."""
    known = explanations()

    for name in registry.names():
        for code, explanation in registry.make(name).codes.items():
            assert code in known
            assert code == code.lower()
            assert explanation.meaning.endswith(".")
            assert explanation.remedy.endswith(".")


def test_explanations_name_the_part_that_finds() -> None:
    """What a finding comes from can be read about: the part's name and its docstring, for reasons of the path its name alone."""
    known = explanations()
    parts = {*CHECKS.names(), *ESTIMATORS.names()}

    assert known["unsupported_number"][0] == "numbers"
    assert set(PATH_CODES) <= set(known)
    for name, explanation, doc in known.values():
        assert name == "path" or (name in parts and doc)
        assert explanation.meaning
        assert explanation.remedy


@pytest.mark.parametrize(
    "code",
    [
        "unsupported_number",
        "uncited_claim",
        "ambiguous_source_id",
        "citation_out_of_range",
        "fabricated_citation",
        "malformed_range",
        "no_sources",
        "empty_source",
    ],
)
def test_the_codes_that_every_profile_needs_are_explained(code: str) -> None:
    """The reasons that the contract speaks of are among those explained."""
    assert code in explanations()

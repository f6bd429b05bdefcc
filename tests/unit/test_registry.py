"""What a registry promises: a part by its name, made only when it is asked for, and an error where there is none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.distribution import install

from citebound.errors import ConfigurationError
from citebound.registry import Registry

BUILT_IN = {
    "counter": "collections:Counter",
    "broken": "json:loads",
    "homeless": "citebound.no_such_module:Thing",
    "nameless": "collections:NoSuchThing",
}


@pytest.fixture(scope="module", autouse=True)
def plugins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Put a distribution with plug-ins on the path for the tests of this module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(install(tmp_path_factory.mktemp("site")))
        yield
    sys.modules.pop("citebound_test_plugins", None)


@pytest.fixture
def registry() -> Registry[object]:
    """Return a registry with built-in parts and the group of checks."""
    return Registry("check", "citebound.checks", BUILT_IN)


def test_a_part_is_made_by_name(registry: Registry[object]) -> None:
    """Each call makes a new part."""
    one, two = registry.make("counter"), registry.make("counter")

    assert one == two == {}
    assert one is not two


def test_only_built_in_names_are_listed(registry: Registry[object]) -> None:
    """What happens to be installed does not change what the program says it can do; the order is that of the table."""
    assert registry.names() == ("counter", "broken", "homeless", "nameless")


def test_nothing_is_imported_before_it_is_asked_for(registry: Registry[object]) -> None:
    """Neither making a registry nor asking for one part loads another; an installed plug-in is not touched."""
    sys.modules.pop("citebound_test_plugins", None)

    registry.make("counter")

    assert "citebound_test_plugins" not in sys.modules


def test_an_installed_part_is_made_by_name(registry: Registry[object]) -> None:
    """An entry point of any distribution on the path is found when it is named."""
    assert type(registry.make("shouting")).__name__ == "Shouting"


def test_a_built_in_part_cannot_be_replaced() -> None:
    """An installed part of the same name is never taken instead."""
    registry: Registry[object] = Registry("check", "citebound.checks", {"numbers": "collections:Counter"})

    assert type(registry.make("numbers")).__name__ == "Counter"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("broken", ["check 'broken'", "TypeError"]),
        ("homeless", ["check 'homeless'", "ModuleNotFoundError", "no_such_module"]),
        ("nameless", ["check 'nameless'", "AttributeError", "NoSuchThing"]),
        ("absent", ["check 'absent'", "AttributeError"]),
        ("countre", ["unknown check 'countre'", "did you mean 'counter'?"]),
        ("shoutin", ["unknown check 'shoutin'", "did you mean 'shouting'?"]),
        ("qqq", ["unknown check 'qqq'", "known:", "counter", "shouting"]),
        ("", ["unknown check ''"]),
    ],
)
def test_a_part_that_cannot_be_made_is_an_error(registry: Registry[object], name: str, words: list[str]) -> None:
    """It is never skipped: the error names the kind, the part and what went wrong, or what could be meant."""
    with pytest.raises(ConfigurationError) as caught:
        registry.make(name)

    assert [word for word in words if word not in str(caught.value)] == []


@pytest.mark.parametrize("name", ["broken", "homeless"])
def test_an_installed_part_that_fails_is_an_error(name: str) -> None:
    """A plug-in that crashes while it is loaded or made is a fault of the configuration."""
    registry: Registry[object] = Registry("check", "citebound.checks", {})

    with pytest.raises(ConfigurationError, match=f"check '{name}' cannot be loaded"):
        registry.make(name)


def test_another_group_is_another_world(registry: Registry[object]) -> None:
    """A name of one kind of part means nothing for another kind."""
    estimators: Registry[object] = Registry("estimator", "citebound.estimators", {})

    assert type(estimators.make("fixed")).__name__ == "Estimator"
    with pytest.raises(ConfigurationError, match="unknown check 'fixed'"):
        registry.make("fixed")


def test_an_empty_path_has_no_plug_ins(registry: Registry[object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Plug-ins come from the path and from nowhere else."""
    monkeypatch.setattr(sys, "path", [str(tmp_path)])

    with pytest.raises(ConfigurationError, match="unknown check 'shouting'"):
        registry.make("shouting")

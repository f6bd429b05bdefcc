"""Hand the report builder to the tests of this folder, which import mode `importlib` keeps from importing their neighbours."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.unit.report.report_builder import Builder

_NAME = "citebound_report_builder"


@pytest.fixture(scope="session")
def build() -> type[Builder]:
    """Return the class that builds one checked record."""
    spec = spec_from_file_location(_NAME, Path(__file__).with_name("report_builder.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # Registered before it runs: a dataclass looks its own module up.
    sys.modules[_NAME] = module
    spec.loader.exec_module(module)
    builder: type[Builder] = module.Builder
    return builder

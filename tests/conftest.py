"""What every test needs: the folder above on the path, and how many examples a law is tried with.

Set CITEBOUND_HYPOTHESIS=nightly for a long search with fresh examples; the default is the same short one on every machine.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

# Import mode `importlib` leaves the path alone, so the shared values (`tests.builders`, `tests.laws`, `tests.strategies`) are made importable here.
_ROOT = str(Path(__file__).resolve().parents[1])
if _ROOT not in sys.path:
    sys.path.insert(0, _ROOT)

_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("default", max_examples=50, derandomize=True, deadline=None, database=None, suppress_health_check=_SLOW_IS_FINE)
settings.register_profile("nightly", max_examples=5_000, deadline=None, database=None, print_blob=True, suppress_health_check=_SLOW_IS_FINE)
settings.load_profile(os.environ.get("CITEBOUND_HYPOTHESIS", "default"))

"""Values that options take."""

from __future__ import annotations

from enum import StrEnum


class Color(StrEnum):
    """Whether the terminal gets colours."""

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"

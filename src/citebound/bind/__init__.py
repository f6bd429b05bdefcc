"""Claims in, bound claims out: which source every reference leads to; what leads nowhere stays visible."""

from citebound.bind.bind import SourceIndex, bind

__all__ = ["SourceIndex", "bind"]

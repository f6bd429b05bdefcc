"""Answer in, claims out: find the markers, split what lies between them, and say of each stretch what it is."""

from citebound.parse.parse import parse

__all__ = ["parse"]

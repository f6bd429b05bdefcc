"""Verdicts in, reports out: one file for each rendering, none of which decides anything."""

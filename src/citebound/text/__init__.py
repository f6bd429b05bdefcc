"""Strings in, spans out: what can be said of a text without knowing what a claim is."""

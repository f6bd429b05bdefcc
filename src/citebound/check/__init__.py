"""One file for each deterministic check; no check knows another."""

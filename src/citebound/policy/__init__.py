"""One file for each action on an answer. A policy edits text; it never changes a verdict."""

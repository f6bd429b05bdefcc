"""HTML by construction: the only way to make an element, so that nothing can be written into a page without being escaped.

`Markup` is text that is safe to write as it is, and only `said` and `tag` make it. Writes no style attribute and no event handler, whoever asks for one.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NewType

from citebound.report.wording import visible

Markup = NewType("Markup", str)


def said(text: str) -> Markup:
    """Return a text of any origin as it may stand in a page: escaped, and with everything hidden in it made visible."""
    return Markup(escape(visible(text), quote=True))


def joined(parts: Iterable[Markup]) -> Markup:
    """Return the parts one after the other."""
    return Markup("".join(parts))


def tag(name: str, *children: Markup, **attributes: str | bool | None) -> Markup:
    """Return an element; `class_` stands for `class` and `data_claim` for `data-claim`.

    True makes an attribute without a value; False and None leave it out.

    Raises:
        ValueError: the attribute would run code or carry style, which the page's policy forbids.
    """
    written = [f"<{name}"]
    for key, value in attributes.items():
        attribute = key.rstrip("_").replace("_", "-")
        if attribute == "style" or attribute.startswith("on"):
            msg = f"attribute '{attribute}' is not allowed in a report"
            raise ValueError(msg)
        if value is True:
            written.append(f" {attribute}")
        elif value is not False and value is not None:
            written.append(f' {attribute}="{said(value)}"')
    return Markup(f"{''.join(written)}>{joined(children)}</{name}>")

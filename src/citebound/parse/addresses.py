"""Addresses as citations: which source an address belongs to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from citebound.model import Source

_ADDRESS = re.compile(r"(?:https?://|www\.)(?:[^\s<>\"'\]()]|\([^\s<>\"'\]()]{0,200}\)){1,2000}")


@lru_cache(maxsize=4096)
def normalised(address: str) -> str:
    """Return an address without scheme, `www.`, fragment, tracking parameters and closing slash; its host in lower case."""
    rest = re.sub(r"^[a-z]{2,8}://", "", address, flags=re.IGNORECASE).partition("#")[0]
    path, _, query = rest.partition("?")
    host, slash, path = path.partition("/")
    kept = "&".join(part for part in query.split("&") if part and not part.lower().startswith("utm_"))
    return host.lower().removeprefix("www.") + (slash + path).rstrip("/") + (f"?{kept}" if kept else "")


def source_of_address(text: str, sources: Sequence[Source]) -> str | None:
    """Return the id of the source whose `uri` (or id) is the first address in `text`; None where there is none."""
    match = _ADDRESS.search(text)
    if not match:
        return None
    wanted = normalised(match.group().rstrip(".,;:!?"))
    for source in sources:
        for known in (source.uri, source.id):
            if known and "." in known and normalised(known) == wanted:
                return source.id
    return None

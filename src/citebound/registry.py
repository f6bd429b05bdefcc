"""Name to plug-in: a table of built-in ones first, entry points of other distributions second.

Installed is not active: a plug-in is made only when it is asked for by name. One that cannot be loaded is an error, never skipped.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Generic, TypeVar

from citebound.errors import ConfigurationError, unknown

T = TypeVar("T")


class Registry(Generic[T]):
    """Plug-ins of one kind by name.

    Args:
        kind: what they are, in the singular, for messages; `<plural>` of it names the group of entry points (`citebound.checks`).
        shape: the protocol that every one of them has to fit.
        built_in: name to `module:attribute` of a class or function that makes one; imported when first asked for.
    """

    def __init__(self, kind: str, group: str, built_in: Mapping[str, str], shape: type = object) -> None:
        """Keep the table; nothing is imported."""
        self.kind, self.group, self._shape = kind, group, shape
        self._built_in = dict(built_in)

    def names(self) -> tuple[str, ...]:
        """Return the names of the built-in plug-ins, in the order of the table."""
        return tuple(self._built_in)

    def knows(self, name: str) -> bool:
        """Tell whether a plug-in of that name is built in or installed."""
        return name in self._built_in or name in self._installed()

    def make(self, name: str) -> T:
        """Return a new plug-in.

        Raises:
            ConfigurationError: no plug-in has that name, or it cannot be loaded.
        """
        target = self._built_in.get(name)
        try:
            factory: Any = self._load(target) if target else self._from_entry_point(name)
            made: T = factory()
        except ConfigurationError:
            raise
        except Exception as error:
            raise ConfigurationError(f"the {self.kind} '{name}' cannot be loaded: {type(error).__name__}: {error}") from error
        if not isinstance(made, self._shape):
            wanted = ", ".join(
                sorted({part for kind in self._shape.__mro__ for part in (*vars(kind), *getattr(kind, "__annotations__", {})) if not part.startswith("_")})
            )
            raise ConfigurationError(f"the {self.kind} '{name}' is none: it needs {wanted}")
        return made

    @staticmethod
    def _load(target: str) -> Any:
        module, _, attribute = target.partition(":")
        return getattr(import_module(module), attribute)

    def _from_entry_point(self, name: str) -> Any:
        found = self._installed()
        if name not in found:
            raise ConfigurationError(unknown(self.kind, name, (*self._built_in, *found)))
        return found[name].load()

    def _installed(self) -> dict[str, Any]:
        # Imported late: the table of built-in parts needs none of it, and it brings the module of sockets with it.
        from importlib.metadata import entry_points  # noqa: PLC0415

        return {point.name: point for point in entry_points(group=self.group)}

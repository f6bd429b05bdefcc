"""A record from plain files: one answer, and sources that are files or folders of files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from citebound.adapt.record import from_parts
from citebound.errors import InputError
from citebound.model import Record


def read_plain(answer: Path, sources: Sequence[Path], *, lang: str | None = None) -> Record:
    """Return the record of an answer file and its source files.

    A source's id is its file name without the ending, its number its place among the file names in sorted order. Of a folder the files in it are taken, hidden
    ones and folders in it left out.

    Raises:
        InputError: a file is missing, is no UTF-8 text, or is a link out of the folder that was named.
    """
    files = sorted({file for path in sources for file in _files(path)}, key=lambda file: (file.name, str(file)))
    fields = [{"id": file.stem, "text": _text(file), "title": file.name} for file in files]
    return msgspec.structs.replace(from_parts(_text(answer), fields, id=answer.stem, lang=lang), numbered=True)


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from _inside(path, path.iterdir())
    elif path.exists():
        yield path
    else:
        raise InputError(f"there is no file or folder '{path}'", field="sources")


def _inside(folder: Path, entries: Iterable[Path]) -> Iterator[Path]:
    root = folder.resolve()
    for entry in entries:
        if entry.name.startswith(".") or not entry.is_file():
            continue
        # A link in a folder of evidence must not bring in a file from elsewhere on the machine.
        if not entry.resolve().is_relative_to(root):
            raise InputError(f"'{entry}' is a link out of the folder '{folder}'; copy the file into it", field="sources")
        yield entry


def _text(file: Path) -> str:
    try:
        return file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise InputError(f"'{file}' cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise InputError(f"'{file}' is no UTF-8 text (byte {error.start}); convert it to text first") from error

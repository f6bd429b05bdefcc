"""What plain files promise: an answer and its sources as they lie in a folder, in an order that everyone sees, and no file from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from citebound.adapt.plain_files import read_plain
from citebound.adapt.record import MAX_ANSWER
from citebound.errors import InputError
from citebound.model import CitationStatus
from citebound.pipeline import Verifier


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with three sources, written in no order."""
    notes = tmp_path / "notes"
    notes.mkdir()
    for name, text in (("rent.md", "Rent is 850."), ("fees.txt", "The fee is 20."), ("10-tax.md", "Tax is 3 percent.")):
        (notes / name).write_text(text, encoding="utf-8")
    return notes


@pytest.fixture
def answer(tmp_path: Path) -> Path:
    """Return an answer that cites by name and by number."""
    path = tmp_path / "reply.md"
    path.write_text("Rent is 850 [rent]. The fee is 20 [2].", encoding="utf-8")
    return path


def test_a_folder_is_read_in_the_order_of_names(folder: Path, answer: Path) -> None:
    """A source's id is its file name without the ending, its title the file name, its place that in sorted order."""
    record = read_plain(answer, [folder], lang="en")

    assert (record.id, record.answer, record.lang) == ("reply", "Rent is 850 [rent]. The fee is 20 [2].", "en")
    assert [(source.position, source.id, source.title, source.text) for source in record.sources] == [
        (1, "10-tax", "10-tax.md", "Tax is 3 percent."),
        (2, "fees", "fees.txt", "The fee is 20."),
        (3, "rent", "rent.md", "Rent is 850."),
    ]


def test_the_order_of_the_arguments_changes_nothing(folder: Path, answer: Path) -> None:
    """Files, folders and any order of them give one record; only names decide."""
    names = sorted(folder.iterdir())

    assert read_plain(answer, names[::-1]) == read_plain(answer, names) == read_plain(answer, [folder])


def test_a_file_named_twice_is_one_source(folder: Path, answer: Path) -> None:
    """A file that is named by itself and by its folder counts once."""
    assert len(read_plain(answer, [folder, folder / "rent.md"]).sources) == 3


def test_a_number_names_a_source_by_its_place(folder: Path, answer: Path) -> None:
    """Sources that are files can be cited by name and by number, and both lead to them."""
    report = Verifier().verify_record(read_plain(answer, [folder]))

    assert [(citation.ref, citation.source_id, citation.status) for claim in report.claims for citation in claim.citations] == [
        ("rent", "rent", CitationStatus.RESOLVED),
        ("2", "fees", CitationStatus.RESOLVED),
    ]
    assert report.passed


def test_hidden_files_and_folders_inside_are_left_out(folder: Path, answer: Path) -> None:
    """What a person does not see in the folder is no evidence."""
    (folder / ".hidden.md").write_text("hidden", encoding="utf-8")
    (folder / "deeper").mkdir()
    (folder / "deeper" / "more.md").write_text("deeper", encoding="utf-8")

    assert [source.id for source in read_plain(answer, [folder]).sources] == ["10-tax", "fees", "rent"]


def test_a_hidden_file_can_be_named(folder: Path, answer: Path) -> None:
    """A file that is named by itself is meant."""
    hidden = folder / ".hidden.md"
    hidden.write_text("hidden", encoding="utf-8")

    assert [source.text for source in read_plain(answer, [hidden]).sources] == ["hidden"]


def test_an_empty_folder_is_no_source(tmp_path: Path, answer: Path) -> None:
    """It is no error here: the claims are then unverifiable, and never pass."""
    (tmp_path / "empty").mkdir()

    record = read_plain(answer, [tmp_path / "empty"])

    assert record.sources == ()
    assert not Verifier().verify_record(record).passed


def test_a_link_out_of_the_folder_is_refused(folder: Path, answer: Path, tmp_path: Path) -> None:
    """A folder of evidence brings in no file from elsewhere on the machine."""
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")

    with pytest.raises(InputError, match=r"link\.txt.*link out of the folder") as caught:
        read_plain(answer, [folder])
    assert caught.value.field == "sources"


def test_a_link_to_a_neighbour_is_a_source(folder: Path, answer: Path) -> None:
    """A link that stays in the folder is read like a file."""
    (folder / "link.txt").symlink_to(folder / "rent.md")

    assert [source.text for source in read_plain(answer, [folder]).sources if source.id == "link"] == ["Rent is 850."]


def test_a_folder_that_is_a_link_itself_is_read(folder: Path, answer: Path, tmp_path: Path) -> None:
    """The folder that was named may be reached by a link."""
    (tmp_path / "here").symlink_to(folder)

    assert len(read_plain(answer, [tmp_path / "here"]).sources) == 3


def test_a_link_to_nowhere_is_left_out(folder: Path, answer: Path) -> None:
    """A link without a file holds nothing."""
    (folder / "gone.txt").symlink_to(folder / "nowhere")

    assert len(read_plain(answer, [folder]).sources) == 3


@pytest.mark.parametrize("missing", ["answer", "sources"])
def test_a_missing_file_is_named(folder: Path, answer: Path, tmp_path: Path, missing: str) -> None:
    """The error says which path leads nowhere."""
    gone = tmp_path / "gone.md"

    with pytest.raises(InputError, match=r"gone\.md"):
        read_plain(gone if missing == "answer" else answer, [gone if missing == "sources" else folder])


def test_an_answer_that_is_a_folder_is_refused(folder: Path) -> None:
    """An answer is one file."""
    with pytest.raises(InputError, match="notes"):
        read_plain(folder, [folder])


@pytest.mark.parametrize("bad", [b"caf\xe9", b"\xff\xfea\x00", b"\xed\xa0\x80"], ids=["latin-1", "utf-16", "surrogate"])
@pytest.mark.parametrize("where", ["answer", "source"])
def test_a_file_that_is_no_utf8_is_named(folder: Path, answer: Path, bad: bytes, where: str) -> None:
    """Bytes that are no UTF-8 are never replaced; the error says which file and where in it."""
    path = answer if where == "answer" else folder / "rent.md"
    path.write_bytes(bad)

    with pytest.raises(InputError, match=rf"{path.name}.*UTF-8.*byte \d"):
        read_plain(answer, [folder])


def test_a_byte_order_mark_is_no_text(folder: Path, answer: Path) -> None:
    """A mark that an editor wrote shifts no offset; line ends stay as they are."""
    answer.write_bytes(b"\xef\xbb\xbfRent\r\nis 850 [rent].\n")

    assert read_plain(answer, [folder]).answer == "Rent\r\nis 850 [rent].\n"


def test_two_files_of_one_name_share_an_id(folder: Path, answer: Path, tmp_path: Path) -> None:
    """The same name with two texts is ambiguous and never decided by a guess."""
    (tmp_path / "rent.txt").write_text("Rent is 900.", encoding="utf-8")
    answer.write_text("Rent is 850 [rent]. The fee is 20 [fees].", encoding="utf-8")

    report = Verifier().verify_record(read_plain(answer, [folder, tmp_path / "rent.txt"]))

    assert [claim.verdict.value for claim in report.claims] == ["unverifiable", "supported"]


def test_an_answer_over_the_limit_is_refused(folder: Path, answer: Path) -> None:
    """The limits of a record hold for files too."""
    answer.write_text("x" * (MAX_ANSWER + 1), encoding="utf-8")

    with pytest.raises(InputError) as caught:
        read_plain(answer, [folder])
    assert caught.value.field == "answer"

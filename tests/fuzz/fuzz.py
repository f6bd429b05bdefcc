"""Mutate real-looking answers and records until something breaks a promise.

Run it for a while:    python tests/fuzz/fuzz.py --seconds 180 --seed 1 --target path
Run it again exactly:  python tests/fuzz/fuzz.py --iterations 5000 --seed 1 --target path

Every input is made from the seed and its own number alone, so a finding is told by two numbers and comes back with `--seed S --only N`. What has to hold
stands in `tests/laws.py`; nothing here judges an answer.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from itertools import count, pairwise
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [path for path in (str(_ROOT), str(_ROOT / "src")) if path not in sys.path]

from tests import laws  # noqa: E402

from citebound.adapt.record import from_json  # noqa: E402  the path comes first
from citebound.catalog import GRAMMARS  # noqa: E402
from citebound.config import load  # noqa: E402
from citebound.errors import InputError  # noqa: E402
from citebound.model import Record, RecordForm, Source  # noqa: E402
from citebound.parse import parse  # noqa: E402
from citebound.pipeline import Verifier  # noqa: E402
from citebound.reported import Report  # noqa: E402
from citebound.text.counts import counts  # noqa: E402
from citebound.text.language import detect, primary  # noqa: E402
from citebound.text.names import names  # noqa: E402
from citebound.text.ranges import pairs  # noqa: E402
from citebound.text.reading import Reading  # noqa: E402
from citebound.text.slots import name_slots, slots  # noqa: E402
from citebound.text.structure import structure  # noqa: E402

CORPUS = Path(__file__).with_name("corpus")
PROFILES = ("standard", "strict", "legal", "section")
_LONGEST = 3_000
_INSERTS = (
    "[1]", "[2, 3]", "[1-3]", "[3-1]", "[1–", "[", "]", "[[1]]", "【1†L3】", "［１］", "[^1]", "[^1]: x\n", "[1]: https://a.example\n", "[src-cap]",
    "[Labour Law, Article 30]", "(1)", "¹²", "<cite>1</cite>", "<ref>", "</ref>", "<!--", "-->", "{{cite:1}}", "\\cite{a}", "[@a]", "##0$$", "$",
    "$$", "`", "```", "```\n", "~~~", "|", "\n|---|\n", "> ", "- ", "1. ", "# ", "    ", "\t", "\n", "\n\n", "\r\n", "\u2028", "\x00", "\x0b", "\x85",
    "\u200b", "\u202e", "\u0301", "\u0323", "\u00ad", "\ufeff", "\U0001f600", "\U000e0041", "İ", "ﬁ", "ẞ", "½", "10⁵", "٣", "٫", "٬", "７", "．", "，",
    "。", "？", "।", "؟", "...", "…", "7,5", "1,500", "1.234.567", "0" * 40, "9" * 400, "e.g. ", "Art. ", "https://", "www.", "](", "![", "&#91;", "\\",
    "\\[", "*", "__", "[Data not available]", "References\n", "However, ", "?", ":", "I could not find this in the documents.",
    "According to source 2, ", "(Smith, 2020)", "turn0search1", "\ue200cite\ue202turn0search1\ue201",
)  # fmt: skip

_LANGUAGES = ("en", "de", "fr", "es", "it", "pt", "nl", "vi", "zh", "ja", "ko", "hi", "ar", "th", "ru", "fi", None)
_FACTS = (
    "Three passport photos and a single signature, §12; the fee fell from $94 to $71 on 5 May 2024. Dozens of villages met Maria Keller of the U.S. at 9:30.",
    "Drei Fotos kosten 5 bis 9 Euro pro Stück; die Zeit sank von 94 auf 71 Minuten. Am 4. Mai um 14.30 Uhr kommen zweihundertfünfzig Gäste, zweimal täglich.",
    "Trois photos, une seule signature : de 5 à 9 jours, quatre-vingt-douze euros par an. Le 1er août 2024 à 14h30, Zoé Dupont a payé 1 250,50 €.",
    "Tres fotos y una sola firma: entre 5 y 9 días, 3 millones de euros por un kilo. El 5 de mayo de 2024 María López pagó decenas de miles de pesos.",
    "Ba ảnh và chỉ một chữ ký: giảm từ 94 xuống 71 phút, 1,5 tỷ đồng mỗi tháng. Ngày 5 tháng 5 năm 2024, bà Nguyễn Lan nộp hàng trăm hồ sơ, Điều 12.",
    "三张照片，一份合同，第12条：时间从94分钟降到71分钟，费用1.2亿元。2024年5月1日上午9点30分，数百万人参加，每5至9天一次。",
    "写真三枚と書類二通、第12条。94分から71分に減少し、料金は12万円です。2024年5月1日午後6時半、数十万人が5日から9日まで集まった。",
    "तीन फोटो और केवल एक हस्ताक्षर, अनुच्छेद 12: समय 94 मिनट से घटकर 71 मिनट हो गया। ५ मई २०२४ को सैकड़ों लोगों ने 5 लाख रुपये दिए।",
    "ثلاث صور وتوقيع واحدة فقط، المادة 12: انخفض من 94 دقيقة إلى 71 دقيقة. في ٥ مايو ٢٠٢٤ دفع مئات الآلاف ٣ ملايين دولار.",
    "รูปสามใบ เพียงหนึ่งชุด มาตรา 12 ลดจาก 94 นาทีเป็น 71 นาที วันที่ 5 พฤษภาคม 2567 เวลา 9:30 น. หลายแสนคนจ่าย 20 ล้านบาท ใช้เวลา 5 ถึง 9 วัน",
)


def corpus() -> tuple[list[Record], list[bytes]]:
    """Return the records to start from, as values and as lines of JSON."""
    lines = [line for file in sorted(CORPUS.glob("*.jsonl")) for line in file.read_bytes().splitlines() if line.strip()]
    return [from_json(line, place) for place, line in enumerate(lines, 1)], lines


# ------------------------------------------------------------------------------------------------------------ mutation


def mutated(text: str, others: list[str], rng: random.Random) -> str:
    """Return `text` after a few small changes: cut, doubled, moved, spliced with another text, or with something hostile put in."""
    for _ in range(rng.randint(1, 6)):
        at, other = rng.randint(0, len(text)), rng.randint(0, len(text))
        low, high = min(at, other), max(at, other)
        high = min(high, low + 80)
        change = rng.randrange(8)
        if change <= 2:
            text = text[:at] + rng.choice(_INSERTS) + text[at:]
        elif change == 3:
            text = text[:low] + text[high:]
        elif change == 4:
            text = text[:high] + text[low:high] + text[high:]
        elif change == 5:
            donor = rng.choice(others)
            start = rng.randint(0, len(donor))
            text = text[:at] + donor[start : start + rng.randint(1, 120)] + text[at:]
        elif change == 6 and text:
            place = rng.randrange(len(text))
            text = text[:place] + _character(rng) + text[place + 1 :]
        else:
            piece = text[low:high]
            text = text[:low] + text[high:]
            place = rng.randint(0, len(text))
            text = text[:place] + piece + text[place:]
        text = text[:_LONGEST]
    return text


def _character(rng: random.Random) -> str:
    while True:
        code = rng.choice((rng.randrange(0x20, 0x7F), rng.randrange(0x300), rng.randrange(0x3000), rng.randrange(0x10000), rng.randrange(0x110000)))
        if not 0xD800 <= code <= 0xDFFF:
            return chr(code)


def mutated_bytes(line: bytes, others: list[bytes], rng: random.Random) -> bytes:
    """Return a line of JSON after a few changes of its bytes."""
    data = bytearray(line)
    for _ in range(rng.randint(1, 5)):
        at = rng.randint(0, len(data))
        change = rng.randrange(6)
        if change == 0 and at < len(data):
            data[at] = rng.randrange(256)
        elif change == 1:
            data[at:at] = rng.choice(
                (
                    b'"',
                    b"{",
                    b"}",
                    b"[",
                    b"]",
                    b",",
                    b":",
                    b"null",
                    b"-1",
                    b"1e999",
                    b"true",
                    b"\\ud800",
                    b"\\u0000",
                    b"\xff",
                    b"\xc3",
                    b'"id":',
                    b'"sources":',
                    b" ",
                )
            )
        elif change == 2:
            del data[at : at + rng.randint(1, 20)]
        elif change == 3:
            donor = rng.choice(others)
            start = rng.randint(0, len(donor))
            data[at:at] = donor[start : start + 40]
        else:
            data = bytearray(_retyped(bytes(data), rng))
    return bytes(data)


def _retyped(line: bytes, rng: random.Random) -> bytes:
    """Put a value of another type in the place of one field, where the line is still JSON."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return line
    if not isinstance(value, dict) or not value:
        return line
    holder = value
    sources = value.get("sources")
    if isinstance(sources, list) and sources and isinstance(sources[0], dict) and sources[0] and rng.random() < 0.5:
        holder = sources[0]
    key = rng.choice(sorted(holder))
    holder[key] = rng.choice((None, 1, -1, 1.5, True, "", "x", [], {}, ["x"], {"text": "x"}, 10**30, "\x00", [None], {"1": 1}))
    return json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "replace")


# ------------------------------------------------------------------------------------------------------------- targets


def fuzz_structure(rng: random.Random, records: list[Record], _lines: list[bytes]) -> str:
    """Read the structure of a mutated answer: stretches in order, inside the text."""
    text = _answer(rng, records)
    layout = structure(text)
    assert [block.start for block in layout.blocks] == sorted(block.start for block in layout.blocks), "blocks out of order"
    assert all(0 <= block.start < block.end <= len(text) for block in layout.blocks), "a block outside the text"
    at = -1
    for start, end in layout.opaque:
        assert at < start < end <= len(text), "opaque stretches that touch or leave the text"
        at = end
    return text


def fuzz_parse(rng: random.Random, records: list[Record], _lines: list[bytes]) -> str:
    """Take a mutated answer apart under every profile: claims in order, offsets that hold, no digit lost under `strict`."""
    record = _record(rng, records)
    for name in PROFILES:
        profile = load(name)
        taken = parse(record, [GRAMMARS.make(each) for each in profile.grammars], profile.scheme, primary(record.lang) or detect(record.answer))
        laws.parsed_is_whole(taken)
        if name == "strict":
            assert not [char for _, char in laws.lost(taken) if char.isdigit()], "a digit stands in no claim"
    return record.answer


def fuzz_facts(rng: random.Random, records: list[Record], _lines: list[bytes]) -> str:
    """Read figures and names of a mutated text in any language: each in its place, in order, and a pair of those that were found."""
    record = rng.choice(records)
    given = [*_FACTS, record.answer, *(source.text for source in record.sources)]
    text = mutated(rng.choice(given), given, rng)
    lang = rng.choice(_LANGUAGES)
    reading = Reading(text, lang)
    inside = slots(reading, 0, len(text), singular=rng.random() < 0.5)
    apart = {
        "numbers": [(each.start, each.end) for each in reading.numbers],
        "visible numbers": [(each.start, each.end) for each in reading.visible_numbers],
        "dates": [(each.start, each.end) for each in reading.dates],
        "times": [(each.start, each.end) for each in reading.times],
        "number words": [(each.start, each.end) for each in reading.spelled],
        "counts": [(each.start, each.end) for each in counts(text, lang, 0, len(text), singular=True)],
        "names": [(each.start, each.end) for each in names(text, lang)],
        "names as slots": [(each.start, each.end) for each in name_slots(reading, 0, len(text))],
    }
    for what, spans in apart.items():
        assert all(0 <= start < end <= len(text) for start, end in spans), f"{what} outside the text under {lang}"
        assert all(one[1] <= two[0] for one, two in pairwise(spans)), f"{what} that overlap under {lang}"
    for number in reading.numbers:
        assert text[number.start : number.end] == number.text, f"a number that is not its text under {lang}"
    for quantity in reading.quantities:
        assert 0 <= quantity.start <= quantity.token.start < quantity.token.end <= quantity.end <= len(text), f"a quantity outside the text under {lang}"
    for slot in inside:
        assert 0 <= slot.start < slot.end <= len(text), f"a slot outside the text under {lang}"
        assert all(digits in text[slot.start : slot.end] for digits in slot.digits), f"digits that a slot has not under {lang}"
    for pair in pairs(text, inside, 0, len(text)):
        assert pair.first in inside, f"a pair of other figures under {lang}"
        assert pair.second in inside, f"a pair of other figures under {lang}"
        assert pair.first.kind == pair.second.kind, f"a pair of two kinds under {lang}"
    return text


_VERIFIERS: dict[str, Verifier] = {}


def fuzz_path(rng: random.Random, records: list[Record], _lines: list[bytes]) -> str:
    """Verify a mutated record under every profile: the laws of reports hold, and no part crashed."""
    record = _record(rng, records)
    for name in PROFILES:
        _verified(name, record)
    return record.answer


def fuzz_records(rng: random.Random, _records: list[Record], lines: list[bytes]) -> str:
    """Read a mutated line of JSON: a record or a clear error; what is a record is verified."""
    data = mutated_bytes(rng.choice(lines), lines, rng)
    try:
        record = from_json(data, 7)
    except InputError as error:
        if not str(error).startswith("line 7"):
            raise AssertionError(f"an error without its place: {error}") from error
        return repr(data)
    _verified(rng.choice(PROFILES), record)
    return repr(data)


def _verified(name: str, record: Record) -> Report:
    if name not in _VERIFIERS:
        _VERIFIERS[name] = Verifier(name)
    report = _VERIFIERS[name].verify_record(record)
    laws.hold(record, report, _VERIFIERS[name].profile)
    crashed = [finding.message for claim in report.claims for finding in claim.findings if finding.code == "check_failed"]
    assert not crashed, f"a part crashed under {name}: {crashed[0]}"
    assert Report.from_json(report.to_json()) == report, "the report does not come back from JSON"
    return report


def _answer(rng: random.Random, records: list[Record]) -> str:
    return mutated(rng.choice(records).answer, [record.answer for record in records], rng)


def _record(rng: random.Random, records: list[Record]) -> Record:
    given = list(rng.choice(records).sources)
    if given and rng.random() < 0.3:
        place = rng.randrange(len(given))
        one = given[place]
        given[place] = Source(one.id, mutated(one.text, [each.text for each in given], rng), one.position, one.title, one.uri, one.metadata)
    return Record("f-1", _answer(rng, records), tuple(given), rng.choice((None, None, "en", "vi", "zh", "ar")), None, RecordForm.ANSWER)


TARGETS: dict[str, Callable[[random.Random, list[Record], list[bytes]], str]] = {
    "structure": fuzz_structure,
    "facts": fuzz_facts,
    "parse": fuzz_parse,
    "path": fuzz_path,
    "records": fuzz_records,
}


# ------------------------------------------------------------------------------------------------------------ the runs


def one_input(target: str, seed: int, number: int, start: tuple[list[Record], list[bytes]]) -> None:
    """Make input `number` of `seed` and hold the target to its promises.

    Raises:
        Exception: whatever the target raised; an AssertionError where a promise is broken.
    """
    TARGETS[target](random.Random(f"{seed}/{number}"), *start)


def numbers(seconds: float | None, iterations: int | None, only: int | None) -> Iterator[int]:
    """Yield the numbers of the inputs to make: one, so many, or as many as the time allows."""
    if only is not None:
        yield only
        return
    end = None if seconds is None else time.monotonic() + seconds
    for number in count():
        if (iterations is not None and number >= iterations) or (end is not None and time.monotonic() >= end):
            return
        yield number


def main(arguments: list[str] | None = None) -> int:
    """Fuzz one target; return 1 when something was found."""
    parser = argparse.ArgumentParser(description="Mutate answers and records until something breaks a promise.")
    parser.add_argument("--target", choices=sorted(TARGETS), required=True)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", type=int, metavar="N", help="make input N alone, and let what it raises through")
    given = parser.parse_args(arguments)
    if given.seconds is None and given.iterations is None and given.only is None:
        parser.error("say how long: --seconds, --iterations or --only")
    start, made = corpus(), 0
    found: dict[tuple[str, str, int | None], tuple[int, str]] = {}
    for made, number in enumerate(numbers(given.seconds, given.iterations, given.only), 1):  # noqa: B007  the last one is how many there were
        try:
            one_input(given.target, given.seed, number, start)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # every kind of failure is what is looked for; a panic of a library is no Exception
            if given.only is not None:
                raise
            where = traceback.extract_tb(error.__traceback__)[-1]
            found.setdefault((type(error).__name__, where.filename, where.lineno), (number, str(error)[:300]))
    for (kind, file, line), (number, message) in found.items():
        print(f"{kind} at {file}:{line}: {message}\n    again: --target {given.target} --seed {given.seed} --only {number}")  # noqa: T201
    print(f"{given.target}: {made:,} inputs, {len(found)} kinds of findings")  # noqa: T201
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

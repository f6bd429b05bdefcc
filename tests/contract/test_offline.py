"""The core needs the machine for nothing: no network, no file but its own, no clock, no chance, no other process."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.command import environment

WORK = """
import citebound
from citebound.config import built_in

ANSWER = "Rent is 850 dollars [1]. Die Miete beträgt 1.250 Euro [2]. 租金是850美元[1]。 Law says so [Labour Law, Article 30]. [9]"
SOURCES = ["Rent is 850 dollars.", "Die Miete beträgt 1250 Euro.", {"id": "Labour Law, Article 30", "text": "Law says so."}]
reports = [citebound.verify(ANSWER, SOURCES, profile) for profile in built_in()]
print(*(report.verdict.value for report in reports))
"""

WATCH = """
import sys

def watch(event, arguments):
    if event.split(".")[0] in ("socket", "subprocess", "http", "urllib", "ftplib", "smtplib") or event in ("os.system", "os.exec", "os.fork", "os.posix_spawn"):
        raise RuntimeError(f"{event} {arguments}")
    if event in ("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod", "shutil.rmtree", "tempfile.mkstemp"):
        raise RuntimeError(f"{event} {arguments}")
    if event == "open":
        path, mode, flags = arguments
        if (mode and set(mode) & set("wax+")) or (flags or 0) & WRITING:
            raise RuntimeError(f"{event} {arguments}")

import os
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
sys.addaudithook(watch)
"""

BLOCK = """
import sys

class Blocked:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] in {names}:
            raise ImportError("not on this machine: " + name)

for name in {names}:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Blocked)
"""

BREAK = """
import random
import time

def broken(*arguments, **named):
    raise RuntimeError("the core asked for the time or for chance")

def break_all():
    for name in ("time", "monotonic", "perf_counter", "process_time", "localtime", "gmtime", "sleep", "time_ns", "monotonic_ns", "perf_counter_ns"):
        setattr(time, name, broken)
    for name in ("random", "randint", "choice", "shuffle", "seed", "getrandbits", "randrange"):
        setattr(random, name, broken)
"""


def run(program: str) -> str:
    """Return what a program prints in a process of its own, which must succeed."""
    done = subprocess.run([sys.executable, "-B", "-c", program], capture_output=True, env=environment(), check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def test_verifying_touches_nothing() -> None:
    """Importing and verifying under every profile opens no socket, starts no process and writes no file."""
    assert run(WATCH + WORK).split()


@pytest.mark.parametrize("forbidden", ["import socket; socket.socket()", "open('never.txt', 'w')", "import os; os.system('true')"])
def test_the_watch_can_go_off(forbidden: str) -> None:
    """The watch of the test above sees what it watches for."""
    done = subprocess.run([sys.executable, "-B", "-c", WATCH + forbidden], capture_output=True, check=False)

    assert done.returncode == 1
    assert b"RuntimeError" in done.stderr


@pytest.mark.parametrize(
    "names",
    [
        ("http", "ssl", "asyncio", "ftplib", "smtplib", "requests", "httpx"),
        ("typer", "rich", "click", "numpy", "torch"),
        pytest.param(("socket", "_socket")),
    ],
    ids=["network", "extras", "socket"],
)
def test_the_library_works_where_a_module_is_missing(names: tuple[str, ...]) -> None:
    """Verifying needs neither a module for the network nor one of the command line, directly or through others."""
    assert run(BLOCK.format(names=names) + WORK) == run(WORK)


def test_no_verdict_hangs_on_time_or_chance() -> None:
    """Where clock and chance are broken, the reports are the same."""
    assert run(BREAK + "import citebound.pipeline, citebound.report.html\nbreak_all()\n" + WORK) == run(WORK)


def test_no_verdict_hangs_on_the_order_of_hashes() -> None:
    """Under two seeds of Python's hashes the bytes are the same."""
    program = WORK.replace("print(*(report.verdict.value for report in reports))", "print(b''.join(report.to_json() for report in reports))")
    seeds = ("0", "4711")

    written = [
        subprocess.run([sys.executable, "-c", program], capture_output=True, env=environment({"PYTHONHASHSEED": seed}), check=True).stdout for seed in seeds
    ]

    assert written[0] == written[1]

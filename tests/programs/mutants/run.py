"""Runs tests in copies of the working tree, with one fault planted at a time."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from tests.programs.mutants.fault import Fault

ROOT = Path(__file__).parents[3]

TIME_LIMIT = 180.0
"""Seconds after which the tests of a fault are ended; most take less than ten."""

FAILED = 1
"""Pytest's exit status if tests ran and some failed."""

_FAILURE = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


class FailsAnyway(Exception):
    """Tests fail without any fault; the message is what pytest says."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who caught a fault; if nobody did, `remark` says what happened instead."""

    fault: Fault
    caught_by: str | None
    remark: str
    seconds: float


@contextmanager
def copied_tree() -> Iterator[Path]:
    """Copy the files of the working tree as they are, but for those that git ignores."""
    listed = subprocess.run(
        ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"),
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout.decode()
    with tempfile.TemporaryDirectory(prefix="nevsky-mutants-") as folder:
        tree = Path(folder) / "tree"
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file():
                (tree / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, tree / name)
        yield tree


def check_unchanged(tree: Path, faults: Sequence[Fault]) -> None:
    """Run the tests of all these faults in a copy without any, which keeps its bytecode.

    Raises FailsAnyway, and ValueError if a fault does not fit the source.
    """
    for fault in faults:
        fault.planted((tree / fault.path).read_text(encoding="utf-8"))
    tests = list(dict.fromkeys(fault.test for fault in faults))
    status, output = _run_tests(tree, tests, seconds=None, keep_bytecode=True)
    if status:
        raise FailsAnyway(f"{output}\nthe tests fail without any fault")


def verdicts(tree: Path, faults: Sequence[Fault], workers: int = 1) -> Iterator[Verdict]:
    """Plant each fault by itself, and yield in their order who caught it."""
    trees = SimpleQueue[Path]()
    trees.put(tree)
    for number in range(1, workers):
        trees.put(Path(shutil.copytree(tree, tree.with_name(f"tree-{number}"))))

    def judge(fault: Fault) -> Verdict:
        own = trees.get()
        try:
            return verdict(own, fault)
        finally:
            trees.put(own)

    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(judge, faults)


def verdict(tree: Path, fault: Fault) -> Verdict:
    """Plant a fault in a copy, run its tests, and take it out again.

    Tests that cannot be run, or do not end, have not caught anything.
    """
    began = time.monotonic()
    with _planted(tree, fault):
        status, output = _run_tests(tree, [fault.test], TIME_LIMIT)
    summary = output.rpartition("short test summary info")[2]
    failure = _FAILURE.search(summary) if status == FAILED else None
    caught_by = None if failure is None else failure[1]
    remark = {0: "All tests passed.", None: "The time limit was reached."}.get(status, output)
    return Verdict(fault, caught_by, remark, time.monotonic() - began)


@contextmanager
def _planted(tree: Path, fault: Fault) -> Iterator[None]:
    file = tree / fault.path
    source, before = file.read_text(encoding="utf-8"), file.stat()
    file.write_text(fault.planted(source), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(source, encoding="utf-8")
        # With its old time, the bytecode still counts as that of this file.
        os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


def _run_tests(
    tree: Path, tests: Sequence[str], seconds: float | None, *, keep_bytecode: bool = False
) -> tuple[int | None, str]:
    """Return pytest's exit status, None if the time was up, and its output.

    Bytecode is not kept of a file with a fault, as it might count as that of the next one.
    """
    # Under pytest-xdist, its variables would make this run one of its workers.
    environment = {name: each for name, each in os.environ.items() if not name.startswith("PYTEST")}
    environment["PYTHONDONTWRITEBYTECODE"] = "" if keep_bytecode else "1"
    command = (sys.executable, "-m", "pytest", "-n", "0", "-x", "-q", "-p", "no:cacheprovider")
    with subprocess.Popen(
        (*command, *tests),
        cwd=tree,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return None, ""
    return process.returncode, output

"""The faults fit the source; a sample is caught, and a change that harms nothing is missed."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from tests.programs.mutants.__main__ import main
from tests.programs.mutants.fault import Fault
from tests.programs.mutants.faults import FAULTS
from tests.programs.mutants.run import ROOT

ARISTOCRATS = "tests/engine/games/saint_petersburg/test_end.py"
ARISTOCRATS += "::test_points_for_different_aristocrats"

CHEAP = Fault(
    "cheap",
    "Ten different aristocrats bring no more than nine.",
    "engine/games/saint_petersburg/scoring.py",
    "36, 45, 55)",
    "36, 45, 45)",
    ARISTOCRATS,
)

HARMLESS = replace(
    CHEAP,
    name="harmless",
    what="A docstring is shorter.",
    before='"""The scoring',
    after='"""Scoring',
)


def test_there_are_sixty() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) == 60


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_fault_fits_the_source_and_names_a_test_that_exists(fault: Fault) -> None:
    source = (ROOT / fault.path).read_text(encoding="utf-8")
    planted = fault.planted(source)
    assert planted != source
    if fault.path.endswith(".py"):
        compile(planted, fault.path, "exec")
    file, _, name = fault.test.partition("::")
    assert not name or name in _tests_in(ROOT / file)


def _tests_in(file: Path) -> set[str]:
    """Return what a file defines or, as those of the contract do, imports."""
    names = set[str]()
    for each in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(each.name)
        elif isinstance(each, ast.ImportFrom) and each.module and each.names[0].name == "*":
            names |= _tests_in(ROOT / f"{each.module.replace('.', '/')}.py")
    return names


def test_caught_faults_alone_end_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--workers", "2"], [CHEAP, HARMLESS]) == 1
    caught, missed, last = capsys.readouterr().out.splitlines()
    assert caught.startswith("caught cheap (")
    assert caught.endswith(f"): {ARISTOCRATS}[10]")
    assert missed.startswith("MISSED harmless (")
    assert missed.endswith(": A docstring is shorter. All tests passed.")
    assert last == "1 caught, 1 missed"


def test_tests_that_fail_without_any_fault_prove_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    nowhere = replace(CHEAP, test="tests/there_is_no_such_test.py")
    assert main([], [nowhere]) == 1
    assert capsys.readouterr().out.endswith("the tests fail without any fault\n")

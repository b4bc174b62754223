"""The faults fit the source; a sample is caught, and a change that harms nothing is missed."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.programs.mutants import __main__ as program
from tests.programs.mutants.__main__ import main
from tests.programs.mutants.fault import Fault, Kind
from tests.programs.mutants.faults import FAULTS
from tests.programs.mutants.run import ROOT, Verdict

ARISTOCRATS = "tests/engine/games/saint_petersburg/test_end.py"
ARISTOCRATS += "::test_points_for_different_aristocrats"

CHEAP = Fault(
    "cheap",
    Kind.LIMIT,
    "Ten different aristocrats bring no more than nine.",
    "engine/games/saint_petersburg/scoring.py",
    "36, 45, 55)",
    "36, 45, 45)",
    (ARISTOCRATS,),
)

HARMLESS = replace(
    CHEAP,
    name="harmless",
    what="A docstring is shorter.",
    before='"""The scoring',
    after='"""Scoring',
)


def test_there_are_sixty_and_several_of_each_kind() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) == 60
    assert min(Counter(fault.kind for fault in FAULTS)[kind] for kind in Kind) >= 4


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_fault_fits_the_source_and_names_tests_that_exist(fault: Fault) -> None:
    source = (ROOT / fault.path).read_text(encoding="utf-8")
    planted = fault.planted(source)
    assert planted != source
    if fault.path.endswith(".py"):
        compile(planted, fault.path, "exec")
    assert fault.tests
    for test in fault.tests:
        file, _, name = test.partition("::")
        assert not name or name.partition("[")[0] in _tests_in(ROOT / file), test


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
    assert caught.startswith("caught cheap (a limit off by one, ")
    assert caught.endswith(f"): {ARISTOCRATS}[10]")
    assert missed.startswith("MISSED harmless (")
    assert missed.endswith(": A docstring is shorter. All tests passed.")
    assert last == "1 caught, 1 missed"


def test_faults_are_chosen_by_name_and_by_path(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[str] = []

    def verdicts(_tree: Path, faults: Sequence[Fault], _workers: int) -> Iterator[Verdict]:
        for fault in faults:
            judged.append(fault.name)
            yield Verdict(fault, "a test", "", 0.0)

    monkeypatch.setattr(program, "check_unchanged", lambda *_: None)
    monkeypatch.setattr(program, "verdicts", verdicts)
    assert main(["--only", "cheap"], [CHEAP, HARMLESS]) == 0
    assert judged == ["cheap"]
    assert main(["--only", "engine/games"], [CHEAP, HARMLESS]) == 0
    assert judged[1:] == ["cheap", "harmless"]


def test_name_of_no_fault_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "cheep"], [CHEAP])
    assert "no fault has such a name or lies there: cheep" in capsys.readouterr().err


def test_tests_that_fail_without_any_fault_prove_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    nowhere = replace(CHEAP, tests=("tests/there_is_no_such_test.py",))
    assert main([], [nowhere]) == 1
    assert capsys.readouterr().out.endswith("the tests fail without any fault\n")

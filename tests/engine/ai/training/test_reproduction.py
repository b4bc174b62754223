"""Small trainings are made again: what comes out is what is stored, twice."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from engine.ai.registry import AGENT_SPECS
from engine.ai.training import reproduction, tune
from engine.ai.training.provenance import Report, check_reproduction
from tests.engine.ai.training.bidding_runs import bidding_spec
from tests.examples.sealed_bids import GAME


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The stored results of a game."""
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setitem(AGENT_SPECS, GAME.name, bidding_spec(tmp_path))
    reproduction.store_results(GAME.name)
    return tmp_path / reproduction.REPRODUCTION


def faults() -> list[str]:
    report = Report()
    check_reproduction(GAME.name, report)
    return report.faults


def change_number(path: Path, result: int, by: float) -> None:
    """Change the first number of a stored result."""
    content = json.loads(path.read_text(encoding="utf-8"))
    content["results"][result]["numbers"][0] += by
    path.write_text(json.dumps(content), encoding="utf-8")


def test_small_trainings_yield_what_is_stored(stored: Path) -> None:
    assert stored.exists()
    assert faults() == []


@pytest.mark.parametrize(("result", "program"), [(0, "tune"), (1, "train")])
def test_other_result_is_a_fault_beyond_what_processors_round(
    stored: Path, result: int, program: str
) -> None:
    change_number(stored, result, reproduction.TOLERANCE / 2)
    assert faults() == []
    change_number(stored, result, 5.0)
    (fault,) = faults()
    assert "not what is stored" in fault
    assert f"training.{program} " in fault


@pytest.mark.usefixtures("stored")
def test_result_that_differs_from_one_run_to_the_next_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fitness, calls = tune.fitness, count()
    monkeypatch.setattr(tune, "fitness", lambda *given: fitness(*given) + next(calls) % 7)
    assert any("not the same bytes a second time" in each for each in faults())


def test_game_without_stored_results_is_a_fault(stored: Path) -> None:
    stored.unlink()
    assert faults() == [f"{GAME.name}: nothing is stored to be made again"]

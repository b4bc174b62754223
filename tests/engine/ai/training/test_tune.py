"""Tuning of weights: the fitness of a sample, and where generations lead."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.registry import AGENT_SPECS
from engine.ai.training.evolution import Evolution, Parameters
from engine.ai.training.run import Workers
from engine.ai.training.tune import fitness, play_generation
from engine.ai.training.tune_arguments import read_tune_arguments
from tests.engine.ai.training.bidding_runs import TUNE, bidding_spec
from tests.examples.sealed_bids import GAME

ARGUMENTS, _ = read_tune_arguments([*TUNE, "--start", "defaults", "--run", "RUN"])


@pytest.fixture(autouse=True)
def _sealed_bids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setitem(AGENT_SPECS, GAME.name, bidding_spec(tmp_path))


def test_fitness_is_the_win_share_above_equality() -> None:
    """All seats are eliminated if all bid alike, and the highest bids leave the fewest coins."""
    rival, deals = {"coin_value": 1.0}, range(2)
    assert fitness(ARGUMENTS, rival, deals, {"coin_value": 1.0}) == -0.5
    assert fitness(ARGUMENTS, rival, deals, {"coin_value": 2.0}) == -0.5
    assert fitness(ARGUMENTS, rival, deals, {"coin_value": 0.0}) == 0.5


def opponents_of_generations(*more: str) -> tuple[Evolution, list[Parameters]]:
    """Play four generations of bids, which start from 1 for a coin."""
    arguments, _ = read_tune_arguments([*TUNE, "--start", "defaults", "--run", "RUN", *more])
    reached = Evolution(arguments, {"coin_value": 1.0})
    opponents = list[Parameters]()
    with Workers(0) as workers:
        for _ in range(4):
            opponents.append(reached.opponents)
            reached.finish_generation(play_generation(arguments, reached, workers))
    return reached, opponents


def test_generations_move_to_the_better_samples() -> None:
    """Bidding nothing beats the weights that a tuning starts from."""
    reached, opponents = opponents_of_generations()
    assert reached.result["coin_value"] < 0.5
    assert opponents == [{"coin_value": 1.0}] * 4


def test_opponents_take_the_result_after_so_many_generations() -> None:
    _, opponents = opponents_of_generations("--renew", "2")
    first, second, third, fourth = opponents
    assert first == second == {"coin_value": 1.0}
    assert third == fourth != first


def test_result_is_the_average_of_the_last_means() -> None:
    """Up to four generations it is the last mean; of five the last two count: one in four."""
    reached = Evolution(ARGUMENTS, {"coin_value": 1.0})
    results = list[float]()
    for _ in range(6):
        reached.finish_generation([-each["coin_value"] for each in reached.samples])
        results.append(reached.result["coin_value"])
    fifth = 2 * results[4] - results[3]
    sixth = 2 * results[5] - fifth
    assert results[:4] == sorted(results[:4], reverse=True)
    assert results[0] < 1.0
    assert results[3] > fifth > sixth

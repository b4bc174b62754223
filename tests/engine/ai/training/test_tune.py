"""Tuning of weights: the fitness of a sample, and where generations lead."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.registry import AGENT_SPECS
from engine.ai.training.run import Workers
from engine.ai.training.tune import first_generation, fitness, next_generation, read_tune_arguments
from tests.engine.ai.training.bidding_runs import TUNE, bidding_spec
from tests.examples.sealed_bids import GAME

ARGUMENTS, _ = read_tune_arguments([*TUNE, "--start", "defaults", "--run", "RUN"])


@pytest.fixture(autouse=True)
def _sealed_bids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setitem(AGENT_SPECS, GAME.name, bidding_spec(tmp_path, "network"))


def test_fitness_is_the_win_share_above_equality() -> None:
    """All seats are eliminated if all bid alike, and the highest bids leave the fewest coins."""
    rival, deals = {"coin_value": 1.0}, range(2)
    assert fitness(ARGUMENTS, rival, deals, {"coin_value": 1.0}) == -0.5
    assert fitness(ARGUMENTS, rival, deals, {"coin_value": 2.0}) == -0.5
    assert fitness(ARGUMENTS, rival, deals, {"coin_value": 0.0}) == 0.5


def test_generations_move_to_the_best_samples() -> None:
    """Bidding nothing beats the weights that a tuning starts from."""
    reached = first_generation(ARGUMENTS, {"coin_value": 1.0})
    with Workers(1) as workers:
        for _ in range(3):
            reached = next_generation(ARGUMENTS, reached, workers)
    assert reached.fitness == 0.5
    assert reached.mean["coin_value"] < 0.5
    assert reached.baseline == {"coin_value": 1.0}


def test_opponents_take_the_mean_after_so_many_generations() -> None:
    renewing, _ = read_tune_arguments(
        [*TUNE, "--start", "defaults", "--renew", "2", "--run", "RUN"]
    )
    reached = [first_generation(renewing, {"coin_value": 1.0})]
    with Workers(1) as workers:
        for _ in range(4):
            reached.append(next_generation(renewing, reached[-1], workers))
    assert [each.baseline for each in reached] == [
        reached[0].mean,
        reached[0].mean,
        reached[2].mean,
        reached[2].mean,
        reached[4].mean,
    ]

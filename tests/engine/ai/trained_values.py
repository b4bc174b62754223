"""The trained value functions of the registered games, and records of weights, for tests."""

from __future__ import annotations

from engine.ai.agent_spec import AgentSpec
from engine.ai.provenance import AcceptanceResult, LegacyRecord, TrainingRecord
from engine.ai.registry import AGENT_SPECS
from engine.ai.training.tune_arguments import read_tune_arguments
from engine.ai.value.value_function import TrainedValueFunction
from engine.core import AnyGame
from engine.registry import find_game

BY_HAND = LegacyRecord(command="by hand", seed=1, games=0, known=("It was made up for a test.",))
"""The record of weights made up in a test."""

WON = AcceptanceResult(
    player="policy", games=40, deals=(7, 27), mean=0.8, low=0.6, high=1, equality=0.5, rival="0"
)

TUNE_ARGUMENTS, _ = read_tune_arguments(["rattus_cartus", "2", "--generations=3", "--run", "RUN"])

TUNED = TrainingRecord(
    command=TUNE_ARGUMENTS.command,
    seed=1,
    games=TUNE_ARGUMENTS.played_games(3),
    rounds_finished=3,
    rounds=3,
    complete=True,
    code="0",
    data="0",
    inputs={},
    versions={},
    acceptance=WON,
)
"""A record of weights that can be made again."""


def trained_value_function(spec: AgentSpec) -> TrainedValueFunction:
    """Return the value function of a game that has a trained one."""
    value_function = spec.value_function
    assert isinstance(value_function, TrainedValueFunction)
    return value_function


def games_with_value_function() -> list[AnyGame]:
    """Return the games that have a trained value function."""
    return [
        find_game(name)
        for name, spec in AGENT_SPECS.items()
        if isinstance(spec.value_function, TrainedValueFunction)
    ]

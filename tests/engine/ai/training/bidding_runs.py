"""Runs that train the players of Sealed Bids, a game that takes no time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.ai.agent_spec import AgentSpec
from engine.ai.search.config import Cutoff, SearchBudget
from engine.ai.value.features import NetworkFeatures
from engine.ai.value.value_function import TrainedValueFunction
from engine.ai.weights_store import JsonWeightsStore, NetworkStore
from tests.examples.sealed_bids import GAME, SCALES, Bidder, Preference, State, agent_spec

TRAIN = [GAME.name, "2", "--rounds", "noisy=6,policy=6", "search=5,policy=2", "search=4"]
TRAIN += ["--playouts", "4", "--epochs", "3", "--perturb-every", "3", "--games", "6"]
"""The arguments of a small training of three rounds."""

TUNE = [GAME.name, "2", "--samples", "8", "--deals", "2", "--generations", "3"]
TUNE += ["--spread", "0.5", "--lead", "0", "--games", "40"]
"""The arguments of a small tuning of three generations."""


def network_features(state: State) -> NetworkFeatures:
    return NetworkFeatures(
        progress=1 / state.round,
        points=[float(points) for points in state.points],
        per_seat_counts=bytes(state.coins),
        per_seat_scalars=[coins / 5 for coins in state.coins],
        public_counts=bytes([state.round]),
        public_scalars=[state.round / 3],
    )


def bidding_spec(folder: Path) -> AgentSpec:
    """Return AI players whose weights are in a folder."""
    value_function = TrainedValueFunction(
        network_features, lambda state: str(len(state.coins)), NetworkStore(folder / "value")
    )
    cutoff = Cutoff(value_function, period=lambda state: state.round)
    return replace(
        agent_spec(Bidder()),
        weights=JsonWeightsStore(folder / "policy", Preference),
        search_config=replace(SCALES, cutoff=cutoff),
        hard=SearchBudget(playouts=4, max_candidates=2),
    )


def files_of(folder: Path) -> dict[str, bytes]:
    """Return the content of all files, except those whose writing was interrupted."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.suffix != ".partial"
    }

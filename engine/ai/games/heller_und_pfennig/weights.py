"""The weights of the greedy player, and the files they are kept in."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from engine.ai.weights_file import Provenance, read_weights, round_weights, write_weights
from engine.games.heller_und_pfennig.tiles import DATA


class Weights(BaseModel):
    """What a player goes by, in sous. One set for each number of players.

    A name that ends in a number holds for segments with so many spaces still empty.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    hold_0: float = 1.0
    """The part of a segment's value that is still there when the market is full."""
    hold_1: float = 0.9
    hold_2: float = 0.8
    hold_3: float = 0.7
    hold_4: float = 0.6
    hold_5: float = 0.6
    drift_1: float = 0.0
    """What is still to come a good, beyond what the segment brings now."""
    drift_2: float = 0.0
    drift_3: float = 0.0
    drift_4: float = 0.0
    drift_5: float = 0.0
    drift_eye: float = -1.0
    """What comes for each empty space beside an eye."""
    lead_1: float = 0.9
    """The part of a lead in goods that is still there when the market is full."""
    lead_2: float = 0.8
    lead_3: float = 0.7
    lead_4: float = 0.6
    lead_5: float = 0.6
    open_1: float = 0.5
    """The goods that others will rather put where it pays than oneself: who moves next may."""
    open_2: float = 0.5
    open_3: float = 0.5
    open_4: float = 0.5
    open_5: float = 0.5
    rivals: float = 1.0
    """What others' goods count, on the average of the others, against one's own."""
    bag: float = 0.3
    """What an empty space brings for each sou that the tiles to come show on the average."""
    need_1: float = 0.1
    """What a good of a stall must bring for each empty space; more than one good likewise."""
    need_2: float = 0.15
    need_3: float = 0.15
    need_4: float = 0.15
    need_round: float = 2.0
    """What a good must bring besides for each round in which the stall could still be used."""
    keep: float = 0.5
    """What the kept tile is worth in the hand."""
    keep_space: float = 0.2
    """And for each empty space."""
    draw: float = 0.0
    """What drawing is worth beyond the tile."""
    draw_space: float = 0.0
    draw_share: float = 0.8
    """The part of the best places of the tiles to come that is kept of drawing one."""
    fire: float = 2.0
    """What a fire to come is worth."""


def load_weights(seats: int) -> Weights:
    """The weights for that number of players; the untuned ones where none are kept."""
    return read_weights(Weights, _path(seats))


def save_weights(seats: int, weights: Mapping[str, float], provenance: Provenance) -> None:
    """Keep the weights for that number of players and how they were found."""
    write_weights(_path(seats), seats, Weights.model_validate(round_weights(weights)), provenance)


def _path(seats: int) -> Path:
    return DATA / "players" / f"{seats}.json"

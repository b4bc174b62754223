"""Alone: drawing the game out by leaving cards lying, and what levels reach with and without it.

A phase deals as many cards as places are free. While the rows are full, a stack that is down to its
last card keeps it, and the last round does not come.
"""

from __future__ import annotations

from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from engine.ai.provenance import MeasurementRecord
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.editions import DATA
from engine.games.saint_petersburg.state import ROW_SIZE
from engine.games.saint_petersburg.view import View

SOLO_TARGETS = DATA / "players" / "solo_targets.json"


class SoloTargets(NamedTuple):
    """Mean points of the levels alone; `drawn_out` when they draw the game out."""

    medium: int
    hard: int
    medium_drawn_out: int
    hard_drawn_out: int


class SoloTargetsFile(BaseModel):
    """The content of `SOLO_TARGETS`: the mean points over so many games each."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    provenance: MeasurementRecord
    games: int
    medium: float
    hard: float
    medium_drawn_out: float
    hard_drawn_out: float


def solo_targets() -> SoloTargets:
    """Return the points to reach in a solo game."""
    file = SoloTargetsFile.model_validate_json(SOLO_TARGETS.read_text(encoding="utf-8"))
    return SoloTargets(
        *map(round, (file.medium, file.hard, file.medium_drawn_out, file.hard_drawn_out))
    )


def can_draw_out(view: View) -> bool:
    """Whether passing now keeps the last card of the next phase's stack, in a solo game."""
    if len(view.players) > 1 or view.over or view.last_round or view.phase is Phase.TRADING:
        return False
    if view.at_building or view.drawn is not None:
        return False
    is_full = len(view.upper) + len(view.lower) == ROW_SIZE
    return is_full and view.stacks[view.phase + 1] == 1

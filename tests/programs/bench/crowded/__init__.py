"""Crowded tables for picture benchmarks, with a module for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.canvas import Scene


@dataclass(frozen=True, slots=True)
class CrowdedTables:
    """A table more crowded than in any game, which changes from turn to turn.

    `turn` and `phase` draw it after a number of turns; `in_games` returns scenes of real games.
    """

    turn: Callable[[int], Scene]
    phase: Callable[[int], Scene]
    in_games: Callable[[], list[Scene]]

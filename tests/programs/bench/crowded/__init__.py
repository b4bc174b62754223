"""The most crowded tables that each game's pictures are measured with, a module a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.canvas import Scene


@dataclass(frozen=True, slots=True)
class CrowdedTables:
    """A table that is fuller than in any game, again and again a turn or a phase later.

    `turn` and `phase` draw it as the number of the turn has changed it; `in_games` are scenes
    as games really have them.
    """

    turn: Callable[[int], Scene]
    phase: Callable[[int], Scene]
    in_games: Callable[[], list[Scene]]

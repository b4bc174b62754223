"""The games that can be played."""

from __future__ import annotations

from engine.core import AnyGame
from engine.games.saint_petersburg import SaintPetersburg

GAMES: tuple[AnyGame, ...] = (SaintPetersburg(),)


def find_game(name: str) -> AnyGame:
    """The game of that name. Raises KeyError for an unknown one."""
    for game in GAMES:
        if game.name == name:
            return game
    raise KeyError(name)

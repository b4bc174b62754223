"""The games that can be played."""

from __future__ import annotations

from operator import attrgetter

from engine.core import AnyGame, Game
from engine.games.heller_und_pfennig.game import HellerUndPfennig
from engine.games.rattus_cartus.game import RattusCartus
from engine.games.saint_petersburg.game import SaintPetersburg
from engine.plugins import load_plugins

_BUILTIN_GAMES: tuple[AnyGame, ...] = (SaintPetersburg(), HellerUndPfennig(), RattusCartus())

GAMES: tuple[AnyGame, ...] = (
    *_BUILTIN_GAMES,
    *load_plugins(
        "nevsky.games", Game, [game.name for game in _BUILTIN_GAMES], get_name=attrgetter("name")
    ).values(),
)
"""Ours, and those of other installed packages."""


def find_game(name: str) -> AnyGame:
    """The game of that name. Raises KeyError for an unknown one."""
    for game in GAMES:
        if game.name == name:
            return game
    raise KeyError(name)

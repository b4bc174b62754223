"""The registry of games: the built-in ones and those of installed packages."""

from __future__ import annotations

from operator import attrgetter

from engine.core import AnyGame, Game
from engine.games.heller_und_pfennig.game import HellerUndPfennig
from engine.games.rattus_cartus.game import RattusCartus
from engine.games.saint_petersburg.game import SaintPetersburg
from engine.plugins import load_plugins

_BUILT_IN_GAMES: tuple[AnyGame, ...] = (SaintPetersburg(), HellerUndPfennig(), RattusCartus())

GAMES: tuple[AnyGame, ...] = (
    *_BUILT_IN_GAMES,
    *load_plugins(
        "nevsky.games", Game, [game.name for game in _BUILT_IN_GAMES], get_name=attrgetter("name")
    ).values(),
)
"""Built-in games first, then those that other packages register as entry points."""


def find_game(name: str) -> AnyGame:
    """Return the game with this name. Raises KeyError if there is none."""
    for game in GAMES:
        if game.name == name:
            return game
    raise KeyError(name)

"""The registry of games: the built-in ones and those of installed packages."""

from __future__ import annotations

from operator import attrgetter

from engine.core import AnyGame, Game
from engine.games.heller_und_pfennig.game import HellerUndPfennig
from engine.games.rattus_cartus.game import RattusCartus
from engine.games.saint_petersburg.game import SaintPetersburg
from engine.plugins import load_plugins
from engine.simple.declaration import Simple
from engine.simple.files import derived_games, named_games

_BUILT_IN_GAMES: tuple[AnyGame, ...] = (SaintPetersburg(), HellerUndPfennig(), RattusCartus())

_PLUGINS: tuple[AnyGame, ...] = tuple(
    load_plugins(
        "nevsky.games", Game, [game.name for game in _BUILT_IN_GAMES], get_name=attrgetter("name")
    ).values()
)

_NAMES = [game.name for game in (*_BUILT_IN_GAMES, *_PLUGINS)]

_DECLARED: tuple[AnyGame, ...] = tuple(
    derived_games(load_plugins("nevsky.simple", Simple, _NAMES, get_name=attrgetter("name")))
)

GAMES: tuple[AnyGame, ...] = (
    *_BUILT_IN_GAMES,
    *_PLUGINS,
    *_DECLARED,
    *named_games([*_NAMES, *(game.name for game in _DECLARED)]),
)
"""Built-in games first, then those of other packages, then those of files named at the start."""


def find_game(name: str) -> AnyGame:
    """Return the game with this name. Raises KeyError if there is none."""
    for game in GAMES:
        if game.name == name:
            return game
    raise KeyError(name)

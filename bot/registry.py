"""The games that people can play, by the engine's name."""

from __future__ import annotations

from operator import attrgetter

from bot.game_ui import GameUI
from bot.games.saint_petersburg import SaintPetersburgUI
from engine.installed import installed
from engine.registry import GAMES

_ALL: tuple[GameUI, ...] = (SaintPetersburgUI(),)

_OURS: dict[str, GameUI] = {ui.game.name: ui for ui in _ALL}

GAME_UIS: dict[str, GameUI] = _OURS | installed(
    "nevsky.uis",
    GameUI,
    _OURS,
    of_games=[game.name for game in GAMES],
    name_of=attrgetter("game.name"),
)

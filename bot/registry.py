"""The games that people can play, by the engine's name."""

from __future__ import annotations

from operator import attrgetter

from bot.game_ui import AnyGameUI, GameUI
from bot.games.heller_und_pfennig import HELLER_UND_PFENNIG
from bot.games.rattus_cartus import RATTUS_CARTUS
from bot.games.saint_petersburg import SAINT_PETERSBURG
from engine.installed import installed
from engine.registry import GAMES

_ALL: tuple[AnyGameUI, ...] = (SAINT_PETERSBURG, HELLER_UND_PFENNIG, RATTUS_CARTUS)

_OURS: dict[str, AnyGameUI] = {ui.name: ui for ui in _ALL}

GAME_UIS: dict[str, AnyGameUI] = _OURS | installed(
    "nevsky.uis",
    GameUI,
    _OURS,
    of_games=[game.name for game in GAMES],
    name_of=attrgetter("game.name"),
)

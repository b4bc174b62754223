"""The games that the bot offers: the built-in ones and those of installed plugins."""

from __future__ import annotations

from operator import attrgetter

from bot.game_ui import AnyGameUI, GameUI
from bot.games.heller_und_pfennig import HELLER_UND_PFENNIG_UI
from bot.games.rattus_cartus import RATTUS_CARTUS_UI
from bot.games.saint_petersburg import SAINT_PETERSBURG_UI
from bot.simple import derive_ui
from engine.plugins import load_plugins
from engine.registry import GAMES
from engine.simple.files import derive_each
from render.registry import RENDERERS

_UIS: tuple[AnyGameUI, ...] = (SAINT_PETERSBURG_UI, HELLER_UND_PFENNIG_UI, RATTUS_CARTUS_UI)

_BUILT_IN_UIS: dict[str, AnyGameUI] = {ui.name: ui for ui in _UIS}

_DERIVED_UIS: dict[str, AnyGameUI] = derive_each(
    GAMES, lambda game: derive_ui(game, RENDERERS[game.name])
)

GAME_UIS: dict[str, AnyGameUI] = (
    _BUILT_IN_UIS
    | _DERIVED_UIS
    | load_plugins(
        "nevsky.uis",
        GameUI,
        _BUILT_IN_UIS,
        game_names=[game.name for game in GAMES],
        get_name=attrgetter("game.name"),
    )
)
"""The interface of each game, by the name of the game in the engine."""

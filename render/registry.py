"""The renderers of all games, built-in and from installed plugins."""

from __future__ import annotations

from engine.plugins import load_plugins
from engine.registry import GAMES
from render.games.heller_und_pfennig import HellerUndPfennigRenderer
from render.games.rattus_cartus import RattusCartusRenderer
from render.games.saint_petersburg import SaintPetersburgRenderer
from render.renderer import AnyRenderer, GameRenderer

_BUILT_IN: dict[str, AnyRenderer] = {
    "saint_petersburg": SaintPetersburgRenderer(),
    "heller_und_pfennig": HellerUndPfennigRenderer(),
    "rattus_cartus": RattusCartusRenderer(),
}

RENDERERS: dict[str, AnyRenderer] = _BUILT_IN | load_plugins(
    "nevsky.renderers", GameRenderer, _BUILT_IN, game_names=[game.name for game in GAMES]
)
"""The renderer of each game, by the engine's name of the game."""

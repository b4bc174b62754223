"""The renderers of all games, built-in and from installed plugins."""

from __future__ import annotations

from engine.plugins import load_plugins
from engine.registry import GAMES
from render.games.heller_und_pfennig import HellerUndPfennigRenderer
from render.games.rattus_cartus import RattusCartusRenderer
from render.games.saint_petersburg import SaintPetersburgRenderer
from render.renderer import AnyRenderer, GameRenderer

_BUILT_IN_RENDERERS: dict[str, AnyRenderer] = {
    "saint_petersburg": SaintPetersburgRenderer(),
    "heller_und_pfennig": HellerUndPfennigRenderer(),
    "rattus_cartus": RattusCartusRenderer(),
}

RENDERERS: dict[str, AnyRenderer] = _BUILT_IN_RENDERERS | load_plugins(
    "nevsky.renderers", GameRenderer, _BUILT_IN_RENDERERS, game_names=[game.name for game in GAMES]
)
"""The renderer of each game, by the engine's name of the game."""

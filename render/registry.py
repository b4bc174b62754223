"""The renderers of all games, built-in and from installed plugins."""

from __future__ import annotations

from engine.plugins import load_plugins
from engine.registry import GAMES
from engine.simple.files import derive_each
from render.games import heller_und_pfennig, rattus_cartus, saint_petersburg
from render.renderer import AnyRenderer, GameRenderer
from render.simple import derive_renderer

_BUILT_IN_RENDERERS: dict[str, AnyRenderer] = {
    "saint_petersburg": saint_petersburg.RENDERER,
    "heller_und_pfennig": heller_und_pfennig.RENDERER,
    "rattus_cartus": rattus_cartus.RENDERER,
}

_DERIVED_RENDERERS = derive_each(GAMES, derive_renderer)

RENDERERS: dict[str, AnyRenderer] = (
    _BUILT_IN_RENDERERS
    | _DERIVED_RENDERERS
    | load_plugins(
        "nevsky.renderers",
        GameRenderer,
        _BUILT_IN_RENDERERS,
        game_names=[game.name for game in GAMES],
    )
)
"""The renderer of each game, by the engine's name of the game."""

"""Who draws which game."""

from __future__ import annotations

from engine.plugins import load_plugins
from engine.registry import GAMES
from render.games.heller_und_pfennig import HellerUndPfennigPainter
from render.games.rattus_cartus import RattusCartusPainter
from render.games.saint_petersburg import SaintPetersburgPainter
from render.painter import AnyPainter, Painter

_OURS: dict[str, AnyPainter] = {
    "saint_petersburg": SaintPetersburgPainter(),
    "heller_und_pfennig": HellerUndPfennigPainter(),
    "rattus_cartus": RattusCartusPainter(),
}

PAINTERS: dict[str, AnyPainter] = _OURS | load_plugins(
    "nevsky.painters", Painter, _OURS, game_names=[game.name for game in GAMES]
)
"""A painter for each game, by the engine's name for it."""

"""Who draws which game."""

from __future__ import annotations

from render.games.saint_petersburg import SaintPetersburgPainter
from render.painter import Painter

PAINTERS: dict[str, Painter] = {
    "saint_petersburg": SaintPetersburgPainter(),
}
"""A painter for each game, by the engine's name for it."""

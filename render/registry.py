"""Who draws which game."""

from __future__ import annotations

from render.games.heller_und_pfennig import HellerUndPfennigPainter
from render.games.saint_petersburg import SaintPetersburgPainter
from render.painter import AnyPainter

PAINTERS: dict[str, AnyPainter] = {
    "heller_und_pfennig": HellerUndPfennigPainter(),
    "saint_petersburg": SaintPetersburgPainter(),
}
"""A painter for each game, by the engine's name for it."""

"""The contract tests play every registered game and the example game."""

from __future__ import annotations

from tests.support.example_game import register_example_game
from tests.support.render.art_cache import cache_rasterized_art

__all__ = ["cache_rasterized_art", "register_example_game"]

"""The contract tests play every registered game and the example games."""

from __future__ import annotations

from tests.support.example_game import register_every_example
from tests.support.render.art_cache import cache_rasterized_art

__all__ = ["cache_rasterized_art", "register_every_example"]

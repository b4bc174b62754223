"""The contract tests play every registered game and the example games."""

from __future__ import annotations

import pytest

from bot.contract.parametrize import parametrize
from tests.support.example_game import register_every_example
from tests.support.render.art_cache import cache_rasterized_art

__all__ = ["cache_rasterized_art", "register_every_example"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    # Only here: `--game` selects them before.
    from tests.contract.adapters import PLAYED_GAMES

    parametrize(metafunc, PLAYED_GAMES)

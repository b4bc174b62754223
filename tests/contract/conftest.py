"""The contract tests play every registered game and the example game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.examples.council.registered import council_registered_temporarily
from tests.support.render.art_cache import cache_rasterized_art

__all__ = ["cache_rasterized_art", "register_example_game"]


@pytest.fixture(autouse=True, scope="module")
def register_example_game() -> Iterator[None]:
    """Register the Council beside the other games."""
    with council_registered_temporarily():
        yield

"""A fixture that rasterises each SVG file once in a whole test run."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from unittest.mock import patch

import pytest
from PIL import Image

from render import art

CACHE_SIZE = 2000


@pytest.fixture(autouse=True, scope="session")
def cache_rasterized_art() -> Iterator[None]:
    """Keep rasterised art even when a test clears the renderer's own caches.

    Tests draw thousands of pictures, and the art files do not change meanwhile.
    """
    cached_rasterize = lru_cache(maxsize=CACHE_SIZE)(art._rasterize)

    def rasterize(asset: art.SvgAsset, width: int, hard_edges: bool) -> Image.Image:
        return cached_rasterize(asset, width, hard_edges)

    with patch.object(art, "_rasterize", rasterize):
        yield

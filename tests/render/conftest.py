"""Pictures by the thousand, for which no drawing is rasterised twice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from unittest.mock import patch

import pytest
from PIL import Image

from render import art

CACHE_SIZE = 2000


@pytest.fixture(autouse=True, scope="session")
def cache_rasterised_art() -> Iterator[None]:
    """Also where a test forgets all that was drawn: what a file looks like stays the same."""
    rasterised = lru_cache(maxsize=CACHE_SIZE)(art._rasterize)

    def raster(drawing: art.SvgAsset, wide: int, hard: bool) -> Image.Image:
        return rasterised(drawing, wide, hard)

    with patch.object(art, "_rasterize", raster):
        yield

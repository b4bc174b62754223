"""The cache of drawn images: bounded by bytes, shared by all functions."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import _lru_cache_wrapper
from typing import Any

import pytest
from PIL import Image

from render import image_cache
from render.image_cache import (
    CACHE_BYTES,
    cached_bytes,
    cached_image,
    clear_image_cache,
    image_bytes,
)
from tests.test_cache_bounds import caches

MEBIBYTE = 2**20
SIDE = 1024
"""The side in pixels of a square with one byte a pixel that takes a mebibyte."""


@pytest.fixture(autouse=True)
def empty_cache() -> Iterator[None]:
    clear_image_cache()
    yield
    clear_image_cache()


@cached_image
def square(number: int, side: int = SIDE, mode: str = "L") -> Image.Image:
    return Image.new(mode, (side, side), number if mode == "L" else (number, 0, 0))


@cached_image
def other_square(number: int) -> Image.Image:
    return Image.new("L", (SIDE, SIDE), number)


def test_image_is_drawn_once() -> None:
    assert square(1) is square(1)
    assert square(2) is not square(1)


def test_functions_with_the_same_arguments_have_images_of_their_own() -> None:
    assert square(1) is not other_square(1)


def test_more_images_than_fit_are_forgotten() -> None:
    for number in range(2 * CACHE_BYTES // MEBIBYTE):
        square(number % 256, SIDE + number)
        assert cached_bytes() <= CACHE_BYTES
    assert cached_bytes() > CACHE_BYTES // 2


def test_images_used_last_are_kept() -> None:
    kept = square(0)
    for number in range(1, 2 * CACHE_BYTES // MEBIBYTE):
        square(number % 256, SIDE + number)
        assert square(0) is kept


def test_image_larger_than_the_cache_is_not_kept() -> None:
    small = square(1)
    side = int((CACHE_BYTES // 4) ** 0.5) + 1
    assert square(1, side, "RGB") is not square(1, side, "RGB")
    assert square(1) is small


@pytest.mark.parametrize(("mode", "bytes_per_pixel"), [("L", 1), ("RGB", 4), ("RGBA", 4)])
def test_size_of_an_image_is_that_of_its_pixels(mode: str, bytes_per_pixel: int) -> None:
    size = image_bytes(Image.new(mode, (300, 200)))
    assert 0 < size - 300 * 200 * bytes_per_pixel < 1024


def test_threads_share_images() -> None:
    with ThreadPoolExecutor(8) as pool:
        images = list(pool.map(square, [number % 20 for number in range(400)]))
    assert cached_bytes() == len(image_cache._images) * image_bytes(images[0])
    assert all(square(number % 20).getpixel((0, 0)) == number % 20 for number in range(20))


def test_no_other_cache_holds_images() -> None:
    """One that counts its entries would be bounded by a number that says nothing about bytes."""
    images = {name for name, cache in caches().items() if _returns_image(cache)}
    assert images == set()


def _returns_image(cache: _lru_cache_wrapper[Any]) -> bool:
    return cache.__annotations__.get("return") in ("Sprite", "Image.Image", "Mask")

"""One cache for all images that are drawn once and used again, bounded by their bytes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock

from cachetools import LRUCache
from PIL import Image

CACHE_BYTES = 32 * 2**20
"""How much the pixels of all cached images take together at most."""

_OVERHEAD = 600
"""Bytes that Python and Pillow need for an image of any size."""

_BYTES_PER_PIXEL = {"L": 1, "1": 1, "P": 1, "RGB": 4, "RGBA": 4}
"""By mode, as Pillow stores them."""


def image_bytes(image: Image.Image) -> int:
    """Return the bytes that an image takes in memory."""
    return _OVERHEAD + image.width * image.height * _BYTES_PER_PIXEL[image.mode]


_images: LRUCache[object, Image.Image] = LRUCache(CACHE_BYTES, image_bytes)
# Pictures are drawn in several threads.
_lock = Lock()


def cached_image(draw: Callable[..., Image.Image]) -> Callable[..., Image.Image]:
    """Keep the images that a function returns, as long as they are among those used last.

    All functions share the cache. Arguments must be hashable. An image is shared between threads:
    nobody may modify it.
    """

    @wraps(draw)
    def drawn_once(*args: Hashable, **kwargs: Hashable) -> Image.Image:
        key = (draw, args, *kwargs.items())
        with _lock:
            image = _images.get(key)
        if image is not None:
            return image
        image = draw(*args, **kwargs)
        if image_bytes(image) <= CACHE_BYTES:
            with _lock:
                _images[key] = image
        return image

    return drawn_once


def cached_bytes() -> int:
    """Return how many bytes the cached images take."""
    return int(_images.currsize)


def clear_image_cache() -> None:
    """Forget all images."""
    with _lock:
        _images.clear()

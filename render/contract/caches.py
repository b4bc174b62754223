"""The caches of drawing, for contracts that must not depend on them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import Any

from render.image_cache import clear_image_cache


def caches() -> Iterator[tuple[str, _lru_cache_wrapper[Any]]]:
    """Yield every cache of the loaded modules of `render`, with its full name."""
    for name, module in sorted(sys.modules.items()):
        if name == "render" or name.startswith("render."):
            for value in vars(module).values():
                if isinstance(value, _lru_cache_wrapper) and value.__module__ == name:
                    yield f"{name}.{value.__name__}", value


def clear_caches() -> None:
    """Forget everything that was drawn."""
    clear_image_cache()
    for _name, cache in caches():
        cache.cache_clear()

"""The fixtures of the tests of pictures."""

from tests.support.render.art_cache import cache_rasterized_art

__all__ = ["cache_rasterized_art"]

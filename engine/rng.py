"""A small pseudorandom number generator with the same output in every Python version.

SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

_MASK = (1 << 64) - 1
_GOLDEN_GAMMA = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB


class Rng:
    """A SplitMix64 generator, whose only state is a 64-bit integer."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next_u64(self) -> int:
        """Return the next 64 random bits."""
        self.state = z = (self.state + _GOLDEN_GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * _MIX_1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
        return z ^ (z >> 31)

    def randbelow(self, bound: int) -> int:
        """Return a uniformly distributed integer from 0 to `bound` - 1; `bound` is at least 1."""
        # Rejection sampling: the incomplete last block would favour small remainders.
        last_block = (1 << 64) - bound
        while (drawn := self.next_u64()) - (remainder := drawn % bound) > last_block:
            pass
        return remainder

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle the items in place (Fisher-Yates)."""
        state = self.state
        for last in range(len(items) - 1, 0, -1):
            # `randbelow` with `next_u64` inlined: two calls per card would slow every playout.
            while True:
                state = z = (state + _GOLDEN_GAMMA) & _MASK
                z = ((z ^ (z >> 30)) * _MIX_1) & _MASK
                z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
                drawn = z ^ (z >> 31)
                other = drawn % (last + 1)
                if drawn - other <= _MASK - last:
                    break
            items[last], items[other] = items[other], items[last]
        self.state = state

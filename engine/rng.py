"""A small generator of random numbers that is the same on every Python.

SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

_MASK = (1 << 64) - 1
_GOLDEN_GAMMA = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB


class Rng:
    """Random numbers from one int of state."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next_u64(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _GOLDEN_GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * _MIX_1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
        return z ^ (z >> 31)

    def randbelow(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely. Bound is at least 1."""
        # Numbers from the incomplete last block would favour the small remainders.
        last_block = (1 << 64) - bound
        while (drawn := self.next_u64()) - (remainder := drawn % bound) > last_block:
            pass
        return remainder

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into random order, in place (Fisher and Yates)."""
        state = self.state
        for last in range(len(items) - 1, 0, -1):
            # This is `randbelow`, and `next_u64` in it: two calls a card would be felt in every playout.
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

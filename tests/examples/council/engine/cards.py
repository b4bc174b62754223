"""The cards: what a house has to build with, or keeps at home."""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = int
"""A kind of card, its place in `KINDS`."""

KINDS = ("reed", "peat", "clay", "oak", "stone")
"""The names of the kinds, the weakest first."""

COPIES = 24
"""Cards of each kind, enough for five houses over all winters."""


def strength(card: Card) -> int:
    """What a card is worth in the dike, and at home: 1 for reed to 5 for stone."""
    return card + 1


def all_cards() -> list[Card]:
    """The whole deck as it comes out of the box: the kinds in turn."""
    return list(range(len(KINDS))) * COPIES

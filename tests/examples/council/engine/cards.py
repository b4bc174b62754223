"""The cards, which houses lay at the dike, give away, or keep."""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = int
"""A kind of card: its index in `KINDS`."""

KINDS = ("reed", "peat", "clay", "oak", "stone")
"""The names of the kinds, the weakest first."""

COPIES = 24
"""Cards of each kind, enough for five houses over all winters."""


def strength(card: Card) -> int:
    """Return the strength of a card in the dike, and its points at the harvest: 1 to 5."""
    return card + 1


def all_cards() -> list[Card]:
    """Return the unshuffled deck: the kinds in turn."""
    return list(range(len(KINDS))) * COPIES

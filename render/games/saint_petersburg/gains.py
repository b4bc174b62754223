"""What a phase brought each player, from what happened in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card
from engine.games.saint_petersburg.events import Bought, Event, Played, PointsBought, Scored
from engine.games.saint_petersburg.view import View


class Gains(NamedTuple):
    """What a phase brought a seat. `paid` is None after a phase that pays nothing."""

    paid: tuple[int, int] | None
    bought_points: int
    new: frozenset[Card]


def gains(view: View, events: Sequence[Event]) -> list[Gains]:
    """What the phase brought each seat: rubles and points paid, points bought, new cards."""
    scored = next((event for event in events if isinstance(event, Scored)), None)
    came: list[set[Card]] = [set() for _ in view.players]
    bought_points = [0] * len(view.players)
    for event in events:
        if isinstance(event, Bought | Played):
            came[event.seat].add(event.card)
        elif isinstance(event, PointsBought):
            bought_points[event.seat] += event.points
    return [
        Gains(
            paid=None if scored is None else (scored.rubles[seat], scored.points[seat]),
            bought_points=bought_points[seat],
            new=frozenset(card for card, _ in player.in_play if card in came[seat]),
        )
        for seat, player in enumerate(view.players)
    ]

"""What a phase brought each player, from what happened in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card
from engine.games.saint_petersburg.events import (
    Bought,
    Divided,
    Event,
    Played,
    PointsBought,
    Scored,
    Traded,
)
from engine.games.saint_petersburg.view import View


class Gains(NamedTuple):
    """What a phase brought a seat. `paid` is None after a phase that pays nothing.

    After it the `houses`, by the ids of their cards, brought `house_points`, some of them bought,
    and `house_rubles`.
    """

    paid: tuple[int, int] | None
    houses: tuple[str, ...]
    house_rubles: int
    house_points: int
    new: frozenset[Card]


def house_key(house: str) -> str:
    """The text key of a house's name."""
    return f"card-{house.replace('_', '-')}"


def gains(view: View, events: Sequence[Event]) -> list[Gains]:
    """What the phase brought each seat: what was paid, what came from houses, new cards."""
    scored = next((event for event in events if isinstance(event, Scored)), None)
    came: list[set[Card]] = [set() for _ in view.players]
    from_houses: list[list[tuple[str, int, int]]] = [[] for _ in view.players]
    for event in events:
        match event:
            case Bought() | Played():
                came[event.seat].add(event.card)
            case PointsBought(seat, points) if points:
                from_houses[seat].append(("pub", 0, points))
            case Traded(seat, points) if points:
                from_houses[seat].append(("trading_house", 0, points))
            case Divided(seat, rubles, points):
                from_houses[seat].append(("guild_hall", rubles, points))
            case _:
                pass
    return [
        Gains(
            paid=None if scored is None else (scored.rubles[seat], scored.points[seat]),
            houses=tuple(house for house, _, _ in brought),
            house_rubles=sum(rubles for _, rubles, _ in brought),
            house_points=sum(points for _, _, points in brought),
            new=frozenset(card for card, _ in player.in_play if card in came[seat]),
        )
        for seat, (player, brought) in enumerate(zip(view.players, from_houses, strict=True))
    ]

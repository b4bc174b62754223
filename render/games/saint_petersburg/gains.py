"""What a phase gave each player, computed from its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.cards import Card
from engine.games.saint_petersburg.events import (
    Bought,
    DiscPaid,
    Divided,
    Event,
    Played,
    PointsBought,
    Scored,
    Traded,
)
from engine.games.saint_petersburg.view import View


class PhaseGains(NamedTuple):
    """What a phase gave a seat.

    `paid` are rubles and points of the scoring, None after a phase without one. After it, the
    `buildings`, card ids, gave `building_points`, some of them bought, and `building_rubles`.
    """

    paid: tuple[int, int] | None
    buildings: tuple[str, ...]
    building_rubles: int
    building_points: int
    new_cards: frozenset[Card]


def building_key(building: str) -> str:
    """Return the text key of a building's name."""
    return f"card-{building.replace('_', '-')}"


def phase_gains(view: View, events: Sequence[Event]) -> list[PhaseGains]:
    """Return what the phase gave each seat: the scoring, gains from buildings, and new cards."""
    scored = next((event for event in events if isinstance(event, Scored)), None)
    new_cards: list[set[Card]] = [set() for _ in view.players]
    point_sales: list[list[tuple[str, int, int]]] = [[] for _ in view.players]
    for event in events:
        match event:
            case Bought() | Played():
                new_cards[event.seat].add(event.card)
            case PointsBought(seat, points) if points:
                point_sales[seat].append(("pub", 0, points))
            case Traded(seat, points) if points:
                point_sales[seat].append(("trading_house", 0, points))
            case Divided(seat, rubles, points):
                point_sales[seat].append(("guild_hall", rubles, points))
            case _:
                pass
    return [
        PhaseGains(
            paid=None if scored is None else (scored.rubles[seat], scored.points[seat]),
            buildings=tuple(building for building, _, _ in sales),
            building_rubles=sum(rubles for _, rubles, _ in sales),
            building_points=sum(points for _, _, points in sales),
            new_cards=frozenset(card for card, _ in player.in_play if card in new_cards[seat]),
        )
        for seat, (player, sales) in enumerate(zip(view.players, point_sales, strict=True))
    ]


def points_from(event: Event, seat: Seat) -> int:
    """Return the points that an event gave a seat, apart from the final scoring."""
    match event:
        case Scored(points=points):
            return points[seat]
        case PointsBought() | Divided() | Traded() | DiscPaid() if event.seat == seat:
            return event.points
    return 0

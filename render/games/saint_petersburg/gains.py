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


class PhaseGains(NamedTuple):
    """What a phase brought a seat. `paid` is None after a phase that pays nothing.

    After it the `buildings`, by the ids of their cards, brought `building_points`, some of them bought,
    and `building_rubles`.
    """

    paid: tuple[int, int] | None
    buildings: tuple[str, ...]
    building_rubles: int
    building_points: int
    new_cards: frozenset[Card]


def building_key(building: str) -> str:
    """The text key of a house's name."""
    return f"card-{building.replace('_', '-')}"


def phase_gains(view: View, events: Sequence[Event]) -> list[PhaseGains]:
    """What the phase brought each seat: what was paid, what came from houses, new cards."""
    scored = next((event for event in events if isinstance(event, Scored)), None)
    arrived: list[set[Card]] = [set() for _ in view.players]
    from_buildings: list[list[tuple[str, int, int]]] = [[] for _ in view.players]
    for event in events:
        match event:
            case Bought() | Played():
                arrived[event.seat].add(event.card)
            case PointsBought(seat, points) if points:
                from_buildings[seat].append(("pub", 0, points))
            case Traded(seat, points) if points:
                from_buildings[seat].append(("trading_house", 0, points))
            case Divided(seat, rubles, points):
                from_buildings[seat].append(("guild_hall", rubles, points))
            case _:
                pass
    return [
        PhaseGains(
            paid=None if scored is None else (scored.rubles[seat], scored.points[seat]),
            buildings=tuple(building for building, _, _ in brought),
            building_rubles=sum(rubles for _, rubles, _ in brought),
            building_points=sum(points for _, _, points in brought),
            new_cards=frozenset(card for card, _ in player.in_play if card in arrived[seat]),
        )
        for seat, (player, brought) in enumerate(zip(view.players, from_buildings, strict=True))
    ]

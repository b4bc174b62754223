"""The harvest, and who is the greatest house in the end."""

from __future__ import annotations

from engine.core import Result
from tests.examples.council.engine.cards import strength
from tests.examples.council.engine.state import FIELDS, FIELDS_IN_A_ROW, Field, Player, State


def worth(field: Field) -> int:
    """Points of a field at each harvest: 5 by the sea, 1 in the last row."""
    return (FIELDS - 1 - field) // FIELDS_IN_A_ROW + 1


def harvest(player: Player) -> int:
    """What a house brings in: its fields, and the cards that it did not give to the dike."""
    return sum(map(worth, player.fields)) + sum(map(strength, player.hand))


def ranks(state: State) -> tuple[int | None, ...]:
    """The most fields win; points only break ties. Who drowned has no place."""
    standing = {
        seat: (len(state.players[seat].fields), state.players[seat].points) for seat in state.living
    }
    return tuple(
        1 + sum(other > standing[seat] for other in standing.values()) if seat in standing else None
        for seat in range(len(state.players))
    )


def result(state: State) -> Result | None:
    """Points and ranks, or None while the council goes on."""
    if not state.over:
        return None
    return Result(tuple(player.points for player in state.players), ranks(state))

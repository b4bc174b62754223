"""The harvest and the ranking."""

from __future__ import annotations

from engine.core import Result
from tests.examples.council.engine.cards import strength
from tests.examples.council.engine.state import FIELDS, FIELDS_IN_A_ROW, Field, Player, State


def worth(field: Field) -> int:
    """Return the points of a field at each harvest: 5 by the sea, 1 in the last row."""
    return (FIELDS - 1 - field) // FIELDS_IN_A_ROW + 1


def harvest(player: Player) -> int:
    """Return the points of a house at the harvest, for its fields and its hand."""
    return sum(map(worth, player.fields)) + sum(map(strength, player.hand))


def ranks(state: State) -> tuple[int | None, ...]:
    """Return the ranks by fields, then points; None for drowned houses."""
    standing = {
        seat: (len(state.players[seat].fields), state.players[seat].points) for seat in state.living
    }
    return tuple(
        1 + sum(other > standing[seat] for other in standing.values()) if seat in standing else None
        for seat in range(len(state.players))
    )


def result(state: State) -> Result | None:
    """Return points and ranks; None while the game is running."""
    if not state.over:
        return None
    return Result(tuple(player.points for player in state.players), ranks(state))

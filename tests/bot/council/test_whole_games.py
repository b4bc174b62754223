"""Whole councils by taps alone and by commands alone, to every kind of end there is.

At each step the evening compares what is stored and shown with the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from bot.storage.records import ResultRow
from engine.core import Result
from tests.bot.evening import Evening
from tests.bot.play_by_buttons import ButtonEvening, presses
from tests.bot.room import Room
from tests.store.sqlite import results_of


@dataclass(frozen=True)
class Script:
    """Who plays in which way with which seed, and how it ends: the rank of each seat."""

    way: type[Evening]
    seats: int
    seed: int
    ranks: tuple[int | None, ...]
    options: dict[str, bool] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.way.__name__}-{self.ranks}-{''.join(self.options)}"


SCRIPTS = (
    Script(ButtonEvening, 3, 99, (3, 2, 1)),
    Script(Evening, 3, 127, (3, 1, 1)),
    Script(ButtonEvening, 5, 466, (1, 1, None, None, 3)),
    Script(Evening, 4, 561, (None, None, None, 1)),
    Script(ButtonEvening, 3, 57, (None, None, None)),
    Script(Evening, 3, 33, (None, None, None)),
    Script(Evening, 2, 150, (1, 1), {"duel": True}),
    Script(ButtonEvening, 2, 336, (2, 1), {"duel": True}),
    Script(ButtonEvening, 3, 112, (1, 3, 2), {"open": True}),
    Script(Evening, 3, 473, (None, 1, 1), {"open": True}),
)
"""The seeds are found by trying: that is how random players end with them."""


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
async def test_a_whole_random_council(room: Room, script: Script) -> None:
    evening, rng = script.way(room, range(script.seats)), Random(script.seed)
    await evening.begin(script.seed, **script.options)
    game = evening.ui.game
    while acting := game.to_act(evening.state):
        seat = rng.choice(acting)
        await evening.move(seat, rng.choice(game.legal_actions(evening.state, seat)))
    row, result = await evening.row(), game.result(evening.state)
    assert row.status == "over"
    assert isinstance(result, Result)
    assert result.ranks == script.ranks
    assert await results_of(room.bot.runtime.store, row.id) == tuple(
        ResultRow(seat, room.people[seat].id, script.seats, points, rank)
        for seat, (points, rank) in enumerate(zip(result.points, result.ranks, strict=True))
    ), "who has no place is stored without one"
    assert [press.verb for press in presses(room.last)] == ["rematch", "replay"]
    assert_told(evening, result)


def assert_told(evening: Evening, result: Result) -> None:
    """Who has won, if anybody has, the places in their order, and who drowned after them."""
    told = evening.room.last.content.partition("**")
    lines = "".join(told[1:]).splitlines()
    winners = [evening.names[seat] for seat in result.winners]
    assert all(name in lines[0] for name in winners)
    assert ("Nobody wins" in lines[0]) == (not winners)
    assert ("share the win" in lines[0]) == (len(winners) > 1)
    for line, place in zip(lines[1:], _in_order(result), strict=True):
        rank, name = place
        assert f"**{evening.names[name]}**" in line
        assert line.startswith(f"{rank}. ") if rank else "drowned" in line


def _in_order(result: Result) -> list[tuple[int | None, int]]:
    placed = sorted((rank, seat) for seat, rank in enumerate(result.ranks) if rank is not None)
    drowned = [(None, seat) for seat, rank in enumerate(result.ranks) if rank is None]
    return [*placed, *drowned]

"""Whole games by taps alone and by commands alone, to every kind of end there is.

At each step the evening compares what is stored and shown with the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from engine.core import Result
from engine.games.rattus_cartus.events import Revealed
from tests.bot.evening import Evening
from tests.bot.play_by_buttons import presses
from tests.bot.rattus_cartus.town_evening import ButtonEvening, TownEvening, played
from tests.bot.room import Room


@dataclass(frozen=True)
class Script:
    """Who plays in which way with which seed, and how it ends: the rank of each seat."""

    way: type[Evening]
    seats: int
    seed: int
    ranks: tuple[int | None, ...]
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.way.__name__}-{self.ranks}"


SCRIPTS = (
    Script(ButtonEvening, 2, 3, (None, None)),
    Script(TownEvening, 2, 0, (1, None)),
    Script(TownEvening, 3, 7, (3, 1, 2), {"one-kind": True}),
    Script(ButtonEvening, 4, 1, (1, 3, 1, 4)),
    Script(TownEvening, 5, 26, (2, None, 1, None, None)),
)
"""The seeds are found by trying: that is how random players end with them."""


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
async def test_a_whole_random_game(room: Room, script: Script) -> None:
    evening = script.way(room, range(script.seats))
    result = await played(evening, script.seed, **script.options)
    assert result.ranks == script.ranks
    shown = [event for event in evening.events if isinstance(event, Revealed)]
    assert evening.stories == len(shown), "each building that somebody entered has its story"
    assert [press.verb for press in presses(room.last)] == ["rematch", "replay", "review"]
    assert all(len(message.content) <= MAX_MESSAGE_LENGTH for message in room.public)
    assert_told(evening, result)


def assert_told(evening: Evening, result: Result) -> None:
    """The plague, who has won, if anybody has, the living in their order, the dead after them."""
    told = evening.room.last.content
    plague, title, *lines = told[told.index("The plague comes") :].splitlines()
    view = evening.ui.game.view(evening.state, None)
    assert f"shows {view.plague} nun" in plague
    winners = [evening.names[seat] for seat in result.winners]
    assert all(name in title for name in winners)
    assert ("Nobody wins" in title) == (not winners)
    assert ("share the win" in title) == (len(winners) > 1)
    ranks = result.ranks
    living = sorted((rank, seat) for seat, rank in enumerate(ranks) if rank is not None)
    dead = {evening.names[seat] for seat, rank in enumerate(ranks) if rank is None}
    for line, (rank, seat) in zip(lines, living, strict=False):
        assert line.startswith(f"{rank}. **{evening.names[seat]}**: {result.points[seat]} point")
    buried = lines[len(living) :]
    assert {line.split("**")[1] for line in buried} == dead
    assert all("is dead" in line for line in buried)

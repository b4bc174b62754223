"""Who plays alone knows from the start what to compare with."""

from __future__ import annotations

import pytest

from tests.bot.room import Room
from tests.bot.test_rematch import end_soon

SEED = 70


async def test_the_target_is_told_at_the_start_and_then_no_more(room: Room) -> None:
    await room.start((0,), SEED)
    target = room.ui.solo_target
    first = f"You play alone. A Hard AI averages {target:,} points."
    assert first in room.last.content.splitlines()
    await room.slash(0, "stpete take", card="Lumberjack")
    assert "You play alone" not in room.last.content
    assert "your turn" not in room.last.content


async def test_who_played_alone_before_is_told_his_best(room: Room) -> None:
    table = await room.start((0,), SEED)
    await end_soon(room, table, (0,))
    result = table.game.result(table.state)
    assert result is not None
    await room.start((0,), SEED)
    assert f"your best so far is {result.points[0]}." in room.last.content


async def test_the_target_is_told_once_though_the_first_post_fails(room: Room) -> None:
    await room.slash(0, "stpete new")
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=500, times=1)
    await room.slash(0, "stpete start")
    await room.env.advance_time(60)
    assert "You play alone" in room.last.content
    assert len(room.public) == 2


@pytest.mark.parametrize("players", [(0, 1), (0, 1, 2)])
async def test_nobody_else_is_told_of_it(room: Room, players: tuple[int, ...]) -> None:
    await room.start(players, SEED)
    assert "alone" not in room.last.content

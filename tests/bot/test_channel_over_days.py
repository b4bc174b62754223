"""What a table leaves in its channel when hours go by, people chat, and it closes."""

from __future__ import annotations

import pytest

from tests.bot.clock import HOUR, look_seldom
from tests.bot.evening import Evening
from tests.bot.requests import Requests
from tests.bot.room import PEOPLE, Room, labels

SEED = 70


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    look_seldom(monkeypatch, 12 * HOUR)


async def test_a_lobby_of_yesterday_is_started_without_an_old_edit(room: Room) -> None:
    requests = Requests(room)
    await room.slash(0, "stpete new")
    old = room.last
    for step in ("stpete join", "stpete start"):
        await room.env.advance_time(20 * HOUR)
        await room.slash(1 if step.endswith("join") else 0, step)
        requests.check()
    assert old.id not in [message.id for message in room.public]
    assert len(room.public) == 2
    assert labels(room.public[0]) == []
    assert "has begun" in room.public[0].content


async def test_the_lobby_loses_its_buttons_after_a_restart_too(room: Room) -> None:
    await room.slash(0, "stpete new")
    await room.env.advance_time(2 * HOUR)
    await room.restart()
    await room.slash(0, "stpete start")
    assert labels(room.public[0]) == []
    assert len(room.public) == 2
    await room.restart()
    await room.slash(0, "stpete pass")
    assert sum(1 for message in room.public if labels(message)) == 1


@pytest.mark.parametrize("hours", [0, 2])
async def test_a_closed_lobby_keeps_no_buttons_and_an_ended_game_its_replay(
    room: Room, hours: int
) -> None:
    for begun in (False, True):
        await room.slash(0, "stpete new")
        if begun:
            await room.slash(0, "stpete start")
        await room.env.advance_time(hours * HOUR)
        asked = await room.slash(0, "stpete end")
        if begun:
            await room.press(0, asked.response, "Yes, end the game")
        left = [labels(message) for message in room.public if labels(message)]
        assert left == ([["Replay"]] if begun else [])


async def test_the_table_stays_at_the_bottom_when_people_chat(room: Room) -> None:
    evening = Evening(room, (0, 1))
    await evening.begin(SEED)
    for n in range(3):
        await room.people[n].send(room.channel, "Chat")
    before = len(room.public)
    first = await room.turn((0, 1))
    await room.slash(first, "stpete pass")
    assert labels(room.last)
    assert len(room.public) == before
    assert f"{PEOPLE[first]} passes" in room.last.content

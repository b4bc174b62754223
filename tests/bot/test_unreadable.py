"""A game that cannot be read stops none of the others, and its channel is told so in words."""

from __future__ import annotations

import logging

import pytest
import simcord

from bot.table.table import Table
from tests.bot.clock import HOUR, look_seldom
from tests.bot.room import Room, labels, text_of
from tests.store.sqlite import statement

SEED = 70
MANAGER, BORIS, CATHERINE, STRANGER = 0, 1, 2, 4
PLAYERS = (BORIS, CATHERINE, 3)
"""Boris is the host. With this seed the last of the three has the first turn."""

FAULTS = {
    "broken": 'UPDATE game SET state = \'{"schema":1,"state":{}}\' WHERE id = 1',
    "newer": 'UPDATE game SET state = \'{"schema":99,"state":{}}\' WHERE id = 1',
    "no JSON": "UPDATE game SET state = 'x' WHERE id = 1",
    "unknown game": "UPDATE game SET name = 'chess' WHERE id = 1",
}


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    look_seldom(monkeypatch, HOUR)


@pytest.fixture
async def elsewhere(room: Room) -> simcord.ChannelHandle:
    made: simcord.ChannelHandle = room.guild.create_text_channel("elsewhere")
    return made


@pytest.fixture(params=FAULTS)
async def unreadable(
    room: Room,
    elsewhere: simcord.ChannelHandle,
    request: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
) -> int:
    """Game 1 can be read no more, game 2 in the other channel can; a start has to tell both."""
    table = await room.start(PLAYERS, SEED)
    await room.people[BORIS].slash(elsewhere, "stpete new")
    await room.people[CATHERINE].slash(elsewhere, "stpete join")
    await room.people[BORIS].slash(elsewhere, "stpete start")
    statement(room.database, FAULTS[request.param])
    statement(room.database, "UPDATE game SET posted_ply = posted_ply - 1")
    await room.restart()
    errors = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert errors == [f"game {table.row.id} cannot be read"]
    return table.row.id


@pytest.mark.usefixtures("unreadable")
async def test_the_others_go_on_and_are_reminded(
    room: Room, elsewhere: simcord.ChannelHandle
) -> None:
    """That no more errors are logged is seen to for every test."""
    other = await room.bot.runtime.tables.get(elsewhere.id)
    assert other.row.announced_ply == other.row.ply, "the start told what was not told"
    await room.env.advance_time(25 * HOUR)
    assert elsewhere.last_message is not None
    assert "the table is waiting for you" in elsewhere.last_message.content
    await room.bot.runtime.resume()


@pytest.mark.usefixtures("unreadable")
async def test_its_channel_is_answered_in_words(room: Room) -> None:
    for command in ("pass", "board", "hand", "join", "undo", "log"):
        assert "cannot be read" in await room.refused(room.slash(BORIS, f"stpete {command}"))
    assert "cannot be read" in await room.refused(room.slash(STRANGER, "stpete new"))
    assert await room.suggestions(BORIS, "stpete buy", "card") == {}
    pressed = room.press(CATHERINE, room.last, labels(room.last)[0])
    assert "cannot be read" in await room.refused(pressed)


async def test_it_stands_in_the_list_of_games(room: Room, unreadable: int) -> None:
    lines = (await room.says(BORIS, "nevsky games")).splitlines()
    assert len(lines) == 2
    [line] = [one for one in lines if one.startswith(f"{unreadable}.")]
    assert f"<#{room.channel.id}>" in line
    assert "cannot read" in line


@pytest.mark.parametrize("who", [BORIS, MANAGER])
async def test_it_can_be_ended_by_its_host_and_who_manages(
    room: Room, unreadable: int, who: int
) -> None:
    assert "Boris" in await room.refused(room.slash(CATHERINE, "stpete end"))
    asked = await room.slash(who, "stpete end")
    sure = await room.old_button(f"1/end-unreadable/{unreadable}/0")
    assert "Boris" in await room.refused(room.press(CATHERINE, sure, "Old"))
    assert text_of(await room.press(who, asked.response, "Yes, end the game")) == (
        "The game has ended without a winner."
    )
    row = await room.bot.runtime.store.game(unreadable)
    assert row is not None
    assert (row.status, row.announced_ply) == ("abandoned", row.ply)
    assert room.public[-1].content == "The game has ended without a winner."
    assert sum(bool(labels(message)) for message in room.public) == 1, "but for the old button"
    assert "No game is open" in await room.refused(room.press(who, sure, "Old"))
    await room.slash(STRANGER, "stpete new")
    assert (await room.table()).row.id != unreadable


async def test_what_can_be_read_is_not_ended_as_if_it_could_not(room: Room) -> None:
    table: Table = await room.start(PLAYERS, SEED)
    sure = await room.old_button(f"1/end-unreadable/{table.row.id}/0")
    assert "earlier game" in await room.refused(room.press(BORIS, sure, "Old"))
    assert table.row.status == "running"


@pytest.mark.parametrize("status", [403, 500])
async def test_an_end_that_could_not_be_told_is_told_at_the_next_start(
    room: Room, unreadable: int, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    asked = await room.slash(BORIS, "stpete end")
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=status)
    await room.press(BORIS, asked.response, "Yes, end the game")
    row = await room.bot.runtime.store.game(unreadable)
    assert row is not None
    assert (row.status, row.announced_ply < row.ply) == ("abandoned", True)
    for _ in range(2):
        await room.restart()
        caplog.clear()
        told = [one.content for one in room.public if "without a winner" in one.content]
        assert told == ["The game has ended without a winner."]

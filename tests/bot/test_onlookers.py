"""Who does not sit at the table is told where it is, and shown what he may look at."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.table import Table
from tests.bot.room import Room, labels, text_of
from tests.bot.test_rematch import link

SEED = 70
PLAYERS = (0, 1, 2)
BORIS, CATHERINE, STRANGER = 1, 2, 4
LOOKS = ["Table", "Standings", "Chart", "Log", "Players", "Rules", "Cards"]


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def test_whatever_an_onlooker_presses_he_is_told_where_the_game_is(
    room: Room, table: Table
) -> None:
    for label in labels(room.last):
        answer = await room.press(STRANGER, room.last, label)
        assert text_of(answer) == (
            f"You are not at this table, but you are welcome to watch: {link(room)}"
        )
        assert labels(answer.response) == LOOKS


async def test_he_can_look_at_all_of_it_and_back(room: Room, table: Table) -> None:
    before = await room.standing()
    shown: Any = (await room.press(STRANGER, room.last, "My hand")).response
    for label in LOOKS:
        answer = await room.press(STRANGER, shown, label)
        assert "not at this table" not in text_of(answer)
        shown = (await room.press(STRANGER, answer.response, "Back")).response
        assert "You are watching this game" in shown.content
        assert labels(shown) == LOOKS
    assert await room.standing() == before


async def test_his_table_is_the_public_one(room: Room, table: Table) -> None:
    answer = await room.press(STRANGER, room.last, "My hand")
    answer = await room.press(STRANGER, answer.response, "Table")
    public = room.last.attachments[0].description
    assert answer.response.attachments[0].description == public


async def test_commands_of_players_are_answered_alike(room: Room, table: Table) -> None:
    for command in ("hand", "pass", "buy", "undo", "hint"):
        answer = await room.slash(STRANGER, f"stpete {command}")
        assert "welcome to watch" in text_of(answer)
        assert labels(answer.response) == LOOKS
    answer = await room.slash(STRANGER, "stpete join")
    assert "running already" in text_of(answer)
    assert labels(answer.response) == LOOKS


async def test_whose_seat_an_ai_plays_takes_it_back_with_one_tap(room: Room, table: Table) -> None:
    asked = await room.slash(BORIS, "stpete leave")
    await room.press(BORIS, asked.response, "An easy AI")
    answer = await room.press(BORIS, room.last, "My hand")
    assert labels(answer.response) == ["Take my seat back", *LOOKS]
    await room.press(BORIS, answer.response, "Take my seat back")
    assert table.seats[BORIS].user_id == room.people[BORIS].id
    stranger = await room.press(STRANGER, room.last, "My hand")
    assert labels(stranger.response) == LOOKS, "nobody else"


async def test_who_finds_a_full_lobby_can_watch_it(room: Room) -> None:
    await room.slash(0, "stpete new")
    for who in (1, 2, 3):
        await room.slash(who, "stpete join")
    answer = await room.slash(STRANGER, "stpete join")
    assert "All 4 seats" in text_of(answer)
    assert link(room) in text_of(answer)
    assert labels(answer.response) == ["Rules", "Cards"]


async def test_who_plays_in_another_channel_is_told_where(room: Room, table: Table) -> None:
    other = room.guild.create_text_channel("talk")
    answer = await room.people[BORIS].slash(other, "stpete hand")
    assert text_of(answer) == (
        f"No game is open in this channel. Yours is in <#{room.channel.id}>."
    )
    answer = await room.people[STRANGER].slash(other, "stpete hand")
    assert text_of(answer).startswith("No game is open in this channel. `/stpete new` opens")

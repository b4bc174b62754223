"""The lobby, by commands and by buttons: who sits, who may start and end, and where."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import Env

from bot.client import NevskyClient
from bot.interactions.lobby.membership import REQUIRED_PERMISSIONS
from tests.bot.room import PEOPLE, Room, labels, state_of, text_of
from tests.store.sqlite import latest_game

HOST, BORIS, CATHERINE, DMITRI, EVE = range(5)
"""The first person owns the server."""


async def opened(room: Room, who: int = BORIS, **options: Any) -> discord.Message:
    """Open a table and return the lobby's message."""
    await room.slash(who, "stpete new", **options)
    return room.last


def seated(room: Room) -> list[str]:
    """The people whom the lobby's message lists, in their order."""
    listed = [line for line in room.last.content.splitlines() if line[:1].isdigit()]
    return [next(name for name in PEOPLE if name in line) for line in listed]


async def test_a_table_is_opened_joined_left_and_started_by_commands(room: Room) -> None:
    await opened(room)
    assert seated(room) == ["Boris"]
    for who in (CATHERINE, DMITRI):
        assert "at the table" in await room.says(who, "stpete join")
    assert seated(room) == ["Boris", "Catherine", "Dmitri"]
    await room.slash(CATHERINE, "stpete leave")
    assert seated(room) == ["Boris", "Dmitri"]
    assert len(room.public) == 1, "the lobby is one message, edited in place"
    assert "begins" in await room.says(BORIS, "stpete start")
    assert (await room.table()).row.status == "running"
    assert len(room.public) == 2
    assert labels(room.public[0]) == [], "nobody can join any more"
    assert "has begun" in room.public[0].content


async def test_a_table_is_joined_left_and_started_by_buttons(room: Room) -> None:
    lobby = await opened(room)
    for who in (CATHERINE, DMITRI):
        assert "at the table" in text_of(await room.press(who, lobby, "Join"))
    await room.press(CATHERINE, lobby, "Leave")
    assert seated(room) == ["Boris", "Dmitri"]
    await room.press(BORIS, lobby, "Start")
    assert (await room.table()).row.status == "running"


async def test_the_lobbys_buttons_work_after_a_restart(room: Room) -> None:
    lobby = await opened(room)
    await room.restart()
    await room.press(CATHERINE, lobby, "Join")
    assert seated(room) == ["Boris", "Catherine"]
    assert len(room.public) == 1
    await room.restart()
    await room.press(BORIS, room.last, "Start")
    assert (await room.table()).row.status == "running"


async def test_nobody_sits_twice(room: Room) -> None:
    lobby = await opened(room)
    for who in (BORIS, CATHERINE):
        if who != BORIS:
            await room.press(who, lobby, "Join")
        assert "already" in await room.refused(room.press(who, lobby, "Join"))
        assert "already" in await room.refused(room.slash(who, "stpete join"))


async def test_who_does_not_sit_cannot_leave(room: Room) -> None:
    lobby = await opened(room)
    assert "not at this table" in await room.refused(room.press(EVE, lobby, "Leave"))


async def test_a_fifth_person_finds_the_table_full(room: Room) -> None:
    lobby = await opened(room)
    for who in (CATHERINE, DMITRI, EVE):
        await room.press(who, lobby, "Join")
    assert not any("Join" in label for label in labels(room.last)), "it could do nothing"
    table = await room.table()
    late = await room.old_button(f"1/join/{table.row.id}/0")
    assert "All 4 seats" in await room.refused(room.press(HOST, late, "Old"))


async def test_the_host_who_leaves_hands_the_table_over(room: Room) -> None:
    lobby = await opened(room)
    await room.press(CATHERINE, lobby, "Join")
    assert "Boris" in await room.refused(room.press(CATHERINE, lobby, "Start"))
    await room.press(BORIS, lobby, "Leave")
    assert seated(room) == ["Catherine"]
    assert "(host)" in room.last.content
    await room.press(CATHERINE, lobby, "Start")
    assert (await room.table()).row.status == "running"


async def test_the_last_to_leave_closes_the_table(room: Room) -> None:
    lobby = await opened(room)
    await room.press(BORIS, lobby, "Leave")
    assert "No game" in await room.says(BORIS, "stpete join")
    assert not any("Join" in label for message in room.public for label in labels(message))
    await opened(room, CATHERINE)
    assert seated(room) == ["Catherine"]


async def test_a_channel_has_one_game_and_a_thread_another(
    room: Room, simcord_bot: NevskyClient
) -> None:
    await opened(room)
    assert "already" in await room.refused(room.slash(CATHERINE, "stpete new"))
    channel = simcord_bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="a second table", type=discord.ChannelType.public_thread)
    thread = room.channel.threads[0]
    answer = await room.people[CATHERINE].slash(thread, "stpete new")
    assert "open" in text_of(answer)
    await room.people[CATHERINE].slash(thread, "stpete start")
    turn = thread.history()[-1]
    assert f"<@{room.people[CATHERINE].id}>" in turn.content
    bought = await room.people[CATHERINE].slash(thread, "stpete pass")
    assert "You pass" in text_of(bought)
    assert (await room.table()).row.status == "lobby", "the other table is where it was"


async def test_moves_have_to_wait_for_the_start(room: Room) -> None:
    await opened(room)
    for command in ("buy", "take", "play", "pass", "hand", "board", "tableau", "pub"):
        said = await room.refused(room.slash(BORIS, f"stpete {command}"))
        assert "not begun" in said
        assert "`/stpete start`" in said


async def test_without_a_game_everything_says_how_to_open_one(room: Room) -> None:
    for command in ("buy", "pass", "hand", "board", "join", "leave", "start", "end", "discard"):
        assert "`/stpete new`" in await room.refused(room.slash(BORIS, f"stpete {command}"))


async def test_the_chosen_options_are_shown_and_played(room: Room) -> None:
    chosen = {"open-rubles": True, "open-hands": True, "extra-marker": 3}
    lobby = await opened(room, **chosen)
    assert "Rubles are open" in lobby.content
    assert "Hands are open" in lobby.content
    assert "seat 3" in lobby.content
    await room.slash(CATHERINE, "stpete join")
    await room.slash(DMITRI, "stpete join")
    await room.slash(BORIS, "stpete start")
    assert "Rubles are open" in room.public[0].content
    alt = room.last.attachments[0].description
    assert alt is not None
    assert "25 rubles" in alt
    assert sorted(state_of(await room.table()).markers) == [0, 1, 2, 2]


async def test_default_options_are_not_mentioned(room: Room) -> None:
    assert "Rubles" not in (await opened(room)).content


async def test_a_running_game_ends_after_a_question(room: Room) -> None:
    await room.start((BORIS, CATHERINE))
    asked = await room.slash(BORIS, "stpete end")
    assert "Are you sure?" in text_of(asked)
    assert (await room.table()).row.status == "running"
    ended = await room.press(BORIS, asked.response, "Yes, end the game")
    assert "ended" in text_of(ended)
    assert "without a winner" in room.last.content
    assert "No game" in await room.says(BORIS, "stpete hand")
    again = await room.slash(BORIS, "stpete new")
    assert "open" in text_of(again)


async def test_who_is_not_the_host_cannot_end_a_game(room: Room) -> None:
    await room.start((BORIS, CATHERINE))
    for who in (CATHERINE, DMITRI):
        said = await room.refused(room.slash(who, "stpete end"))
        assert "Boris" in said
        assert "Manage Channels" in said


async def test_who_manages_the_channel_can_end_a_game(room: Room) -> None:
    await room.start((BORIS, CATHERINE))
    asked = await room.slash(HOST, "stpete end")
    await room.press(HOST, asked.response, "Yes, end the game")
    assert "without a winner" in room.last.content


async def test_the_question_about_the_end_is_no_permission(room: Room) -> None:
    table = await room.start((BORIS, CATHERINE))
    forged = await room.old_button(f"1/end/{table.row.id}/0")
    assert "Boris" in await room.refused(room.press(CATHERINE, forged, "Old"))


@pytest.mark.parametrize("missing", REQUIRED_PERMISSIONS[1:])
async def test_a_missing_permission_is_named(room: Room, simcord_env: Env, missing: str) -> None:
    me = room.guild.me
    denied = discord.PermissionOverwrite(**{missing: False})
    closed = room.guild.create_text_channel("closed", overwrites={me: denied})
    answer = await room.people[BORIS].slash(closed, "stpete new")
    assert missing.replace("_", " ").title() in text_of(answer)
    assert closed.history() == []
    assert await latest_game(room.bot.runtime.store, closed.id) is None

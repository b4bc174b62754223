"""A person's list of games, and channels that are deleted, closed to the bot or left by it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
import simcord

from bot.table.table import Table
from tests.bot.clock import HOUR, look_seldom
from tests.bot.room import Room, labels, text_of

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE, STRANGER = 2, 4
"""With this seed Catherine has the first turn; Žofie and Boris follow."""


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    look_seldom(monkeypatch, 12 * HOUR)


@pytest.fixture
async def elsewhere(room: Room) -> simcord.ChannelHandle:
    made: simcord.ChannelHandle = room.guild.create_text_channel("elsewhere")
    return made


async def delete_channel(room: Room) -> None:
    room.env.backend.delete_channel(room.channel.id)
    await room.env.settle()


async def games(room: Room, who: int, channel: simcord.ChannelHandle) -> Any:
    answer = await room.people[who].slash(channel, "nevsky games")
    assert answer.ephemeral
    return answer


# The list


async def test_my_games_are_listed_with_whose_turn_it_is(
    room: Room, elsewhere: simcord.ChannelHandle
) -> None:
    table = await room.start(PLAYERS, SEED)
    await room.people[0].slash(elsewhere, "stpete new")
    lobby = (await room.bot.runtime.tables.get(elsewhere.id)).row.id
    lines = text_of(await games(room, 0, elsewhere)).splitlines()
    assert sorted(lines) == [
        f"{table.row.id}. Saint Petersburg in <#{room.channel.id}>: Catherine’s turn",
        f"{lobby}. Saint Petersburg in <#{elsewhere.id}>: not started yet",
    ]
    assert "it is your turn" in text_of(await games(room, CATHERINE, elsewhere))
    assert labels((await games(room, 0, elsewhere)).response) == []
    assert "not in a game" in text_of(await games(room, STRANGER, elsewhere))


async def test_games_of_another_server_are_not_listed(room: Room) -> None:
    await room.start(PLAYERS, SEED)
    other = room.env.create_guild("Elsewhere")
    channel = other.create_text_channel("table")
    owner = room.env.backend.users[room.people[0].id]
    there = other.add_member(simcord.UserHandle(room.env, owner))
    await room.env.settle()
    assert "not in a game" in text_of(await there.slash(channel, "nevsky games"))


async def test_ended_games_are_not_listed(room: Room) -> None:
    await room.start((0, 1), SEED)
    await room.press(0, (await room.slash(0, "stpete end")).response, "Yes, end the game")
    assert "not in a game" in await room.says(0, "nevsky games")


# A deleted channel


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_game_goes_on_in_another_channel(
    room: Room, elsewhere: simcord.ChannelHandle, restarted: bool
) -> None:
    table = await room.start(PLAYERS, SEED)
    await delete_channel(room)
    if restarted:
        await room.restart()
    listed, late = await games(room, 0, elsewhere), await games(room, 1, elsewhere)
    assert labels(listed.response) == [f"Continue game {table.row.id} here"]
    await room.press(0, listed.response, labels(listed.response)[0])
    assert elsewhere.last_message is not None
    assert elsewhere.last_message.raw_mentions == [room.people[CATHERINE].id]
    passed = await room.people[CATHERINE].click(elsewhere.last_message, label="Pass")
    assert "You pass" in text_of(passed)
    assert "Catherine passes" in elsewhere.last_message.content
    assert len(elsewhere.history()) == 1
    again = await room.press(1, late.response, labels(late.response)[0])
    assert f"<#{elsewhere.id}>" in text_of(again)


async def test_a_move_that_was_not_told_is_told_in_the_other_channel(
    room: Room, elsewhere: simcord.ChannelHandle
) -> None:
    table = await room.start(PLAYERS, SEED)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=404, code=10003, times=None)
    await room.slash(CATHERINE, "stpete pass")
    await delete_channel(room)
    listed = await games(room, 0, elsewhere)
    await room.press(0, listed.response, labels(listed.response)[0])
    assert elsewhere.last_message is not None
    assert "Catherine passes" in elsewhere.last_message.content
    await room.env.advance_time(HOUR)
    moved = await room.bot.runtime.tables.get(elsewhere.id)
    assert moved.row.id == table.row.id
    assert not room.bot.runtime.channel_updater.is_failing(moved), (
        "nobody tries the dead channel any more"
    )
    said = text_of(await room.people[0].slash(elsewhere, "stpete pass"))
    assert "could not post" not in said


async def test_a_lobby_goes_on_in_another_channel(
    room: Room, elsewhere: simcord.ChannelHandle
) -> None:
    await room.slash(0, "stpete new")
    await delete_channel(room)
    listed = await games(room, 0, elsewhere)
    await room.press(0, listed.response, labels(listed.response)[0])
    assert elsewhere.last_message is not None
    assert "Join (3 free)" in labels(elsewhere.last_message)
    await room.people[1].click(elsewhere.last_message, label="Join (3 free)")
    await room.people[0].click(elsewhere.last_message, label="Start")
    assert (await room.bot.runtime.tables.get(elsewhere.id)).row.status == "running"


async def test_a_game_does_not_move_to_a_taken_channel(
    room: Room, elsewhere: simcord.ChannelHandle
) -> None:
    table = await room.start(PLAYERS, SEED)
    await delete_channel(room)
    listed = await games(room, 0, elsewhere)
    here = labels(listed.response)[0]
    await room.people[STRANGER].slash(elsewhere, "stpete new")
    refused = await room.people[0].click(listed.response, label=here)
    assert "already" in text_of(refused)
    row = await room.bot.runtime.store.game(table.row.id)
    assert row is not None
    assert row.channel_id == room.channel.id


async def test_a_game_with_its_channel_is_not_homeless(room: Room) -> None:
    table = await room.start(PLAYERS, SEED)
    forged = await room.old_button(f"1/continue/{table.row.id}/0")
    assert f"<#{room.channel.id}>" in await room.refused(room.press(0, forged, "Old"))


async def test_a_sleeping_thread_is_not_gone(room: Room) -> None:
    channel = room.bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    handle = room.channel.threads[0]
    await room.people[0].slash(handle, "stpete new")
    await thread.edit(archived=True)
    await room.restart()
    assert labels((await games(room, 0, room.channel)).response) == []


# No permission, no bot


async def test_a_permission_taken_away_in_the_middle_is_named_and_healed(
    room: Room, table: Table
) -> None:
    turn = room.last
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50013, times=None)
    await room.slash(CATHERINE, "stpete pass")
    assert table.row.ply > table.row.announced_ply
    said = await room.says(0, "stpete take", card="Lumberjack")
    assert "could not post there" in said
    assert "permissions" in said
    assert room.last.id == turn.id
    room.env.backend.faults.clear()
    await room.env.advance_time(HOUR)
    assert table.row.ply == table.row.announced_ply
    told = room.last.content
    assert "Catherine passes" in told
    assert "Žofie takes" in told
    assert room.last.raw_mentions == [room.people[1].id]
    assert len(room.public) == 2
    assert "could not" not in await room.says(1, "stpete pass")


async def test_a_bot_that_was_kicked_goes_on_when_it_is_back(room: Room, table: Table) -> None:
    room.env.inject_error("*", f"/channels/{room.channel.id}/*", status=403, code=50001, times=None)
    await room.slash(CATHERINE, "stpete pass")
    await room.env.advance_time(48 * HOUR)
    assert table.row.ply > table.row.announced_ply
    room.env.backend.faults.clear()
    guild = room.bot.get_guild(room.guild.id)
    assert guild is not None
    await room.bot.on_guild_join(guild)
    await asyncio.gather(*room.bot.runtime.channel_updater._tasks.values())
    assert "Catherine passes" in room.last.content
    assert len(room.public) == 2


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)

"""The list of a user's games, and channels that the bot cannot access."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
import simcord

from bot.interactions.lobby import open_games
from bot.table.table import Table
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.saint_petersburg import CATHERINE, PLAYERS, SEED, STRANGER

pytestmark = pytest.mark.poll_interval(12 * HOUR)


@pytest.fixture
async def other_channel(sim: DiscordFixture) -> simcord.ChannelHandle:
    channel: simcord.ChannelHandle = sim.guild.create_text_channel("elsewhere")
    return channel


async def list_games(sim: DiscordFixture, who: int, channel: simcord.ChannelHandle) -> Any:
    """Use `/nevsky games` in a channel."""
    answer = await sim.people[who].slash(channel, "nevsky games")
    assert answer.ephemeral
    return answer


# The list of games


async def test_own_games_are_listed_with_the_player_to_act(
    sim: DiscordFixture, table: Table, other_channel: simcord.ChannelHandle
) -> None:
    await sim.people[0].slash(other_channel, "stpete new")
    lines = text_of(await list_games(sim, 0, other_channel)).splitlines()
    assert lines == [
        f"1. Saint Petersburg in <#{sim.channel.id}>: Catherine’s turn",
        f"2. Saint Petersburg in <#{other_channel.id}>: not started yet",
    ]
    listed = text_of(await list_games(sim, CATHERINE, other_channel))
    deadlines = [row.deadline_at for row in (await sim.table()).seats if row.deadline_at]
    assert "**your turn** (<t:" in listed
    assert f", until <t:{deadlines[0]}:f>" in listed
    assert button_labels((await list_games(sim, 0, other_channel)).response) == []
    assert "not in a game" in text_of(await list_games(sim, STRANGER, other_channel))


async def test_games_that_wait_for_the_user_come_first(
    sim: DiscordFixture, other_channel: simcord.ChannelHandle
) -> None:
    await sim.people[CATHERINE].slash(other_channel, "stpete new")
    await sim.start(PLAYERS, SEED)
    lines = text_of(await list_games(sim, CATHERINE, other_channel)).splitlines()
    assert [f"<#{sim.channel.id}>" in lines[0], "not started" in lines[1]] == [True, True]


@pytest.mark.parametrize(
    ("name", "shown"), [("Nevsky", "Nevsky"), ("Chess](x) [EU", "Chess)(x) (EU")]
)
async def test_games_of_all_servers_are_listed_with_a_link(
    sim: DiscordFixture, table: Table, name: str, shown: str
) -> None:
    """Brackets in a server's name do not end the link."""
    guild = sim.bot.get_guild(sim.guild.id)
    assert guild is not None
    guild.name = name
    other_guild = sim.env.create_guild("Elsewhere")
    channel = other_guild.create_text_channel("table")
    owner = sim.env.backend.users[sim.people[0].id]
    member = other_guild.add_member(simcord.UserHandle(sim.env, owner))
    await sim.env.settle()
    answer = await member.slash(channel, "nevsky games")
    url = f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}"
    assert text_of(answer) == f"1. Saint Petersburg in [{shown}]({url}): Catherine’s turn"
    assert button_labels(answer.response) == [], "it can only be moved within its server"


async def test_list_says_how_many_games_it_has_no_room_for(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(4):
        channel = sim.guild.create_text_channel(f"table {number}")
        await sim.env.settle()
        await sim.people[0].slash(channel, "stpete new")
    complete = (await sim.private_reply(0, "nevsky games")).splitlines()
    assert len(complete) == 4
    monkeypatch.setattr(
        open_games, "MAX_MESSAGE_LENGTH", 2 * len(complete[0]) + 2 + open_games.LENGTH_OF_REST
    )
    *listed, rest = (await sim.private_reply(0, "nevsky games")).splitlines()
    assert (listed, rest) == (complete[:2], "… and 2 more games")


async def test_ended_games_are_not_listed(sim: DiscordFixture) -> None:
    await sim.start((0, 1), SEED)
    await sim.press(0, (await sim.slash(0, "stpete end")).response, "Yes, end the game")
    assert "not in a game" in await sim.private_reply(0, "nevsky games")


# A hidden channel


async def test_game_continues_in_another_channel(
    sim: DiscordFixture, table: Table, other_channel: simcord.ChannelHandle
) -> None:
    sim.hide(sim.channel)
    game_list, other_list = (
        await list_games(sim, 0, other_channel),
        await list_games(sim, 1, other_channel),
    )
    assert button_labels(game_list.response) == ["Continue game 1 here"]
    await sim.press(0, game_list.response, button_labels(game_list.response)[0])
    assert other_channel.last_message is not None
    assert other_channel.last_message.raw_mentions == [sim.people[CATHERINE].id]
    pass_reply = await sim.people[CATHERINE].click(other_channel.last_message, label="Pass")
    assert "You pass" in text_of(pass_reply)
    assert "Catherine passes" in other_channel.last_message.content
    assert len(other_channel.history()) == 1
    late_reply = await sim.press(1, other_list.response, button_labels(other_list.response)[0])
    assert f"<#{other_channel.id}>" in text_of(late_reply)


async def test_unannounced_move_is_announced_in_the_new_channel(
    sim: DiscordFixture, table: Table, other_channel: simcord.ChannelHandle
) -> None:
    path = f"/channels/{sim.channel.id}/messages"
    sim.env.inject_error("POST", path, status=404, code=10003, times=None)
    await sim.slash(CATHERINE, "stpete pass")
    sim.hide(sim.channel)
    game_list = await list_games(sim, 0, other_channel)
    await sim.press(0, game_list.response, button_labels(game_list.response)[0])
    assert other_channel.last_message is not None
    assert "Catherine passes" in other_channel.last_message.content
    await sim.env.advance_time(HOUR)
    moved = await sim.bot.runtime.tables.get(other_channel.id)
    assert moved.row.id == table.row.id
    assert not sim.bot.runtime.channel_updater.is_failing(moved), (
        "the hidden channel is not retried"
    )
    reply = text_of(await sim.people[0].slash(other_channel, "stpete pass"))
    assert "can’t post" not in reply


async def test_game_is_not_moved_to_a_channel_with_a_game(
    sim: DiscordFixture, table: Table, other_channel: simcord.ChannelHandle
) -> None:
    sim.hide(sim.channel)
    game_list = await list_games(sim, 0, other_channel)
    continue_label = button_labels(game_list.response)[0]
    await sim.people[STRANGER].slash(other_channel, "stpete new")
    reply = await sim.people[0].click(game_list.response, label=continue_label)
    assert "already" in text_of(reply)
    row = await sim.bot.runtime.store.game(table.row.id)
    assert row is not None
    assert row.channel_id == sim.channel.id


async def test_game_with_a_reachable_channel_is_not_moved(
    sim: DiscordFixture, table: Table
) -> None:
    continue_button = await sim.send_old_button(f"1/continue/{table.row.id}/0")
    assert f"<#{sim.channel.id}>" in await sim.assert_refused(sim.press(0, continue_button, "Old"))


async def test_archived_thread_is_not_lost(sim: DiscordFixture) -> None:
    channel = sim.bot.get_channel(sim.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    handle = sim.channel.threads[0]
    await sim.people[0].slash(handle, "stpete new")
    await thread.edit(archived=True)
    await sim.restart()
    assert button_labels((await list_games(sim, 0, sim.channel)).response) == []


# Missing permission, kicked bot


async def test_revoked_permission_is_named_and_recovers(sim: DiscordFixture, table: Table) -> None:
    turn = sim.last_message
    path = f"/channels/{sim.channel.id}/messages"
    sim.env.inject_error("POST", path, status=403, code=50013, times=None)
    await sim.slash(CATHERINE, "stpete pass")
    assert table.row.ply > table.row.announced_ply
    reply = await sim.private_reply(0, "stpete take", card="Lumberjack")
    assert "can’t post in the channel" in reply
    assert "permissions" in reply
    assert sim.last_message.id == turn.id
    sim.env.backend.faults.clear()
    await sim.env.advance_time(HOUR)
    assert table.row.ply == table.row.announced_ply
    content = sim.last_message.content
    assert "Catherine passes" in content
    assert "Žofie takes" in content
    assert sim.last_message.raw_mentions == [sim.people[1].id]
    assert len(sim.public_messages) == 2
    assert "can’t" not in await sim.private_reply(1, "stpete pass")


async def test_channel_catches_up_when_a_kicked_bot_rejoins(
    sim: DiscordFixture, table: Table
) -> None:
    sim.env.inject_error("*", f"/channels/{sim.channel.id}/*", status=403, code=50001, times=None)
    await sim.slash(CATHERINE, "stpete pass")
    await sim.env.advance_time(48 * HOUR)
    assert table.row.ply > table.row.announced_ply
    sim.env.backend.faults.clear()
    guild = sim.bot.get_guild(sim.guild.id)
    assert guild is not None
    await sim.bot.on_guild_join(guild)
    await asyncio.gather(*sim.bot.runtime.channel_updater._tasks.values())
    assert "Catherine passes" in sim.last_message.content
    assert len(sim.public_messages) == 2

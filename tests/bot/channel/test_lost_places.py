"""Games end with their server, channel or thread, once Discord confirms that it is gone."""

from __future__ import annotations

import discord
import pytest

from bot.table.table import Table
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture
from tests.support.simulated_discord.saint_petersburg import CATHERINE

pytestmark = pytest.mark.poll_interval(12 * HOUR)


async def status_of(sim: DiscordFixture, table: Table) -> str:
    row = await sim.bot.runtime.store.game(table.row.id)
    assert row is not None
    return row.status


def client_guild(sim: DiscordFixture) -> discord.Guild:
    guild = sim.bot.get_guild(sim.guild.id)
    assert guild is not None
    return guild


def fail_requests(sim: DiscordFixture, path: str, status: int, code: int) -> None:
    sim.env.inject_error("GET", path, status=status, code=code, times=None)


async def find_lost_games(sim: DiscordFixture) -> None:
    """Look for places that were lost meanwhile, as after a start."""
    await sim.bot.end_lost_games(sim.bot.runtime)


async def test_games_end_when_their_channel_is_deleted(sim: DiscordFixture, table: Table) -> None:
    sim.env.backend.delete_channel(sim.channel.id)
    await sim.env.settle()
    assert await status_of(sim, table) == "abandoned"
    row = table.row
    assert row.announced_ply == row.ply, "there is nobody to tell"


async def test_game_ends_when_its_thread_is_deleted(sim: DiscordFixture) -> None:
    channel = sim.bot.get_channel(sim.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    await sim.people[0].slash(sim.channel.threads[0], "stpete new")
    lobby = await sim.bot.runtime.tables.get(thread.id)
    await thread.delete()
    await sim.env.settle()
    assert await status_of(sim, lobby) == "abandoned"


async def test_games_end_when_the_bot_is_removed_and_data_can_be_deleted(
    sim: DiscordFixture, table: Table
) -> None:
    """Also that of somebody who was banned from the server, and cannot leave the game."""
    store = sim.bot.runtime.store
    assert await store.is_seated(sim.people[CATHERINE].id)
    await sim.bot.on_guild_remove(client_guild(sim))
    assert await status_of(sim, table) == "abandoned"
    assert not await store.is_seated(sim.people[CATHERINE].id)
    assert await sim.forget(CATHERINE) == "Done: it’s all deleted."


async def test_games_of_other_channels_go_on(sim: DiscordFixture, table: Table) -> None:
    other = sim.guild.create_text_channel("other")
    await sim.env.settle()
    sim.env.backend.delete_channel(other.id)
    await sim.env.settle()
    assert await status_of(sim, table) == "running"


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [(404, 10003, "abandoned"), (403, 50001, "running"), (500, 0, "running")],
    ids=["deleted", "hidden", "outage"],
)
async def test_only_a_channel_that_was_deleted_during_downtime_ends_its_game(
    sim: DiscordFixture, table: Table, status: int, code: int, expected: str
) -> None:
    client_guild(sim)._channels.pop(sim.channel.id)
    fail_requests(sim, f"/channels/{sim.channel.id}", status, code)
    await find_lost_games(sim)
    assert await status_of(sim, table) == expected


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [(403, 50001, "abandoned"), (404, 10004, "abandoned"), (500, 0, "running")],
)
async def test_server_that_the_bot_left_during_downtime_ends_its_games(
    sim: DiscordFixture, table: Table, status: int, code: int, expected: str
) -> None:
    sim.bot._connection._guilds.pop(sim.guild.id)
    fail_requests(sim, f"/guilds/{sim.guild.id}", status, code)
    await find_lost_games(sim)
    assert await status_of(sim, table) == expected


async def test_server_that_is_unavailable_keeps_its_games(
    sim: DiscordFixture, table: Table
) -> None:
    guild = client_guild(sim)
    guild.unavailable = True
    guild._channels.clear()
    await find_lost_games(sim)
    assert await status_of(sim, table) == "running"

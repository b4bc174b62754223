"""A thread that was opened for a game, but got none, is taken back."""

from __future__ import annotations

import discord
import pytest

from bot.registry import GAME_UIS
from bot.storage.errors import StoreUnavailable
from bot.storage.records import SeatRow, ThreadOpening, ThreadParent
from tests.bot.channel.thread_driver import (
    BORIS,
    HOST,
    open_in_thread,
    table_of,
)
from tests.support.simulated_discord.fixture import (
    HOUR,
    DiscordFixture,
    shown_text,
    text_of,
)

pytestmark = pytest.mark.poll_interval(12 * HOUR)


def leftovers(sim: DiscordFixture) -> list[int]:
    """Return what people see of threads: messages in the channel and active threads."""
    threads = sim.env.backend.active_threads(sim.guild.id)
    return [*(message.id for message in sim.public_messages), *(each.id for each in threads)]


async def openings(sim: DiscordFixture) -> tuple[ThreadOpening, ...]:
    return await sim.bot.runtime.store.thread_openings()


async def fail(*_: object, **__: object) -> None:
    raise StoreUnavailable


async def test_thread_whose_game_cannot_be_stored_is_taken_back(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sim.bot.runtime.store, "create_game", fail)
    answer = text_of(await sim.slash(HOST, "stpete new", where="thread"))
    assert "try again" in answer
    assert leftovers(sim) == []
    assert await openings(sim) == ()
    caplog.clear()


def channel_of(sim: DiscordFixture) -> discord.TextChannel:
    channel = sim.bot.get_channel(sim.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


def opening_of(sim: DiscordFixture, lobby_id: int | None = None) -> ThreadOpening:
    snowflake = sim.env.backend.snowflake()
    return ThreadOpening(snowflake, sim.guild.id, sim.channel.id, lobby_id)


async def announce(sim: DiscordFixture) -> discord.Message:
    text = "**Saint Petersburg**: Žofie opens a table in a thread."
    return await channel_of(sim).send(text, silent=True)


async def begin_opening(sim: DiscordFixture) -> discord.Message:
    """Post what a bot posts that is killed before it opens the thread. Returns the message."""
    await sim.bot.runtime.store.begin_thread_opening(opening_of(sim))
    return await announce(sim)


async def begin_move(sim: DiscordFixture, lobby: discord.Message) -> None:
    """Note what a bot notes that is killed while it moves this lobby to a thread."""
    await sim.bot.runtime.store.begin_thread_opening(opening_of(sim, lobby.id))


async def restart(sim: DiscordFixture) -> None:
    """Start the bot anew, which settles what the one before has begun."""
    await sim.restart()
    await sim.env.settle()
    assert await openings(sim) == ()


@pytest.mark.parametrize("with_thread", [False, True])
async def test_thread_that_a_crash_left_without_a_game_is_taken_back(
    sim: DiscordFixture, *, with_thread: bool
) -> None:
    await sim.slash(BORIS, "heller new")
    other = await open_in_thread(sim)
    before = leftovers(sim)
    message = await begin_opening(sim)
    if with_thread:
        await message.create_thread(name="Saint Petersburg")
    assert len(leftovers(sim)) > len(before)
    await restart(sim)
    assert leftovers(sim) == before, "nothing else is"
    assert (await table_of(sim, other)).row.status == "lobby"


async def test_thread_whose_game_was_stored_before_the_crash_stays(sim: DiscordFixture) -> None:
    message = await begin_opening(sim)
    thread = await message.create_thread(name="Saint Petersburg")
    await sim.bot.runtime.tables.open_lobby(
        GAME_UIS["saint_petersburg"].game,
        {},
        channel_id=thread.id,
        guild_id=sim.guild.id,
        seats=(SeatRow(0, "Žofie", sim.people[HOST].id),),
        parent=ThreadParent(sim.channel.id, message.id),
        interaction_id=1,
    )
    await restart(sim)
    assert (await table_of(sim, thread)).row.status == "lobby"
    assert f"/{thread.id})" in shown_text(sim.public_messages[0])


async def test_thread_is_taken_back_at_the_next_start_if_discord_fails(
    sim: DiscordFixture,
) -> None:
    await begin_opening(sim)
    path = f"/channels/{sim.channel.id}/messages"
    sim.env.inject_error("GET", path, status=500, code=0, times=None)
    await sim.restart()
    await sim.env.settle()
    assert len(await openings(sim)) == 1
    sim.env.backend.faults.clear()
    await restart(sim)
    assert leftovers(sim) == []


# A lobby that was to move to a thread


async def test_thread_is_closed_if_a_crash_kept_the_lobby_from_moving_there(
    sim: DiscordFixture,
) -> None:
    await sim.slash(HOST, "stpete new")
    lobby = sim.last_message
    await begin_move(sim, lobby)
    await channel_of(sim).get_partial_message(lobby.id).create_thread(name="Saint Petersburg")
    assert len(leftovers(sim)) > 1
    await restart(sim)
    assert leftovers(sim) == [lobby.id]
    await sim.press(HOST, lobby, "Move to a thread")
    assert (await table_of(sim, sim.channel.threads[0])).row.status == "lobby"
    assert len(leftovers(sim)) == 2, "the same thread is open again"


async def test_thread_is_closed_if_the_move_cannot_be_stored(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await sim.slash(HOST, "stpete new")
    lobby = sim.last_message
    monkeypatch.setattr(sim.bot.runtime.store, "move_game", fail)
    assert "try again" in text_of(await sim.press(HOST, lobby, "Move to a thread"))
    assert (leftovers(sim), await openings(sim)) == ([lobby.id], ())
    caplog.clear()


async def test_thread_to_which_the_lobby_has_moved_stays(sim: DiscordFixture) -> None:
    await sim.slash(HOST, "stpete new")
    lobby = sim.last_message
    await sim.press(HOST, lobby, "Move to a thread")
    assert await openings(sim) == ()
    await begin_move(sim, lobby)
    await restart(sim)
    assert sim.env.backend.active_threads(sim.guild.id) != []


async def test_thread_of_somebody_else_at_the_lobby_stays(sim: DiscordFixture) -> None:
    await sim.slash(HOST, "stpete new")
    lobby = sim.last_message
    owner = sim.people[BORIS].id
    sim.env.backend.create_thread(sim.channel.id, "chat", owner, message_id=lobby.id)
    await begin_move(sim, lobby)
    await restart(sim)
    assert sim.env.backend.active_threads(sim.guild.id) != []


async def test_thread_that_is_just_being_opened_is_left_alone(sim: DiscordFixture) -> None:
    """A runtime also resumes while it runs, for instance when it joins a server."""
    thread_openings = sim.bot.runtime.thread_openings
    async with thread_openings.opening(opening_of(sim)):
        message = await announce(sim)
        await thread_openings.settle_interrupted()
        assert leftovers(sim) == [message.id]
    assert await openings(sim) == ()

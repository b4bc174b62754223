"""Opening tables in threads of their own."""

from __future__ import annotations

import discord
import pytest

from bot.permissions import CHANNEL_PERMISSIONS
from tests.bot.channel.thread_driver import (
    BORIS,
    CATHERINE,
    EVE,
    HOST,
    open_in_thread,
    table_of,
)
from tests.support.simulated_discord.fixture import (
    HOUR,
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)
from tests.support.storage.sqlite import latest_game

pytestmark = pytest.mark.poll_interval(12 * HOUR)


async def test_table_opens_in_a_thread_and_the_channel_stays_free(sim: DiscordFixture) -> None:
    thread = await open_in_thread(sim)
    (lobby,) = [message for message in thread.history() if button_labels(message)]
    assert "Join (3 free)" in button_labels(lobby)
    assert "Move to a thread" not in button_labels(lobby)
    (summary,) = sim.public_messages
    assert f"/{thread.id})" in shown_text(summary)
    assert "At the table: Žofie. 3 seats are free." in shown_text(summary)
    assert summary.raw_mentions == []
    await sim.slash(BORIS, "stpete new")
    assert "Join (3 free)" in button_labels(sim.last_message)


async def test_lobby_moves_to_a_thread(sim: DiscordFixture) -> None:
    await sim.slash(HOST, "stpete new")
    lobby = sim.last_message
    await sim.press(BORIS, lobby, "Join")
    answer = await sim.press(HOST, lobby, "Move to a thread")
    (thread,) = sim.channel.threads
    assert thread.id == lobby.id, "the thread begins at the message of the lobby"
    assert f"<#{thread.id}>" in text_of(answer)
    (summary,) = sim.public_messages
    assert (summary.id, button_labels(summary)) == (lobby.id, [])
    assert "At the table: Žofie and Boris. 2 seats are free." in shown_text(summary)
    moved = thread.history()[-1]
    assert "Join (2 free)" in button_labels(moved)
    await sim.people[CATHERINE].click(moved, label="Join (2 free)")
    await sim.people[HOST].click(thread.history()[-1], label="Start")
    assert (await table_of(sim, thread)).row.status == "running"
    await sim.slash(EVE, "stpete new")


async def test_only_the_host_moves_the_table(sim: DiscordFixture) -> None:
    await sim.slash(HOST, "stpete new")
    lobby = sim.last_message
    await sim.press(BORIS, lobby, "Join")
    for who in (BORIS, EVE):
        assert "Žofie" in await sim.assert_refused(sim.press(who, lobby, "Move to a thread"))
    assert sim.channel.threads == []


async def test_second_press_finds_the_thread_of_the_first(sim: DiscordFixture) -> None:
    await sim.slash(HOST, "stpete new")
    lobby = sim.last_message
    bot_id = sim.env.backend.bot_user.id
    sim.env.backend.create_thread(sim.channel.id, "t", bot_id, message_id=lobby.id)
    await sim.env.settle()
    await sim.press(HOST, lobby, "Move to a thread")
    assert (await table_of(sim, sim.channel.threads[0])).row.status == "lobby"


async def test_table_opens_in_a_thread_of_an_announcement_channel(sim: DiscordFixture) -> None:
    channel = sim.guild.create_news_channel("news")
    await sim.env.settle()
    await sim.people[HOST].slash(channel, "stpete new", where="thread")
    (thread,) = channel.threads
    assert (await table_of(sim, thread)).row.status == "lobby"


@pytest.mark.parametrize("create", ["create_voice_channel", "create_stage_channel"])
async def test_channel_that_has_no_threads_is_told_what_is_possible(
    sim: DiscordFixture, create: str
) -> None:
    channel = getattr(sim.guild, create)("talk")
    await sim.env.settle()
    answer = text_of(await sim.people[BORIS].slash(channel, "stpete new", where="thread"))
    assert "can only open a thread in a text channel" in answer
    assert await latest_game(sim.bot.runtime.store, channel.id) is None
    await sim.people[BORIS].slash(channel, "stpete new")
    assert "Move to a thread" not in button_labels(channel.history()[-1])


async def test_thread_of_a_thread_is_refused(sim: DiscordFixture) -> None:
    thread = await open_in_thread(sim)
    answer = await sim.people[BORIS].slash(thread, "stpete new", where="thread")
    assert "text channel" in text_of(answer)


@pytest.mark.parametrize("denied", ["create_public_threads", "send_messages_in_threads"])
async def test_missing_permission_is_named_and_only_asked_for_a_thread(
    sim: DiscordFixture, denied: str
) -> None:
    overwrites = {sim.guild.me: discord.PermissionOverwrite(**{denied: False})}
    channel = sim.guild.create_text_channel("without threads", overwrites=overwrites)
    await sim.env.settle()
    names = {
        "create_public_threads": "Create Public Threads",
        "send_messages_in_threads": "Send Messages in Threads",
    }
    answer = text_of(await sim.people[BORIS].slash(channel, "stpete new", where="thread"))
    assert names[denied] in answer
    assert channel.history() == []
    assert denied not in CHANNEL_PERMISSIONS
    await sim.people[BORIS].slash(channel, "stpete new")
    lobby = channel.history()[-1]
    answer = text_of(await sim.people[BORIS].click(lobby, label="Move to a thread"))
    assert names[denied] in answer
    assert (await sim.bot.runtime.tables.get(channel.id)).row.status == "lobby"


async def test_full_server_is_told(sim: DiscordFixture) -> None:
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages/*", status=400, code=160006)
    answer = text_of(await sim.slash(HOST, "stpete new", where="thread"))
    assert "as many open threads as Discord allows" in answer
    assert sim.public_messages == []

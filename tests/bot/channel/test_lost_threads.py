"""Archived, locked, hidden and deleted threads with a game."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.channel import parent_updater
from tests.bot.channel.thread_driver import (
    BORIS,
    CATHERINE,
    HOST,
    MINUTE,
    open_in_thread,
    start_in_thread,
    summaries,
    table_of,
)
from tests.support.simulated_discord.fixture import (
    HOUR,
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)

pytestmark = pytest.mark.poll_interval(12 * HOUR)


# Archived and locked threads


def set_thread(sim: DiscordFixture, thread: Any, **state: bool) -> None:
    sim.env.backend.edit_channel(thread.id, {}, thread_metadata=state)


def is_archived(sim: DiscordFixture, thread: Any) -> bool:
    metadata = sim.env.backend.channels[thread.id].thread_metadata
    assert metadata is not None
    return bool(metadata.archived)


async def test_archived_thread_wakes_up_with_the_next_move(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    set_thread(sim, thread, archived=True)
    await sim.people[CATHERINE].slash(thread, "stpete pass")
    assert not is_archived(sim, thread)
    (turn,) = [message for message in thread.history() if "Pass" in button_labels(message)]
    assert turn.raw_mentions == [sim.people[HOST].id]


async def test_archived_thread_wakes_up_with_a_change_of_the_lobby(sim: DiscordFixture) -> None:
    """Its message cannot be edited there, so it is posted anew."""
    thread = await open_in_thread(sim)
    set_thread(sim, thread, archived=True)
    await sim.people[BORIS].slash(thread, "stpete join")
    assert not is_archived(sim, thread)
    assert "Boris" in shown_text(thread.history()[-1])
    assert "Join (2 free)" in button_labels(thread.history()[-1])


async def test_archived_thread_wakes_up_after_a_restart(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    set_thread(sim, thread, archived=True)
    await sim.restart()
    await sim.people[CATHERINE].slash(thread, "stpete pass")
    assert not is_archived(sim, thread)
    assert "Catherine passes" in thread.history()[-1].content


async def test_locked_thread_is_told_like_a_channel_without_permission(
    sim: DiscordFixture,
) -> None:
    thread = await start_in_thread(sim)
    set_thread(sim, thread, archived=True, locked=True)
    await sim.people[CATHERINE].slash(thread, "stpete pass")
    table = await table_of(sim, thread)
    assert table.row.ply > table.row.announced_ply
    answer = text_of(await sim.people[HOST].slash(thread, "stpete pass"))
    assert "can’t post in the channel" in answer
    await sim.env.advance_time(MINUTE)
    assert ": Boris" in shown_text(sim.public_messages[0]), "the channel shows the move"
    set_thread(sim, thread, locked=False)
    await sim.env.advance_time(HOUR)
    assert "Catherine passes" in thread.history()[-1].content
    assert thread.history()[-1].raw_mentions == [sim.people[BORIS].id]


# A thread that is gone


async def test_end_of_a_game_in_a_deleted_thread_is_shown(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    sim.env.backend.delete_channel(thread.id)
    await sim.env.settle()
    await sim.env.advance_time(MINUTE)
    assert "ended without a winner" in shown_text(sim.public_messages[0])


@pytest.mark.parametrize("with_restart", [False, True])
async def test_message_about_a_game_that_came_home_is_deleted_once_discord_answers(
    sim: DiscordFixture, *, with_restart: bool
) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    (summary,) = summaries(sim)
    sim.hide(thread)
    path = f"/channels/{sim.channel.id}/messages/{summary.id}"
    sim.env.inject_error("DELETE", path, status=503, code=0, times=None)
    games = await sim.slash(BORIS, "nevsky games")
    await sim.press(BORIS, games.response, button_labels(games.response)[0])
    assert summaries(sim) == [summary]
    assert sim.last_message.raw_mentions == [sim.people[CATHERINE].id]
    assert (await sim.table()).row.parent is None
    if with_restart:
        await sim.restart()
        assert summaries(sim) == [summary]
    sim.env.backend.faults.clear()
    await sim.env.advance_time(HOUR)
    assert summaries(sim) == []
    assert await sim.bot.runtime.store.message_deletions() == ()


async def test_game_of_a_hidden_thread_is_shown_where_it_goes_on(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    other: simcord.ChannelHandle = sim.guild.create_text_channel("elsewhere")
    await sim.env.settle()
    sim.hide(thread)
    games = await sim.people[BORIS].slash(other, "nevsky games")
    await sim.people[BORIS].click(games.response, label=button_labels(games.response)[0])
    await sim.env.advance_time(MINUTE)
    assert f"/{other.id})" in shown_text(sim.public_messages[0])


async def test_next_game_in_the_thread_gets_a_message_of_its_own(sim: DiscordFixture) -> None:
    thread = await open_in_thread(sim)
    await sim.people[HOST].slash(thread, "stpete leave")
    await sim.people[BORIS].slash(thread, "stpete new")
    await sim.env.advance_time(parent_updater.UPDATE_INTERVAL)
    closed, opened = sim.public_messages
    assert "closed" in shown_text(closed)
    assert "Boris" in shown_text(opened)
    assert opened.flags.suppress_notifications

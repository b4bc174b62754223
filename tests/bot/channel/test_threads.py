"""Tables in threads of their own, and the message about each in the channel of the thread."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.channel import parent_updater
from bot.permissions import CHANNEL_PERMISSIONS
from bot.registry import GAME_UIS
from bot.storage.errors import StoreUnavailable
from bot.storage.records import SeatRow, ThreadOpening, ThreadParent
from bot.table.table import Table
from tests.support.simulated_discord.fixture import (
    HOUR,
    DiscordFixture,
    button_labels,
    text_of,
    use_seed,
)

SEED = 70
HOST, BORIS, CATHERINE, DMITRI, EVE = range(5)
"""With this seed Catherine has the first turn of three."""

MINUTE = 60
SILENT = 1 << 12
"""The flag of a message that notifies nobody."""

pytestmark = pytest.mark.poll_interval(12 * HOUR)


async def open_in_thread(sim: DiscordFixture, who: int = HOST, **options: Any) -> Any:
    """Open a table in a thread, and return the thread."""
    answer = await sim.slash(who, "stpete new", where="thread", **options)
    thread = sim.channel.threads[-1]
    assert f"<#{thread.id}>" in text_of(answer)
    return thread


async def table_of(sim: DiscordFixture, thread: Any) -> Table:
    return await sim.bot.runtime.tables.get(thread.id)


async def start_in_thread(sim: DiscordFixture) -> Any:
    """Start a game of three in a thread, and return the thread."""
    thread = await open_in_thread(sim)
    for who in (BORIS, CATHERINE):
        await sim.people[who].slash(thread, "stpete join")
    use_seed(await table_of(sim, thread), SEED)
    await sim.people[HOST].slash(thread, "stpete start")
    return thread


def summaries(sim: DiscordFixture) -> list[discord.Message]:
    """Return the channel's messages without buttons: those about games in threads."""
    return [message for message in sim.public_messages if not button_labels(message)]


def edits(sim: DiscordFixture) -> int:
    """Return how often a message of the channel was edited."""
    pattern = re.compile(rf"/channels/{sim.channel.id}/messages/\d+")
    return sum(
        entry.method == "PATCH" and pattern.fullmatch(entry.path) is not None
        for entry in sim.env.http_requests
    )


# Opening


async def test_table_opens_in_a_thread_and_the_channel_stays_free(sim: DiscordFixture) -> None:
    thread = await open_in_thread(sim)
    (lobby,) = [message for message in thread.history() if button_labels(message)]
    assert "Join (3 free)" in button_labels(lobby)
    assert "Move to a thread" not in button_labels(lobby)
    (summary,) = sim.public_messages
    assert f"<#{thread.id}>" in summary.content
    assert "At the table: Žofie. 3 seats are free." in summary.content
    assert summary.raw_mentions == []
    await sim.slash(BORIS, "stpete new")
    assert "Join (3 free)" in button_labels(sim.last_message)


async def test_channel_has_one_message_for_each_thread(sim: DiscordFixture) -> None:
    first, second = await open_in_thread(sim), await open_in_thread(sim, BORIS)
    assert first.id != second.id
    shown = [message.content for message in sim.public_messages]
    assert [f"<#{first.id}>" in text for text in shown] == [True, False]
    assert [f"<#{second.id}>" in text for text in shown] == [False, True]
    assert ["Žofie" in text for text in shown] == [True, False]


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
    assert "At the table: Žofie and Boris. 2 seats are free." in summary.content
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


# A thread that gets no game


def leftovers(sim: DiscordFixture) -> list[int]:
    """Return what people see of threads: messages in the channel and active threads."""
    threads = sim.env.backend.active_threads(sim.guild.id)
    return [*(message.id for message in sim.public_messages), *(each.id for each in threads)]


async def openings(sim: DiscordFixture) -> tuple[ThreadOpening, ...]:
    return await sim.bot.runtime.store.thread_openings()


async def test_thread_whose_game_cannot_be_stored_is_taken_back(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise StoreUnavailable

    monkeypatch.setattr(sim.bot.runtime.store, "create_game", fail)
    answer = text_of(await sim.slash(HOST, "stpete new", where="thread"))
    assert "try again" in answer
    assert leftovers(sim) == []
    assert await openings(sim) == ()
    caplog.clear()


async def begin_opening(sim: DiscordFixture) -> Any:
    """Post what a bot posts that is killed before it opens the thread. Returns the message."""
    interaction = sim.env.backend.snowflake()
    opening = ThreadOpening(interaction, sim.guild.id, sim.channel.id)
    await sim.bot.runtime.store.begin_thread_opening(opening)
    channel = sim.bot.get_channel(sim.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send("**Saint Petersburg**: Žofie opens a table in a thread.", silent=True)


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
    await sim.restart()
    await sim.env.settle()
    assert leftovers(sim) == before, "nothing else is"
    assert await openings(sim) == ()
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
    await sim.restart()
    await sim.env.settle()
    assert (await table_of(sim, thread)).row.status == "lobby"
    assert f"<#{thread.id}>" in sim.public_messages[0].content
    assert await openings(sim) == ()


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
    await sim.restart()
    await sim.env.settle()
    assert (leftovers(sim), await openings(sim)) == ([], ())


# The message in the channel


async def test_channel_shows_the_turn_and_the_score(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    (summary,) = sim.public_messages
    table = await table_of(sim, thread)
    (started,) = [
        move for move in await sim.bot.runtime.store.moves(table.row.id, 0) if move.kind == "start"
    ]
    assert f"On turn since <t:{started.at}:f>: Catherine" in summary.content
    assert "Žofie 0 · Boris 0 · Catherine 0" in summary.content
    assert summary.raw_mentions == []
    assert summary.attachments == []


async def test_message_changes_at_most_once_a_minute_and_only_if_something_has(
    sim: DiscordFixture,
) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    before = edits(sim)
    for who in (CATHERINE, HOST):
        await sim.people[who].slash(thread, "stpete pass")
    assert edits(sim) - before <= 1
    await sim.env.advance_time(MINUTE)
    assert edits(sim) - before <= 2
    assert "Boris" in sim.public_messages[0].content.splitlines()[1]
    before = edits(sim)
    await sim.env.advance_time(10 * MINUTE)
    assert edits(sim) == before


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (404, 10008)])
async def test_message_that_cannot_be_edited_is_posted_anew_in_silence(
    sim: DiscordFixture, status: int, code: int
) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    (old,) = sim.public_messages
    await sim.slash(EVE, "stpete new")
    path = f"/channels/{sim.channel.id}/messages/{old.id}"
    sim.env.inject_error("PATCH", path, status=status, code=code, times=None)
    await sim.people[CATHERINE].slash(thread, "stpete pass")
    await sim.env.advance_time(MINUTE)
    new = summaries(sim)[-1]
    assert new.id > old.id
    assert ": Žofie" in new.content
    assert new.flags.suppress_notifications
    if code == 30046:
        assert summaries(sim) == [new]
    await sim.people[HOST].slash(thread, "stpete pass")
    await sim.env.advance_time(MINUTE)
    assert ": Boris" in summaries(sim)[-1].content
    assert summaries(sim)[-1].id == new.id


async def test_end_is_shown(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    answer = await sim.people[HOST].slash(thread, "stpete end")
    await sim.people[HOST].click(answer.response, label="Yes, end the game")
    await sim.env.advance_time(MINUTE)
    assert "ended without a winner" in sim.public_messages[0].content
    assert await sim.bot.runtime.store.games_to_resume() == ()


async def test_channel_that_cannot_be_written_to_keeps_nobody_from_playing(
    sim: DiscordFixture,
) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    sim.env.inject_error("*", f"/channels/{sim.channel.id}/*", status=403, code=50013, times=None)
    await sim.people[CATHERINE].slash(thread, "stpete pass")
    await sim.env.advance_time(HOUR)
    assert "Catherine passes" in thread.history()[-1].content
    table = await table_of(sim, thread)
    assert table.row.parent_announced_ply == table.row.ply, "it is not tried again and again"
    sim.env.backend.faults.clear()
    await sim.people[HOST].slash(thread, "stpete pass")
    await sim.env.advance_time(MINUTE)
    assert ": Boris" in sim.public_messages[0].content


# Restarts


async def test_message_is_brought_up_to_date_after_a_crash(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    path = f"/channels/{sim.channel.id}/messages/*"
    sim.env.inject_error("PATCH", path, status=500, code=0, times=None)
    await sim.people[CATHERINE].slash(thread, "stpete pass")
    await sim.env.advance_time(MINUTE)
    assert ": Catherine" in sim.public_messages[0].content
    sim.env.backend.faults.clear()
    await sim.restart()
    assert ": Žofie" in sim.public_messages[0].content
    assert len(sim.public_messages) == 1


async def test_end_of_a_game_is_shown_after_a_crash(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    answer = await sim.people[HOST].slash(thread, "stpete end")
    await sim.people[HOST].click(answer.response, label="Yes, end the game")
    await sim.restart()
    assert "ended without a winner" in sim.public_messages[0].content
    assert await sim.bot.runtime.store.games_to_resume() == ()


async def test_new_message_that_was_not_recorded_is_found_again(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    (old,) = sim.public_messages
    path = f"/channels/{sim.channel.id}/messages/{old.id}"
    sim.env.inject_error("PATCH", path, status=429, code=30046)

    async def crash(*_: object) -> None:
        raise OSError("the process was killed")

    monkeypatch.setattr(sim.bot.runtime.store, "mark_parent_announced", crash)
    await sim.people[CATHERINE].slash(thread, "stpete pass")
    await sim.env.advance_time(MINUTE)
    (posted,) = sim.public_messages
    assert posted.id != old.id
    await sim.restart()
    assert [message.id for message in sim.public_messages] == [posted.id]
    assert (await table_of(sim, thread)).row.parent_message_id == posted.id


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
    assert "Boris" in thread.history()[-1].content
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
    assert "could not post there" in answer
    await sim.env.advance_time(MINUTE)
    assert ": Boris" in sim.public_messages[0].content, "the channel shows the move"
    set_thread(sim, thread, locked=False)
    await sim.env.advance_time(HOUR)
    assert "Catherine passes" in thread.history()[-1].content
    assert thread.history()[-1].raw_mentions == [sim.people[BORIS].id]


def denied_to_the_bot(sim: DiscordFixture) -> Overwrite:
    """Take Send Messages in Threads from the bot."""
    bit = discord.Permissions(send_messages_in_threads=True).value
    return Overwrite(sim.env.backend.bot_user.id, OverwriteType.MEMBER, deny=bit)


async def test_revoked_permission_in_the_thread_is_named_and_recovers(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    sim.env.backend.set_overwrite(sim.channel.id, denied_to_the_bot(sim))
    await sim.env.settle()
    await sim.people[CATHERINE].slash(thread, "stpete pass")
    answer = text_of(await sim.people[HOST].slash(thread, "stpete pass"))
    assert "could not post there" in answer
    sim.env.backend.delete_overwrite(sim.channel.id, sim.env.backend.bot_user.id)
    await sim.env.settle()
    await sim.env.advance_time(HOUR)
    assert "Catherine passes" in thread.history()[-1].content


# A thread that is gone


async def test_end_of_a_game_in_a_deleted_thread_is_shown(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    sim.env.backend.delete_channel(thread.id)
    await sim.env.settle()
    await sim.env.advance_time(MINUTE)
    assert "ended without a winner" in sim.public_messages[0].content


async def test_game_of_a_hidden_thread_goes_on_in_its_channel(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    sim.hide(thread)
    games = await sim.slash(BORIS, "nevsky games")
    await sim.press(BORIS, games.response, button_labels(games.response)[0])
    assert summaries(sim) == []
    assert sim.last_message.raw_mentions == [sim.people[CATHERINE].id]
    assert (await sim.table()).row.parent is None


async def test_game_of_a_hidden_thread_is_shown_where_it_goes_on(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    other: simcord.ChannelHandle = sim.guild.create_text_channel("elsewhere")
    await sim.env.settle()
    sim.hide(thread)
    games = await sim.people[BORIS].slash(other, "nevsky games")
    await sim.people[BORIS].click(games.response, label=button_labels(games.response)[0])
    await sim.env.advance_time(MINUTE)
    assert f"<#{other.id}>" in sim.public_messages[0].content


async def test_next_game_in_the_thread_gets_a_message_of_its_own(sim: DiscordFixture) -> None:
    thread = await open_in_thread(sim)
    await sim.people[HOST].slash(thread, "stpete leave")
    await sim.people[BORIS].slash(thread, "stpete new")
    await sim.env.advance_time(parent_updater.UPDATE_INTERVAL)
    closed, opened = sim.public_messages
    assert "closed" in closed.content
    assert "Boris" in opened.content
    assert opened.flags.suppress_notifications

"""The message about a thread’s game in the channel of the thread."""

from __future__ import annotations

import re

import pytest

from bot.channel.parent_message import parent_message
from engine.games.saint_petersburg.cards import Phase
from tests.bot.channel.thread_driver import (
    BORIS,
    CATHERINE,
    EVE,
    HOST,
    MINUTE,
    SEED,
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
    use_seed,
)
from tests.support.simulated_discord.saint_petersburg import state_of

pytestmark = pytest.mark.poll_interval(12 * HOUR)


def edits(sim: DiscordFixture) -> int:
    """Return how often a message of the channel was edited."""
    pattern = re.compile(rf"/channels/{sim.channel.id}/messages/\d+")
    return sum(
        entry.method == "PATCH" and pattern.fullmatch(entry.path) is not None
        for entry in sim.env.http_requests
    )


# The message in the channel


async def test_channel_shows_the_turn_and_the_score(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    (summary,) = sim.public_messages
    table = await table_of(sim, thread)
    (started,) = [
        move for move in await sim.bot.runtime.store.moves(table.row.id, 0) if move.kind == "start"
    ]
    assert f"To move since <t:{started.at}:f>: Catherine" in shown_text(summary)
    assert "Žofie 0 · Boris 0 · Catherine 0" in shown_text(summary)
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


async def test_message_names_the_game_once_in_every_language(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    snapshot, texts = (await table_of(sim, thread)).snapshot, sim.ui.texts
    for language in texts.languages:
        translate = texts.in_language(language)
        # Discord shows the mention of a thread as the thread's name.
        shown = parent_message(sim.ui, snapshot, translate, 0).replace(thread.mention, thread.name)
        for title in (translate("game-title"), "Saint Petersburg"):
            assert shown.count(title) <= 1, language
        assert f"/{thread.id})" in shown


@pytest.mark.parametrize(
    ("status", "code"), [(429, 30046), (403, 50001), (403, 50013), (404, 10008)]
)
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
    assert ": Žofie" in shown_text(new)
    assert new.flags.suppress_notifications
    if status != 404:
        assert summaries(sim) == [new]
    await sim.people[HOST].slash(thread, "stpete pass")
    await sim.env.advance_time(MINUTE)
    assert ": Boris" in shown_text(summaries(sim)[-1])
    assert summaries(sim)[-1].id == new.id


async def test_old_message_that_cannot_be_deleted_now_is_not_left_beside_a_new_one(
    sim: DiscordFixture,
) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(MINUTE)
    (old,) = sim.public_messages
    path = f"/channels/{sim.channel.id}/messages/{old.id}"
    sim.env.inject_error("PATCH", path, status=429, code=30046, times=None)
    sim.env.inject_error("DELETE", path, status=503, code=0, times=None)
    await sim.people[CATHERINE].slash(thread, "stpete pass")
    await sim.env.advance_time(MINUTE)
    assert [message.id for message in sim.public_messages] == [old.id]
    sim.env.backend.faults.clear()
    sim.env.inject_error("PATCH", path, status=429, code=30046, times=None)
    await sim.env.advance_time(HOUR)
    (new,) = sim.public_messages
    assert new.id > old.id
    assert ": Žofie" in shown_text(new)


async def test_games_in_one_channel_each_keep_their_message(sim: DiscordFixture) -> None:
    """One in the channel itself, one in a thread that it moved to, and one opened in a thread."""
    first = await start_in_thread(sim)
    await sim.slash(HOST, "heller new")
    await sim.press(HOST, sim.last_message, "Move to a thread")
    second = sim.channel.threads[-1]
    await sim.people[BORIS].slash(second, "heller join")
    await sim.people[HOST].slash(second, "heller start")
    await sim.slash(EVE, "rattus new")
    await sim.env.advance_time(MINUTE)
    before = [shown_text(message) for message in sim.public_messages]
    await sim.people[CATHERINE].slash(first, "stpete pass")
    await sim.env.advance_time(MINUTE)
    after = [shown_text(message) for message in sim.public_messages]
    assert len(after) == 3
    assert [old == new for old, new in zip(before, after, strict=True)] == [False, True, True]
    assert f"/{first.id})" in after[0]
    assert f"/{second.id})" in after[1]
    assert "Auf Heller und Pfennig" in after[1]


async def test_rematch_in_a_thread_gets_a_message_of_its_own(sim: DiscordFixture) -> None:
    thread = await open_in_thread(sim)
    await sim.people[BORIS].slash(thread, "stpete join")
    table = await table_of(sim, thread)
    use_seed(table, SEED)
    await sim.people[HOST].slash(thread, "stpete start")
    state = state_of(table)
    state.phase, state.last_round, state.passes = Phase.TRADING, True, 0
    await sim.store_state(table)
    while table.row.status == "running":
        user_id = table.seats[table.acting_seats[0]].user_id
        who = next(person for person in sim.people if person.id == user_id)
        await who.slash(thread, "stpete pass")
    rematch = next(each for each in thread.history() if "Rematch" in button_labels(each))
    await sim.people[BORIS].click(rematch, label="Rematch")
    await sim.env.advance_time(MINUTE)
    ended, opened = sim.public_messages
    assert "over" in shown_text(ended)
    assert "At the table: Boris" in shown_text(opened)
    assert f"/{thread.id})" in shown_text(opened)
    assert opened.flags.suppress_notifications


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
    await sim.env.advance_time(MINUTE)
    assert ": Žofie" in sim.public_messages[0].content
    assert len(sim.public_messages) == 1


async def test_message_changes_at_most_once_a_minute_across_restarts(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    await sim.env.advance_time(2 * MINUTE)
    await sim.people[CATHERINE].slash(thread, "stpete pass")
    await sim.people[HOST].slash(thread, "stpete pass")
    assert ": Žofie" in sim.public_messages[0].content
    before = edits(sim)
    for _ in range(2):
        await sim.restart()
        await sim.env.advance_time(10)
    assert edits(sim) == before
    await sim.env.advance_time(MINUTE)
    assert edits(sim) == before + 1
    assert ": Boris" in sim.public_messages[0].content


async def test_end_of_a_game_is_shown_after_a_crash(sim: DiscordFixture) -> None:
    thread = await start_in_thread(sim)
    answer = await sim.people[HOST].slash(thread, "stpete end")
    await sim.people[HOST].click(answer.response, label="Yes, end the game")
    await sim.restart()
    await sim.env.advance_time(MINUTE)
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
    await sim.env.advance_time(MINUTE)
    assert [message.id for message in sim.public_messages] == [posted.id]
    assert (await table_of(sim, thread)).row.parent_message_id == posted.id

"""The channel is told everything once, whatever Discord or a crash does in between."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.channel.updater import ChannelUpdater
from bot.storage.records import MoveRow
from bot.table.table import Table
from tests.bot.evening import Evening
from tests.bot.room import Room, labels, text_of

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE = 2
"""With this seed Catherine has the first turn; Žofie and Boris follow."""

IN_TURN = (CATHERINE, 0, 1)


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def test_a_move_stands_when_the_channel_is_closed(room: Room) -> None:
    for status, code in ((403, 50013), (404, 10003)):
        table = await room.start(PLAYERS, SEED)
        turn = room.last
        path = f"/channels/{room.channel.id}/messages"
        room.env.inject_error("POST", path, status=status, code=code)
        assert "You pass" in await room.says(CATHERINE, "stpete pass")
        assert room.last.id == turn.id
        assert table.row.announced_ply == table.row.ply - 1
        assert "You pass" in await room.says(0, "stpete pass")
        assert "Catherine passes" in room.last.content
        assert "Žofie passes" in room.last.content
        assert table.row.announced_ply == table.row.ply
        assert turn.id not in [message.id for message in room.public]
        await room.press(0, (await room.slash(0, "stpete end")).response, "Yes, end the game")


async def test_a_bad_moment_of_discord_is_waited_out(room: Room) -> None:
    await room.start(PLAYERS, SEED)
    turn = room.last
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=500)
    await room.slash(CATHERINE, "stpete pass")
    assert room.last.id == turn.id
    await room.env.advance_time(10)
    assert room.last.id != turn.id
    assert "Catherine passes" in room.last.content
    assert len(room.public) == 2


async def test_an_answer_that_gets_lost_is_given_again(room: Room) -> None:
    table = await room.start(PLAYERS, SEED)
    room.env.inject_error("PATCH", "/webhooks/*/messages/*", status=500)
    said = await room.says(CATHERINE, "stpete pass")
    assert "You pass" in said
    assert "Catherine passes" in room.last.content
    assert table.row.announced_ply == table.row.ply


async def test_a_crash_between_story_and_turn_tells_neither_twice(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start(PLAYERS, SEED)

    async def crash(self: ChannelUpdater, *_: Any) -> None:
        raise OSError("the network is gone")

    for who in IN_TURN[:-1]:
        await room.slash(who, "stpete pass")
    with monkeypatch.context() as broken:
        broken.setattr(ChannelUpdater, "_announce_turn", crash)
        await room.slash(IN_TURN[-1], "stpete pass")
        assert [len(labels(message)) > 0 for message in room.public] == [False, True, False]
    await room.restart()
    texts = [message.content for message in room.public]
    assert len(texts) == 3
    assert sum("Worker phase" in text and "Round 1" in text for text in texts) == 1
    assert labels(room.last)


async def test_a_move_made_while_an_old_turn_is_looked_at_is_told_alone(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The poster is poked for what is told already, and before it sees that, somebody moves."""
    check = room.bot.runtime.store.check_lease

    async def meanwhile() -> None:
        await check()
        if table.row.ply == ply:
            await table.submit(room.people[CATHERINE].id, [table.game.pass_action], None, 1)

    ply, before = table.row.ply, len(posts(room))
    monkeypatch.setattr(room.bot.runtime.store, "check_lease", meanwhile)
    room.bot.runtime.channel_updater.schedule(table)
    await asyncio.gather(*room.bot.runtime.channel_updater._tasks.values())
    assert posts(room)[before:] == [f"turn-{table.row.id}-{ply + 1}"]
    assert "Catherine passes" in room.last.content
    assert len(room.public) == 2


def posts(room: Room) -> list[str]:
    """The nonces of all that was sent to the channel so far."""
    path = f"/channels/{room.channel.id}/messages"
    sent = [one for one in room.env.http_requests if (one.method, one.path) == ("POST", path)]
    return [one.json["nonce"] for one in sent]


async def test_a_start_that_was_not_told_is_told_after_a_restart(room: Room) -> None:
    await room.slash(0, "stpete new")
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=500)
    await room.slash(0, "stpete start")
    assert len(room.public) == 1
    await room.restart()
    assert "has begun" in room.public[0].content
    assert len(room.public) == 2
    assert room.last.raw_mentions == [room.people[0].id]


async def test_a_lobby_whose_message_was_deleted_gets_a_new_one(room: Room) -> None:
    await room.slash(0, "stpete new")
    await room.last.delete()
    await room.slash(1, "stpete join")
    assert len(room.public) == 1
    assert "Boris" in room.last.content
    assert "Join (2 free)" in labels(room.last)


async def test_an_old_lobby_is_shown_anew_at_the_bottom(room: Room) -> None:
    await room.slash(0, "stpete new")
    first = room.last
    await room.env.advance_time(2 * 60 * 60)
    await room.slash(1, "stpete join")
    assert room.last.id != first.id
    assert len(room.public) == 1


async def test_a_turn_deleted_by_a_moderator_stops_nothing(room: Room) -> None:
    await room.start(PLAYERS, SEED)
    await room.last.delete()
    await room.slash(CATHERINE, "stpete pass")
    assert "Catherine passes" in room.last.content
    assert len(room.public) == 2


async def test_board_brings_the_turn_down_and_calls_nobody(room: Room) -> None:
    await room.start(PLAYERS, SEED)
    turn = room.last
    await room.people[0].send(room.channel, "chat")
    await room.slash(0, "stpete board")
    assert turn.id not in [message.id for message in room.public]
    assert labels(room.last) == labels(turn)
    assert "Catherine" in room.last.content
    assert room.last.raw_mentions == []
    done = await room.press(CATHERINE, room.last, "Pass")
    assert "You pass" in text_of(done)


async def test_board_shows_a_watcher_the_table_in_private(room: Room) -> None:
    await room.start(PLAYERS, SEED)
    before = [message.id for message in room.public]
    shown = await room.slash(4, "stpete board")
    assert shown.response.attachments[0].description
    assert [message.id for message in room.public] == before


async def test_board_shows_the_table_in_private_while_nothing_can_be_posted(
    room: Room, table: Table
) -> None:
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=500, times=None)
    await room.slash(CATHERINE, "stpete pass")
    shown = await room.slash(0, "stpete board")
    assert "bottom of the channel" not in text_of(shown)
    assert shown.response.attachments[0].description
    assert len(room.public) == 2
    room.env.backend.faults.clear()
    await room.slash(0, "stpete board")
    assert "bottom of the channel" in await room.says(0, "stpete board")
    assert "Žofie" in room.last.content


async def test_board_names_the_permission_without_which_it_cannot_be_below(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = discord.Permissions.all()
    left.send_messages = False
    monkeypatch.setattr(discord.Interaction, "app_permissions", left)
    said = await room.refused(room.slash(0, "stpete board"))
    assert "Send Messages" in said


async def test_a_picture_that_cannot_be_drawn_is_told_in_words(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.start(PLAYERS, SEED)
    renderer = room.bot.game_uis[table.game.name].renderer

    def broken(*_: Any) -> None:
        raise MemoryError("no room for a picture")

    monkeypatch.setattr(renderer, "table", broken)
    await room.slash(CATHERINE, "stpete pass")
    assert room.last.attachments == []
    assert "Lumberjack" in room.last.content
    assert "Catherine passes" in room.last.content
    assert any("picture" in record.getMessage() for record in caplog.records)
    caplog.clear()


async def test_moves_faster_than_the_channel_make_one_message(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(room, PLAYERS)
    await evening.begin(SEED)
    with monkeypatch.context() as slow:
        slow.setattr(room.bot.runtime.tables, "_on_change", lambda table: None)
        await room.slash(CATHERINE, "stpete pass")
    await room.slash(0, "stpete take", card="Lumberjack")
    await evening.check()
    told = room.last.content.splitlines()
    assert [line.split(" ")[0] for line in told[:-1]] == ["Catherine", "Žofie"]


async def test_a_pass_for_the_rest_of_the_phase_is_made_and_taken_back(room: Room) -> None:
    table = await room.start(PLAYERS, SEED)
    rest = {"rest-of-phase": True}
    assert "rest of the phase" in await room.says(CATHERINE, "stpete pass", **rest)
    await room.slash(0, "stpete take", card="Lumberjack")
    await room.slash(1, "stpete take", card="Lumberjack")
    moves: tuple[MoveRow, ...] = await room.bot.runtime.store.moves(table.row.id, 0)
    assert moves[-1].seat == CATHERINE
    assert moves[-1].user_id is None
    assert await room.turn(PLAYERS) == 0
    assert room.last.raw_mentions == [room.people[0].id]
    await room.slash(CATHERINE, "stpete pass", **{"rest-of-phase": False})
    await room.slash(0, "stpete take", card="Shepherd")
    await room.slash(1, "stpete take", card="Shepherd")
    assert await room.turn(PLAYERS) == CATHERINE


async def test_who_stays_on_turn_is_not_called_again(room: Room) -> None:
    table: Table = await room.start((0, 1), SEED)
    first = await room.turn((0, 1))
    other = 1 - first
    await room.slash(other, "stpete pass", **{"rest-of-phase": True})
    assert room.last.raw_mentions == [room.people[first].id]
    await room.slash(first, "stpete take", card="Lumberjack")
    assert table.game.to_act(table.state) == ((0, 1).index(first),)
    assert room.last.raw_mentions == []

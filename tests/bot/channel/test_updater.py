"""Every move is announced once in the channel, despite failed requests and crashes."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.channel.sender import MessageSender
from bot.channel.updater import ChannelUpdater
from bot.table.table import Table
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.game_driver import GameDriver
from tests.support.simulated_discord.saint_petersburg import BORIS, CATHERINE, PLAYERS, SEED, ZOFIE
from tests.support.storage.sqlite import execute_inside


async def crash(*_: Any) -> None:
    raise OSError("the network is gone")


async def test_crash_between_phase_summary_and_turn_repeats_neither(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    for who in (CATHERINE, ZOFIE):
        await sim.slash(who, "stpete pass")
    with monkeypatch.context() as broken:
        broken.setattr(ChannelUpdater, "_announce_turn", crash)
        await sim.slash(BORIS, "stpete pass")
        can_be_pressed = [bool(button_labels(message)) for message in sim.public_messages]
        assert can_be_pressed == [False, True, False]
    await sim.restart()
    texts = [message.content for message in sim.public_messages]
    assert len(texts) == 3
    assert sum(text.startswith("**Round 1 · Worker phase**") for text in texts) == 1
    assert button_labels(sim.last_message)


async def test_move_during_recovery_is_announced_by_itself(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is made after an update was scheduled, before it finds nothing to announce."""
    check = sim.bot.runtime.store.check_lease

    async def check_and_move(max_age: float) -> None:
        await check(max_age)
        if table.row.ply == ply:
            await table.play.submit(sim.people[CATHERINE].id, [table.game.pass_action], None, 1)

    ply, before = table.row.ply, len(nonces_sent(sim))
    monkeypatch.setattr(sim.bot.runtime.store, "check_lease", check_and_move)
    sim.bot.runtime.channel_updater.schedule(table)
    await asyncio.gather(*sim.bot.runtime.channel_updater._tasks.values())
    assert nonces_sent(sim)[before:] == [f"turn-{table.row.id}-{ply + 1}"]
    assert "Catherine passes" in shown_text(sim.last_message)
    assert len(sim.public_messages) == 2


async def test_turn_posted_in_the_second_of_the_restart_is_deleted_if_outdated(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next move was made before the crash, so no nonce tells that the turn was posted."""
    await sim.env.advance_time(10)
    with monkeypatch.context() as broken:
        broken.setattr(MessageSender, "record_announced", crash)
        await sim.slash(CATHERINE, "stpete pass")
        broken.setattr(ChannelUpdater, "schedule", lambda *_: None)
        await sim.slash(0, "stpete pass")
    await sim.restart()
    turns = [message for message in sim.public_messages if "My hand" in button_labels(message)]
    assert [message.id for message in turns] == [sim.last_message.id]
    assert "Žofie passes" in shown_text(sim.last_message)


async def test_two_turns_that_the_database_has_forgotten_leave_one_message(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a loss of power the end of the log is gone, and with it what was posted."""
    row = table.row
    with monkeypatch.context() as killed:
        killed.setattr(MessageSender, "delete", AsyncMock())
        await sim.slash(CATHERINE, "stpete pass")
        await sim.slash(0, "stpete pass")
    await execute_inside(
        sim.bot.runtime.store,
        "UPDATE game SET announced_ply = ?, turn_message_id = ?",
        row.announced_ply,
        row.turn_message_id or 0,
    )
    await sim.env.advance_time(10)
    await sim.restart()
    turns = [message for message in sim.public_messages if "My hand" in button_labels(message)]
    assert [message.id for message in turns] == [sim.last_message.id]
    assert "Žofie passes" in shown_text(sim.last_message)


async def test_lobby_opened_in_the_second_of_the_restart_is_shown_once(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.env.advance_time(0.5)
    with monkeypatch.context() as broken:
        broken.setattr(MessageSender, "record_announced", crash)
        await sim.slash(0, "stpete new")
        broken.setattr(ChannelUpdater, "schedule", lambda *_: None)
        await sim.slash(1, "stpete join")
    await sim.restart()
    assert len(sim.public_messages) == 1
    assert "Boris" in shown_text(sim.last_message)


def nonces_sent(sim: DiscordFixture) -> list[str]:
    """Return the nonces of all messages sent to the channel so far."""
    path = f"/channels/{sim.channel.id}/messages"
    requests = sim.env.http_requests
    sent = [request for request in requests if (request.method, request.path) == ("POST", path)]
    return [request.json["nonce"] for request in sent]


async def test_unannounced_start_is_announced_after_a_restart(sim: DiscordFixture) -> None:
    await sim.slash(0, "stpete new")
    sim.env.inject_error("PATCH", f"/channels/{sim.channel.id}/messages/*", status=500)
    await sim.slash(0, "stpete start")
    assert len(sim.public_messages) == 1
    await sim.restart()
    assert "has begun" in shown_text(sim.public_messages[0])
    assert len(sim.public_messages) == 2
    assert sim.last_message.raw_mentions == [sim.people[0].id]


async def test_show_board_reposts_the_turn_without_mentions(
    sim: DiscordFixture, table: Table
) -> None:
    turn = sim.last_message
    await sim.people[0].send(sim.channel, "chat")
    await sim.slash(0, "stpete show board")
    assert turn.id not in [message.id for message in sim.public_messages]
    assert button_labels(sim.last_message) == button_labels(turn)
    assert "Catherine" in shown_text(sim.last_message)
    assert sim.last_message.raw_mentions == []
    reply = await sim.press(CATHERINE, sim.last_message, "Pass")
    assert "You pass" in text_of(reply)


async def test_show_board_is_private_for_spectators(sim: DiscordFixture, table: Table) -> None:
    before = [message.id for message in sim.public_messages]
    answer = await sim.slash(4, "stpete show board")
    assert sim.files_of(answer.response)[0].description
    assert [message.id for message in sim.public_messages] == before


async def test_show_board_is_private_while_nothing_can_be_posted(
    sim: DiscordFixture, table: Table
) -> None:
    path = f"/channels/{sim.channel.id}/messages"
    sim.env.inject_error("POST", path, status=500, times=None)
    await sim.slash(CATHERINE, "stpete pass")
    answer = await sim.slash(0, "stpete show board")
    assert "bottom of the channel" not in text_of(answer)
    assert sim.files_of(answer.response)[0].description
    assert len(sim.public_messages) == 2
    sim.env.backend.faults.clear()
    await sim.slash(0, "stpete show board")
    assert "bottom of the channel" in await sim.private_reply(0, "stpete show board")
    assert "Žofie" in shown_text(sim.last_message)


async def test_show_board_names_the_missing_permission(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    permissions = discord.Permissions.all()
    permissions.send_messages = False
    monkeypatch.setattr(discord.Interaction, "app_permissions", permissions)
    reply = await sim.assert_refused(sim.slash(0, "stpete show board"))
    assert "Send Messages" in reply


async def test_turn_message_falls_back_to_text_if_its_picture_fails(
    sim: DiscordFixture,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    renderer = sim.bot.game_uis[table.game.name].renderer

    def broken(*_: Any) -> None:
        raise MemoryError("no room for a picture")

    monkeypatch.setattr(renderer, "table", broken)
    await sim.slash(CATHERINE, "stpete pass")
    assert sim.last_message.attachments == []
    assert "Lumberjack" in shown_text(sim.last_message)
    assert "Catherine passes" in shown_text(sim.last_message)
    assert any("picture" in record.getMessage() for record in caplog.records)
    caplog.clear()


async def test_several_pending_moves_share_one_message(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = GameDriver(sim, PLAYERS)
    await driver.begin(SEED)
    with monkeypatch.context() as slow:
        slow.setattr(sim.bot.runtime.tables, "_on_change", lambda table: None)
        await sim.slash(CATHERINE, "stpete pass")
    await sim.slash(0, "stpete take", card="Lumberjack")
    await driver.check()
    lines = shown_text(sim.last_message).splitlines()
    assert [line.split(" ")[0] for line in lines[:-2]] == ["Catherine", "Žofie"]


async def test_player_who_stays_on_turn_is_not_mentioned_again(sim: DiscordFixture) -> None:
    table: Table = await sim.start((0, 1), SEED)
    who = await sim.player_to_act((0, 1))
    other_player = 1 - who
    await sim.slash(other_player, "stpete pass", **{"rest-of-phase": True})
    assert sim.last_message.raw_mentions == [sim.people[who].id]
    await sim.slash(who, "stpete take", card="Lumberjack")
    assert table.game.to_act(table.state) == ((0, 1).index(who),)
    assert sim.last_message.raw_mentions == []

"""Discord rejects a request during a move: the move counts, and the channel catches up later."""

from __future__ import annotations

import logging
import re
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.client import now
from bot.ops.metrics import LATE_INTERACTIONS
from bot.table.table import Table
from tests.support.simulated_discord.fixture import (
    HOUR,
    OUR_FAULT,
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import CATHERINE

REJECTIONS = ((403, 50013), (404, 10003), (429, 0), (500, 0))
"""HTTP statuses and Discord's codes: forbidden, not found, rate limited, server error."""

FORBIDDEN_OR_GONE = ((403, 50001), (403, 50013), (404, 10008))
"""Missing Access, Missing Permissions, Unknown Message."""

RETRY_SECONDS = 10


pytestmark = pytest.mark.poll_interval(HOUR)


def reject(
    sim: DiscordFixture, method: str, status: int, code: int = 0, *, times: int | None = 1
) -> None:
    """Let Discord reject the next requests for messages of the channel, all if not `times`."""
    path = f"/channels/{sim.channel.id}/messages" + ("" if method == "POST" else "/*")
    sim.env.inject_error(method, path, status=status, code=code, times=times)


def count_messages_with(sim: DiscordFixture, sentence: str) -> int:
    """Count the public messages that contain a sentence."""
    return sum(sentence in shown_text(message) for message in sim.public_messages)


@pytest.mark.parametrize(
    ("status", "code", "times"),
    [(*rejection, times) for rejection, times in zip(REJECTIONS, (1, 2, 1, 2), strict=True)],
)
async def test_rejected_turn_message_is_posted_later(
    sim: DiscordFixture, table: Table, status: int, code: int, times: int
) -> None:
    turn = sim.last_message
    reject(sim, "POST", status, code, times=times)
    assert await sim.private_reply(CATHERINE, "stpete pass") == "You pass."
    assert sim.last_message.id == turn.id
    assert table.row.announced_ply < table.row.ply
    await sim.env.advance_time(RETRY_SECONDS * 10)
    assert count_messages_with(sim, "Catherine passes") == 1
    assert table.row.announced_ply == table.row.ply
    assert len(sim.public_messages) == 2


@pytest.mark.parametrize(("status", "code"), REJECTIONS)
async def test_rejected_phase_summary_and_its_turn_are_posted_later(
    sim: DiscordFixture, table: Table, status: int, code: int
) -> None:
    for who in (CATHERINE, 0):
        await sim.slash(who, "stpete pass")
    reject(sim, "POST", status, code)
    await sim.slash(1, "stpete pass")
    await sim.env.advance_time(RETRY_SECONDS)
    assert count_messages_with(sim, "Worker phase**") == 1
    assert len(sim.public_messages) == 3
    assert [bool(button_labels(message)) for message in sim.public_messages] == [False, False, True]


@pytest.mark.parametrize(("status", "code"), REJECTIONS[2:])
async def test_failed_deletion_of_an_old_turn_is_retried(
    sim: DiscordFixture, table: Table, status: int, code: int
) -> None:
    reject(sim, "DELETE", status, code, times=2)
    await sim.slash(CATHERINE, "stpete pass")
    assert count_messages_with(sim, "Catherine passes") == 1
    assert table.row.announced_ply == table.row.ply
    await sim.env.advance_time(RETRY_SECONDS)
    assert count_messages_with(sim, "Catherine passes") == 1, (
        "the retry does not post the news again"
    )
    assert len(sim.public_messages) == 2
    assert button_labels(sim.public_messages[0]) == []
    assert await sim.bot.runtime.store.message_deletions() == ()


async def test_failed_deletion_of_an_old_turn_is_retried_after_a_restart(
    sim: DiscordFixture, table: Table
) -> None:
    reject(sim, "DELETE", 503, times=None)
    await sim.slash(CATHERINE, "stpete pass")
    assert len(sim.public_messages) == 3
    sim.env.backend.faults.clear()
    await sim.restart()
    await sim.env.settle()
    assert len(sim.public_messages) == 2
    assert button_labels(sim.public_messages[0]) == []
    assert await sim.bot.runtime.store.message_deletions() == ()


@pytest.mark.parametrize(("status", "code"), FORBIDDEN_OR_GONE)
async def test_old_turn_that_cannot_be_deleted_is_left(
    sim: DiscordFixture, table: Table, status: int, code: int
) -> None:
    """Asking again would not help."""
    old_turn = sim.last_message
    path = f"/channels/{sim.channel.id}/messages/{old_turn.id}"
    reject(sim, "DELETE", status, code, times=None)
    await sim.slash(CATHERINE, "stpete pass")
    assert count_messages_with(sim, "Catherine passes") == 1
    assert table.row.announced_ply == table.row.ply
    assert not sim.bot.runtime.channel_updater.is_failing(table)
    await sim.env.advance_time(HOUR)
    assert [request.method for request in sim.env.http_requests if request.path == path] == [
        "DELETE"
    ]


@pytest.mark.parametrize(
    ("status", "code", "hours"),
    [(*rejection, hours) for rejection, hours in zip(REJECTIONS, (1 / 60, 3) * 2, strict=True)],
)
async def test_turn_is_posted_after_a_long_outage(
    sim: DiscordFixture, table: Table, status: int, code: int, hours: float
) -> None:
    """After a short outage soon, after a long one within an hour, without anybody's help."""
    reject(sim, "POST", status, code, times=None)
    await sim.slash(CATHERINE, "stpete pass")
    await sim.env.advance_time(hours * HOUR)
    assert table.row.announced_ply < table.row.ply
    sim.env.backend.faults.clear()
    await sim.env.advance_time(min(hours, 1) * HOUR)
    assert count_messages_with(sim, "Catherine passes") == 1
    assert table.row.announced_ply == table.row.ply


@pytest.mark.parametrize(("status", "code"), REJECTIONS[2:])
async def test_rejected_lobby_edit_is_retried(sim: DiscordFixture, status: int, code: int) -> None:
    await sim.slash(0, "stpete new")
    reject(sim, "PATCH", status, code)
    await sim.slash(1, "stpete join")
    await sim.env.advance_time(RETRY_SECONDS)
    assert "Boris" in shown_text(sim.last_message)
    reject(sim, "PATCH", status, code)
    await sim.slash(0, "stpete start")
    await sim.env.advance_time(RETRY_SECONDS)
    assert count_messages_with(sim, "has begun") == 1
    assert len(sim.public_messages) == 2
    assert button_labels(sim.public_messages[0]) == []


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (400, 50083), *FORBIDDEN_OR_GONE])
async def test_lobby_that_cannot_be_edited_is_sent_again(
    sim: DiscordFixture, status: int, code: int
) -> None:
    """Among the reasons: many edits of messages older than an hour, and an archived thread."""
    await sim.slash(0, "stpete new")
    reject(sim, "PATCH", status, code)
    await sim.slash(1, "stpete join")
    (lobby,) = sim.public_messages
    assert "Boris" in shown_text(lobby)
    assert button_labels(lobby)


@pytest.mark.parametrize(("status", "code"), FORBIDDEN_OR_GONE)
async def test_deadline_that_cannot_be_edited_is_shown_in_a_new_message(
    sim: DiscordFixture, table: Table, status: int, code: int
) -> None:
    """The bot edits its turn message when an absence changes the deadline, notifying nobody."""
    turn = sim.last_message
    reject(sim, "PATCH", status, code)
    await sim.slash(CATHERINE, "nevsky away", until="3")
    new = sim.last_message
    assert new.id > turn.id
    assert "Catherine is away until" in new.content
    assert new.raw_mentions == []
    assert turn.id not in [message.id for message in sim.public_messages]
    assert table.row.turn_message_id == new.id
    await sim.slash(CATHERINE, "stpete pass")
    assert count_messages_with(sim, "Catherine passes") == 1


@pytest.mark.parametrize("permission", ["view_channel", "send_messages"])
async def test_lobby_catches_up_when_a_permission_is_given_back(
    sim: DiscordFixture, permission: str
) -> None:
    """Without View Channel, the bot cannot even edit its messages."""
    await sim.slash(0, "stpete new")
    bot, backend = sim.env.backend.bot_user.id, sim.env.backend
    bit = discord.Permissions(**{permission: True}).value
    backend.set_overwrite(sim.channel.id, Overwrite(bot, OverwriteType.MEMBER, deny=bit))
    await sim.env.settle()
    await sim.slash(1, "stpete join")
    assert ("Boris" in shown_text(sim.last_message)) == (permission == "send_messages")
    backend.delete_overwrite(sim.channel.id, bot)
    await sim.env.settle()
    await sim.env.advance_time(RETRY_SECONDS)
    assert "Boris" in shown_text(sim.last_message)
    assert len(sim.public_messages) == 1


async def test_turn_with_too_large_a_picture_is_posted_as_text(
    sim: DiscordFixture, table: Table
) -> None:
    reject(sim, "POST", 413, 40005)
    await sim.slash(CATHERINE, "stpete pass")
    assert count_messages_with(sim, "Catherine passes") == 1
    assert table.row.announced_ply == table.row.ply
    assert not any(file.filename.endswith(".png") for file in sim.last_message.attachments)


@pytest.mark.parametrize(("status", "code"), REJECTIONS)
async def test_start_is_announced_once_despite_rejected_posts(
    sim: DiscordFixture, status: int, code: int
) -> None:
    await sim.slash(0, "stpete new")
    reject(sim, "POST", status, code, times=2)
    await sim.slash(0, "stpete start")
    await sim.env.advance_time(RETRY_SECONDS * 10)
    assert count_messages_with(sim, "has begun") == 1
    assert count_messages_with(sim, "You’re playing alone") == 1
    assert len(sim.public_messages) == 2


@pytest.mark.parametrize(("status", "code"), REJECTIONS)
async def test_rejected_response_is_retried(
    sim: DiscordFixture, table: Table, status: int, code: int
) -> None:
    sim.env.inject_error("PATCH", "/webhooks/*/messages/*", status=status, code=code)
    panel = await sim.press(CATHERINE, sim.last_message, "Take")
    assert button_labels(panel.response)
    sim.env.inject_error("PATCH", "/webhooks/*/messages/*", status=status, code=code)
    reply = await sim.press(CATHERINE, panel.response, button_labels(panel.response)[0])
    assert text_of(reply) == "You take a Lumberjack into your hand."
    assert count_messages_with(sim, "Catherine takes a Lumberjack") == 1
    assert len([move for move in await move_kinds(sim, table) if move == "act"]) == 1


async def test_press_is_answered_though_the_connection_breaks_as_it_is_acknowledged(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    defer, broken = discord.InteractionResponse.defer, [aiohttp.ServerDisconnectedError()]

    async def break_once(response: Any, **options: Any) -> None:
        if broken:
            raise broken.pop()
        await defer(response, **options)

    monkeypatch.setattr(discord.InteractionResponse, "defer", break_once)
    assert text_of(await sim.press(CATHERINE, sim.last_message, "Pass")).startswith("You pass.")
    assert (await move_kinds(sim, table)).count("act") == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
async def test_unacknowledged_press_makes_no_move(
    sim: DiscordFixture, table: Table, status: int, code: int
) -> None:
    ply = table.row.ply
    sim.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    await sim.people[CATHERINE].click(sim.last_message, label="Pass")
    assert table.row.ply == ply
    for interaction in sim.env.backend.interactions.values():
        interaction.responded = True
    await sim.press(CATHERINE, sim.last_message, "Pass")
    assert table.row.ply == ply + 1


@pytest.mark.parametrize(("status", "code", "late"), [(404, 10062, 1), (400, 40060, 0)])
async def test_press_that_discord_gave_up_counts_as_late(
    sim: DiscordFixture,
    table: Table,
    status: int,
    code: int,
    late: int,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Discord waits 3 seconds. An answer by another process is no lateness."""
    count = LATE_INTERACTIONS._value.get()
    sim.bot.clock = lambda: now() + 4.2
    sim.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    await sim.people[CATHERINE].click(sim.last_message, label="Pass")
    assert LATE_INTERACTIONS._value.get() - count == late
    warnings = [one.getMessage() for one in caplog.records if one.levelno == logging.WARNING]
    assert sum(bool(re.search(r"acknowledged .* 4\.\d s old", text)) for text in warnings) == late
    for interaction in sim.env.backend.interactions.values():
        interaction.responded = True


@pytest.mark.parametrize("status", [403, 429, 500])
async def test_rejected_press_changes_nothing_and_is_answered(
    sim: DiscordFixture, table: Table, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    ply = table.row.ply
    sim.env.inject_error("POST", "/interactions/*/callback", status=status)
    rejected = await sim.people[CATHERINE].click(sim.last_message, label="Pass")
    assert text_of(rejected) == OUR_FAULT
    assert table.row.ply == ply
    caplog.clear()


async def move_kinds(sim: DiscordFixture, table: Table) -> list[str]:
    return [move.kind for move in await sim.bot.runtime.store.moves(table.row.id, 0)]

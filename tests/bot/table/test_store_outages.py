"""A short outage of the database: confirmed moves count, and the table catches up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot import client
from bot.i18n.texts import shared_texts
from bot.interactions.core.context import RequestContext
from bot.storage.errors import LeaseLost, StoreUnavailable
from bot.storage.records import CommitResult, GameUpdate
from bot.storage.store import Store
from bot.table import repository
from bot.table.gameplay import Gameplay
from bot.table.move_log import MoveKind
from bot.table.table import Table
from tests.support.simulated_discord.ai_table import BORIS, ai_seats_moved, open_lobby_with_ais
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels
from tests.support.simulated_discord.saint_petersburg import CATHERINE, PLAYERS

REST = {"rest-of-phase": True}
LOCKED = StoreUnavailable("database is locked")
RETRY_SECONDS = 10
TIMEOUT = 60.0

TRANSLATE = shared_texts().in_language("en")


pytestmark = pytest.mark.poll_interval(HOUR)


def refuse(
    monkeypatch: pytest.MonkeyPatch, sim: DiscordFixture, method: str, matches: Callable[..., bool]
) -> None:
    """Make the store reject the calls of a method that match a predicate."""
    real = getattr(sim.bot.runtime.store, method)

    async def reject_or_call(*values: Any, **named: Any) -> Any:
        if matches(*values, **named):
            raise LOCKED
        return await real(*values, **named)

    monkeypatch.setattr(sim.bot.runtime.store, method, reject_or_call)


def has_kind(kind: str) -> Callable[[GameUpdate], bool]:
    return lambda change: change.kind == kind


def any_call(*_: object) -> bool:
    return True


def count_posts(sim: DiscordFixture) -> int:
    sent = (call for call in sim.env.http_requests if call.path.endswith("/messages"))
    return sum(call.method == "POST" for call in sent)


def turn_messages(sim: DiscordFixture) -> list[str]:
    return [
        message.content
        for message in sim.public_messages
        if "Pass" in " ".join(button_labels(message))
    ]


async def test_move_counts_if_the_automatic_move_after_it_fails(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.slash(0, "stpete pass", **REST)
    ply = table.row.ply
    with monkeypatch.context() as locked:
        refuse(locked, sim, "commit", has_kind(MoveKind.AUTOMATIC_ACTION))
        reply = await sim.private_reply(CATHERINE, "stpete take", card="Lumberjack")
        assert reply.startswith("You take a Lumberjack"), "the move is not reported as undone"
        assert table.row.ply == ply + 1
        assert "Žofie" in await sim.private_reply(1, "stpete pass"), (
            "it is her turn, and she passes automatically"
        )
    await sim.env.advance_time(RETRY_SECONDS)
    assert table.row.ply == ply + 2
    assert await sim.player_to_act(PLAYERS) == 1
    assert sim.last_message.raw_mentions == [sim.people[1].id]
    assert len(turn_messages(sim)) == 1


async def test_auto_pass_starts_after_a_store_outage(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    pass_reply = await sim.press(CATHERINE, sim.last_message, "Pass")
    for who in (0, 1):
        await sim.slash(who, "stpete take", card="Lumberjack")
    ply = table.row.ply
    with monkeypatch.context() as locked:
        refuse(locked, sim, "commit", has_kind(MoveKind.AUTOMATIC_ACTION))
        await sim.press(CATHERINE, pass_reply.response, "Auto-pass this phase")
        assert table.row.ply == ply
    await sim.env.advance_time(RETRY_SECONDS)
    assert table.row.ply == ply + 1
    assert await sim.player_to_act(PLAYERS) == 0


async def test_ai_moves_after_a_store_outage(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_lobby_with_ais(sim, "medium")
    await sim.slash(BORIS, "stpete start")
    before = await ai_seats_moved(sim, table)
    with monkeypatch.context() as locked:
        refuse(locked, sim, "commit", has_kind(MoveKind.AI_ACTION))
        await sim.slash(BORIS, "stpete pass")
    assert await ai_seats_moved(sim, table) == before
    await sim.env.advance_time(RETRY_SECONDS)
    assert len(await ai_seats_moved(sim, table)) == len(before) + 1
    assert await sim.player_to_act((BORIS, -1)) == BORIS


async def test_startup_continues_if_an_automatic_move_fails(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Store.commit

    async def commit_or_fail(store: Store, change: GameUpdate) -> CommitResult:
        if change.kind == MoveKind.AUTOMATIC_ACTION:
            raise LOCKED
        return await real(store, change)

    await sim.slash(0, "stpete pass", **REST)
    with monkeypatch.context() as locked:
        locked.setattr(Store, "commit", commit_or_fail)
        await sim.slash(CATHERINE, "stpete take", card="Lumberjack")
        await sim.restart()
    ply = table.row.ply
    await sim.env.advance_time(RETRY_SECONDS)
    assert (await sim.table()).row.ply == ply + 1
    assert await sim.player_to_act(PLAYERS) == 1


async def test_unrecorded_turn_post_is_not_repeated(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as locked:
        refuse(locked, sim, "mark_announced", any_call)
        await sim.slash(CATHERINE, "stpete pass")
        assert "Catherine passes" in sim.last_message.content
    posted = count_posts(sim)
    await sim.slash(0, "stpete pass")
    assert "Žofie passes" in sim.last_message.content
    assert count_posts(sim) == posted + 1
    assert len(turn_messages(sim)) == 1


async def test_unrecorded_repost_is_shown_once(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as locked:
        refuse(locked, sim, "mark_announced", any_call)
        await sim.slash(0, "stpete show board")
    message_id = sim.last_message.id
    await sim.env.advance_time(RETRY_SECONDS)
    assert sim.last_message.id == message_id
    assert len(turn_messages(sim)) == 1


async def test_autocomplete_does_not_wait_for_a_slow_table(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(channel_id: int) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(repository, "AUTOCOMPLETE_LOAD_SECONDS", 0.05)
    assert await sim.autocomplete(CATHERINE, "stpete buy", "card")
    sim.bot.runtime.tables._tables.clear()
    monkeypatch.setattr(sim.bot.runtime.store, "open_game", slow)
    assert await sim.autocomplete(CATHERINE, "stpete buy", "card") == {}
    assert await sim.autocomplete(CATHERINE, "stpete seat", "player") == {}


async def test_failed_lease_renewal_is_retried(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors: list[Exception] = [LOCKED, LOCKED, LeaseLost()]

    async def renew_lease(_: float) -> None:
        raise errors.pop(0)

    monkeypatch.setattr(client, "LEASE_CHECK_INTERVAL", 0.001)
    monkeypatch.setattr(client, "SHUTDOWN_GRACE_SECONDS", 0.0)
    monkeypatch.setattr(sim.bot.runtime.store, "renew_lease", renew_lease)
    async with asyncio.timeout(TIMEOUT):
        await sim.bot._watch_lease()
    assert sim.bot.is_superseded()
    assert sim.bot._shutdown_task is not None
    await sim.bot._shutdown_task


@pytest.mark.parametrize("fault", [LOCKED, TimeoutError()])
async def test_autocomplete_is_empty_if_the_table_cannot_be_loaded(
    sim: DiscordFixture,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: Exception,
) -> None:
    async def fail(_: RequestContext) -> Table:
        raise fault

    assert await sim.autocomplete(CATHERINE, "stpete take", "card")
    monkeypatch.setattr(RequestContext, "get_table_for_autocomplete", fail)
    assert await sim.autocomplete(CATHERINE, "stpete take", "card") == {}
    assert "no suggestions, the store does not answer" in caplog.text
    assert "ERROR" not in {record.levelname for record in caplog.records}


async def test_failure_after_the_commit_does_not_claim_that_nothing_changed(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    ply = table.row.ply

    async def fail(_: Gameplay) -> list[Any]:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as broken:
        broken.setattr(Gameplay, "try_automatic_moves", fail)
        reply = await sim.private_reply(CATHERINE, "stpete pass")
    assert table.row.ply == ply + 1
    assert reply == TRANSLATE("done-but-our-fault", place="channel")
    caplog.clear()

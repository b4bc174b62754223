"""What goes wrong between the bot and PostgreSQL: nothing is lost or doubled, and nobody hangs."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import time
from collections.abc import Awaitable
from random import Random
from typing import Any

import pytest

from bot.storage.contract import (
    CommitOutcomeUnknown,
    LeaseLost,
    Store,
    StoreError,
    StoreUnavailable,
)
from bot.storage.locations import open_store
from bot.storage.postgres import pool
from bot.storage.postgres.connection import connect
from bot.storage.postgres_url import PostgresUrl
from bot.storage.records import CommitResult, SeatRow
from tests.postgres import PostgresServer
from tests.store.line import Line
from tests.store.rows import SEATS, change, everything, known, lobby

PATIENCE = 1.0

LATE = 3.0
"""Seconds by which a machine that has much to do may be late."""

A_LONG_TIME = 60.0
HIDDEN = "hidden hand"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "DEADLINE", PATIENCE)
    monkeypatch.setattr(pool, "ATTEMPT_TIMEOUT", PATIENCE / 2)


async def within(seconds: float, awaited: Awaitable[object]) -> None:
    """Somebody is told in time that it could not be done."""
    began = time.monotonic()
    with pytest.raises(StoreUnavailable):
        await awaited
    assert time.monotonic() - began < seconds + LATE


# The way there and back


async def test_a_move_goes_there_and_back_once(far: Store, line: Line) -> None:
    """Whatever it writes, and though what it replaces must be known for it."""
    await far.acquire_lease()
    game_id = await lobby(far)
    for ply in range(1, 4):
        seats = (*SEATS[:1], SeatRow(1, "Boris", ply))
        more = {"snapshot": True, "prune_before": ply, "phases": ("end",), "recorded": True}
        before = line.asked
        await far.commit(change(game_id, ply, seats=seats, interaction_id=ply, **more))
    assert line.asked - before == 1
    before = line.asked
    await far.mark_announced(game_id, 4, 7)
    await far.mark_announced(game_id, 4, 8)
    assert line.asked - before <= 3, "what is asked for the first time is prepared"


# A server that is away


async def test_moves_go_on_while_connections_break(
    far: Store, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "DEADLINE", A_LONG_TIME)
    game_id, rng = await lobby(far), Random(1)
    for ply in range(1, 31):
        press = change(game_id, ply, interaction_id=ply)
        committing = asyncio.create_task(far.commit(press))
        await asyncio.sleep(rng.uniform(0, 0.005))
        line.cut()
        assert await committing is CommitResult.COMMITTED
    assert [move.ply for move in await far.moves(game_id, 0)] == list(range(1, 32))


@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_moves_go_on_when_the_server_is_started_anew(
    postgres: Store, server: PostgresServer, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(pool, "DEADLINE", A_LONG_TIME)
    game_id = await lobby(postgres)
    playing = asyncio.create_task(_play(postgres, game_id, 60))
    await asyncio.sleep(0.05)
    try:
        await asyncio.to_thread(getattr(server, how))
    finally:
        # In this thread: a server ends with the one that started it.
        server.start()
    assert await playing == [CommitResult.COMMITTED] * 60
    assert [move.ply for move in await postgres.moves(game_id, 0)] == list(range(1, 62))


async def _play(store: Store, game_id: int, moves: int) -> list[CommitResult]:
    done = []
    for ply in range(1, moves + 1):
        done.append(await store.commit(change(game_id, ply, interaction_id=ply)))
        await asyncio.sleep(0.005)
    return done


@pytest.mark.usefixtures("impatient")
async def test_without_a_server_everybody_is_told_so_in_time(
    postgres: Store, server: PostgresServer
) -> None:
    game_id = await lobby(postgres)
    server.stop()
    try:
        await within(PATIENCE, postgres.commit(change(game_id)))
        many = [within(PATIENCE, postgres.check()) for _ in range(20)]
        many += [within(PATIENCE, postgres.set_intent(game_id, 0, "a")) for _ in range(5)]
        await asyncio.gather(*many)
    finally:
        server.start()
    assert await postgres.commit(change(game_id)) is CommitResult.COMMITTED


@pytest.mark.usefixtures("impatient")
async def test_what_was_asked_and_not_answered_in_time_may_have_been_done(
    far: Store, line: Line, postgres: Store
) -> None:
    game_id = await lobby(postgres)
    assert (await known(far, game_id)).ply == 1
    line.carries.clear()
    with pytest.raises(CommitOutcomeUnknown):
        await far.commit(change(game_id))
    line.carries.set()


@pytest.mark.usefixtures("impatient")
async def test_what_could_never_be_asked_was_not_done(
    postgres: Store, server: PostgresServer
) -> None:
    server.stop()
    try:
        with pytest.raises(StoreUnavailable) as caught:
            await lobby(postgres)
    finally:
        server.start()
    assert not isinstance(caught.value, CommitOutcomeUnknown)


@pytest.mark.usefixtures("impatient")
async def test_a_server_that_hangs_keeps_nobody_waiting(
    postgres: Store, server: PostgresServer
) -> None:
    game_id = await lobby(postgres)
    processes = [row["pid"] for row in await server.statement("SELECT pid FROM pg_stat_activity")]
    for pid in (*processes, server.pid):
        _signal(pid, signal.SIGSTOP)
    try:
        await within(PATIENCE, postgres.commit(change(game_id)))
        await asyncio.gather(*(within(PATIENCE, postgres.check()) for _ in range(20)))
    finally:
        for pid in (*processes, server.pid):
            _signal(pid, signal.SIGCONT)
    assert await postgres.commit(change(game_id)) in (CommitResult.COMMITTED, CommitResult.CONFLICT)
    assert len(await postgres.moves(game_id, 0)) == 2


def _signal(pid: int, what: signal.Signals) -> None:
    try:
        os.kill(pid, what)
    except ProcessLookupError:
        return


async def test_a_line_that_went_silent_is_given_up_for_another(
    far: Store, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "ATTEMPT_TIMEOUT", 0.3)
    game_id = await lobby(far)
    line.carries.clear()
    committing = asyncio.create_task(far.commit(change(game_id)))
    await asyncio.sleep(0.4)
    line.carries.set()
    assert await committing is CommitResult.COMMITTED
    assert len(await far.moves(game_id, 0)) == 2


@pytest.mark.usefixtures("impatient")
async def test_more_callers_than_connections_wait_for_each_other_and_none_for_ever(
    postgres: Store, server: PostgresServer, name: str
) -> None:
    games = [await lobby(postgres, channel_id=100 + n) for n in range(3 * pool.MAX_CONNECTIONS)]
    holding = asyncio.create_task(
        server.statement(
            "WITH held AS (SELECT id FROM game FOR UPDATE) SELECT pg_sleep(2), count(*) FROM held",
            name=name,
        )
    )
    await asyncio.sleep(0.3)
    tried = [within(PATIENCE, postgres.commit(change(game_id))) for game_id in games]
    await asyncio.gather(*tried)
    await holding
    done = await asyncio.gather(*(postgres.commit(change(game_id, 1, at=5)) for game_id in games))
    assert set(done) <= {CommitResult.COMMITTED, CommitResult.CONFLICT}
    for game_id in games:
        assert len(await postgres.moves(game_id, 0)) == 2


# Who is in charge


async def test_who_takes_over_waits_for_what_is_being_written(
    place: PostgresUrl, postgres: Store
) -> None:
    """To look who is in charge before writing is not enough: it may change in between."""
    await postgres.acquire_lease()
    game_id, new = await lobby(postgres), await open_store(place)
    holding = await connect(place)
    transaction = holding.transaction()
    await transaction.start()
    await holding.fetch("SELECT FROM game FOR UPDATE")
    writing = asyncio.create_task(postgres.commit(change(game_id)))
    await asyncio.sleep(0.2)
    taking = asyncio.create_task(new.acquire_lease())
    await asyncio.sleep(0.2)
    assert not writing.done()
    assert not taking.done()
    await transaction.rollback()
    await taking
    assert (await known(new, game_id)).ply == 2, "it was written before"
    assert await writing is CommitResult.COMMITTED
    with pytest.raises(LeaseLost):
        await postgres.commit(change(game_id, 2))
    await holding.close()
    await new.close()


async def test_nothing_is_written_late_by_who_was_taken_over_under_fire(
    place: PostgresUrl, server: PostgresServer, name: str
) -> None:
    """Every move tells who wrote it: none of the old one's comes after one of the new one's."""
    stores = [await open_store(place) for _ in range(4)]
    await stores[0].acquire_lease()
    games = [await lobby(stores[0], channel_id=channel) for channel in range(1, 9)]

    async def fire(who: int, game_id: int) -> None:
        ply = (await known(stores[who], game_id)).ply
        while True:
            try:
                done = await stores[who].commit(change(game_id, ply, action=str(who)))
            except LeaseLost:
                return
            ply += 1 if done is CommitResult.COMMITTED else 0
            if done is CommitResult.CONFLICT:
                ply = (await known(stores[who], game_id)).ply

    shooting = [asyncio.create_task(fire(0, game_id)) for game_id in games]
    for who in range(1, len(stores)):
        await asyncio.sleep(0.05)
        shooting += [asyncio.create_task(fire(who, game_id)) for game_id in games]
        await stores[who].acquire_lease()
        before = await _moves_of(server, name, who - 1)
        await asyncio.sleep(0.05)
        assert await _moves_of(server, name, who - 1) == before, "not one more"
    assert before
    for task in shooting:
        task.cancel()
    await asyncio.gather(*shooting, return_exceptions=True)
    for store in stores:
        await store.close()


async def _moves_of(server: PostgresServer, name: str, who: int) -> int:
    sql = "SELECT count(*) FROM move WHERE action = $1"
    return int((await server.statement(sql, str(who), name=name))[0][0])


# What nobody is to read


async def test_an_error_quotes_nothing_of_what_was_to_be_written(
    postgres: Store, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = await lobby(postgres)
    broken: tuple[dict[str, Any], ...] = (
        {"state": HIDDEN, "status": "asleep"},
        {"state": HIDDEN + "\0"},
        {"state": HIDDEN + "\ud800"},
    )
    for values in broken:
        with pytest.raises(StoreError) as caught:
            await postgres.commit(change(game_id, **values))
        logging.getLogger("test").error("it failed", exc_info=caught.value)
    assert "StoreFailed" in caplog.text
    assert HIDDEN not in caplog.text


async def test_a_failure_that_nobody_waits_for_any_more_is_let_be(
    postgres: Store, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = await lobby(postgres)
    broken = asyncio.create_task(postgres.commit(change(game_id, status="asleep")))
    await asyncio.sleep(0)
    broken.cancel()
    await asyncio.gather(broken, return_exceptions=True)
    await everything(postgres, game_id)
    await postgres.close()
    gc.collect()
    assert caplog.records == []

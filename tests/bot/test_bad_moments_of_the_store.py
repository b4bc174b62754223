"""The database takes nothing for a moment: what was confirmed stands, and the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot import client
from bot.interactions.core.context import RequestContext
from bot.storage.contract import LeaseLost, StoreUnavailable
from bot.storage.records import CommitResult, GameUpdate
from bot.storage.sqlite import SQLiteStore
from bot.table import repository
from bot.table.move_log import AI_ACTION, AUTOMATIC_ACTION
from bot.table.table import Table
from tests.bot.ai_table import BORIS, by_ai, lobby
from tests.bot.clock import look_seldom
from tests.bot.room import Room, labels

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE = 2
"""With this seed Catherine has the first turn; Žofie and Boris follow."""

REST = {"rest-of-phase": True}
LOCKED = StoreUnavailable("database is locked")
A_WHILE = 10


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    look_seldom(monkeypatch, 3_600)


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


def refuse(
    monkeypatch: pytest.MonkeyPatch, room: Room, method: str, which: Callable[..., bool]
) -> None:
    """The store does not take the calls of a method that are so."""
    real = getattr(room.bot.runtime.store, method)

    async def tried(*values: Any, **named: Any) -> Any:
        if which(*values, **named):
            raise LOCKED
        return await real(*values, **named)

    monkeypatch.setattr(room.bot.runtime.store, method, tried)


def is_of(kind: str) -> Callable[[GameUpdate], bool]:
    return lambda change: change.kind == kind


def everything(*_: object) -> bool:
    return True


def turns(room: Room) -> list[str]:
    return [message.content for message in room.public if "Pass" in " ".join(labels(message))]


async def test_a_move_stands_whose_followers_are_held_up(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.slash(0, "stpete pass", **REST)
    ply = table.row.ply
    with monkeypatch.context() as locked:
        refuse(locked, room, "commit", is_of(AUTOMATIC_ACTION))
        said = await room.says(CATHERINE, "stpete take", card="Lumberjack")
        assert said.startswith("You take a Lumberjack"), "it must not be called undone"
        assert table.row.ply == ply + 1
        assert "Žofie" in await room.says(1, "stpete pass"), "it is her turn, and she is passed for"
    await room.env.advance_time(A_WHILE)
    assert table.row.ply == ply + 2
    assert await room.turn(PLAYERS) == 1
    assert room.last.raw_mentions == [room.people[1].id]
    assert len(turns(room)) == 1


async def test_who_begins_to_sit_out_is_passed_for_later(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = await room.press(CATHERINE, room.last, "Pass")
    for who in (0, 1):
        await room.slash(who, "stpete take", card="Lumberjack")
    ply = table.row.ply
    with monkeypatch.context() as locked:
        refuse(locked, room, "commit", is_of(AUTOMATIC_ACTION))
        await room.press(CATHERINE, passed.response, "Pass for the rest of the phase")
        assert table.row.ply == ply
    await room.env.advance_time(A_WHILE)
    assert table.row.ply == ply + 1
    assert await room.turn(PLAYERS) == 0


async def test_an_ai_moves_when_the_store_takes_it_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(room, "medium")
    await room.slash(BORIS, "stpete start")
    before = await by_ai(room, table)
    with monkeypatch.context() as locked:
        refuse(locked, room, "commit", is_of(AI_ACTION))
        await room.slash(BORIS, "stpete pass")
    assert await by_ai(room, table) == before
    await room.env.advance_time(A_WHILE)
    assert len(await by_ai(room, table)) == len(before) + 1
    assert await room.turn((BORIS, -1)) == BORIS


async def test_a_start_goes_on_where_a_table_is_held_up(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = SQLiteStore.commit

    async def tried(store: SQLiteStore, change: GameUpdate) -> CommitResult:
        if change.kind == AUTOMATIC_ACTION:
            raise LOCKED
        return await real(store, change)

    await room.slash(0, "stpete pass", **REST)
    with monkeypatch.context() as locked:
        locked.setattr(SQLiteStore, "commit", tried)
        await room.slash(CATHERINE, "stpete take", card="Lumberjack")
        await room.restart()
    ply = table.row.ply
    await room.env.advance_time(A_WHILE)
    assert (await room.table()).row.ply == ply + 1
    assert await room.turn(PLAYERS) == 1


async def test_a_turn_that_could_not_be_noted_is_not_told_with_the_next(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as locked:
        refuse(locked, room, "mark_posted", everything)
        await room.slash(CATHERINE, "stpete pass")
        assert "Catherine passes" in room.last.content
    await room.slash(0, "stpete pass")
    assert "Catherine passes" not in room.last.content
    assert "Žofie passes" in room.last.content
    assert len(turns(room)) == 1


async def test_a_table_brought_down_that_could_not_be_noted_is_shown_once(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as locked:
        refuse(locked, room, "mark_posted", everything)
        await room.slash(0, "stpete board")
    shown = room.last.id
    await room.env.advance_time(A_WHILE)
    assert room.last.id == shown
    assert len(turns(room)) == 1


async def test_suggestions_do_not_wait_for_a_table_that_takes_long(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(channel_id: int) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(repository, "AUTOCOMPLETE_LOAD_SECONDS", 0.05)
    assert await room.suggestions(CATHERINE, "stpete buy", "card")
    room.bot.runtime.tables._tables.clear()
    monkeypatch.setattr(room.bot.runtime.store, "open_game", slow)
    assert await room.suggestions(CATHERINE, "stpete buy", "card") == {}
    assert await room.suggestions(CATHERINE, "stpete seat", "player") == {}


async def test_a_look_for_a_successor_that_fails_is_not_the_last(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[Exception] = [LOCKED, LOCKED, LeaseLost()]

    async def look() -> None:
        raise answers.pop(0)

    monkeypatch.setattr(client, "LEASE_CHECK_INTERVAL", 0.001)
    monkeypatch.setattr(client, "SHUTDOWN_GRACE_SECONDS", 0.0)
    monkeypatch.setattr(room.bot.runtime.store, "check_lease", look)
    await asyncio.wait_for(room.bot._watch_lease(), 5)
    assert room.bot.is_superseded()
    assert room.bot._shutdown_task is not None
    await room.bot._shutdown_task


@pytest.mark.parametrize("fault", [LOCKED, TimeoutError()])
async def test_nothing_is_suggested_while_the_table_cannot_be_read(
    room: Room,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: Exception,
) -> None:
    async def fail(_: RequestContext) -> Table:
        raise fault

    assert await room.suggestions(CATHERINE, "stpete take", "card")
    monkeypatch.setattr(RequestContext, "get_table_for_autocomplete", fail)
    assert await room.suggestions(CATHERINE, "stpete take", "card") == {}
    assert "nothing can be suggested now" in caplog.text
    assert "ERROR" not in {record.levelname for record in caplog.records}

"""AI players in simultaneous decisions: all decide, none knows the others' decisions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.ai_seats.scheduler import AIScheduler
from bot.ai_seats.workers import ThreadWorkers
from bot.storage.contract import Store
from bot.storage.records import SeatRow
from bot.storage.sqlite import SQLiteStore
from bot.table.move_log import MoveKind
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine.ai.registry import AGENT_SPECS
from engine.ai.worker import WorkerRequest, encode_request, handle_request
from tests.examples.sealed_bids import GAME, Bid, Bidder, State, skill
from tests.support.storage.records import ANNA, CHANNEL

SEATS = (
    SeatRow(seat=0, name="Anna", user_id=ANNA),
    SeatRow(seat=1, name="Ivan", ai="easy"),
    SeatRow(seat=2, name="Olga", ai="hard"),
)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await SQLiteStore.open(tmp_path / "games.sqlite3")
    yield opened
    await opened.close()


class ScriptedWorkers(ThreadWorkers):
    """Bids a given amount for the first AI, and can let Anna act before the last AI decides."""

    def __init__(self, bid: int = 1) -> None:
        super().__init__()
        self.bid = bid
        self.asked: list[WorkerRequest] = []
        self.meanwhile: Any = None

    async def choose_move(self, request: WorkerRequest) -> Any:
        self.asked.append(request)
        if request.info_state.seat == 1:
            return Bid(self.bid)
        if self.meanwhile is not None:
            await self.meanwhile()
        return handle_request(request)


@pytest.fixture(autouse=True)
def _bids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setitem(AGENT_SPECS, GAME.name, skill(Bidder()))


async def start_bidding(store: Store, thinker: ScriptedWorkers) -> tuple[Table, AIScheduler]:
    """Open a table at which a person and two AI players are to bid.

    Returns it with the scheduler of its AI players.
    """
    tables = TableRepository(store, lambda table: None)
    table = await tables.open_lobby(
        GAME, {}, channel_id=CHANNEL, guild_id=1, seats=SEATS, interaction_id=1
    )
    await table.lobby.start(ANNA, 2, seed=1)
    return table, AIScheduler(tables, thinker, lambda table: None, no_delay=False)


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


async def played(turns: AIScheduler, table: Table) -> None:
    turns.schedule(table)
    await asyncio.gather(*turns._tasks.values())


async def test_ai_seats_decide_without_pauses_in_simultaneous_decisions(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    table, turns = await start_bidding(store, thinker := ScriptedWorkers())
    monkeypatch.setattr("bot.ai_seats.scheduler.asyncio.sleep", sleep)
    await played(turns, table)
    assert [question.info_state.seat for question in thinker.asked] == [1, 2]
    assert [bid is None for bid in state_of(table).sealed] == [True, False, False]
    assert slept == [], "Anna has still to decide, and sees no bid"


async def test_ai_seats_do_not_see_each_others_decisions(tmp_path: Path) -> None:
    lines = set[str]()
    for bid in (0, 1, 2):
        store = await SQLiteStore.open(tmp_path / f"{bid}.sqlite3")
        table, turns = await start_bidding(store, thinker := ScriptedWorkers(bid))
        await played(turns, table)
        assert state_of(table).sealed[1] == bid
        lines.add(encode_request(thinker.asked[1]))
        await store.close()
    assert len(lines) == 1


async def test_ai_move_stays_valid_after_a_persons_simultaneous_decision(
    store: Store,
) -> None:
    table, turns = await start_bidding(store, thinker := ScriptedWorkers())
    arose = table.row.ply

    async def anna_bids() -> None:
        thinker.meanwhile = None
        await table.play.submit(ANNA, [Bid(2)], None, 3)

    thinker.meanwhile = anna_bids
    await played(turns, table)
    moves = await store.moves(table.row.id, arose)
    assert [move.seat for move in moves if move.kind == MoveKind.AI_ACTION] == [1, 2, 1, 2]
    assert [question.info_state.seat for question in thinker.asked] == [1, 2, 1, 2]
    assert state_of(table).round == 2

"""AI players in simultaneous decisions: all decide, without seeing each other's decisions."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.ai_seats.scheduler import AIScheduler
from bot.ai_seats.workers import ThreadWorkers
from bot.storage.locations import open_store
from bot.storage.records import SeatRow
from bot.storage.store import Store
from bot.table.move_log import MoveKind
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine.ai.registry import AGENT_SPECS
from engine.ai.worker import WorkerRequest, encode_request, handle_request
from tests.examples.sealed_bids import GAME, Bid, Bidder, State, agent_spec
from tests.support.storage.records import ANNA, CHANNEL

SEATS = (
    SeatRow(seat=0, name="Anna", user_id=ANNA),
    SeatRow(seat=1, name="Ivan", ai="easy"),
    SeatRow(seat=2, name="Olga", ai="hard"),
)


class ScriptedWorkers(ThreadWorkers):
    """Bids a given amount for the first AI, and can let Anna act before the last AI decides."""

    def __init__(self, bid: int = 1) -> None:
        super().__init__()
        self.bid = bid
        self.asked: list[WorkerRequest] = []
        self.meanwhile: Any = None

    async def choose_move(self, request: WorkerRequest) -> Any:
        self.asked.append(request)
        assert len(self.asked) < 9, "what it chose is discarded again and again"
        if request.info_state.seat == 1:
            return Bid(self.bid)
        if self.meanwhile is not None:
            await self.meanwhile()
        return handle_request(request)


@pytest.fixture(autouse=True)
def _bids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setitem(AGENT_SPECS, GAME.name, agent_spec(Bidder()))


async def start_bidding(store: Store, workers: ScriptedWorkers) -> tuple[Table, AIScheduler]:
    """Start a game in which a person and two AI players bid.

    Returns the table and the scheduler of its AI players.
    """
    tables = TableRepository(store, lambda table: None)
    table = await tables.open_lobby(
        GAME, {}, channel_id=CHANNEL, guild_id=1, seats=SEATS, interaction_id=1
    )
    await table.lobby.start(ANNA, 2, seed=1)
    settle = AsyncMock()
    return table, AIScheduler(tables, workers, lambda table: None, settle, no_delay=False)


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


async def run_ai_turns(scheduler: AIScheduler, table: Table) -> None:
    scheduler.schedule(table)
    await asyncio.gather(*scheduler._tasks.values())


async def test_ai_seats_decide_without_pauses_in_simultaneous_decisions(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    table, scheduler = await start_bidding(store, workers := ScriptedWorkers())
    monkeypatch.setattr("bot.ai_seats.scheduler.asyncio.sleep", sleep)
    await run_ai_turns(scheduler, table)
    assert [request.info_state.seat for request in workers.asked] == [1, 2]
    assert [bid is None for bid in state_of(table).sealed] == [True, False, False]
    assert slept == [], "Anna still has to decide, and sees no bid"


async def test_ai_seats_do_not_see_each_others_decisions(tmp_path: Path) -> None:
    requests = set[str]()
    for bid in (0, 1, 2):
        store = await open_store(tmp_path / f"{bid}.sqlite3")
        table, scheduler = await start_bidding(store, workers := ScriptedWorkers(bid))
        await run_ai_turns(scheduler, table)
        assert state_of(table).sealed[1] == bid
        requests.add(encode_request(workers.asked[1]))
        await store.close()
    assert len(requests) == 1


async def test_ai_move_stays_valid_after_a_persons_simultaneous_decision(
    store: Store,
) -> None:
    table, scheduler = await start_bidding(store, workers := ScriptedWorkers())
    first_ply = table.row.ply

    async def anna_bids() -> None:
        workers.meanwhile = None
        await table.play.submit(ANNA, [Bid(2)], None, 3)

    workers.meanwhile = anna_bids
    await run_ai_turns(scheduler, table)
    moves = await store.moves(table.row.id, first_ply)
    assert [move.seat for move in moves if move.kind == MoveKind.AI_ACTION] == [1, 2, 1, 2]
    assert [request.info_state.seat for request in workers.asked] == [1, 2, 1, 2]
    assert state_of(table).round == 2

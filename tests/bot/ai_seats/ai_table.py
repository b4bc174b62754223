"""A table that a person shares with AI players, and workers to try its patience."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.client import NevskyClient
from bot.table.move_log import MoveKind
from bot.table.table import Table
from engine.ai.registry import AGENT_SPECS
from engine.ai.search.config import SearchBudget
from engine.ai.worker import WorkerRequest, handle_request
from tests.support.simulated_discord.fixture import DiscordFixture, use_seed

SEED = 70
BORIS, CATHERINE = 1, 2

SMALL_BUDGET = SearchBudget(playouts=4, max_candidates=2)
"""What an Expert tries in a test."""


async def open_lobby_with_ais(sim: DiscordFixture, *ais: str) -> Table:
    """Boris opens a table and seats these AI players."""
    await sim.slash(BORIS, "stpete new")
    for level in ais:
        await sim.slash(BORIS, "stpete ai", level=level)
    table = await sim.table()
    use_seed(table, SEED)
    return table


def set_expert(
    monkeypatch: pytest.MonkeyPatch, game: str, effort: SearchBudget | None = SMALL_BUDGET
) -> None:
    """Have a game's Expert search so much; None: it has no Expert."""
    monkeypatch.setitem(AGENT_SPECS, game, replace(AGENT_SPECS[game], expert=effort))


async def ai_seats_moved(sim: DiscordFixture, table: Table) -> list[int | None]:
    """The seats for which an AI has moved, in order."""
    moves = await sim.bot.runtime.store.moves(table.row.id, 0)
    return [move.seat for move in moves if move.kind == MoveKind.AI_ACTION]


class SlowWorkers:
    """Thinks for an hour of the simulated clock: as good as for ever, until time goes by."""

    def __init__(self) -> None:
        self.asked: list[WorkerRequest] = []

    async def choose_move(self, request: WorkerRequest) -> Any:
        self.asked.append(request)
        await asyncio.sleep(3_600)
        return handle_request(request)

    async def close(self) -> None:
        """It thinks in the task of who asks."""


class FailingWorkers:
    """Cannot think at first."""

    def __init__(self) -> None:
        self.failed = 0

    async def choose_move(self, request: WorkerRequest) -> Any:
        if self.failed < 2:
            self.failed += 1
            raise MemoryError("no room to think")
        return handle_request(request)

    async def close(self) -> None:
        """There is nothing to stop."""


class IllegalMoveWorkers:
    """Wants what is not legal, as often as it is asked."""

    def __init__(self) -> None:
        self.asked: list[WorkerRequest] = []

    async def choose_move(self, request: WorkerRequest) -> Any:
        self.asked.append(request)
        return "to move a rook"

    async def close(self) -> None:
        """There is nothing to stop."""


def set_workers(bot: NevskyClient, workers: Any) -> None:
    bot.workers = bot.runtime.ai_scheduler._workers = workers

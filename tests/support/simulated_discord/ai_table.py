"""A table with AI players, and stand-ins for their workers: slow, failing, playing illegally."""

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
"""The Expert's search budget in tests."""


async def open_lobby_with_ais(sim: DiscordFixture, *ais: str) -> Table:
    """Have Boris open a table and seat AI players of these levels."""
    await sim.slash(BORIS, "stpete new")
    for level in ais:
        await sim.slash(BORIS, "stpete ai", level=level)
    table = await sim.table()
    use_seed(table, SEED)
    return table


def set_expert(
    monkeypatch: pytest.MonkeyPatch, game: str, effort: SearchBudget | None = SMALL_BUDGET
) -> None:
    """Set the search budget of a game's Expert; with None the game has no Expert."""
    monkeypatch.setitem(AGENT_SPECS, game, replace(AGENT_SPECS[game], expert=effort))


async def ai_seats_moved(sim: DiscordFixture, table: Table) -> list[int | None]:
    """Return the seats of all AI moves, in order."""
    return await sim.seats_of_moves(table, MoveKind.AI_ACTION)


class Workers:
    """Workers that note what they are asked, in its caller's task."""

    def __init__(self) -> None:
        self.asked: list[WorkerRequest] = []

    async def close(self) -> None:
        """Nothing to do."""


class SlowWorkers(Workers):
    """Takes an hour of the simulated clock for each move."""

    async def choose_move(self, request: WorkerRequest) -> Any:
        self.asked.append(request)
        await asyncio.sleep(3_600)
        return handle_request(request)


class FailingWorkers(Workers):
    """Fails the first two requests."""

    async def choose_move(self, request: WorkerRequest) -> Any:
        self.asked.append(request)
        if len(self.asked) <= 2:
            raise MemoryError("no room to think")
        return handle_request(request)


class IllegalMoveWorkers(Workers):
    """Chooses an illegal action every time."""

    async def choose_move(self, request: WorkerRequest) -> Any:
        self.asked.append(request)
        return "to move a rook"


def set_workers(bot: NevskyClient, workers: Any) -> None:
    """Replace the workers that choose the AI players' moves."""
    bot.workers = bot.runtime.ai_scheduler._workers = workers

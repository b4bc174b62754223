"""A move that is made and posted is two transactions; all else that it needs is in memory."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest

from bot.channel import updater
from bot.storage.connection import Work
from bot.table.table import Table
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture
from tests.support.simulated_discord.saint_petersburg import PLAYERS

pytestmark = pytest.mark.poll_interval(HOUR)


async def test_move_is_two_transactions(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a slow machine, the proof would not last until the move is posted.
    monkeypatch.setattr(updater, "LEASE_PROOF_SECONDS", HOUR)
    transactions = list[Hashable]()
    database = sim.bot.runtime.store._database
    run = database.run

    async def count(work: Work[Any], order_key: Hashable = None) -> Any:
        transactions.append(order_key)
        return await run(work, order_key)

    for card in ("Gold Miner", "Lumberjack", "Lumberjack"):
        who = await sim.player_to_act(PLAYERS)
        await sim.slash(who, "stpete take", card=card)
    monkeypatch.setattr(database, "run", count)
    who, ply = await sim.player_to_act(PLAYERS), table.row.ply
    transactions.clear()
    await sim.slash(who, "stpete pass")
    assert table.row.announced_ply == table.row.ply == ply + 1
    assert transactions == [("game_id", table.row.id)] * 2, "the commit, and that it is announced"

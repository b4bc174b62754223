"""What bot and database spend on a move: time of the processor, connections, transactions."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from tests.programs.bench.measurement import Measurement
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.postgres import PostgresServer

TICKS = os.sysconf("SC_CLK_TCK")

COMMITS = "SELECT sum(xact_commit)::bigint FROM pg_stat_database"
CONNECTIONS = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'nevsky'"


class ResourceUsage:
    """Looks at a bot's processes and at the server behind them, before and after some play."""

    def __init__(self, bots: Sequence[BotProcess], server: PostgresServer | None) -> None:
        self._bots, self._server = bots, server
        self._before = (0.0, 0.0, 0)

    async def start(self) -> None:
        self._before = await self._now()

    async def measure_per_move(self, name: str, moves: int) -> list[Measurement]:
        """What so many moves have taken since."""
        before, after = self._before, await self._now()
        bot, database, commits = (
            (now - then) / max(1, moves) for now, then in zip(after, before, strict=True)
        )
        figures = [Measurement(f"{name}.cpu", round(1000 * bot, 2), "ms/move")]
        if self._server is not None:
            [(connections,)] = await self._server.fetch(CONNECTIONS)
            figures += [
                Measurement(f"{name}.database_cpu", round(1000 * database, 2), "ms/move"),
                Measurement(f"{name}.transactions", round(commits, 1), "transactions/move"),
                Measurement(f"{name}.connections", connections, "connections"),
            ]
        return figures

    async def _now(self) -> tuple[float, float, int]:
        """Seconds of the bot and of the database, and transactions, so far."""
        bot = sum(_seconds(one.pid) for one in self._bots)
        if self._server is None:
            return bot, 0.0, 0
        [(commits,)] = await self._server.fetch(COMMITS)
        return bot, _seconds(self._server.pid), commits


def _seconds(pid: int) -> float:
    """The time that a process and all that it has started have taken."""
    spent = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if pid in (int(stat.parent.name), int(fields[1])):
            # Of itself, and of those that have ended.
            spent += sum(map(int, fields[11:15]))
    return spent / TICKS

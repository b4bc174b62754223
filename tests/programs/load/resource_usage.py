"""Measures what bot and database use per move: CPU time, connections and transactions."""

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
    """The resource usage of a bot's processes and their server between two moments."""

    def __init__(self, bots: Sequence[BotProcess], server: PostgresServer | None) -> None:
        self._bots, self._server = bots, server
        self._before = (0.0, 0.0, 0)

    async def start(self) -> None:
        self._before = await self._now()

    async def measure_per_move(self, name: str, moves: int) -> list[Measurement]:
        """Return the usage since `start`, divided by this number of moves."""
        before, after = self._before, await self._now()
        bot, database, commits = (
            (now - then) / max(1, moves) for now, then in zip(after, before, strict=True)
        )
        measurements = [Measurement(f"{name}.cpu", round(1000 * bot, 2), "ms/move")]
        if self._server is not None:
            [(connections,)] = await self._server.fetch(CONNECTIONS)
            measurements += [
                Measurement(f"{name}.database_cpu", round(1000 * database, 2), "ms/move"),
                Measurement(f"{name}.transactions", round(commits, 1), "transactions/move"),
                Measurement(f"{name}.connections", connections, "connections"),
            ]
        return measurements

    async def _now(self) -> tuple[float, float, int]:
        """Return the CPU seconds of the bot and of the database, and transactions, so far."""
        bot = sum(_cpu_seconds(process.pid) for process in self._bots)
        if self._server is None:
            return bot, 0.0, 0
        [(commits,)] = await self._server.fetch(COMMITS)
        return bot, _cpu_seconds(self._server.pid), commits


def _cpu_seconds(pid: int) -> float:
    """Return the CPU seconds of a process and its child processes."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if pid in (int(stat.parent.name), int(fields[1])):
            # User and system time, of the process itself and of its children that have ended.
            ticks += sum(map(int, fields[11:15]))
    return ticks / TICKS

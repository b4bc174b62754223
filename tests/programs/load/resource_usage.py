"""Measures what bot and database use per move: CPU time, connections and transactions."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.programs.bench.measurement import Measurement
from tests.support.bot_variants.counted_transactions import COUNTS_FILE_VARIABLE
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.postgres import PostgresServer

TICKS = os.sysconf("SC_CLK_TCK")

COMMITS = "SELECT sum(xact_commit)::bigint FROM pg_stat_database"
CONNECTIONS = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'nevsky'"

MAX_TRANSACTIONS = 6.0
"""Transactions per move that are allowed."""


class CountingBot(BotProcess):
    """A bot process that counts its transactions by statement."""

    def __init__(self, discord: FakeDiscord, folder: Path) -> None:
        super().__init__(discord, folder, module="tests.support.bot_variants.counted_transactions")
        self._counts = folder / "transactions.json"

    async def spawn(self, **environment: str) -> None:
        await super().spawn(**{COUNTS_FILE_VARIABLE: str(self._counts)}, **environment)

    async def transactions(self) -> Counter[str]:
        """Return how many transactions there were so far, by statement."""
        self._counts.unlink(missing_ok=True)
        self.signal(signal.SIGUSR1)
        assert await wait_until(self._counts.exists, 5)
        return Counter(json.loads(self._counts.read_text()))


def transactions_per_move(
    name: str, transactions: Counter[str], moves: int, *, by_statement: bool
) -> list[Measurement]:
    """Return the transactions per move, and if asked for, those of each statement."""
    unit = "transactions/move"
    total = round(transactions.total() / max(1, moves), 2)
    measurements = [Measurement(f"{name}.transactions", total, unit, MAX_TRANSACTIONS)]
    if by_statement:
        measurements += [
            Measurement(f"{name}.transactions.{statement}", round(count / max(1, moves), 2), unit)
            for statement, count in transactions.most_common()
        ]
    return measurements


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
                Measurement(
                    f"{name}.server_transactions",
                    round(commits, 1),
                    "transactions/move",
                    MAX_TRANSACTIONS,
                ),
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

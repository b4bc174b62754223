"""Measures what bot and database use per move: CPU time, transactions and connections."""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.programs.bench.measurement import Measurement
from tests.support.bot_variants.counted_transactions import LEASE, counts_file
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.server import wait_until
from tests.support.postgres import PostgresServer

TICKS = os.sysconf("SC_CLK_TCK")

CONNECTIONS = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'nevsky'"

MAX_TRANSACTIONS = 6.0
"""The bar for the transactions of a move."""

COUNTING_BOT = "tests.support.bot_variants.counted_transactions"
"""The module of a bot that counts its transactions."""


class ResourceUsage:
    """The resource usage of a bot's processes and their server between two moments.

    The processes run `COUNTING_BOT` and write their counts to `folder`.
    """

    def __init__(
        self, bots: Sequence[BotProcess], server: PostgresServer | None, folder: Path
    ) -> None:
        self._bots, self._server, self._folder = bots, server, folder
        self._before = (0.0, 0.0, Counter[str]())
        self._began = 0.0

    async def start(self) -> None:
        self._before, self._began = await self._now(), time.perf_counter()

    async def measure_per_move(self, name: str, moves: int) -> list[Measurement]:
        """Return the usage since `start`, divided by this number of moves.

        Transactions about leases are counted by the second, since they do not depend on moves.
        """
        seconds = time.perf_counter() - self._began
        now, moves = await self._now(), max(1, moves)
        bot, database = now[0] - self._before[0], now[1] - self._before[1]
        transactions = now[2] - self._before[2]
        leases = sum(count for name, count in transactions.items() if name.startswith(LEASE))
        unit = "transactions/move"
        total = round((transactions.total() - leases) / moves, 2)
        measurements = [
            Measurement(f"{name}.cpu", round(1000 * bot / moves, 2), "ms/move"),
            Measurement(f"{name}.transactions", total, unit, MAX_TRANSACTIONS),
            Measurement(f"{name}.lease_transactions", round(leases / seconds, 2), "transactions/s"),
            *(
                Measurement(f"{name}.transactions.{statement}", round(count / moves, 2), unit)
                for statement, count in transactions.most_common()
            ),
        ]
        if self._server is not None:
            cpu = round(1000 * database / moves, 2)
            [(connections,)] = await self._server.fetch(CONNECTIONS)
            measurements += [
                Measurement(f"{name}.database_cpu", cpu, "ms/move"),
                Measurement(f"{name}.connections", connections, "connections"),
            ]
        return measurements

    async def _now(self) -> tuple[float, float, Counter[str]]:
        """Return the CPU seconds of the bot and of the database, and transactions, so far."""
        bot = sum(_cpu_seconds(process.pid) for process in self._bots)
        database = 0.0 if self._server is None else _cpu_seconds(self._server.pid)
        transactions = Counter[str]()
        for process in self._bots:
            transactions += await self._transactions(process)
        return bot, database, transactions

    async def _transactions(self, process: BotProcess) -> Counter[str]:
        """Return how many transactions a process has made so far, by statement."""
        file = counts_file(self._folder, process.pid)
        file.unlink(missing_ok=True)
        process.signal(signal.SIGUSR1)
        assert await wait_until(file.exists, 60)
        return Counter(json.loads(file.read_text()))


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

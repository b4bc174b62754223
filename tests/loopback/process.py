"""The bot as a process of its own, that can be killed at any moment."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.loopback import copied
from tests.loopback.server import Loopback, settled

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0


class BotProcess:
    """`python -m bot`, or another module that starts it, against a loopback Discord.

    One that is `copied` comes from a process that has loaded everything: it starts soon.
    """

    def __init__(
        self, discord: Loopback, folder: Path, *, module: str = "bot", copied: bool = False
    ) -> None:
        self._discord = discord
        self._module = module
        self._copied = copied
        self.database = folder / "games.sqlite3"
        self.place = str(self.database)
        """What it is told about where its games are."""
        self._log = folder / "bot.log"
        self._code: Callable[[], int | None] | None = None
        self._pid = 0

    @property
    def log(self) -> str:
        """All that it has written so far."""
        return self._log.read_text() if self._log.exists() else ""

    @property
    def pid(self) -> int:
        assert self._pid
        return self._pid

    @property
    def running(self) -> bool:
        return self._code is not None and self._code() is None

    async def start(self, **environment: str) -> None:
        """Start it and wait until it has identified itself at the gateway."""
        await self.begin(**environment)
        if not await settled(
            lambda: self._discord.gateway.ready.is_set() or not self.running, START_SECONDS
        ):
            await self.kill()
            raise TimeoutError(f"the bot did not come up: {self.log[-2000:]}")
        if not self.running:
            raise RuntimeError(f"the bot stopped at its start: {self.log[-2000:]}")

    async def begin(self, **environment: str) -> None:
        """Start it and wait for nothing."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": "fake",
            "DISCORD_API_URL": self._discord.url,
            "NEVSKY_DATABASE": self.place,
            "PYTHONFAULTHANDLER": "1",
            **environment,
        }
        if self._copied:
            copy = copied.start(self._module, environment, self._log)
            self._pid, self._code = copy.pid or 0, lambda: copy.exitcode
            return
        process = self._run(environment)
        self._pid, self._code = process.pid, process.poll

    def _run(self, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        command = (sys.executable, "-m", self._module)
        with self._log.open("ab") as output:
            return subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=output, stderr=output
            )

    def signal(self, what: signal.Signals) -> None:
        """Send it a signal, whatever comes of that."""
        os.kill(self.pid, what)

    def strike(self) -> None:
        """kill -9, at once and without waiting."""
        if self.running:
            os.kill(self.pid, signal.SIGKILL)

    async def kill(self) -> None:
        """kill -9, and wait until it is gone."""
        self.strike()
        await self.ended()

    async def terminate(self, within: float) -> int:
        """SIGTERM. Returns the exit code; raises TimeoutError if it goes on running."""
        os.kill(self.pid, signal.SIGTERM)
        async with asyncio.timeout(within):
            return await self.ended()

    async def ended(self) -> int:
        await settled(lambda: not self.running, math.inf)
        code = None if self._code is None else self._code()
        assert code is not None
        self._discord.gone()
        return code

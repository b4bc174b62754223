"""The bot as a process of its own, that can be killed at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from tests.loopback.server import Loopback, settled

ROOT = Path(__file__).parents[2]
START_SECONDS = 20.0


class BotProcess:
    """`python -m bot`, or another module that starts it, against a loopback Discord."""

    def __init__(self, discord: Loopback, folder: Path, *, module: str = "bot") -> None:
        self._discord = discord
        self._module = module
        self.database = folder / "games.sqlite3"
        self._log = folder / "bot.log"
        self._process: asyncio.subprocess.Process | None = None

    @property
    def log(self) -> str:
        """All that it has written so far."""
        return self._log.read_text() if self._log.exists() else ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self, **environment: str) -> None:
        """Start it and wait until it has identified itself at the gateway."""
        await self.begin(**environment)
        if not await settled(
            lambda: self._discord.gateway.ready.is_set() or not self.running, START_SECONDS
        ):
            raise TimeoutError(f"the bot did not come up: {self.log[-2000:]}")
        if not self.running:
            raise RuntimeError(f"the bot stopped at its start: {self.log[-2000:]}")

    async def begin(self, **environment: str) -> None:
        """Start it and wait for nothing."""
        with self._log.open("ab") as output:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                cwd=ROOT,
                env={
                    **os.environ,
                    "DISCORD_TOKEN": "fake",
                    "DISCORD_API_URL": self._discord.url,
                    "NEVSKY_DATABASE": str(self.database),
                    "PYTHONFAULTHANDLER": "1",
                    **environment,
                },
                stdout=output,
                stderr=output,
            )

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
        assert self._process is not None
        code = await self._process.wait()
        self._discord.gone()
        return code

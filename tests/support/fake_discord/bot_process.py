"""Runs the bot as a process, which can be killed at any moment."""

from __future__ import annotations

import asyncio
import math
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.support.fake_discord import forked_process
from tests.support.fake_discord.payloads import TOKEN
from tests.support.fake_discord.server import FakeDiscord, wait_until

ROOT = Path(__file__).parents[3]
START_TIMEOUT = 300.0
"""Seconds for a start on a very busy machine, where importing the bot alone takes two minutes."""

STOP_TIMEOUT = 120.0

_TAKEN_OVER = "took over the games"


class BotProcess:
    """`python -m bot`, or another module that runs the bot, connected to a fake Discord.

    With `forked`, the process is forked from one that has imported everything, so it starts fast.
    """

    def __init__(
        self, discord: FakeDiscord, folder: Path, *, module: str = "bot", forked: bool = False
    ) -> None:
        self._discord = discord
        self._module = module
        self._forked = forked
        self.database = folder / "games.sqlite3"
        self.database_location = str(self.database)
        """The value of NEVSKY_DATABASE."""
        self._log = folder / "bot.log"
        self._logged_before = 0
        self._exit_code: Callable[[], int | None] | None = None
        self._pid = 0

    @property
    def log(self) -> str:
        """Everything that the bot has written so far."""
        return self._log.read_text() if self._log.exists() else ""

    @property
    def errors(self) -> list[str]:
        """The errors in the log, each with its traceback."""
        records = re.split(r"^(?=time=)", self.log, flags=re.MULTILINE)
        return [each for each in records if "level=ERROR" in each or "Traceback" in each]

    @property
    def pid(self) -> int:
        assert self._pid
        return self._pid

    @property
    def running(self) -> bool:
        return self._exit_code is not None and self._exit_code() is None

    async def start(self, **environment: str) -> None:
        """Start the bot and wait until it has a session at the gateway for every shard."""
        gateway = self._discord.gateway
        before = gateway.session_count

        def connected() -> bool:
            return gateway.session_count > before and gateway.ready.is_set()

        await self.spawn(**environment)
        if not await wait_until(lambda: connected() or not self.running, START_TIMEOUT):
            await self.kill()
            raise TimeoutError(f"the bot did not come up: {self.log[-2000:]}")
        if not self.running:
            raise RuntimeError(f"the bot stopped at its start: {self.log[-2000:]}")

    async def wait_until_taken_over(self) -> None:
        """Wait until the bot, started as the only process, owns the games."""
        assert await wait_until(
            lambda: _TAKEN_OVER in self.log[self._logged_before :], START_TIMEOUT
        ), f"the bot did not take over: {self.log[-2000:]}"

    async def spawn(self, **environment: str) -> None:
        """Start the bot without waiting for anything."""
        self._logged_before = len(self.log)
        environment = {
            **os.environ,
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": self._discord.url,
            "NEVSKY_DATABASE": self.database_location,
            "PYTHONFAULTHANDLER": "1",
            **environment,
        }
        if self._forked:
            fork = forked_process.start(self._module, environment, self._log)
            self._pid, self._exit_code = fork.pid or 0, lambda: fork.exitcode
            return
        process = self._run(environment)
        self._pid, self._exit_code = process.pid, process.poll

    def _run(self, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        command = (sys.executable, "-m", self._module)
        with self._log.open("ab") as output:
            return subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=output, stderr=output
            )

    def signal(self, what: signal.Signals) -> None:
        """Send a signal to the bot."""
        os.kill(self.pid, what)

    def send_sigkill(self) -> None:
        """Send SIGKILL if the bot is running, without waiting."""
        if self.running:
            os.kill(self.pid, signal.SIGKILL)

    async def kill(self) -> None:
        """Send SIGKILL, and wait until the process is gone."""
        self.send_sigkill()
        await self.wait_for_exit()

    async def terminate(self, grace_seconds: float) -> int:
        """Send SIGTERM and return the exit code. Raises TimeoutError if the bot goes on running.

        Then its log ends with what it waits for, if it is forked.
        """
        os.kill(self.pid, signal.SIGTERM)
        try:
            async with asyncio.timeout(grace_seconds):
                return await self.wait_for_exit()
        except TimeoutError:
            if self._forked and self.running:
                os.kill(self.pid, forked_process.SHOW_TASKS)
                await asyncio.sleep(1)
            raise

    async def wait_for_exit(self) -> int:
        await wait_until(lambda: not self.running, math.inf)
        code = None if self._exit_code is None else self._exit_code()
        assert code is not None
        self._discord.disconnect_bot()
        return code

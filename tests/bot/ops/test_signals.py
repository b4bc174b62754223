"""SIGTERM ends what the bot does, but not its closing, whatever it closes for."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from pydantic import SecretStr

from bot import client
from bot.ops import run
from bot.settings import Settings

ROOT = Path(__file__).parents[3]

WITHIN = 60.0

STOP_WHILE_IMPORTING = """
import os, runpy, signal, sys

class Stop:
    def find_spec(self, name, path=None, target=None):
        if name == "bot.ops.run":
            os.kill(os.getpid(), signal.SIGTERM)

sys.meta_path.insert(0, Stop())
sys.argv = ["bot"]
runpy.run_module("bot", run_name="__main__")
"""

Work: TypeAlias = Callable[["ObservedClient"], Awaitable[None]]
Start: TypeAlias = Callable[[Work], Awaitable["ObservedClient"]]


class ObservedClient(client.NevskyClient):
    """A client without Discord, which closes its store only when it may."""

    latest: ObservedClient
    running: asyncio.Task[None]

    def __init__(self, *positional: Any, **named: Any) -> None:
        super().__init__(*positional, **named)
        ObservedClient.latest = self
        self.is_closing, self.may_close = asyncio.Event(), asyncio.Event()
        self.times_closed = 0

    async def login(self, token: str) -> None:
        await self.setup_hook()

    async def _close_database(self) -> None:
        self.is_closing.set()
        await self.may_close.wait()
        await super()._close_database()
        self.times_closed += 1

    async def sigterm_while_closing(self) -> None:
        """Send SIGTERM during the closing, and let that end afterwards."""
        async with asyncio.timeout(WITHIN):
            await self.is_closing.wait()
        await send_sigterm()
        assert not self.running.done()
        self.may_close.set()


async def send_sigterm() -> None:
    """Send SIGTERM to this process, and let everything happen that follows at once."""
    os.kill(os.getpid(), signal.SIGTERM)
    # The loop hears of a signal through a socket, and then ends the tasks one after the other.
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
async def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Start]:
    """Starts the bot with this work in place of staying connected, and returns its client."""

    async def start_with(work: Work) -> ObservedClient:
        begun = asyncio.Event()

        async def stay_connected(observed: ObservedClient) -> None:
            begun.set()
            await work(observed)

        monkeypatch.setattr(run, "NevskyClient", ObservedClient)
        monkeypatch.setattr(run, "_stay_connected", stay_connected)
        monkeypatch.setattr(client, "SHUTDOWN_GRACE_SECONDS", 0.0)
        file = tmp_path / "games.sqlite3"
        settings = Settings(_env_file=None, discord_token=SecretStr("none"), database=file)
        running = asyncio.create_task(run._run_until_signalled(settings))
        async with asyncio.timeout(WITHIN):
            await begun.wait()
        ObservedClient.latest.running = running
        return ObservedClient.latest

    yield start_with
    ObservedClient.latest.may_close.set()
    await ObservedClient.latest.close()


async def play(_: ObservedClient) -> None:
    await asyncio.Event().wait()


async def fail(_: ObservedClient) -> None:
    raise ConnectionError


async def be_superseded(observed: ObservedClient) -> None:
    observed.shut_down("another process has taken over")
    await asyncio.Event().wait()


async def be_superseded_and_disconnected(observed: ObservedClient) -> None:
    observed.shut_down("another process has taken over")
    await observed.is_closing.wait()


async def test_bot_closes_at_sigterm(start: Start) -> None:
    observed = await start(play)
    observed.may_close.set()
    await send_sigterm()
    async with asyncio.timeout(WITHIN):
        await observed.running
    assert observed.times_closed == 1


async def test_second_sigterm_does_not_interrupt_the_closing(start: Start) -> None:
    observed = await start(play)
    await send_sigterm()
    await observed.sigterm_while_closing()
    await observed.running
    assert observed.times_closed == 1


async def test_sigterm_does_not_interrupt_the_closing_after_a_failure(start: Start) -> None:
    observed = await start(fail)
    await observed.sigterm_while_closing()
    with pytest.raises(ConnectionError):
        await observed.running
    assert observed.times_closed == 1


@pytest.mark.parametrize("work", [be_superseded, be_superseded_and_disconnected])
async def test_sigterm_does_not_interrupt_the_closing_of_a_superseded_process(
    start: Start, work: Work
) -> None:
    observed = await start(work)
    await observed.sigterm_while_closing()
    await observed.running
    assert observed.times_closed == 1


@pytest.mark.slow
def test_sigterm_ends_a_bot_that_is_still_starting() -> None:
    """By a handler: as the first process of a container, the bot has no other way to be ended."""
    command = (sys.executable, "-c", STOP_WHILE_IMPORTING)
    environment = {**os.environ, "DISCORD_TOKEN": ""}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.stderr == ""
    assert done.returncode == 128 + signal.SIGTERM


@pytest.mark.parametrize("outlives", [False, True], ids=["terminal", "nohup"])
async def test_local_table_is_stopped_when_its_terminal_is_closed(
    monkeypatch: pytest.MonkeyPatch, outlives: bool
) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def play_locally(*_: object) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    monkeypatch.setattr(run, "_run_locally", play_locally)
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN if outlives else signal.SIG_DFL)
    settings = Settings(_env_file=None, discord_token=None)
    running = asyncio.create_task(run._run_until_signalled(settings))
    try:
        async with asyncio.timeout(WITHIN):
            await begun.wait()
            os.kill(os.getpid(), signal.SIGHUP)
            for _ in range(20):
                await asyncio.sleep(0)
            assert ended.is_set() != outlives
    finally:
        running.cancel()
        await asyncio.wait([running])
        signal.signal(signal.SIGHUP, before)

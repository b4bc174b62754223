"""Plays with an image, updates it under play, stops it, and tries to go back."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack
from dataclasses import dataclass, field

from tests.programs.image_check.engines import Container, Engine, wait_for_exit
from tests.support.fake_discord.log_reader import read_log
from tests.support.fake_discord.overlap import PassingClient
from tests.support.fake_discord.payloads import FIRST_CHANNEL, PEOPLE, TOKEN
from tests.support.fake_discord.server import FakeDiscord, wait_until

START_SECONDS = 90.0
HEALTHY_SECONDS = 15.0

TOO_NEW = "was written by a newer version of this program"

TROUBLE = ("ERROR", "CRITICAL", "Traceback")
"""What the log of a healthy bot does not contain."""


@dataclass(slots=True)
class ImageReport:
    """What happened: seconds by name, and faults."""

    seconds: dict[str, float] = field(default_factory=dict)
    moves: int = 0
    refused: int = 0
    """Moves that had to be made again, because the other process took over."""

    faults: list[str] = field(default_factory=list)

    def expect(self, condition: object, fault: str) -> None:
        if not condition:
            self.faults.append(fault)


async def check_image(engine: Engine, image: str, newer: str, moves: int = 6) -> ImageReport:
    """Start the image, play, start a newer one beside it, play on, and stop that."""
    report = ImageReport()
    async with FakeDiscord() as discord:
        with ExitStack() as cleanup:
            cleanup.callback(engine.remove_volume)
            await _check_without_token(engine, image, report)
            began = time.perf_counter()
            old = await asyncio.to_thread(engine.start, image, _environment(discord))
            cleanup.callback(old.remove)
            if not await _wait_until_connected(old, discord, report):
                return report
            report.seconds["start"] = time.perf_counter() - began
            player = PassingClient(discord)
            await player.start_game()
            await _play(player, moves, report)
            await _check_health(old, report)
            began = time.perf_counter()
            new = await asyncio.to_thread(engine.start, newer, _environment(discord))
            cleanup.callback(new.remove)
            if not await _play_until_ended(player, old, report):
                report.faults.append(f"the update does not take over: {new.log()[-1000:]}")
                return report
            report.seconds["update"] = time.perf_counter() - began
            report.expect(old.exit_code() == 0, f"the old one exits with {old.exit_code()}")
            await _play(player, moves, report)
            await _check_move_log(discord, report)
            await _check_health(new, report)
            began = time.perf_counter()
            await asyncio.to_thread(new.stop)
            report.seconds["stop"] = time.perf_counter() - began
            report.expect(new.exit_code() == 0, f"the new one exits with {new.exit_code()}")
            await _check_going_back(engine, image, _environment(discord), report)
            for container in (old, new):
                lines = (await asyncio.to_thread(container.log)).splitlines()
                report.faults += [line for line in lines if any(map(line.__contains__, TROUBLE))]
        report.faults += discord.recording.faults
        report.refused = player.refused
    return report


def _environment(discord: FakeDiscord) -> dict[str, str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    return {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": discord.url,
        "NEVSKY_METRICS_PORT": str(port),
    }


async def _check_without_token(engine: Engine, image: str, report: ImageReport) -> None:
    """Without a token, the image says what to do, and exits with 2."""
    ended, log = await _run_to_its_end(engine, image, {})
    report.expect(ended, "it goes on without a token")
    report.expect(len(log.splitlines()) == 1, f"without a token it says: {log[-1000:]}")


async def _check_going_back(
    engine: Engine, image: str, environment: dict[str, str], report: ImageReport
) -> None:
    """The older image says that it cannot read the games of the newer one, and exits with 2."""
    ended, log = await _run_to_its_end(engine, image, environment)
    report.expect(ended, "the old one goes on with games of the new one")
    report.expect(TOO_NEW in log, f"going back, it says: {log[-1000:]}")


async def _run_to_its_end(
    engine: Engine, image: str, environment: dict[str, str]
) -> tuple[bool, str]:
    """Return whether the image refused to start, with exit code 2, and what it said."""
    container = await asyncio.to_thread(engine.start, image, environment)
    try:
        ended = await wait_for_exit(container, START_SECONDS)
        return ended and container.exit_code() == 2, container.log()
    finally:
        await asyncio.to_thread(container.remove)


async def _wait_until_connected(
    container: Container, discord: FakeDiscord, report: ImageReport
) -> bool:
    ending = asyncio.create_task(wait_for_exit(container, START_SECONDS))
    await wait_until(lambda: discord.gateway.ready.is_set() or ending.done(), START_SECONDS)
    ending.cancel()
    if discord.gateway.ready.is_set():
        return True
    report.faults.append(f"the image does not connect: {container.log()[-1000:]}")
    return False


async def _check_health(container: Container, report: ImageReport) -> None:
    """The health check is fine, or soon will be: discord.py waits for servers at first."""
    until = time.monotonic() + HEALTHY_SECONDS
    while (health := await asyncio.to_thread(container.run, "health")).returncode:
        if time.monotonic() > until:
            report.faults.append(f"it is unhealthy: {health.stdout}{health.stderr}")
            return


async def _play(player: PassingClient, moves: int, report: ImageReport) -> None:
    for _ in range(moves):
        await player.pass_turn()
        report.moves += 1


async def _play_until_ended(
    player: PassingClient, container: Container, report: ImageReport
) -> bool:
    """Play on until a container has ended by itself; return False if it does not."""
    ending = asyncio.create_task(wait_for_exit(container, START_SECONDS))
    while not ending.done():
        await _play(player, 1, report)
        await asyncio.sleep(0.2)
    return await ending


async def _check_move_log(discord: FakeDiscord, report: ImageReport) -> None:
    """Every move that was confirmed is in the log of the table, once."""
    confirmed = sum(
        sent.content.startswith("You pass.") for sent in discord.recording.interactions.values()
    )
    lines = await read_log(discord, PEOPLE[0], FIRST_CHANNEL) or []
    logged = sum(line.endswith(" passes.") for line in lines)
    report.expect(confirmed == logged, f"{confirmed} confirmed moves, {logged} in the log")

"""The health endpoint and its metrics."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession

from bot import __main__ as command
from bot.ops.health import _measure_loop_delay, serve_health
from bot.ops.health_client import LOOPBACK, PortInUse, query_health
from bot.storage.errors import StoreUnavailable
from tests.support.simulated_discord.fixture import PLAYER_NAMES, DiscordFixture


class FakeHealthSource:
    """A health source with a given problem."""

    problem: str | None = None

    async def health_problem(self) -> str | None:
        return self.problem


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        return int(free.getsockname()[1])


@pytest.fixture
async def health_source(port: int) -> AsyncIterator[FakeHealthSource]:
    source = FakeHealthSource()
    async with serve_health(source, port):
        yield source


async def get(port: int, path: str) -> tuple[int, str]:
    async with (
        ClientSession() as session,
        session.get(f"http://{LOOPBACK}:{port}{path}") as response,
    ):
        return response.status, await response.text()


async def test_unreachable_process_is_unhealthy(port: int) -> None:
    is_healthy, message = await asyncio.to_thread(query_health, port)
    assert not is_healthy
    assert str(port) in message


async def test_health_command_exit_code_reports_health(
    health_source: FakeHealthSource,
    port: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command.main(["health"]) == 2
    monkeypatch.setenv("NEVSKY_METRICS_PORT", str(port))
    assert await get(port, "/health") == (200, '{"status": "ok"}')
    assert await asyncio.to_thread(command.main, ["health"]) == 0
    health_source.problem = "tired"
    assert await get(port, "/health") == (503, '{"status": "tired"}')
    assert await asyncio.to_thread(command.main, ["health"]) == 1
    assert capsys.readouterr().out == "ok\ntired\n"


async def test_occupied_port_is_named(port: int) -> None:
    async with serve_health(FakeHealthSource(), port):
        with pytest.raises(PortInUse, match=str(port)):
            async with serve_health(FakeHealthSource(), port):
                pass


async def test_health_server_is_off_without_a_port() -> None:
    before = len(asyncio.all_tasks())
    async with serve_health(FakeHealthSource(), None):
        assert len(asyncio.all_tasks()) == before


async def test_health_server_listens_on_loopback_only(
    health_source: FakeHealthSource, port: int
) -> None:
    """A server on all addresses would answer on every one of loopback's."""
    assert await asyncio.to_thread(query_health, port) == (True, "ok")
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", port), timeout=10)


async def test_health_server_listens_on_the_address_asked_for(port: int) -> None:
    async with serve_health(FakeHealthSource(), port, "127.0.0.2"):
        assert await asyncio.to_thread(query_health, port, "127.0.0.2") == (True, "ok")
        assert not (await asyncio.to_thread(query_health, port))[0]


async def test_health_is_queried_where_it_is_open_on_all_addresses(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NEVSKY_METRICS_PORT", str(port))
    monkeypatch.setenv("NEVSKY_METRICS_HOST", "0.0.0.0")  # noqa: S104
    async with serve_health(FakeHealthSource(), port, "0.0.0.0"):  # noqa: S104
        assert await asyncio.to_thread(command.main, ["health"]) == 0


async def test_address_of_another_machine_is_named(port: int) -> None:
    with pytest.raises(PortInUse, match=r"NEVSKY_METRICS_HOST: .* 192\.0\.2\.1, port"):
        async with serve_health(FakeHealthSource(), port, "192.0.2.1"):
            pass


async def test_event_loop_delay_is_measured(health_source: FakeHealthSource, port: int) -> None:
    _, before = await get(port, "/metrics")
    measuring = asyncio.create_task(_measure_loop_delay(0.01))
    await asyncio.sleep(0)
    time.sleep(0.05)  # noqa: ASYNC251
    await asyncio.sleep(0.02)
    measuring.cancel()
    _, after = await get(port, "/metrics")
    delay = "nevsky_event_loop_delay_seconds_sum"
    assert metric(after, delay) >= metric(before, delay) + 0.03


def metric(text: str, name: str) -> float:
    """Return the value of a metric; 0 if it is not listed yet."""
    values = [line.split()[-1] for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(values[0]) if values else 0.0


async def test_metrics_count_events_without_names(sim: DiscordFixture, port: int) -> None:
    assert await sim.bot.health_problem() is None
    names = (
        'nevsky_moves_total{kind="act"}',
        'nevsky_interaction_seconds_count{kind="command"}',
        'nevsky_interaction_seconds_count{kind="component"}',
        'nevsky_interaction_seconds_count{kind="autocomplete"}',
        "nevsky_posts_total",
        "nevsky_picture_seconds_count",
    )
    await sim.start((0,))
    await sim.press(0, sim.last_message, "Take")
    async with serve_health(sim.bot, port):
        _, before = await get(port, "/metrics")
        await sim.autocomplete(0, "stpete take", "card")
        await sim.slash(0, "stpete pass")
        await sim.press(0, sim.last_message, "My hand")
        _, after = await get(port, "/metrics")
    assert metric(after, "nevsky_tables") == 1
    for name in names:
        assert metric(after, name) > metric(before, name), name
    assert not any(name in after for name in (*PLAYER_NAMES, str(sim.channel.id)))


async def test_failed_post_is_counted(sim: DiscordFixture, port: int) -> None:
    await sim.start((0,))
    async with serve_health(sim.bot, port):
        _, before = await get(port, "/metrics")
        sim.env.inject_error("POST", "/channels/*/messages", status=500, code=0, message="no")
        await sim.slash(0, "stpete pass")
        _, after = await get(port, "/metrics")
    failures = "nevsky_post_failures_total"
    assert metric(after, failures) == metric(before, failures) + 1


async def test_unreadable_database_is_a_health_problem(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        raise StoreUnavailable("disk I/O error")

    monkeypatch.setattr(sim.bot.runtime.store, "check", broken)
    assert "database" in str(await sim.bot.health_problem())


async def test_process_without_gateway_connection_is_unhealthy(sim: DiscordFixture) -> None:
    sim.bot._ready.clear()
    assert "Discord" in str(await sim.bot.health_problem())
    sim.bot._ready.set()

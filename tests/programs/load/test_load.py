"""A small sample of `make load`."""

from __future__ import annotations

from pathlib import Path

from bot.storage.locations import open_store
from bot.storage.postgres.pool import MAX_CONNECTIONS
from tests.programs.load.measurements import measure_start, measure_under_load
from tests.programs.load.resource_usage import MAX_TRANSACTIONS
from tests.programs.load.stored_games import fill_database
from tests.support.fake_discord.payloads import GUILD
from tests.support.postgres import PostgresServer


async def test_every_interaction_is_answered_under_load() -> None:
    measurements = {
        measurement.name: measurement
        async for measurement in measure_under_load(20, [20], 1, forked=True)
    }
    assert measurements["load.20t.20ps.moves"].value > 15
    assert measurements["load.20t.20ps.unanswered"].value == 0
    assert measurements["load.20t.20ps.not_posted"].value == 0
    p50, p99 = (measurements[f"load.20t.20ps.acknowledged_p{n}"].value for n in (50, 99))
    assert 0 < p50 <= p99
    assert 2 < measurements["load.20t.20ps.transactions"].value <= MAX_TRANSACTIONS


async def test_every_interaction_is_answered_under_load_with_postgresql(
    postgres_server: PostgresServer,
) -> None:
    measured = measure_under_load(20, [20], 1, postgres_server, forked=True)
    measurements = {
        measurement.name.removeprefix("load.postgres.20t."): measurement
        async for measurement in measured
    }
    assert measurements["20ps.moves"].value > 15
    assert measurements["20ps.unanswered"].value == 0
    assert measurements["20ps.not_posted"].value == 0
    p50, p99 = (measurements[f"20ps.acknowledged_p{n}"].value for n in (50, 99))
    assert 0 < p50 <= p99
    assert 2 < measurements["20ps.transactions"].value <= MAX_TRANSACTIONS
    assert 0 < measurements["20ps.connections"].value <= MAX_CONNECTIONS


async def test_only_games_with_pending_work_are_resumed_at_start(tmp_path: Path) -> None:
    await fill_database(tmp_path / "games", 20)
    store = await open_store(tmp_path / "games")
    try:
        assert await store.games_to_resume() == ()
        assert len(await store.open_games_of(5000, GUILD, 30)) == 20
        await store.set_intent(3, 0, "rest-of-phase")
        row = await store.game(5)
        assert row is not None
        await store.mark_announced(5, row.ply, None)
        assert [game.id for game in await store.games_to_resume()] == [3, 5]
    finally:
        await store.close()


async def test_bot_with_many_games_answers_soon_after_start() -> None:
    measurements = {
        measurement.name: measurement
        async for measurement in measure_start(200, seconds=0.5, activated=20, forked=True)
    }
    assert measurements["load.start.200games.answers"].value > 0
    assert measurements["load.start.200games.slowest_after"].value > 0

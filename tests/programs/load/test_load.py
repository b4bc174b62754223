"""A small sample of `make load`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

from bot.storage.locations import open_store
from bot.storage.postgres.pool import MAX_CONNECTIONS
from tests.programs.bench.measurement import Measurement
from tests.programs.load.measurements import measure_start, measure_under_load
from tests.programs.load.resource_usage import MAX_TRANSACTIONS
from tests.programs.load.stored_games import fill_database
from tests.support.fake_discord.payloads import GUILD
from tests.support.postgres import PostgresServer


async def values_of(measured: AsyncIterator[Measurement]) -> dict[str, float]:
    """Return the values by the last parts of their names."""
    return {each.name.rpartition(".")[2]: each.value async for each in measured}


def assert_everything_is_answered(values: Mapping[str, float]) -> None:
    assert values["moves"] > 15
    assert values["unanswered"] == 0
    assert values["not_posted"] == 0
    assert 0 < values["acknowledged_p50"] <= values["acknowledged_p99"]
    assert 2 < values["transactions"] <= MAX_TRANSACTIONS


async def test_every_interaction_is_answered_under_load() -> None:
    values = await values_of(measure_under_load(20, [20], 1, forked=True))
    assert_everything_is_answered(values)


async def test_every_interaction_is_answered_under_load_with_postgresql(
    postgres_server: PostgresServer,
) -> None:
    values = await values_of(measure_under_load(20, [20], 1, postgres_server, forked=True))
    assert_everything_is_answered(values)
    assert 0 < values["connections"] <= MAX_CONNECTIONS


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
    values = await values_of(measure_start(200, seconds=0.5, activated=20, forked=True))
    assert values["answers"] > 0
    assert values["slowest_after"] > 0

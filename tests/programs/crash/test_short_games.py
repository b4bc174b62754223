"""A small sample of `make crash ARGS=--short-games`: lobbies and ends of games survive kills."""

from __future__ import annotations

from pathlib import Path

from tests.programs.crash.short_games import run_short_games_crash_test
from tests.support.postgres import PostgresServer


async def test_kills_lose_and_double_neither_seats_nor_results(tmp_path: Path) -> None:
    result = await run_short_games_crash_test(tmp_path, kills=2, seed=1)
    assert result.faults == []
    assert result.ended > 0
    assert result.confirmed > 10


async def test_kills_of_one_of_two_processes_lose_and_double_nothing_either(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    result = await run_short_games_crash_test(
        tmp_path, kills=2, seed=1, server=postgres_server, processes=2
    )
    assert result.faults == []
    assert result.ended > 0
    assert result.confirmed > 10

"""Small samples of `make crash ARGS=--tournaments`: a tournament survives kills at any request."""

from __future__ import annotations

from pathlib import Path

from tests.programs.crash.tournaments import run_tournament_crash_test
from tests.support.postgres import PostgresServer


async def test_kills_lose_and_double_nothing_of_a_tournament(tmp_path: Path) -> None:
    result = await run_tournament_crash_test(tmp_path, kills=3, seed=2)
    assert result.faults == []
    assert result.tournaments == 1
    assert result.decisions > 10


async def test_another_process_opens_the_other_tables_of_a_round(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    """One process starts the round and dies between its tables; in the other one they end."""
    result = await run_tournament_crash_test(
        tmp_path, kills=1, seed=1, server=postgres_server, processes=2, between_tables=True
    )
    assert result.faults == []
    assert result.tournaments == 1

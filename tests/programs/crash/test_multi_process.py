"""Small samples of `make crash PROCESSES=3`: several processes, with fixed seeds."""

from __future__ import annotations

from pathlib import Path

from tests.programs.crash.exactly_once import run_exactly_once_test
from tests.programs.crash.multi_process import run_failover_test, run_multi_process_test
from tests.support.postgres import PostgresServer


async def test_kills_and_stops_of_processes_lose_and_duplicate_no_move(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    result = await run_multi_process_test(
        tmp_path, postgres_server, processes=2, kills=1, stops=1, tables=2, seed=5
    )
    assert result.faults == []
    assert len(result.takeover_seconds) == 2
    assert result.moves > 4


async def test_rolling_upgrade_answers_every_interaction(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    result = await run_multi_process_test(
        tmp_path, postgres_server, processes=2, restarts=2, tables=2, seed=6
    )
    assert result.faults == []
    assert result.unanswered == 0
    assert result.moves > 4


async def test_failover_to_a_standby_loses_no_confirmed_move(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    """`postgres_server` is requested to skip where no server can run."""
    result = await run_failover_test(tmp_path, times=1, tables=2, seed=7)
    assert result.faults == []
    assert result.moves > 4


async def test_reminders_and_ai_moves_happen_exactly_once(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    result = await run_exactly_once_test(
        tmp_path, postgres_server, processes=2, rounds=2, tables=2, seed=3
    )
    assert result.faults == []
    assert result.reminders > 2
    assert result.stand_ins + result.absences > 0
    assert result.ai_moves > 4

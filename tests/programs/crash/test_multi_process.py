"""Several processes at one database: a little of everything; `make crash PROCESSES=3` does more."""

from __future__ import annotations

from pathlib import Path

from tests.programs.crash.exactly_once import run_exactly_once_test
from tests.programs.crash.multi_process import run_failover_test, run_multi_process_test
from tests.support.postgres import PostgresServer


async def test_nothing_is_lost_or_doubled_by_kills_and_stops_of_several_processes(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    shown = await run_multi_process_test(
        tmp_path, postgres_server, processes=2, kills=1, stops=1, tables=2, seed=5, copied=True
    )
    assert shown.faults == []
    assert shown.duplicate_announcements == 0
    assert len(shown.takeover_seconds) == 2
    assert shown.moves > 4


async def test_nobody_is_left_unanswered_by_rolling_restarts_to_a_newer_version(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    shown = await run_multi_process_test(
        tmp_path, postgres_server, processes=2, restarts=2, tables=2, seed=6, copied=True
    )
    assert shown.faults == []
    assert shown.duplicate_announcements == shown.unanswered == 0
    assert shown.moves > 4


async def test_nothing_is_lost_when_a_standby_takes_the_place_of_the_server(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    """`postgres_server` only says whether this machine can have one."""
    shown = await run_failover_test(tmp_path, times=1, tables=2, seed=7, copied=True)
    assert shown.faults == []
    assert shown.duplicate_announcements == 0
    assert shown.moves > 4


async def test_each_reminder_is_given_and_each_ai_move_made_once(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    counted = await run_exactly_once_test(
        tmp_path, postgres_server, processes=2, rounds=2, tables=2, seed=3, copied=True
    )
    assert counted.faults == []
    assert counted.reminders > 2
    assert counted.ai_moves > 4

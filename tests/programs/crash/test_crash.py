"""Small samples of the crash program with fixed seeds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.programs.crash import fault_injector
from tests.programs.crash.fault_injector import PLAN_PAUSE
from tests.programs.crash.single_process import run_crash_test
from tests.support.postgres import PostgresServer


async def test_kills_lose_no_confirmed_move(tmp_path: Path) -> None:
    result = await run_crash_test(tmp_path, kills=3, tables=3, seed=3)
    assert result.faults == []
    assert result.moves > 4


async def test_kills_of_bot_and_postgresql_lose_no_confirmed_move(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    result = await run_crash_test(tmp_path, kills=3, tables=3, seed=4, server=postgres_server)
    assert result.faults == []
    assert result.moves > 4


async def test_kills_in_the_pause_before_planned_moves_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fault_injector, "PLAN_PAUSE_RATE", 1.0)
    monkeypatch.setattr(fault_injector, "PLAN_PAUSE_TIMEOUT", 300.0)
    result = await run_crash_test(tmp_path, kills=2, tables=3, seed=5)
    assert result.faults == []
    assert result.kills_by_moment == {PLAN_PAUSE: 2}
    assert result.plans > 0

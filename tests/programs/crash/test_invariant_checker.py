"""Tests how the invariant checker waits for a channel to catch up with its table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from tests.programs.crash import invariant_checker
from tests.programs.crash.invariant_checker import InvariantChecker


@dataclass
class FakeTurnMessage:
    ply: int


@dataclass
class FakeTable:
    """A table whose newest ply is each of `answers` in turn, then the last one forever."""

    shown: int
    answers: list[int] = field(default_factory=list)

    @property
    def turn_message(self) -> FakeTurnMessage:
        return FakeTurnMessage(self.shown)

    async def newest_ply(self) -> int:
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


@pytest.fixture(autouse=True)
def shorten_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariant_checker, "RECHECK_INTERVAL", 0.02)
    monkeypatch.setattr(invariant_checker, "CATCH_UP_TIMEOUT", 0.1)


async def stable_ply(shown: int, *answers: int) -> int:
    checker = InvariantChecker(cast(Any, None), [], cast(Any, None))
    return await checker._stable_ply(cast(Any, FakeTable(shown, list(answers))))


async def test_move_during_the_check_is_no_fault() -> None:
    """The table was read just before a move that the channel already shows."""
    assert await stable_ply(14, 13, 14) == 14


async def test_channel_ahead_of_its_table_is_reported() -> None:
    assert await stable_ply(14, 13) == 13


async def test_channel_that_stays_behind_is_reported() -> None:
    assert await stable_ply(13, 14) == 14

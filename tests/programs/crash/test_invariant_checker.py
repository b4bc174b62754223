"""The referee asks where a table is until its channel shows just that, or for too long."""

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
    """A table that says where it is, each time it is asked; the last answer stands."""

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
    judge = InvariantChecker(cast(Any, None), [])
    return await judge._stable_ply(cast(Any, FakeTable(shown, list(answers))))


async def test_a_press_that_waited_for_the_server_may_move_the_table_on_meanwhile() -> None:
    """It was answered after the table was asked, and the channel was told: nothing is wrong."""
    assert await stable_ply(14, 13, 14) == 14


async def test_channel_ahead_of_its_table_is_a_fault() -> None:
    assert await stable_ply(14, 13) == 13


async def test_a_channel_that_stays_behind_is_a_fault() -> None:
    assert await stable_ply(13, 14) == 14

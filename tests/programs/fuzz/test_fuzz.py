"""A small sample of `python -m tests.programs.fuzz`, and a bot that answers badly: it is caught."""

from __future__ import annotations

from typing import Any

import pytest

from bot import client
from bot.interactions.core import responder
from bot.interactions.core.context import RequestContext
from bot.interactions.moves import action_picker
from bot.table.gameplay import Gameplay
from bot.table.snapshot import TableSnapshot
from tests.programs.fuzz.run import fuzz

INPUTS = 150

ENOUGH = 150
"""Inputs among which a fault shows for certain, however the cards are dealt."""


async def test_hostile_inputs_cause_no_faults() -> None:
    found = await fuzz(seed=1, server=0, number=INPUTS)
    assert found.faults == []
    assert found.inputs == INPUTS
    assert found.moves > 5
    assert found.pictures > 5
    assert len(found.kinds) == 4


def raising(*args: Any, **more: Any) -> Any:
    raise ValueError("nobody thought of this")


async def silent(*args: Any, **more: Any) -> None:
    """Answers nothing."""


def not_checking_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Gameplay.submit

    async def submit(self: Gameplay, user_id: int, *args: Any, **more: Any) -> Any:
        table = self._table
        acting = table.seats[table.game.to_act(table.state)[0]].user_id
        return await honest(self, acting or user_id, *args, **more)

    monkeypatch.setattr(Gameplay, "submit", submit)
    monkeypatch.setattr(
        TableSnapshot, "require_seat", lambda self, user_id: self.game.to_act(self.state)[0]
    )


def saying(words: str) -> Any:
    async def said(reply: RequestContext, error: BaseException) -> str:
        return words

    return said


BAD = {
    "a traceback": lambda patch: patch.setattr(action_picker, "resolve_path", raising),
    "no answer": lambda patch: patch.setattr(client, "handle_component", silent),
    "no words": lambda patch: patch.setattr(responder, "error_message", saying("")),
    "a key": lambda patch: patch.setattr(responder, "error_message", saying("refused-stale")),
    "a move of another": not_checking_whose_turn_it_is,
}


@pytest.mark.parametrize("bad", BAD)
async def test_bad_answer_is_detected(bad: str, monkeypatch: pytest.MonkeyPatch) -> None:
    BAD[bad](monkeypatch)
    assert (await fuzz(seed=3, server=0, number=ENOUGH, until_fault=True)).faults

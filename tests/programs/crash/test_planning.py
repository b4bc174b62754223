"""What the crash program demands of plans in Auf Heller und Pfennig and Rattus Cartus."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games.heller_und_pfennig.texts import TEXTS
from tests.programs.crash.clients.council import SecretDecision, SecretDecisionHistory
from tests.programs.crash.clients.heller_und_pfennig import HellerUndPfennigClient, Placement
from tests.programs.crash.clients.planning import PlanningClient
from tests.programs.crash.clients.rattus_cartus import RattusCartusClient
from tests.programs.crash.operation_history import OperationHistory
from tests.support.fake_discord import log_reader
from tests.support.fake_discord.payloads import PEOPLE

GAME, ANNA = "7", PEOPLE[0]
STALL, STANDS = "place a stall with 3 wares on B4", "Anna places a stall with 3 wares on B4."
TILE_STANDS = TEXTS.in_language("en")("told-placed-kept", name="Anna", space="B4", tile="Thief")
LAY, LAID = "lay down: Monk without nuns", "You lay down: Monk without nuns."


def faults(
    client: type[PlanningClient],
    made: list[str],
    log: list[str],
    listed: list[str] | None = None,
    by_hand: int = 0,
) -> list[str]:
    """Return what is wrong with these plans of Anna, given the list as last read and the log."""
    people: Any = client(cast(Any, None), Random(1))
    planned = people.planned_by(GAME, ANNA)
    planned.made = made
    planned.note_plans(listed or [], 0)
    history = SecretDecisionHistory(log_history=OperationHistory(log=log))
    if isinstance(people, HellerUndPfennigClient):
        people.placements[GAME] = [Placement("Anna", "B4", "…")] * by_hand
    else:
        history.operations = [SecretDecision(LAID, LAID)] * by_hand
        people.histories[GAME, ANNA.name] = history
    found: list[str] = people._find_faults(GAME, ANNA, history)
    return found


@pytest.mark.parametrize(
    ("client", "plan", "sentence"),
    [
        (HellerUndPfennigClient, STALL, STANDS),
        (HellerUndPfennigClient, "place the secret tile on B4", TILE_STANDS),
        (RattusCartusClient, LAY, LAID),
    ],
)
def test_plan_is_carried_out_once_or_listed(
    client: type[PlanningClient], plan: str, sentence: str
) -> None:
    assert faults(client, [plan], [sentence]) == []
    assert faults(client, [plan], [], listed=[plan]) == []
    assert faults(client, [plan], [sentence, sentence], by_hand=1) == []
    assert faults(client, [plan], []) == [f"a plan is lost: {plan}"]
    assert faults(client, [plan], [sentence, sentence]) == [f"a plan was carried out twice: {plan}"]
    assert faults(client, [], [sentence]), "nobody made or planned it"


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        ("enter building 2", "Anna is the third to enter building 2, the Hospital."),
        (
            "take the supply of building 1",
            "Anna takes the supply of building 1, the Palace: 2 rats off.",
        ),
    ],
)
def test_supplies_and_entries_that_are_planned_are_not_lost(plan: str, sentence: str) -> None:
    assert faults(RattusCartusClient, [plan], [sentence]) == []
    assert faults(RattusCartusClient, [plan], [sentence.replace("Anna", "Boris")]) == [
        f"a plan is lost: {plan}"
    ]


def test_nothing_is_demanded_of_plans_after_an_answer_was_lost() -> None:
    people = HellerUndPfennigClient(cast(Any, None), Random(1))
    planned = people.planned_by(GAME, ANNA)
    planned.made = [STALL]
    planned.note_unanswered()
    planned.note_plans([], 0)
    assert people.find_plan_faults(GAME, ANNA, []) == []


def test_plan_that_was_listed_is_not_lost_later() -> None:
    """Neither a lost answer before nor an equal move before excuses that."""
    plan, move = "enter building 2", "Anna is the third to enter building 2, the Hospital."
    people = RattusCartusClient(cast(Any, None), Random(1))
    planned = people.planned_by(GAME, ANNA)
    planned.made = [plan]
    planned.note_unanswered()
    planned.note_plans([plan], 1)
    assert people.find_plan_faults(GAME, ANNA, [move]) == []
    planned.note_plans([], 1)
    assert people.find_plan_faults(GAME, ANNA, [move]) == [f"a plan is lost: {plan}"]


def test_plan_that_was_listed_may_be_carried_out_or_taken_off_later() -> None:
    plan, move = "enter building 2", "Anna is the third to enter building 2, the Hospital."
    people = RattusCartusClient(cast(Any, None), Random(1))
    planned = people.planned_by(GAME, ANNA)
    planned.made = [plan, plan]
    planned.note_plans([plan, plan], 1)
    assert people.find_plan_faults(GAME, ANNA, [move]) == []
    planned.note_plans([plan], 1)
    assert people.find_plan_faults(GAME, ANNA, [move, move]) == []
    assert planned.note_answer(f"You planned to {plan}. That’s gone, so the plan is off.") == ""
    planned.note_plans([], 2)
    assert people.find_plan_faults(GAME, ANNA, [move, move]) == []


async def test_answer_that_shows_the_log_may_tell_why_a_plan_is_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = "**Round 1**\nA."
    pages = [f"You planned to {STALL}. That’s gone, so the plan is off.\n{page}", page]

    async def answer(*_: Any) -> Any:
        async def wait_for_answer(_: float) -> Any:
            return SimpleNamespace(content=pages.pop(0), buttons=())

        return SimpleNamespace(wait_for_answer=wait_for_answer)

    monkeypatch.setattr(log_reader, "slash", answer)
    people = HellerUndPfennigClient(cast(Any, None), Random(1))
    turn: Any = SimpleNamespace(buttons=[SimpleNamespace(path=["1", "hand", GAME])])
    assert await people._read_log(turn, ANNA) == ["A."]
    assert people.planned_by(GAME, ANNA).told == [STALL]

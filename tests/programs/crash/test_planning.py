"""What the crash program demands of plans in Auf Heller und Pfennig and Rattus Cartus."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from tests.programs.crash.clients.council import SecretDecision, SecretDecisionHistory
from tests.programs.crash.clients.heller_und_pfennig import HellerUndPfennigClient, Placement
from tests.programs.crash.clients.planning import PlanningClient
from tests.programs.crash.clients.rattus_cartus import RattusCartusClient
from tests.programs.crash.operation_history import OperationHistory
from tests.support.fake_discord.payloads import PEOPLE

GAME, ANNA = "7", PEOPLE[0]
STALL, STANDS = "place a stall with 3 goods on B4", "Anna puts up a stall with 3 goods on B4."
TILE_STANDS = "Anna lays the kept tile on B4: Thief."
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
    planned.made, planned.listed = made, listed or []
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
        (HellerUndPfennigClient, "place the kept tile on B4", TILE_STANDS),
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
    planned.made, planned.listed, planned.has_unknown = [STALL], [], True
    assert people.find_plan_faults(GAME, ANNA, []) == []

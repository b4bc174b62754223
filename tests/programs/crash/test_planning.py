"""What the crash program demands of plans: none is lost, and none carried out twice."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from bot.games.heller_und_pfennig.texts import TEXTS
from tests.programs.crash.clients.heller_und_pfennig import HellerUndPfennigClient
from tests.programs.crash.clients.rattus_cartus import RattusCartusClient
from tests.programs.crash.clients.saint_petersburg import SaintPetersburgClient
from tests.programs.crash.clients.table import TableClient
from tests.support.fake_discord.payloads import FIRST_CHANNEL, PEOPLE

GAME, ANNA = "7", PEOPLE[0]
PLAN, MOVE = "enter building 2", "Anna is the third to enter building 2, the Hospital."
TILE_STANDS = TEXTS.in_language("en")("told-placed-kept", name="Anna", space="B4", tile="Thief")
LISTED = f"**Your plans.** …\n1. {PLAN}"


class Plans:
    """Plans of Anna that were confirmed, and the list of those that are left."""

    def __init__(
        self, *made: str, listed: str = "", client: type[TableClient] = RattusCartusClient
    ) -> None:
        self.people = client(cast(Any, None), Random(1), FIRST_CHANNEL, PEOPLE)
        self.planned = self.people.planned_by(GAME, ANNA)
        for what in made:
            assert self.planned.note_answer(f"Planned: {what}.") == ""
        self.planned.note_list(listed, 0)

    def faults(self, log: list[str], moves: int = 0) -> list[str]:
        """Return what is wrong, given the log and how many planned moves were made."""
        return self.people.find_plan_faults(GAME, ANNA, moves, log)


@pytest.mark.parametrize(
    ("client", "plan", "sentence"),
    [
        (SaintPetersburgClient, "buy a Market", "Anna buys a Market for 4."),
        (
            SaintPetersburgClient,
            "take a Pope into your hand",
            "Anna takes a Pope from the lower row into their hand.",
        ),
        (
            SaintPetersburgClient,
            "play Bank, displacing your Market",
            "Anna plays Bank from their hand for 8, displacing a Market.",
        ),
        (SaintPetersburgClient, "pass", "Anna passes."),
        (
            HellerUndPfennigClient,
            "place a stall with 3 wares on B4",
            "Anna places a stall with 3 wares on B4.",
        ),
        (HellerUndPfennigClient, "place the secret tile on B4", TILE_STANDS),
        (RattusCartusClient, "lay down: Monk without nuns", "You lay down: Monk without nuns."),
        (RattusCartusClient, PLAN, MOVE),
        (
            RattusCartusClient,
            "take the supply of building 1",
            "Anna takes the supply of building 1, the Palace: 2 rats off.",
        ),
    ],
)
def test_plan_is_carried_out_or_listed(client: type[TableClient], plan: str, sentence: str) -> None:
    other = sentence.replace("Anna", "Boris").replace("without", "with two")
    assert Plans(plan, client=client).faults([sentence], 1) == []
    assert Plans(plan, client=client).faults([other]) == [f"a plan is lost: {plan}"]
    assert Plans(plan, client=client, listed=f"1. {plan}").faults([]) == []


def test_plan_is_carried_out_once() -> None:
    assert Plans(PLAN, PLAN, listed=LISTED).faults([MOVE], 1) == []
    assert Plans(PLAN, PLAN, listed=LISTED).faults([MOVE, MOVE], 2) == [
        "2 planned moves were made by 1 plans"
    ]


def test_user_is_told_of_a_plan_that_is_off() -> None:
    plans = Plans(PLAN)
    told = f"You planned to {PLAN}. That’s gone, so the plan is off.\nYour hand is empty."
    assert plans.planned.note_answer(told) == "Your hand is empty."
    assert plans.faults([]) == []


def test_wait_lasts_until_it_is_told_to_be_over_or_another_move_is_made() -> None:
    wait = "pass until somebody buys or takes a card, or the phase ends"
    lost = [f"a plan is lost: {wait}"]
    assert Plans(wait, client=SaintPetersburgClient).faults(["Anna passes."]) == lost
    assert Plans(wait, client=SaintPetersburgClient).faults(["Anna buys a Market."]) == []
    plans = Plans(wait, client=SaintPetersburgClient)
    plans.planned.note_answer(f"Your plan worked out: {wait}.")
    assert plans.faults([]) == []


def test_nothing_is_demanded_of_plans_after_an_answer_was_lost() -> None:
    plans = Plans(PLAN)
    plans.planned.note_unanswered()
    assert plans.faults([], 3) == []


def test_plan_that_was_listed_is_not_lost_later() -> None:
    """Neither a lost answer before nor an equal move before excuses that."""
    plans = Plans(PLAN)
    plans.planned.note_unanswered()
    plans.planned.note_list(LISTED, 1)
    assert plans.faults([MOVE]) == []
    plans.planned.note_list("", 1)
    assert plans.faults([MOVE]) == [f"a plan is lost: {PLAN}"]


def test_plan_that_was_listed_may_be_carried_out_or_taken_off_later() -> None:
    plans = Plans(PLAN, PLAN, listed=f"{LISTED}\n2. {PLAN}")
    assert plans.faults([]) == []
    plans.planned.note_list(LISTED, 0)
    assert plans.faults([MOVE], 1) == []
    plans.planned.note_answer(f"You planned to {PLAN}. That’s gone, so the plan is off.")
    plans.planned.note_list("", 1)
    assert plans.faults([MOVE], 1) == []

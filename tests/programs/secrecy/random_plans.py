"""Random plans for the seats that are not to act."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from bot.planner import WaitPath
from bot.storage.records import PlanRow
from engine import codec
from engine.core import Seat
from tests.programs.secrecy.harness import SecrecyHarness

MAX_PLANS_PER_SEAT = 2


def random_plans(
    harness: SecrecyHarness, state: Any, viewer: Seat | None, rng: Random
) -> Iterator[PlanRow]:
    """Yield plans of the seats that are not to act, without those of the viewer.

    None if the game has no plans, or there is nothing to plan.
    """
    game, planner, number = harness.case.game, harness.ui.planner, 0
    if planner is None:
        return
    for seat in range(harness.case.seats):
        if seat == viewer or seat in game.to_act(state):
            continue
        view = game.view(state, seat)
        choices: list[tuple[Any, WaitPath | None]]
        choices = [(action, None) for action in planner.plannable(view)]
        if planner.waiting is not None:
            choices += [(game.pass_action, path) for path in planner.waiting.paths(view)]
        for action, until in rng.sample(choices, min(len(choices), MAX_PLANS_PER_SEAT)):
            number += 1
            yield PlanRow(
                number=number,
                seat=seat,
                user_id=harness.people[seat].id,
                action=codec.dump_action(game, action),
                until=None if until is None else json.dumps(until),
            )

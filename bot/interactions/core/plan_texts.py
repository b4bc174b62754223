"""Planned moves in words, for the player whose plans they are."""

from __future__ import annotations

import logging
from typing import Any

from bot.interactions.core.context import RequestContext
from bot.interactions.core.errors import rejection_message
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import PlanRow
from bot.table.plan_outcome import PlanOutcome
from bot.table.plans import wait_path
from bot.table.table import Table
from engine import codec

log = logging.getLogger(__name__)


def describe_plan(request: RequestContext, table: Table, plan: PlanRow) -> str:
    """What a plan does, in a few words."""
    planner, until = request.game_ui.planner, wait_path(plan)
    assert planner is not None
    if until is None:
        action: Any = codec.load_action(table.game, plan.action)
        return planner.describe(action, request.translate)
    assert planner.waiting is not None
    return planner.waiting.describe(until, request.translate)


async def take_plan_outcomes(request: RequestContext, table: Table) -> list[str]:
    """Say why plans of the user have ended, which they have not been told yet.

    If the store fails, they are told later: what the user asked for may be done by now.
    """
    seat, sentences = table.seat_of(request.user_id), list[str]()
    try:
        ended = () if seat is None else await table.plans.take_outcomes(seat)
    except (StoreError, LeaseLost) as error:
        log.warning("an answer leaves something out, which is told later: %s", error)
        return []
    for plan in ended:
        outcome = PlanOutcome.load(plan.outcome or "")
        why = (
            rejection_message(request, f"illegal-{outcome.reason}", dict(outcome.params))
            if outcome.reason
            else ""
        )
        what = describe_plan(request, table, plan)
        sentences.append(request.translate("plan-ended", end=outcome.end.value, what=what, why=why))
    return sentences

"""The planned moves of a table's seats, as their users make and read them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.storage.records import PlanRow
from bot.table.errors import RequestRejected
from bot.table.move_log import MoveKind
from bot.table.plans import MAX_PLANS, WaitPath, active_plans
from bot.table.stored_table import StoredTable
from engine import codec
from engine.core import Seat


class SeatPlans:
    """The plans of one table. Every method that changes them needs the channel's lock."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table

    def active(self, seat: Seat) -> Sequence[PlanRow]:
        """The plans of a seat that are to come, in the order in which they are tried."""
        return active_plans(self._table.plans, seat)

    def find(self, seat: Seat, number: int) -> PlanRow:
        """The plan of a seat with this number. Raises RequestRejected if it is over."""
        plan = next((plan for plan in self.active(seat) if plan.number == number), None)
        if plan is None:
            raise RequestRejected("plan-over")
        return plan

    async def check_may_plan(self, user_id: int, seen_ply: int) -> Seat:
        """The seat for which the user may plan moves, having seen the table at a ply.

        Raises RequestRejected if it is the user's turn, if an AI plays for the user, or if a move
        was taken back since.
        """
        table = self._table
        seat = table.snapshot.require_seat(user_id)
        if table.row.is_private or table.plan_rules is None:
            raise RequestRejected("old-button")
        if table.seats[seat].stand_in is not None:
            raise RequestRejected("plan-stood-in")
        if seat in table.snapshot.acting_seats:
            raise RequestRejected("plan-your-turn")
        if any(move.kind == MoveKind.MOVE_UNDONE for move in await table.moves(seen_ply)):
            raise RequestRejected("plan-undone")
        return seat

    async def add(
        self, seat: Seat, action: Any, until: WaitPath | None, *, number: int, replaced: int | None
    ) -> PlanRow:
        """Plan an action, once or at each turn `until` something comes true.

        `number` is that of the user's interaction: it grows, is never used again, and tells nothing
        about the plans of others. The plan comes last, or takes the place of the one with the
        number `replaced`. Raises RequestRejected if that is over, or there are too many. Returns
        the plan.
        """
        table = self._table
        user_id = table.seats[seat].user_id
        assert user_id is not None
        if replaced is not None:
            self.find(seat, replaced)
        elif len(self.active(seat)) >= MAX_PLANS:
            raise RequestRejected("plan-enough", most=MAX_PLANS)
        plan = PlanRow(
            number=number if replaced is None else replaced,
            seat=seat,
            user_id=user_id,
            action=codec.dump_action(table.game, action),
            until=None if until is None else json.dumps(until),
        )
        others = (each for each in table.plans if each.number != plan.number)
        await table.set_plans(tuple(sorted((*others, plan), key=lambda each: each.number)))
        return plan

    async def drop(self, seat: Seat, number: int) -> PlanRow:
        """Drop a plan, and return it. Raises RequestRejected if it is over."""
        dropped = self.find(seat, number)
        await self._table.set_plans(
            tuple(plan for plan in self._table.plans if plan is not dropped)
        )
        return dropped

    def untold(self, seat: Seat) -> Sequence[PlanRow]:
        """The plans that ended for a reason that their user has not been told."""
        plans = self._table.plans
        return [plan for plan in plans if plan.seat == seat and plan.outcome is not None]

    async def take_outcomes(self, seat: Seat) -> Sequence[PlanRow]:
        """The plans whose end the user has not been told, which are then forgotten."""
        untold = self.untold(seat)
        if untold:
            left = (plan for plan in self._table.plans if plan not in untold)
            await self._table.set_plans(tuple(left))
        return untold

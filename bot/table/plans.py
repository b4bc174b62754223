"""The moves that users have planned for their seats, and what becomes of them.

A plan is an action to make when the turn of its seat comes, or to make at each turn until something
comes true. Each move brings all plans of its game up to date, in its own transaction: they are
carried out, dropped, or taken up again if an undo takes back what ended them. What a game lets its
players plan is told by its `bot.planner.Planner`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeAlias

from bot.storage.records import PlanRow
from bot.table.move_log import ACTION_KINDS, MoveKind
from bot.table.plan_outcome import PlanEnd, PlanOutcome
from bot.table.snapshot import TableSnapshot
from engine import codec
from engine.core import PhaseEnded, Seat

MAX_PLANS = 5
"""Plans that a seat can have at a time."""

WaitPath: TypeAlias = tuple[str, ...]
"""What passing waits for, as codes, each of which narrows down the ones before."""


class WaitRules(Protocol):
    """When a wait of a game is over; part of `bot.planner.Waiting`."""

    @property
    def is_over(self) -> Callable[[WaitPath, Any, Sequence[Any]], bool]: ...


class PlanRules(Protocol):
    """What becomes of planned actions of a game; part of `bot.planner.Planner`."""

    @property
    def answers(self) -> Callable[[Any, Any], bool]: ...

    @property
    def follow(self) -> Callable[[Any, Any, Sequence[Any]], Any | None]: ...

    @property
    def waiting(self) -> WaitRules | None: ...


def active_plans(plans: Sequence[PlanRow], seat: Seat) -> list[PlanRow]:
    """The plans of a seat that are to come, in the order in which they are tried."""
    return [plan for plan in plans if plan.seat == seat and plan.ended_ply is None]


def wait_path(plan: PlanRow) -> WaitPath | None:
    """What a plan waits for; None for a single action."""
    return None if plan.until is None else tuple(json.loads(plan.until))


def next_plan(
    rules: PlanRules, plans: Sequence[PlanRow], snapshot: TableSnapshot, seat: Seat
) -> tuple[PlanRow, Any] | None:
    """The first plan of a seat to act that is about its decision, with its action, legal or not.

    None for a seat that passes for the rest of the phase.
    """
    if not plans or snapshot.seats[seat].intent is not None:
        return None
    view = snapshot.game.view(snapshot.state, seat)
    for plan in active_plans(plans, seat):
        action = codec.load_action(snapshot.game, plan.action)
        if rules.answers(action, view):
            return plan, action
    return None


class MoveMade(Protocol):
    """What the plans have to know of a move: part of `bot.table.staged_moves.TableUpdate`."""

    @property
    def kind(self) -> MoveKind: ...

    @property
    def seat(self) -> Seat | None: ...

    @property
    def action(self) -> str | None: ...

    @property
    def events(self) -> str: ...

    @property
    def plan(self) -> int | None: ...


def plans_after(
    rules: PlanRules | None,
    plans: tuple[PlanRow, ...],
    before: TableSnapshot,
    update: MoveMade,
    after: TableSnapshot,
) -> tuple[PlanRow, ...]:
    """All plans of a game after a move."""
    if not plans:
        return plans
    if rules is None or after.row.status != "running":
        return ()
    if update.kind == MoveKind.SEAT_REASSIGNED:
        plans = tuple(plan for plan in plans if plan.seat != update.seat)
    elif update.kind == MoveKind.STAND_IN:
        plans = _all_ended(plans, update.seat, after.row.ply, PlanEnd.STOOD_IN)
    elif update.kind == MoveKind.MOVE_UNDONE:
        plans = _after_undo(plans, update, after.row.ply)
    elif update.kind in ACTION_KINDS:
        plans = _after_action(rules, plans, before, update, after)
    return _without_impossible(rules, plans, after)


def _after_undo(plans: tuple[PlanRow, ...], update: MoveMade, ply: int) -> tuple[PlanRow, ...]:
    """Drop the plans of the user who undoes, and take up what the undone moves ended.

    Those whose end was told stay over: their users count on it.
    """
    undone = json.loads(update.action or "{}").get("taken", ())
    return tuple(
        replace(plan, ended_ply=None, outcome=None)
        if plan.seat != update.seat and plan.ended_ply in undone
        else plan
        for plan in _all_ended(plans, update.seat, ply, PlanEnd.UNDONE)
    )


def _all_ended(
    plans: tuple[PlanRow, ...], seat: Seat | None, ply: int, end: PlanEnd
) -> tuple[PlanRow, ...]:
    """The plans, with all those of a seat that were still to come ended."""
    outcome = PlanOutcome(end)
    return tuple(
        _ended(plan, ply, outcome) if plan.seat == seat and plan.ended_ply is None else plan
        for plan in plans
    )


def _after_action(
    rules: PlanRules,
    plans: tuple[PlanRow, ...],
    before: TableSnapshot,
    update: MoveMade,
    after: TableSnapshot,
) -> tuple[PlanRow, ...]:
    """End what the action carries out, makes true or makes impossible."""
    game, ply = after.game, after.row.ply
    events = codec.load_events(game, update.events)
    made = _ended_by_own_action(rules, plans, before, update)

    def updated(plan: PlanRow) -> PlanRow:
        if plan.ended_ply is not None:
            return plan
        if plan.number in made:
            return _ended(plan, ply, made[plan.number])
        view = game.view(after.state, plan.seat)
        own = (game.redact(event, plan.seat) for event in events)
        seen = [event for event in own if event is not None]
        if (until := wait_path(plan)) is not None:
            is_over = rules.waiting is None or rules.waiting.is_over(until, view, seen)
            return _ended(plan, ply, PlanOutcome(PlanEnd.CAME_TRUE)) if is_over else plan
        action = rules.follow(codec.load_action(game, plan.action), view, seen)
        if action is None:
            return _ended(plan, ply, PlanOutcome(PlanEnd.GONE))
        return replace(plan, action=codec.dump_action(game, action))

    if any(isinstance(event, PhaseEnded) for event in events):
        # No undo goes back beyond this.
        plans = tuple(plan for plan in plans if plan.ended_ply is None or plan.outcome is not None)
    return tuple(map(updated, plans))


def _ended_by_own_action(
    rules: PlanRules,
    plans: tuple[PlanRow, ...],
    before: TableSnapshot,
    update: MoveMade,
) -> dict[int, PlanOutcome | None]:
    """The plans that an action of their own seat ends, by number: it carries them out (None), or
    takes their place.
    """
    assert update.seat is not None
    if update.kind == MoveKind.PLANNED_ACTION:
        made = (plan for plan in plans if plan.number == update.plan and plan.until is None)
        return {plan.number: None for plan in made}
    if update.kind != MoveKind.USER_ACTION:
        return {}
    view = before.game.view(before.state, update.seat)
    own = active_plans(plans, update.seat)
    due = next_plan(rules, plans, before, update.seat)
    replaced = [
        plan.number
        for plan in own
        if plan.action != update.action
        and (plan.until is not None or (due is not None and plan == due[0]))
        and rules.answers(codec.load_action(before.game, plan.action), view)
    ]
    carried_out = [
        plan.number for plan in own if plan.until is None and plan.action == update.action
    ]
    ended: dict[int, PlanOutcome | None] = dict.fromkeys(replaced, PlanOutcome(PlanEnd.REPLACED))
    return ended | dict.fromkeys(carried_out[:1])


def _without_impossible(
    rules: PlanRules, plans: tuple[PlanRow, ...], after: TableSnapshot
) -> tuple[PlanRow, ...]:
    """End the plans whose turn has come, but which the rules do not allow.

    One that waits is left as it is: there is nothing to pass.
    """
    for seat in after.acting_seats:
        legal: Sequence[Any] | None = None
        while (found := next_plan(rules, plans, after, seat)) is not None:
            plan, action = found
            legal = after.game.legal_actions(after.state, seat) if legal is None else legal
            if action in legal or plan.until is not None:
                break
            error = after.game.rejection(after.state, seat, action)
            outcome = PlanOutcome(PlanEnd.ILLEGAL, error.reason, tuple(error.params.items()))
            ended = _ended(plan, after.row.ply, outcome)
            plans = tuple(ended if each is plan else each for each in plans)
    return plans


def _ended(plan: PlanRow, ply: int, outcome: PlanOutcome | None) -> PlanRow:
    return replace(plan, ended_ply=ply, outcome=None if outcome is None else outcome.dump())

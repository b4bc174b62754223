"""The moves of a running game: those of users and AIs, and the automatic ones that follow."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import GameRow, ResultRow, SeatRow
from bot.table.errors import RequestRejected
from bot.table.move_log import (
    DECISION_KINDS,
    TIME_KINDS,
    USER_ACTIONS,
    MoveKind,
    visible_events,
)
from bot.table.plans import next_plan
from bot.table.private_events import PrivateEvents
from bot.table.snapshot import TableSnapshot
from bot.table.staged_moves import TableUpdate
from bot.table.stand_ins import return_update
from bot.table.stored_table import StoredTable
from engine import codec
from engine.core import PhaseEnded, Result, Seat, Transition, apply, is_forced

log = logging.getLogger(__name__)

AUTO_PASSING = "rest-of-phase"
"""The intent of a seat that passes for the rest of the phase."""

MAX_AUTOMATIC_MOVES = 100
"""After so many moves without a decision a player is asked, so that no rules go on for ever."""


@dataclass(frozen=True, slots=True)
class MoveResult:
    """The result of a user's move, and of what the table then did for the same seat."""

    seat: Seat
    """The seat that moved."""

    ply: int
    """The table's ply right after the move."""

    events: tuple[Any, ...]
    """The events of the move, redacted for the seat."""

    done_for_seat: tuple[Any, ...]
    """The events of what the table then did for the seat, redacted for it; none of a pass."""

    private_events: tuple[Any, ...]
    """The private events that the seat had not been told before, redacted for it."""

    actions: int
    """How many actions were carried out, one after the other."""

    was_pass: bool
    """Whether the (last) action was the game's pass action."""

    phase_ended: bool
    """Whether the move, or an automatic move after it, ended a phase."""

    revealed: bool
    """Whether the move, or an automatic move after it, revealed hidden information, so that it
    cannot be undone.
    """


@dataclass(frozen=True, slots=True)
class AutomaticMove:
    """A move that the table made at once, because a seat had no other or passes automatically."""

    seat: Seat
    action: Any
    events: Sequence[Any]


@dataclass(frozen=True, slots=True)
class DelayedMove:
    """A move that the table makes for a user, with the pause of an AI's move before it."""

    seat: Seat
    action: Any

    question_ply: int
    """The ply at which the question arose that the move answers."""

    plan: int | None = None
    """The number of the plan that it carries out; None if it is forced."""


class Gameplay:
    """The moves of one table's game. Every method that changes it needs the channel's lock."""

    def __init__(self, table: StoredTable, private_events: PrivateEvents) -> None:
        self._table = table
        self._private_events = private_events
        self.automatic_moves_pending = False
        """Whether automatic moves are due that the store has not accepted yet."""
        # The users to act who let the table act when a single action is left.
        self._forced_actors = frozenset[int]()

    async def submit(
        self,
        user_id: int,
        actions: Sequence[Any],
        seen_ply: int | None,
        interaction_id: int,
        intent: str | None = None,
    ) -> MoveResult:
        """Carry out one action of a user, or several in a row, and the automatic moves after it.

        `seen_ply` is the ply at which the user saw the table; None means the newest one.
        `intent` is what the user's seat intends to do when it is next to act.
        Raises RequestRejected or IllegalAction; then nothing has changed, since several actions
        are one transaction.
        """
        table = self._table
        snapshot = table.snapshot
        seat = snapshot.require_seat(user_id)
        if seen_ply is not None and not snapshot.question_ply(seat) <= seen_ply <= table.row.ply:
            raise RequestRejected("stale")
        informed_ply, ply_before = self._private_events.informed_up_to(seat), table.row.ply
        events = list[Any]()
        staged = table.stage()
        if snapshot.seats[seat].stand_in is not None:
            staged.add(return_update(snapshot, seat, None))
        for number, action in enumerate(actions):
            before = staged.snapshot
            outcome = apply(table.game, before.state, seat, action)
            events += outcome.events
            seats = tuple(
                replace(row, intent=intent, informed_ply=before.row.ply)
                if row.seat == seat
                else row
                for row in before.seats
            )
            update = self._action_update(before, MoveKind.USER_ACTION, seat, action, outcome, seats)
            first_press = None if number else interaction_id
            staged.add(replace(update, user_id=user_id, interaction_id=first_press))
        await table.commit_staged(staged)
        ply = table.row.ply
        automatic = await self.try_automatic_moves()
        private_events = await self._private_events.for_mover(seat, informed_ply, ply_before)
        all_events = [*events, *(event for move in automatic for event in move.events)]
        pass_action = table.game.pass_action
        done = [move for move in automatic if move.seat == seat and move.action != pass_action]
        return MoveResult(
            seat,
            ply,
            self._seen_by(seat, events),
            self._seen_by(seat, [event for move in done for event in move.events]),
            private_events,
            len(actions),
            actions[-1] == pass_action,
            any(isinstance(event, PhaseEnded) for event in all_events),
            any(map(table.game.reveals, all_events)),
        )

    def _seen_by(self, seat: Seat, events: Sequence[Any]) -> tuple[Any, ...]:
        redacted = (self._table.game.redact(event, seat) for event in events)
        return tuple(event for event in redacted if event is not None)

    async def was_already_submitted(self, user_id: int, action: Any | None, ply: int) -> bool:
        """Whether the user's first move after that ply was this action: a repeated press."""
        if action is None:
            return False
        moves = await self._table.moves(ply)
        first = next((m for m in moves if m.kind in USER_ACTIONS and m.user_id == user_id), None)
        return first is not None and first.action == codec.dump_action(self._table.game, action)

    async def is_quiet_since(self, ply: int) -> bool:
        """Whether all moves after that ply have left the game as others see it."""
        table = self._table
        return ply <= table.row.ply and all(
            move.kind in TIME_KINDS
            or (move.kind in DECISION_KINDS and not visible_events(table.game, move, None))
            for move in await table.moves(ply)
        )

    async def phase_ended_since(self, ply: int) -> bool:
        """Whether a phase has ended after that ply."""
        moves = await self._table.moves(ply)
        return any(
            isinstance(event, PhaseEnded)
            for move in moves
            for event in codec.load_events(self._table.game, move.events)
        )

    async def submit_for_ai(self, seat: Seat, action: Any) -> None:
        """Carry out an action that an AI chose for its seat, and the automatic moves after it."""
        await self._commit_action(MoveKind.AI_ACTION, seat, action)
        await self.try_automatic_moves()

    async def come_back(self, user_id: int, interaction_id: int | None) -> None:
        """Let a user for whom an AI stands in play again.

        Raises RequestRejected if the user has no seat, or no AI stands in for them.
        """
        snapshot = self._table.snapshot
        seat = snapshot.require_seat(user_id)
        if snapshot.seats[seat].stand_in is None:
            raise RequestRejected("no-stand-in")
        await self._table.commit(return_update(snapshot, seat, interaction_id))
        await self.try_automatic_moves()

    async def set_auto_pass(self, user_id: int, intent: str | None) -> None:
        """Pass for this user until the phase ends (AUTO_PASSING), or stop doing so (None).

        A user for whom an AI stands in is back with it.
        """
        seat = self._table.snapshot.require_seat(user_id)
        if self._table.seats[seat].stand_in is not None:
            await self._table.commit(return_update(self._table.snapshot, seat, None))
        await self._table.set_intent(seat, intent)
        await self.try_automatic_moves()

    async def try_automatic_moves(self) -> list[AutomaticMove]:
        """Make the automatic moves that are due, or mark them as pending. Returns them.

        The move they follow is committed, so their failure must not make it look rejected.
        """
        try:
            return await self.run_automatic_moves()
        except (StoreError, LeaseLost, RequestRejected) as error:
            log.warning("automatic moves are pending: %s", error)
            self.automatic_moves_pending = True
            return []

    async def run_automatic_moves(self) -> list[AutomaticMove]:
        """Make the automatic moves that are due, one commit each. Returns them."""
        moves: list[AutomaticMove] = []
        for seat, action in islice(self._automatic_moves(), MAX_AUTOMATIC_MOVES):
            events = await self._commit_action(MoveKind.AUTOMATIC_ACTION, seat, action)
            moves.append(AutomaticMove(seat, action, events))
        await self.read_preferences()
        self.automatic_moves_pending = False
        return moves

    async def read_preferences(self) -> None:
        """Read what the users to act let the table do for them, whatever they can do now."""
        snapshot = self._table.snapshot
        users = [] if snapshot.row.is_private else [s.playing_user for s in snapshot.acting_rows]
        self._forced_actors = frozenset(
            [
                user_id
                for user_id in users
                if user_id is not None and (await self._table.user_settings(user_id)).acts_if_forced
            ]
        )

    @property
    def delayed_move(self) -> DelayedMove | None:
        """The next move that the table makes for a user after a pause, if any.

        It carries out the user's plan, or is forced by what only the user sees: without their
        consent that is left to them.
        """
        snapshot = self._table.snapshot
        moves = (self._delayed_move_of(snapshot, row) for row in snapshot.acting_rows)
        return next((move for move in moves if move is not None), None)

    def _delayed_move_of(self, snapshot: TableSnapshot, row: SeatRow) -> DelayedMove | None:
        if row.playing_user is None:
            return None
        seat, rules = row.seat, self._table.plan_rules
        planned = rules and next_plan(rules, self._table.plans, snapshot, seat)
        if not planned and row.user_id not in self._forced_actors:
            return None
        legal = snapshot.game.legal_actions(snapshot.state, seat)
        if planned and planned[1] in legal:
            plan, action = planned
            return DelayedMove(seat, action, snapshot.question_ply(seat), plan.number)
        if len(legal) == 1 and row.user_id in self._forced_actors:
            return DelayedMove(seat, legal[0], snapshot.question_ply(seat))
        return None

    async def submit_delayed(self, move: DelayedMove) -> None:
        """Make a delayed move as that of its user, and the automatic moves after it, if it is still
        due.
        """
        if move.plan is None:
            # The user may have withdrawn the consent meanwhile.
            await self.read_preferences()
        if self.delayed_move != move:
            return
        table = self._table
        kind = MoveKind.FORCED_ACTION if move.plan is None else MoveKind.PLANNED_ACTION
        outcome = apply(table.game, table.state, move.seat, move.action)
        update = self._action_update(
            table.snapshot, kind, move.seat, move.action, outcome, table.seats
        )
        user_id = table.seats[move.seat].user_id
        await table.commit(replace(update, user_id=user_id, plan=move.plan))
        await self.try_automatic_moves()

    def _automatic_moves(self) -> Iterator[tuple[Seat, Any]]:
        while (move := self._next_automatic_move()) is not None:
            yield move

    def _next_automatic_move(self) -> tuple[Seat, Any] | None:
        """An action that is forced by public information, or the pass of a seat that auto-passes.

        An action forced only by hidden information is left to its player: making it at once
        would reveal that there was no choice, unless everybody sees that. In a tutorial game nobody
        is there to see it.
        """
        table = self._table
        if table.row.status != "running":
            return None
        public = table.game.view(table.state, None)
        pass_action = table.game.pass_action
        for seat in table.game.to_act(table.state):
            forced = table.game.forced_action(public, seat)
            if forced is not None:
                return seat, forced
            legal = table.game.legal_actions(table.state, seat)
            obvious = self._is_taught(seat) or is_forced(table.game, public, seat)
            if obvious and len(legal) == 1 and pass_action not in legal:
                return seat, legal[0]
            if table.seats[seat].intent == AUTO_PASSING and pass_action in legal:
                return seat, pass_action
        return None

    def _is_taught(self, seat: Seat) -> bool:
        """Whether the table is a tutorial game of the seat's player."""
        row = self._table.seats[seat]
        return self._table.row.is_tutorial and row.playing_user is not None

    async def _commit_action(self, kind: MoveKind, seat: Seat, action: Any) -> Sequence[Any]:
        """Commit a move that no user makes. Returns its events."""
        table = self._table
        outcome = apply(table.game, table.state, seat, action)
        await table.commit(
            self._action_update(table.snapshot, kind, seat, action, outcome, table.seats)
        )
        return outcome.events

    def _action_update(
        self,
        before: TableSnapshot,
        kind: MoveKind,
        seat: Seat,
        action: Any,
        outcome: Transition[Any, Any],
        seats: tuple[SeatRow, ...],
    ) -> TableUpdate:
        game = self._table.game
        result = game.result(outcome.state)
        phase_ended = bool(outcome.phase_end_states)
        if phase_ended:
            seats = tuple(replace(row, intent=None) for row in seats)
        return TableUpdate(
            kind=kind,
            seat=seat,
            action=codec.dump_action(game, action),
            events=codec.dump_events(game, outcome.events),
            state=outcome.state,
            seats=seats,
            status="running" if result is None else "over",
            # Tutorial games have no results.
            results=() if before.row.is_tutorial else _result_rows(result, seats),
            phase_end_states=outcome.phase_end_states,
            nothing_to_announce=self.is_quiet(before.state, outcome),
            # The summary of a phase that is not posted yet is drawn from its snapshot.
            prune_snapshots_before=_prunable_before(before.row) if phase_ended else None,
        )

    def is_quiet(self, before: Any, outcome: Transition[Any, Any]) -> bool:
        """Whether an action changes nothing that spectators see, neither state nor events."""
        game = self._table.game
        return (
            game.result(outcome.state) is None
            and all(game.redact(event, None) is None for event in outcome.events)
            and game.view(before, None) == game.view(outcome.state, None)
        )


def _prunable_before(row: GameRow) -> int:
    """Return the ply before which all phase summaries are posted."""
    return row.ply if row.is_private else min(row.ply, row.announced_phase_ply)


def _result_rows(result: Result | None, seats: tuple[SeatRow, ...]) -> tuple[ResultRow, ...]:
    """The result of each seat; empty while the game runs.

    One for which an AI stands in to the end is nobody's.
    """
    if result is None:
        return ()
    return tuple(
        ResultRow(row.seat, row.playing_user, len(seats), points, rank)
        for row, points, rank in zip(seats, result.points, result.ranks, strict=True)
    )

"""One game in one channel: who sits where, whose turn it is, and what they did.

Every change is in the database before anyone hears of it. Knows engine and store, not Discord.
All methods that change a table are called under the lock of its channel.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.storage.contract import LeaseLost, StoreError
from bot.storage.records import ResultRow, SeatRow
from bot.table.lobby import LobbyTable
from bot.table.move_log import (
    AI_ACTION,
    AUTOMATIC_ACTION,
    GAME_STARTED,
    USER_ACTION,
    visible_events,
)
from bot.table.stored_table import DECISION_KINDS, RequestRejected, TableSnapshot
from engine import codec
from engine.core import AnyGame, PhaseEnded, Result, Seat, Transition, apply

__all__ = ["MoveResult", "RequestRejected", "Table", "TableSnapshot", "validated_options_json"]

log = logging.getLogger(__name__)

AUTO_PASSING = "rest-of-phase"
"""The intent of a seat that passes for the rest of the phase."""


@dataclass(frozen=True, slots=True)
class MoveResult:
    """What one person's move made happen, without what followed of itself.

    `ply` is the table's right after it. `events` are those of the move and `private_events` what the
    person learned alone since last told, both as he may learn of them. `was_pass`: it was a pass or
    the like. `phase_ended`: it ended the phase, or the automatic moves did that followed it.
    `revealed`: it showed something hidden.
    """

    seat: Seat
    ply: int
    events: tuple[Any, ...]
    private_events: tuple[Any, ...]
    was_pass: bool
    phase_ended: bool
    revealed: bool


class Table(LobbyTable):
    """A lobby or a game, as it stands at the newest ply known here.

    `automatic_moves_pending`: automatic moves are due that the store has not taken yet.
    """

    automatic_moves_pending = False

    def legal_actions(self, user_id: int) -> Sequence[Any]:
        """What this person may do now: nothing for who is not at the table or not on turn."""
        seat = self.seat_of(user_id)
        if self.state is None or seat is None:
            return ()
        return self.game.legal_actions(self.state, seat)

    def require_seat(self, user_id: int) -> Seat:
        """The seat of a person in a running game. Refuses everybody else."""
        if self.row.status == "lobby":
            raise RequestRejected("not-started")
        seat = self.seat_of(user_id)
        if seat is None:
            raise RequestRejected("not-at-table")
        if self.row.status != "running":
            raise RequestRejected("no-game")
        return seat

    async def start(
        self, user_id: int, interaction_id: int | None, seed: int | None = None
    ) -> None:
        """Begin the game with those who sit. Only the host may."""
        self._check_in_lobby()
        if user_id != self.snapshot.host_id:
            raise self.host_only_error()
        if len(self.seats) < self.player_counts.start:
            raise RequestRejected("too-few", least=self.player_counts.start)
        if len(self.seats) >= self.player_counts.stop:
            raise RequestRejected("too-many-sit", most=self.player_counts.stop - 1)
        seed = secrets.randbits(63) if seed is None else seed
        state = self.game.new(len(self.seats), seed, self.options)
        await self.commit(
            GAME_STARTED,
            user_id=user_id,
            interaction_id=interaction_id,
            status="running",
            state=state,
            seed=str(seed),
        )
        await self.try_automatic_moves()

    async def abandon(self, user_id: int, may_manage: bool, interaction_id: int) -> None:
        """Give the game up, without a winner. The host may, and who manages the channel."""
        self.check_may_abandon(user_id, may_manage)
        await self.commit("end", user_id=user_id, interaction_id=interaction_id, status="abandoned")

    def check_may_abandon(self, user_id: int, may_manage: bool) -> None:
        """Refuse who may not end this game, and a game that has ended."""
        if self.row.status not in ("lobby", "running"):
            raise RequestRejected("no-game")
        if user_id != self.snapshot.host_id and not may_manage:
            raise self.host_only_error()

    async def submit(
        self,
        user_id: int,
        actions: Sequence[Any],
        seen_ply: int | None,
        interaction_id: int,
        intent: str | None = None,
    ) -> MoveResult:
        """Carry out a person's action, or several one after the other, and what follows.

        `seen_ply` is the ply that the person saw; None trusts that he saw the newest. Raises Refused
        or IllegalAction, and then nothing has changed: several are all legal or none is done.
        """
        seat = self.require_seat(user_id)
        if seen_ply is not None and not self.question_ply(seat) <= seen_ply <= self.row.ply:
            raise RequestRejected("stale")
        outcomes = []
        state = self.state
        for action in actions:
            outcomes.append(apply(self.game, state, seat, action))
            state = outcomes[-1].state
        informed_ply, ply_before = self.informed_up_to(seat), self.row.ply
        for place, (action, outcome) in enumerate(zip(actions, outcomes, strict=True)):
            seats = tuple(
                replace(row, intent=intent, informed_ply=self.row.ply) if row.seat == seat else row
                for row in self.seats
            )
            await self._commit_action(
                USER_ACTION,
                seat,
                action,
                outcome,
                seats,
                user_id=user_id,
                interaction_id=None if place else interaction_id,
            )
        ply = self.row.ply
        followed = await self.try_automatic_moves()
        news = await self.private_events_for_mover(seat, informed_ply, ply_before)
        happened = [event for outcome in outcomes for event in outcome.events]
        own = (self.game.redact(event, seat) for event in happened)
        return MoveResult(
            seat,
            ply,
            tuple(event for event in own if event is not None),
            news,
            actions[-1] == self.game.pass_action,
            any(isinstance(event, PhaseEnded) for event in (*happened, *followed)),
            any(map(self.game.reveals, happened)),
        )

    async def was_already_submitted(self, user_id: int, action: Any | None, ply: int) -> bool:
        """Whether this person's first move after that ply was just this: a second press of it."""
        if action is None:
            return False
        moves = await self._store.moves(self.row.id, ply)
        first = next((m for m in moves if m.kind == USER_ACTION and m.user_id == user_id), None)
        return first is not None and first.action == codec.dump_action(self.game, action)

    async def is_quiet_since(self, ply: int) -> bool:
        """Whether all that happened after that ply are decisions that nobody else could see."""
        moves = await self._store.moves(self.row.id, ply) if ply <= self.row.ply else ()
        return ply <= self.row.ply and all(
            move.kind in DECISION_KINDS and not visible_events(self.game, move, None)
            for move in moves
        )

    async def phase_ended_since(self, ply: int) -> bool:
        """Whether a phase has ended after that ply."""
        moves = await self._store.moves(self.row.id, ply)
        return any(
            isinstance(event, PhaseEnded)
            for move in moves
            for event in codec.load_events(self.game, move.events)
        )

    async def submit_for_ai(self, seat: Seat, action: Any) -> None:
        """Carry out what an AI decided for its seat, and what follows of itself."""
        outcome = apply(self.game, self.state, seat, action)
        await self._commit_action(AI_ACTION, seat, action, outcome, self.seats)
        await self.try_automatic_moves()

    async def set_auto_pass(self, user_id: int, intent: str | None) -> None:
        """Have the table pass for this person until the phase ends, or no longer (None)."""
        seat = self.require_seat(user_id)
        await self._store.set_intent(self.row.id, seat, intent)
        self.seats = tuple(
            replace(row, intent=intent) if row.seat == seat else row for row in self.seats
        )
        await self.try_automatic_moves()

    async def try_automatic_moves(self) -> list[Any]:
        """Make the moves that follow of themselves, or have them held up. Returns what happened.

        What they follow is committed: it must not be called undone because they fail.
        """
        try:
            return await self.run_automatic_moves()
        except (StoreError, LeaseLost, RequestRejected) as error:
            log.warning("automatic moves are held up: %s", error)
            self.automatic_moves_pending = True
            return []

    async def run_automatic_moves(self) -> list[Any]:
        """Make every move that needs nobody, each in a commit of its own. Returns what happened."""
        happened: list[Any] = []
        while (move := self._next_automatic_move()) is not None:
            seat, action = move
            outcome = apply(self.game, self.state, seat, action)
            await self._commit_action(AUTOMATIC_ACTION, seat, action, outcome, self.seats)
            happened += outcome.events
        self.automatic_moves_pending = False
        return happened

    def _next_automatic_move(self) -> tuple[Seat, Any] | None:
        """A pass that everybody can see is forced, or one for a seat that sits out."""
        if self.row.status != "running":
            return None
        public = self.game.view(self.state, None)
        for seat in self.game.to_act(self.state):
            forced = self.game.forced_action(public, seat)
            if forced is not None:
                return seat, forced
            idle = self.game.pass_action
            if self.seats[seat].intent == AUTO_PASSING and idle in self.game.legal_actions(
                self.state, seat
            ):
                return seat, idle
        return None

    async def _commit_action(
        self,
        kind: str,
        seat: Seat,
        action: Any,
        outcome: Transition[Any, Any],
        seats: tuple[SeatRow, ...],
        *,
        user_id: int | None = None,
        interaction_id: int | None = None,
    ) -> None:
        state, events = outcome.state, outcome.events
        result = self.game.result(state)
        phase_over = bool(outcome.phase_end_states)
        if phase_over:
            seats = tuple(replace(row, intent=None) for row in seats)
        await self.commit(
            kind,
            seat=seat,
            user_id=user_id,
            interaction_id=interaction_id,
            action=codec.dump_action(self.game, action),
            events=codec.dump_events(self.game, events),
            state=state,
            seats=seats,
            status="running" if result is None else "over",
            # A private game counts nowhere.
            results=() if self.row.is_private else _result_rows(result, seats),
            phase_states=outcome.phase_end_states,
            quiet=self.is_quiet(outcome),
            # The picture of a phase that is not told yet is drawn from what is kept of it.
            prune_before=self._prunable_before() if phase_over else None,
        )

    def _prunable_before(self) -> int:
        """The ply up to which no picture of a phase has yet to be drawn."""
        ply = self.row.ply
        return ply if self.row.is_private else min(ply, self.row.announced_phase_ply)

    def is_quiet(self, outcome: Transition[Any, Any]) -> bool:
        """Whether an action changes nothing that everybody may see or learn of."""
        game = self.game
        return (
            game.result(outcome.state) is None
            and all(game.redact(event, None) is None for event in outcome.events)
            and game.view(self.state, None) == game.view(outcome.state, None)
        )


def _result_rows(result: Result | None, seats: tuple[SeatRow, ...]) -> tuple[ResultRow, ...]:
    """How the game ended for each seat; nothing while it runs."""
    if result is None:
        return ()
    return tuple(
        ResultRow(row.seat, row.user_id, len(seats), points, rank)
        for row, points, rank in zip(seats, result.points, result.ranks, strict=True)
    )


def validated_options_json(game: AnyGame, options: dict[str, Any]) -> str:
    """Options as they are stored, after checking them. Raises Refused for impossible ones."""
    try:
        return codec.dump_options(game, codec.load_options(game, json.dumps(options)))
    except ValueError as error:
        raise RequestRejected("wrong-options") from error

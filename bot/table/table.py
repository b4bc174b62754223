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
from bot.table.log import ACTED, AUTOMATIC, BY_AI, STARTED, events_for
from bot.table.stored_table import DECISIONS, Moment, Refused
from engine import codec
from engine.core import AnyGame, PhaseEnded, Result, Seat, Transition, apply

__all__ = ["Done", "Moment", "Refused", "Table", "options_json"]

log = logging.getLogger(__name__)

SITS_OUT = "rest-of-phase"
"""The intent of a seat that passes for the rest of the phase."""


@dataclass(frozen=True, slots=True)
class Done:
    """What one person's move made happen, without what followed of itself.

    `ply` is the table's right after it. `events` are those of the move and `news` what the
    person learned alone since last told, both as he may learn of them. `idle`: it was a pass or
    the like. `phase_over`: it ended the phase, or the automatic moves did that followed it.
    `revealed`: it showed something hidden.
    """

    seat: Seat
    ply: int
    events: tuple[Any, ...]
    news: tuple[Any, ...]
    idle: bool
    phase_over: bool
    revealed: bool


class Table(LobbyTable):
    """A lobby or a game, as it stands at the newest ply known here.

    `held_up`: automatic moves are due that the store has not taken yet.
    """

    held_up = False

    def legal_actions(self, user_id: int) -> Sequence[Any]:
        """What this person may do now: nothing for who is not at the table or not on turn."""
        seat = self.seat_of(user_id)
        if self.state is None or seat is None:
            return ()
        return self.game.legal_actions(self.state, seat)

    def own_seat(self, user_id: int) -> Seat:
        """The seat of a person in a running game. Refuses everybody else."""
        if self.row.status == "lobby":
            raise Refused("not-started")
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refused("not-at-table")
        if self.row.status != "running":
            raise Refused("no-game")
        return seat

    async def start(
        self, user_id: int, interaction_id: int | None, seed: int | None = None
    ) -> None:
        """Begin the game with those who sit. Only the host may."""
        self._in_lobby()
        if user_id != self.moment.host:
            raise self.only_host()
        if len(self.seats) < self.room.start:
            raise Refused("too-few", least=self.room.start)
        if len(self.seats) >= self.room.stop:
            raise Refused("too-many-sit", most=self.room.stop - 1)
        seed = secrets.randbits(63) if seed is None else seed
        state = self.game.new(len(self.seats), seed, self.options)
        await self.commit(
            STARTED,
            user_id=user_id,
            interaction_id=interaction_id,
            status="running",
            state=state,
            seed=str(seed),
        )
        await self.follow()

    async def end(self, user_id: int, may_manage: bool, interaction_id: int) -> None:
        """Give the game up, without a winner. The host may, and who manages the channel."""
        self.check_may_end(user_id, may_manage)
        await self.commit("end", user_id=user_id, interaction_id=interaction_id, status="abandoned")

    def check_may_end(self, user_id: int, may_manage: bool) -> None:
        """Refuse who may not end this game, and a game that has ended."""
        if self.row.status not in ("lobby", "running"):
            raise Refused("no-game")
        if user_id != self.moment.host and not may_manage:
            raise self.only_host()

    async def submit(
        self,
        user_id: int,
        actions: Sequence[Any],
        seen: int | None,
        interaction_id: int,
        intent: str | None = None,
    ) -> Done:
        """Carry out a person's action, or several one after the other, and what follows.

        `samples` is the ply that the person saw; None trusts that he saw the newest. Raises Refused
        or IllegalAction, and then nothing has changed: several are all legal or none is done.
        """
        seat = self.own_seat(user_id)
        if seen is not None and not self.asked(seat) <= seen <= self.row.ply:
            raise Refused("stale")
        outcomes = []
        state = self.state
        for action in actions:
            outcomes.append(apply(self.game, state, seat, action))
            state = outcomes[-1].state
        told, before = self.told_up_to(seat), self.row.ply
        for place, (action, outcome) in enumerate(zip(actions, outcomes, strict=True)):
            seats = tuple(
                replace(row, intent=intent, informed_ply=self.row.ply) if row.seat == seat else row
                for row in self.seats
            )
            await self._commit_action(
                ACTED,
                seat,
                action,
                outcome,
                seats,
                user_id=user_id,
                interaction=None if place else interaction_id,
            )
        ply = self.row.ply
        followed = await self.follow()
        news = await self.learned_by_mover(seat, told, before)
        happened = [event for outcome in outcomes for event in outcome.events]
        own = (self.game.redact(event, seat) for event in happened)
        return Done(
            seat,
            ply,
            tuple(event for event in own if event is not None),
            news,
            actions[-1] == self.game.pass_action,
            any(isinstance(event, PhaseEnded) for event in (*happened, *followed)),
            any(map(self.game.reveals, happened)),
        )

    async def was_done(self, user_id: int, action: Any | None, ply: int) -> bool:
        """Whether this person's first move after that ply was just this: a second press of it."""
        if action is None:
            return False
        moves = await self._store.moves(self.row.id, ply)
        first = next((m for m in moves if m.kind == ACTED and m.user_id == user_id), None)
        return first is not None and first.action == codec.dump_action(self.game, action)

    async def is_quiet_since(self, ply: int) -> bool:
        """Whether all that happened after that ply are decisions that nobody else could see."""
        moves = await self._store.moves(self.row.id, ply) if ply <= self.row.ply else ()
        return ply <= self.row.ply and all(
            move.kind in DECISIONS and not events_for(self.game, move, None) for move in moves
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
        await self._commit_action(BY_AI, seat, action, outcome, self.seats)
        await self.follow()

    async def sit_out(self, user_id: int, intent: str | None) -> None:
        """Have the table pass for this person until the phase ends, or no longer (None)."""
        seat = self.own_seat(user_id)
        await self._store.set_intent(self.row.id, seat, intent)
        self.seats = tuple(
            replace(row, intent=intent) if row.seat == seat else row for row in self.seats
        )
        await self.follow()

    async def follow(self) -> list[Any]:
        """Make the moves that follow of themselves, or have them held up. Returns what happened.

        What they follow is committed: it must not be called undone because they fail.
        """
        try:
            return await self.run_automatic()
        except (StoreError, LeaseLost, Refused) as error:
            log.warning("automatic moves are held up: %s", error)
            self.held_up = True
            return []

    async def run_automatic(self) -> list[Any]:
        """Make every move that needs nobody, each in a commit of its own. Returns what happened."""
        happened: list[Any] = []
        while (move := self._automatic_move()) is not None:
            seat, action = move
            outcome = apply(self.game, self.state, seat, action)
            await self._commit_action(AUTOMATIC, seat, action, outcome, self.seats)
            happened += outcome.events
        self.held_up = False
        return happened

    def _automatic_move(self) -> tuple[Seat, Any] | None:
        """A pass that everybody can see is forced, or one for a seat that sits out."""
        if self.row.status != "running":
            return None
        public = self.game.view(self.state, None)
        for seat in self.game.to_act(self.state):
            forced = self.game.forced_action(public, seat)
            if forced is not None:
                return seat, forced
            idle = self.game.pass_action
            if self.seats[seat].intent == SITS_OUT and idle in self.game.legal_actions(
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
        interaction: int | None = None,
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
            interaction_id=interaction,
            action=codec.dump_action(self.game, action),
            events=codec.dump_events(self.game, events),
            state=state,
            seats=seats,
            status="running" if result is None else "over",
            # A private game counts nowhere.
            results=() if self.row.is_private else _results(result, seats),
            phases=outcome.phase_end_states,
            quiet=self.is_quiet(outcome),
            # The picture of a phase that is not told yet is drawn from what is kept of it.
            prune_before=self._drawn_up_to() if phase_over else None,
        )

    def _drawn_up_to(self) -> int:
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


def _results(result: Result | None, seats: tuple[SeatRow, ...]) -> tuple[ResultRow, ...]:
    """How the game ended for each seat; nothing while it runs."""
    if result is None:
        return ()
    return tuple(
        ResultRow(row.seat, row.user_id, len(seats), points, rank)
        for row, points, rank in zip(seats, result.points, result.ranks, strict=True)
    )


def options_json(game: AnyGame, options: dict[str, Any]) -> str:
    """Options as they are stored, after checking them. Raises Refused for impossible ones."""
    try:
        return codec.dump_options(game, codec.load_options(game, json.dumps(options)))
    except ValueError as error:
        raise Refused("wrong-options") from error

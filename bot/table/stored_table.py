"""A table as it is stored: its seats and state at the newest ply, and how a change gets in.

Every change is in the database before it is true here.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.ops.metrics import MOVES
from bot.storage.contract import Store
from bot.storage.records import (
    CommitResult,
    GameRow,
    GameUpdate,
    ResultRow,
    SeatAssignmentRow,
    SeatRow,
    Status,
)
from bot.table.move_log import ACTION_KINDS, GAME_STARTED, MOVE_UNDONE, SEAT_REASSIGNED
from bot.table.preferences import TableSettings
from engine import codec
from engine.core import AnyGame, ReasonParam, Seat
from engine.registry import find_game

log = logging.getLogger(__name__)

DECISION_KINDS = (*ACTION_KINDS, MOVE_UNDONE)
"""The kinds of moves after which their seat, if it is to act, is asked anew."""


class RequestRejected(Exception):
    """The table says no. `reason` names why, `params` what there is to know about it."""

    def __init__(self, reason: str, **params: ReasonParam) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params = params


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table as it stands at one ply, unchanged by what comes later."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    state: Any

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def ai_seats(self) -> frozenset[Seat]:
        """The seats that no person plays."""
        return frozenset(row.seat for row in self.seats if row.ai is not None)

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.row.status == "over"

    @property
    def host_id(self) -> int | None:
        """The person who may start and end the game: the first one at the table."""
        return next((seat.user_id for seat in self.seats if seat.user_id is not None), None)


class StoredTable:
    """The row, seats and state of one game, changed only by `commit`."""

    def __init__(
        self,
        store: Store,
        row: GameRow,
        seats: tuple[SeatRow, ...],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._clock = clock
        self.game: AnyGame = find_game(row.name)
        self._assign(row, seats)

    def _assign(self, row: GameRow, seats: tuple[SeatRow, ...]) -> None:
        self.state = None if row.state is None else codec.load_state(self.game, row.state)
        self.row = replace(row, state=None)
        self.seats = seats

    async def reload(self) -> None:
        """Read the table anew, because somebody else has changed it."""
        row = await self._store.game(self.row.id)
        assert row is not None
        self._assign(row, await self._store.seats(row.id))

    @property
    def snapshot(self) -> TableSnapshot:
        return TableSnapshot(self.row, self.seats, self.state)

    @property
    def options(self) -> Any:
        """The game's options that this table agreed on."""
        return codec.load_options(self.game, self.row.options)

    @property
    def player_counts(self) -> range:
        """How many can play with the options that this table agreed on."""
        return self.game.seat_counts(self.options)

    @property
    def settings(self) -> TableSettings:
        """What the table chose beside the game's options."""
        return TableSettings.model_validate_json(self.row.settings)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of a person, or None for somebody who only watches."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def question_ply(self, seat: Seat) -> int:
        """The ply at which the seat's present question arose.

        What other seats decide meanwhile does not change it: a panel that was shown at this ply
        or later is still good.
        """
        asked = self.seats[seat].question_ply
        # Unknown in a game that an earlier version left: nothing older than now is trusted.
        return self.row.ply if asked is None else asked

    def has_decided(self, seat: Seat) -> bool:
        """Whether a seat was asked together with others who are still thinking, and has decided.

        Who decides in steps is asked anew at each: so maybe later than those others.
        """
        asked = self.seats[seat].question_ply
        acting = self.acting_seats
        return seat not in acting and any(
            asked is not None and asked >= self.question_ply(other) for other in acting
        )

    @property
    def acting_seats(self) -> tuple[Seat, ...]:
        """The seats that must decide now."""
        return self.game.to_act(self.state) if self.row.status == "running" else ()

    async def commit(
        self,
        kind: str,
        *,
        seat: Seat | None = None,
        user_id: int | None = None,
        interaction_id: int | None = None,
        action: str | None = None,
        events: str = "[]",
        state: Any = None,
        status: Status | None = None,
        seats: tuple[SeatRow, ...] | None = None,
        seed: str | None = None,
        options: str | None = None,
        settings: str | None = None,
        results: tuple[ResultRow, ...] = (),
        phase_states: Sequence[Any] = (),
        quiet: bool = False,
        prune_before: int | None = None,
        recomputed: Sequence[tuple[int, Any]] = (),
    ) -> None:
        """Write a change in one transaction, and only then let it be true here.

        What is None stays as it is. `phase_states` are the states in which phases ended, and `quiet`
        says that nothing which everybody sees has changed. `recomputed` are the states of earlier
        plies without what this takes back. Refuses what another process has overtaken, and an
        interaction seen before.
        """
        now = int(self._clock())
        status = status or self.row.status
        seats = self._with_question_plies(
            self.seats if seats is None else seats,
            self.state if state is None else state,
            status,
            now,
            decided=seat if kind in DECISION_KINDS else None,
        )
        change = GameUpdate(
            game_id=self.row.id,
            expected_ply=self.row.ply,
            kind=kind,
            at=now,
            status=status,
            events=events,
            seat=seat,
            user_id=user_id,
            interaction_id=interaction_id,
            action=action,
            state=None if state is None else codec.dump_state(self.game, state),
            seed=seed,
            options=options,
            settings=settings,
            seats=None if seats == self.seats else seats,
            results=results,
            # No channel is ever told of a private game.
            phase_end_states=()
            if self.row.is_private
            else tuple(codec.dump_state(self.game, phase) for phase in phase_states),
            snapshot=state is not None,
            nothing_to_announce=quiet or self.row.is_private,
            prune_snapshots_before=prune_before,
            # A private game counts nowhere, and is never shown again.
            keep_history=state is not None and not self.row.is_private,
            recomputed_states=tuple(
                (ply, codec.dump_state(self.game, one)) for ply, one in recomputed
            ),
            seat_assignments=() if self.row.is_private else self._new_seat_assignments(kind, seats),
        )
        outcome = await self._store.commit(change)
        if outcome is not CommitResult.COMMITTED:
            await self.reload()
            raise RequestRejected("seen" if outcome is CommitResult.DUPLICATE else "stale")
        MOVES.labels(kind).inc()
        log.debug("committed", extra={"game": self.row.id, "ply": change.ply, "kind": kind})
        self.row = replace(
            self.row,
            ply=change.ply,
            announced_ply=change.announced_after(self.row.announced_ply),
            status=change.status,
            updated=change.at,
            options=change.options or self.row.options,
            settings=change.settings or self.row.settings,
        )
        self.seats = seats
        self.state = self.state if state is None else state

    def _new_seat_assignments(
        self, kind: str, seats: Sequence[SeatRow]
    ) -> tuple[SeatAssignmentRow, ...]:
        """Who begins to play a seat with a move: everybody at the start, later who came anew."""
        if kind not in (GAME_STARTED, SEAT_REASSIGNED):
            return ()
        before = [(row.user_id, row.ai, row.name) for row in self.seats]
        return tuple(
            SeatAssignmentRow(row.seat, self.row.ply + 1, row.user_id, row.name, row.ai)
            for row in seats
            if kind == GAME_STARTED or (row.user_id, row.ai, row.name) != before[row.seat]
        )

    def _with_question_plies(
        self,
        seats: tuple[SeatRow, ...],
        state: Any,
        status: str,
        now: int,
        *,
        decided: Seat | None,
    ) -> tuple[SeatRow, ...]:
        """The seats with when they were asked what they must decide now, and their reminders.

        Whose question is the same as before keeps both, whoever else has decided meanwhile. Who
        has decided already stays so while the others take their steps.
        """
        acting = self.game.to_act(state) if status == "running" else ()
        has_open_question = bool(acting) and self._has_open_question(seats, state, decided)
        hours = self.settings.reminder
        due = now + hours * 3600 if hours else None
        found = []
        for row in seats:
            if row.seat not in acting:
                done = has_open_question and self.has_decided(row.seat)
                asked = self.row.ply + 1 if done else row.question_ply
                found.append(replace(row, question_ply=asked, remind_at=None))
            elif row.seat == decided or not self._has_same_question(row, state):
                remind_at = due if row.user_id else None
                found.append(replace(row, question_ply=self.row.ply + 1, remind_at=remind_at))
            else:
                found.append(replace(row, question_ply=self.question_ply(row.seat)))
        return tuple(found)

    def _has_open_question(
        self, seats: Sequence[SeatRow], state: Any, decided: Seat | None
    ) -> bool:
        """Whether somebody has still to decide what he had to before, maybe a step further."""
        if not self.acting_seats:
            return False
        if self.game.view(self.state, None) == self.game.view(state, None):
            return True
        return any(self._has_same_question(row, state) for row in seats if row.seat != decided)

    def _has_same_question(self, row: SeatRow, state: Any) -> bool:
        """Whether this person (or AI) had to decide before, and just what it must decide now."""
        if row.seat not in self.acting_seats:
            return False
        before = self.seats[row.seat]
        return (row.user_id, row.ai) == (before.user_id, before.ai) and self.game.legal_actions(
            self.state, row.seat
        ) == self.game.legal_actions(state, row.seat)

    def clear_due_reminders(self, now: int) -> None:
        """Forget reminders that were due by now, as the store already has."""
        self.seats = tuple(
            replace(row, remind_at=None) if row.remind_at and row.remind_at <= now else row
            for row in self.seats
        )

    def mark_phases_announced(self, ply: int) -> None:
        """Remember that a phase's story was told, as the store already does."""
        self.row = replace(self.row, announced_phase_ply=ply)

    def mark_announced(self, ply: int, message_id: int | None) -> None:
        """Remember what the channel was told, as the store already does.

        A quiet move may have carried it further meanwhile.
        """
        ply = max(ply, self.row.announced_ply)
        self.row = replace(self.row, announced_ply=ply, turn_message_id=message_id)

"""The stored part of a table: the row, seats and state that are in the database.

Every change is written to the database before it is visible here.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.ops.metrics import MOVES
from bot.storage.records import (
    CommitResult,
    GameRow,
    GameUpdate,
    ResultRow,
    SeatAssignmentRow,
    SeatRow,
    Status,
)
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.move_log import DECISION_KINDS, MoveKind
from bot.table.questions import with_question_plies
from bot.table.snapshot import TableSnapshot
from engine import codec
from engine.core import AnyGame, Seat
from engine.registry import find_game

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableUpdate:
    """The changes of one move to a table. A field that is None leaves its value as it is."""

    kind: MoveKind
    """The kind of the move."""

    seat: Seat | None = None
    """The seat that made the move, or that it is about."""

    user_id: int | None = None
    """The user who made the move; for an invitation the user who is invited."""

    interaction_id: int | None = None
    """The Discord interaction that asked for the move. An id is accepted only once."""

    action: str | None = None
    """The encoded action, or other JSON that the kind of move calls for."""

    events: str = "[]"
    """The encoded events of the move, unredacted."""

    state: Any = None
    """The game state after the move, decoded."""

    status: Status | None = None
    """The status of the game after the move."""

    seats: tuple[SeatRow, ...] | None = None
    """All seats after the move."""

    seed: str | None = None
    """The random seed of the game that the move starts."""

    options: str | None = None
    """The encoded game options that the move chooses."""

    settings: str | None = None
    """The table's settings that the move chooses, as JSON."""

    results: tuple[ResultRow, ...] = ()
    """The result of each seat, if the move ends the game."""

    phase_end_states: Sequence[Any] = ()
    """The states, decoded, at the end of each phase that the move ends."""

    nothing_to_announce: bool = False
    """Whether nothing changed that everybody can see, so the channel needs no message."""

    prune_snapshots_before: int | None = None
    """The ply before which snapshots for undo are no longer needed."""

    recomputed_states: Sequence[tuple[int, Any]] = ()
    """The plies of earlier moves whose states change because this move undoes another one,
    each with its new state."""


class StoredTable:
    """The row, seats and state of one game, changed only by `commit`."""

    def __init__(
        self,
        store: Store,
        row: GameRow,
        seats: tuple[SeatRow, ...],
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Decode the row's state. Raises an error if this version cannot read the game."""
        self._store = store
        self._clock = clock
        self.game: AnyGame = find_game(row.name)
        """The rules of the game."""
        self._assign(row, seats)

    def _assign(self, row: GameRow, seats: tuple[SeatRow, ...]) -> None:
        self.state = None if row.state is None else codec.load_state(self.game, row.state)
        self.row = replace(row, state=None)
        self.seats = seats

    async def reload(self) -> None:
        """Read the table from the store, after another process has changed it."""
        row = await self._store.game(self.row.id)
        assert row is not None
        self._assign(row, await self._store.seats(row.id))

    @property
    def snapshot(self) -> TableSnapshot:
        """The table as it is now."""
        return TableSnapshot(self.row, self.seats, self.state)

    async def commit(self, update: TableUpdate) -> None:
        """Write a move in one transaction, then apply it here.

        Raises RequestRejected, having reloaded the table, if another process has changed the
        game meanwhile, or if the update's interaction was committed before.
        """
        now = int(self._clock())
        status = update.status or self.row.status
        state = self.state if update.state is None else update.state
        seats = with_question_plies(
            self.snapshot,
            self.seats if update.seats is None else update.seats,
            state,
            status,
            now,
            decided=update.seat if update.kind in DECISION_KINDS else None,
        )
        change = self._encode(update, seats, status, now)
        outcome = await self._store.commit(change)
        if outcome is not CommitResult.COMMITTED:
            await self.reload()
            raise RequestRejected("seen" if outcome is CommitResult.DUPLICATE else "stale")
        MOVES.labels(update.kind).inc()
        log.debug("committed", extra={"game": self.row.id, "ply": change.ply, "kind": update.kind})
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
        self.state = state

    def _encode(
        self, update: TableUpdate, seats: tuple[SeatRow, ...], status: Status, now: int
    ) -> GameUpdate:
        """The update as the store takes it, with these seats and this status after the move."""
        # No channel hears of a private game, it has no statistics, and it is never replayed.
        is_private = self.row.is_private
        return GameUpdate(
            game_id=self.row.id,
            expected_ply=self.row.ply,
            kind=update.kind.value,
            at=now,
            status=status,
            events=update.events,
            seat=update.seat,
            user_id=update.user_id,
            interaction_id=update.interaction_id,
            action=update.action,
            state=None if update.state is None else codec.dump_state(self.game, update.state),
            seed=update.seed,
            options=update.options,
            settings=update.settings,
            seats=None if seats == self.seats else seats,
            results=update.results,
            phase_end_states=()
            if is_private
            else tuple(codec.dump_state(self.game, state) for state in update.phase_end_states),
            snapshot=update.state is not None,
            nothing_to_announce=update.nothing_to_announce or is_private,
            prune_snapshots_before=update.prune_snapshots_before,
            keep_history=update.state is not None and not is_private,
            recomputed_states=tuple(
                (ply, codec.dump_state(self.game, state)) for ply, state in update.recomputed_states
            ),
            seat_assignments=() if is_private else self._new_seat_assignments(update.kind, seats),
        )

    def _new_seat_assignments(
        self, kind: MoveKind, seats: Sequence[SeatRow]
    ) -> tuple[SeatAssignmentRow, ...]:
        """The seat assignments that begin with a move: all at the start, later the changed ones."""
        if kind not in (MoveKind.GAME_STARTED, MoveKind.SEAT_REASSIGNED):
            return ()
        before = [(row.user_id, row.ai, row.name) for row in self.seats]
        return tuple(
            SeatAssignmentRow(row.seat, self.row.ply + 1, row.user_id, row.name, row.ai)
            for row in seats
            if kind == MoveKind.GAME_STARTED or (row.user_id, row.ai, row.name) != before[row.seat]
        )

    async def set_intent(self, seat: Seat, intent: str | None) -> None:
        """Store what a seat intends to do when it is next to act; None for nothing."""
        await self._store.set_intent(self.row.id, seat, intent)
        self.seats = tuple(
            replace(row, intent=intent) if row.seat == seat else row for row in self.seats
        )

    async def mark_informed(self, seat: Seat) -> None:
        """Store that a seat has been told its private events up to now."""
        ply = self.row.ply
        await self._store.set_informed_ply(self.row.id, seat, ply)
        self.seats = tuple(
            replace(row, informed_ply=ply) if row.seat == seat else row for row in self.seats
        )

    async def set_settings(self, settings: str) -> None:
        """Store the table's settings, as JSON, without a move."""
        await self._store.set_game_settings(self.row.id, settings)
        self.row = replace(self.row, settings=settings)

    def clear_due_reminders(self, now: int) -> None:
        """Drop the reminders that were due by `now`; the store has already done so."""
        self.seats = tuple(
            replace(row, remind_at=None) if row.remind_at and row.remind_at <= now else row
            for row in self.seats
        )

    def mark_phases_announced(self, ply: int) -> None:
        """Note up to which ply phase summaries are posted; the store has already done so."""
        self.row = replace(self.row, announced_phase_ply=ply)

    def mark_announced(self, ply: int, message_id: int | None) -> None:
        """Note what was posted to the channel, and where; the store has already done so.

        A move with nothing to announce may have raised the ply further meanwhile.
        """
        ply = max(ply, self.row.announced_ply)
        self.row = replace(self.row, announced_ply=ply, turn_message_id=message_id)

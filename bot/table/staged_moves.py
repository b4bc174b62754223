"""Moves that are about to be committed, as the store takes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from bot.storage.records import (
    GameRow,
    GameUpdate,
    PlanRow,
    ResultRow,
    SeatAssignmentRow,
    SeatRow,
    Status,
)
from bot.table.clocks import has_same_clock
from bot.table.move_log import DECISION_KINDS, MoveKind
from bot.table.plans import PlanRules, plans_after
from bot.table.questions import with_question_plies
from bot.table.snapshot import TableSnapshot
from engine import codec
from engine.core import Seat


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

    timed_out_seat: Seat | None = None
    """The seat whose deadline must have passed, or the move is not made."""

    ends_at: int | None = None
    """When the game ends, if the move announces that."""

    plan: int | None = None
    """The number of the plan that the move carries out."""

    recomputed_states: Sequence[tuple[int, Any]] = ()
    """The plies of earlier moves whose states change because this move undoes another one,
    each with its new state."""


class StagedMoves:
    """Moves that are committed together or not at all, each made after the one before."""

    def __init__(
        self,
        snapshot: TableSnapshot,
        now: int,
        plans: tuple[PlanRow, ...] = (),
        rules: PlanRules | None = None,
        absences: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        """Begin with the table, and the plans of its users, as they are `now`, in Unix seconds.

        `absences` says until when users are absent.
        """
        self.snapshot = snapshot
        """The table after the moves."""

        self.plans = plans
        """The plans after the moves. Not part of the snapshot, from which messages are made."""

        self.changes = list[GameUpdate]()
        """What the moves write."""

        self._now = now
        self._rules = rules
        self._absences = absences

    def add(self, update: TableUpdate) -> None:
        """Make one more move."""
        before = self.snapshot
        status = update.status or before.row.status
        state = before.state if update.state is None else update.state
        seats = with_question_plies(
            before,
            before.seats if update.seats is None else update.seats,
            state,
            status,
            self._now,
            decided=update.seat if update.kind in DECISION_KINDS else None,
            absences=self._absences,
        )
        change = _encode(before, update, seats, status, self._now)
        self.snapshot = TableSnapshot(row_after(before.row, change), seats, state)
        plans = plans_after(self._rules, self.plans, before, update, self.snapshot)
        if plans != self.plans:
            change, self.plans = replace(change, plans=plans), plans
        self.changes.append(change)


def row_after(row: GameRow, change: GameUpdate) -> GameRow:
    """Return a game's row, without its state, after an update."""
    return replace(
        row,
        ply=change.ply,
        announced_ply=change.announced_after(row.announced_ply),
        status=change.status,
        updated=change.at,
        options=change.options or row.options,
        settings=change.settings or row.settings,
        idle_since=row.idle_since if change.user_id is None else change.at,
        ends_at=(change.ends_at or row.ends_at) if change.user_id is None else None,
    )


def _encode(
    before: TableSnapshot,
    update: TableUpdate,
    seats: tuple[SeatRow, ...],
    status: Status,
    now: int,
) -> GameUpdate:
    """The update as the store takes it, with these seats and this status after the move."""
    # No channel hears of a private game. A tutorial game is never replayed either.
    is_tutorial = before.row.is_tutorial
    return GameUpdate(
        game_id=before.row.id,
        expected_ply=before.row.ply,
        kind=update.kind.value,
        at=now,
        status=status,
        events=update.events,
        seat=update.seat,
        user_id=update.user_id,
        interaction_id=update.interaction_id,
        action=update.action,
        state=None if update.state is None else codec.dump_state(before.game, update.state),
        seed=update.seed,
        options=update.options,
        settings=update.settings,
        seats=None if seats == before.seats else seats,
        kept_clocks=frozenset(row.seat for row in seats if has_same_clock(row, before.seats)),
        kept_names=_kept_names(before, seats),
        timed_out_seat=update.timed_out_seat,
        ends_at=update.ends_at,
        results=update.results,
        phase_end_states=tuple(
            codec.dump_state(before.game, state) for state in update.phase_end_states
        ),
        snapshot=update.state is not None,
        nothing_to_announce=update.nothing_to_announce or before.row.is_private,
        prune_snapshots_before=update.prune_snapshots_before,
        keep_history=update.state is not None and not is_tutorial,
        recomputed_states=tuple(
            (ply, codec.dump_state(before.game, state)) for ply, state in update.recomputed_states
        ),
        seat_assignments=() if is_tutorial else _new_seat_assignments(before, update.kind, seats),
    )


def _kept_names(before: TableSnapshot, seats: Sequence[SeatRow]) -> frozenset[Seat]:
    """The seats of a running game that AI players keep."""
    if before.row.status != "running":
        return frozenset()
    keepers = {(row.seat, row.ai, row.name) for row in before.seats if row.ai is not None}
    return frozenset(row.seat for row in seats if (row.seat, row.ai, row.name) in keepers)


def _new_seat_assignments(
    before: TableSnapshot, kind: MoveKind, seats: Sequence[SeatRow]
) -> tuple[SeatAssignmentRow, ...]:
    """The seat assignments that begin with a move: all at the start, later the changed ones."""
    if kind not in (MoveKind.GAME_STARTED, MoveKind.SEAT_REASSIGNED):
        return ()
    players = [(row.user_id, row.ai, row.name) for row in before.seats]
    return tuple(
        SeatAssignmentRow(row.seat, before.row.ply + 1, row.user_id, row.name, row.ai)
        for row in seats
        if kind == MoveKind.GAME_STARTED or (row.user_id, row.ai, row.name) != players[row.seat]
    )

"""The stored history of a game: its players, its moves, and the state after each move.

Nothing is replayed by the rules: the states are as they were stored, even if the rules have
changed since. Of a game that is older than state histories, only the moves and the last state
are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from operator import attrgetter
from typing import Any

from bot.storage.records import GameRow, MoveRow, ResultRow, SeatAssignmentRow, SeatRow, StateRow
from bot.storage.store import Store
from bot.table.move_log import ACTION_KINDS, TOLD_KINDS, MoveKind, effective_moves, undone_plies
from bot.table.preferences import TableSettings
from engine import codec
from engine.core import AnyGame, Seat
from engine.registry import find_game

REPLAYED_KINDS = (
    MoveKind.GAME_STARTED,
    *ACTION_KINDS,
    *TOLD_KINDS,
    MoveKind.GAME_ABANDONED,
)
"""The kinds of moves that a replay shows: not those of the lobby."""


@dataclass(frozen=True, slots=True)
class SeatAssignment:
    """Who played a seat, from one ply until the next assignment of the seat.

    With neither user nor AI it was a user who was forgotten, or an AI of unknown level.
    """

    seat: Seat
    user_id: int | None
    name: str
    ai: str | None
    """The level of the AI."""

    from_ply: int
    """The ply of the move with which the assignment began."""


@dataclass(frozen=True)
class ReplayStep:
    """An effective move and the state after it.

    Action, events and states are decoded on first access, which takes about 0.1 ms each: read
    those of a whole game in a thread.
    """

    ply: int
    kind: str
    """One of `REPLAYED_KINDS`."""

    seat: Seat | None
    actor: SeatAssignment | None
    """Who played the seat at the time."""

    at: int
    """When the move was made, in Unix seconds."""

    move: MoveRow = field(repr=False)
    game: AnyGame = field(repr=False)
    state_json: str | None = field(repr=False)
    """The encoded state after the move; None if it was not stored."""

    phase_states_json: tuple[str, ...] = field(repr=False)
    """The encoded states at the end of each phase that the move ended, as far as stored."""

    @cached_property
    def action(self) -> Any | None:
        """The action; None for a move that is not an action of the game."""
        if self.kind not in ACTION_KINDS or self.move.action is None:
            return None
        return codec.load_action(self.game, self.move.action)

    @cached_property
    def events(self) -> Sequence[Any]:
        """The events, unredacted: pass them through `game.redact` before showing them."""
        return codec.load_events(self.game, self.move.events)

    @cached_property
    def state(self) -> Any | None:
        """The full state after the move; show it only through `game.view`. None if not stored."""
        return None if self.state_json is None else codec.load_state(self.game, self.state_json)

    @cached_property
    def phase_states(self) -> tuple[Any, ...]:
        """The state at each PhaseEnded among the events, in their order, as far as stored."""
        return tuple(codec.load_state(self.game, text) for text in self.phase_states_json)


@dataclass(frozen=True)
class GameHistory:
    """A game with all its moves, unredacted: it contains hidden information."""

    row: GameRow = field(repr=False)
    """The game's row, with its last state; `updated` is when it ended."""

    game: AnyGame = field(repr=False)
    seat_assignments: tuple[SeatAssignment, ...]
    """The players, ordered by seat and ply."""

    steps: tuple[ReplayStep, ...]
    """The effective moves from the start of the game, ordered by ply."""

    results: tuple[ResultRow, ...]
    """The result of each seat, once the game is over."""

    moves: tuple[MoveRow, ...] = field(repr=False)
    """The whole log, including undone moves and those of the lobby."""

    @property
    def game_id(self) -> int:
        return self.row.id

    @property
    def name(self) -> str:
        """The engine's name of the game."""
        return self.row.name

    def file_name(self, extension: str) -> str:
        """The name of a file about the game: which game, and the day of its end (UTC)."""
        ended = datetime.fromtimestamp(self.row.updated, UTC)
        return f"{self.name}-{ended:%Y-%m-%d}.{extension}"

    @cached_property
    def options(self) -> Any:
        """The game options chosen for the table."""
        return codec.load_options(self.game, self.row.options)

    @cached_property
    def settings(self) -> TableSettings:
        """The table's settings besides the game options."""
        return TableSettings.model_validate_json(self.row.settings)

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end or abandoned."""
        return self.row.status in ("over", "abandoned")

    @cached_property
    def seats(self) -> range:
        return range(1 + max((assigned.seat for assigned in self.seat_assignments), default=-1))

    def assignment_at(self, seat: Seat, ply: int | None = None) -> SeatAssignment:
        """Who played a seat at that ply; at the end if it is None."""
        of_seat = [assigned for assigned in self.seat_assignments if assigned.seat == seat]
        begun = [assigned for assigned in of_seat if ply is None or assigned.from_ply <= ply]
        return begun[-1] if begun else of_seat[0]

    def names_at(self, ply: int | None = None) -> tuple[str, ...]:
        """The players' names at that ply, in seat order; at the end if it is None."""
        return tuple(self.assignment_at(seat, ply).name for seat in self.seats)

    def ai_seats_at(self, ply: int | None = None) -> frozenset[Seat]:
        """The seats played by AIs at that ply; at the end if it is None."""
        return frozenset(
            seat for seat in self.seats if self.assignment_at(seat, ply).ai is not None
        )

    def seat_of(self, user_id: int, ply: int | None = None) -> Seat | None:
        """The seat that a user played at that ply (at the end if it is None), or None.

        The user may see what that seat knew at the time, and nothing from before or after.
        """
        return next(
            (seat for seat in self.seats if self.assignment_at(seat, ply).user_id == user_id), None
        )

    def was_seated(self, user_id: int) -> bool:
        """Whether a user played any seat at any time."""
        return any(assigned.user_id == user_id for assigned in self.seat_assignments)


async def load_history(store: Store, game_id: int) -> GameHistory | None:
    """The history of a game, or None if it does not exist or has not started.

    The history of a running game is for statistics only: it must not be shown to users. Raises
    KeyError for a game that this version does not know, and ValueError or the like for one that
    it cannot read.
    """
    row = await store.game(game_id)
    if row is None or row.state is None:
        return None
    moves = await store.moves(game_id, 0, row.ply)
    states = await store.state_history(game_id)
    assignments = _seat_assignments(
        await store.seat_assignments(game_id), await store.seats(game_id)
    )
    results = await store.results(game_id)
    game = find_game(row.name)
    steps = _steps(game, row, moves, states, assignments)
    return GameHistory(row, game, assignments, steps, results, moves)


def _seat_assignments(
    stored: Sequence[SeatAssignmentRow], seats: Sequence[SeatRow]
) -> tuple[SeatAssignment, ...]:
    """All assignments; a seat without a stored one was always played by its last player."""
    assignments = [
        SeatAssignment(row.seat, row.user_id, row.name, row.ai, row.from_ply) for row in stored
    ]
    assigned_seats = {row.seat for row in stored}
    assignments += [
        SeatAssignment(row.seat, row.user_id, row.name, row.ai, 1)
        for row in seats
        if row.seat not in assigned_seats
    ]
    return tuple(sorted(assignments, key=attrgetter("seat", "from_ply")))


def _steps(
    game: AnyGame,
    row: GameRow,
    log: Sequence[MoveRow],
    states: Sequence[StateRow],
    assignments: Sequence[SeatAssignment],
) -> tuple[ReplayStep, ...]:
    after, phases = _effective_states(log, states), _phase_states(states)
    moves = [move for move in effective_moves(log) if move.kind in REPLAYED_KINDS]
    changed = [move.ply for move in moves if move.kind != MoveKind.GAME_ABANDONED]
    # The last state is always known: it is stored with the game.
    after.setdefault(changed[-1] if changed else row.ply, row.state or "")
    steps: list[ReplayStep] = []
    for move in moves:
        actors = [
            assigned
            for assigned in assignments
            if assigned.seat == move.seat and assigned.from_ply <= move.ply
        ]
        state = (
            steps[-1].state_json
            if move.kind == MoveKind.GAME_ABANDONED and steps
            else after.get(move.ply)
        )
        steps.append(
            ReplayStep(
                ply=move.ply,
                kind=move.kind,
                seat=move.seat,
                actor=actors[-1] if actors else None,
                at=move.at,
                move=move,
                game=game,
                state_json=state,
                phase_states_json=phases.get(move.ply, ()),
            )
        )
    return tuple(steps)


def _effective_states(log: Sequence[MoveRow], states: Sequence[StateRow]) -> dict[int, str]:
    """The encoded states by ply of their moves, without anything that was undone."""
    plies = [move.ply for move in log]
    undone = [
        (move.ply, min(undone_plies(move, plies), default=move.ply))
        for move in log
        if move.kind == MoveKind.MOVE_UNDONE
    ]
    effective: dict[int, str] = {}
    for row in states:
        # A state that contains undone moves does not count; a recomputed one may follow.
        if row.phase is None and not any(
            first < row.of_ply < undo and row.ply < undo for undo, first in undone
        ):
            effective[row.of_ply] = row.state
    return effective


def _phase_states(states: Sequence[StateRow]) -> dict[int, tuple[str, ...]]:
    """The encoded phase end states by ply of the move that ended the phases."""
    by_ply: dict[int, tuple[str, ...]] = {}
    for row in states:
        if row.phase is not None:
            by_ply[row.of_ply] = (*by_ply.get(row.of_ply, ()), row.state)
    return by_ply

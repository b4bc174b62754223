"""What remains of a game: who played it, every move that stands, and the table after each.

Nothing here plays by the rules again: the states are as they were, whatever became of the rules
since. Of a game that began before states were kept, the moves and the last state are there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bot.storage.contract import Store
from bot.storage.records import GameRow, MoveRow, ResultRow, SeatAssignmentRow, SeatRow, StateRow
from bot.table.move_log import ACTION_KINDS, MoveKind, effective_moves, undone_plies
from bot.table.preferences import TableSettings
from engine import codec
from engine.core import AnyGame, Seat
from engine.registry import find_game

REPLAYED_KINDS = (
    MoveKind.GAME_STARTED,
    *ACTION_KINDS,
    MoveKind.SEAT_REASSIGNED,
    MoveKind.GAME_ABANDONED,
)
"""The kinds of moves that are moments of a game: a lobby's are not."""


@dataclass(frozen=True, slots=True)
class SeatAssignment:
    """Who played a seat, from the move of one ply on until the seat's next sitting.

    A person has a `user_id`, an AI its level in `ai`. With neither it is a person who was
    forgotten since, or an AI whose level nobody knows any more.
    """

    seat: Seat
    user_id: int | None
    name: str
    ai: str | None
    from_ply: int


@dataclass(frozen=True)
class ReplayStep:
    """A move that stands, and the table as it left it.

    `kind` is one of `REPLAYED_KINDS`, `at` when it was made in unix seconds, and `actor` who sat on its
    `seat` then. Action, events and states are decoded when they are first asked for, a tenth of
    a millisecond each or so: who wants those of a whole game asks in a thread.
    """

    ply: int
    kind: str
    seat: Seat | None
    actor: SeatAssignment | None
    at: int
    move: MoveRow = field(repr=False)
    game: AnyGame = field(repr=False)
    state_json: str | None = field(repr=False)
    phase_states_json: tuple[str, ...] = field(repr=False)

    @cached_property
    def action(self) -> Any | None:
        """What was done; None for a start, a change of seats or an end."""
        if self.kind not in ACTION_KINDS or self.move.action is None:
            return None
        return codec.load_action(self.game, self.move.action)

    @cached_property
    def events(self) -> Sequence[Any]:
        """What happened by it, unredacted: whoever shows them asks `game.redact`."""
        return codec.load_events(self.game, self.move.events)

    @cached_property
    def state(self) -> Any | None:
        """The whole state after it: whoever shows it asks `game.view`. None: it was not kept."""
        return None if self.state_json is None else codec.load_state(self.game, self.state_json)

    @cached_property
    def phase_states(self) -> tuple[Any, ...]:
        """For each PhaseEnded among its events, in their order, the state as it left the phase.

        Fewer, or none, where they were not kept.
        """
        return tuple(codec.load_state(self.game, text) for text in self.phase_states_json)


@dataclass(frozen=True)
class GameHistory:
    """A game with all that was done in it, as it may be shown to nobody unredacted.

    `row.created` is when its lobby was opened, `row.updated` when it ended. `row.state` is the
    last state, as text. `seat_assignments` are in the order of seats and plies, `steps` in that of
    plies from the start on: moves taken back are not among them, but in the `moves`, which is
    whole. `results` are there once it is over; where the points came from is in the last state.
    """

    row: GameRow = field(repr=False)
    game: AnyGame = field(repr=False)
    seat_assignments: tuple[SeatAssignment, ...]
    steps: tuple[ReplayStep, ...]
    results: tuple[ResultRow, ...]
    moves: tuple[MoveRow, ...] = field(repr=False)

    @property
    def game_id(self) -> int:
        return self.row.id

    @property
    def name(self) -> str:
        """The engine's name of the game."""
        return self.row.name

    @cached_property
    def options(self) -> Any:
        """What was agreed on: the edition and all else that the game lets people choose."""
        return codec.load_options(self.game, self.row.options)

    @cached_property
    def settings(self) -> TableSettings:
        """What the table agreed on beside it, such as its language."""
        return TableSettings.model_validate_json(self.row.settings)

    @property
    def is_over(self) -> bool:
        """Whether it has ended: played out, or given up."""
        return self.row.status in ("over", "abandoned")

    @cached_property
    def seats(self) -> range:
        return range(1 + max((sitting.seat for sitting in self.seat_assignments), default=-1))

    def assignment_at(self, seat: Seat, ply: int | None = None) -> SeatAssignment:
        """Who played a seat when the move of that ply was made; at last, where none is named."""
        own = [one for one in self.seat_assignments if one.seat == seat]
        there = [one for one in own if ply is None or one.from_ply <= ply]
        return there[-1] if there else own[0]

    def names_at(self, ply: int | None = None) -> tuple[str, ...]:
        """The names of who sat there when the move of that ply was made, in seat order."""
        return tuple(self.assignment_at(seat, ply).name for seat in self.seats)

    def ai_seats_at(self, ply: int | None = None) -> frozenset[Seat]:
        """The seats that an AI played then."""
        return frozenset(
            seat for seat in self.seats if self.assignment_at(seat, ply).ai is not None
        )

    def seat_of(self, user_id: int, ply: int | None = None) -> Seat | None:
        """The seat that a person played when the move of that ply was made, if any.

        What that seat knew then he may see. Who came later, or had left, was not there.
        """
        return next(
            (seat for seat in self.seats if self.assignment_at(seat, ply).user_id == user_id), None
        )

    def was_seated(self, user_id: int) -> bool:
        """Whether a person sat there, be it for a while."""
        return any(sitting.user_id == user_id for sitting in self.seat_assignments)


async def load_history(store: Store, game_id: int) -> GameHistory | None:
    """All that is kept of a game that has begun; None for any other.

    A running game has a record so far, which is for statistics: nothing but its table may show
    what happened there. Raises KeyError or the like for a game that nobody knows any more.
    """
    row = await store.game(game_id)
    if row is None or row.state is None:
        return None
    log = await store.moves(game_id, 0, row.ply)
    states = await store.state_history(game_id)
    sittings = _seat_assignments(await store.seat_assignments(game_id), await store.seats(game_id))
    results = await store.results(game_id)
    game = find_game(row.name)
    return GameHistory(row, game, sittings, _steps(game, row, log, states, sittings), results, log)


def _seat_assignments(
    stored: Sequence[SeatAssignmentRow], seats: Sequence[SeatRow]
) -> tuple[SeatAssignment, ...]:
    """Who sat where. A seat of which nothing is known was played by who has it last."""
    found = [
        SeatAssignment(one.seat, one.user_id, one.name, one.ai, one.from_ply) for one in stored
    ]
    there = {one.seat for one in found}
    found += [
        SeatAssignment(s.seat, s.user_id, s.name, s.ai, 1) for s in seats if s.seat not in there
    ]
    return tuple(sorted(found, key=lambda one: (one.seat, one.from_ply)))


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
    # The last state is there in any case: it is the game's own.
    after.setdefault(changed[-1] if changed else row.ply, row.state or "")
    found: list[ReplayStep] = []
    for move in moves:
        there = [one for one in assignments if one.seat == move.seat and one.from_ply <= move.ply]
        state = (
            found[-1].state_json
            if move.kind == MoveKind.GAME_ABANDONED and found
            else after.get(move.ply)
        )
        found.append(
            ReplayStep(
                ply=move.ply,
                kind=move.kind,
                seat=move.seat,
                actor=there[-1] if there else None,
                at=move.at,
                move=move,
                game=game,
                state_json=state,
                phase_states_json=phases.get(move.ply, ()),
            )
        )
    return tuple(found)


def _effective_states(log: Sequence[MoveRow], states: Sequence[StateRow]) -> dict[int, str]:
    """By plies the states after their moves, without anything that was taken back."""
    plies = [move.ply for move in log]
    undone = [
        (move.ply, min(undone_plies(move, plies), default=move.ply))
        for move in log
        if move.kind == MoveKind.MOVE_UNDONE
    ]
    found: dict[int, str] = {}
    for row in states:
        # A state that holds what was taken back since is none, until it was made without it.
        if row.phase is None and not any(
            first < row.of_ply < undo and row.ply < undo for undo, first in undone
        ):
            found[row.of_ply] = row.state
    return found


def _phase_states(states: Sequence[StateRow]) -> dict[int, tuple[str, ...]]:
    """By plies the states in which the phases ended that their moves ended."""
    found: dict[int, tuple[str, ...]] = {}
    for row in states:
        if row.phase is not None:
            found[row.of_ply] = (*found.get(row.of_ply, ()), row.state)
    return found

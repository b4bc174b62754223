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
from bot.table.log import ACTIONS, SEATED, STARTED, UNDONE, standing, taken_back
from bot.table.preferences import TableSettings
from engine import codec
from engine.core import AnyGame, Seat
from engine.registry import find_game

ENDED = "end"
"""The kind of the move that gives a game up."""

SHOWN = (STARTED, *ACTIONS, SEATED, ENDED)
"""The kinds of moves that are moments of a game: a lobby's are not."""


@dataclass(frozen=True, slots=True)
class Sitting:
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
class Moment:
    """A move that stands, and the table as it left it.

    `kind` is one of `BUILDINGS_SHOWN`, `at` when it was made in unix seconds, and `by` who sat on its
    `seat` then. Action, events and states are decoded when they are first asked for, a tenth of
    a millisecond each or so: who wants those of a whole game asks in a thread.
    """

    ply: int
    kind: str
    seat: Seat | None
    by: Sitting | None
    at: int
    move: MoveRow = field(repr=False)
    game: AnyGame = field(repr=False)
    state_text: str | None = field(repr=False)
    phase_texts: tuple[str, ...] = field(repr=False)

    @cached_property
    def action(self) -> Any | None:
        """What was done; None for a start, a change of seats or an end."""
        if self.kind not in ACTIONS or self.move.action is None:
            return None
        return codec.load_action(self.game, self.move.action)

    @cached_property
    def events(self) -> Sequence[Any]:
        """What happened by it, unredacted: whoever shows them asks `game.redact`."""
        return codec.load_events(self.game, self.move.events)

    @cached_property
    def state(self) -> Any | None:
        """The whole state after it: whoever shows it asks `game.view`. None: it was not kept."""
        return None if self.state_text is None else codec.load_state(self.game, self.state_text)

    @cached_property
    def phases(self) -> tuple[Any, ...]:
        """For each PhaseEnded among its events, in their order, the state as it left the phase.

        Fewer, or none, where they were not kept.
        """
        return tuple(codec.load_state(self.game, text) for text in self.phase_texts)


@dataclass(frozen=True)
class Record:
    """A game with all that was done in it, as it may be shown to nobody unredacted.

    `row.created` is when its lobby was opened, `row.updated` when it ended. `row.state` is the
    last state, as text. `seat_assignments` are in the order of seats and plies, `samples` in that of
    plies from the start on: moves taken back are not among them, but in the `log`, which is
    whole. `results` are there once it is over; where the points came from is in the last state.
    """

    row: GameRow = field(repr=False)
    game: AnyGame = field(repr=False)
    sittings: tuple[Sitting, ...]
    moments: tuple[Moment, ...]
    results: tuple[ResultRow, ...]
    log: tuple[MoveRow, ...] = field(repr=False)

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
        return range(1 + max((sitting.seat for sitting in self.sittings), default=-1))

    def sitting(self, seat: Seat, ply: int | None = None) -> Sitting:
        """Who played a seat when the move of that ply was made; at last, where none is named."""
        own = [one for one in self.sittings if one.seat == seat]
        there = [one for one in own if ply is None or one.from_ply <= ply]
        return there[-1] if there else own[0]

    def names_at(self, ply: int | None = None) -> tuple[str, ...]:
        """The names of who sat there when the move of that ply was made, in seat order."""
        return tuple(self.sitting(seat, ply).name for seat in self.seats)

    def ai_at(self, ply: int | None = None) -> frozenset[Seat]:
        """The seats that an AI played then."""
        return frozenset(seat for seat in self.seats if self.sitting(seat, ply).ai is not None)

    def seat_of(self, user_id: int, ply: int | None = None) -> Seat | None:
        """The seat that a person played when the move of that ply was made, if any.

        What that seat knew then he may see. Who came later, or had left, was not there.
        """
        return next(
            (seat for seat in self.seats if self.sitting(seat, ply).user_id == user_id), None
        )

    def played(self, user_id: int) -> bool:
        """Whether a person sat there, be it for a while."""
        return any(sitting.user_id == user_id for sitting in self.sittings)


async def read_record(store: Store, game_id: int) -> Record | None:
    """All that is kept of a game that has begun; None for any other.

    A running game has a record so far, which is for statistics: nothing but its table may show
    what happened there. Raises KeyError or the like for a game that nobody knows any more.
    """
    row = await store.game(game_id)
    if row is None or row.state is None:
        return None
    log = await store.moves(game_id, 0, row.ply)
    states = await store.state_history(game_id)
    sittings = _sittings(await store.seat_assignments(game_id), await store.seats(game_id))
    results = await store.results(game_id)
    game = find_game(row.name)
    return Record(row, game, sittings, _moments(game, row, log, states, sittings), results, log)


def _sittings(known: Sequence[SeatAssignmentRow], seats: Sequence[SeatRow]) -> tuple[Sitting, ...]:
    """Who sat where. A seat of which nothing is known was played by who has it last."""
    found = [Sitting(one.seat, one.user_id, one.name, one.ai, one.from_ply) for one in known]
    there = {one.seat for one in found}
    found += [Sitting(s.seat, s.user_id, s.name, s.ai, 1) for s in seats if s.seat not in there]
    return tuple(sorted(found, key=lambda one: (one.seat, one.from_ply)))


def _moments(
    game: AnyGame,
    row: GameRow,
    log: Sequence[MoveRow],
    states: Sequence[StateRow],
    sittings: Sequence[Sitting],
) -> tuple[Moment, ...]:
    after, phases = _states_after(log, states), _phases(states)
    moves = [move for move in standing(log) if move.kind in SHOWN]
    changed = [move.ply for move in moves if move.kind != ENDED]
    # The last state is there in any case: it is the game's own.
    after.setdefault(changed[-1] if changed else row.ply, row.state or "")
    found: list[Moment] = []
    for move in moves:
        there = [one for one in sittings if one.seat == move.seat and one.from_ply <= move.ply]
        state = found[-1].state_text if move.kind == ENDED and found else after.get(move.ply)
        found.append(
            Moment(
                ply=move.ply,
                kind=move.kind,
                seat=move.seat,
                by=there[-1] if there else None,
                at=move.at,
                move=move,
                game=game,
                state_text=state,
                phase_texts=phases.get(move.ply, ()),
            )
        )
    return tuple(found)


def _states_after(log: Sequence[MoveRow], states: Sequence[StateRow]) -> dict[int, str]:
    """By plies the states after their moves, without anything that was taken back."""
    plies = [move.ply for move in log]
    undone = [
        (move.ply, min(taken_back(move, plies), default=move.ply))
        for move in log
        if move.kind == UNDONE
    ]
    found: dict[int, str] = {}
    for row in states:
        # A state that holds what was taken back since is none, until it was made without it.
        if row.phase is None and not any(
            first < row.of_ply < undo and row.ply < undo for undo, first in undone
        ):
            found[row.of_ply] = row.state
    return found


def _phases(states: Sequence[StateRow]) -> dict[int, tuple[str, ...]]:
    """By plies the states in which the phases ended that their moves ended."""
    found: dict[int, tuple[str, ...]] = {}
    for row in states:
        if row.phase is not None:
            found[row.of_ply] = (*found.get(row.of_ply, ()), row.state)
    return found

"""The contract between a game's rules and everything that plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from pydantic import TypeAdapter

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

ReasonParam: TypeAlias = str | int | tuple[str, ...]

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
OptionsT = TypeVar("OptionsT")


class IllegalAction(Exception):
    """The action breaks a rule. `reason` names which, `params` give its numbers and names."""

    def __init__(self, reason: str, **params: ReasonParam) -> None:
        # The numbers stay out of the words: they may be somebody's secret, and end in a log.
        super().__init__(reason)
        self.reason = reason
        self.params = params


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: final points and rank by seat.

    Equal ranks share the place. A seat without a rank has no place, whatever its points: it is
    dead, say. Where no seat has the first one, nobody wins.
    """

    points: tuple[int, ...]
    ranks: tuple[int | None, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who wins, several where they share it, nobody where none has the first rank."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True)
class PhaseEnded:
    """A phase is over, scoring included: the moment to tell its story.

    Every game that has phases appends this event, at the moment when the state still is as the
    phase left it: before anything of the next one is dealt, cleared or moved. The picture of the
    phase is drawn from that moment.
    """

    round: int
    phase: str
    kind: Literal["phase-ended"] = "phase-ended"


@dataclass(frozen=True, slots=True)
class Codecs(Generic[StateT, ActionT, EventT, OptionsT]):
    """How a game's values become JSON and, checked, come back."""

    state: TypeAdapter[StateT]
    action: TypeAdapter[ActionT]
    event: TypeAdapter[EventT]
    options: TypeAdapter[OptionsT]


class Game(Protocol[StateT, ActionT, EventT, ViewT, OptionsT]):
    """The rules of one game. Stateless: whatever changes is in the state it is given.

    A state is only ever changed by `advance`. Whoever may not know a thing does not find it
    in the view of his seat, and no order of any list gives it away.
    """

    name: str
    schema: int
    pass_action: ActionT | None
    """What a seat does that sits out the rest of a phase; None where a game has no passing."""
    codecs: Codecs[StateT, ActionT, EventT, OptionsT]

    def seat_counts(self, options: OptionsT) -> range:
        """How many can play with these options: each number of the range."""

    def new(self, seats: int, seed: int, options: OptionsT) -> StateT:
        """Set the game up. The same arguments give the same game on every machine."""

    def clone(self, state: StateT) -> StateT:
        """Copy a state so that advancing the copy leaves the original alone."""

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """The seats that must decide now: several when they decide at once, none when over.

        Decisions of several seats commute: in whatever order they are carried out, the state is
        the same in the end, and none of them changes what another seat may do or see of its own.
        """

    def legal_actions(self, state: StateT, seat: Seat) -> Sequence[ActionT]:
        """Every action the seat may take now, in a fixed order, without doubles.

        This is the only source of legality. Empty for a seat that is not to act.
        """

    def rejection(self, state: StateT, seat: Seat, action: ActionT) -> IllegalAction:
        """Why an action that is not among the legal ones is refused."""

    def advance(
        self, state: StateT, seat: Seat, action: ActionT, events: list[EventT] | None = None
    ) -> None:
        """Carry out a legal action in place, unchecked, and append what happened to `events`."""

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What a seat may see, or what everybody may see for None. Built by allow-list."""

    def forced_action(self, view: ViewT, seat: Seat) -> ActionT | None:
        """The one action that a seat to act has, as everybody can see from the public view."""

    def redact(self, event: EventT, seat: Seat | None) -> EventT | None:
        """The event as the seat (None: everybody) may learn of it, or None if it may not."""

    def reveals(self, event: EventT) -> bool:
        """Whether the event showed something hidden, so that what caused it cannot be undone."""

    def conceal(self, state: StateT, seat: Seat | None, seed: int) -> StateT:
        """Replace all that the seat may not know by any other legal values."""

    def determinize(self, state: StateT, seat: Seat, seed: int) -> StateT:
        """Deal anew what the seat cannot work out from all it saw."""

    def result(self, state: StateT) -> Result | None:
        """The final ranking, or None while the game runs."""

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        """Bring a stored state one schema further."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Transition(Generic[StateT, EventT]):
    """What an action led to: the new state and what happened.

    `phase_end_states` holds a state for each `PhaseEnded` among the events, in their order: the table as
    it stood at that moment, whatever the action cleared away afterwards.
    """

    state: StateT
    events: list[EventT]
    phase_end_states: tuple[StateT, ...]


class _PhaseRecorder(list[Any]):
    """The events of an action, which keeps the state at the moment when each phase ends."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        super().__init__()
        self._game = game
        self._state = state
        self.phase_end_states: list[Any] = []

    def append(self, event: Any) -> None:
        super().append(event)
        if isinstance(event, PhaseEnded):
            self.phase_end_states.append(self._game.clone(self._state))


def apply(
    game: Game[StateT, ActionT, EventT, ViewT, OptionsT],
    state: StateT,
    seat: Seat,
    action: ActionT,
) -> Transition[StateT, EventT]:
    """Carry out an action and say what became of it.

    The given state is left as it was. Raises IllegalAction if the action is not legal.
    """
    if action not in game.legal_actions(state, seat):
        raise game.rejection(state, seat, action)
    after = game.clone(state)
    events = _PhaseRecorder(game, after)
    game.advance(after, seat, action, events)
    return Transition(after, list(events), tuple(events.phase_end_states))

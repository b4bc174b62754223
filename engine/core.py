"""The contract between a game's rules and everything that plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from pydantic import TypeAdapter

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

Param: TypeAlias = str | int | tuple[str, ...]

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
OptionsT = TypeVar("OptionsT")


class IllegalAction(Exception):
    """The action breaks a rule. `reason` names which, `params` give its numbers and names."""

    def __init__(self, reason: str, **params: Param) -> None:
        # The numbers stay out of the words: they may be somebody's secret, and end in a log.
        super().__init__(reason)
        self.reason = reason
        self.params = params


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: final points and rank by seat. Equal ranks share the place."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True)
class PhaseEnded:
    """A phase is over, scoring included: the moment to tell its story.

    Every game emits this event, so that the table knows when to tell what happened.
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
    seats: range
    schema: int
    idle_action: ActionT | None
    """What a seat does that sits out the rest of a phase; None where a game has no passing."""
    codecs: Codecs[StateT, ActionT, EventT, OptionsT]

    def new(self, seats: int, seed: int, options: OptionsT) -> StateT:
        """Set the game up. The same arguments give the same game on every machine."""

    def clone(self, state: StateT) -> StateT:
        """Copy a state so that advancing the copy leaves the original alone."""

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """The seats that must decide now: several when they decide at once, none when over."""

    def legal_actions(self, state: StateT, seat: Seat) -> Sequence[ActionT]:
        """Every action the seat may take now, in a fixed order, without doubles.

        This is the only source of legality. Empty for a seat that is not to act.
        """

    def refusal(self, state: StateT, seat: Seat, action: ActionT) -> IllegalAction:
        """Why an action that is not among the legal ones is refused."""

    def advance(
        self, state: StateT, seat: Seat, action: ActionT, events: list[EventT] | None = None
    ) -> None:
        """Carry out a legal action in place, unchecked, and append what happened to `events`."""

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What a seat may see, or what everybody may see for None. Built by allow-list."""

    def forced(self, view: ViewT) -> ActionT | None:
        """The one action the seat to act has as everybody can see from the public view."""

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


def apply(
    game: Game[StateT, ActionT, EventT, ViewT, OptionsT],
    state: StateT,
    seat: Seat,
    action: ActionT,
) -> tuple[StateT, list[EventT]]:
    """Carry out an action and return the new state and what happened.

    The given state is left as it was. Raises IllegalAction if the action is not legal.
    """
    if action not in game.legal_actions(state, seat):
        raise game.refusal(state, seat, action)
    after = game.clone(state)
    events: list[EventT] = []
    game.advance(after, seat, action, events)
    return after, events

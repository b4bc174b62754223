"""The interface between a game's rules and everything that uses them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

from pydantic import TypeAdapter

Seat: TypeAlias = int
"""A place at the table, numbered clockwise from 0."""

ReasonParam: TypeAlias = str | int | tuple[str, ...]

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
OptionsT = TypeVar("OptionsT")


class IllegalAction(Exception):
    """An action that the rules do not allow.

    `reason` is a fixed identifier of the broken rule, `params` are the numbers and ids to word it
    with.
    """

    def __init__(self, reason: str, **params: ReasonParam) -> None:
        # Only the reason: the params may be secret, and the message may end up in a log.
        super().__init__(reason)
        self.reason = reason
        self.params = params


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished game: final points and rank by seat.

    Ties share a rank. A seat without a rank is out of the ranking whatever its points, for example
    because its character died. If no seat has rank 1, nobody wins.
    """

    points: tuple[int, ...]
    ranks: tuple[int | None, ...]
    together: bool = False
    """Whether all seats play as one: then a win of all is a win of each, not a shared one."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with rank 1: several if they share the win, none if nobody wins."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True)
class PhaseEnded:
    """A phase is over, including its scoring.

    Every game with phases appends this event while the state still is as the phase left it: before
    anything for the next phase is dealt, cleared or moved. The summary picture of the phase is
    drawn from that state.
    """

    round: int
    phase: str
    kind: Literal["phase-ended"] = "phase-ended"


@dataclass(frozen=True, slots=True)
class Codecs(Generic[StateT, ActionT, EventT, OptionsT]):
    """Converters of a game's values to JSON, and back with validation."""

    state: TypeAdapter[StateT]
    action: TypeAdapter[ActionT]
    event: TypeAdapter[EventT]
    options: TypeAdapter[OptionsT]


class Game(Protocol[StateT, ActionT, EventT, ViewT, OptionsT]):
    """The rules of one game, without state of its own: all that changes is in the state passed in.

    Only `advance` changes a state. What a seat may not know is not in its view, and the order of a
    list never reveals it.
    """

    name: str
    schema: int
    pass_action: ActionT | None
    """The action that skips the rest of a phase; None in a game without passing."""
    codecs: Codecs[StateT, ActionT, EventT, OptionsT]

    def seat_counts(self, options: OptionsT) -> range:
        """Return the possible numbers of players with these options."""

    def new(self, seats: int, seed: int, options: OptionsT) -> StateT:
        """Set up a game. The same arguments give the same state on every machine."""

    def clone(self, state: StateT) -> StateT:
        """Return a copy that `advance` can change without changing `state`."""

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """Return the seats that must decide now: none at the end, several if they decide at once.

        A seat that is out of the game watches on: it is not among them again.
        Simultaneous decisions commute: the order in which they are applied does not change the
        resulting state, nor what another seat may do or see of its own.
        """

    def legal_actions(self, state: StateT, seat: Seat) -> Sequence[ActionT]:
        """Return every action that `seat` may take now, in a fixed order, without duplicates.

        This is the only source of legality, but for giving up (`Resignable`). Empty if the seat is
        not to act.
        """

    def rejection(self, state: StateT, seat: Seat, action: ActionT) -> IllegalAction:
        """Return why an action is not among the legal ones."""

    def advance(
        self, state: StateT, seat: Seat, action: ActionT, events: list[EventT] | None = None
    ) -> None:
        """Apply a legal action in place, unchecked, and append what happened to `events`."""

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Return what `seat` may see, or for None what everybody may see.

        Views are built by allow-list: information is hidden unless it is added explicitly.
        """

    def forced_action(self, view: ViewT, seat: Seat) -> ActionT | None:
        """Return the only action of a seat to act if the public view shows that it has no other."""

    def redact(self, event: EventT, seat: Seat | None) -> EventT | None:
        """Return the event as `seat` (None: a spectator) may learn of it; None if not at all."""

    def reveals(self, event: EventT, seat: Seat | None = None) -> bool:
        """Return whether the event showed hidden information: its cause cannot be undone then.

        With a seat that wants to undo, also whether it saw what another had hidden, such as a card
        that an AI player has played from its hand since.
        """

    def conceal(self, state: StateT, seat: Seat | None, seed: int) -> StateT:
        """Return a copy in which all that `seat` does not see has random other legal values."""

    def determinize(self, state: StateT, seat: Seat, seed: int) -> StateT:
        """Return a random full state that agrees with all that `seat` has seen or can infer."""

    def result(self, state: StateT) -> Result | None:
        """Return the final result, or None while the game is running."""

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        """Convert a stored state from `schema` to the next. Raises ValueError if it is unknown."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def wins_together(game: AnyGame) -> bool:
    """Return whether all win or lose as one: `Result.together` in each result."""
    return getattr(game, "together", False)


@runtime_checkable
class Resignable(Protocol):
    """What a game implements, too, if a player can give up.

    Nobody is asked whether to, so it is not among the legal actions, and AI players never do.
    `advance` applies it like these, to a seat that may be waiting: the game goes on without the
    seat, or ends.
    """

    resign_action: Any
    """The action with which a seat gives up."""

    def may_resign(self, state: Any, seat: Seat) -> bool:
        """Return whether a seat can give up now: never once it is out, or the game is over."""


def may_resign(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Return whether a seat can give up now."""
    return isinstance(game, Resignable) and game.may_resign(state, seat)


@runtime_checkable
class PubliclyForced(Protocol):
    """What a game implements, too, if its public view shows that a seat has no choice.

    It need not show which action that is, such as its last card: `forced_action` is then None.
    """

    def is_forced(self, view: Any, seat: Seat) -> bool:
        """Return whether a seat to act has a single action, by the public view."""


def is_forced(game: AnyGame, view: Any, seat: Seat) -> bool:
    """Return whether the public view shows that a seat to act has a single action."""
    return isinstance(game, PubliclyForced) and game.is_forced(view, seat)


@dataclass(frozen=True, slots=True)
class Transition(Generic[StateT, EventT]):
    """The result of applying an action: the new state, the events, and states at phase ends.

    `phase_end_states` holds one state for each `PhaseEnded` among the events, in their order: a
    copy made at that moment, before the action cleared anything for the next phase.
    """

    state: StateT
    events: list[EventT]
    phase_end_states: tuple[StateT, ...]


class _PhaseRecorder(list[Any]):
    """A list of events that copies the state whenever a phase ends."""

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
    """Apply an action to a copy of `state`, which is left unchanged, and return the transition.

    Raises IllegalAction if the action is not legal.
    """
    if action not in game.legal_actions(state, seat) and not (
        isinstance(game, Resignable)
        and action == game.resign_action
        and game.may_resign(state, seat)
    ):
        raise game.rejection(state, seat, action)
    after = game.clone(state)
    events = _PhaseRecorder(game, after)
    game.advance(after, seat, action, events)
    return Transition(after, list(events), tuple(events.phase_end_states))

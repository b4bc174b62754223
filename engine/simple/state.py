"""States and events of games in one file."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass, make_dataclass
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, cast

from pydantic import Field

from engine.core import PhaseEnded, Seat

Move: TypeAlias = tuple[str | int, ...]
"""The name of a move, and what is chosen with it."""

RESIGN: Move = ("resign",)
"""The move of whoever gives up."""

ValueT = TypeVar("ValueT")

Fact: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]


@dataclass
class State:
    """A state. Decisions that are still secret are in `choices`, by seat."""

    options: Any
    table: Any
    players: list[Any]
    phase: str = ""
    asked: tuple[Seat, ...] = ()
    choices: list[Move | None] = field(default_factory=list)
    round: int = 1
    moves: int = 0
    rng: int = 0
    """The generator's state; 0 where nothing happens by chance after the setup."""
    points: tuple[int, ...] = ()
    ranks: tuple[int | None, ...] = ()
    out: tuple[tuple[Seat, int], ...] = ()
    """The seats that are out of the game, in their order, and the number of the move at which."""
    noise: Annotated[int, Field(exclude=True)] = field(default=0, compare=False)
    """What makes one imagined course of a game differ from another, by its start and its moves.

    It is not part of the game.
    """


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat has made a move; without a `move` it is secret."""

    seat: Seat
    move: Move | None
    secret: bool = False
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Told:
    """Something has happened: the key of its text, and facts by name. Only `to` learns of it."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()
    to: Seat | None = None
    kind: Literal["told"] = "told"


@dataclass(frozen=True, slots=True)
class Scored:
    """What each seat has of the score at the end of a round, as everybody sees it."""

    points: tuple[int, ...]
    kind: Literal["scored"] = "scored"


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat is out of the game, and watches on: `resigned` if its player gave up."""

    seat: Seat
    resigned: bool = False
    kind: Literal["went-out"] = "went-out"


@dataclass(frozen=True, slots=True)
class DecisionDropped:
    """A secret decision counts no more, as `resigned` has given up. Only its seat learns of it."""

    seat: Seat
    resigned: Seat
    kind: Literal["decision-dropped"] = "decision-dropped"


@dataclass(frozen=True, slots=True)
class Revealed:
    """Something hidden was shown, drawn, rolled or shuffled: what came before stays as it is."""

    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat made a move with something of its own that the others did not see.

    It says what can be undone, and is told to nobody.
    """

    seat: Seat
    kind: Literal["shown"] = "shown"


Event: TypeAlias = Moved | Told | Scored | WentOut | DecisionDropped | Revealed | Shown | PhaseEnded


def state_class(options: type, table: type, player: type) -> type[State]:
    """Return the class of the states of one game."""
    own: list[tuple[str, Any]] = [
        ("options", options),
        ("table", table),
        ("players", list[player]),  # type: ignore[valid-type]
    ]
    return make_dataclass("State", own, bases=(State,), namespace={"__module__": __name__})


def copied(value: ValueT) -> ValueT:
    """Return a copy of a state or of a part of one that shares nothing that can change."""
    copy: Any = value
    if isinstance(value, list):
        copy = [copied(each) for each in value]
    elif is_dataclass(value) and not isinstance(value, type):
        copy = object.__new__(type(value))
        for each in fields(value):
            object.__setattr__(copy, each.name, copied(getattr(value, each.name)))
    return cast(ValueT, copy)


def frozen(value: Any) -> Any:
    """Return lists as tuples, throughout."""
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value

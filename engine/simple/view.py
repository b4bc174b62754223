"""What a seat sees of a game in one file."""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

from engine.core import Seat
from engine.simple.hidden import hidden_fields
from engine.simple.state import Move, State, frozen


@dataclass(frozen=True, slots=True)
class View:
    """What a seat sees, or for None what everybody sees.

    `table` and each of `players` have the fields that were declared; of a hidden list, each value
    is None. `choice` is the seat's own decision while it is secret.
    """

    seat: Seat | None
    to_act: tuple[Seat, ...]
    phase: str
    round: int
    options: Any
    table: Any
    players: tuple[Any, ...]
    decided: tuple[bool, ...]
    choice: Move | None
    points: tuple[int, ...]
    ranks: tuple[int | None, ...]
    out: tuple[Seat, ...]
    """The seats that are out of the game and watch on."""

    @property
    def over(self) -> bool:
        return bool(self.ranks)


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat sees."""
    return View(
        seat,
        to_act(state),
        state.phase,
        state.round,
        state.options,
        _seen(state.table, is_own=False),
        tuple(_seen(each, is_own=place == seat) for place, each in enumerate(state.players)),
        tuple(choice is not None for choice in state.choices),
        None if seat is None else state.choices[seat],
        state.points,
        state.ranks,
        tuple(place for place, _ in state.out),
    )


def public_part(seen: View) -> View:
    """Return what everybody sees, from what one seat sees."""
    if seen.seat is None:
        return seen
    own = seen.players[seen.seat]
    covered = own._replace(**{name: (None,) * len(getattr(own, name)) for name in own.hidden_names})
    players = list(seen.players)
    players[seen.seat] = covered
    return replace(seen, seat=None, players=tuple(players), choice=None)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that are asked and have not decided."""
    return tuple(seat for seat in state.asked if state.choices[seat] is None)


@lru_cache(maxsize=64)
def _seen_class(cls: type) -> Any:
    """Return the immutable counterpart of a declared class."""
    names = [each.name for each in fields(cls)]
    seen = namedtuple(cls.__name__, names)  # type: ignore[misc]
    return type(cls.__name__, (seen,), {"__slots__": (), "hidden_names": tuple(hidden_fields(cls))})


def _seen(part: Any, *, is_own: bool) -> Any:
    seen = _seen_class(part.__class__)
    hidden = hidden_fields(type(part))
    values = []
    for name in seen._fields:
        value = getattr(part, name)
        covered = name in hidden and (hidden[name].from_owner or not is_own)
        values.append((None,) * len(value) if covered else frozen(value))
    return seen(*values)

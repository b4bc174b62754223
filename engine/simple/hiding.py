"""Other states that a seat cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import prod
from typing import Any

from engine.core import Seat
from engine.rng import Rng
from engine.simple.declaration import Simple
from engine.simple.hidden import Hidden, hidden_fields
from engine.simple.play import Play
from engine.simple.state import State, copied

WORLDS = 12
"""How many random states are weighed to imagine one."""


def conceal(rules: Simple, state: State, seat: Seat | None, seed: int) -> State:
    """Return a copy in which all that the seat does not know is as it might be instead."""
    rng, other = Rng(seed), copied(state)
    unseen = list(_unknown_lists(rules, other, seat))
    for hidden, values in unseen:
        if hidden.sides:
            values[:] = [1 + rng.randbelow(hidden.sides) for _ in values]
    for pool in dict.fromkeys(hidden.pool for hidden, _ in unseen if hidden.pool):
        lists = [values for hidden, values in unseen if hidden.pool == pool]
        _exchange(lists, rng)
    for place, choice in enumerate(other.choices):
        if choice is not None and place != seat:
            other.choices[place] = None
            legal = list(rules.legal(Play(rules, other), place))
            other.choices[place] = legal[rng.randbelow(len(legal))]
    if rules.chance:
        other.rng = rng.next_u64()
    other.noise = rng.next_u64() & 0xFFFFFFFF
    return other


def imagine(rules: Simple, state: State, seat: Seat, seed: int) -> State:
    """Return a state that may be the true one, the more likely the more the seat believes in it.

    It is drawn from a few random ones by their weights (importance resampling).
    """
    if type(rules).believe is Simple.believe:
        return conceal(rules, state, seat, seed)
    rng = Rng(seed)
    worlds = [conceal(rules, state, seat, rng.next_u64()) for _ in range(WORLDS)]
    weights = [_weight(rules, world, seat) for world in worlds]
    left = rng.next_u64() / 2**64 * sum(weights)
    for world, weight in zip(worlds, weights, strict=True):
        left -= weight
        if left < 0:
            return world
    return worlds[-1]


def _weight(rules: Simple, world: State, seat: Seat) -> float:
    """Return how likely what the other players did is in a world."""
    play = Play(rules, world)
    return prod(rules.believe(play, other) for other in play.seats if other != seat)


def _exchange(lists: list[list[Any]], rng: Rng) -> None:
    """Deal the same values anew to lists of the same lengths. Hands stay in order."""
    values = sorted(value for each in lists for value in each)
    rng.shuffle(values)
    for each in lists:
        each[:] = [values.pop() for _ in each]


def _unknown_lists(
    rules: Simple, state: State, seat: Seat | None
) -> Iterator[tuple[Hidden, list[Any]]]:
    """Yield the lists that the seat neither sees nor knows, with what they might hold."""
    known = () if seat is None else rules.knows(Play(rules, state), seat)
    known_ids = set(map(id, known))
    for hidden, values in _unseen_lists(state, seat):
        if id(values) not in known_ids:
            yield hidden, values


def known_lists(rules: Simple, state: State, seat: Seat) -> dict[str, list[Any]]:
    """Return the lists that the rules say a seat knows without seeing them, by what they are."""
    known_ids = set(map(id, rules.knows(Play(rules, state), seat)))
    owned = [(state.table, "")]
    owned += [(player, f" of seat {place}") for place, player in enumerate(state.players)]
    return {
        name + whose: getattr(part, name)
        for part, whose in owned
        for name in hidden_fields(type(part))
        if id(getattr(part, name)) in known_ids
    }


def held_pieces(state: State, seat: Seat) -> Counter[Any]:
    """Return the pieces that a seat sees and the others do not, with their numbers."""
    player = state.players[seat]
    return Counter(
        piece
        for name, hidden in hidden_fields(type(player)).items()
        if not hidden.from_owner
        for piece in getattr(player, name)
    )


def _unseen_lists(state: State, seat: Seat | None) -> Iterator[tuple[Hidden, list[Any]]]:
    """Yield the lists that the seat does not see, with what they might hold."""
    for name, hidden in hidden_fields(type(state.table)).items():
        yield hidden, getattr(state.table, name)
    for place, player in enumerate(state.players):
        for name, hidden in hidden_fields(type(player)).items():
            if hidden.from_owner or place != seat:
                yield hidden, getattr(player, name)

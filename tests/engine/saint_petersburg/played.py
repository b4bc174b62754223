"""Moments of whole games, between players of chance and players who know what they do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core import Seat
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.policy import tuned
from engine.games.saint_petersburg.state import Options, State
from tests.engine.saint_petersburg.positions import DISCARD, GAME, PASS, after, points

EVERY = tuple((seats, skilled) for seats in range(1, 5) for skilled in (False, True))
"""Games of each number of seats, played by chance and with skill."""


def moments(
    seats: int, skilled: bool, share: float = 1.0, seeds: tuple[int, ...] = (3, 4)
) -> Iterator[tuple[State, Seat]]:
    """A share of the moments of whole games. The skilled misjudge a move now and then."""
    for seed in seeds:
        rng, state = Random(seed), GAME.new(seats, seed, Options())
        while acting := GAME.to_act(state):
            if rng.random() < share:
                yield state.clone(), acting[0]
            GAME.advance(state, acting[0], _move(state, acting[0], rng, skilled))


def _move(state: State, seat: Seat, rng: Random, skilled: bool) -> Action:
    if skilled and rng.random() > 0.1:
        return tuned(len(state.players)).choose(state, seat)
    return rng.choice(GAME.legal_actions(state, seat))


def idle(state: State, last: int) -> State:
    """The state once the round of that number is over, if nobody does anything until then."""
    while not state.over and state.round <= last:
        state = after(state, _nothing(state))
    return state


def _nothing(state: State) -> Action:
    if state.pub_owners:
        return points(0)
    return PASS if state.drawn is None else DISCARD

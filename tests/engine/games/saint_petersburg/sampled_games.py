"""Moments of whole games, between players of chance and players who know what they do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from engine.ai.games.saint_petersburg.policy import tuned_policy
from engine.core import Seat
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.legal import guild_hall_gain
from engine.games.saint_petersburg.state import Options, State
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    NEW_SOCIETY,
    PASS,
    after,
    to_act,
)

SEATS_AND_SKILL = tuple((seats, skilled) for seats in range(1, 6) for skilled in (False, True))
"""Games of each number of seats, played by chance and with skill."""

BASE = Options()


def sampled_decisions(
    seats: int, skilled: bool, share: float = 1.0, seeds: tuple[int, ...] = (3, 4)
) -> Iterator[tuple[State, Seat]]:
    """A share of the moments of whole games. The skilled misjudge a move now and then.

    Every other seed, and five seats, play The New Society.
    """
    for seed in seeds:
        lot = Random(seed)
        for state, seat in _game(seats, skilled, seed):
            if lot.random() < share:
                yield state.clone(), seat


@cache
def _game(seats: int, skilled: bool, seed: int) -> tuple[tuple[State, Seat], ...]:
    options = BASE if seed % 2 and seats in GAME.seat_counts(BASE) else NEW_SOCIETY
    rng, state, found = Random(seed), GAME.new(seats, seed, options), list[tuple[State, Seat]]()
    while acting := GAME.to_act(state):
        found.append((state.clone(), acting[0]))
        GAME.advance(state, acting[0], _move(state, acting[0], rng, skilled))
    return tuple(found)


def _move(state: State, seat: Seat, rng: Random, skilled: bool) -> Action:
    if skilled and rng.random() > 0.1:
        return tuned_policy(len(state.players)).choose(state, seat)
    return rng.choice(GAME.legal_actions(state, seat))


def play_idle_until(state: State, last: int) -> State:
    """The state once the round of that number is over, if nobody does anything until then.

    Nobody takes anything from a Guild Hall either, which the rules would not allow.
    """
    while not state.over and state.round <= last:
        if state.guild_hall_owners:
            state = state.clone()
            state.players[to_act(state)].rubles -= guild_hall_gain(
                state.table, state.players[to_act(state)]
            )
        state = after(state, idle_action(state))
    return state


def idle_action(state: State) -> Action:
    """A way to do as little as the rules allow."""
    if state.pending_owners():
        return GAME.legal_actions(state, to_act(state))[0]
    return PASS if state.drawn is None else DISCARD


def with_extra_rubles(state: State, seat: Seat) -> State:
    """The same with rubles enough that no Sycophant of the seat leaves unpaid."""
    state = state.clone()
    state.players[seat].rubles += 100
    return state

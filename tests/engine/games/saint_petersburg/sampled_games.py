"""Decisions sampled from whole games of random and of skilled players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from engine.ai.games.saint_petersburg.policy import AGENT_SPEC
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

SEATS_AND_SKILL = tuple((seats, seats % 2 == 0) for seats in range(1, 6))
"""Each number of seats, with random and with skilled players by turns."""

BASE = Options()


def sampled_decisions(
    seats: int, skilled: bool, share: float = 1.0, seeds: tuple[int, ...] = (3, 4)
) -> Iterator[tuple[State, Seat]]:
    """Yield a share of the states of whole games, with the seat to act.

    Skilled players make one of ten moves at random. Even seeds, and five seats, play The New
    Society.
    """
    for seed in seeds:
        rng = Random(seed)
        for state, seat in _game(seats, skilled, seed):
            if rng.random() < share:
                yield state.clone(), seat


@cache
def _game(seats: int, skilled: bool, seed: int) -> tuple[tuple[State, Seat], ...]:
    options = BASE if seed % 2 and seats in GAME.seat_counts(BASE) else NEW_SOCIETY
    rng, state = Random(seed), GAME.new(seats, seed, options)
    decisions = list[tuple[State, Seat]]()
    while acting := GAME.to_act(state):
        decisions.append((state.clone(), acting[0]))
        GAME.advance(state, acting[0], _action(state, acting[0], rng, skilled))
    return tuple(decisions)


def _action(state: State, seat: Seat, rng: Random, skilled: bool) -> Action:
    if skilled and rng.random() > 0.1:
        chosen: Action = AGENT_SPEC.policy(state).choose(state, seat)
        return chosen
    return rng.choice(GAME.legal_actions(state, seat))


def play_idle_until(state: State, last: int) -> State:
    """The state after the round with the number `last`, if every seat does as little as possible.

    Seats gain nothing from a Guild Hall either, although the rules would make them choose.
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
    """The legal action that does the least."""
    if state.pending_owners():
        return GAME.legal_actions(state, to_act(state))[0]
    return PASS if state.drawn is None else DISCARD


def with_extra_rubles(state: State, seat: Seat) -> State:
    """The same state with enough rubles to keep all the seat's Sycophants."""
    state = state.clone()
    state.players[seat].rubles += 100
    return state

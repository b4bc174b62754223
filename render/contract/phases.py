"""Phases of random games, with their public events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from engine.contract.cases import Case
from engine.core import AnyGame, PhaseEnded, Transition, apply


class PlayedPhase(NamedTuple):
    """The state at the end of a phase, and all its public events."""

    state: Any
    events: list[Any]


def random_phases(case: Case, seed: int) -> Iterator[PlayedPhase]:
    """Yield every phase of a game with random players."""
    yield from split_into_phases(case.game, random_transitions(case, seed))


def random_transitions(case: Case, seed: int) -> Iterator[Transition[Any, Any]]:
    """Yield the transition of each action of a game with random players."""
    rng, game, state = Random(seed), case.game, case.new(seed)
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        transition = apply(game, state, seat, rng.choice(game.legal_actions(state, seat)))
        state = transition.state
        yield transition


def split_into_phases(
    game: AnyGame, transitions: Iterable[Transition[Any, Any]]
) -> Iterator[PlayedPhase]:
    """Yield the phases of a game from its transitions."""
    events: list[Any] = []
    for transition in transitions:
        phase_end_states = iter(transition.phase_end_states)
        for event in transition.events:
            public_event = game.redact(event, None)
            events += [] if public_event is None else [public_event]
            if isinstance(event, PhaseEnded):
                yield PlayedPhase(next(phase_end_states), events)
                events = []

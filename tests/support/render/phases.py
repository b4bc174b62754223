"""Phases of random games, with their public events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from engine.core import AnyGame, PhaseEnded, Transition, apply
from tests.support.random_games import Case


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
        outcome = apply(game, state, seat, rng.choice(game.legal_actions(state, seat)))
        state = outcome.state
        yield outcome


def split_into_phases(
    game: AnyGame, outcomes: Iterable[Transition[Any, Any]]
) -> Iterator[PlayedPhase]:
    """Yield the phases of a game from its transitions."""
    events: list[Any] = []
    for outcome in outcomes:
        left = iter(outcome.phase_end_states)
        for event in outcome.events:
            seen = game.redact(event, None)
            events += [] if seen is None else [seen]
            if isinstance(event, PhaseEnded):
                yield PlayedPhase(next(left), events)
                events = []

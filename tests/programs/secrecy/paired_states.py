"""Samples states of random games, and conceals what a viewer may not know.

Cards dealt from a stack are seen at once, so states that deal different cards legitimately differ
from then on: a concealed state is changed to deal the same cards as the true one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.codec import dump_state
from engine.contract.cases import Case, GameStep, all_cases, play_random_game
from engine.core import AnyGame, Seat, apply, is_forced

STATES_PER_GAME = 10
MAX_TRIES = 12


@dataclass(frozen=True, slots=True)
class SampledState:
    """A state of a random game."""

    number: int
    case: Case
    state: Any


@dataclass(frozen=True, slots=True)
class StatePair:
    """A true state, and a concealed one that `viewer` must not be able to tell from it.

    `action` is legal for `seat` in both, and reveals the same in both; None if there is no such
    action.
    """

    sample: SampledState
    viewer: Seat | None
    concealed_state: Any
    seat: Seat
    action: Any | None


def sample_states(seed: int, numbers: range, games: Sequence[AnyGame]) -> Iterator[SampledState]:
    """Yield the samples with these numbers. The same arguments give the same states."""
    states: list[tuple[Case, Any]] = []
    sampled_game = -1
    for number in numbers:
        game, place = divmod(number, STATES_PER_GAME)
        if game != sampled_game:
            sampled_game, states = game, _sample_game(Random(f"{seed}-{game}"), game, games)
        if states:
            case, state = states[place % len(states)]
            yield SampledState(number, case, state)


def _sample_game(rng: Random, game: int, games: Sequence[AnyGame]) -> list[tuple[Case, Any]]:
    """Sample states of one random game, each kind of decision with the same probability."""
    cases = all_cases(games)
    case = cases[game % len(cases)]
    kinds: dict[tuple[str, ...], list[GameStep]] = {}
    for step in play_random_game(case, rng.getrandbits(32)):
        kind = tuple(sorted({type(action).__name__ for action in step.legal}))
        kinds.setdefault(kind, []).append(step)
    chosen = [rng.choice(list(kinds.values())) for _ in range(STATES_PER_GAME)]
    return [(case, rng.choice(steps).state) for steps in chosen]


def conceal_for(sample: SampledState, viewer: Seat | None, rng: Random) -> StatePair | None:
    """Conceal a state for a viewer. Return None if nothing is hidden from the viewer."""
    game, state = sample.case.game, sample.state
    seat = rng.choice(game.to_act(state))
    best: StatePair | None = None
    for _ in range(MAX_TRIES):
        concealed = game.conceal(state, viewer, rng.getrandbits(32))
        deals_the_same = sample.case.adapter.align_deals(state, concealed)
        if not deals_the_same or dump_state(game, concealed) == dump_state(game, state):
            continue
        action = common_action(game, (state, concealed), viewer, seat, rng)
        best = StatePair(sample, viewer, concealed, seat, action)
        if action is not None:
            break
    return best


def common_action(
    game: AnyGame, states: tuple[Any, Any], viewer: Seat | None, seat: Seat, rng: Random
) -> Any | None:
    """Return an action that is legal in both states and reveals the same in both, or None."""
    legal = list(game.legal_actions(states[1], seat))
    common = [action for action in game.legal_actions(states[0], seat) if action in legal]
    rng.shuffle(common)
    for action in common:
        true_reveals, concealed_reveals = (
            _newly_revealed(game, state, viewer, seat, action) for state in states
        )
        if true_reveals == concealed_reveals:
            return action
    return None


def _newly_revealed(
    game: AnyGame, state: Any, viewer: Seat | None, seat: Seat, action: Any
) -> list[Any]:
    """Return what an action and the forced actions after it reveal.

    These are the forced actions, the revealing events, and the views of the viewer and of
    spectators afterwards.
    """
    transition = apply(game, state, seat, action)
    state, all_events, forced = transition.state, transition.events, []
    while (move := _forced(game, state)) is not None:
        forced.append(move)
        transition = apply(game, state, *move)
        state, events = transition.state, transition.events
        all_events += events
    revealed: list[Any] = [*forced, *(event for event in all_events if game.reveals(event))]
    revealed += [game.view(state, viewer), game.view(state, None)]
    # At the end of a game everything is revealed.
    return revealed if game.result(state) is None else [*revealed, dump_state(game, state)]


def _forced(game: AnyGame, state: Any) -> tuple[Seat, Any] | None:
    """Return the next move that is forced by public information, or None: tables make it at once.

    Which action is left may be hidden, such as a last card, though everybody sees that one is.
    """
    public = game.view(state, None)
    for seat in game.to_act(state):
        action = game.forced_action(public, seat)
        if action is not None:
            return seat, action
        legal = game.legal_actions(state, seat)
        if is_forced(game, public, seat) and len(legal) == 1 and legal[0] != game.pass_action:
            return seat, legal[0]
    return None

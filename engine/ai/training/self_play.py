"""Self-play games as training data: features of sampled states, and final results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.ai.agent_spec import AgentSpec, Policy
from engine.ai.agents import SearchPlayer
from engine.ai.information_state import information_state
from engine.ai.joint_action import ActionChooser, play_until
from engine.ai.registry import find_agent_spec
from engine.ai.search.config import SearchBudget
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.ai.value.features import NetworkFeatures
from engine.codec import load_options
from engine.core import AnyGame, Seat
from engine.registry import find_game
from engine.rng import Rng

SAMPLE_EVERY = 3
"""One period of so many is sampled, as states of the same game are much alike."""

NOISE_INTERVALS = (20, 8, 3)
"""One action of so many is a noisy one; each game draws one of these intervals."""

NOISE_SCALES = (0.25, 0.5, 1.0)
"""Noise relative to that of an Easy player; each game draws one of these scales."""


@dataclass(frozen=True, slots=True)
class Trajectory:
    """The sampled states of a game as features, in order, and its final result."""

    samples: list[NetworkFeatures]
    final: ValueEstimate


@dataclass(frozen=True, slots=True)
class Setup:
    """A kind of game to train for: number of players, and options as JSON."""

    game: str
    seats: int
    options: str

    def initial_state(self, deal: int) -> Any:
        """Return the initial state of a deal."""
        rules = find_game(self.game)
        return rules.new(self.seats, deal, load_options(rules, self.options))


def noisy_self_play(setup: Setup, deal: int) -> Trajectory:
    """Play a game in which all seats follow the policy, except for some noisy actions."""
    rules, spec, rng = find_game(setup.game), find_agent_spec(setup.game), Rng(deal)
    start = setup.initial_state(deal)
    policy = spec.policy(start)
    interval = NOISE_INTERVALS[rng.randbelow(len(NOISE_INTERVALS))]
    noise_scale = NOISE_SCALES[rng.randbelow(len(NOISE_SCALES))]

    def choose(state: Any, seat: Seat) -> Any:
        if rng.randbelow(interval):
            return policy.choose(state, seat)
        noise = noise_scale * spec.search_config.noise(state)
        return noisy_argmax(rules, policy, state, seat, noise, rng)

    return _sample_trajectory(rules, spec, start, choose, SAMPLE_EVERY, rng)


def search_self_play(setup: Setup, playouts: int, perturb_every: int, deal: int) -> Trajectory:
    """Play a game in which all seats search, except for a few noisy actions.

    One game of `perturb_every` (0: none) starts in the middle of a noisy game, to include states
    that strong players would not get into.
    """
    rules, spec, rng = find_game(setup.game), find_agent_spec(setup.game), Rng(deal)
    state = setup.initial_state(deal)
    policy = spec.policy(state)
    search_player = SearchPlayer(
        spec.policy, spec.search_config, SearchBudget(playouts, spec.hard.max_candidates)
    )
    if perturb_every and not rng.randbelow(perturb_every):
        state = perturbed_start(rules, spec, policy, state, rng)

    def choose(state: Any, seat: Seat) -> Any:
        if not rng.randbelow(NOISE_INTERVALS[0]):
            noise = NOISE_SCALES[0] * spec.search_config.noise(state)
            return noisy_argmax(rules, policy, state, seat, noise, rng)
        return search_player.choose(information_state(rules, state, seat, rng.next_u64()))

    return _sample_trajectory(rules, spec, state, choose, 1, rng)


def perturbed_start(rules: AnyGame, spec: AgentSpec, policy: Policy, start: Any, rng: Rng) -> Any:
    """Play a game with noise in every action and return the state of a random period."""
    noise_scale = NOISE_SCALES[rng.randbelow(len(NOISE_SCALES))]
    is_new_period = _period_detector(spec, start)
    chosen, periods = start, 0

    def choose(state: Any, seat: Seat) -> Any:
        return noisy_argmax(
            rules, policy, state, seat, noise_scale * spec.search_config.noise(state), rng
        )

    def sample(state: Any, actions: int) -> bool:
        # Reservoir sampling: each of the periods is equally likely.
        nonlocal chosen, periods
        if is_new_period(state):
            periods += 1
            if not rng.randbelow(periods):
                chosen = rules.clone(state)
        return False

    play_until(rules, rules.clone(start), choose, sample)
    return chosen


def noisy_argmax(
    rules: AnyGame, policy: Policy, state: Any, seat: Seat, noise: float, rng: Rng
) -> Any:
    """Return the action of highest policy value plus uniform noise of up to `noise` points."""
    legal = rules.legal_actions(state, seat)
    values = policy.values(state, seat, legal)
    noisy = [value + noise * rng.next_u64() / 2**64 for value in values]
    return legal[noisy.index(max(noisy))]


def _sample_trajectory(
    rules: AnyGame, spec: AgentSpec, state: Any, choose: ActionChooser, every: int, rng: Rng
) -> Trajectory:
    """Play a game and encode the first state of one period in `every`."""
    assert spec.value_function is not None
    samples, features = list[NetworkFeatures](), spec.value_function.features
    is_new_period = _period_detector(spec, state)

    def sample(state: Any, actions: int) -> bool:
        if is_new_period(state) and not rng.randbelow(every):
            samples.append(features(state))
        return False

    play_until(rules, state, choose, sample)
    result = rules.result(state)
    assert result is not None
    return Trajectory(samples, value_of_result(result))


def _period_detector(spec: AgentSpec, start: Any) -> Callable[[Any], bool]:
    """Return a function that detects the first state of each new period, called in order."""
    cutoff = spec.search_config.cutoff
    assert cutoff is not None
    period = cutoff.period
    assert period is not None
    last = period(start)

    def is_new_period(state: Any) -> bool:
        nonlocal last
        before, last = last, period(state)
        return last > before

    return is_new_period

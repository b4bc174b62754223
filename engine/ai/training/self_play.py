"""Games that players play among themselves, and what could be seen in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.ai.agent_spec import AgentSpec
from engine.ai.agents import SearchPlayer
from engine.ai.information_state import information_state
from engine.ai.joint_action import ActionChooser, play_until
from engine.ai.policy import Policy
from engine.ai.registry import find_agent_spec
from engine.ai.search.config import SearchBudget
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.ai.value.network_value import NetworkFeatures
from engine.codec import load_options
from engine.core import AnyGame, Seat
from engine.registry import find_game
from engine.rng import Rng

SAMPLE_EVERY = 3
"""One milestone of so many is looked at: those of a game are much alike."""

NOISE_INTERVALS = (20, 8, 3)
"""One action of so many is a careless one, more in some games and less in others."""

NOISE_SCALES = (0.25, 0.5, 1.0)
"""The part of an Easy player's misjudgement that is in a careless action."""


@dataclass(frozen=True, slots=True)
class Trajectory:
    """What was seen of a game here and there, in order, and how it ended."""

    samples: list[NetworkFeatures]
    final: ValueEstimate


@dataclass(frozen=True, slots=True)
class Setup:
    """Games for training: how many play, and with which options, as JSON."""

    game: str
    seats: int
    options: str

    def initial_state(self, deal: int) -> Any:
        """The state that a deal begins with."""
        rules = find_game(self.game)
        return rules.new(self.seats, deal, load_options(rules, self.options))


def noisy_self_play(setup: Setup, deal: int) -> Trajectory:
    """A game among players that do what their policy likes, but for some careless actions."""
    rules, spec, rng = find_game(setup.game), find_agent_spec(setup.game), Rng(deal)
    policy, interval = (
        spec.tuned_policy(setup.seats),
        NOISE_INTERVALS[rng.randbelow(len(NOISE_INTERVALS))],
    )
    noise_scale = NOISE_SCALES[rng.randbelow(len(NOISE_SCALES))]

    def choose(state: Any, seat: Seat) -> Any:
        if rng.randbelow(interval):
            return policy.choose(state, seat)
        noise = noise_scale * spec.search_config.noise(state)
        return noisy_argmax(rules, policy, state, seat, noise, rng)

    return _sample_trajectory(rules, spec, setup.initial_state(deal), choose, SAMPLE_EVERY, rng)


def search_self_play(setup: Setup, playouts: int, perturb_every: int, deal: int) -> Trajectory:
    """A game among players that search with so many playouts, but for a few careless actions.

    One game of `perturb_every` (0: none) they take over from weak players: so it is also seen what can
    still be made of a position that they would not have come into.
    """
    rules, spec, rng = find_game(setup.game), find_agent_spec(setup.game), Rng(deal)
    policy, state = spec.tuned_policy(setup.seats), setup.initial_state(deal)
    search_player = SearchPlayer(
        policy, spec.search_config, SearchBudget(playouts, spec.hard.max_candidates)
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
    """The state at any of the milestones of a game whose players misjudge every action."""
    noise_scale, is_new_period = (
        NOISE_SCALES[rng.randbelow(len(NOISE_SCALES))],
        _period_detector(spec, start),
    )
    found, periods = start, 0

    def choose(state: Any, seat: Seat) -> Any:
        return noisy_argmax(
            rules, policy, state, seat, noise_scale * spec.search_config.noise(state), rng
        )

    def look(state: Any, actions: int) -> bool:
        nonlocal found, periods
        if is_new_period(state):
            periods += 1
            if not rng.randbelow(periods):
                found = rules.clone(state)
        return False

    play_until(rules, rules.clone(start), choose, look)
    return found


def noisy_argmax(
    rules: AnyGame, policy: Policy, state: Any, seat: Seat, noise: float, rng: Rng
) -> Any:
    """The action that looks best to who misjudges each by up to so many points."""
    legal = rules.legal_actions(state, seat)
    values = policy.values(state, seat, legal)
    noisy = [value + noise * rng.next_u64() / 2**64 for value in values]
    return legal[noisy.index(max(noisy))]


def _sample_trajectory(
    rules: AnyGame, spec: AgentSpec, state: Any, choose: ActionChooser, every: int, rng: Rng
) -> Trajectory:
    """Play the game, and look at one of so many milestones."""
    assert spec.network_value is not None
    samples, features, is_new_period = (
        list[NetworkFeatures](),
        spec.network_value.features,
        _period_detector(spec, state),
    )

    def look(state: Any, actions: int) -> bool:
        if is_new_period(state) and not rng.randbelow(every):
            samples.append(features(state))
        return False

    play_until(rules, state, choose, look)
    result = rules.result(state)
    assert result is not None
    return Trajectory(samples, value_of_result(result))


def _period_detector(spec: AgentSpec, start: Any) -> Callable[[Any], bool]:
    """Whether a state is one in which the game may be cut off."""
    cutoff = spec.search_config.cutoff
    assert cutoff is not None
    period = cutoff.period
    assert period is not None
    last = period(start)

    def passed(state: Any) -> bool:
        nonlocal last
        before, last = last, period(state)
        return last > before

    return passed

"""Self-play games as training data: features of sampled states, and final results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from typing import Any, Literal, TypeAlias

from engine.ai.agent_spec import AgentSpec, Policy
from engine.ai.agents import SearchPlayer
from engine.ai.information_state import information_state
from engine.ai.joint_action import ActionChooser, play_until
from engine.ai.registry import find_agent_spec
from engine.ai.search.config import Cutoff, SearchBudget
from engine.ai.training.candidates import searchable, with_networks_in
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.ai.value.features import NetworkFeatures
from engine.codec import load_options
from engine.core import AnyGame, Seat
from engine.registry import find_game
from engine.rng import Rng

PlayerKind: TypeAlias = Literal["policy", "noisy", "search"]
"""Who plays a game: the policy, the policy with noise in some actions, or a search."""

MAX_STRIDE = 7
"""Maximum number of actions between two states, in games cut off after a number of actions."""

NOISE_INTERVALS = (20, 8, 3)
"""One action of so many is a noisy one; each noisy game draws one of these intervals."""

NOISE_SCALES = (0.25, 0.5, 1.0)
"""Noise relative to the game's `exploration_noise`; each game draws one of these scales."""


@dataclass(frozen=True, slots=True)
class Trajectory:
    """The features of the sampled states of a game, in order, and its final result."""

    samples: Sequence[NetworkFeatures]
    final: ValueEstimate


@dataclass(frozen=True, slots=True)
class PlannedGame:
    """A game to play: its number in the run, who plays, the deal, and the options as JSON."""

    number: int
    kind: PlayerKind
    deal: int
    options: str


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """How the games of a run are played.

    A search has `playouts` per move, and cuts them off with the network in the folder `networks`,
    or the stored one. One game of `perturb_every` (0: none) starts from a state that strong players
    would not get into.
    """

    game: str
    seats: int
    playouts: int
    perturb_every: int
    networks: Path | None = None

    def initial_state(self, planned: PlannedGame) -> Any:
        """Return the initial state of a game."""
        return initial_state(self.game, self.seats, planned.deal, planned.options)

    def play(self, games: Sequence[PlannedGame]) -> list[Trajectory]:
        """Play these games, each in the same way wherever and after whatever it is played."""
        spec = find_agent_spec(self.game)
        if self.networks is not None:
            spec = with_networks_in(spec, self.networks)
        return [self._play_one(spec, each) for each in games]

    def _play_one(self, spec: AgentSpec, planned: PlannedGame) -> Trajectory:
        rules, rng, state = find_game(self.game), Rng(planned.deal), self.initial_state(planned)
        assert spec.value_function is not None
        policy, features = spec.policy(state), spec.value_function.features
        if self.perturb_every and not rng.randbelow(self.perturb_every):
            state = perturbed_start(rules, spec, policy, state, rng)
        choose = self._action_chooser(rules, searchable(spec, state), policy, planned.kind, rng)
        samples = [
            features(state) for _ in play_with_pauses(rules, _cutoff(spec), state, choose, rng)
        ]
        result = rules.result(state)
        assert result is not None
        return Trajectory(samples, value_of_result(result))

    def _action_chooser(
        self, rules: AnyGame, spec: AgentSpec, policy: Policy, kind: PlayerKind, rng: Rng
    ) -> ActionChooser:
        """Return what chooses the actions of all seats."""
        if kind == "policy":
            return policy.choose
        interval, scale, usual = NOISE_INTERVALS[0], NOISE_SCALES[0], policy.choose
        if kind == "noisy":
            interval = NOISE_INTERVALS[rng.randbelow(len(NOISE_INTERVALS))]
            scale = NOISE_SCALES[rng.randbelow(len(NOISE_SCALES))]
        else:
            budget = SearchBudget(self.playouts, spec.hard.max_candidates)
            player = SearchPlayer(spec.policy, spec.search_config, budget)

            def usual(state: Any, seat: Seat) -> Any:
                return player.choose(information_state(rules, state, seat, rng.next_u64()))

        def choose(state: Any, seat: Seat) -> Any:
            if rng.randbelow(interval):
                return usual(state, seat)
            return noisy_argmax(rules, spec, policy, state, seat, scale, rng)

        return choose


def initial_state(game: str, seats: int, deal: int, options: str) -> Any:
    """Return the initial state of a deal, with options as JSON."""
    rules = find_game(game)
    return rules.new(seats, deal, load_options(rules, options))


def perturbed_start(rules: AnyGame, spec: AgentSpec, policy: Policy, start: Any, rng: Rng) -> Any:
    """Play a game with noise in every action and return one of the states to sample in it."""
    scale = NOISE_SCALES[rng.randbelow(len(NOISE_SCALES))]

    def choose(state: Any, seat: Seat) -> Any:
        return noisy_argmax(rules, spec, policy, state, seat, scale, rng)

    chosen, state = start, rules.clone(start)
    pauses = play_with_pauses(rules, _cutoff(spec), state, choose, rng)
    for seen, _ in enumerate(pauses, 1):
        # Reservoir sampling: each of the states is equally likely.
        if not rng.randbelow(seen):
            chosen = rules.clone(state)
    return chosen


def play_with_pauses(
    rules: AnyGame, cutoff: Cutoff, state: Any, choose: ActionChooser, rng: Rng
) -> Iterator[None]:
    """Play a game to its end in place, and pause wherever its state may be sampled.

    That is at the start of each period of the cutoff, and, if rollouts are cut off after a number
    of actions, too, every few actions.
    """
    while rules.to_act(state):
        stride = inf if cutoff.max_actions == inf else 1 + rng.randbelow(MAX_STRIDE)
        should_pause = replace(cutoff, max_actions=stride, max_periods=1).stop_condition(state)
        play_until(rules, state, choose, should_pause)
        if rules.to_act(state):
            yield


def noisy_argmax(
    rules: AnyGame, spec: AgentSpec, policy: Policy, state: Any, seat: Seat, scale: float, rng: Rng
) -> Any:
    """Return the action of highest policy value plus uniform noise of the game's `scale`."""
    legal, noise = rules.legal_actions(state, seat), scale * spec.exploration_noise(state)
    values = policy.values(state, seat, legal)
    noisy = [value + noise * rng.next_u64() / 2**64 for value in values]
    return legal[noisy.index(max(noisy))]


def _cutoff(spec: AgentSpec) -> Cutoff:
    cutoff = spec.search_config.cutoff
    assert cutoff is not None
    return cutoff

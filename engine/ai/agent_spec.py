"""What a game provides for its AI players: policies, and how they search."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.ai.facts import Facts
from engine.ai.search.config import DEFAULT_HARD_BUDGET, SearchBudget, SearchConfig
from engine.ai.value.value_function import ValueFunction
from engine.ai.weights_store import JsonWeightsStore
from engine.core import Seat


class Policy(Protocol):
    """A fast evaluation of actions, used as prior and as rollout policy.

    It may read of a state only what the seat can infer from what it saw: never the order of
    shuffled cards, not even through the order of a floating-point sum.
    """

    def values(self, state: Any, seat: Seat, legal: Sequence[Any]) -> list[float]:
        """Return the value of each legal action in points. Only differences matter."""

    def choose(self, state: Any, seat: Seat) -> Any:
        """Return the legal action with the highest value, or one of nearly the same value."""

    def equivalence_keys(self, state: Any, seat: Seat, legal: Sequence[Any]) -> Sequence[Hashable]:
        """Return a key for each legal action: the same for actions of the same effect.

        Such as placing a piece on one of several spaces with the same neighbours.
        """


def distinct_actions(policy: Policy, state: Any, seat: Seat, legal: Sequence[Any]) -> list[Any]:
    """Return the first legal action of each class of equivalent ones."""
    first = dict[Hashable, Any]()
    for key, action in zip(policy.equivalence_keys(state, seat, legal), legal, strict=True):
        first.setdefault(key, action)
    return list(first.values())


class PolicyBuilder(Protocol):
    """Creates policies."""

    def __call__(self, weights: Any, horizon: int | None = None) -> Policy:
        """Return a policy that takes as much of the future into account; None: all of it.

        The unit of the horizon is the game's, such as rounds.
        """


@dataclass(frozen=True, slots=True)
class EasyConfig:
    """What an Easy player lacks: it does not plan, and it overlooks things.

    It values what an action brings within a `horizon`, and notices each action with a probability,
    `attention`; equivalent actions together.
    """

    horizon: int
    attention: float


@dataclass(frozen=True, slots=True)
class AgentSpec:
    """How a game's policies are created, tuned and stored, and how its AI players search."""

    weights: JsonWeightsStore[Any]
    """The policies' weights: a pydantic model of numbers, which are tuned. It has defaults."""
    weights_key: Callable[[Any], str]
    """Returns the key of the weights for a state: by number of players, and by edition."""
    build_policy: PolicyBuilder
    """Returns a policy with the given weights."""
    game_statistics: Callable[[Any, Any], Mapping[str, float]]
    """Returns named figures of a game from its first and last state, for match reports."""
    search_config: SearchConfig
    """The search configuration, the same for all policies."""
    easy: EasyConfig
    """How Easy plays."""
    exploration_noise: Callable[[Any], float]
    """Returns the points of uniform noise that make the policy err often in a state.

    Self-play adds parts of it to action values, to train with more than the policy's own states.
    """
    hard: SearchBudget = DEFAULT_HARD_BUDGET
    """What Hard searches."""
    expert: SearchBudget | None = None
    """What Expert searches; None in a game without that level."""
    compiled_modules: tuple[str, ...] = ()
    """The modules of the game in which self-play spends its time: mypyc can compile them."""
    facts: Facts | None = None
    """Returns what hints may say about games that were played out; None if they say nothing."""
    is_sacrifice: Callable[[Any, Any], bool] | None = None
    """Returns whether an action costs its seat more than it brings, from the seat's view.

    A hint prefers to pass if that is as good. None in a game without such actions.
    """
    has_begun_choice: Callable[[Any, Seat], bool] | None = None
    """Returns whether a seat is within a choice of several actions, such as cards laid one by one.

    A hint names the whole choice. None in a game whose choices are single actions.
    """
    harm: Callable[[Any, Seat, Sequence[Any]], int] | None = None
    """Returns how much harm the actions of a choice do to their seat in a state, for certain.

    Of choices that are as good as each other a hint prefers the least harmful, which needs less
    explanation. None in a game that does not tell them apart.
    """
    lead_now: Callable[[Any, Seat, Any], float | None] | None = None
    """Returns how far an action puts its seat ahead as the table stands, as players see it.

    If an action does better by that than the best one, a hint says so, and why it is worse. None
    for an action that cannot tell, and in a game that shows no such thing.
    """
    measured_options: tuple[str, ...] = ("{}",)
    """The options, as JSON, with which the strength of its levels is measured."""
    _policies: dict[tuple[str, int | None], Policy] = field(
        default_factory=dict, init=False, compare=False
    )

    @property
    def value_function(self) -> ValueFunction | None:
        """The value function at the cutoff of rollouts, in games that have one."""
        cutoff = self.search_config.cutoff
        return None if cutoff is None else cutoff.value_function

    def policy(self, state: Any, horizon: int | None = None) -> Policy:
        """Return the policy for a state and all that follow it, untuned if none is stored."""
        weights_key = self.weights_key(state)
        key = weights_key, horizon
        policy = self._policies.get(key)
        if policy is None:
            try:
                weights = self.weights.load(weights_key)
            except FileNotFoundError:
                weights = self.weights.model()
            policy = self._policies[key] = self.build_policy(weights, horizon)
        return policy

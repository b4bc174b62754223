"""What a game provides for its AI players: policies, and how they search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from engine.ai.search.config import DEFAULT_HARD_BUDGET, SearchBudget, SearchConfig
from engine.ai.value.linear_value import LinearValueFunction
from engine.ai.value.network_value import NetworkValueFunction
from engine.ai.weights_file import Provenance
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


Parameters: TypeAlias = Mapping[str, float]
"""A policy's weights by name."""


@dataclass(frozen=True, slots=True)
class AgentSpec:
    """How a game's policies are created, tuned and stored, and how its AI players search."""

    tuned_policy: Callable[[int], Policy]
    """Returns the policy with the stored weights for a number of players."""
    load_parameters: Callable[[int | None, Any], Parameters]
    """Returns the stored weights for a number of players (None: the untuned ones) and options."""
    build_policy: Callable[[Parameters], Policy]
    """Returns a policy with the given weights."""
    save_parameters: Callable[[int, Any, Parameters, Provenance], None]
    """Stores weights for a number of players and options, with their provenance."""
    game_statistics: Callable[[Any, Any], Mapping[str, float]]
    """Returns named figures of a game from its first and last state, for match reports."""
    search_config: SearchConfig
    """The search configuration, the same for all policies."""
    network_value: NetworkValueFunction | None = None
    """The trained value function of the cutoff, in games that use a network."""
    linear_value: LinearValueFunction | None = None
    """The fitted value function of the cutoff, in games that use a linear one."""
    hard: SearchBudget = DEFAULT_HARD_BUDGET
    """What Hard searches."""
    expert: SearchBudget | None = None
    """What Expert searches; None in a game without that level."""

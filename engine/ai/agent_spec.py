"""The specification of a game's AI players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.ai.policy import Policy
from engine.ai.search.config import DEFAULT_HARD_BUDGET, SearchBudget, SearchConfig
from engine.ai.value.linear_value import LinearValueFunction
from engine.ai.value.network_value import NetworkValueFunction
from engine.ai.weights_file import Provenance

Parameters: TypeAlias = Mapping[str, float]
"""A policy's weights by name."""


@dataclass(frozen=True, slots=True)
class AgentSpec:
    """How a game's policies are made, tuned and stored.

    `tuned_policy` gives the policy for a number of players with its stored weights. `load_parameters` gives
    those weights by name, or for None those from before any tuning, for games with these options;
    `build_policy` makes a policy of any, and `save_parameters` writes them with how they were found. `game_statistics`
    names numbers about a game that was played, from its first and its last state. `search_config` are
    the same for all policies. `network_value` is what the horizon's estimates are learned by, where a
    game has that, or `linear_value` what they are fitted by. `hard` is how much its Hard player
    searches, and `expert` its Expert; without that the game has none.
    """

    tuned_policy: Callable[[int], Policy]
    load_parameters: Callable[[int | None, Any], Parameters]
    build_policy: Callable[[Parameters], Policy]
    save_parameters: Callable[[int, Any, Parameters, Provenance], None]
    game_statistics: Callable[[Any, Any], Mapping[str, float]]
    search_config: SearchConfig
    network_value: NetworkValueFunction | None = None
    linear_value: LinearValueFunction | None = None
    hard: SearchBudget = DEFAULT_HARD_BUDGET
    expert: SearchBudget | None = None

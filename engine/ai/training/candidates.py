"""Agent specifications that play with other weights than the stored ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.ai.agent_spec import AgentSpec
from engine.ai.value.value_function import TrainedValueFunction
from engine.ai.weights_store import NetworkStore


def network_store(spec: AgentSpec) -> NetworkStore:
    """Return the store of the value networks. Raises ValueError for a game without any."""
    value_function = spec.value_function
    if not isinstance(value_function, TrainedValueFunction):
        raise ValueError("the game has no value function to train")
    return value_function.store


def with_networks_in(spec: AgentSpec, folder: Path) -> AgentSpec:
    """Return a copy of the specification that keeps its value networks in this folder."""
    config, value_function = spec.search_config, spec.value_function
    assert isinstance(value_function, TrainedValueFunction)
    assert config.cutoff is not None
    elsewhere = replace(value_function, store=value_function.store.in_folder(folder))
    cutoff = replace(config.cutoff, value_function=elsewhere)
    return replace(spec, search_config=replace(config, cutoff=cutoff))


def with_policies_in(spec: AgentSpec, folder: Path) -> AgentSpec:
    """Return a copy of the specification that keeps its policies' weights in this folder."""
    return replace(spec, weights=spec.weights.in_folder(folder))


def searchable(spec: AgentSpec, state: Any) -> AgentSpec:
    """Return the specification to search a game with: to its end if no network is stored."""
    if has_network(spec, state):
        return spec
    return replace(spec, search_config=spec.search_config.without_cutoff())


def has_network(spec: AgentSpec, state: Any) -> bool:
    """Return whether a value network for such states is stored."""
    value_function = spec.value_function
    if value_function is None:
        return False
    return value_function.model_key(state) in network_store(spec).stored_keys()

"""Searches with other settings than Hard's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from engine.ai.agent_spec import AgentSpec
from engine.ai.registry import find_agent_spec
from engine.ai.search import sequential_halving, tree
from engine.ai.search.config import Cutoff, SearchBudget, SearchConfig

CONSTANTS = {
    "C_PUCT": tree,
    "PRIOR_TEMPERATURE": tree,
    "MAX_CHILDREN": tree,
    "EXPAND_AFTER": tree,
    "DROP_AFTER": sequential_halving,
    "DROP_INTERVAL": sequential_halving,
    "DROP_STANDARD_ERRORS": sequential_halving,
}
"""The constants of a search that can be set, with the module of each."""


class UnknownSetting(Exception):
    """A search has no such setting."""


@dataclass(frozen=True, slots=True)
class SearchVariant:
    """Hard's search with other settings, as a JSON object.

    A setting is a constant of `CONSTANTS`, or a number in `SearchBudget`, `SearchConfig` or
    `Cutoff`.
    """

    settings: str

    @contextmanager
    def applied(self, game: str) -> Iterator[tuple[AgentSpec, SearchConfig, SearchBudget]]:
        """Set the constants, and yield the rest. Raises UnknownSetting."""
        spec, settings = find_agent_spec(game), dict[str, Any](json.loads(self.settings))
        constants = {name: settings.pop(name) for name in list(settings) if name in CONSTANTS}
        budget = _replaced(spec.hard, settings)
        config = _replaced(spec.search_config, settings)
        if config.cutoff is not None:
            config = replace(config, cutoff=_replaced(config.cutoff, settings))
        if settings:
            raise UnknownSetting(f"{game} has no setting {', '.join(settings)}")
        before = {name: getattr(CONSTANTS[name], name) for name in constants}
        _set(constants)
        try:
            yield spec, config, budget
        finally:
            _set(before)


PartT = TypeVar("PartT", SearchBudget, SearchConfig, Cutoff)


def _replaced(part: PartT, settings: dict[str, Any]) -> PartT:
    """Return a part of a search with the settings that belong to it, which are removed."""
    names = {field.name for field in fields(part)}
    return replace(part, **{name: settings.pop(name) for name in list(settings) if name in names})


def _set(constants: dict[str, Any]) -> None:
    for name, value in constants.items():
        setattr(CONSTANTS[name], name, value)

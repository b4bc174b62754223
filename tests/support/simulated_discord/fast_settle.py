"""Speeds up SimCord for every test and program that imports this module."""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import simcord
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results

IDLE = 0.001
"""Seconds that SimCord waits after each action for further work; 50 ms by default.

The bot announces its own background work, so a longer wait finds nothing more.
"""

_IMMUTABLE_TYPES = frozenset({str, int, float, bool, type(None)})


def copy_json(value: Any) -> Any:
    """Return a deep copy of a JSON value, about five times as fast as `copy.deepcopy`."""
    if type(value) is dict:
        return {key: copy_json(part) for key, part in value.items()}
    if type(value) is list:
        return [copy_json(part) for part in value]
    return value if type(value) in _IMMUTABLE_TYPES else deepcopy(value)


def shorten_idle_wait() -> None:
    """Make SimCord wait only `IDLE` seconds for work that might follow an action."""
    defaults = simcord.env.Env._settle_internal.__kwdefaults__
    assert defaults is not None
    defaults["idle"] = IDLE


def replace_deepcopy() -> None:
    """Make SimCord copy payloads with `copy_json`: copying takes a sixth of the tests' time."""
    for module in (simcord.results, simcord.components):
        patch.object(module, "deepcopy", copy_json).start()
    for module in (simcord.gateway, simcord.http.router):
        patch.object(module, "copy", SimpleNamespace(deepcopy=copy_json)).start()


shorten_idle_wait()
replace_deepcopy()

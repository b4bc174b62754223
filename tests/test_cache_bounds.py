"""Every cache is bounded, so that memory does not grow in a bot that runs for months."""

from __future__ import annotations

import sys
from functools import _lru_cache_wrapper
from importlib import import_module
from typing import Any

from engine.registry import GAMES
from tests.contract.adapters import ENGINE_ADAPTERS
from tests.test_architecture import LAYERS, files, module_name

UNBOUNDED = {
    "bot.contract.derived.bot_adapter": "the games",
    "bot.contract.interface.decision_points": "the cases of a check",
    "bot.contract.interface.whole_game": "the cases of a check",
    "engine.contract.derived.engine_adapter": "the games",
    "bot.storage.postgres.connection.join_statements": "the code's statements, with their parts",
    "bot.storage.postgres.dialect.translate": "the code's statements",
    "bot.storage.sqlite.dialect.translate": "the code's statements",
    **{
        name: keys
        for game in GAMES
        for name, keys in ENGINE_ADAPTERS[game.name].unbounded_caches.items()
    },
}
"""Caches without a bound, each with what limits the number of its keys."""


def caches() -> dict[str, _lru_cache_wrapper[Any]]:
    """Every function with an LRU cache, by its full name."""
    modules = {
        module_name(file): import_module(module_name(file))
        for layer in LAYERS
        for file in files(layer)
        if file.name != "__main__.py"
    }
    return {
        f"{module}.{name}": value
        for module, namespace in modules.items()
        for name, value in vars(namespace).items()
        if isinstance(value, _lru_cache_wrapper) and not _is_imported(name, value, module)
    }


def _is_imported(name: str, function: _lru_cache_wrapper[Any], module: str) -> bool:
    home = sys.modules[function.__module__]
    return function.__module__ != module and getattr(home, name, None) is function


def test_every_cache_is_bounded_or_has_few_keys() -> None:
    all_caches = caches()
    assert len(all_caches) > 30
    unbounded = {
        name for name, cache in all_caches.items() if cache.cache_parameters()["maxsize"] is None
    }
    assert unbounded == set(UNBOUNDED)

"""Which games, cases and pictures each part of the contract is checked with."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from operator import attrgetter

import pytest

from engine.contract.cases import all_cases
from engine.core import AnyGame

MODULES = (
    "engine.contract.rules",
    "engine.contract.secrecy",
    "engine.ai.contract",
    "render.contract.pictures",
    "bot.contract.interface",
    "bot.contract.languages",
    "bot.contract.hostile_input",
)
"""The modules whose functions are the contract, one after another."""


def parametrize(metafunc: pytest.Metafunc, games: Sequence[AnyGame]) -> None:
    """Let a function of the contract be called with all that it asks for by its arguments.

    `game` is each of the games. `case` is each of the `cases` of the function's module, or of all
    cases; `sampler` is a fixture that gets each case.
    """
    module = metafunc.function.__module__
    if module not in MODULES:
        return
    cases = getattr(sys.modules[module], "cases", all_cases)(games)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=attrgetter("name"))
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases, ids=str)
    if "sampler" in metafunc.fixturenames:
        metafunc.parametrize("sampler", cases, ids=str, indirect=True, scope="module")

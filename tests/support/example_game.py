"""Fixtures that register example games: the Council of the Dike, and those in one file, too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

import pytest

import bot.registry
import engine.ai.registry
import engine.registry
import render.registry
from engine.ai.simple import agent_spec
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.examples.council.registered import council_registered_temporarily


@pytest.fixture(autouse=True, scope="module")
def register_example_game() -> Iterator[None]:
    """Register the Council beside the other games."""
    with council_registered_temporarily():
        yield


@pytest.fixture(autouse=True, scope="module", name="register_example_game")
def register_every_example() -> Iterator[None]:
    """Register the Council and the examples in one file."""
    with every_example_registered_temporarily():
        yield


@contextmanager
def every_example_registered_temporarily() -> Iterator[None]:
    """Register the Council and the examples in one file, unless they are registered."""
    if SIMPLE_EXAMPLES[0].name in bot.registry.GAME_UIS:
        yield
        return
    uis = {game.name: BOT_ADAPTERS[game.name].ui for game in SIMPLE_EXAMPLES}
    with ExitStack() as stack:
        stack.enter_context(council_registered_temporarily())
        games = (*engine.registry.GAMES, *SIMPLE_EXAMPLES)
        stack.enter_context(patch.object(engine.registry, "GAMES", games))
        for registry, parts in (
            (bot.registry.GAME_UIS, uis),
            (render.registry.RENDERERS, {name: ui.renderer for name, ui in uis.items()}),
            (engine.ai.registry.AGENT_SPECS, {g.name: agent_spec(g) for g in SIMPLE_EXAMPLES}),
        ):
            stack.enter_context(patch.dict(registry, parts))
        yield

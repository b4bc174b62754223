"""Registers the Council of the Dike as a game while a test needs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import bot.registry
import engine.registry
import render.registry
from tests.examples.council.bot import COUNCIL_UI


@contextmanager
def council_registered_temporarily(*, first: bool = False) -> Iterator[None]:
    """Register the Council as if its package were installed, after or before the other games."""
    if COUNCIL_UI.name in bot.registry.GAME_UIS:
        yield
        return
    others, ours = engine.registry.GAMES, (COUNCIL_UI.game,)
    with (
        patch.object(engine.registry, "GAMES", ours + others if first else others + ours),
        _with(bot.registry.GAME_UIS, COUNCIL_UI, first),
        _with(render.registry.RENDERERS, COUNCIL_UI.renderer, first),
    ):
        yield


@contextmanager
def _with(known: dict[str, Any], thing: Any, first: bool) -> Iterator[None]:
    """Add an entry to a registry in place, because modules hold references to it."""
    before = dict(known)
    known.clear()
    known.update({COUNCIL_UI.name: thing} | before if first else before | {COUNCIL_UI.name: thing})
    try:
        yield
    finally:
        known.clear()
        known.update(before)

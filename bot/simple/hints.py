"""Hints for games in one file: the move by its name, and how many wins another costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.simple.narration import SimpleNarration
from engine.ai.agents import ActionValue
from engine.ai.facts import Difference
from engine.simple.state import Move
from engine.simple.view import View
from render.translation import Translate

MUCH_WORSE = 30
"""From so many wins in 100 games on nobody would believe a number."""


class SimpleHints:
    """Implements `bot.game_ui.Hints` without knowing what speaks for a move."""

    def __init__(self, narration: SimpleNarration) -> None:
        self._narration = narration

    def describe(
        self, action: Move, view: View, translate: Translate, continuation: Sequence[Move] = ()
    ) -> str:
        """Return a move in a few words."""
        return translate("simple-does", move=self._narration.move(action, translate))

    def reasons(
        self, action: Move, view: View, translate: Translate, continuation: Sequence[Move] = ()
    ) -> Sequence[str]:
        """Return nothing: only the search knows why."""
        return ()

    def difference_arguments(
        self, difference: Difference, view: View, translate: Translate
    ) -> Mapping[str, Any]:
        """Return nothing: no facts are named."""
        return {}

    def loss(self, value: ActionValue) -> float:
        """Return how many of 100 games are won less; points mean something else in each game."""
        return 100 * value.win_share_lost

    def much_worse(self, view: View) -> int:
        """Return the wins from which on nobody would believe a number."""
        return MUCH_WORSE

"""What a hint says: the best that was found, why, and what else there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.game_ui import Hints
from engine.ai.agents import ActionValue
from render.words import Say

ALTERNATIVES = 2
"""Other actions that a hint names."""


def hint_in_words(
    advice: Hints[Any, Any], estimates: Sequence[ActionValue], view: Any, translate: Say
) -> str:
    """A hint from what was tried, the best first, for the seat that sees the view."""
    best = advice.describe(estimates[0].action, view, translate)
    lines = [translate("hint-best", what=best), advice.reason(estimates[0].action, view, translate)]
    return "\n".join((*lines, *_alternatives(advice, estimates, best, view, translate)))


def _alternatives(
    advice: Hints[Any, Any], estimates: Sequence[ActionValue], best: str, view: Any, translate: Say
) -> list[str]:
    """What else was tried, what loses least first, nothing twice that reads the same."""
    lost: dict[str, float] = {}
    for one in sorted(estimates[1:], key=lambda one: max(one.points_lost, 0.0)):
        lost.setdefault(advice.describe(one.action, view, translate), max(one.points_lost, 0.0))
    lost.pop(best, None)
    return [
        advice.alternative(what, round(points), translate)
        for what, points in list(lost.items())[:ALTERNATIVES]
    ]

"""What a hint says: the best that was found, why, and what else there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.game_ui import Hints
from engine.ai.agents import ActionValue
from render.translation import Translate

MAX_ALTERNATIVES = 2
"""Other actions that a hint names."""


def describe_hint(
    advice: Hints[Any, Any], action_values: Sequence[ActionValue], view: Any, translate: Translate
) -> str:
    """A hint from what was tried, the best first, for the seat that sees the view."""
    best = advice.describe(action_values[0].action, view, translate)
    lines = [
        translate("hint-best", what=best),
        advice.reason(action_values[0].action, view, translate),
    ]
    return "\n".join((*lines, *_alternatives(advice, action_values, best, view, translate)))


def _alternatives(
    advice: Hints[Any, Any],
    action_values: Sequence[ActionValue],
    best: str,
    view: Any,
    translate: Translate,
) -> list[str]:
    """What else was tried, what loses least first, nothing twice that reads the same."""
    points_lost: dict[str, float] = {}
    for one in sorted(action_values[1:], key=lambda one: max(one.points_lost, 0.0)):
        points_lost.setdefault(
            advice.describe(one.action, view, translate), max(one.points_lost, 0.0)
        )
    points_lost.pop(best, None)
    return [
        advice.alternative(what, round(points), translate)
        for what, points in list(points_lost.items())[:MAX_ALTERNATIVES]
    ]

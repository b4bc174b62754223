"""How a game went, from its log: a picture of what everybody may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.game_ui import AnyGameUI
from bot.storage.records import MoveRow
from bot.table.log import events_for, standing
from bot.table.table import Moment
from render.picture import Picture
from render.words import Say


def course_of(
    ui: AnyGameUI, moment: Moment, log: Sequence[MoveRow], say: Say
) -> Callable[[], Picture] | None:
    """What paints it, for a thread; None in a game that does not show it.

    `log` is the whole one up to the moment.
    """
    paint = ui.course
    if paint is None:
        return None

    def painted() -> Picture:
        events = [event for move in standing(log) for event in events_for(ui.game, move, None)]
        view = ui.game.view(moment.state, None)
        return paint(view, events, moment.names, say, ai=moment.ai)

    return painted

"""How a game went, from its log: a picture of what everybody may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.game_ui import AnyGameUI
from bot.storage.records import MoveRow
from bot.table.move_log import effective_moves, visible_events
from bot.table.snapshot import TableSnapshot
from render.picture import Picture
from render.translation import Translate


def score_chart_of(
    ui: AnyGameUI, snapshot: TableSnapshot, log: Sequence[MoveRow], translate: Translate
) -> Callable[[], Picture] | None:
    """What paints it, for a thread; None in a game that does not show it.

    `log` is the whole one up to the moment.
    """
    render = ui.score_chart
    if render is None:
        return None

    def draw() -> Picture:
        events = [
            event for move in effective_moves(log) for event in visible_events(ui.game, move, None)
        ]
        view = ui.game.view(snapshot.state, None)
        return render(view, events, snapshot.names, translate, ai_seats=snapshot.ai_seats)

    return draw

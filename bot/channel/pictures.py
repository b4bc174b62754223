"""Draws pictures in threads and caches the latest ones."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

from bot.game_ui import AnyGameUI
from bot.ops.metrics import PICTURE_SECONDS
from bot.storage.records import MoveRow
from bot.table.move_log import effective_moves, visible_events
from bot.table.snapshot import TableSnapshot
from render.picture import Picture
from render.translation import Translate

log = logging.getLogger(__name__)

MAX_CACHED_PICTURES = 64


class PictureCache:
    """Draws in a thread. A picture that cannot be drawn is None and never fails a move."""

    def __init__(self, max_cached: int = MAX_CACHED_PICTURES) -> None:
        self._max_cached = max_cached
        self._cache: OrderedDict[Any, Picture] = OrderedDict()

    async def draw(self, key: Any, render: Callable[[], Picture]) -> Picture | None:
        """Return the picture of `key`, drawn by `render` unless cached; None if that fails."""
        known = self._cache.get(key)
        if known is not None:
            self._cache.move_to_end(key)
            return known
        try:
            with PICTURE_SECONDS.time():
                picture = await asyncio.to_thread(render)
        except Exception:
            log.exception("a picture could not be drawn")
            return None
        self._cache[key] = picture
        if len(self._cache) > self._max_cached:
            self._cache.popitem(last=False)
        return picture


def score_chart_of(
    ui: AnyGameUI, snapshot: TableSnapshot, log: Sequence[MoveRow], translate: Translate
) -> Callable[[], Picture] | None:
    """Return a function that draws the score chart, for a thread; None if the game has none.

    The log must be complete up to the snapshot.
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

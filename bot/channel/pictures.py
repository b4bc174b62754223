"""Renders pictures in threads, with a cache of the latest ones."""

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
from render.context import RenderContext
from render.picture import Picture
from render.translation import Translate

log = logging.getLogger(__name__)

MAX_CACHED_PICTURES = 64
"""Pictures held in memory."""


class PictureCache:
    """Renders pictures in threads and caches the most recently used."""

    def __init__(self, max_cached: int = MAX_CACHED_PICTURES) -> None:
        self._max_cached = max_cached
        self._cache: OrderedDict[Any, Picture] = OrderedDict()
        self._in_progress: dict[Any, asyncio.Task[Picture | None]] = {}

    async def draw(self, key: Any, render: Callable[[], Picture]) -> Picture | None:
        """The cached picture of `key`, or else the result of `render`.

        Renders once, however many ask at the same time. None if rendering fails, which is logged:
        no picture may stop a move.
        """
        cached = self._cache.get(key)
        if cached is not None:
            self._cache.move_to_end(key)
            return cached
        task = self._in_progress.get(key)
        if task is None:
            task = asyncio.create_task(self._render(key, render), name="picture")
            self._in_progress[key] = task
            task.add_done_callback(lambda _: self._in_progress.pop(key))
        # The others still wait for it if this caller is cancelled.
        return await asyncio.shield(task)

    async def _render(self, key: Any, render: Callable[[], Picture]) -> Picture | None:
        try:
            with PICTURE_SECONDS.time():
                picture = await asyncio.to_thread(render)
        except Exception:
            log.exception("a picture could not be rendered")
            return None
        self._cache[key] = picture
        if len(self._cache) > self._max_cached:
            self._cache.popitem(last=False)
        return picture


def render_context(snapshot: TableSnapshot, translate: Translate) -> RenderContext:
    """Who plays at a table, for its pictures in one language."""
    return RenderContext(snapshot.names, translate, snapshot.ai_seats)


def score_chart_of(
    ui: AnyGameUI, snapshot: TableSnapshot, moves: Sequence[MoveRow], translate: Translate
) -> Callable[[], Picture] | None:
    """Renders the score chart up to a snapshot, from public information; slow, for a thread.

    `moves` is the whole log up to the snapshot. None for a game without score charts.
    """
    render = ui.score_chart
    if render is None:
        return None

    def draw() -> Picture:
        events = [
            event
            for move in effective_moves(moves)
            for event in visible_events(ui.game, move, None)
        ]
        view = ui.game.view(snapshot.state, None)
        return render(view, events, render_context(snapshot, translate))

    return draw

"""Counts what the bot does: whoever waits for it notices how much that is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from bot.channel.pictures import PictureCache
from bot.client import NevskyClient
from bot.storage.sqlite.connection import SQLiteConnection

_NUMBERED_VIEW = re.compile(r"joined_\d+")
"""The views are numbered in the order in which they were first needed."""


@contextmanager
def count_work(bot: NevskyClient) -> Iterator[Counter[str]]:
    """Count statements by their beginning, pictures that are drawn, and requests to AI players."""
    work = Counter[str]()
    fetch, render, workers = SQLiteConnection.fetch, PictureCache._render, bot.workers
    choose, evaluate = workers.choose_move, workers.evaluate_actions

    async def counted_fetch(connection: SQLiteConnection, statement: str, **values: Any) -> Any:
        # Views are created when first needed; leases are checked, and time-outs set, by the clock.
        by_clock = statement == connection.fence.check or statement.startswith("PRAGMA")
        if not by_clock and not statement.startswith(("CREATE", "DROP VIEW")):
            work[_NUMBERED_VIEW.sub("joined", " ".join(statement.split())[:60])] += 1
        return await fetch(connection, statement, **values)

    async def counted_render(cache: PictureCache, *args: Any) -> Any:
        work["pictures"] += 1
        return await render(cache, *args)

    async def counted_choose(*args: Any) -> Any:
        work["AI moves"] += 1
        return await choose(*args)

    async def counted_evaluate(*args: Any) -> Any:
        work["hints"] += 1
        return await evaluate(*args)

    with (
        patch.object(SQLiteConnection, "fetch", counted_fetch),
        patch.object(PictureCache, "_render", counted_render),
        patch.object(workers, "choose_move", counted_choose),
        patch.object(workers, "evaluate_actions", counted_evaluate),
    ):
        yield work

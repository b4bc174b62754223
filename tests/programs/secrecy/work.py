"""Counts what the bot does: whoever waits for it notices how much that is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
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
    fetch, workers = SQLiteConnection.fetch, bot.workers

    async def counted_fetch(connection: SQLiteConnection, statement: str, **values: Any) -> Any:
        # Views are created when first needed; leases are checked, and time-outs set, by the clock.
        by_clock = statement == connection.fence.check or statement.startswith("PRAGMA")
        if not by_clock and not statement.startswith(("CREATE", "DROP VIEW")):
            work[_NUMBERED_VIEW.sub("joined", " ".join(statement.split())[:60])] += 1
        return await fetch(connection, statement, **values)

    def counted(what: str, do: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(*args: Any) -> Any:
            work[what] += 1
            return await do(*args)

        return counted

    with (
        patch.object(SQLiteConnection, "fetch", counted_fetch),
        patch.object(PictureCache, "_render", counted("pictures", PictureCache._render)),
        patch.object(workers, "choose_move", counted("AI moves", workers.choose_move)),
        patch.object(workers, "evaluate_actions", counted("hints", workers.evaluate_actions)),
    ):
        yield work

"""`python -m bot` on a disk that takes its time: every commit waits so many seconds first."""

from __future__ import annotations

import os
import sqlite3
import sys
import time

from bot import __main__
from bot.store import transactions
from bot.store.records import Change, Committed

_SECONDS = float(os.environ["SLOW_COMMIT_SECONDS"])
_commit = transactions.commit


def _slow_commit(connection: sqlite3.Connection, change: Change) -> Committed:
    if change.kind == "act":
        time.sleep(_SECONDS)
    return _commit(connection, change)


transactions.commit = _slow_commit

if __name__ == "__main__":
    sys.exit(__main__.main())

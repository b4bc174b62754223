"""`python -m bot` on a slow disk: each commit of a player's action takes longer."""

from __future__ import annotations

import os
import sqlite3
import sys
import time

from bot import __main__
from bot.storage import sqlite_transactions
from bot.storage.records import CommitResult, GameUpdate

_SECONDS = float(os.environ["SLOW_COMMIT_SECONDS"])
_commit = sqlite_transactions.commit


def _slow_commit(connection: sqlite3.Connection, update: GameUpdate) -> CommitResult:
    if update.kind == "act":
        time.sleep(_SECONDS)
    return _commit(connection, update)


sqlite_transactions.commit = _slow_commit

if __name__ == "__main__":
    sys.exit(__main__.main())

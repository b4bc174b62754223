"""`python -m bot` on a slow disk: each commit of a player's action takes longer."""

from __future__ import annotations

import asyncio
import os
import sys

from bot import __main__
from bot.storage.connection import Connection
from bot.storage.game_updates import GameUpdateWriter
from bot.storage.records import GameUpdate

_SECONDS = float(os.environ["SLOW_COMMIT_SECONDS"])
_commit = GameUpdateWriter.commit


async def _slow_commit(
    writer: GameUpdateWriter,
    connection: Connection,
    updates: tuple[GameUpdate, ...],
    *,
    is_retry: bool,
) -> object:
    if updates[0].kind == "act":
        await asyncio.sleep(_SECONDS)
    return await _commit(writer, connection, updates, is_retry=is_retry)


setattr(GameUpdateWriter, "commit", _slow_commit)  # noqa: B010

if __name__ == "__main__":
    sys.exit(__main__.main())

"""`python -m bot` that polls for clocks often, with a clock hours ahead while a file exists."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from bot import __main__, client
from bot.channel import clock_scheduler
from bot.storage.clock_store import ClockStore, Pause

SHIFT_FILE_VARIABLE = "AHEAD_WHILE_THERE"
"""The environment variable with the path of the file."""

SHIFT_SECONDS = 13 * 60 * 60
"""Long enough for a reminder, but not for the end of a player's time."""


async def no_pause(*_: Any, **__: Any) -> Pause:
    """Return that nothing was missed."""
    return Pause(0, ())


if __name__ == "__main__":
    file, now = Path(os.environ[SHIFT_FILE_VARIABLE]), client.now
    setattr(clock_scheduler, "POLL_SECONDS", 0.1)  # noqa: B010
    # That is no pause, though it looks like one.
    setattr(ClockStore, "beat", no_pause)  # noqa: B010
    setattr(client, "now", lambda: now() + SHIFT_SECONDS * file.exists())  # noqa: B010
    sys.exit(__main__.main())

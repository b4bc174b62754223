"""`python -m bot` with a clock as far ahead as a file says, that is looked at often, and AI players
that do not pause.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from bot import __main__, client
from bot.ai_seats.scheduler import AIScheduler
from bot.channel import clock_scheduler
from bot.storage.clock_store import ClockStore, Pause

SHIFT_FILE_VARIABLE = "AHEAD_WHILE_THERE"
"""The environment variable with the path of the file, which holds a number of seconds."""

UNTIL_REMINDER = 13 * 60 * 60
"""Seconds after which players are reminded, but still have time."""

UNTIL_DEADLINE = 25 * 60 * 60
"""Seconds after which the time of players is over."""


def shift(file: Path) -> int:
    """Return the number in a file; 0 if there is none."""
    try:
        return int(file.read_text() or 0)
    except FileNotFoundError:
        return 0


async def no_pause(*_: Any, **__: Any) -> Pause:
    """Return that nothing was missed."""
    return Pause(0, ())


if __name__ == "__main__":
    file, now = Path(os.environ[SHIFT_FILE_VARIABLE]), client.now
    setattr(clock_scheduler, "POLL_SECONDS", 0.1)  # noqa: B010
    # That is no pause, though it looks like one.
    setattr(ClockStore, "heartbeat", no_pause)  # noqa: B010
    setattr(AIScheduler, "_is_paced", lambda *_, **__: False)  # noqa: B010
    setattr(client, "now", lambda: now() + shift(file))  # noqa: B010
    sys.exit(__main__.main())

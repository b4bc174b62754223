"""`python -m bot` that polls for clocks often, and sends each reminder after a few seconds."""

from __future__ import annotations

import sys
from typing import Any

from bot import __main__
from bot.channel import clock_scheduler
from bot.storage.database_clock import DatabaseClock

SHIFT_SECONDS = 43_200 - 4
"""With this shift, a reminder in half a day is due in 4 seconds."""


class ClockShiftedScheduler(clock_scheduler.ClockScheduler):
    """Looks at the clocks by one that is nearly half a day ahead."""

    def __init__(self, *services: Any, clock: DatabaseClock, **others: Any) -> None:
        shifted = DatabaseClock(services[0], lambda: clock() + SHIFT_SECONDS)
        super().__init__(*services, clock=shifted, **others)


if __name__ == "__main__":
    import bot.shard_runtime

    setattr(clock_scheduler, "POLL_SECONDS", 0.3)  # noqa: B010
    setattr(bot.shard_runtime, "ClockScheduler", ClockShiftedScheduler)  # noqa: B010
    sys.exit(__main__.main())

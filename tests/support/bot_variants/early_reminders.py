"""`python -m bot` that polls for reminders often, and sends each after a few seconds."""

from __future__ import annotations

import sys
from collections.abc import Callable

from bot import __main__
from bot.channel import reminders, updater
from bot.storage.store import Store
from bot.table.repository import TableRepository

SHIFT_SECONDS = 86_400 - 4
"""With this shift, a reminder in a day is due in 4 seconds."""


class ClockShiftedReminders(reminders.ReminderScheduler):
    """Sends reminders by a clock that is nearly a day ahead."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        to: updater.ChannelUpdater,
        clock: Callable[[], float],
    ) -> None:
        super().__init__(store, tables, to, lambda: clock() + SHIFT_SECONDS)


if __name__ == "__main__":
    import bot.shard_runtime

    setattr(reminders, "POLL_SECONDS", 0.3)  # noqa: B010
    setattr(bot.shard_runtime, "ReminderScheduler", ClockShiftedReminders)  # noqa: B010
    sys.exit(__main__.main())

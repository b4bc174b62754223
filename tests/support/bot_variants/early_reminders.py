"""`python -m bot` that looks for due reminders all the time, and gives each after some seconds."""

from __future__ import annotations

import sys
from collections.abc import Callable

from bot import __main__
from bot.channel import reminders, updater
from bot.storage.contract import Store
from bot.table.repository import TableRepository

SHIFT_SECONDS = 86_400 - 4
"""Seconds: so a reminder that is due in a day is so in a few."""


class ClockShiftedReminders(reminders.ReminderScheduler):
    """Lives nearly a day ahead of everybody else."""

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

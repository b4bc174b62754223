"""`python -m bot` that looks for due reminders all the time."""

from __future__ import annotations

import sys

from bot import __main__
from bot.channel import reminders

reminders.EVERY = 0.3  # type: ignore[assignment]

if __name__ == "__main__":
    sys.exit(__main__.main())

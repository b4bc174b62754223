"""`python -m bot` that brings the message about a thread's game up to date without a long pause."""

from __future__ import annotations

import sys

from bot import __main__
from bot.channel import parent_updater

if __name__ == "__main__":
    setattr(parent_updater, "UPDATE_INTERVAL", 0.2)  # noqa: B010
    sys.exit(__main__.main())

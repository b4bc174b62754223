"""`python -m bot` that gives up a silent gateway connection after two seconds instead of 60."""

from __future__ import annotations

import sys
from typing import Any

from bot import __main__
from bot.interactions.core.bot_client import BotClient

HEARTBEAT_TIMEOUT = 2.0


def with_short_timeout(client: BotClient, **options: Any) -> None:
    super(BotClient, client).__init__(heartbeat_timeout=HEARTBEAT_TIMEOUT, **options)


if __name__ == "__main__":
    setattr(BotClient, "__init__", with_short_timeout)  # noqa: B010
    sys.exit(__main__.main())

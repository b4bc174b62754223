"""`cache_clearing` with a leak: the bot keeps memory at every press of a button."""

from __future__ import annotations

import sys
from typing import Any

from bot import client
from bot.interactions.core.router import handle_component
from tests.support.bot_variants import cache_clearing

LEAKED = 2 << 20
"""Bytes that are kept at each press."""

_kept: list[bytes] = []


async def leak_and_handle(*args: Any) -> None:
    """Keep some memory, and handle the press as usual."""
    _kept.append(b"x" * LEAKED)
    await handle_component(*args)


if __name__ == "__main__":
    setattr(client, "handle_component", leak_and_handle)  # noqa: B010
    sys.exit(cache_clearing.main())

"""How many identifies a bot has left before Discord resets its token."""

from __future__ import annotations

import time

from tests.support.fake_discord.payloads import Payload

SECONDS_A_DAY = 24 * 3600.0


class IdentifyLimit:
    """The session start limit of an application.

    `a_day` identifies are possible until the limit is reset, of which `left` are left.
    """

    def __init__(self, a_day: int) -> None:
        self.a_day = self.left = a_day
        self._reset_after = SECONDS_A_DAY
        self._reset_at: float | None = None

    def use_up(self, reset_after: float) -> None:
        """Leave no identify for this many seconds from when the bot next asks how many are left.

        So even a slow bot finds none.
        """
        self.left = 0
        self._reset_after, self._reset_at = reset_after, None

    def take(self) -> bool:
        """Take an identify and return whether one was left."""
        self.left -= 1
        return self.left >= 0

    def payload(self, max_concurrency: int) -> Payload:
        """Return the limit as `GET /gateway/bot` does."""
        if self._reset_at is None:
            self._reset_at = time.perf_counter() + self._reset_after
        reset_after = self._reset_at - time.perf_counter()
        if reset_after <= 0:
            self.left, reset_after = self.a_day, SECONDS_A_DAY
            self._reset_at += reset_after
        return {
            "total": self.a_day,
            "remaining": self.left,
            "reset_after": int(reset_after * 1000),
            "max_concurrency": max_concurrency,
        }

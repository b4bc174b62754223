"""What an organiser chooses for a tournament besides its rules."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.table.preferences import DEFAULT_STAND_IN, LIVE

MAX_OPEN = 5
"""Tournaments that a server can have open at once."""

EXTENSION, LIVE_EXTENSION = 24 * 60 * 60, 15 * 60
"""Seconds that an organiser gives at once to those who are to move; the latter at live tables."""


class TournamentSettings(BaseModel):
    """The settings of one tournament."""

    model_config = ConfigDict(frozen=True)

    time_limit: Literal[180, 28_800, 86_400, 259_200, 0] = 86_400
    """Seconds that a player has for a move; 0 is without limit."""

    fill_to: int = 0
    """With how many players it begins at least, filled up by AI players."""

    ai_level: str = DEFAULT_STAND_IN
    """The level of the AI players, also of those who play on for others."""

    check_in: bool | None = None
    """Whether only those play who say that they are here; None for: if it is live."""

    rated: bool = True
    """Whether its games count for the ranking."""

    late_round: int = 0
    """The last round before which people can still enter; 0 or 1 for none after the start."""

    role_id: int | None = None
    """The role that people need to enter."""

    thread_channel_id: int | None = None
    """The channel in which the threads of the tables are; None for that of the tournament."""

    @property
    def is_live(self) -> bool:
        """Whether its tables are played without a break."""
        return self.time_limit == LIVE

    @property
    def extension(self) -> int:
        """Seconds by which a round is extended at once."""
        return LIVE_EXTENSION if self.is_live else EXTENSION

    @property
    def asks_at_start(self) -> bool:
        """Whether everybody is asked before the start who is here."""
        return self.is_live if self.check_in is None else self.check_in

    @property
    def asks_each_round(self) -> bool:
        """Whether everybody is asked so before each round, as nobody waits long at a live table."""
        return self.is_live and self.asks_at_start

"""The settings of tables, users and servers, as stored in JSON."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

REMINDER_HOURS = (0, 1, 12, 24)
"""Hours after which a table can remind its players; 0 is never."""

PACE_SECONDS = (0, 1, 3)
"""The minimum seconds that a table's AIs can be set to take for a move."""


class TableSettings(BaseModel):
    """The settings of one table besides the game options."""

    model_config = ConfigDict(frozen=True)

    pings: bool = True
    """Whether turn messages mention the players to act."""

    reminder: Literal[0, 1, 12, 24] = 24
    """Hours after which a player to act is reminded; 0 is never."""

    pace: Literal[0, 1, 3] = 1
    """The minimum seconds that an AI takes for a move."""

    hints: bool = True
    """Whether players may ask for hints."""

    language: str | None = None
    """The language of the channel's messages; None for that of the server."""


class UserSettings(BaseModel):
    """The settings of one user, for all tables."""

    model_config = ConfigDict(frozen=True)

    pings: bool = True
    """Whether messages may mention the user."""

    reminders: bool = True
    """Whether the user wants reminders."""

    acts_if_forced: bool = False
    """Whether the table acts for the user when their own view leaves a single action."""

    rated: bool = True
    """Whether the user is in the ranking, and others may see their record."""

    language: str | None = None
    """The language of private responses; None for that of the user's Discord client."""


class GuildSettings(BaseModel):
    """The settings of one server."""

    model_config = ConfigDict(frozen=True)

    language: str | None = None
    """The language of messages in its channels; None for the server's locale on Discord."""

    locale: str | None = None
    """The server's locale on Discord when it was last available; None if it never was."""

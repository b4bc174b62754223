"""What tables and people choose for themselves, beside the rules of the game."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

REMINDER_HOURS = (0, 1, 12, 24)
PACE_SECONDS = (0, 1, 3)


class TableSettings(BaseModel):
    """A table's choice: whether turns mention people, when who is away is reminded, and AIs.

    `reminder` is in hours; 0 is never. `pace` is how many seconds an AI takes to move at least.
    `hints`: whether people may ask for advice. `language` is what everybody reads; None: what
    the server does.
    """

    model_config = ConfigDict(frozen=True)

    pings: bool = True
    reminder: Literal[0, 1, 12, 24] = 24
    pace: Literal[0, 1, 3] = 1
    hints: bool = True
    language: str | None = None


class UserSettings(BaseModel):
    """A person's choice for all tables; without a `language` it is that of his Discord.

    Who is not `rated` stands in no ranking, and nobody else sees his record.
    """

    model_config = ConfigDict(frozen=True)

    pings: bool = True
    reminders: bool = True
    rated: bool = True
    language: str | None = None


class GuildSettings(BaseModel):
    """A server's choice; without a `language` it is the one that Discord says of the server."""

    model_config = ConfigDict(frozen=True)

    language: str | None = None

"""The settings of tables, users and servers, as stored in JSON."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

LIVE = 3 * 60
"""The time limit of a table that is played without a break."""

TIME_LIMITS = (LIVE, 8 * 60 * 60, 24 * 60 * 60, 3 * 24 * 60 * 60, 0)
"""The seconds that players can be given for a move; 0 is without limit."""

DEFAULT_STAND_IN = "medium"
"""The level of the AI that stands in for players whose time is over, unless a table chooses."""

PACE_SECONDS = (0, 1, 3)
"""The minimum seconds that a table's AIs can be set to take for a move."""


class TableSettings(BaseModel):
    """The settings of one table besides the game options."""

    model_config = ConfigDict(frozen=True)

    pings: bool = True
    """Whether turn messages mention the players to act."""

    time_limit: Literal[180, 28_800, 86_400, 259_200, 0] = 86_400
    """Seconds that a player has for a move; 0 is without limit."""

    stand_in: str = DEFAULT_STAND_IN
    """The level of the AI that plays on for a player whose time is over."""

    pace: Literal[0, 1, 3] = 1
    """The minimum seconds that an AI takes for a move."""

    hints: bool = True
    """Whether players may ask for hints."""

    language: str | None = None
    """The language of the channel's messages; None for that of the server."""

    tournament: int | None = None
    """The tournament of which it is a table: nobody is its host."""

    extensions: int = 0
    """How often its tournament has given more time, in the round of the table."""

    rated: bool = True
    """Whether the game counts for the ranking."""


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

    time_zone: str = ""
    """The time zone in which the user wrote a time last."""


class GuildSettings(BaseModel):
    """The settings of one server."""

    model_config = ConfigDict(frozen=True)

    language: str | None = None
    """The language of messages in its channels; None for the server's locale on Discord."""

    locale: str | None = None
    """The server's locale on Discord when it was last available; None if it never was."""

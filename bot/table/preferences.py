"""What tables and people choose for themselves, beside the rules of the game."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

REMINDER_HOURS = (0, 1, 12, 24)
PACES = (0, 1, 3)


class TableSettings(BaseModel):
    """A table's choice: whether turns mention people, when who is away is reminded, and AIs.

    `reminder` is in hours; 0 is never. `pace` is how many seconds an AI pauses before it moves.
    `hints`: whether people may ask for advice.
    """

    model_config = ConfigDict(frozen=True)

    pings: bool = True
    reminder: Literal[0, 1, 12, 24] = 24
    pace: Literal[0, 1, 3] = 1
    hints: bool = True


class PersonSettings(BaseModel):
    """A person's choice for all tables."""

    model_config = ConfigDict(frozen=True)

    pings: bool = True
    reminders: bool = True

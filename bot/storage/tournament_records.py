"""The rows about tournaments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.storage.records import Status

TournamentStatus = Literal["draft", "open", "ended"]


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament. `version` counts its changes."""

    id: int
    guild_id: int
    channel_id: int
    organiser_id: int | None
    """None once the user's data was deleted."""
    name: str
    game: str
    """The engine's name of the game."""
    options: str
    """The game options of its tables."""
    settings: str
    status: TournamentStatus
    version: int
    progress: str
    """How far it has got; players are meant by number."""


@dataclass(frozen=True, slots=True)
class GameSpan:
    """When a finished game was opened and ended, and the settings of its table."""

    settings: str
    created: int
    ended: int


@dataclass(frozen=True, slots=True)
class TournamentPlayer:
    """Who is meant by a number; neither a user nor an AI for a user who was forgotten."""

    number: int
    user_id: int | None
    name: str
    ai: str | None = None
    """The level of the AI."""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """The game of a table, by round from 1 and number from 0."""

    round: int
    number: int
    game_id: int


@dataclass(frozen=True, slots=True)
class TournamentGame:
    """Where the game of a table is played, and how far it has got."""

    round: int
    number: int
    game_id: int
    channel_id: int
    status: Status

"""Who asks for a review, and what he reads and what is stored then."""

from __future__ import annotations

from typing import Any

from bot.storage.records import ReviewRow
from bot.table.table import Table
from tests.bot.room import Room, labels

SEED = 70
PLAYERS = (0, 1, 2)
BORIS, CATHERINE, STRANGER = 1, 2, 4
DECISIONS = 5
"""What each of them decided: four passes, and the one that ended the game."""


LOOK = 20.0
"""Seconds after which a person has seen how far it is."""


async def ask(room: Room, who: int) -> Any:
    """Press the button below the result."""
    end = next(one for one in reversed(room.public) if "Review" in labels(one))
    return await room.press(who, end, "Review")


async def seen(room: Room, who: int) -> str:
    """What the latest private answer says by now."""
    return str(room.seen_by(who)[-1].content)


async def found(room: Room, table: Table, who: int) -> ReviewRow:
    row = await room.bot.runtime.store.review(table.row.id, room.people[who].id)
    assert row is not None
    return row

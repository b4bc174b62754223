"""Requests a review, and reads its answer and its stored result."""

from __future__ import annotations

from typing import Any

from bot.storage.records import ReviewRow
from bot.table.table import Table
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, shown_text

SEED = 70
PLAYERS = (0, 1, 2)
BORIS, CATHERINE, STRANGER = 1, 2, 4
DECISIONS = 5
"""The number of each player's decisions: four passes, and the one that ended the game."""


POLL_SECONDS = 20.0
"""Seconds after which the answer shows new progress."""


async def ask_for_review(sim: DiscordFixture, who: int) -> Any:
    """Press the button below the result."""
    result_message = next(
        message for message in reversed(sim.public_messages) if "Review" in button_labels(message)
    )
    return await sim.press(who, result_message, "Review")


async def finish_review(sim: DiscordFixture, who: int) -> None:
    """Press the button below the result, and wait as long as a review takes."""
    await ask_for_review(sim, who)
    await sim.env.advance_time(POLL_SECONDS)


async def latest_private_text(sim: DiscordFixture, who: int) -> str:
    """Return the current text of a person's latest private answer."""
    return shown_text(sim.messages_visible_to(who)[-1])


async def stored_review(sim: DiscordFixture, table: Table, who: int) -> ReviewRow:
    row = await sim.bot.runtime.store.review(table.row.id, sim.people[who].id)
    assert row is not None
    return row

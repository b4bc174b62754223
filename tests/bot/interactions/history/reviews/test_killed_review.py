"""kill -9 during a review: the next start resumes it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.channel.custom_id import CustomId
from bot.storage.locations import open_store
from bot.storage.records import SeatRow
from bot.table.repository import TableRepository
from bot.table.review import DecisionEvaluation, Review
from engine.registry import find_game
from tests.support.fake_discord.client import press
from tests.support.fake_discord.payloads import FIRST_CHANNEL, GUILD, PEOPLE
from tests.support.fake_discord.recording import ShownButton
from tests.support.fake_discord.server import wait_until
from tests.support.fake_discord.table_driver import TIMEOUT, BotSession, bot_session
from tests.support.simulated_discord.quick_games import play_random_move

pytestmark = pytest.mark.slow

BRIEF_REVIEWS = "tests.support.bot_variants.short_reviews"
ANNA = PEOPLE[0]
JOB_TIMEOUT = 120.0
"""Seconds after which a job counts as stopped; it normally takes much less."""


async def store_finished_game(folder: Path) -> int:
    """Store a finished game of the first two people."""
    store = await open_store(folder / "games.sqlite3")
    seats = [SeatRow(seat, who.name, who.id) for seat, who in enumerate(PEOPLE[:2])]
    table = await TableRepository(store, lambda table: None).open_lobby(
        find_game("heller_und_pfennig"),
        {},
        channel_id=FIRST_CHANNEL,
        guild_id=GUILD,
        seats=seats,
        interaction_id=None,
    )
    await table.lobby.start(ANNA.id, None, 70)
    rng = Random(1)
    while table.row.status == "running":
        await play_random_move(table, rng)
    await store.mark_announced(table.row.id, table.row.ply, None)
    await store.compress_game(table.row.id)
    await store.close()
    return table.row.id


async def ask_for_review(session: BotSession, game_id: int) -> str:
    """Press the button below the result as Anna. Returns the text of the answer."""
    button = ShownButton("Review", CustomId("review", game_id, path=("m",)).encoded)
    interaction = await press(session.discord, ANNA, FIRST_CHANNEL, button)
    return (await interaction.wait_for_answer(TIMEOUT)).content


def stored_findings(database: Path) -> tuple[tuple[DecisionEvaluation, ...], bool]:
    """Return the findings of the only review so far, and whether it is complete."""
    with closing(sqlite3.connect(database)) as connection:
        (text, is_complete) = connection.execute("SELECT findings, done FROM review").fetchone()
    return Review.load(text).evaluations, bool(is_complete)


async def test_killed_review_keeps_its_findings_and_resumes(tmp_path: Path) -> None:
    game_id = await store_finished_game(tmp_path)
    async with bot_session(tmp_path, channels=1, module=BRIEF_REVIEWS) as session:
        bot = session.bot
        assert "go over your decisions" in await ask_for_review(session, game_id)
        assert await wait_until(lambda: len(stored_findings(bot.database)[0]) > 2, JOB_TIMEOUT)
        await bot.kill()
        before, is_complete = stored_findings(bot.database)
        assert not is_complete
        await bot.start()
        assert await wait_until(lambda: stored_findings(bot.database)[1], JOB_TIMEOUT)
        after, _ = stored_findings(bot.database)
        assert len(after) > len(before)
        assert after[: len(before)] == before
        assert (await ask_for_review(session, game_id)).startswith("**Accuracy: ")
        assert "level=ERROR" not in bot.log

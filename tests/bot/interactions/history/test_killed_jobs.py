"""kill -9 during a review and an animation: the next start resumes the job."""

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
from tests.support.fake_discord.recording import SentInteraction, ShownButton, text_in
from tests.support.fake_discord.server import ApiCall, wait_until
from tests.support.fake_discord.table_driver import TIMEOUT, BotSession, bot_session, kill_on
from tests.support.simulated_discord.quick_games import play_random_move

pytestmark = pytest.mark.slow

BRIEF_REVIEWS = "tests.support.bot_variants.short_reviews"
ANNA = PEOPLE[0]
JOB_TIMEOUT = 120.0
"""Seconds after which a job counts as stopped; it normally takes much less."""

MOVES = 20
"""Moves before the game is abandoned: enough for an animation that takes a while."""


async def store_ended_game(folder: Path, *, moves: int | None = None) -> int:
    """Store a game of the first two people, finished or abandoned after some moves."""
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
    while table.row.status == "running" and table.row.ply != moves:
        await play_random_move(table, rng)
    if table.row.status == "running":
        await table.abandon(ANNA.id, False, 1)
    await store.mark_announced(table.row.id, table.row.ply, None)
    await store.compress_game(table.row.id)
    await store.close()
    return table.row.id


async def press_result_button(session: BotSession, verb: str, game_id: int) -> SentInteraction:
    """Press a button of the result as Anna, without waiting for the answer."""
    button = ShownButton(verb, CustomId(verb, game_id, path=("m",)).encoded)
    return await press(session.discord, ANNA, FIRST_CHANNEL, button)


def stored_findings(database: Path) -> tuple[tuple[DecisionEvaluation, ...], bool]:
    """Return the findings of the only review so far, and whether it is complete."""
    with closing(sqlite3.connect(database)) as connection:
        (text, is_complete) = connection.execute("SELECT findings, done FROM review").fetchone()
    return Review.load(text).evaluations, bool(is_complete)


async def test_killed_review_keeps_its_findings_and_resumes(tmp_path: Path) -> None:
    game_id = await store_ended_game(tmp_path)
    async with bot_session(tmp_path, channels=1, module=BRIEF_REVIEWS) as session:
        bot = session.bot
        answer = await (await press_result_button(session, "review", game_id)).wait_for_answer(
            TIMEOUT
        )
        assert "go over your decisions" in answer.content
        assert await wait_until(lambda: len(stored_findings(bot.database)[0]) > 2, JOB_TIMEOUT)
        await bot.kill()
        before, is_complete = stored_findings(bot.database)
        assert not is_complete
        await bot.start()
        assert await wait_until(lambda: stored_findings(bot.database)[1], JOB_TIMEOUT)
        after, _ = stored_findings(bot.database)
        assert len(after) > len(before)
        assert after[: len(before)] == before
        second_answer = await (
            await press_result_button(session, "review", game_id)
        ).wait_for_answer(TIMEOUT)
        assert second_answer.content.startswith("**Accuracy: ")
        assert "level=ERROR" not in bot.log


async def test_killed_animation_is_rendered_after_a_restart(tmp_path: Path) -> None:
    game_id = await store_ended_game(tmp_path, moves=MOVES)
    async with bot_session(tmp_path, channels=1) as session:
        posted = session.discord.recording.messages
        session.discord.after_request = kill_on(session.bot, _is_progress_update)
        await press_result_button(session, "film", game_id)
        await session.bot.wait_for_exit()
        assert not posted
        session.discord.remove_hooks()
        await session.bot.start()
        interaction = await press_result_button(session, "film", game_id)
        assert await wait_until(lambda: "move by move" in interaction.content, JOB_TIMEOUT)
        assert not posted, "it is shown to Anna alone"
        assert "level=ERROR" not in session.bot.log


def _is_progress_update(call: ApiCall) -> bool:
    shown = call.body.get("content") or text_in(call.body.get("components") or [])
    return call.kind == "answer" and "%" in shown

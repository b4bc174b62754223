"""kill -9 in the middle of a review and of an animation: nothing is lost, nothing is half done."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from bot.channel.custom_id import CustomId
from bot.storage.records import SeatRow
from bot.storage.sqlite import SQLiteStore
from bot.table.repository import TableRepository
from bot.table.review import DecisionEvaluation, Review
from engine.registry import find_game
from tests.support.fake_discord.client import press
from tests.support.fake_discord.payloads import FIRST_CHANNEL, GUILD, PEOPLE
from tests.support.fake_discord.recording import SentInteraction, ShownButton
from tests.support.fake_discord.server import ApiCall, wait_until
from tests.support.fake_discord.table_driver import TIMEOUT, BotSession, bot_session, kill_on
from tests.support.simulated_discord.quick_games import play_random_move

BRIEF_REVIEWS = "tests.support.bot_variants.short_reviews"
ANNA = PEOPLE[0]
LONG = 20 * TIMEOUT
"""Seconds after which something has stopped; much sooner it is done."""

MOVES = 20
"""After so many the game was given up: enough to be animated for a while."""


async def over(folder: Path, *, moves: int | None = None) -> int:
    """A game of the first two people that has ended: played to its end, or given up."""
    store = await SQLiteStore.open(folder / "games.sqlite3")
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


async def asks(stage: BotSession, verb: str, game_id: int) -> SentInteraction:
    """Anna presses a button of the end; the answer is still to be waited for."""
    button = ShownButton(verb, CustomId(verb, game_id, path=("m",)).encoded)
    return await press(stage.discord, ANNA, FIRST_CHANNEL, button)


def found(database: Path) -> tuple[tuple[DecisionEvaluation, ...], bool]:
    """What the only review has found so far, and whether that is all."""
    with closing(sqlite3.connect(database)) as connection:
        (text, done) = connection.execute("SELECT found, done FROM review").fetchone()
    return Review.load(text).evaluations, bool(done)


async def test_a_review_goes_on_where_it_was(tmp_path: Path) -> None:
    game_id = await over(tmp_path)
    async with bot_session(tmp_path, channels=1, module=BRIEF_REVIEWS) as stage:
        bot = stage.bot
        begun = await (await asks(stage, "review", game_id)).wait_for_answer(TIMEOUT)
        assert "go over your decisions" in begun.content
        assert await wait_until(lambda: len(found(bot.database)[0]) > 2, LONG)
        await bot.kill()
        before, done = found(bot.database)
        assert not done
        await bot.start()
        assert await wait_until(lambda: found(bot.database)[1], LONG)
        verdicts, _ = found(bot.database)
        assert len(verdicts) > len(before)
        assert verdicts[: len(before)] == before
        again = await (await asks(stage, "review", game_id)).wait_for_answer(TIMEOUT)
        assert again.content.startswith("**Accuracy: ")
        assert "level=ERROR" not in bot.log


async def test_interrupted_animation_is_restarted(tmp_path: Path) -> None:
    game_id = await over(tmp_path, moves=MOVES)
    async with bot_session(tmp_path, channels=1) as stage:
        posted = stage.discord.recording.messages
        stage.discord.after_request = kill_on(stage.bot, _told_how_far)
        await asks(stage, "film", game_id)
        await stage.bot.wait_for_exit()
        assert not posted
        stage.discord.remove_hooks()
        await stage.bot.start()
        asked = await asks(stage, "film", game_id)
        assert await wait_until(lambda: "in the channel now" in asked.content, LONG)
        (message,) = posted[FIRST_CHANNEL]
        assert "at the wish of Anna" in message.content
        assert message.pictures == 1
        assert "level=ERROR" not in stage.bot.log


def _told_how_far(call: ApiCall) -> bool:
    return call.kind == "answer" and "%" in str(call.body.get("content"))

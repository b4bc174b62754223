"""A game that nobody plays any more ends, and everybody is told two days before."""

from __future__ import annotations

import pytest

from bot.table.table import Table
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture

SEED = 70
BORIS, CATHERINE, DMITRI = PLAYERS = (1, 2, 3)
"""With this seed Dmitri has the first turn, then Boris and Catherine."""

DAY = 24 * HOUR

pytestmark = pytest.mark.poll_interval(12 * HOUR)


def mentioned(sim: DiscordFixture) -> set[int]:
    return {*sim.last_message.raw_mentions}


def ids(sim: DiscordFixture, *people: int) -> set[int]:
    return {sim.people[who].id for who in people}


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    return await sim.start(PLAYERS, SEED, pace="8 hours a move")


@pytest.fixture
async def slow_table(sim: DiscordFixture) -> Table:
    return await sim.start(PLAYERS, SEED, pace="No limit")


async def desert(sim: DiscordFixture) -> None:
    """Let the time of all three be over."""
    for _ in PLAYERS:
        await sim.env.advance_time(13 * HOUR)


async def test_deserted_game_ends_two_days_after_it_was_announced(
    sim: DiscordFixture, table: Table
) -> None:
    await desert(sim)
    await sim.env.advance_time(DAY)
    ends_at = table.row.ends_at
    assert ends_at is not None
    assert f"the game ends <t:{ends_at}:f> (<t:{ends_at}:R>)" in sim.last_message.content
    assert "Only AIs are left" in sim.last_message.content
    assert mentioned(sim) == ids(sim, *PLAYERS)
    await sim.env.advance_time(2 * DAY)
    assert table.row.status == "abandoned"
    assert sim.last_message.content == ("Nobody came back, so the game has ended without a winner.")


async def test_whoever_comes_back_calls_the_end_off(sim: DiscordFixture, table: Table) -> None:
    await desert(sim)
    await sim.env.advance_time(DAY)
    assert table.row.ends_at is not None
    await sim.press(BORIS, sim.last_message, "I’m back (Boris, Catherine, and Dmitri)")
    assert table.row.ends_at is None
    assert "the game ends" not in sim.last_message.content
    await sim.restart()
    await sim.env.advance_time(DAY)
    assert (await sim.table()).row.status == "running"


async def test_game_without_a_move_for_two_weeks_ends(
    sim: DiscordFixture, slow_table: Table
) -> None:
    await sim.env.advance_time(11 * DAY)
    assert slow_table.row.ends_at is None
    await sim.env.advance_time(2 * DAY)
    assert "Nobody has moved for a long time" in sim.last_message.content
    assert mentioned(sim) == ids(sim, *PLAYERS)
    posts = len(sim.public_messages)
    await sim.restart()
    await sim.env.advance_time(DAY)
    assert len(sim.public_messages) == posts, "it is announced once"
    await sim.env.advance_time(2 * DAY)
    assert slow_table.row.id not in [
        game.id for game in await sim.bot.runtime.store.open_games_at(sim.guild.id, None)
    ]
    assert "Nobody has moved for two weeks" in sim.last_message.content


async def test_a_move_begins_the_two_weeks_anew(sim: DiscordFixture, slow_table: Table) -> None:
    await sim.env.advance_time(13 * DAY)
    assert slow_table.row.ends_at is not None
    await sim.slash(DMITRI, "stpete pass")
    assert "the game ends" not in sim.last_message.content
    await sim.env.advance_time(11 * DAY)
    assert slow_table.row.ends_at is None


async def test_time_without_the_bot_is_no_idle_time(sim: DiscordFixture, slow_table: Table) -> None:
    await sim.env.advance_time(10 * DAY)
    await sim.bot.close()
    await sim.env.advance_time(20 * DAY)
    await sim.restart()
    await sim.env.advance_time(DAY)
    assert (await sim.table()).row.ends_at is None
    await sim.env.advance_time(2 * DAY)
    assert (await sim.table()).row.ends_at is not None

"""Another program holds the database's lock: people are told so in words, and nothing is lost."""

from __future__ import annotations

import asyncio
import math
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.storage.sqlite.files import LOCK_TIMEOUT
from tests.programs.crash.invariant_checker import OUR_FAULT
from tests.support.fake_discord.client import autocomplete
from tests.support.fake_discord.recording import SentInteraction
from tests.support.fake_discord.server import wait_until
from tests.support.fake_discord.table_driver import (
    TIMEOUT,
    TableDriver,
    all_announced,
    tables_in_play,
)

pytestmark = pytest.mark.slow

MIN_LOCK_WAIT = LOCK_TIMEOUT / 2
"""Seconds by which what waited for the lock comes later than what did not."""


@contextmanager
def locked(database: Path) -> Iterator[None]:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def assert_acknowledged_before_the_lock(asked: SentInteraction) -> None:
    """Check that the acknowledgement did not wait for the lock, as the answer did."""
    assert asked.acknowledged is not None
    assert asked.answered is not None
    assert asked.answered - asked.acknowledged > MIN_LOCK_WAIT


async def goes_on(driver: TableDriver) -> None:
    ply = driver.turn_message.ply
    await driver.pass_turn()
    await driver.wait_for_turn_after(ply)
    assert await wait_until(lambda: driver.visible_turn_count == 1, TIMEOUT)


async def test_long_lock_is_told_to_all_at_once_and_then_all_go_on(tmp_path: Path) -> None:
    async with tables_in_play(tmp_path, 4) as (_, bot, drivers):
        with locked(bot.database):
            tried = [await driver.send_pass() for driver in drivers]
            for asked in tried:
                await asked.wait_for_answer(TIMEOUT)
                assert OUR_FAULT in asked.content
            # The first one waits for the lock before it is refused, the others behind it.
            assert_acknowledged_before_the_lock(tried[0])
            answered = [asked.answered or math.inf for asked in tried]
            assert max(answered) - min(answered) < (len(tried) - 1) * LOCK_TIMEOUT
        for driver in drivers:
            assert await driver.pass_count() == 0, "who was refused has not moved"
            await goes_on(driver)
            assert await driver.pass_count() == 1


async def test_table_is_shown_and_suggestions_come_while_others_wait(tmp_path: Path) -> None:
    async with tables_in_play(tmp_path, 3) as (discord, bot, drivers):
        waiting, known, forgotten = drivers
        assert await wait_until(lambda: all_announced(bot.database), TIMEOUT)
        await bot.kill()
        await bot.start()
        # The others stay to be loaded.
        await known.private_reply(known.people[0], "hand")
        with locked(bot.database):
            asked = await waiting.send_pass()
            # Until the move stands before the lock.
            await asyncio.sleep(0.5)
            for driver in (known, forgotten):
                who, channel = driver.person_to_act, driver.channel_id
                offered = await autocomplete(discord, who, channel, "buy", "card")
                assert asked.answered is None or driver is forgotten
                assert bool(offered) == (driver is known)
            assert "rubles" in await forgotten.private_reply(forgotten.people[0], "hand")
            await asked.wait_for_answer(TIMEOUT)
        assert await autocomplete(discord, who, channel, "buy", "card")


async def test_move_confirmed_before_the_lock_is_announced_once(tmp_path: Path) -> None:
    """The message is out when the lock comes: nobody can note that it is, and someone moves on."""
    async with tables_in_play(tmp_path) as (discord, bot, (ours,)):
        ply, first = ours.turn_message.ply, ours.person_to_act
        await ours.pass_turn()
        with locked(bot.database):
            await ours.wait_for_turn_after(ply)
            # As long as the note is tried.
            await asyncio.sleep(5.5)
        second = next(one for one in ours.people if one is not first)
        assert (await ours.private_reply(second, "pass")).startswith("You pass.")
        await ours.wait_for_turn_after(ply + 1)
        assert await wait_until(lambda: ours.visible_turn_count == 1, TIMEOUT)
        posts = discord.recording.messages[ours.channel_id]
        assert sum(f"{first.name} passes." in one.content for one in posts) == 1

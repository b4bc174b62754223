"""A disk that is full or torn: nothing confirmed is lost, and the bot goes on."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.storage.locations import open_store
from tests.programs.crash.invariant_checker import OUR_FAULT
from tests.support.fake_discord.bot_process import STOP_TIMEOUT
from tests.support.fake_discord.server import wait_until
from tests.support.fake_discord.table_driver import (
    SLOW_DISK,
    TIMEOUT,
    TableDriver,
    tables_in_play,
    wait_for_next_second,
)
from tests.support.storage.records import create_lobby, game_update
from tests.support.storage.sqlite_wal import commits_in_prefix

pytestmark = pytest.mark.slow

MOVES = 40

A_MOVE = 40_000
"""Bytes of a log that hold at least one move."""

linux_only = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of others")


def fill_disk(pid: int, folder: Path) -> None:
    """No file of the bot can grow any more."""
    largest = max(file.stat().st_size for file in folder.glob("games.sqlite3*"))
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))


def tear(log: Path, lost: int) -> None:
    """The end of a log is gone."""
    os.truncate(log, log.stat().st_size - lost)


def leave(log: Path, beginning: bytes) -> None:
    """All that is left of a log."""
    log.write_bytes(beginning)


def make_room(pid: int) -> None:
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)


@linux_only
async def test_on_a_full_disk_no_move_is_confirmed_and_afterwards_play_goes_on(
    tmp_path: Path,
) -> None:
    async with tables_in_play(tmp_path) as (_, bot, (ours,)):
        confirmed = 0
        fill_disk(bot.pid, tmp_path)
        for _ in range(3):
            asked = await (await ours.send_pass()).wait_for_answer(TIMEOUT)
            confirmed += asked.content.startswith("You pass.")
            if OUR_FAULT in asked.content:
                break
        assert OUR_FAULT in asked.content
        assert await ours.pass_count() == confirmed
        make_room(bot.pid)
        await ours.wait_for_turn_after(2 + confirmed)
        await ours.pass_turn()
        assert await ours.pass_count() == confirmed + 1
        await ours.wait_for_turn_after(3 + confirmed)


async def _store_some_moves(file: Path) -> None:
    store = await open_store(file)
    game_id = await create_lobby(store)
    for ply in range(1, MOVES):
        await store.commit(game_update(game_id, ply, state=_state(ply), snapshot=True))
    for beside in ("", "-wal"):
        shutil.copy(f"{file}{beside}", f"{file}.left{beside}")
    await store.close()


def _state(ply: int) -> str:
    return f"{ply} " * 1000


async def test_torn_log_loses_only_what_it_no_longer_holds(tmp_path: Path) -> None:
    """As after a power cut in the middle of a write: the file ends anywhere."""
    await _store_some_moves(tmp_path / "games")
    log = (tmp_path / "games.left-wal").read_bytes()
    whole = commits_in_prefix(log, len(log))
    rng = Random(1)
    for number in range(25):
        kept = rng.randrange(len(log))
        file = tmp_path / f"torn{number}"
        shutil.copy(tmp_path / "games.left", file)
        leave(Path(f"{file}-wal"), log[:kept])
        expected = MOVES - (whole - commits_in_prefix(log, kept))
        if expected < 1:
            continue
        store = await open_store(file)
        row = await store.game(1)
        await store.close()
        assert row is not None
        assert row.ply == expected
        assert row.state == (_state(expected - 1) if expected > 1 else None)
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert connection.execute("SELECT count(*) FROM move").fetchone() == (expected,)


@pytest.mark.parametrize("lost", [5_000, A_MOVE])
async def test_after_a_torn_log_the_bot_starts_and_the_table_goes_on(
    tmp_path: Path, lost: int
) -> None:
    async with tables_in_play(tmp_path) as (_, bot, (ours,)):
        for _turn in range(4):
            ply = ours.turn_message.ply
            await ours.pass_turn()
            await ours.wait_for_turn_after(ply)
        shown = ours.turn_message
        await bot.kill()
        tear(Path(f"{bot.database}-wal"), lost)
        # The store counts in seconds: nothing is made in the one of the start.
        await wait_for_next_second()
        await bot.start()
        await bot.wait_until_taken_over()
        await wait_for_next_second()
        before = await ours.pass_count()
        assert 0 < before <= 4
        assert (await _typed_pass(ours)).startswith("You pass.")
        assert await ours.pass_count() == before + 1
        # What shows a move that is gone makes way for what is so, and the operator reads of it.
        assert await wait_until(lambda: shown.deleted and ours.visible_turn_count == 1, TIMEOUT)
        assert ("the database ends at ply" in bot.log) == (before < 4)
        assert before < 4 or lost < A_MOVE


async def _typed_pass(driver: TableDriver) -> str:
    """Whoever is on turn by now passes by command."""
    for person in driver.people:
        said = await driver.private_reply(person, "pass")
        if said.startswith("You pass."):
            return said
    return said


async def test_sigterm_finishes_what_runs_and_ends_in_time(tmp_path: Path) -> None:
    async with tables_in_play(tmp_path, 2, module=SLOW_DISK, SLOW_COMMIT_SECONDS="0.4") as (
        _,
        bot,
        drivers,
    ):
        plies = [driver.turn_message.ply for driver in drivers]
        sent = [await driver.send_pass() for driver in drivers]
        assert await wait_until(lambda: all(one.acknowledged is not None for one in sent), TIMEOUT)
        assert await bot.terminate(STOP_TIMEOUT) == 0
        for one in sent:
            assert one.content.startswith("You pass."), (one.content, bot.log[-1500:])
        assert "Traceback" not in bot.log
        assert "level=ERROR" not in bot.log
        await bot.start(SLOW_COMMIT_SECONDS="0")
        for driver, ply in zip(drivers, plies, strict=True):
            await driver.wait_for_turn_after(ply)
            assert await driver.pass_count() == 1


@pytest.mark.parametrize("moment", ["logging in", "has connected", "message=ready"])
async def test_sigterm_during_the_start_ends_it_without_a_fault(
    tmp_path: Path, moment: str
) -> None:
    async with tables_in_play(tmp_path, 2) as (_, bot, drivers):
        await drivers[0].pass_turn()
        await bot.kill()
        said = len(bot.log)
        await bot.spawn()
        assert await wait_until(lambda: moment in bot.log[said:], TIMEOUT)
        assert await bot.terminate(STOP_TIMEOUT) == 0
        assert "Traceback" not in bot.log[said:]
        assert "level=ERROR" not in bot.log[said:]
        await bot.start()
        assert [await driver.pass_count() for driver in drivers] == [1, 0]

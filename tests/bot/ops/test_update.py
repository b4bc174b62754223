"""Updates: a new process takes over the games of one that is still running."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pytest
from aiohttp import web

from bot import client
from bot.i18n.texts import shared_texts
from bot.interactions.core.command_sync import COMMAND_TREE_KEY
from bot.storage.locations import open_store
from bot.storage.meta_store import MetaStore
from bot.storage.store import Store
from tests.support.fake_discord.bot_process import START_TIMEOUT, STOP_TIMEOUT, BotProcess
from tests.support.fake_discord.gateway_sessions import CloseCode
from tests.support.fake_discord.overlap import PassingClient
from tests.support.fake_discord.payloads import FIRST_CHANNEL
from tests.support.fake_discord.recording import Message
from tests.support.fake_discord.rest_rules import error_response
from tests.support.fake_discord.server import ApiCall, FakeDiscord, wait_until
from tests.support.simulated_discord.fixture import DiscordFixture

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]

SAY = shared_texts().in_language("en")


@asynccontextmanager
async def taken_over(sim: DiscordFixture) -> AsyncIterator[Store]:
    """Let another process have the lease, and open its store."""
    store = await open_store(sim.database)
    try:
        await store.acquire_lease()
        yield store
    finally:
        await store.close()


async def test_process_without_its_lease_refuses_a_command_and_exits(sim: DiscordFixture) -> None:
    table = await sim.start((0, 1))
    posts = len(sim.public_messages)
    async with taken_over(sim) as new_store:
        answer = await sim.private_reply(await sim.player_to_act((0, 1)), "stpete pass")
        assert answer == SAY("refused-taken-over")
        assert sim.bot.is_closed()
        stored = await new_store.game(table.row.id)
    assert stored is not None
    assert stored.ply == table.row.ply
    assert len(sim.public_messages) == posts


async def test_process_without_its_lease_exits_by_itself(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "LEASE_CHECK_INTERVAL", 0.01)
    await sim.start((0, 1))
    async with taken_over(sim):
        await sim.bot._watch_lease()
        assert sim.bot.is_superseded()
        assert sim.bot._shutdown_task is not None
        await sim.bot._shutdown_task
        assert sim.bot.is_closed()


async def test_process_without_its_lease_posts_nothing(sim: DiscordFixture) -> None:
    table = await sim.start((0, 1))
    posts = len(sim.public_messages)
    async with taken_over(sim):
        table.stored.row = replace(table.row, state=None, announced_ply=table.row.ply - 1)
        sim.bot.runtime.channel_updater.schedule(table)
        await sim.env.settle()
    assert len(sim.public_messages) == posts


async def test_process_that_does_not_own_the_games_leaves_presses_to_the_owner(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner has acknowledged the press, so Discord refuses a second answer."""
    monkeypatch.setattr(client, "UNOWNED_WAIT_SECONDS", 0.0)
    table = await sim.start((0, 1))
    ply = table.row.ply
    sim.bot._owns_games.clear()
    sim.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060)
    result = await sim.people[await sim.player_to_act((0, 1))].click(sim.last_message, label="Pass")
    assert result.response is None
    assert table.row.ply == ply
    for interaction in sim.env.backend.interactions.values():
        interaction.responded = True


async def test_press_that_nobody_answers_before_the_take_over_is_refused_in_words(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "UNOWNED_WAIT_SECONDS", 0.0)
    table = await sim.start((0, 1))
    ply = table.row.ply
    sim.bot._owns_games.clear()
    answer = await sim.private_reply(await sim.player_to_act((0, 1)), "stpete pass")
    assert answer == SAY("refused-taken-over")
    assert table.row.ply == ply
    assert not sim.bot.is_superseded(), "it has not taken over yet"


async def test_process_that_is_stopping_does_not_take_over(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise both would be gone: it would end the other process, and then end itself."""

    async def stop_meanwhile(_: MetaStore) -> None:
        sim.bot.runtime.stop()

    monkeypatch.setattr(sim.bot, "register_commands", stop_meanwhile)
    async with taken_over(sim) as owner:
        sim.bot._owns_games.clear()
        assert not await sim.bot.take_over()
        await owner.check_lease()


async def test_press_that_arrives_during_the_take_over_is_answered_after_it(
    sim: DiscordFixture,
) -> None:
    table = await sim.start((0, 1))
    ply = table.row.ply
    sim.bot._owns_games.clear()
    asyncio.get_running_loop().call_later(0.2, sim.bot._owns_games.set)
    answer = await sim.private_reply(await sim.player_to_act((0, 1)), "stpete pass")
    assert answer == "You pass."
    assert table.row.ply == ply + 1


@dataclass(frozen=True, slots=True)
class Update:
    """An old process that plays, and a new one that has not been started."""

    discord: FakeDiscord
    old: BotProcess
    new: BotProcess
    player: PassingClient

    async def assert_old_one_plays_on(self, passes: int = 3) -> None:
        """Make some moves with nobody refused, and check that every one is posted."""
        for _ in range(passes):
            turn = self.discord.recording.turn_message(FIRST_CHANNEL)
            await self.player.pass_turn()
            assert await wait_until(partial(self._is_followed, turn), START_TIMEOUT)
        assert self.player.refused == 0
        assert self.old.running
        assert self.discord.recording.faults == []
        assert "ERROR" not in self.old.log + self.new.log
        assert "Traceback" not in self.new.log

    def _is_followed(self, turn: Message | None) -> bool:
        """Return whether another turn message has been posted since this one."""
        return self.discord.recording.turn_message(FIRST_CHANNEL) not in (turn, None)


@pytest.fixture
async def update(tmp_path: Path) -> AsyncIterator[Update]:
    async with FakeDiscord() as discord:
        old, new = (BotProcess(discord, tmp_path, forked=True) for _ in range(2))
        new._log = tmp_path / "new.log"
        player = PassingClient(discord)
        try:
            await old.start()
            await player.start_game()
            yield Update(discord, old, new, player)
        finally:
            new.send_sigkill()
            old.send_sigkill()


async def test_refused_identify_leaves_the_games_to_the_old_process(update: Update) -> None:
    update.discord.gateway.after_identify = CloseCode.SHARDING_REQUIRED
    await update.new.spawn()
    async with asyncio.timeout(START_TIMEOUT):
        assert await update.new.wait_for_exit() == 1
    assert update.new.log.splitlines()[-1] == (
        "Discord refuses the connection: the bot is in too many servers for so few shards "
        "(close code 4011)"
    )
    await asyncio.sleep(2 * client.LEASE_CHECK_INTERVAL)
    await update.assert_old_one_plays_on()


async def test_refused_commands_leave_the_games_to_the_old_process(update: Update) -> None:
    async def refuse_commands(call: ApiCall) -> web.Response | None:
        if isinstance(call.body, list):
            return error_response(400, 50035, "Invalid Form Body")
        return None

    _forget_synced_commands(update.old.database)
    update.discord.before_request = refuse_commands
    await update.new.spawn()
    async with asyncio.timeout(START_TIMEOUT):
        assert await update.new.wait_for_exit() == 1
    last_line = update.new.log.splitlines()[-1]
    assert last_line.startswith("Discord refuses the slash commands: 400 ")
    assert "50035" in last_line
    await asyncio.sleep(2 * client.LEASE_CHECK_INTERVAL)
    await update.assert_old_one_plays_on()


async def test_commands_are_sent_before_the_games_are_taken_over(update: Update) -> None:
    """What is pressed while Discord takes its time with the commands is left to the old one."""
    asked, may_answer = asyncio.Event(), asyncio.Event()

    async def wait_with_commands(call: ApiCall) -> web.Response | None:
        if isinstance(call.body, list):
            asked.set()
            await may_answer.wait()
        return None

    _forget_synced_commands(update.old.database)
    update.discord.before_request = wait_with_commands
    await update.new.spawn()
    async with asyncio.timeout(START_TIMEOUT):
        await asked.wait()
    await update.assert_old_one_plays_on()
    may_answer.set()
    async with asyncio.timeout(START_TIMEOUT):
        assert await update.old.wait_for_exit() == 0
    await update.player.pass_turn()
    assert await update.new.terminate(STOP_TIMEOUT) == 0
    assert all(sent.callbacks for sent in update.discord.recording.interactions.values())


def _forget_synced_commands(database: Path) -> None:
    """Make the next process send its commands."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM meta WHERE key = ?", (COMMAND_TREE_KEY,))


MIN_MOVES = 5
"""Moves that the overlap test must see."""

COUNT_PLAYER_MOVES = "SELECT count(*) FROM move WHERE kind = 'act'"
COUNT_UNANNOUNCED = "SELECT count(*) FROM game WHERE announced_ply < ply"


async def test_overlapping_processes_do_nothing_twice(update: Update) -> None:
    """Play with one process, start another one, and play on."""
    discord, old, new, player = update.discord, update.old, update.new, update.player

    def count(sql: str) -> int:
        with closing(sqlite3.connect(old.database)) as connection:
            return int(connection.execute(sql).fetchone()[0])

    await new.spawn()
    assert await wait_until(lambda: discord.gateway.session_count == 2, START_TIMEOUT)
    while old.running:
        await player.pass_turn()
        await asyncio.sleep(0.1)
    # The number of passes during the overlap is random; play on until there are enough.
    while count(COUNT_PLAYER_MOVES) < MIN_MOVES:
        await player.pass_turn()
    assert await old.wait_for_exit() == 0
    assert await wait_until(lambda: count(COUNT_UNANNOUNCED) == 0, STOP_TIMEOUT)
    assert await new.terminate(STOP_TIMEOUT) == 0
    # The old process learns that it was replaced by the first press, or within a second.
    assert player.refused <= 1
    _check_announced_once(discord, count(COUNT_PLAYER_MOVES))
    assert discord.recording.faults == []
    assert "ERROR" not in old.log + new.log


def _check_announced_once(discord: FakeDiscord, move_count: int) -> None:
    """Check that no message was posted twice, and that there is one turn message."""
    messages = discord.recording.messages[FIRST_CHANNEL]
    nonces = Counter(message.nonce for message in messages)
    assert {nonce for nonce, number in nonces.items() if number > 1} == set()
    lines = [line for message in messages for line in message.content.splitlines()]
    summaries = [line for line in lines if line.startswith("**Round")]
    assert len(set(summaries)) == len(summaries) <= move_count
    assert (
        sum(message.is_turn for message in discord.recording.visible_messages(FIRST_CHANNEL)) == 1
    )


def test_env_file_is_excluded_from_git_and_image() -> None:
    assert ".env" in (ROOT / ".gitignore").read_text().splitlines()
    everything, *exceptions = (ROOT / ".dockerignore").read_text().splitlines()
    assert everything == "*"
    assert not any(".env" in line for line in exceptions)


def test_image_has_an_unprivileged_user_and_a_health_check() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    instructions = [line.split()[0] for line in lines if line and not line.startswith((" ", "#"))]
    assert (
        instructions.index("USER") < instructions.index("HEALTHCHECK") < instructions.index("CMD")
    )
    assert "VOLUME" in instructions
    assert not any("TOKEN" in line for line in lines if line.startswith(("ENV", "ARG", "COPY")))

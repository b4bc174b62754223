"""Discord's gateway: intents, reconnects, lost sessions, silent connections, outages of servers.

`tests/support/fake_discord/README.md` says where Discord documents these rules.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.ops.run import CLOSE_REASONS
from bot.ops.session_starts import PLENTY
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.gateway import (
    GUILDS_INTENT,
    IDENTIFY_INTERVAL,
    SILENT_INTERVALS,
    Gateway,
)
from tests.support.fake_discord.gateway_sessions import CloseCode
from tests.support.fake_discord.payloads import GUILD
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.fake_discord.table_driver import (
    TIMEOUT,
    BotSession,
    TableDriver,
    bot_session,
    kill_on,
)

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

SHORT_HEARTBEATS = "tests.support.bot_variants.short_heartbeats"

RECONNECTS_WITHIN = 120.0


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def session(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BotSession]:
    """One bot for all tests of the module; each test uses channels of its own."""
    folder = tmp_path_factory.mktemp("bot")
    async with bot_session(folder, channels=30, module=SHORT_HEARTBEATS) as running_session:
        running_session.discord.gateway.identify_interval = IDENTIFY_INTERVAL
        yield running_session
    assert "level=ERROR" not in running_session.bot.log
    assert running_session.discord.recording.faults == []
    assert running_session.discord.gateway.early_identifies == 0


async def play_on(driver: TableDriver) -> None:
    """Pass, and wait until the channel shows the next turn."""
    ply = driver.turn_message.ply
    await driver.pass_turn()
    await driver.wait_for_turn_after(ply)


async def test_no_privileged_intent_is_asked_for(session: BotSession) -> None:
    """Otherwise Discord closes the connection with 4014 until the portal allows the intent."""
    assert set(session.discord.gateway.intents) == {GUILDS_INTENT}


def close_with(code: CloseCode) -> Callable[[Gateway], Awaitable[None]]:
    """Close the connection in the middle of the session."""

    async def close(gateway: Gateway) -> None:
        await gateway.close_connections(code)

    return close


async def request_reconnect(gateway: Gateway) -> None:
    await gateway.request_reconnect()


async def invalidate_for_now(gateway: Gateway) -> None:
    await gateway.invalidate_sessions(resumable=True)


async def fall_silent(gateway: Gateway) -> None:
    gateway.freeze_connections()


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(close_with(CloseCode.UNKNOWN_ERROR), id="unknown error"),
        pytest.param(close_with(CloseCode.RATE_LIMITED), id="rate limited"),
        request_reconnect,
        invalidate_for_now,
        fall_silent,
    ],
)
async def test_session_is_resumed_and_events_are_made_up_for(
    session: BotSession, fault: Callable[[Gateway], Awaitable[None]]
) -> None:
    gateway, (driver,) = session.discord.gateway, await session.open_tables(1)
    resumed, identified = gateway.resume_count, gateway.identify_count
    ply = driver.turn_message.ply
    await fault(gateway)
    interaction = await driver.send_pass()
    assert await wait_until(lambda: gateway.resume_count == resumed + 1, RECONNECTS_WITHIN)
    await interaction.wait_for_answer(TIMEOUT)
    await driver.wait_for_turn_after(ply)
    await play_on(driver)
    assert gateway.identify_count == identified


async def test_heartbeats_keep_a_session_alive(session: BotSession) -> None:
    """Discord says in each hello how often it wants one."""
    gateway = session.discord.gateway
    interval, gateway.heartbeat_interval = gateway.heartbeat_interval, 1.0
    try:
        resumed = gateway.resume_count
        await gateway.drop(resumable=True)
        assert await wait_until(lambda: gateway.resume_count == resumed + 1, RECONNECTS_WITHIN)
        begun = gateway.session_count
        (connection,) = gateway.connections
        assert await wait_until(lambda: connection.heartbeats > SILENT_INTERVALS, RECONNECTS_WITHIN)
        assert (gateway.session_count, gateway.resume_count) == (begun, resumed + 1)
    finally:
        gateway.heartbeat_interval = interval


async def end_sessions(gateway: Gateway) -> None:
    await gateway.invalidate_sessions(resumable=False)


async def let_session_time_out(gateway: Gateway) -> None:
    await gateway.close_connections(CloseCode.SESSION_TIMED_OUT, resumable=False)


async def forget_events(gateway: Gateway) -> None:
    """Close every resume with 4007, as the bot's sequence is one that Discord does not know."""
    await gateway.forget_events()


@pytest.mark.parametrize("fault", [end_sessions, let_session_time_out, forget_events])
async def test_ended_session_is_replaced_by_a_new_one(
    session: BotSession, fault: Callable[[Gateway], Awaitable[None]]
) -> None:
    gateway, (driver,) = session.discord.gateway, await session.open_tables(1)
    begun = gateway.session_count
    await fault(gateway)
    assert await wait_until(lambda: gateway.session_count == begun + 1, RECONNECTS_WITHIN)
    await play_on(driver)


async def test_running_bot_ends_with_the_reason_where_no_reconnect_helps(tmp_path: Path) -> None:
    """Such as that the token was reset."""
    code = CloseCode.AUTHENTICATION_FAILED
    async with bot_session(tmp_path, channels=1) as session:
        (driver,) = await session.open_tables(1)
        await driver.pass_turn()
        await session.discord.gateway.close_connections(code)
        async with asyncio.timeout(RECONNECTS_WITHIN):
            assert await session.bot.wait_for_exit() == 1
        assert session.discord.gateway.identify_count == 1
    reason = f"Discord refuses the connection: {CLOSE_REASONS[code]} (close code {code})"
    assert session.bot.log.splitlines()[-1] == reason
    assert "Traceback" not in session.bot.log
    assert "level=ERROR" not in session.bot.log


async def test_server_is_played_in_after_its_outage(session: BotSession) -> None:
    gateway, (driver,) = session.discord.gateway, await session.open_tables(1)
    await gateway.begin_outage(GUILD)
    lost = await driver.send_pass()
    await gateway.end_outage(GUILD)
    await play_on(driver)
    assert lost.acknowledged is None
    assert await driver.pass_count() == 1


async def test_server_that_is_unavailable_at_the_start_is_played_in_later(tmp_path: Path) -> None:
    async with FakeDiscord() as discord:
        discord.gateway.unavailable_guilds.add(GUILD)
        bot = BotProcess(discord, tmp_path, forked=True)
        try:
            await bot.start()
            await discord.gateway.end_outage(GUILD)
            driver = TableDriver(discord)
            await driver.begin()
            await play_on(driver)
        finally:
            await bot.kill()
    assert "level=ERROR" not in bot.log


async def test_server_that_is_unavailable_at_the_start_is_written_to_in_its_language(
    tmp_path: Path,
) -> None:
    """Discord says the locale of a server only once it is available."""
    async with FakeDiscord() as discord:
        await discord.gateway.change_locale(GUILD, "de")
        bot = BotProcess(discord, tmp_path, forked=True)
        driver = TableDriver(discord)
        try:
            await bot.start()
            ply = (await driver.begin()).ply
            discord.before_request = kill_on(bot, lambda call: call.kind == "post")
            await driver.send_pass()
            await bot.wait_for_exit()
            discord.remove_hooks()
            discord.gateway.unavailable_guilds.add(GUILD)
            await bot.start()
            turn = await driver.wait_for_turn_after(ply)
        finally:
            await bot.kill()
    assert "passt" in turn.content


async def test_bot_waits_while_no_identify_is_left(tmp_path: Path) -> None:
    """One too many makes Discord end all sessions and reset the bot's token."""
    async with FakeDiscord() as discord:
        # So few that the bot asks before each identify.
        discord.gateway.identify_limit.a_day = PLENTY
        discord.gateway.identify_limit.use_up(reset_after=3)
        bot = BotProcess(discord, tmp_path, forked=True)
        try:
            await bot.start()
            assert bot.log.count("no identifies are left: connecting in ") == 1
            discord.gateway.identify_limit.use_up(reset_after=3)
            begun = discord.gateway.session_count
            await discord.gateway.drop(resumable=False)
            assert await wait_until(
                lambda: discord.gateway.session_count == begun + 1, RECONNECTS_WITHIN
            )
            assert bot.log.count("no identifies are left: connecting in ") == 2
        finally:
            await bot.kill()
    assert discord.recording.faults == []


async def test_stopped_bot_ends_its_session_and_sends_its_commands_once(tmp_path: Path) -> None:
    """Closed with 1000, the bot is shown as offline; otherwise Discord waits for a resume.

    Discord limits how often commands are overwritten, so unchanged ones are not sent again.
    """
    async with FakeDiscord() as discord:
        bot = BotProcess(discord, tmp_path, forked=True)
        for _ in range(2):
            await bot.start()
            assert await wait_until(lambda: "took over the games" in bot.log, RECONNECTS_WITHIN)
            try:
                assert await bot.terminate(RECONNECTS_WITHIN) == 0
            finally:
                bot.send_sigkill()
            assert discord.gateway.sessions_of_shard(0) == []
    assert discord.recording.command_syncs == 1
    assert discord.recording.faults == []

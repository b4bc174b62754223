"""A crash between sending a message and marking it as sent, followed by a late restart.

By then Discord has forgotten the nonce; only the channel history shows what was sent.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from aiohttp import web

from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.client import slash
from tests.support.fake_discord.recording import Message
from tests.support.fake_discord.rest_rules import error_response
from tests.support.fake_discord.server import ApiCall, FakeDiscord, wait_until
from tests.support.fake_discord.table_driver import (
    TIMEOUT,
    TableDriver,
    all_announced,
    bot_session,
    kill_on,
    tables_in_play,
    wait_for_next_second,
)

pytestmark = pytest.mark.slow

SHORT_SUMMARY_INTERVAL = "tests.support.bot_variants.short_summary_interval"


def turn_post(call: ApiCall) -> bool:
    return call.kind == "post" and bool(call.body.get("components"))


def summary_post(call: ApiCall) -> bool:
    return call.kind == "post" and not call.body.get("components")


async def restart_later(discord: FakeDiscord, bot: BotProcess, **environment: str) -> None:
    """Wait for the bot to die, and start it after Discord has forgotten all nonces."""
    async with asyncio.timeout(TIMEOUT):
        await bot.wait_for_exit()
    discord.remove_hooks()
    discord.forget_nonces()
    # Recovery compares whole seconds: start in a later second than the last move.
    await wait_for_next_second()
    await bot.start(**environment)
    await bot.wait_until_taken_over()


def visible_messages(driver: TableDriver) -> list[Message]:
    return driver.discord.recording.visible_messages(driver.channel_id)


def count_ever_sent(driver: TableDriver, text: str) -> int:
    """Count the messages that contain this text, including deleted ones."""
    return sum(
        text in message.content for message in driver.discord.recording.messages[driver.channel_id]
    )


async def test_sent_turn_message_is_found_among_99_later_messages(tmp_path: Path) -> None:
    """Discord returns up to 100 messages of a channel at once."""
    async with tables_in_play(tmp_path) as (discord, bot, (driver,)):
        discord.after_request = kill_on(bot, turn_post)
        who, other = driver.person_to_act, driver.people[1]
        await driver.send_pass()
        await bot.wait_for_exit()
        discord.chat(other, driver.channel_id, (f"Are you there? {n}" for n in range(99)))
        await restart_later(discord, bot)
        assert await wait_until(lambda: driver.visible_turn_count == 1, TIMEOUT)
        assert count_ever_sent(driver, f"{who.name} passes.") == 1
        await _pass_on(driver)
        assert await wait_until(lambda: driver.visible_turn_count == 1, TIMEOUT)
        assert await driver.pass_count() == 2


async def test_turn_message_of_an_older_ply_is_not_repeated(tmp_path: Path) -> None:
    """The next move is made while a message is being sent, so the message shows an older ply."""
    async with tables_in_play(tmp_path) as (discord, bot, (driver,)):
        first, sent = driver.person_to_act, asyncio.Event()

        async def hold(call: ApiCall) -> web.Response | None:
            if turn_post(call):
                sent.set()
                await asyncio.Event().wait()
            return None

        discord.after_request = hold
        await driver.pass_turn()
        await sent.wait()
        second = next(person for person in driver.people if person is not first)
        assert (await driver.private_reply(second, "pass")).startswith("You pass.")
        bot.send_sigkill()
        await restart_later(discord, bot)
        await driver.wait_for_turn_after(4)
        assert await wait_until(lambda: driver.visible_turn_count == 1, TIMEOUT)
        assert count_ever_sent(driver, f"{first.name} passes.") == 1
        assert await driver.pass_count() == 2


async def test_turn_posted_while_the_next_process_starts_is_not_repeated(tmp_path: Path) -> None:
    """Until that has taken over, moves are those of the process before."""
    async with tables_in_play(tmp_path) as (discord, bot, (driver,)):
        next_bot, identified = BotProcess(discord, tmp_path, forked=True), discord.gateway.intents
        discord.gateway.may_be_ready.clear()
        await next_bot.spawn()
        assert await wait_until(lambda: len(identified) == 2, TIMEOUT)
        await wait_for_next_second()
        ply, who = driver.turn_message.ply, driver.person_to_act
        discord.after_request = kill_on(bot, turn_post)
        await driver.send_pass()
        await bot.wait_for_exit()
        discord.remove_hooks()
        discord.gateway.may_be_ready.set()
        await next_bot.wait_until_taken_over()
        assert await wait_until(lambda: all_announced(bot.database), TIMEOUT)
        assert driver.turn_message.ply > ply
        assert driver.visible_turn_count == 1
        assert count_ever_sent(driver, f"{who.name} passes.") == 1
        await next_bot.terminate(TIMEOUT)


async def test_phase_summary_sent_before_a_crash_is_not_repeated(tmp_path: Path) -> None:
    async with tables_in_play(tmp_path) as (discord, bot, (driver,)):
        await _pass_on(driver)
        ply = driver.turn_message.ply
        discord.after_request = kill_on(bot, summary_post)
        await driver.send_pass()
        await restart_later(discord, bot)
        await driver.wait_for_turn_after(ply)
        assert count_ever_sent(driver, "**Round 1 · ") == 1
        assert await wait_until(lambda: driver.visible_turn_count == 1, TIMEOUT)
        assert [message.is_turn for message in visible_messages(driver)] == [False, False, True]


async def test_lobby_message_sent_before_a_crash_is_edited(tmp_path: Path) -> None:
    async with bot_session(tmp_path, channels=1) as session:
        discord, bot, driver = session.discord, session.bot, TableDriver(session.discord)
        discord.after_request = kill_on(bot, lambda call: call.kind == "post")
        await slash(discord, driver.people[0], driver.channel_id, "new")
        await restart_later(discord, bot)
        await driver.private_reply(driver.people[1], "join")
        assert await wait_until(
            lambda: driver.people[1].name in visible_messages(driver)[0].content, TIMEOUT
        )
        assert len(visible_messages(driver)) == 1


async def test_result_sent_before_a_crash_is_not_repeated(tmp_path: Path) -> None:
    async with tables_in_play(tmp_path) as (discord, bot, (driver,)):
        prompt = await (
            await slash(discord, driver.people[0], driver.channel_id, "end")
        ).wait_for_answer(TIMEOUT)
        discord.after_request = kill_on(bot, turn_post)
        await driver.press(driver.people[0], prompt.buttons[0], panel=prompt)
        await restart_later(discord, bot)
        assert await wait_until(lambda: driver.visible_turn_count == 0, TIMEOUT)
        assert count_ever_sent(driver, "ended without a winner") == 1


async def test_repost_before_a_crash_leaves_no_duplicate(tmp_path: Path) -> None:
    async with tables_in_play(tmp_path) as (discord, bot, (driver,)):
        # A turn message that was just posted is at the bottom, and is not reposted.
        assert await wait_until(lambda: all_announced(bot.database), TIMEOUT)
        discord.after_request = kill_on(bot, turn_post)
        await slash(discord, driver.people[0], driver.channel_id, "show board")
        await restart_later(discord, bot)
        assert driver.visible_turn_count == 2
        await _pass_on(driver)
        assert await wait_until(lambda: driver.visible_turn_count == 1, TIMEOUT)


@pytest.mark.parametrize("status", [403, 500])
async def test_turn_is_posted_if_the_channel_history_cannot_be_read(
    tmp_path: Path, status: int
) -> None:
    async with tables_in_play(tmp_path) as (discord, bot, (driver,)):
        ply = driver.turn_message.ply
        discord.before_request = kill_on(bot, turn_post)
        await driver.send_pass()
        await bot.wait_for_exit()

        async def forbid_reading(call: ApiCall) -> web.Response | None:
            return error_response(status, 50013, "no") if call.kind == "history" else None

        discord.before_request = forbid_reading
        await bot.start()
        await driver.wait_for_turn_after(ply)
        assert await wait_until(lambda: driver.visible_turn_count == 1, TIMEOUT)
        assert " ERROR " not in bot.log
        assert "Traceback" not in bot.log


async def test_channel_history_is_read_once_after_a_restart(tmp_path: Path) -> None:
    async with tables_in_play(tmp_path, 2) as (discord, bot, drivers):
        channels_read = []

        async def record_history_request(call: ApiCall) -> web.Response | None:
            if call.kind == "history":
                channels_read.append(call.channel_id)
            return None

        discord.before_request = record_history_request
        for driver in drivers:
            await _pass_on(driver)
        assert channels_read == [], "games that began in this run need no recovery"
        await bot.kill()
        await wait_for_next_second()
        await bot.start()
        await bot.wait_until_taken_over()
        for _ in range(3):
            for driver in drivers:
                await _pass_on(driver)
        assert sorted(channels_read) == [driver.channel_id for driver in drivers]


async def _pass_on(driver: TableDriver) -> None:
    ply = driver.turn_message.ply
    await driver.pass_turn()
    await driver.wait_for_turn_after(ply)


# The message about a game in the channel of its thread


@pytest.mark.parametrize("killed_at", ["post", "delete"])
async def test_channel_of_a_thread_has_one_message_after_a_crash(
    tmp_path: Path, killed_at: str
) -> None:
    """Discord no longer lets the bot edit it, and the bot is killed when it posts it anew."""
    async with bot_session(tmp_path, channels=1, module=SHORT_SUMMARY_INTERVAL) as session:
        discord, bot, driver = session.discord, session.bot, TableDriver(session.discord)
        channel_id, (first, second) = driver.channel_id, driver.people

        def shown() -> list[Message]:
            return discord.recording.visible_messages(channel_id)

        answer = await driver.private_reply(first, "new", where="thread")
        (summary,) = shown()
        driver.channel_id = summary.id
        assert f"<#{summary.id}>" in answer
        await driver.private_reply(second, "join")
        await driver.private_reply(first, "start")
        ply = (await driver.wait_for_turn_after(0)).ply
        acting = driver.person_to_act
        assert await wait_until(lambda: f": {acting.name}\n" in summary.content, TIMEOUT)

        async def refuse_edits(call: ApiCall) -> web.Response | None:
            if call.kind == "edit" and call.channel_id == channel_id:
                return error_response(429, 30046, "Too many edits of older messages")
            return None

        def is_repost(call: ApiCall) -> bool:
            return call.kind == killed_at and call.channel_id == channel_id

        discord.before_request = refuse_edits
        discord.after_request = kill_on(bot, is_repost)
        await driver.send_pass()
        await restart_later(discord, bot)
        await driver.wait_for_turn_after(ply)
        waiting = driver.person_to_act
        assert waiting is not acting

        def is_up_to_date() -> bool:
            return [f": {waiting.name}\n" in message.content for message in shown()] == [True]

        assert await wait_until(is_up_to_date, TIMEOUT), [each.content for each in shown()]
        assert len(discord.recording.messages[channel_id]) == 2, "it was posted anew once"
        assert "level=ERROR" not in bot.log
        assert discord.recording.faults == []

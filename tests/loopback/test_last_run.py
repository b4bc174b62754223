"""A crash after a message was sent and before it was marked, and a long time until the next start.

Discord has forgotten the nonce by then: only a look into the channel shows what was sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from aiohttp import web

from tests.loopback.evening import SOON, Evening, on_stage, playing
from tests.loopback.people import slash
from tests.loopback.process import BotProcess
from tests.loopback.record import Message
from tests.loopback.server import Call, Hook, Loopback, error, settled


def dies(bot: BotProcess, at: Callable[[Call], bool]) -> Hook:
    """The bot is killed by the first request of a kind, and gets no answer."""

    async def hook(call: Call) -> web.Response | None:
        if not at(call) or not bot.running:
            return None
        bot.strike()
        return error(500, 0, "killed")

    return hook


def any_post(call: Call) -> bool:
    return call.kind == "post"


def turn_post(call: Call) -> bool:
    return call.kind == "post" and bool(call.body.get("components"))


def story_post(call: Call) -> bool:
    return call.kind == "post" and not call.body.get("components")


async def starts_long_after(discord: Loopback, bot: BotProcess, **environment: str) -> None:
    """The bot has died; it is started when Discord knows no nonce any more."""
    async with asyncio.timeout(SOON):
        await bot.ended()
    discord.let_pass()
    discord.forget_nonces()
    # As the store counts time: what was made in one second with the start may be newer.
    await asyncio.sleep(1)
    await bot.start(**environment)


def shown(evening: Evening) -> list[Message]:
    return evening.discord.record.standing(evening.channel_id)


def ever_told(evening: Evening, words: str) -> int:
    """How many messages have said this, those that are gone included."""
    return sum(words in one.content for one in evening.discord.record.messages[evening.channel_id])


async def test_a_turn_that_was_sent_is_not_sent_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as (discord, bot, (ours,)):
        discord.after = dies(bot, turn_post)
        who = ours.on_turn
        await ours.sends_pass()
        await starts_long_after(discord, bot)
        assert await settled(lambda: ours.turns_shown == 1, SOON)
        assert ever_told(ours, f"{who.name} passes.") == 1
        ply = ours.turn.ply
        await ours.passes()
        await ours.turn_after(ply)
        assert await settled(lambda: ours.turns_shown == 1, SOON)
        assert await ours.all_passes() == 2


async def test_a_turn_that_was_sent_before_the_latest_move_stays_told(tmp_path: Path) -> None:
    """While a message is on its way the next move is made: what is shown is an older ply."""
    async with playing(tmp_path) as (discord, bot, (ours,)):
        first, sent = ours.on_turn, asyncio.Event()

        async def hold(call: Call) -> web.Response | None:
            if turn_post(call):
                sent.set()
                await asyncio.sleep(60)
            return None

        discord.after = hold
        await ours.passes()
        await sent.wait()
        second = next(one for one in ours.people if one is not first)
        assert (await ours.says(second, "pass")).startswith("You pass.")
        bot.strike()
        await starts_long_after(discord, bot)
        await ours.turn_after(4)
        assert await settled(lambda: ours.turns_shown == 1, SOON)
        assert ever_told(ours, f"{first.name} passes.") == 1
        assert await ours.all_passes() == 2


async def test_a_story_that_was_sent_is_not_sent_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as (discord, bot, (ours,)):
        ply = ours.turn.ply
        await ours.passes()
        await ours.turn_after(ply)
        discord.after = dies(bot, story_post)
        await ours.sends_pass()
        await starts_long_after(discord, bot)
        await ours.turn_after(ply + 1)
        assert ever_told(ours, "Round 1 · ") == 1
        assert await settled(lambda: ours.turns_shown == 1, SOON)
        assert [one.is_turn for one in shown(ours)] == [False, False, True]


async def test_a_lobby_that_was_sent_is_the_one_that_changes(tmp_path: Path) -> None:
    async with on_stage(tmp_path, channels=1) as stage:
        discord, bot, ours = stage.discord, stage.bot, Evening(stage.discord)
        discord.after = dies(bot, any_post)
        await slash(discord, ours.people[0], ours.channel_id, "new")
        await starts_long_after(discord, bot)
        await ours.says(ours.people[1], "join")
        assert await settled(lambda: ours.people[1].name in shown(ours)[0].content, SOON)
        assert len(shown(ours)) == 1


async def test_an_end_that_was_told_is_not_told_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as (discord, bot, (ours,)):
        asked = await (await slash(discord, ours.people[0], ours.channel_id, "end")).answer(SOON)
        discord.after = dies(bot, turn_post)
        await ours.presses(ours.people[0], asked.buttons[0], panel=asked)
        await starts_long_after(discord, bot)
        assert await settled(lambda: ours.turns_shown == 0, SOON)
        assert ever_told(ours, "ended without a winner") == 1


async def test_a_table_that_was_brought_down_leaves_no_second_one(tmp_path: Path) -> None:
    async with playing(tmp_path) as (discord, bot, (ours,)):
        # A turn that is only just told is at the bottom, and is not brought down.
        await asyncio.sleep(0.5)
        discord.after = dies(bot, turn_post)
        await slash(discord, ours.people[0], ours.channel_id, "board")
        await starts_long_after(discord, bot)
        assert ours.turns_shown == 2
        ply = ours.turn.ply
        await ours.passes()
        await ours.turn_after(ply)
        assert await settled(lambda: ours.turns_shown == 1, SOON)


@pytest.mark.parametrize("status", [403, 404, 500])
async def test_a_channel_that_cannot_be_read_is_told_all_the_same(
    tmp_path: Path, status: int
) -> None:
    async with playing(tmp_path) as (discord, bot, (ours,)):
        ply = ours.turn.ply
        discord.before = dies(bot, turn_post)
        await ours.sends_pass()
        await bot.ended()

        async def closed(call: Call) -> web.Response | None:
            return error(status, 50013, "no") if call.kind == "history" else None

        discord.before = closed
        await bot.start()
        await ours.turn_after(ply, within=12)
        assert await settled(lambda: ours.turns_shown == 1, SOON)
        assert " ERROR " not in bot.log
        assert "Traceback" not in bot.log


async def test_a_channel_is_looked_at_once_after_a_start(tmp_path: Path) -> None:
    async with playing(tmp_path, 2) as (discord, bot, evenings):
        looks = []

        async def count(call: Call) -> web.Response | None:
            if call.kind == "history":
                looks.append(call.channel_id)
            return None

        discord.before = count
        for evening in evenings:
            await _pass_on(evening)
        assert looks == [], "these games began in this run"
        await bot.kill()
        await asyncio.sleep(1)
        await bot.start()
        for _ in range(3):
            for evening in evenings:
                await _pass_on(evening)
        assert sorted(looks) == [evening.channel_id for evening in evenings]


async def _pass_on(evening: Evening) -> None:
    ply = evening.turn.ply
    await evening.passes()
    await evening.turn_after(ply)

"""Outages of Discord: moves count, channels catch up by themselves, other tables do not wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web

from tests.support.fake_discord.client import autocomplete, press
from tests.support.fake_discord.recording import Unanswered
from tests.support.fake_discord.server import (
    ApiCall,
    ConnectionDropped,
    Hook,
    error_response,
    rate_limited,
    wait_until,
)
from tests.support.fake_discord.table_driver import (
    SLOW_DISK,
    TIMEOUT,
    BotSession,
    bot_session,
    tables_in_play,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def session(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BotSession]:
    """One bot for all tests of the module; each test uses channels of its own."""
    async with bot_session(tmp_path_factory.mktemp("bot"), channels=30) as made:
        yield made
    assert "level=ERROR" not in made.bot.log


@pytest.fixture(autouse=True)
def remove_faults(session: BotSession) -> None:
    session.discord.remove_hooks()


def for_channel(
    channel_id: int, kind: str, answers: list[Callable[[], web.Response | None]]
) -> Hook:
    """Make a hook that gives these answers to the first requests of a kind in one channel."""

    async def hook(call: ApiCall) -> web.Response | None:
        if (
            call.kind != kind
            or (call.channel_id or _interaction_channel(call)) != channel_id
            or not answers
        ):
            return None
        return answers.pop(0)()

    return hook


def _interaction_channel(call: ApiCall) -> int:
    return call.interaction.channel_id if call.interaction else 0


def drop() -> web.Response:
    """Close the connection without an answer."""
    raise ConnectionDropped


@pytest.mark.parametrize(
    ("answers", "within"),
    [
        ([lambda: rate_limited(0.6), lambda: rate_limited(0.6)], 4),
        ([lambda: error_response(500, 0, "oops")], 8),
        ([drop], 10),
    ],
    ids=["429", "500", "dropped"],
)
async def test_unreachable_channel_catches_up_without_delaying_others(
    session: BotSession, answers: list[Callable[[], web.Response | None]], within: float
) -> None:
    discord, (ours, other) = session.discord, await session.open_tables(2)
    discord.before_request = for_channel(ours.channel_id, "post", answers)
    ply = ours.turn_message.ply
    asked = await ours.pass_turn()
    assert asked.answered is not None
    assert asked.answered - asked.sent < 1

    other_ply = other.turn_message.ply
    start_time = time.perf_counter()
    await other.pass_turn()
    await other.wait_for_turn_after(other_ply)
    assert time.perf_counter() - start_time < 0.6
    assert ours.turn_message.ply == ply

    await ours.wait_for_turn_after(ply, within)
    assert not answers
    assert await ours.pass_count() == 1
    assert await wait_until(lambda: ours.visible_turn_count == 1, TIMEOUT)


async def test_hanging_post_does_not_delay_moves_or_other_tables(
    session: BotSession,
) -> None:
    discord, (ours, other) = session.discord, await session.open_tables(2)
    hangs = asyncio.Event()

    async def hold(call: ApiCall) -> web.Response | None:
        if call.kind == "post" and call.channel_id == ours.channel_id:
            await hangs.wait()
        return None

    discord.before_request = hold
    ply, first = ours.turn_message.ply, ours.person_to_act
    await ours.pass_turn()
    second = next(one for one in ours.people if one is not first)
    assert (await ours.private_reply(second, "pass")).startswith("You pass.")
    await other.pass_turn()
    await other.wait_for_turn_after(other.turn_message.ply)
    hangs.set()
    await ours.wait_for_turn_after(ply + 1)
    assert await ours.pass_count() == 2


@pytest.mark.parametrize("resumable", [True, False])
async def test_play_continues_after_a_gateway_disconnect(
    session: BotSession, resumable: bool
) -> None:
    discord, (ours,) = session.discord, await session.open_tables(1)
    await ours.pass_turn()
    turn = await ours.wait_for_turn_after(3)
    identified, resumed = discord.gateway.identify_count, discord.gateway.resume_count
    await discord.gateway.drop(resumable=resumable)
    if not resumable:
        # Without a session discord.py waits 5 seconds before it identifies again.
        assert await wait_until(lambda: discord.gateway.identify_count == identified + 1, 10)
    asked = await ours.send_pass()
    await asked.wait_for_answer(TIMEOUT)
    assert asked.content.startswith("You pass.")
    assert discord.gateway.resume_count == resumed + int(resumable)
    await ours.wait_for_turn_after(turn.ply)
    assert await ours.pass_count() == 2


async def test_duplicate_interaction_event_is_handled_once(session: BotSession) -> None:
    discord, (ours,) = session.discord, await session.open_tables(1)
    ply = ours.turn_message.ply
    discord.gateway.send_twice = True
    asked = await ours.pass_turn()
    discord.gateway.send_twice = False
    await ours.wait_for_turn_after(ply)
    await asyncio.sleep(0.2)
    assert asked.callbacks == 2
    assert asked.content.startswith("You pass.")
    assert await ours.pass_count() == 1
    assert ours.turn_message.ply == ply + 1


async def test_interactions_are_acknowledged_in_time_on_a_slow_disk(tmp_path: Path) -> None:
    async with tables_in_play(tmp_path, 2, module=SLOW_DISK, SLOW_COMMIT_SECONDS="0.8") as (
        discord,
        _,
        drivers,
    ):
        sent = [await driver.send_pass() for driver in drivers]
        start_time = time.perf_counter()
        other = drivers[1]
        assert await autocomplete(discord, other.person_to_act, other.channel_id, "buy", "card")
        assert time.perf_counter() - start_time < 0.5
        for one in sent:
            await one.wait_for_answer(10)
            assert one.acknowledged is not None
            assert one.answered is not None
            assert one.acknowledged - one.sent < 0.5
            assert one.answered - one.sent > 0.7
            assert one.content.startswith("You pass.")
        for driver in drivers:
            await driver.wait_for_turn_after(3)
            assert await driver.pass_count() == 1


async def test_unacknowledged_interaction_makes_no_move(session: BotSession) -> None:
    discord, (ours,) = session.discord, await session.open_tables(1)
    discord.before_request = for_channel(
        ours.channel_id, "callback", [lambda: error_response(404, 10062, "Unknown interaction")]
    )
    asked = await ours.send_pass()
    with pytest.raises(Unanswered):
        await asked.wait_for_answer(0.7)
    assert await ours.pass_count() == 0
    await ours.pass_turn()


@pytest.mark.parametrize("kind", ["callback", "answer"])
async def test_unconfirmed_response_is_not_contradicted(session: BotSession, kind: str) -> None:
    """The bot does not learn that Discord took the response; the move counts once, as told."""
    discord, (ours,) = session.discord, await session.open_tables(1)
    discord.after_request = for_channel(ours.channel_id, kind, [drop])
    asked = await ours.send_pass()
    button = ours.turn_message.button_for("pass")
    assert button is not None
    assert (await asked.wait_for_answer(3)).content.startswith("You pass.")
    again = await (await press(discord, asked.who, ours.channel_id, button)).wait_for_answer(
        TIMEOUT
    )
    assert again.content == "That has already been done."
    assert await ours.pass_count() == 1

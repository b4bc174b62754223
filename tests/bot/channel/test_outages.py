"""Outages of Discord: moves count, channels catch up by themselves, other tables do not wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio
from aiohttp import web

from tests.support.fake_discord.client import press
from tests.support.fake_discord.rest_rules import (
    TOKEN_LIFETIME,
    banned_by_the_proxy,
    error_response,
    rate_limited,
)
from tests.support.fake_discord.server import ApiCall, ConnectionDropped, Hook, wait_until
from tests.support.fake_discord.table_driver import (
    TIMEOUT,
    BotSession,
    bot_session,
)

GLOBAL_PAUSE = 1.0
"""Seconds for which a global limit holds."""

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def session(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BotSession]:
    """One bot for all tests of the module; each test uses channels of its own."""
    async with bot_session(tmp_path_factory.mktemp("bot"), channels=30) as running_session:
        yield running_session
    assert "level=ERROR" not in running_session.bot.log
    assert running_session.discord.recording.faults == []


@pytest.fixture(autouse=True)
def remove_faults(session: BotSession) -> None:
    session.discord.remove_hooks()
    session.discord.token_lifetime = TOKEN_LIFETIME


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
    "answer",
    [
        lambda: rate_limited(0.6),
        lambda: rate_limited(0.6, "shared"),
        lambda: banned_by_the_proxy(0.6),
        lambda: error_response(500, 0, "oops"),
        drop,
    ],
    ids=["429", "shared 429", "429 of the proxy", "500", "dropped"],
)
async def test_unreachable_channel_catches_up_without_delaying_others(
    session: BotSession, answer: Callable[[], web.Response | None]
) -> None:
    discord, (driver, other_driver) = session.discord, await session.open_tables(2)
    reachable, attempted = asyncio.Event(), asyncio.Event()

    async def fail(call: ApiCall) -> web.Response | None:
        if call.kind != "post" or call.channel_id != driver.channel_id or reachable.is_set():
            return None
        attempted.set()
        return answer()

    discord.before_request = fail
    ply = driver.turn_message.ply
    interaction = await driver.pass_turn()
    assert interaction.answered is not None
    async with asyncio.timeout(TIMEOUT):
        await attempted.wait()

    other_ply = other_driver.turn_message.ply
    await other_driver.pass_turn()
    await other_driver.wait_for_turn_after(other_ply)
    assert driver.turn_message.ply == ply

    reachable.set()
    await driver.wait_for_turn_after(ply, within=40)
    assert await driver.pass_count() == 1
    assert await wait_until(lambda: driver.visible_turn_count == 1, TIMEOUT)


async def test_hanging_post_does_not_delay_moves_or_other_tables(
    session: BotSession,
) -> None:
    discord, (driver, other_driver) = session.discord, await session.open_tables(2)
    release_post = asyncio.Event()

    async def hold(call: ApiCall) -> web.Response | None:
        if call.kind == "post" and call.channel_id == driver.channel_id:
            await release_post.wait()
        return None

    discord.before_request = hold
    ply, first = driver.turn_message.ply, driver.person_to_act
    await driver.pass_turn()
    second = next(person for person in driver.people if person is not first)
    assert (await driver.private_reply(second, "pass")).startswith("You pass.")
    await other_driver.pass_turn()
    await other_driver.wait_for_turn_after(other_driver.turn_message.ply)
    release_post.set()
    await driver.wait_for_turn_after(ply + 1)
    assert await driver.pass_count() == 2


async def test_duplicate_interaction_event_is_handled_once(session: BotSession) -> None:
    discord, (driver,) = session.discord, await session.open_tables(1)
    ply = driver.turn_message.ply
    discord.gateway.send_twice = True
    interaction = await driver.pass_turn()
    discord.gateway.send_twice = False
    await driver.wait_for_turn_after(ply)
    assert await wait_until(lambda: interaction.callbacks == 2, TIMEOUT)
    assert interaction.content.startswith("You pass.")
    assert await driver.pass_count() == 1
    assert driver.turn_message.ply == ply + 1


@pytest.mark.parametrize("kind", ["callback", "answer"])
async def test_unconfirmed_response_is_not_contradicted(session: BotSession, kind: str) -> None:
    """The connection drops after Discord has accepted the response."""
    discord, (driver,) = session.discord, await session.open_tables(1)
    discord.after_request = for_channel(driver.channel_id, kind, [drop])
    interaction = await driver.send_pass()
    button = driver.turn_message.button_for("pass")
    assert button is not None
    assert (await interaction.wait_for_answer(TIMEOUT)).content.startswith("You pass.")
    second_press = await (
        await press(discord, interaction.who, driver.channel_id, button)
    ).wait_for_answer(TIMEOUT)
    assert second_press.content == "That’s already been done."
    assert await driver.pass_count() == 1


async def test_channel_requests_wait_out_the_global_limit(session: BotSession) -> None:
    """After a 429 for all requests Discord bans a bot that goes on, but for interactions."""
    discord, drivers = session.discord, await session.open_tables(2)
    limited_at = list[float]()
    early = list[str]()
    is_limited = True

    async def limit(call: ApiCall) -> web.Response | None:
        if call.kind not in ("post", "edit", "delete"):
            return None
        now = time.perf_counter()
        if limited_at and now - limited_at[-1] < GLOBAL_PAUSE:
            early.append(call.kind)
        if not is_limited:
            return None
        limited_at.append(now)
        return rate_limited(GLOBAL_PAUSE, "global")

    discord.before_request = limit
    plies = [driver.turn_message.ply for driver in drivers]
    await drivers[0].pass_turn()
    assert await wait_until(lambda: bool(limited_at), TIMEOUT)
    await drivers[1].pass_turn()
    is_limited = False
    for driver, ply in zip(drivers, plies, strict=True):
        await driver.wait_for_turn_after(ply)
    assert early == []


@pytest.mark.parametrize("kind", ["callback", "answer"])
async def test_limited_response_is_sent_later(session: BotSession, kind: str) -> None:
    discord, (driver,) = session.discord, await session.open_tables(1)
    answers: list[Callable[[], web.Response | None]] = [lambda: rate_limited(0.3)]
    discord.before_request = for_channel(driver.channel_id, kind, answers)
    await driver.pass_turn()
    assert answers == []
    assert await driver.pass_count() == 1


async def test_response_after_15_minutes_is_given_up(session: BotSession) -> None:
    """The token of an interaction is invalid then; the move counts all the same."""
    discord, (driver,) = session.discord, await session.open_tables(1)
    ply = driver.turn_message.ply
    discord.token_lifetime = 0
    interaction = await driver.send_pass()
    await driver.wait_for_turn_after(ply)
    assert await wait_until(lambda: "a response could not be sent" in session.bot.log, TIMEOUT)
    discord.token_lifetime = TOKEN_LIFETIME
    assert interaction.answered is None
    assert await driver.pass_count() == 1

"""Discord's bad days: moves stand, channels catch up by themselves, no other table waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web

from tests.loopback.evening import SLOW_DISK, SOON, Stage, on_stage, playing
from tests.loopback.people import press, suggestions
from tests.loopback.record import Unanswered
from tests.loopback.server import Call, Dropped, Hook, error, rate_limited, settled

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """One bot for all tests here; each plays in channels of its own."""
    async with on_stage(tmp_path_factory.mktemp("bot"), channels=30) as made:
        yield made
    assert "level=ERROR" not in made.bot.log


@pytest.fixture(autouse=True)
def good_days_again(stage: Stage) -> None:
    stage.discord.let_pass()


def for_channel(
    channel_id: int, kind: str, answers: list[Callable[[], web.Response | None]]
) -> Hook:
    """What Discord answers to the first requests of a kind about one channel."""

    async def hook(call: Call) -> web.Response | None:
        if call.kind != kind or (call.channel_id or _asked_in(call)) != channel_id or not answers:
            return None
        return answers.pop(0)()

    return hook


def _asked_in(call: Call) -> int:
    return call.asked.channel_id if call.asked else 0


def drop() -> web.Response:
    raise Dropped


@pytest.mark.parametrize(
    ("answers", "within"),
    [
        ([lambda: rate_limited(0.6), lambda: rate_limited(0.6)], 4),
        ([lambda: error(500, 0, "oops")], 8),
        ([drop], 10),
    ],
    ids=["429", "500", "dropped"],
)
async def test_a_channel_that_cannot_be_told_is_told_later_and_nobody_else_waits(
    stage: Stage, answers: list[Callable[[], web.Response | None]], within: float
) -> None:
    discord, (ours, other) = stage.discord, await stage.evenings(2)
    discord.before = for_channel(ours.channel_id, "post", answers)
    ply = ours.turn.ply
    asked = await ours.passes()
    assert asked.answered is not None
    assert asked.answered - asked.sent < 1

    their_ply = other.turn.ply
    began = time.perf_counter()
    await other.passes()
    await other.turn_after(their_ply)
    assert time.perf_counter() - began < 0.6
    assert ours.turn.ply == ply

    await ours.turn_after(ply, within)
    assert not answers
    assert await ours.all_passes() == 1
    assert await settled(lambda: ours.turns_shown == 1, SOON)


async def test_a_post_that_hangs_holds_nobody_up_and_the_next_one_tells_all(stage: Stage) -> None:
    discord, (ours, other) = stage.discord, await stage.evenings(2)
    hangs = asyncio.Event()

    async def hold(call: Call) -> web.Response | None:
        if call.kind == "post" and call.channel_id == ours.channel_id:
            await hangs.wait()
        return None

    discord.before = hold
    ply, first = ours.turn.ply, ours.on_turn
    await ours.passes()
    second = next(one for one in ours.people if one is not first)
    assert (await ours.says(second, "pass")).startswith("You pass.")
    await other.passes()
    await other.turn_after(other.turn.ply)
    hangs.set()
    await ours.turn_after(ply + 1)
    assert await ours.all_passes() == 2


@pytest.mark.parametrize("resumable", [True, False])
async def test_play_goes_on_after_the_gateway_drops(stage: Stage, resumable: bool) -> None:
    discord, (ours,) = stage.discord, await stage.evenings(1)
    await ours.passes()
    turn = await ours.turn_after(3)
    identified, resumed = discord.gateway.identified, discord.gateway.resumed
    await discord.gateway.drop(resumable=resumable)
    if not resumable:
        # Without a session discord.py waits 5 seconds before it identifies itself again.
        assert await settled(lambda: discord.gateway.identified == identified + 1, 10)
    asked = await ours.sends_pass()
    await asked.answer(SOON)
    assert asked.content.startswith("You pass.")
    assert discord.gateway.resumed == resumed + int(resumable)
    await ours.turn_after(turn.ply)
    assert await ours.all_passes() == 2


async def test_an_interaction_told_twice_is_done_once(stage: Stage) -> None:
    discord, (ours,) = stage.discord, await stage.evenings(1)
    ply = ours.turn.ply
    discord.gateway.twice = True
    asked = await ours.passes()
    discord.gateway.twice = False
    await ours.turn_after(ply)
    await asyncio.sleep(0.2)
    assert asked.callbacks == 2
    assert asked.content.startswith("You pass.")
    assert await ours.all_passes() == 1
    assert ours.turn.ply == ply + 1


async def test_on_a_slow_disk_everybody_is_acknowledged_in_time(tmp_path: Path) -> None:
    async with playing(tmp_path, 2, module=SLOW_DISK, SLOW_COMMIT_SECONDS="0.8") as (
        discord,
        _,
        evenings,
    ):
        sent = [await evening.sends_pass() for evening in evenings]
        began = time.perf_counter()
        other = evenings[1]
        assert await suggestions(discord, other.on_turn, other.channel_id, "buy", "card")
        assert time.perf_counter() - began < 0.5
        for one in sent:
            await one.answer(10)
            assert one.acknowledged is not None
            assert one.answered is not None
            assert one.acknowledged - one.sent < 0.5
            assert one.answered - one.sent > 0.7
            assert one.content.startswith("You pass.")
        for evening in evenings:
            await evening.turn_after(3)
            assert await evening.all_passes() == 1


async def test_who_is_not_acknowledged_has_not_moved(stage: Stage) -> None:
    discord, (ours,) = stage.discord, await stage.evenings(1)
    discord.before = for_channel(
        ours.channel_id, "callback", [lambda: error(404, 10062, "Unknown interaction")]
    )
    asked = await ours.sends_pass()
    with pytest.raises(Unanswered):
        await asked.answer(0.7)
    assert await ours.all_passes() == 0
    await ours.passes()


@pytest.mark.parametrize("kind", ["callback", "answer"])
async def test_a_lost_reply_to_an_answer_leaves_no_doubt(stage: Stage, kind: str) -> None:
    """The bot does not learn that Discord heard it. What people were told is what is so."""
    discord, (ours,) = stage.discord, await stage.evenings(1)
    discord.after = for_channel(ours.channel_id, kind, [drop])
    asked = await ours.sends_pass()
    button = ours.turn.verb("pass")
    assert button is not None
    assert (await asked.answer(3)).content.startswith("You pass.")
    again = await (await press(discord, asked.who, ours.channel_id, button)).answer(SOON)
    assert again.content == "That has already been done."
    assert await ours.all_passes() == 1

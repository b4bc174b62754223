"""Time in which the bot, its database or Discord was down counts for nobody."""

from __future__ import annotations

import pytest

from bot.storage.errors import StoreUnavailable
from bot.storage.store import Store
from bot.table.table import Table
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture

SEED = 70
BORIS, CATHERINE, DMITRI = PLAYERS = (1, 2, 3)
"""With this seed Dmitri has the first turn."""

SEAT_OF_DMITRI = 2
LIMIT = 8 * HOUR

pytestmark = pytest.mark.poll_interval(HOUR)


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    return await sim.start(PLAYERS, SEED, pace="8 hours a move")


async def deadline(sim: DiscordFixture) -> int:
    [*_, row] = (await sim.table()).seats
    assert row.deadline_at is not None
    return row.deadline_at


async def stand_ins(sim: DiscordFixture) -> list[int | None]:
    return await sim.seats_of_moves(await sim.table(), "stand-in")


async def be_down(sim: DiscordFixture, seconds: int) -> None:
    """Stop the bot, and start another one so much later."""
    await sim.bot.close()
    await sim.env.advance_time(seconds)
    await sim.restart()


async def test_nobody_loses_time_while_the_bot_is_down(sim: DiscordFixture, table: Table) -> None:
    before = await deadline(sim)
    await sim.env.advance_time(2 * HOUR)
    await be_down(sim, 24 * HOUR)
    assert 0 <= await deadline(sim) - before - 24 * HOUR < 60
    await sim.env.advance_time(5 * HOUR)
    assert await stand_ins(sim) == []
    await sim.env.advance_time(2 * HOUR)
    assert await stand_ins(sim) == [SEAT_OF_DMITRI]


async def test_channel_shows_the_new_deadline(sim: DiscordFixture, table: Table) -> None:
    message = sim.last_message.id
    await be_down(sim, HOUR // 2)
    assert sim.last_message.id == message, "it is new enough to be edited"
    assert f"<t:{await deadline(sim)}:f>" in sim.last_message.content
    await be_down(sim, 24 * HOUR)
    assert f"<t:{await deadline(sim)}:f>" in sim.last_message.content
    assert sim.last_message.raw_mentions == []


async def test_quick_restart_costs_nothing(sim: DiscordFixture, table: Table) -> None:
    before = await deadline(sim)
    for _ in range(3):
        await sim.env.advance_time(100)
        await sim.restart()
    assert await deadline(sim) == before


async def test_clocks_stand_while_discord_sends_nothing(sim: DiscordFixture, table: Table) -> None:
    before = await deadline(sim)
    await sim.bot.on_shard_disconnect(0)
    await sim.env.advance_time(24 * HOUR)
    assert await stand_ins(sim) == []
    await sim.bot.on_shard_resumed(0)
    await sim.env.advance_time(2 * HOUR)
    assert await deadline(sim) - before >= 23 * HOUR
    await sim.env.advance_time(9 * HOUR)
    assert await stand_ins(sim) == [SEAT_OF_DMITRI]


async def test_clocks_stand_while_the_database_is_down(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unavailable(*_: object, **__: object) -> None:
        raise StoreUnavailable("the server is away")

    before = await deadline(sim)
    with monkeypatch.context() as down:
        down.setattr(Store, "heartbeat", unavailable)
        await sim.env.advance_time(24 * HOUR)
        assert await stand_ins(sim) == []
    await sim.env.advance_time(2 * HOUR)
    assert await deadline(sim) - before >= 23 * HOUR


async def test_clocks_stand_while_the_channel_cannot_be_told(
    sim: DiscordFixture, table: Table
) -> None:
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=503, times=None)
    await sim.slash(DMITRI, "stpete pass")
    asked_at = (await sim.table()).row.updated
    await sim.env.advance_time(12 * HOUR)
    table = await sim.table()
    until = table.seats[0].deadline_at
    assert until is not None
    assert until - asked_at - LIMIT >= 10 * HOUR, "Boris does not know yet that it is his turn"

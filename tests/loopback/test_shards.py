"""Several processes as Discord sees them: who answers, posts, reminds, and connects when."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.i18n.texts import shared_texts
from bot.sharding.lease_manager import LEASE_DURATION
from tests.crash.several import SHARDS, Several
from tests.loopback.evening import Evening
from tests.loopback.people import PATIENCE
from tests.loopback.server import Loopback, settled
from tests.postgres import PostgresServer

SAY = shared_texts().in_language("en")

REMINDING = "tests.loopback.soon_reminded"

A_WHILE = 30.0

REMINDER = "the table is waiting for you"


@asynccontextmanager
async def shared(
    folder: Path,
    server: PostgresServer,
    processes: int,
    *,
    tables: int = 3,
    module: str = "bot",
    abreast: int = 16,
) -> AsyncIterator[tuple[Loopback, Several, str]]:
    """So many processes, of which each has a share; nothing went wrong at any of them."""
    name = await server.database()
    async with Loopback(tables, guilds=tables, shards=SHARDS, abreast=abreast) as discord:
        several = Several(discord, folder, server, name, copied=True)
        try:
            for _ in range(processes):
                await several.has_a_share(await several.start(module))
            await several.all_is_well()
            yield discord, several, name
        finally:
            faults = await several.stop_all()
    await server.drop(name)
    assert faults == []


async def test_everybody_is_reminded_once_whoever_is_in_charge(
    tmp_path: Path, server: PostgresServer
) -> None:
    async with shared(tmp_path, server, 3, module=REMINDING) as (discord, _, _name):
        evenings = [Evening(discord, place) for place in range(3)]
        for evening in evenings:
            await evening.begin()

        def reminded() -> list[int]:
            return [
                sum(REMINDER in message.content for message in discord.record.messages[channel])
                for channel in (evening.channel_id for evening in evenings)
            ]

        assert await settled(lambda: all(reminded()), A_WHILE)
        # As long as it takes everybody to look again, several times.
        await asyncio.sleep(2)
        assert reminded() == [1, 1, 1]


async def test_who_is_not_in_charge_any_more_says_so_in_words_and_posts_nothing(
    tmp_path: Path, server: PostgresServer
) -> None:
    async with shared(tmp_path, server, 1, tables=1) as (discord, _, name):
        evening = Evening(discord)
        turn = await evening.begin()
        # Somebody takes over and dies at once, just before the press.
        taken = "UPDATE charge SET epoch = epoch + 1, holder = 'somebody'"
        await server.statements(taken, name=name)
        asked = await (await evening.sends_pass()).answer(PATIENCE)
        assert asked.content == SAY("refused-taken-over")
        assert evening.turn is turn
        assert await settled(lambda: "epoch 4" in several_log(tmp_path), LEASE_DURATION + A_WHILE)
        await discord.gateway.ready.wait()
        await evening.passes(PATIENCE)
        assert await evening.all_passes() == 1


def several_log(folder: Path) -> str:
    return (folder / "0" / "bot.log").read_text()


async def test_processes_wait_for_each_other_before_they_say_who_they_are(
    tmp_path: Path, server: PostgresServer
) -> None:
    """As Discord wants it, where none may identify beside another."""
    async with Loopback(2, guilds=2, shards=2, abreast=1) as discord:
        name = await server.database()
        several = Several(discord, tmp_path, server, name, copied=True)
        await several.start()
        await several.has_a_share(await several.start())
        await discord.gateway.ready.wait()
        assert await several.stop_all() == []
        assert discord.gateway.identified >= 2
        assert getattr(discord.gateway, "too_early") == 0  # noqa: B009
    await server.drop(name)

"""What the start of a round with 64 players asks of Discord: as much as it allows, no more."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from aiohttp import web

from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.rest_rules import RateLimiter
from tests.support.fake_discord.server import ApiCall, wait_until
from tests.support.fake_discord.table_driver import TIMEOUT, bot_session
from tests.support.fake_discord.tournament_driver import TournamentDriver

pytestmark = pytest.mark.slow

PLAYERS = tuple(Person(6000 + number, f"P{number}") for number in range(64))

WINDOW = 0.5
"""Seconds in which a channel takes five requests of a kind: Discord's are ten times as long."""

MAX_REQUESTS = {"thread": 16, "post": 16 * 3 + 2, "history": 16 // 8 + 2, "delete": 16}
"""A thread a table, and the notice about it; greeting, lobby and first turn; a search for notices
every eight tables. Two public messages of the tournament.
"""


async def test_round_of_64_players_starts_within_the_limits(tmp_path: Path) -> None:
    async with bot_session(tmp_path, channels=1) as session:
        discord = session.discord
        cup = TournamentDriver(discord, PLAYERS, "Cup")
        await cup.open(game="saint_petersburg", tables="4", rounds=1, most=64)
        assert await wait_until(lambda: cup.has_button("cup-join"), TIMEOUT)
        for who in PLAYERS:
            assert "You’re in" in (await cup.enter(who)).content
        limiter = discord.rate_limiter = RateLimiter(window=WINDOW)
        made = Counter[str]()

        async def count(call: ApiCall) -> web.Response | None:
            made[call.kind] += 1
            return None

        # In the channels of games as old as its process, the bot would look for messages.
        await asyncio.sleep(1)
        discord.before_request = count
        await cup.start()

        def has_begun() -> bool:
            turns = map(discord.recording.turn_message, cup.threads)
            return len(cup.threads) == 16 and None not in turns and not cup.notices

        assert await wait_until(has_begun, TIMEOUT), made
        assert limiter.rejected == 0
        assert all(made[kind] <= most for kind, most in MAX_REQUESTS.items()), made
        assert all(len(cup.greetings(thread)) == 1 for thread in cup.threads)
        mentioned = "".join(cup.greetings(thread)[0].content for thread in cup.threads)
        assert all(mentioned.count(f"<@{who.id}>") == 1 for who in PLAYERS)
        assert discord.recording.faults == []

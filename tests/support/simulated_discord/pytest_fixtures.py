"""Pytest fixtures for a bot in a simulated Discord.

A `conftest.py` imports those that its folder needs; `tests/bot/conftest.py` imports all of them.
"""

from __future__ import annotations

import asyncio
import logging
import marshal
import shutil
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from discord import app_commands

from bot import client
from bot.ai_seats import worker_pool
from bot.channel import clock_scheduler
from bot.client import NevskyClient
from bot.emojis.icon import set_uploaded
from bot.game_ui import AnyGameUI
from bot.i18n.texts import set_command_ids, shared_texts
from bot.interactions.core import command_sync, context, forms
from bot.interactions.core.bot_client import BotClient
from bot.ops import in_flight
from bot.registry import GAME_UIS
from bot.storage.locations import open_store
from bot.storage.store import Store
from bot.table.table import Table
from tests.support.discord_api_schema import check_requests
from tests.support.simulated_discord.fast_settle import fast_simcord
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.saint_petersburg import PLAYERS, SEED
from tests.support.simulated_discord.strictness import refusals, strict_discord


@pytest.fixture(autouse=True)
def be_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test depend on how fast the machine is.

    A slow read of settings would change the language of an answer, or refuse a form; the processes
    of AI players yield to all others, and so may start very late.
    """
    monkeypatch.setattr(context, "LOCALE_TIMEOUT", 30.0)
    monkeypatch.setattr(forms, "BUILD_TIMEOUT", 30.0)
    monkeypatch.setattr(worker_pool, "HANG_TIMEOUT", 60.0)


@pytest.fixture(autouse=True, scope="session")
def cache_command_payloads() -> Iterator[None]:
    """Translate the commands once for all bots with the same games and texts.

    There are some thousand translations, and each test starts a bot.
    """
    payloads: dict[tuple[object, ...], bytes] = {}
    translate_commands = command_sync.command_payloads

    async def cached_payloads(tree: app_commands.CommandTree[BotClient]) -> list[dict[str, Any]]:
        all_texts = (shared_texts(), *(ui.texts for ui in tree.client.game_uis.values()))
        key = tuple(catalogue for texts in all_texts for catalogue in texts._catalogues.values())
        if key not in payloads:
            payloads[key] = marshal.dumps(await translate_commands(tree))
        commands: list[dict[str, Any]] = marshal.loads(payloads[key])  # noqa: S302
        return commands

    with patch.object(command_sync, "command_payloads", cached_payloads):
        yield


@pytest.fixture(autouse=True)
def wait_for_background_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep detached work in SimCord's context, so that it waits for it and moves its clock on."""
    monkeypatch.setattr(in_flight, "detached_context", copy_context)


@pytest.fixture(autouse=True)
def poll_interval(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Poll for clocks that have run out as seldom as the marker `poll_interval(seconds)` says.

    A simulated day with a poll every minute takes many real seconds. With the marker the bot also
    never checks its lease.
    """
    if (marker := request.node.get_closest_marker("poll_interval")) is not None:
        (interval,) = marker.args
        monkeypatch.setattr(clock_scheduler, "POLL_SECONDS", interval)
        monkeypatch.setattr(client, "LEASE_CHECK_INTERVAL", 1e9)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database with our tables and no rows, to be copied: migrations take longer."""
    file = tmp_path_factory.mktemp("database") / "empty.sqlite3"

    async def create() -> None:
        await (await open_store(file)).close()

    # In a thread of its own, as an async fixture that asks for this one runs in a loop.
    with ThreadPoolExecutor(1) as executor:
        executor.submit(asyncio.run, create()).result()
    return file


@pytest.fixture
def database(tmp_path: Path, empty_database: Path) -> Path:
    """The bot's SQLite database."""
    return shutil.copyfile(empty_database, tmp_path / "games.sqlite3")


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    """A store in a file, for what needs no bot."""
    opened = await open_store(database)
    yield opened
    await opened.close()


@pytest.fixture
def fast_strict_discord() -> Iterator[None]:
    """Let SimCord wait no longer than it must, and refuse what Discord refuses."""
    with fast_simcord(), strict_discord():
        yield


@pytest.fixture
async def simcord_bot(database: Path, fast_strict_discord: None) -> AsyncIterator[NevskyClient]:
    """The bot under test; SimCord's plugin connects it."""
    bot = NevskyClient(database)
    yield bot
    await bot.close()
    set_command_ids({})
    set_uploaded({})


@pytest.fixture
def ui() -> AnyGameUI:
    """The game that tests play; the folder of another game overrides this."""
    return GAME_UIS["saint_petersburg"]


@pytest.fixture
async def sim(
    simcord_env: Any, simcord_bot: NevskyClient, database: Path, ui: AnyGameUI
) -> AsyncIterator[DiscordFixture]:
    """A channel with five people.

    Afterwards every interaction must have been answered, and every request must be one that
    Discord accepts.
    """
    fixture = DiscordFixture(simcord_env, simcord_bot, database, ui)
    yield fixture
    unanswered = [
        interaction
        for interaction in simcord_env.backend.interactions.values()
        if not interaction.responded or interaction.loading
    ]
    assert not unanswered
    assert refusals(simcord_env.backend) == []
    assert check_requests(simcord_env.http_requests) == []
    await fixture.close()


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    """The running game of three people in the channel."""
    return await sim.start(PLAYERS, SEED)


@pytest.fixture(autouse=True)
def assert_no_errors_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Neither discord.py nor the bot may log an error, unless the test expects and clears it."""
    yield
    errors = [
        record.getMessage()
        for record in caplog.get_records("call")
        if record.levelno >= logging.ERROR and record.name.startswith(("discord", "bot"))
    ]
    assert not errors

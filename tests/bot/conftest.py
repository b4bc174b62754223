"""A bot in a simulated Discord, with a channel and people to play."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextvars import copy_context
from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
import simcord
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results

from bot.client import NevskyClient
from bot.game_ui import AnyGameUI
from bot.i18n.texts import shared_texts
from bot.interactions.core import context
from bot.ops import in_flight
from bot.registry import GAME_UIS
from tests.support.discord_api_schema import (
    check_requests,
    limit_problems,
    load_openapi,
    openapi_path,
)
from tests.support.simulated_discord.fixture import DiscordFixture

# SimCord waits 50 ms after every action for work that might still come; the bot announces its own.
_defaults = simcord.env.Env._settle_internal.__kwdefaults__
assert _defaults is not None
_defaults["idle"] = 0.001


def copy_json(value: Any) -> Any:
    """A deep copy of JSON values, which are trees: some five times as fast as for anything."""
    if type(value) is dict:
        return {key: copy_json(part) for key, part in value.items()}
    if type(value) is list:
        return [copy_json(part) for part in value]
    return value if type(value) in _IMMUTABLE_TYPES else deepcopy(value)


_IMMUTABLE_TYPES = frozenset({str, int, float, bool, type(None)})

# SimCord copies every payload, and these are a sixth of all that the tests compute.
for _module in (simcord.results, simcord.components):
    patch.object(_module, "deepcopy", copy_json).start()
for _module in (simcord.gateway, simcord.http.router):
    patch.object(_module, "copy", SimpleNamespace(deepcopy=copy_json)).start()


# On a busy machine a store may take longer: nobody is to be spoken to in another language for it.
context.LOCALE_TIMEOUT = 30.0


@pytest.fixture(autouse=True, scope="session")
def cache_command_translations() -> Iterator[None]:
    """For all bots with the same games and the same texts: there are some thousand of them."""
    known: dict[tuple[object, ...], str] = {}
    in_words = NevskyClient.command_payloads

    async def commands_in_words(bot: NevskyClient) -> list[dict[str, Any]]:
        spoken = (shared_texts(), *(ui.texts for ui in bot.game_uis.values()))
        key = tuple(one for words in spoken for one in words._catalogues.values())
        if key not in known:
            known[key] = json.dumps(await in_words(bot))
        found: list[dict[str, Any]] = json.loads(known[key])
        return found

    with patch.object(NevskyClient, "command_payloads", commands_in_words):
        yield


@pytest.fixture(autouse=True)
def wait_for_background_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what goes on after an answer: SimCord knows it, and moves its clock on."""
    monkeypatch.setattr(in_flight, "detached_context", copy_context)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def simcord_bot(database: Path) -> AsyncIterator[NevskyClient]:
    bot = NevskyClient(database)
    yield bot
    await bot.close()


@pytest.fixture
def ui() -> AnyGameUI:
    """The game that is played where nothing else is said. A folder of another one says so."""
    return GAME_UIS["saint_petersburg"]


@pytest.fixture
async def sim(
    simcord_env: Any, simcord_bot: NevskyClient, database: Path, ui: AnyGameUI
) -> AsyncIterator[DiscordFixture]:
    """A channel with five people. Afterwards every interaction must have been answered."""
    made = DiscordFixture(simcord_env, simcord_bot, database, ui)
    yield made
    unanswered = [
        one for one in simcord_env.backend.interactions.values() if not one.responded or one.loading
    ]
    assert not unanswered
    assert [
        fault for request in simcord_env.http_requests for fault in limit_problems(request)
    ] == []
    if (path := openapi_path()).exists():
        assert check_requests(simcord_env.http_requests, load_openapi(path)) == []
    await made.close()


@pytest.fixture(autouse=True)
def assert_no_errors_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Neither discord.py nor the bot may log an error, unless the test expects it and clears it."""
    yield
    errors = [
        record.getMessage()
        for record in caplog.get_records("call")
        if record.levelno >= logging.ERROR and record.name.startswith(("discord", "bot"))
    ]
    assert not errors

"""The local table, which runs the bot in a simulated Discord for the browser."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import simcord

import bot.ops.local_table
import bot.ops.run
from bot.__main__ import main
from bot.client import NevskyClient
from bot.ops.in_flight import detached_context
from bot.ops.kept_discord import KeptDiscord
from bot.ops.local_table import serve_local_table
from bot.settings import Settings
from engine.simple.files import named_games


async def test_time_stands_still_for_work_in_the_background(tmp_path: Path) -> None:
    """Else a review or an animation could not be shown by the press that began it."""
    client = NevskyClient(tmp_path / "games.sqlite3", run_clocks=False)
    urls = asyncio.Queue[str]()
    table = asyncio.create_task(serve_local_table(client, port=0, announce=urls.put_nowait))
    try:
        await urls.get()
        before = detached_context().run(client.clock)
        await asyncio.sleep(0.01)
        assert detached_context().run(client.clock) == before
        assert detached_context().run(client.runtime.clock) == before
    finally:
        table.cancel()
        await asyncio.gather(table, return_exceptions=True)


async def test_bot_has_its_portrait_and_keeps_it_when_it_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (NevskyClient(tmp_path / "db.sqlite3", run_clocks=False) for _ in range(2))
    has_portrait = list[bool]()

    async def look(env: simcord.Env, preview: simcord.Preview, *_: object) -> None:
        for client in (first, second):
            if env.bot is not client:
                await first.close()
                await env.restart_bot(client)
            (identity,) = (await preview.snapshot())["entities"]["applications"].values()
            has_portrait.append(identity["avatar_available"])

    monkeypatch.setattr(bot.ops.local_table, "_until_closed", look)
    await serve_local_table(first, port=0, announce=lambda _url: None)
    await second.close()
    assert has_portrait == [True, True]


async def test_page_drops_private_messages_once_it_is_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = list[list[str]]()

    async def look(env: simcord.Env, preview: simcord.Preview, *_: object) -> None:
        member = preview.viewers[0]
        assert isinstance(member, simcord.MemberActor)
        for command in ("stpete new", "nevsky about"):
            await member.slash(preview.channel, command)
        address = preview.url.partition("#")[0]
        async with aiohttp.ClientSession() as browser:
            for _load in range(2):
                messages = env.backend.messages[preview.channel.id].values()
                shown.append(["private" if each.is_ephemeral else "public" for each in messages])
                async with browser.get(address) as response:
                    assert response.status == 200

    monkeypatch.setattr(bot.ops.local_table, "_until_closed", look)
    client = NevskyClient(tmp_path / "db.sqlite3", run_clocks=False)
    await serve_local_table(client, port=0, announce=lambda _url: None)
    before, after = shown
    assert before.count("private") == 2
    assert after == ["public"] * before.count("public") != []


async def test_page_shows_what_is_edited_in_private(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord announces it to nobody. Nothing is refreshed without need."""
    monkeypatch.setattr(bot.ops.local_table, "EDIT_POLL_SECONDS", 0.001)
    requests, refreshed = list[str](), asyncio.Queue[int]()

    async def refresh() -> None:
        refreshed.put_nowait(len(requests))

    env: Any = SimpleNamespace(backend=SimpleNamespace(subscribers=[], http_requests=requests))
    preview: Any = SimpleNamespace(refresh=refresh)
    watching = asyncio.create_task(bot.ops.local_table._refresh_when_posted(env, preview))
    for number in (1, 2):
        requests.append("PATCH")
        assert await refreshed.get() == number
    await asyncio.sleep(0.01)
    assert refreshed.empty()
    watching.cancel()


@pytest.mark.parametrize(
    ("path", "added"),
    [("app.js", "Dismiss message"), ("preview.css", ".dismiss-message")],
)
async def test_page_has_its_additions_after_those_of_simcord(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, added: str
) -> None:
    content = list[str]()

    async def look(_env: simcord.Env, preview: simcord.Preview, *_: object) -> None:
        address = preview.url.partition("#")[0]
        async with aiohttp.ClientSession() as browser, browser.get(address + path) as response:
            content.append(await response.text())

    monkeypatch.setattr(bot.ops.local_table, "_until_closed", look)
    client = NevskyClient(tmp_path / "db.sqlite3", run_clocks=False)
    await serve_local_table(client, port=0, announce=lambda _url: None)
    assert added in content[0]
    known = Path(simcord.__file__).with_name("preview") / "static" / path
    assert content[0].startswith(known.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("index.html", 'id="channel-message-list"'),
        ("timeline.js", "dataset.messageId"),
        ("messages.js", '"message-ephemeral-note"'),
        ("preview.css", ".channel-composer { display: grid;"),
    ],
)
def test_page_of_simcord_has_what_is_added_to(file: str, name: str) -> None:
    static = Path(simcord.__file__).with_name("preview") / "static"
    assert name in (static / file).read_text(encoding="utf-8")


def test_port_that_is_in_use_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("NEVSKY_LOCAL_PORT", str(port))
        assert main([]) == 2
    assert f"Port {port} is in use" in capsys.readouterr().err


@pytest.mark.parametrize(("token", "offers_examples"), [("", True), ("some.token", False)])
def test_examples_are_offered_at_the_local_table_alone(
    token: str, offers_examples: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", token)
    offered = list[str]()

    def run_bot(_settings: Settings) -> int:
        offered.extend(game.name for game in named_games([]))
        return 0

    monkeypatch.setattr(bot.ops.run, "run_bot", run_bot)
    assert main([]) == 0
    assert bool(offered) == offers_examples
    assert list(named_games([])) == []


def test_local_table_has_a_database_of_its_own_and_begins_afresh_if_that_does_not_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    databases = list[Path]()

    async def serve(client: NevskyClient, *, kept: KeptDiscord, **_: object) -> None:
        databases.append(kept.database)
        await client.close()

    monkeypatch.chdir(tmp_path)
    for variable, value in (("DISCORD_TOKEN", ""), ("NEVSKY_LOCAL_PORT", "0"), ("LC_ALL", "en")):
        monkeypatch.setenv(variable, value)
    monkeypatch.setattr(bot.ops.local_table, "serve_local_table", serve)
    games = tmp_path / "games.sqlite3", tmp_path / "games-local.sqlite3"
    for file in games:
        file.write_bytes(b"torn")
    assert main([]) == 0
    assert databases == [Path("games-local.sqlite3")]
    assert "starts empty" in capsys.readouterr().out
    assert (tmp_path / "games-local.sqlite3.old").read_bytes() == b"torn"
    assert [file.exists() for file in games] == [True, False]

"""The local table goes on after a stop where it was: people, channel, messages and games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import simcord

import bot.ops.local_table
from bot.client import NevskyClient
from bot.ops.kept_discord import VERSION, KeptDiscord
from bot.ops.local_table import serve_local_table

Visit = Callable[[simcord.Env], Awaitable[None]]
Open = Callable[[Visit], Awaitable[None]]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games-local.sqlite3"


@pytest.fixture(name="open_table")
def open_local_table(database: Path, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Open the local table with what was kept, for as long as a visit takes."""

    async def open_table(visit: Visit) -> None:
        async def until_closed(env: simcord.Env, *_: object) -> None:
            await visit(env)

        monkeypatch.setattr(bot.ops.local_table, "_until_closed", until_closed)
        client, kept = NevskyClient(database, run_clocks=False), KeptDiscord(database)
        assert await kept.put_aside_unless_usable() is None
        await serve_local_table(client, port=0, announce=lambda _url: None, kept=kept)

    return open_table


def table_of(env: simcord.Env) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    return bot.ops.local_table._find_guild(env, "table")


async def open_lobby(env: simcord.Env) -> None:
    channel, members = table_of(env)
    await members[0].slash(channel, "rattus new")
    await members[1].slash(channel, "rattus join")


async def nothing(_: simcord.Env) -> None:
    pass


def shown(channel: simcord.ChannelHandle) -> list[tuple[int, str]]:
    return [(message.id, message.content) for message in channel.history()]


def pictures_of(env: simcord.Env, message: Any) -> list[dict[str, Any]]:
    channel, _ = table_of(env)
    return env.backend.get_message(channel.id, message.id).attachments


async def test_game_goes_on_after_a_stop_with_hands_and_old_buttons(
    open_table: Open,
) -> None:
    before = dict[str, Any]()

    async def begin(env: simcord.Env) -> None:
        await open_lobby(env)
        channel, members = table_of(env)
        await members[0].slash(channel, "rattus start")
        answer = await members[1].slash(channel, "rattus hand")
        (hand,) = pictures_of(env, answer.response)
        before["hand"] = hand["description"]
        before["ids"] = channel.id, [member.id for member in members]
        before["shown"] = shown(channel)

    async def go_on(env: simcord.Env) -> None:
        channel, members = table_of(env)
        assert (channel.id, [member.id for member in members]) == before["ids"]
        assert shown(channel) == before["shown"]
        asked = max(channel.history(), key=lambda message: message.id)
        (picture,) = pictures_of(env, asked)
        assert env.backend.cdn.get(picture["url"])
        pressed = await members[1].click(asked, label="My hand")
        (hand,) = pictures_of(env, pressed.response)
        assert hand["description"] == before["hand"]
        before["shown"] = shown(channel)

    await open_table(begin)
    await open_table(go_on)
    await open_table(go_on)


async def test_game_goes_on_even_if_a_kill_has_lost_messages_of_the_page(
    open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games are in the database at every moment, the page only now and then."""

    async def start(env: simcord.Env) -> None:
        channel, members = table_of(env)
        await members[0].slash(channel, "rattus start")

    async def go_on(env: simcord.Env) -> None:
        channel, members = table_of(env)
        assert pictures_of(env, (await members[1].slash(channel, "rattus hand")).response)
        await members[0].slash(channel, "rattus show board")
        asked = max(channel.history(), key=lambda message: message.id)
        assert "which supply would you like to take?" in asked.content

    await open_table(open_lobby)
    with monkeypatch.context() as killed:
        killed.setattr(KeptDiscord, "write", lambda _self, _packed: None)
        await open_table(start)
    await open_table(go_on)


@pytest.mark.parametrize("lost", ["database", "page"])
async def test_page_without_its_games_or_games_without_their_page_are_put_aside(
    open_table: Open, database: Path, lost: str
) -> None:
    await open_table(nothing)
    kept = KeptDiscord(database)
    (database if lost == "database" else kept.file).unlink()
    old = await kept.put_aside_unless_usable()
    assert old == database.with_name("games-local.sqlite3.old")
    assert set(map(str, database.parent.iterdir())) <= {str(old), str(KeptDiscord(old).file)}
    await open_table(nothing)


@pytest.mark.parametrize("content", [b"0 of another version\n", VERSION + b"\ntorn"])
async def test_page_of_another_version_is_put_aside_with_its_games(
    open_table: Open, database: Path, content: bytes
) -> None:
    await open_table(nothing)
    kept = KeptDiscord(database)
    kept.file.write_bytes(content)
    old = await kept.put_aside_unless_usable()
    assert old is not None
    assert old.exists()
    assert KeptDiscord(old).file.read_bytes() == content

"""`/nevsky about`: the version, what is stored about people, and how it is deleted."""

from __future__ import annotations

import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.bot.clock import HOUR, look_seldom
from tests.bot.room import PEOPLE, Room, labels, text_of
from tests.bot.test_rematch import end_soon
from tests.store.sqlite import run

PROJECT = Path(__file__).parents[2] / "pyproject.toml"

BORIS, CATHERINE, DMITRI = 1, 2, 3
PLAYERS = (BORIS, CATHERINE, DMITRI)
SEED = 70

SECURE = "PRAGMA secure_delete"


async def ask_to_forget(room: Room, who: int) -> Any:
    about = await room.slash(who, "nevsky about")
    return await room.press(who, about.response, "Delete what is stored about me")


async def forget(room: Room, who: int) -> str:
    asked = await ask_to_forget(room, who)
    assert "Are you sure?" in text_of(asked)
    return text_of(await room.press(who, asked.response, "Yes, delete it"))


def stored(database: Path) -> str:
    """Every value in the database, as text."""
    with closing(sqlite3.connect(database)) as connection:
        return "\n".join(connection.iterdump())


def assert_nowhere(room: Room, who: int) -> None:
    """Neither id nor name of the person is in the database, not even in what SQLite freed."""
    user_id, name = room.people[who].id, PEOPLE[who]
    dump = stored(room.database)
    assert str(user_id) not in dump
    assert name not in dump
    for file in room.database.parent.glob(room.database.name + "*"):
        raw = file.read_bytes()
        assert name.encode() not in raw, file
        assert str(user_id).encode() not in raw, file
        assert user_id.to_bytes(8, "big") not in raw, file


async def test_the_version_is_the_projects(room: Room) -> None:
    version = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    said = await room.says(0, "nevsky about")
    assert f"Nevsky {version}" in said
    assert "Stored" in said


async def test_who_played_to_the_end_is_forgotten(room: Room) -> None:
    settings = await room.slash(CATHERINE, "nevsky settings")
    await room.press(CATHERINE, settings.response, "Remind me: yes")
    table = await room.start(PLAYERS, SEED)
    await room.slash(DMITRI, "stpete pass")
    await end_soon(room, table, PLAYERS)
    assert str(room.people[CATHERINE].id) in stored(room.database)
    assert await forget(room, CATHERINE) == "Done: it is all deleted."
    assert_nowhere(room, CATHERINE)
    moves = await room.bot.runtime.store.moves(table.row.id, 0)
    assert len(moves) == table.row.ply, "the moves stay, without a name"
    assert str(room.people[BORIS].id) in stored(room.database), "others are not forgotten"
    assert labels((await room.slash(CATHERINE, "nevsky settings")).response)[1] == "Remind me: yes"


async def test_who_left_a_game_that_goes_on_is_forgotten_there_too(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_seldom(monkeypatch, 12 * HOUR)
    await room.start(PLAYERS, SEED)
    asked = await room.slash(DMITRI, "stpete leave")
    await room.press(DMITRI, asked.response, "A medium AI")
    await room.slash(DMITRI, "stpete join")
    asked = await room.slash(DMITRI, "stpete leave")
    await room.press(DMITRI, asked.response, "A medium AI")
    assert await forget(room, DMITRI) == "Done: it is all deleted."
    assert_nowhere(room, DMITRI)
    await room.slash(BORIS, "stpete pass")
    assert "Boris passes" in room.last.content
    assert "Dmitri" not in await room.says(BORIS, "stpete log")
    assert "running already" in await room.refused(room.slash(DMITRI, "stpete join"))


async def test_what_is_deleted_is_overwritten(room: Room) -> None:
    """SQLite by itself, as it is built in most places, would only let go of it."""
    rows = await run(
        room.bot.runtime.store, lambda connection: connection.execute(SECURE).fetchall()
    )
    assert [tuple(row) for row in rows] == [(1,)]


async def test_who_left_a_lobby_is_forgotten(room: Room) -> None:
    await room.slash(BORIS, "stpete new")
    await room.slash(CATHERINE, "stpete join")
    await room.slash(CATHERINE, "stpete leave")
    assert await forget(room, CATHERINE) == "Done: it is all deleted."
    assert_nowhere(room, CATHERINE)


@pytest.mark.parametrize("begun", [False, True])
async def test_who_is_at_an_open_table_has_to_leave_it_first(room: Room, begun: bool) -> None:
    await room.slash(BORIS, "stpete new")
    await room.slash(CATHERINE, "stpete join")
    asked = await ask_to_forget(room, DMITRI)
    assert "Are you sure?" in text_of(asked)
    if begun:
        await room.slash(BORIS, "stpete start")
    assert "open table" in text_of(await ask_to_forget(room, CATHERINE))
    sure = await room.old_button("1/forget/0/0/yes")
    assert "open table" in await room.refused(room.press(CATHERINE, sure, "Old"))
    assert str(room.people[CATHERINE].id) in stored(room.database)


async def test_nothing_is_deleted_before_it_is_meant(room: Room) -> None:
    settings = await room.slash(CATHERINE, "nevsky settings")
    await room.press(CATHERINE, settings.response, "Remind me: yes")
    await ask_to_forget(room, CATHERINE)
    assert str(room.people[CATHERINE].id) in stored(room.database)


async def test_who_sits_down_before_it_is_meant_is_not_forgotten(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a seat would be left that is neither a person's nor an AI's."""
    store = room.bot.runtime.store
    await room.slash(BORIS, "stpete new")
    asked = await ask_to_forget(room, CATHERINE)
    forget_for_good = store.forget_user

    async def too_late(user_id: int, name: str) -> None:
        async with room.bot.runtime.tables.modify(room.channel.id) as table:
            await table.join(user_id, "Catherine", 99)
        await forget_for_good(user_id, name)

    monkeypatch.setattr(store, "forget_user", too_late)
    said = text_of(await room.press(CATHERINE, asked.response, "Yes, delete it"))
    assert "open table" in said
    table = await room.table()
    assert await store.seats(table.row.id) == table.seats
    assert table.seat_of(room.people[CATHERINE].id) == 1

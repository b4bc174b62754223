"""`/nevsky about`: the version, the data stored about a user, and its deletion."""

from __future__ import annotations

import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.simulated_discord.fixture import (
    HOUR,
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import finish_game, leave_to_ai

PROJECT = Path(__file__).parents[4] / "pyproject.toml"

BORIS, CATHERINE, DMITRI = 1, 2, 3
PLAYERS = (BORIS, CATHERINE, DMITRI)
SEED = 70


def database_dump(database: Path) -> str:
    """Return every value in the database, as SQL text."""
    with closing(sqlite3.connect(database)) as connection:
        return "\n".join(connection.iterdump())


def assert_erased(sim: DiscordFixture, who: int) -> None:
    """Check that a person's id and name are not in the database files, freed pages included."""
    user_id, name = sim.people[who].id, PLAYER_NAMES[who]
    dump = database_dump(sim.database)
    assert str(user_id) not in dump
    assert name not in dump
    for file in sim.database.parent.glob(sim.database.name + "*"):
        raw = file.read_bytes()
        assert name.encode() not in raw, file
        assert str(user_id).encode() not in raw, file
        assert user_id.to_bytes(8, "big") not in raw, file


async def test_about_shows_the_project_version(sim: DiscordFixture) -> None:
    version = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    reply = await sim.private_reply(0, "nevsky about")
    assert f"Nevsky {version}" in reply
    assert "I store" in reply


async def test_deletion_can_be_cancelled(sim: DiscordFixture) -> None:
    await sim.bot.runtime.store.set_user_settings(sim.people[BORIS].id, '{"language": "en"}')
    asked = await sim.ask_to_forget(BORIS)
    assert button_labels(asked.response) == ["Yes, delete it", "Cancel"]
    cancelled = await sim.press(BORIS, asked.response, "Cancel")
    assert text_of(cancelled) == "Cancelled."
    assert button_labels(cancelled.response) == []
    assert str(sim.people[BORIS].id) in database_dump(sim.database)


async def test_deletion_covers_finished_games(sim: DiscordFixture) -> None:
    await sim.change_own_setting(CATHERINE, "Remind me: yes")
    table = await sim.start(PLAYERS, SEED)
    await sim.slash(DMITRI, "stpete pass")
    await finish_game(sim, table, PLAYERS)
    assert str(sim.people[CATHERINE].id) in database_dump(sim.database)
    assert await sim.forget(CATHERINE) == "Done: it’s all deleted."
    assert_erased(sim, CATHERINE)
    moves = await sim.bot.runtime.store.moves(table.row.id, 0)
    assert len(moves) == table.row.ply, "the moves remain, without a name"
    assert str(sim.people[BORIS].id) in database_dump(sim.database), "other users are not deleted"
    assert (
        button_labels((await sim.slash(CATHERINE, "nevsky settings")).response)[1]
        == "Remind me: yes"
    )


@pytest.mark.poll_interval(12 * HOUR)
async def test_deletion_covers_running_games_that_the_user_left(sim: DiscordFixture) -> None:
    await sim.start(PLAYERS, SEED)
    await leave_to_ai(sim, DMITRI)
    await sim.slash(DMITRI, "stpete join")
    await leave_to_ai(sim, DMITRI)
    assert await sim.forget(DMITRI) == "Done: it’s all deleted."
    assert_erased(sim, DMITRI)
    await sim.slash(BORIS, "stpete pass")
    assert "Boris passes" in sim.last_message.content
    assert_erased(sim, DMITRI)
    assert "Dmitri" not in str(sim.last_message.attachments[0].description)
    assert "Dmitri" not in await sim.private_reply(BORIS, "stpete show log")
    assert "already running" in await sim.assert_refused(sim.slash(DMITRI, "stpete join"))


async def test_deletion_covers_lobbies_that_the_user_left(sim: DiscordFixture) -> None:
    await sim.slash(BORIS, "stpete new")
    await sim.slash(CATHERINE, "stpete join")
    await sim.slash(CATHERINE, "stpete leave")
    assert await sim.forget(CATHERINE) == "Done: it’s all deleted."
    assert_erased(sim, CATHERINE)


@pytest.mark.parametrize("started", [False, True])
async def test_deletion_is_refused_to_players_of_an_open_table(
    sim: DiscordFixture, started: bool
) -> None:
    await sim.slash(BORIS, "stpete new")
    await sim.slash(CATHERINE, "stpete join")
    prompt = await sim.ask_to_forget(DMITRI)
    assert "Are you sure?" in text_of(prompt)
    if started:
        await sim.slash(BORIS, "stpete start")
    assert "a table" in text_of(await sim.ask_to_forget(CATHERINE))
    confirm_button = await sim.send_old_button("1/forget/0/0/yes")
    assert "a table" in await sim.assert_refused(sim.press(CATHERINE, confirm_button, "Old"))
    assert str(sim.people[CATHERINE].id) in database_dump(sim.database)


async def test_deletion_is_refused_if_the_user_joins_a_table_meanwhile(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise their seat would have neither a user nor an AI."""
    store = sim.bot.runtime.store
    await sim.slash(BORIS, "stpete new")
    prompt = await sim.ask_to_forget(CATHERINE)
    forget_user = store.forget_user

    async def join_and_forget(user_id: int, name: str) -> None:
        async with sim.bot.runtime.tables.modify(sim.channel.id) as table:
            await table.lobby.join(user_id, "Catherine", 99)
        await forget_user(user_id, name)

    monkeypatch.setattr(store, "forget_user", join_and_forget)
    reply = text_of(await sim.press(CATHERINE, prompt.response, "Yes, delete it"))
    assert "a table" in reply
    table = await sim.table()
    assert await store.seats(table.row.id) == table.seats
    assert table.seat_of(sim.people[CATHERINE].id) == 1

"""All games move from SQLite to PostgreSQL and back: every row, into what is empty."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import copying
from bot.store.address import Address
from bot.store.backup import CannotCopy
from bot.store.contract import Store, StoreUnusable, TakenOver
from bot.store.copying import copy
from bot.store.places import Place, open_store
from bot.store.postgres.side import postgres_target
from bot.store.records import Committed, ResultRow, SittingRow, private_place
from bot.store.sides import TABLES, sqlite_target
from tests.postgres import OWNER, PostgresServer
from tests.store.rows import ANNA, BORIS, change, everything, lobby

GONE = 3
"""A game that was deleted: its id never comes back."""


@pytest.fixture
async def other(server: PostgresServer) -> AsyncIterator[Address]:
    name = await server.database()
    yield server.address(name)
    await server.give_back(name)


@pytest.fixture(params=["sqlite", "postgres"])
def source(request: pytest.FixtureRequest, file: Path, other: Address) -> Place:
    return file if request.param == "sqlite" else other


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, file: Path, place: Address) -> Place:
    return file.with_name("copy.sqlite3") if request.param == "sqlite" else place


async def fill(place: Place) -> dict[int, tuple[object, ...]]:
    """Something in every table, and what is told of each game."""
    store = await open_store(place)
    packed, running = await lobby(store), await lobby(store, channel_id=2)
    sitting = (SittingRow(0, 2, ANNA, "Anna", None),)
    played = change(running, snapshot=True, phases=("Пётр", "end"), sittings=sitting, recorded=True)
    await store.commit(played)
    await store.commit(replace(played, game_id=packed, interaction_id=5, events='["b"]'))
    results = (ResultRow(0, ANNA, 2, 12, None), ResultRow(1, None, 2, 9, 1))
    await store.commit(change(packed, 2, status="over", results=results, recorded=True))
    await store.mark_posted(packed, 3, None)
    await store.pack(packed)
    await store.keep_made(packed, "film", b"\x00\xff")
    await store.begin_review(packed, ANNA)
    await store.keep_review(packed, ANNA, "found", done=True)
    await store.set_person(ANNA, '{"a":1}')
    await store.set_server(1, "{}")
    await store.begin_season(1, 2, 1000)
    assert await lobby(store, channel_id=private_place(BORIS), user_id=BORIS) == GONE
    await store.forget(BORIS, "?")
    told = {game_id: await told_of(store, game_id) for game_id in (packed, running)}
    await store.close()
    return told


async def told_of(store: Store, game_id: int) -> tuple[object, ...]:
    return (
        *await everything(store, game_id),
        await store.states(game_id),
        await store.sittings(game_id),
        await store.results(game_id),
        await store.made(game_id, "film"),
        await store.review(game_id, ANNA),
    )


async def test_every_row_is_copied(source: Place, target: Place) -> None:
    told = await fill(source)
    counts = await copy(source, target)
    assert list(counts) == list(TABLES)
    assert all(counts.values())
    assert counts["game"] == 2
    store = await open_store(target)
    assert {game_id: await told_of(store, game_id) for game_id in told} == told
    assert await store.person(ANNA) == '{"a":1}'
    assert await store.seasons(1) == (1000,)
    await store.close()


async def test_games_go_on_where_they_were_copied_to(source: Place, target: Place) -> None:
    await fill(source)
    await copy(source, target)
    store = await open_store(target)
    await store.take_over()
    assert await store.commit(change(2, 2, interaction_id=9)) is Committed.DONE
    assert await lobby(store, channel_id=7) == GONE + 1
    await store.begin_review(2, ANNA + 1)
    assert len(await store.reviews_to_do()) == 1
    await store.close()


async def test_there_and_back_is_as_before(file: Path, place: Address) -> None:
    told, back = await fill(file), file.with_name("back.sqlite3")
    there = await copy(file, place)
    assert await copy(place, back) == there
    store = await open_store(back)
    assert {game_id: await told_of(store, game_id) for game_id in told} == told
    await store.close()
    assert back.stat().st_mode & 0o077 == 0, "hands of running games are in it"


async def test_a_bot_that_still_runs_on_the_source_writes_no_more(
    source: Place, target: Place
) -> None:
    running = await open_store(source)
    await running.take_over()
    game_id = await lobby(running)
    await copy(source, target)
    with pytest.raises(TakenOver):
        await running.commit(change(game_id))
    await running.close()


async def test_a_database_in_which_a_bot_has_only_been_started_is_empty(
    source: Place, target: Place
) -> None:
    await fill(source)
    started = await open_store(target)
    await started.take_over()
    await started.set_meta("command-tree", "hash")
    await started.close()
    await copy(source, target)


async def test_what_is_not_empty_is_left_alone(source: Place, target: Place) -> None:
    await fill(source)
    kept = await open_store(target)
    await kept.set_person(ANNA, "kept")
    with pytest.raises(CannotCopy, match="is not empty"):
        await copy(source, target)
    assert await kept.person(ANNA) == "kept"
    assert await kept.game(1) is None
    await kept.close()


async def test_what_does_not_come_back_as_it_was_is_not_copied(
    source: Place, target: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(source)
    plus = copying.Sum.plus
    seen = 0

    def forgetful(total: copying.Sum, row: tuple[object, ...]) -> copying.Sum:
        nonlocal seen
        seen += "Anna" in row
        return plus(total, row if seen != 2 else (*row, "another"))

    monkeypatch.setattr(copying.Sum, "plus", forgetful)
    with pytest.raises(CannotCopy, match="Not every row"):
        await copy(source, target)
    assert not isinstance(target, Path) or not target.exists()
    store = await open_store(target)
    assert await store.game(1) is None
    await store.close()


async def test_tables_that_differ_are_not_copied(
    file: Path, server: PostgresServer, place: Address
) -> None:
    await fill(file)
    name = await server.empty_database()
    await (await open_store(server.address(name))).close()
    await server.statement("ALTER TABLE seat ADD COLUMN colour TEXT", name=name)
    with pytest.raises(CannotCopy, match="seat differ"):
        await copy(file, server.address(name))
    await server.drop(name)


async def test_what_postgresql_cannot_hold_is_not_copied(file: Path, place: Address) -> None:
    store = await open_store(file)
    await lobby(store, options="\0")
    await store.close()
    with pytest.raises(CannotCopy, match="Nothing was copied"):
        await copy(file, place)
    store = await open_store(place)
    assert await store.game(1) is None
    await store.close()


async def test_a_source_that_is_not_there_is_named_and_no_target_is_made(tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    with pytest.raises(StoreUnusable, match="does not exist"):
        await copy(tmp_path / "games.sqlite3", target)
    assert not target.exists()


async def test_a_target_that_cannot_be_made_is_named(source: Place, tmp_path: Path) -> None:
    await fill(source)
    with pytest.raises(CannotCopy, match="cannot be made"):
        await copy(source, tmp_path / "nowhere" / "copy.sqlite3")


async def test_a_database_is_not_copied_to_itself(file: Path, place: Address) -> None:
    await fill(file)
    for where in (file, place):
        with pytest.raises(CannotCopy, match="itself"):
            await copy(where, where)


async def test_the_tables_of_both_kinds_are_the_same(file: Path, place: Address) -> None:
    async with sqlite_target(file) as here, postgres_target(place) as there:
        for table in TABLES:
            columns = await here.columns(table)
            assert columns
            assert columns == await there.columns(table)


async def test_a_dump_of_the_server_brings_everything_back(
    server: PostgresServer, place: Address
) -> None:
    """As the README says that backups are made."""
    told, name = await fill(place), await server.empty_database()
    dump = server.folder / "games.dump"
    at = ("--host", str(server.folder), "--username", OWNER)
    made = server.run("pg_dump", *at, "--format=custom", f"--file={dump}", str(place))
    assert made.returncode == 0, made.stderr
    back = server.run("pg_restore", *at, "--clean", "--if-exists", f"--dbname={name}", str(dump))
    assert back.returncode == 0, back.stderr
    store = await open_store(server.address(name))
    assert {game_id: await told_of(store, game_id) for game_id in told} == told
    assert await lobby(store, channel_id=7) == GONE + 1
    await store.close()
    dump.unlink()
    await server.drop(name)

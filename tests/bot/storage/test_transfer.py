"""Copies of whole databases between SQLite and PostgreSQL, in all directions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage import transfer
from bot.storage.backup import CopyRefused
from bot.storage.errors import LeaseLost, StoreUnusable
from bot.storage.locations import DatabaseLocation, open_store
from bot.storage.postgres_url import PostgresUrl
from bot.storage.records import (
    CommitResult,
    PlanRow,
    ResultRow,
    SeatAssignmentRow,
    ThreadOpening,
    ThreadParent,
    tutorial_channel_id,
)
from bot.storage.statements import TABLES
from bot.storage.store import Store
from bot.storage.tournament_records import TournamentPlayer, TournamentRow, TournamentTable
from bot.storage.transfer import copy_database
from tests.support.postgres import SUPERUSER, PostgresServer
from tests.support.storage.records import ANNA, BORIS, create_lobby, full_dump, game_update

DELETED = 3
"""The id of a deleted game, which is never reused."""


@pytest.fixture
async def other(postgres_server: PostgresServer) -> AsyncIterator[PostgresUrl]:
    name = await postgres_server.acquire_database()
    yield postgres_server.address(name)
    await postgres_server.release_database(name)


@pytest.fixture(params=["sqlite", "postgres"])
def source(
    request: pytest.FixtureRequest, database_file: Path, other: PostgresUrl
) -> DatabaseLocation:
    return database_file if request.param == "sqlite" else other


@pytest.fixture(params=["sqlite", "postgres"])
def target(
    request: pytest.FixtureRequest, database_file: Path, postgres_address: PostgresUrl
) -> DatabaseLocation:
    return (
        database_file.with_name("copy.sqlite3") if request.param == "sqlite" else postgres_address
    )


async def fill(place: DatabaseLocation) -> dict[int, tuple[object, ...]]:
    """Write rows into every table; return what the store reads of each game."""
    store = await open_store(place)
    compressed, running = await create_lobby(store), await create_lobby(store, channel_id=2)
    assignments = (SeatAssignmentRow(0, 2, ANNA, "Anna", None),)
    played = game_update(
        running,
        snapshot=True,
        phase_end_states=("Пётр", "end"),
        seat_assignments=assignments,
        keep_history=True,
    )
    await store.commit(played)
    await store.commit(replace(played, game_id=compressed, interaction_id=5, events='["b"]'))
    results = (ResultRow(0, ANNA, 2, 12, None), ResultRow(1, None, 2, 9, 1))
    await store.commit(
        game_update(compressed, 2, status="over", results=results, keep_history=True)
    )
    await store.mark_announced(compressed, 3, None)
    await store.compress_game(compressed)
    await store.save_artifact(compressed, "film", b"\x00\xff")
    await store.request_review(compressed, ANNA)
    await store.save_review(compressed, ANNA, "found", done=True)
    await store.set_user_settings(ANNA, '{"a":1}')
    await store.set_guild_settings(1, "{}")
    await store.set_plans(running, (PlanRow(1, 0, ANNA, '"Пётр"', '["card"]', 3, "[]"),))
    await store.begin_season(1, 2, 1000)
    await store.set_absence(ANNA, 1000, 2000)
    await store.begin_thread_opening(ThreadOpening(3, 1, 2))
    cup = TournamentRow(70, 1, 2, ANNA, "Кубок", "game", "{}", "{}", "open", 1, "{}")
    await store.create_tournament(cup)
    await store.set_tournament_player(cup.id, TournamentPlayer(1, ANNA, "Anna"))
    await store.set_tournament_table(cup.id, TournamentTable(1, 0, running))
    for channel_id, parent in ((6, ThreadParent(5, 6)), (2, None)):
        await store.move_game(running, channel_id, 1, parent)
    await store.heartbeat(1000, longest=0, notice=0)
    assert (
        await create_lobby(store, channel_id=tutorial_channel_id(BORIS), user_id=BORIS) == DELETED
    )
    await store.forget_user(BORIS, "?")
    told = {game_id: await contents_of(store, game_id) for game_id in (compressed, running)}
    await store.close()
    return told


async def contents_of(store: Store, game_id: int) -> tuple[object, ...]:
    return (
        *await full_dump(store, game_id),
        await store.state_history(game_id),
        await store.seat_assignments(game_id),
        await store.results(game_id),
        await store.artifact(game_id, "film"),
        await store.review(game_id, ANNA),
        await store.plans(game_id),
    )


async def test_every_row_is_copied(source: DatabaseLocation, target: DatabaseLocation) -> None:
    told = await fill(source)
    counts = await copy_database(source, target)
    assert list(counts) == list(TABLES)
    assert all(counts.values())
    assert counts["game"] == 2
    if isinstance(target, Path):
        assert target.stat().st_mode & 0o077 == 0, "hands of running games are in it"
    store = await open_store(target)
    assert {game_id: await contents_of(store, game_id) for game_id in told} == told
    assert await store.user_settings(ANNA) == '{"a":1}'
    assert await store.season_starts(1) == (1000,)
    await store.close()


async def test_games_go_on_in_the_copy(source: DatabaseLocation, target: DatabaseLocation) -> None:
    await fill(source)
    await copy_database(source, target)
    store = await open_store(target)
    await store.acquire_lease()
    assert await store.commit(game_update(2, 2, interaction_id=9)) is CommitResult.COMMITTED
    assert await create_lobby(store, channel_id=7) == DELETED + 1
    await store.request_review(2, ANNA + 1)
    assert len(await store.pending_reviews()) == 1
    await store.close()


async def test_bot_running_on_the_source_is_fenced(
    source: DatabaseLocation, target: DatabaseLocation
) -> None:
    running = await open_store(source)
    await running.acquire_lease()
    game_id = await create_lobby(running)
    await copy_database(source, target)
    with pytest.raises(LeaseLost):
        await running.commit(game_update(game_id))
    await running.close()


async def test_database_in_which_a_bot_was_only_started_counts_as_empty(
    source: DatabaseLocation, target: DatabaseLocation
) -> None:
    await fill(source)
    started = await open_store(target)
    await started.acquire_lease()
    await started.set_meta("command-tree", "hash")
    await started.close()
    await copy_database(source, target)


async def test_target_that_is_not_empty_is_unchanged(
    source: DatabaseLocation, target: DatabaseLocation
) -> None:
    await fill(source)
    kept = await open_store(target)
    await kept.set_user_settings(ANNA, "kept")
    with pytest.raises(CopyRefused, match="is not empty"):
        await copy_database(source, target)
    assert await kept.user_settings(ANNA) == "kept"
    assert await kept.game(1) is None
    await kept.close()


async def test_rows_that_read_back_differently_are_not_copied(
    source: DatabaseLocation, target: DatabaseLocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(source)
    plus = transfer.TableChecksum.with_row
    seen = 0

    def forgetful(total: transfer.TableChecksum, row: tuple[object, ...]) -> transfer.TableChecksum:
        nonlocal seen
        seen += "Anna" in row
        return plus(total, row if seen != 2 else (*row, "another"))

    monkeypatch.setattr(transfer.TableChecksum, "with_row", forgetful)
    with pytest.raises(CopyRefused, match="Not every row"):
        await copy_database(source, target)
    assert not isinstance(target, Path) or not target.exists()
    store = await open_store(target)
    assert await store.game(1) is None
    await store.close()


async def test_tables_with_different_columns_are_not_copied(
    database_file: Path, postgres_server: PostgresServer, postgres_address: PostgresUrl
) -> None:
    await fill(database_file)
    name = await postgres_server.create_empty_database()
    await (await open_store(postgres_server.address(name))).close()
    await postgres_server.fetch("ALTER TABLE seat ADD COLUMN colour TEXT", database=name)
    with pytest.raises(CopyRefused, match="seat differ"):
        await copy_database(database_file, postgres_server.address(name))
    await postgres_server.drop_database(name)


async def test_text_that_postgresql_cannot_store_is_not_copied(
    database_file: Path, postgres_address: PostgresUrl
) -> None:
    store = await open_store(database_file)
    await create_lobby(store, options="\0")
    await store.close()
    with pytest.raises(CopyRefused, match="Nothing was copied"):
        await copy_database(database_file, postgres_address)
    store = await open_store(postgres_address)
    assert await store.game(1) is None
    await store.close()


async def test_missing_source_is_reported_and_no_target_created(tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    with pytest.raises(StoreUnusable, match="does not exist"):
        await copy_database(tmp_path / "games.sqlite3", target)
    assert not target.exists()


async def test_target_that_cannot_be_created_is_reported(
    source: DatabaseLocation, tmp_path: Path
) -> None:
    await fill(source)
    with pytest.raises(CopyRefused, match="cannot be made"):
        await copy_database(source, tmp_path / "nowhere" / "copy.sqlite3")


async def test_database_is_not_copied_to_itself(
    database_file: Path, postgres_address: PostgresUrl
) -> None:
    await fill(database_file)
    for where in (database_file, postgres_address):
        with pytest.raises(CopyRefused, match="itself"):
            await copy_database(where, where)


async def test_dump_of_the_server_restores_everything(
    postgres_server: PostgresServer, postgres_address: PostgresUrl
) -> None:
    """The README recommends this for backups."""
    told, name = await fill(postgres_address), await postgres_server.create_empty_database()
    dump = postgres_server.folder / "games.dump"
    at = ("--host", str(postgres_server.folder), "--username", SUPERUSER)
    made = postgres_server.run(
        "pg_dump", *at, "--format=custom", f"--file={dump}", str(postgres_address)
    )
    assert made.returncode == 0, made.stderr
    back = postgres_server.run(
        "pg_restore", *at, "--clean", "--if-exists", f"--dbname={name}", str(dump)
    )
    assert back.returncode == 0, back.stderr
    store = await open_store(postgres_server.address(name))
    assert {game_id: await contents_of(store, game_id) for game_id in told} == told
    assert await create_lobby(store, channel_id=7) == DELETED + 1
    await store.close()
    dump.unlink()
    await postgres_server.drop_database(name)

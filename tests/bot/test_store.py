"""What the store promises about moves: all or nothing, once, and in order."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.store import Change, ChannelTaken, Committed, GameRow, SeatRow, Store

CHANNEL = 1_100_000_000_000_000_001
ANNA = 200_000_000_000_000_001
BORIS = 200_000_000_000_000_002
SEATS = (SeatRow(seat=0, name="Anna", user_id=ANNA), SeatRow(seat=1, name="AI", ai="calm"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    opened = await Store.open(file)
    yield opened
    await opened.close()


def opening(**other: Any) -> dict[str, Any]:
    values: dict[str, Any] = {
        "channel_id": CHANNEL,
        "guild_id": 1,
        "name": "saint_petersburg",
        "schema": 1,
        "options": '{"seats":2}',
        "seats": SEATS,
        "user_id": ANNA,
        "interaction_id": None,
        "at": 1000,
    }
    return values | other


async def lobby(store: Store, **other: Any) -> int:
    game_id = await store.create_game(**opening(**other))
    assert game_id is not None
    return game_id


def change(game_id: int, expected_ply: int = 1, **other: Any) -> Change:
    values: dict[str, Any] = {
        "kind": "move",
        "at": 1001,
        "status": "running",
        "events": "[]",
        "state": f'"state {expected_ply + 1}"',
    }
    return Change(game_id=game_id, expected_ply=expected_ply, **(values | other))


async def known(store: Store, game_id: int) -> GameRow:
    game = await store.game(game_id)
    assert game is not None
    return game


async def everything(store: Store, game_id: int) -> tuple[object, ...]:
    return (
        await store.game(game_id),
        await store.seats(game_id),
        await store.moves(game_id, 0),
        [await store.snapshot(game_id, ply) for ply in range(10)],
    )


def statement(file: Path, sql: str) -> list[Any]:
    """Run one statement past the store, as an operator with the sqlite3 program would."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        return connection.execute(sql).fetchall()


async def test_a_new_game_is_a_lobby_at_ply_1_with_its_opening_in_the_log(store: Store) -> None:
    game_id = await lobby(store, interaction_id=7)
    assert await store.game(game_id) == GameRow(
        id=game_id,
        channel_id=CHANNEL,
        guild_id=1,
        name="saint_petersburg",
        schema=1,
        options='{"seats":2}',
        seed=None,
        status="lobby",
        ply=1,
        posted_ply=0,
        story_ply=0,
        settings="{}",
        turn_message_id=None,
        state=None,
        created=1000,
        updated=1000,
    )
    assert await store.seats(game_id) == SEATS
    [first] = await store.moves(game_id, 0)
    assert (first.ply, first.kind, first.user_id) == (1, "open", ANNA)
    assert (first.interaction_id, first.at) == (7, 1000)


async def test_a_commit_writes_all_it_says(store: Store) -> None:
    game_id = await lobby(store)
    seats = (SeatRow(seat=0, name="Boris", user_id=BORIS, intent="pass", remind_at=9),)
    done = change(
        game_id,
        seat=0,
        user_id=BORIS,
        interaction_id=8,
        action='{"kind":"buy"}',
        events='[{"kind":"bought"}]',
        seed="s",
        seats=seats,
        snapshot=True,
    )
    assert await store.commit(done) is Committed.DONE
    game = await known(store, game_id)
    assert (game.ply, game.status, game.state, game.seed) == (2, "running", '"state 2"', "s")
    assert (game.created, game.updated) == (1000, 1001)
    assert await store.seats(game_id) == seats
    assert await store.snapshot(game_id, 2) == '"state 2"'
    [move] = await store.moves(game_id, 1)
    assert (move.ply, move.seat, move.user_id, move.interaction_id) == (2, 0, BORIS, 8)
    assert (move.action, move.events) == ('{"kind":"buy"}', '[{"kind":"bought"}]')


async def test_what_a_commit_leaves_out_is_kept(store: Store) -> None:
    game_id = await lobby(store)
    await store.commit(change(game_id, seed="s"))
    await store.commit(change(game_id, 2, state=None, snapshot=True))
    game = await known(store, game_id)
    assert (game.ply, game.state, game.seed) == (3, '"state 2"', "s")
    assert await store.seats(game_id) == SEATS
    assert await store.snapshot(game_id, 3) == '"state 2"'


@pytest.mark.parametrize("ply", [0, 1, 3])
async def test_a_stale_ply_is_refused_and_nothing_changes(store: Store, ply: int) -> None:
    game_id = await lobby(store)
    await store.commit(change(game_id))
    before = await everything(store, game_id)
    stale = change(game_id, ply, seats=(), snapshot=True, prune_before=9, interaction_id=5)
    assert await store.commit(stale) is Committed.STALE
    assert await everything(store, game_id) == before


async def test_a_game_that_is_gone_is_stale(store: Store) -> None:
    assert await store.commit(change(404)) is Committed.STALE


async def test_the_same_interaction_is_written_once(store: Store) -> None:
    game_id = await lobby(store)
    press = change(game_id, interaction_id=5)
    assert await store.commit(press) is Committed.DONE
    before = await everything(store, game_id)
    assert await store.commit(press) is Committed.SEEN
    assert await store.commit(replace(press, expected_ply=2)) is Committed.SEEN
    assert await everything(store, game_id) == before


async def test_the_same_interaction_opens_one_game(store: Store) -> None:
    game_id = await lobby(store, interaction_id=5)
    assert await store.create_game(**opening(interaction_id=5)) is None
    assert await store.create_game(**opening(interaction_id=5, channel_id=2)) is None
    assert await store.latest_game(2) is None
    assert await store.commit(change(game_id, interaction_id=5)) is Committed.SEEN


async def test_of_racing_tasks_exactly_one_is_done(store: Store) -> None:
    game_id = await lobby(store)
    tried = [store.commit(change(game_id, action=str(number))) for number in range(20)]
    outcomes = await asyncio.gather(*tried)
    assert sorted(outcomes, key=lambda outcome: outcome.name) == [
        Committed.DONE,
        *[Committed.STALE] * 19,
    ]
    assert len(await store.moves(game_id, 1)) == 1


async def test_a_second_store_sees_the_change_and_is_refused_the_old_ply(
    store: Store, file: Path
) -> None:
    game_id = await lobby(store)
    other = await Store.open(file)
    try:
        assert await store.commit(change(game_id)) is Committed.DONE
        assert await other.commit(change(game_id)) is Committed.STALE
        assert await everything(other, game_id) == await everything(store, game_id)
        assert await other.commit(change(game_id, 2)) is Committed.DONE
        assert (await known(store, game_id)).ply == 3
    finally:
        await other.close()


async def test_two_stores_racing_write_every_ply_once(store: Store, file: Path) -> None:
    game_id = await lobby(store)
    other = await Store.open(file)
    try:
        for ply in range(1, 11):
            tried = [each.commit(change(game_id, ply)) for each in (store, other)]
            assert set(await asyncio.gather(*tried)) == {Committed.DONE, Committed.STALE}
    finally:
        await other.close()
    assert [move.ply for move in await store.moves(game_id, 0)] == list(range(1, 12))


@pytest.mark.parametrize(
    "broken",
    [
        {"seats": (SEATS[0], SEATS[0])},
        {"events": None},
        {"status": "asleep"},
        {"state": b"not text", "snapshot": True},
    ],
)
async def test_a_commit_that_fails_half_way_leaves_nothing(
    store: Store, broken: dict[str, Any]
) -> None:
    game_id = await lobby(store)
    before = await everything(store, game_id)
    with pytest.raises(sqlite3.Error):
        await store.commit(change(game_id, **broken))
    assert await everything(store, game_id) == before
    assert await store.commit(change(game_id)) is Committed.DONE


async def test_a_commit_that_fails_at_its_last_step_leaves_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await lobby(store)
    before = await everything(store, game_id)

    def fail(*_: object) -> None:
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr("bot.transactions._keep_snapshots", fail)
        with pytest.raises(RuntimeError, match="power cut"):
            await store.commit(change(game_id, seats=(), interaction_id=5))
    assert await everything(store, game_id) == before
    assert await store.commit(change(game_id, interaction_id=5)) is Committed.DONE


async def test_a_cancelled_caller_does_not_cut_a_commit_in_two(store: Store) -> None:
    game_id = await lobby(store)
    task = asyncio.create_task(store.commit(change(game_id, snapshot=True)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await known(store, game_id)).ply == 2
    assert len(await store.moves(game_id, 1)) == 1
    assert await store.snapshot(game_id, 2) is not None


async def test_a_channel_has_one_open_game(store: Store) -> None:
    first = await lobby(store)
    with pytest.raises(ChannelTaken):
        await lobby(store)
    assert await lobby(store, channel_id=2)
    await store.commit(change(first))
    with pytest.raises(ChannelTaken):
        await lobby(store)
    await store.commit(change(first, 2, status="over"))
    second = await lobby(store)
    assert [game.id for game in [await store.open_game(CHANNEL)] if game] == [second]


async def test_an_ended_game_is_not_reopened_beside_another(store: Store) -> None:
    first = await lobby(store)
    await store.commit(change(first, status="over"))
    second = await lobby(store)
    with pytest.raises(ChannelTaken):
        await store.commit(change(first, 2))
    assert (await known(store, first)).status == "over"
    await store.commit(change(second, status="abandoned"))
    assert await store.commit(change(first, 2)) is Committed.DONE


async def test_the_open_and_the_latest_game_of_a_channel(store: Store) -> None:
    assert await store.open_game(CHANNEL) is None
    assert await store.latest_game(CHANNEL) is None
    first = await lobby(store)
    await store.commit(change(first, status="over"))
    assert await store.open_game(CHANNEL) is None
    assert await store.latest_game(CHANNEL) == await store.game(first)
    second = await lobby(store)
    assert await store.open_game(CHANNEL) == await store.game(second)
    assert await store.latest_game(CHANNEL) == await store.game(second)


async def test_the_log_can_be_read_in_part(store: Store) -> None:
    game_id = await lobby(store)
    for ply in range(1, 5):
        await store.commit(change(game_id, ply))
    other = await lobby(store, channel_id=2)
    assert [move.ply for move in await store.moves(game_id, 0)] == [1, 2, 3, 4, 5]
    assert [move.ply for move in await store.moves(game_id, 2)] == [3, 4, 5]
    assert [move.ply for move in await store.moves(game_id, 2, 4)] == [3, 4]
    assert [move.ply for move in await store.moves(other, 0)] == [1]


@pytest.mark.parametrize(
    "column", ["game_id = 9", "ply = 9", "action = 'x'", "events = 'x'", "kind = 'x'", "seat = 9"]
)
async def test_the_log_is_append_only(store: Store, file: Path, column: str) -> None:
    game_id = await lobby(store)
    before = await everything(store, game_id)
    with pytest.raises(sqlite3.IntegrityError, match="append only"):
        statement(file, f"UPDATE move SET {column}")  # noqa: S608
    assert await everything(store, game_id) == before


async def test_a_person_or_a_game_can_be_forgotten(store: Store, file: Path) -> None:
    game_id = await lobby(store)
    await store.commit(change(game_id, snapshot=True))
    statement(file, "UPDATE move SET user_id = NULL, interaction_id = NULL")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM game")
    assert await everything(store, game_id) == (None, (), (), [None] * 10)
    # Old buttons carry the id of the game that is gone.
    assert await lobby(store) > game_id


async def test_snapshots_are_pruned_only_for_their_own_game(store: Store) -> None:
    game_id, other = await lobby(store), await lobby(store, channel_id=2)
    await store.commit(change(other, snapshot=True))
    for ply in range(1, 4):
        await store.commit(change(game_id, ply, snapshot=True))
    await store.commit(change(game_id, 4, snapshot=True, prune_before=4))
    kept = [ply for ply in range(8) if await store.snapshot(game_id, ply) is not None]
    assert kept == [4, 5]
    assert await store.snapshot(other, 2) == '"state 2"'


async def test_posted_ply_never_goes_back(store: Store) -> None:
    game_id = await lobby(store)
    await store.commit(change(game_id))
    await store.commit(change(game_id, 2))
    await store.mark_posted(game_id, 2, 77)
    await store.mark_posted(game_id, 1, 66)
    game = await known(store, game_id)
    assert (game.posted_ply, game.turn_message_id) == (2, 77)
    await store.mark_posted(game_id, 2, 78)
    await store.mark_posted(game_id, 3, None)
    game = await known(store, game_id)
    assert (game.posted_ply, game.turn_message_id) == (3, None)


async def test_a_ply_that_was_never_played_cannot_be_posted(store: Store) -> None:
    game_id = await lobby(store)
    with pytest.raises(sqlite3.IntegrityError):
        await store.mark_posted(game_id, 2, 77)
    assert (await known(store, game_id)).posted_ply == 0


async def test_unfinished_are_open_games_and_ended_ones_not_told_to_the_end(store: Store) -> None:
    games = [await lobby(store, channel_id=channel) for channel in range(1, 5)]
    waiting, running, untold, told = games
    for game_id in (waiting, running, untold, told):
        await store.mark_posted(game_id, 1, None)
    await store.commit(change(running))
    await store.commit(change(untold, status="over"))
    await store.commit(change(told, status="abandoned"))
    await store.mark_posted(told, 2, None)
    assert [game.id for game in await store.unfinished()] == [waiting, running, untold]


async def test_the_games_of_a_person_latest_first(store: Store) -> None:
    first, second = await lobby(store), await lobby(store, channel_id=2)
    third = await lobby(store, channel_id=3, seats=(SeatRow(seat=0, name="B", user_id=BORIS),))
    await store.commit(change(first, at=2000, status="over"))
    assert [game.id for game in await store.games_of(ANNA)] == [first, second]
    assert [game.id for game in await store.games_of(BORIS)] == [third]
    assert await store.games_of(1) == ()


async def test_meta_remembers_the_last_value(store: Store) -> None:
    assert await store.meta("commands") is None
    await store.set_meta("commands", "a")
    await store.set_meta("commands", "b")
    assert await store.meta("commands") == "b"


async def test_all_is_there_after_closing_and_opening(file: Path) -> None:
    store = await Store.open(file)
    game_id = await lobby(store)
    await store.commit(change(game_id, snapshot=True, interaction_id=5))
    before = await everything(store, game_id)
    await store.close()
    store = await Store.open(file)
    assert await everything(store, game_id) == before
    assert await store.commit(change(game_id, interaction_id=5)) is Committed.SEEN
    await store.close()


async def test_a_store_in_memory_works_and_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await Store.open(":memory:")
    assert await store.commit(change(await lobby(store))) is Committed.DONE
    await store.check()
    await store.close()
    assert not list(tmp_path.iterdir())  # noqa: ASYNC240


async def test_a_closed_store_does_not_pass_its_check(file: Path) -> None:
    store = await Store.open(file)
    await store.check()
    await store.close()
    with pytest.raises(ValueError, match="closed"):
        await store.check()

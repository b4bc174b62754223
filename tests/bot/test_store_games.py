"""What the store knows of games and people: which are open, told, forgotten, and all there."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.sqlite import ChannelTaken, Committed, SeatRow, Store
from tests.bot.stored import (
    ANNA,
    BORIS,
    CHANNEL,
    change,
    everything,
    known,
    lobby,
    statement,
)


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


async def test_the_open_game_of_a_channel(store: Store) -> None:
    assert await store.open_game(CHANNEL) is None
    first = await lobby(store)
    await store.commit(change(first, status="over"))
    assert await store.open_game(CHANNEL) is None
    second = await lobby(store)
    assert await store.open_game(CHANNEL) == await store.game(second)


async def test_a_person_or_a_game_can_be_forgotten(store: Store, database: Path) -> None:
    game_id = await lobby(store)
    await store.commit(change(game_id, snapshot=True))
    statement(database, "UPDATE move SET user_id = NULL, interaction_id = NULL")
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM game")
    assert await everything(store, game_id) == (None, (), (), [None] * 10)
    # Old buttons carry the id of the game that is gone.
    assert await lobby(store) > game_id


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


async def test_all_is_there_after_closing_and_opening(database: Path) -> None:
    store = await Store.open(database)
    game_id = await lobby(store)
    await store.commit(change(game_id, snapshot=True, interaction_id=5))
    before = await everything(store, game_id)
    await store.close()
    store = await Store.open(database)
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


async def test_a_closed_store_does_not_pass_its_check(database: Path) -> None:
    store = await Store.open(database)
    await store.check()
    await store.close()
    with pytest.raises(ValueError, match="closed"):
        await store.check()

"""Answers of PostgreSQL that are lost on the way: what was asked for is done once."""

from __future__ import annotations

import pytest

from bot.storage.contract import LeaseLost, Store
from bot.storage.locations import open_store
from bot.storage.postgres.pool import Connection
from bot.storage.postgres.store import PostgresStore
from bot.storage.postgres_url import PostgresUrl
from bot.storage.records import CommitResult
from tests.store.line import Line
from tests.store.rows import CHANNEL, change, lobby, opening


async def test_a_move_whose_answer_was_lost_is_done_once(far: Store, line: Line) -> None:
    game_id = await lobby(far)
    lost = 0
    for ply in range(1, 31):
        if ply % 3 == 0:
            line.answers_to_lose, lost = 1, lost + 1
        press = change(game_id, ply, interaction_id=100 + ply, action=f"{ply}", keep_history=True)
        assert await far.commit(press) is CommitResult.COMMITTED
        assert line.answers_to_lose == 0
    assert lost == 10
    assert [move.ply for move in await far.moves(game_id, 0)] == list(range(1, 32))
    assert [row.of_ply for row in await far.state_history(game_id)] == list(range(2, 32))


async def test_a_move_of_an_ai_whose_answer_was_lost_is_done_once(far: Store, line: Line) -> None:
    game_id = await lobby(far)
    await far.commit(change(game_id))
    line.answers_to_lose = 1
    assert await far.commit(change(game_id, 2, seat=1, action="own")) is CommitResult.COMMITTED
    assert len(await far.moves(game_id, 0)) == 3


async def test_a_stale_move_whose_answer_was_lost_stays_stale(
    far: Store, line: Line, postgres: Store
) -> None:
    game_id = await lobby(far)
    await far.commit(change(game_id))
    await postgres.commit(change(game_id, 2, action="theirs"))
    line.answers_to_lose = 1
    assert await far.commit(change(game_id, 2, action="own")) is CommitResult.CONFLICT
    [_, _, theirs] = await far.moves(game_id, 0)
    assert theirs.action == "theirs"


async def test_an_interaction_seen_before_stays_seen_though_the_answer_was_lost(
    far: Store, line: Line
) -> None:
    game_id = await lobby(far)
    await far.commit(change(game_id, interaction_id=5))
    await far.commit(change(game_id, 2))
    line.answers_to_lose = 1
    assert await far.commit(change(game_id, 3, interaction_id=5)) is CommitResult.DUPLICATE


@pytest.mark.parametrize("interaction_id", [7, None])
async def test_a_lobby_whose_answer_was_lost_is_opened_once(
    far: Store, line: Line, interaction_id: int | None
) -> None:
    await far.create_game(**opening(channel_id=9))
    line.answers_to_lose = 1
    game_id = await far.create_game(**opening(interaction_id=interaction_id))
    game = await far.open_game(CHANNEL)
    assert game is not None
    assert game.id == game_id


async def test_a_move_whose_answer_was_lost_is_done_though_another_took_over_since(
    place: PostgresUrl,
) -> None:
    old, new = await PostgresStore.open(place), await open_store(place)
    await old.acquire_lease()
    game_id = await lobby(old)
    press = change(game_id, interaction_id=5)
    await old.commit(press)
    await new.acquire_lease()

    async def ask_again(connection: Connection, _: bool) -> CommitResult:
        return await old._update_writer.commit(connection, True, old._fencing_token, press)

    assert await old._pool.run(ask_again) is CommitResult.COMMITTED
    with pytest.raises(LeaseLost):
        await old.commit(change(game_id, 2))
    await old.close()
    await new.close()


async def test_a_season_whose_answer_was_lost_has_begun(far: Store, line: Line) -> None:
    await far.begin_season(1, 2, 1000)
    line.answers_to_lose = 1
    assert await far.begin_season(1, 3, 2000)
    line.answers_to_lose = 1
    assert not await far.begin_season(1, 3, 3000)
    assert await far.season_starts(1) == (1000, 2000)

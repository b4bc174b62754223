"""Replies of PostgreSQL are lost: the statement is done once nevertheless."""

from __future__ import annotations

import pytest

from bot.storage.connection import Connection
from bot.storage.errors import LeaseLost
from bot.storage.locations import open_store
from bot.storage.postgres_url import PostgresUrl
from bot.storage.records import CommitResult
from bot.storage.store import Store
from tests.support.storage.faulty_proxy import FaultyProxy
from tests.support.storage.records import CHANNEL, create_lobby, game_update, new_game_fields


@pytest.mark.parametrize(
    "presses",
    [(True,), (False,), (True, False)],
    ids=["press", "AI", "press and what follows from it"],
)
async def test_move_with_a_lost_reply_is_done_once(
    proxied_store: Store, proxy: FaultyProxy, presses: tuple[bool, ...]
) -> None:
    game_id, ply = await create_lobby(proxied_store), 1
    while ply < 20:
        proxy.replies_to_drop = int(ply % 3 != 0)
        updates = [
            game_update(game_id, n, interaction_id=n if is_press else None, keep_history=True)
            for n, is_press in enumerate(presses, start=ply)
        ]
        assert await proxied_store.commit(*updates) is CommitResult.COMMITTED
        assert proxy.replies_to_drop == 0
        ply += len(updates)
    assert [move.ply for move in await proxied_store.moves(game_id, 0)] == list(range(1, ply + 1))
    history = await proxied_store.state_history(game_id)
    assert [row.of_ply for row in history] == list(range(2, ply + 1))


async def test_conflict_with_a_lost_reply_stays_a_conflict(
    proxied_store: Store, proxy: FaultyProxy, postgres: Store
) -> None:
    game_id = await create_lobby(proxied_store)
    await proxied_store.commit(game_update(game_id))
    await postgres.commit(game_update(game_id, 2, action="theirs"))
    proxy.replies_to_drop = 1
    assert (
        await proxied_store.commit(game_update(game_id, 2, action="own")) is CommitResult.CONFLICT
    )
    [_, _, theirs] = await proxied_store.moves(game_id, 0)
    assert theirs.action == "theirs"


async def test_duplicate_with_a_lost_reply_stays_a_duplicate(
    proxied_store: Store, proxy: FaultyProxy
) -> None:
    game_id = await create_lobby(proxied_store)
    await proxied_store.commit(game_update(game_id, interaction_id=5))
    await proxied_store.commit(game_update(game_id, 2))
    proxy.replies_to_drop = 1
    assert (
        await proxied_store.commit(game_update(game_id, 3, interaction_id=5))
        is CommitResult.DUPLICATE
    )


@pytest.mark.parametrize("interaction_id", [7, None])
async def test_lobby_with_a_lost_reply_is_opened_once(
    proxied_store: Store, proxy: FaultyProxy, interaction_id: int | None
) -> None:
    await proxied_store.create_game(**new_game_fields(channel_id=9))
    proxy.replies_to_drop = 1
    game_id = await proxied_store.create_game(**new_game_fields(interaction_id=interaction_id))
    game = await proxied_store.open_game(CHANNEL)
    assert game is not None
    assert game.id == game_id


async def test_move_with_a_lost_reply_counts_despite_a_takeover_since(
    postgres_address: PostgresUrl,
) -> None:
    old, new = await open_store(postgres_address), await open_store(postgres_address)
    await old.acquire_lease()
    game_id = await create_lobby(old)
    press = game_update(game_id, interaction_id=5)
    await old.commit(press)
    await new.acquire_lease()

    async def ask_again(connection: Connection, _: bool) -> CommitResult:
        return await old._update_writer.commit(connection, [press], is_retry=True)

    assert await old._database.run(ask_again) is CommitResult.COMMITTED
    with pytest.raises(LeaseLost):
        await old.commit(game_update(game_id, 2))
    await old.close()
    await new.close()


async def test_season_with_a_lost_reply_has_begun(proxied_store: Store, proxy: FaultyProxy) -> None:
    await proxied_store.begin_season(1, 2, 1000)
    proxy.replies_to_drop = 1
    assert await proxied_store.begin_season(1, 3, 2000)
    proxy.replies_to_drop = 1
    assert not await proxied_store.begin_season(1, 3, 3000)
    assert await proxied_store.season_starts(1) == (1000, 2000)

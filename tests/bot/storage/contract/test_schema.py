"""What the database itself holds to, whoever writes to it, and what it says of errors."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import pytest

from bot.storage.connection import Connection, Row
from bot.storage.errors import StoreError, StoreUnavailable
from bot.storage.records import ResultRow
from bot.storage.store import Store
from tests.support.storage.records import ANNA, create_lobby, full_dump, game_update

HIDDEN = "hidden hand"


async def run(store: Store, sql: str) -> Sequence[Row]:
    """Run a statement that is none of the store's."""

    async def work(connection: Connection, _: bool) -> Sequence[Row]:
        return await connection.fetch(sql)

    return await store._database.run(work)


@pytest.mark.parametrize(
    "change",
    ["game_id = 9", "ply = 9", "action = 'x'", "events = '[]'", "kind = 'x'", "seat = 9", "at = 9"],
)
async def test_log_is_append_only(store: Store, change: str) -> None:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, action="a", events='["b"]'))
    before = await full_dump(store, game_id)
    with pytest.raises(StoreError):
        await run(store, f"UPDATE move SET {change} WHERE ply = 2")  # noqa: S608
    assert await full_dump(store, game_id) == before


async def test_id_of_a_deleted_game_is_never_reused(store: Store) -> None:
    """Old buttons carry the id of the game that is gone."""
    game_id = await create_lobby(store)
    results = (ResultRow(0, ANNA, 1, 12, 1),)
    await store.commit(
        game_update(game_id, snapshot=True, phase_end_states=("end",), results=results)
    )
    await run(store, "DELETE FROM game")
    assert await full_dump(store, game_id) == (None, (), (), [None] * 10, [()] * 10)
    assert await store.results(game_id) == ()
    assert await create_lobby(store) > game_id


@pytest.mark.parametrize(
    "sql",
    ["SELECT colour FROM game", "SELECT 1 FROM nowhere", "INSERT INTO snapshot VALUES (9, 1, '')"],
)
async def test_wrong_statement_is_not_transient(store: Store, sql: str) -> None:
    with pytest.raises(StoreError) as caught:
        await run(store, sql)
    assert not isinstance(caught.value, StoreUnavailable)


async def test_neither_errors_nor_the_log_quote_values(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, state=HIDDEN, interaction_id=5))
    broken: tuple[dict[str, Any], ...] = (
        {"state": HIDDEN, "status": "asleep"},
        {"state": f"{HIDDEN}\ud800"},
        {"state": f"{HIDDEN}\0", "events": None},
    )
    for values in broken:
        with pytest.raises(StoreError) as caught:
            await store.commit(game_update(game_id, 2, **values))
        logging.getLogger("test").error("it failed", exc_info=caught.value)
    assert "StoreError" in caplog.text
    assert HIDDEN not in caplog.text

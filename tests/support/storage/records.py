"""Rows with defaults for tests of stores."""

from __future__ import annotations

from typing import Any

from bot.storage.records import GameRow, GameUpdate, SeatRow
from bot.storage.store import Store

CHANNEL = 1_100_000_000_000_000_001
ANNA = 200_000_000_000_000_001
BORIS = 200_000_000_000_000_002
SEATS = (SeatRow(seat=0, name="Anna", user_id=ANNA), SeatRow(seat=1, name="AI", ai="calm"))


def new_game_fields(**other: Any) -> dict[str, Any]:
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


async def create_lobby(store: Store, **other: Any) -> int:
    game_id = await store.create_game(**new_game_fields(**other))
    assert game_id is not None
    return game_id


def game_update(game_id: int, expected_ply: int = 1, **other: Any) -> GameUpdate:
    values: dict[str, Any] = {
        "kind": "move",
        "at": 1001,
        "status": "running",
        "events": "[]",
        "state": f'"state {expected_ply + 1}"',
    }
    return GameUpdate(game_id=game_id, expected_ply=expected_ply, **(values | other))


async def stored_game(store: Store, game_id: int) -> GameRow:
    game = await store.game(game_id)
    assert game is not None
    return game


async def full_dump(store: Store, game_id: int) -> tuple[object, ...]:
    return (
        await store.game(game_id),
        await store.seats(game_id),
        await store.moves(game_id, 0),
        [await store.snapshot(game_id, ply) for ply in range(10)],
        [await store.phase_end_states(game_id, ply) for ply in range(10)],
    )

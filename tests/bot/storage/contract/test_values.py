"""Values come back as they were written, or are refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.storage.errors import StoreError
from bot.storage.records import CommitResult, ResultRow, SeatAssignmentRow, SeatRow
from bot.storage.store import Store
from tests.support.storage.records import ANNA, create_lobby, full_dump, game_update

TOO_LARGE = 2**63

TEXTS = (
    "",
    "O'Hara; DROP TABLE game; --",
    'say "hi"',
    "back\\slash \\u0041 \\",
    "Пётр 🂡 e\u0301 \u2028 \ufeff",
    "line\nline\r\n\ttab \x01\x7f",
    ":name $1 ? %s {x}",
    "null",
    "[1]",
    "0012",
)


@pytest.mark.parametrize("text", TEXTS)
async def test_any_text_comes_back_as_it_was(store: Store, text: str) -> None:
    seats = (SeatRow(0, text, ANNA, intent=text), SeatRow(1, text, ai=text))
    game_id = await create_lobby(store, seats=seats, options=text, settings=text)
    assert await store.seats(game_id) == seats
    assignments = (SeatAssignmentRow(0, 2, ANNA, text, text),)
    update = game_update(
        game_id,
        state=text,
        action=text,
        events=text,
        seats=seats,
        snapshot=True,
        phase_end_states=(text, text),
        seat_assignments=assignments,
        keep_history=True,
    )
    assert await store.commit(update) is CommitResult.COMMITTED
    [_, move] = await store.moves(game_id, 0)
    assert (move.action, move.events) == (text, text)
    assert await store.seats(game_id) == seats
    assert await store.seat_assignments(game_id) == assignments
    assert await store.phase_end_states(game_id, 2) == (text, text)
    assert await store.snapshot(game_id, 2) == text
    assert [row.state for row in await store.state_history(game_id)] == [text] * 3
    assert await store.get_meta(text) is None
    for value in ("before", text):
        await store.set_meta(text, value)
    assert await store.get_meta(text) == text


async def test_largest_integers_come_back_as_they_were(store: Store) -> None:
    largest = TOO_LARGE - 1
    seats = (SeatRow(0, "Anna", largest, remind_at=largest), SeatRow(1, "AI", -largest))
    game_id = await create_lobby(
        store, channel_id=-largest, guild_id=largest, seats=seats, user_id=largest, at=largest
    )
    assert await store.seats(game_id) == seats
    assert await store.open_game(-largest) == await store.game(game_id)
    results = (ResultRow(0, largest, 2, -largest, 1),)
    await store.commit(game_update(game_id, status="over", results=results))
    assert await store.results(game_id) == results
    await store.set_user_settings(largest, "a")
    assert await store.settings_of_users([largest, -largest]) == {largest: "a"}


@pytest.mark.parametrize("integer", [TOO_LARGE, -TOO_LARGE - 1, 2**64])
@pytest.mark.parametrize("field", ["at", "user_id", "interaction_id", "seats", "results"])
async def test_larger_integer_is_refused(store: Store, field: str, integer: int) -> None:
    game_id = await create_lobby(store)
    before = await full_dump(store, game_id)
    value: Any = {
        "seats": (SeatRow(0, "Anna", integer),),
        "results": (ResultRow(0, integer, 1, 1, 1),),
    }.get(field, integer)
    with pytest.raises(StoreError):
        await store.commit(game_update(game_id, **{field: value}))
    assert await full_dump(store, game_id) == before


@pytest.mark.parametrize("text", ["a\ud800", "\udfff b", "a\0b"])
@pytest.mark.parametrize("field", ["state", "events", "seats", "phase_end_states"])
async def test_text_that_is_no_unicode_is_refused_or_comes_back(
    store: Store, field: str, text: str
) -> None:
    """SQLite stores NUL in some columns, PostgreSQL in none. Neither stores half of a text."""
    game_id = await create_lobby(store)
    before = await full_dump(store, game_id)
    value: Any = {"seats": (SeatRow(0, text, ANNA),), "phase_end_states": (text,)}.get(field, text)
    update = game_update(game_id, keep_history=True, **{field: value})
    [outcome] = await asyncio.gather(store.commit(update), return_exceptions=True)
    if outcome is not CommitResult.COMMITTED:
        assert isinstance(outcome, StoreError)
        assert text not in str(outcome)
        assert await full_dump(store, game_id) == before
        return
    assert "\0" in text
    [_, move] = await store.moves(game_id, 0)
    game = await store.game(game_id)
    assert game is not None
    stored = {
        "state": game.state,
        "events": move.events,
        "seats": await store.seats(game_id),
        "phase_end_states": await store.phase_end_states(game_id, 2),
    }
    assert stored[field] == value

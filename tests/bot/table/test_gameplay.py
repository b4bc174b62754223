"""Actions of one press: all of them are carried out, or none, and none by an earlier question."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.storage.errors import StoreUnavailable
from bot.storage.records import CommitResult, GameUpdate, SeatRow
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine.core import IllegalAction, apply
from engine.registry import find_game

GAME = find_game("saint_petersburg")
SEED = 8
PRESS = 1_000


@pytest.fixture
async def table(store: Store) -> Table:
    """A game that two users have started."""
    table = await TableRepository(store, lambda _: None).open_lobby(
        GAME,
        {},
        channel_id=1,
        guild_id=1,
        seats=(SeatRow(0, "Anna", 1), SeatRow(1, "Boris", 2)),
        interaction_id=1,
    )
    await table.lobby.start(1, 2, seed=SEED)
    return table


async def play_until_two_actions_in_a_row(table: Table) -> tuple[int, list[Any]]:
    """Play at random until a user may act twice. Returns the user and two such actions."""
    rng = Random(SEED)
    for press in range(10, PRESS):
        seat = GAME.to_act(table.state)[0]
        user_id = seat + 1
        action = rng.choice(table.legal_actions(user_id))
        after = apply(GAME, table.state, seat, action).state
        if seat in GAME.to_act(after):
            return user_id, [action, rng.choice(GAME.legal_actions(after, seat))]
        await table.play.submit(user_id, [action], None, press)
    raise AssertionError("nobody ever acts twice")


async def test_actions_of_one_press_are_one_commit(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    user_id, actions = await play_until_two_actions_in_a_row(table)
    ply, commits, real = table.row.ply, list[tuple[GameUpdate, ...]](), store.commit

    async def record(*updates: GameUpdate) -> CommitResult:
        commits.append(updates)
        return await real(*updates)

    monkeypatch.setattr(store, "commit", record)
    await table.play.submit(user_id, actions, None, PRESS)
    assert [update.interaction_id for update in commits[0]] == [PRESS, None]
    log = await store.moves(table.row.id, ply)
    assert [move.ply for move in log[:2]] == [ply + 1, ply + 2]
    assert [move.user_id for move in log[:2]] == [user_id, user_id]


async def test_failed_commit_leaves_none_of_the_actions(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    user_id, actions = await play_until_two_actions_in_a_row(table)
    before = table.snapshot

    async def refuse(*_: GameUpdate) -> CommitResult:
        raise StoreUnavailable("database is locked")

    with monkeypatch.context() as locked:
        locked.setattr(store, "commit", refuse)
        with pytest.raises(StoreUnavailable):
            await table.play.submit(user_id, actions, None, PRESS)
    assert table.snapshot == before
    assert await store.moves(table.row.id, before.row.ply) == ()


async def test_illegal_second_action_leaves_none_of_the_actions(table: Table, store: Store) -> None:
    user_id, (action, _) = await play_until_two_actions_in_a_row(table)
    before = table.snapshot
    with pytest.raises(IllegalAction):
        await table.play.submit(user_id, [action, action], None, PRESS)
    assert table.snapshot == before
    assert await store.moves(table.row.id, before.row.ply) == ()


async def test_action_seen_before_the_question_was_asked_is_stale(
    table: Table, store: Store
) -> None:
    """It may be legal again, but its user has not chosen it in what the table shows now."""
    first, second = (
        seat + 1 for seat in (table.snapshot.state.turn, 1 - table.snapshot.state.turn)
    )
    seen_ply = table.row.ply
    await table.play.submit(first, [GAME.pass_action], seen_ply, PRESS)
    await table.play.submit(second, table.legal_actions(second)[:1], None, PRESS + 1)
    before = table.snapshot
    with pytest.raises(RequestRejected) as refusal:
        await table.play.submit(first, [GAME.pass_action], seen_ply, PRESS + 2)
    assert refusal.value.reason == "stale"
    assert table.snapshot == before

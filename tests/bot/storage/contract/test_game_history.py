"""What every store promises about what remains of a game: states, sittings, results, packing."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.storage.errors import StoreError
from bot.storage.records import CommitResult, ResultRow, SeatAssignmentRow, SeatRow, StateRow
from bot.storage.store import Store
from tests.support.storage.records import ANNA, BORIS, SEATS, create_lobby, game_update

SITTING = (SeatAssignmentRow(0, 2, ANNA, "Anna", None), SeatAssignmentRow(1, 2, None, "AI", "calm"))
RESULTS = (ResultRow(0, ANNA, 2, 12, 1), ResultRow(1, None, 2, 9, 2))
SERVER = 1
CHANGED = '{"old":"Anna","old_user":1,"new":"Boris","new_user":2}'


async def ended(store: Store, channel_id: int = 1, at: int = 2000, **other: object) -> int:
    """A game of three moves, of which the second ends two phases, told to everybody."""
    game_id = await create_lobby(store, channel_id=channel_id, **other)
    moves = [
        game_update(game_id, 1, seat_assignments=SITTING, kind="start"),
        game_update(
            game_id, 2, events='["b"]', action='"a"', phase_end_states=("one", "two"), snapshot=True
        ),
        game_update(game_id, 3, events='["c"]', status="over", results=RESULTS, at=at),
    ]
    for number, move in enumerate(moves):
        await store.commit(replace(move, keep_history=True, interaction_id=100 * game_id + number))
    await store.mark_announced(game_id, 4, None)
    return game_id


STATES = (
    StateRow(2, 2, None, '"state 2"'),
    StateRow(3, 3, 0, "one"),
    StateRow(3, 3, 1, "two"),
    StateRow(3, 3, None, '"state 3"'),
    StateRow(4, 4, None, '"state 4"'),
)


async def test_every_state_is_kept(store: Store) -> None:
    game_id, other = await ended(store), await create_lobby(store, channel_id=2)
    assert await store.state_history(game_id) == STATES
    assert await store.state_history(other) == ()
    assert await store.seat_assignments(game_id) == SITTING
    assert await store.results(game_id) == RESULTS
    assert await store.results(other) == ()


async def test_states_stay_when_snapshots_are_pruned(store: Store) -> None:
    game_id = await create_lobby(store)
    for ply in range(1, 5):
        await store.commit(
            game_update(game_id, ply, snapshot=True, keep_history=True, prune_snapshots_before=ply)
        )
    assert [row.state for row in await store.state_history(game_id)] == [
        f'"state {ply}"' for ply in range(2, 6)
    ]


async def test_change_that_is_not_recorded_leaves_a_gap(store: Store) -> None:
    """As a process of the version before makes it, which may still run for a while."""
    game_id = await create_lobby(store)
    for ply in range(1, 6):
        await store.commit(game_update(game_id, ply, keep_history=ply != 3))
    assert [(row.of_ply, row.state) for row in await store.state_history(game_id)] == [
        (ply, f'"state {ply}"') for ply in (2, 3, 5, 6)
    ]


async def test_state_made_again_comes_before_the_new_one(store: Store) -> None:
    game_id = await create_lobby(store)
    for ply in range(1, 4):
        await store.commit(game_update(game_id, ply, keep_history=True))
    await store.commit(
        game_update(game_id, 4, keep_history=True, recomputed_states=((4, "without"),))
    )
    assert (await store.state_history(game_id))[-2:] == (
        StateRow(5, 4, None, "without"),
        StateRow(5, 5, None, '"state 5"'),
    )


async def test_later_player_of_a_seat_has_an_assignment_of_their_own(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, seat_assignments=SITTING))
    later = SeatAssignmentRow(1, 3, BORIS, "Boris", None)
    await store.commit(game_update(game_id, 2, seat_assignments=(later,)))
    assert await store.seat_assignments(game_id) == (*SITTING, later)


# Packing


async def test_packed_game_reads_as_before(store: Store) -> None:
    game_id, other = await ended(store), await ended(store, channel_id=2)
    log, results = await store.moves(game_id, 0), await store.results(game_id)
    assert await store.uncompressed_games(9) == (game_id, other)
    assert await store.uncompressed_games(1) == (game_id,)
    await store.compress_game(game_id)
    assert await store.uncompressed_games(9) == (other,)
    assert await store.moves(game_id, 0) == log
    assert await store.moves(game_id, 2, 3) == log[2:3]
    assert await store.state_history(game_id) == STATES
    assert await store.seat_assignments(game_id) == SITTING
    assert await store.results(game_id) == results
    assert await store.snapshot(game_id, 3) is None
    assert await store.phase_end_states(game_id, 3) == ()
    assert await store.phase_end_states(other, 3) == ("one", "two"), "others stay as they are"


async def test_packing_again_changes_nothing(store: Store) -> None:
    game_id = await ended(store)
    await store.compress_game(game_id)
    log = await store.moves(game_id, 0)
    await store.compress_game(game_id)
    assert (await store.moves(game_id, 0), await store.state_history(game_id)) == (log, STATES)


async def test_only_what_has_ended_and_was_told_is_packed(store: Store) -> None:
    running, closed, untold = [await create_lobby(store, channel_id=place) for place in (1, 2, 3)]
    await store.commit(game_update(running, snapshot=True))
    await store.mark_announced(running, 2, None)
    await store.commit(game_update(closed, status="abandoned", state=None))
    await store.mark_announced(closed, 2, None)
    await store.commit(game_update(untold, status="over", snapshot=True))
    assert await store.uncompressed_games(9) == ()
    for game_id in (running, closed, untold, 404):
        await store.compress_game(game_id)
    assert await store.snapshot(running, 2) is not None
    assert await store.snapshot(untold, 2) is not None


async def test_interaction_of_a_packed_game_is_known(store: Store) -> None:
    game_id = await ended(store)
    await store.compress_game(game_id)
    again = game_update(game_id, 4, interaction_id=100 * game_id + 2)
    assert await store.commit(again) is CommitResult.DUPLICATE


# Ended games of a person


async def test_ended_games_of_a_person(store: Store) -> None:
    first = await ended(store, channel_id=1, at=5000)
    second = await ended(store, channel_id=2, at=3000)
    elsewhere = await ended(store, channel_id=3, at=9000, guild_id=SERVER + 1)
    await ended(store, channel_id=-ANNA)
    await create_lobby(store, channel_id=4)
    closed = await create_lobby(store, channel_id=5)
    await store.commit(game_update(closed, status="abandoned", state=None))

    async def games(user_id: int, guild_id: int | None, skip: int = 0, limit: int = 9) -> list[int]:
        found = await store.ended_games_of(user_id, guild_id, offset=skip, limit=limit)
        return [row.id for row in found]

    assert await games(ANNA, SERVER) == [first, second]
    assert await games(ANNA, None) == [elsewhere, first, second]
    assert await games(ANNA, None, skip=1, limit=1) == [first]
    assert await games(BORIS, None) == []


async def test_player_who_left_before_the_end_counts_as_a_player(store: Store) -> None:
    game_id = await ended(store, seats=(SeatRow(0, "Boris", BORIS), SEATS[1]))
    for user_id in (ANNA, BORIS):
        found = await store.ended_games_of(user_id, SERVER, offset=0, limit=9)
        assert [row.id for row in found] == [game_id]


# Forgetting, and what was made of a game


async def test_forgotten_user_is_in_no_history_but_others_remain(store: Store) -> None:
    game_id = await create_lobby(store)
    told = json.loads(CHANGED) | {"old_user": ANNA, "new_user": BORIS}
    seats = (SeatRow(0, "Boris", BORIS), SEATS[1])
    await store.commit(game_update(game_id, seat_assignments=SITTING, keep_history=True))
    later = (SeatAssignmentRow(0, 3, BORIS, "Boris", None),)
    seating = game_update(
        game_id, 2, kind="seat", action=json.dumps(told), seats=seats, seat_assignments=later
    )
    await store.commit(replace(seating, keep_history=True))
    await store.commit(game_update(game_id, 3, status="over", keep_history=True))
    await store.mark_announced(game_id, 4, None)
    await store.compress_game(game_id)
    states = await store.state_history(game_id)
    await store.save_artifact(game_id, "film", b"Anna and Boris")
    await store.forget_user(ANNA, "?")
    assert await store.seat_assignments(game_id) == (
        SeatAssignmentRow(0, 2, None, "?", None),
        SeatAssignmentRow(0, 3, BORIS, "Boris", None),
        SITTING[1],
    )
    [move] = await store.moves(game_id, 2, 3)
    assert json.loads(move.action or "") == told | {"old": "?", "old_user": None}
    assert await store.state_history(game_id) == states
    assert await store.artifact(game_id, "film") is None, "he may be named in it"
    assert await store.ended_games_of(ANNA, None, offset=0, limit=9) == ()
    assert len(await store.ended_games_of(BORIS, None, offset=0, limit=9)) == 1


async def test_artifact_of_a_game_is_kept(store: Store) -> None:
    game_id = await ended(store)
    assert await store.artifact(game_id, "film") is None
    await store.save_artifact(game_id, "film", b"\x00one")
    await store.save_artifact(game_id, "film", b"\x00two")
    await store.save_artifact(game_id, "more", b"\x00more")
    assert await store.artifact(game_id, "film") == b"\x00two"
    await store.forget_user(BORIS, "?")
    assert await store.artifact(game_id, "more") == b"\x00more"
    with pytest.raises(StoreError):
        await store.save_artifact(404, "film", b"")

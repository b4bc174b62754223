"""The variants of the rules: last stall, no luck, and both together."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.heller_und_pfennig.events import LastRoundKnown, MarketCleared
from engine.games.heller_und_pfennig.state import Options, State
from engine.games.heller_und_pfennig.tiles import TILE_SET
from tests.engine.games.heller_und_pfennig.positions import (
    GAME,
    LAST_STALL,
    NO_LUCK,
    after,
    all_but,
    empty_space_count,
    events_of,
    face_up,
    kinds_of_moves,
    money,
    player,
    position,
    stall,
    tiles,
    to_act,
)

BOTH = Options(last_stall=True, no_luck=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [LAST_STALL, BOTH], ids=["alone", "without luck"])
def test_last_stall_gives_every_player_ten_stalls(seats: int, options: Options) -> None:
    state = GAME.new(seats, 1, options)
    assert [seat.stalls for seat in state.players] == [[4, 3, 2, 1]] * seats


def test_last_stall_removes_placed_stalls_from_the_game() -> None:
    state = position(
        player((3, 0, 1, 0)),
        player((1, 1, 1, 1)),
        board="4a 1b 1a fire fire fire\n"
        + "fire fire fire fire fire fire\n" * 3
        + "2b 1a 1a 3b 2b .",
        options=LAST_STALL,
    )
    events = events_of(state, stall(1, "F5"))
    state = after(state, stall(1, "F5"))
    assert [seat.stalls for seat in state.players] == [[2, 0, 1, 0], [1, 1, 1, 1]]
    assert MarketCleared((0, 0), ((4, 0, 0, 1), (1, 2, 1, 0))) in events


def test_last_stall_placed_by_a_seat_makes_this_the_last_round() -> None:
    state = position(
        player((0, 0, 0, 1)), player((1, 1, 0, 0)), board=all_but("A1", "B1"), options=LAST_STALL
    )
    events = events_of(state, stall(4, "A1"))
    assert LastRoundKnown(0, 1) in events
    state = after(state, stall(4, "A1"))
    assert state.last_round
    assert not state.over, "the round goes on until the market is full"
    assert after(state, stall(1, "B1")).over


def test_last_stall_announces_the_last_round_once() -> None:
    state = position(
        player((1, 0, 0, 0)), player((1, 0, 0, 0)), board=all_but("A1", "B1"), options=LAST_STALL
    )
    events = events_of(state, stall(1, "A1"), stall(1, "B1"))
    assert sum(isinstance(event, LastRoundKnown) for event in events) == 1


def test_last_stall_round_ends_when_nobody_can_act() -> None:
    state = position(
        player((0, 1, 0, 0)),
        player(),
        board="+3 . . . . -1",
        last_round=True,
        options=LAST_STALL,
    )
    state = after(state, stall(2, "B1"))
    assert state.over
    assert empty_space_count(state) == 27
    assert money(state) == [54, 50], "empty spaces count nothing and cut nothing"


def test_last_stall_continues_after_three_rounds_if_all_have_stalls() -> None:
    state = position(
        player((1, 1, 0, 0)),
        player((1, 1, 0, 0)),
        player((1, 1, 0, 0)),
        board=all_but("A1"),
        round_number=3,
        options=LAST_STALL,
    )
    state = after(state, stall(1, "A1"))
    assert (state.round, state.over, state.last_round) == (4, False, False)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [NO_LUCK, BOTH], ids=["alone", "last stall"])
def test_no_luck_shows_all_tiles_and_nobody_keeps_one(seats: int, options: Options) -> None:
    state = GAME.new(seats, 1, options)
    assert state.face_up == list(TILE_SET)
    assert (state.pile, state.orders) == ([], [])
    assert [seat.kept for seat in state.players] == [None] * seats
    assert kinds_of_moves(state) == {"place-stall", "place-open"}
    assert GAME.new(seats, 1, options) == state


def test_no_luck_lets_players_choose_an_open_tile() -> None:
    state = position(player(), player(), face_up="+1 +1 eye", options=NO_LUCK)
    assert len(GAME.legal_actions(state, 0)) == 2 * 30, "equal tiles are one choice"
    state = after(state, face_up("+1", "C2"))
    assert (state.face_up, to_act(state)) == (tiles("+1 eye"), 1)
    assert state.board[8] == tiles("+1")[0]


def test_no_luck_next_round_has_all_tiles_again() -> None:
    state = position(
        player(), player(), board=all_but("A1"), face_up="eye gold -6", options=NO_LUCK
    )
    state = after(state, face_up("gold", "A1"))
    assert (state.round, state.face_up) == (2, list(TILE_SET))


def states_at_round_ends(seats: int, seed: int, options: Options) -> list[State]:
    """The states at the end of each round of a random game, just before the market is cleared."""
    rng, state, ends = Random(seed), GAME.new(seats, seed, options), []
    while not state.over:
        seat = to_act(state)
        before = state.clone()
        GAME.advance(state, seat, rng.choice(GAME.legal_actions(state, seat)))
        if state.over or state.round > before.round:
            ends.append(state if state.over else before)
    return ends


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("no_luck", [False, True], ids=["luck", "no luck"])
def test_random_games_end_with_a_full_market(seats: int, no_luck: bool) -> None:
    for seed in range(25):
        *ends, last = states_at_round_ends(seats, seed, Options(no_luck=no_luck))
        assert len(ends) == 2
        assert [empty_space_count(state) for state in ends] == [1, 1], (
            "the last space filled the market"
        )
        assert empty_space_count(last) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("no_luck", [False, True], ids=["luck", "no luck"])
def test_random_games_with_the_last_stall_end_when_nobody_can_act(
    seats: int, no_luck: bool
) -> None:
    for seed in range(25):
        *ends, last = states_at_round_ends(seats, seed, Options(last_stall=True, no_luck=no_luck))
        assert len(ends) <= seats
        assert all(empty_space_count(state) == 1 for state in ends), (
            "the last space filled the market"
        )
        assert any(not any(seat.stalls) for seat in last.players)
        if empty_space_count(last):
            left = [(seat.stalls, seat.kept) for seat in last.players]
            assert left == [([0, 0, 0, 0], None)] * seats
            assert (last.pile, last.face_up) == ([], [])


def test_random_games_with_the_last_stall_may_leave_spaces_empty() -> None:
    left = [empty_space_count(states_at_round_ends(3, seed, LAST_STALL)[-1]) for seed in range(25)]
    assert min(left) == 0 < max(left)

"""Later rounds: what comes back, who starts, and the end of the game."""

from __future__ import annotations

import pytest

from engine.core import Seat
from engine.games.heller_und_pfennig.events import FinalScore, GameEnded
from engine.games.heller_und_pfennig.phases import next_starter
from engine.games.heller_und_pfennig.state import Options
from engine.games.heller_und_pfennig.tiles import TILE_SET
from tests.engine.games.heller_und_pfennig.positions import (
    GAME,
    after,
    all_but,
    events_of,
    market,
    money,
    player,
    position,
    stall,
    to_act,
)

FULL = """
4a 2b 1a 1b 3a 3b
1a +6 -6 +5 -5 +4
1b +3 +2 +1 -1 .
gold eye fire fire -2 +1
2a 2b +2 +3 +4 +5
"""
"""A market with one space left, F3."""


NEARLY_OVER = position(
    player((1, 0, 2, 0), "-3"), player((0, 1, 1, 1), "-4"), board=FULL, pile="+6 -6"
)


def test_next_round_clears_the_board_and_deals_all_22_tiles() -> None:
    state = after(NEARLY_OVER, stall(1, "F3"))
    assert state.round == 2
    assert not any(state.board)
    kept = [seat.kept for seat in state.players if seat.kept is not None]
    assert len(kept) == 2
    assert sorted(kept + state.pile) == list(TILE_SET)


def test_tiles_of_a_round_follow_its_order() -> None:
    start = GAME.new(3, 5, Options())
    second = start.orders[-1]
    state = start.clone()
    while state.round == 1:
        seat = to_act(state)
        GAME.advance(state, seat, GAME.legal_actions(state, seat)[0])
    assert [seat.kept for seat in state.players] == second[:-4:-1]
    assert state.pile == second[:-3]


def test_only_placed_stalls_of_1_good_come_back() -> None:
    state = after(NEARLY_OVER, stall(1, "F3"))
    assert [seat.stalls for seat in state.players] == [[3, 0, 2, 0], [2, 1, 1, 1]]


def test_unplaced_kept_tile_goes_back() -> None:
    """It may be kept again, but only if it is drawn again."""
    state = position(player((1, 0, 0, 0), "-3"), player((1, 0, 0, 0)), board=all_but("A1"))
    state.orders[-1] = [tile for tile in TILE_SET if tile != TILE_SET[0]] + [TILE_SET[0]] * 2
    state = after(state, stall(1, "A1"))
    assert [seat.kept for seat in state.players] == [TILE_SET[0], TILE_SET[0]]


@pytest.mark.parametrize(
    ("owned", "first", "starter"),
    [
        ((50, 60, 70), 0, 2),
        ((80, 60, 70), 0, 0),
        ((60, 60, 50), 0, 1),
        ((60, 60, 50), 1, 0),
        ((60, 60, 60), 1, 2),
        ((60, 60, 60), 2, 0),
        ((60, 50, 60), 0, 2),
        ((-60, -50, -70), 0, 1),
    ],
    ids=str,
)
def test_richest_seat_starts_with_ties_broken_clockwise(
    owned: tuple[int, ...], first: Seat, starter: Seat
) -> None:
    """The previous starter comes last among equals."""
    state = position(*(player(money=of) for of in owned), first=first)
    assert next_starter(state) == starter


@pytest.mark.parametrize(("first", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_option_left_neighbour_starts_regardless_of_money(first: Seat, starter: Seat) -> None:
    seats = (player(money=90), player(money=60), player(money=90))
    state = position(*seats, first=first, options=Options(starter="left"))
    assert next_starter(state) == starter


def test_money_of_the_ended_round_counts_for_the_next_starter() -> None:
    state = position(
        player((1, 0, 0, 0)), player(), player(), board=all_but("A1", filling="+1"), first=0
    )
    state = after(state, stall(1, "A1"))
    assert money(state) == [50 + 9, 50, 50]
    assert (state.first, to_act(state)) == (0, 0)


def test_game_ends_after_three_rounds_and_the_most_money_wins() -> None:
    state = position(
        player((1, 0, 0, 0), money=70),
        player((1, 0, 0, 0), money=74),
        board=all_but("A1", filling="+1"),
        round_number=3,
        last_round=True,
    )
    events = events_of(state, stall(1, "A1"))
    state = after(state, stall(1, "A1"))
    assert state.over
    assert GAME.to_act(state) == ()
    assert events[-1] == GameEnded((FinalScore(50, (20, 9), 79, 1), FinalScore(50, (24, 0), 74, 2)))
    result = GAME.result(state)
    assert result is not None
    assert (result.points, result.ranks, result.winners) == ((79, 74), (1, 2), (0,))


def test_ties_share_the_place() -> None:
    state = position(player(money=60), player(money=70), player(money=70), player(money=50))
    state.over, state.turn = True, None
    result = GAME.result(state)
    assert result is not None
    assert result.ranks == (3, 1, 1, 4)
    assert result.winners == (1, 2)


def test_balances_may_go_below_zero() -> None:
    poor = player((0, 0, 0, 1), money=10)
    state = position(poor, player(), board=all_but("A1", filling="-6"))
    assert money(after(state, stall(4, "A1"))) == [10 - 4 * 6 * 9, 50]


def test_market_is_not_cleared_when_the_game_ends() -> None:
    state = position(player((1, 0, 0, 0)), player(), board=FULL, round_number=3, last_round=True)
    state = after(state, stall(1, "F3"))
    assert state.board == market(FULL.replace(".", "1a"))

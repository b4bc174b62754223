"""A round: the three kinds of turns, and its end."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import space_number
from engine.games.heller_und_pfennig.tiles import tile_number
from tests.engine.games.heller_und_pfennig.positions import (
    DRAW,
    GAME,
    after,
    all_but,
    drawn,
    kept,
    kinds_of_moves,
    piece,
    player,
    position,
    stall,
    to_act,
)

START = position(player((4, 3, 2, 1), "gold"), player((4, 3, 2, 1), "-6"), pile="+4 eye")


def test_turn_is_a_stall_a_drawn_tile_or_the_kept_tile() -> None:
    assert kinds_of_moves(START) == {"place-stall", "draw", "place-kept"}
    assert len(GAME.legal_actions(START, 0)) == 4 * 30 + 1 + 30


def test_stall_is_placed_on_an_empty_space() -> None:
    state = after(START, stall(3, "B2"))
    assert state.board[space_number("B2")] == piece("3a")
    assert state.players[0].stalls == [4, 3, 1, 1]
    assert state.players[1].stalls == [4, 3, 2, 1]


def test_turns_go_clockwise() -> None:
    seats = [player((2, 0, 0, 0)) for _ in range(3)]
    state = position(*seats, turn=1, first=1)
    turns = []
    for space in ("A1", "A2", "A3", "A4"):
        turns.append(to_act(state))
        state = after(state, stall(1, space))
    assert turns == [1, 2, 0, 1]


def test_top_tile_is_drawn_and_placed_by_the_same_seat() -> None:
    state = after(START, DRAW)
    assert (state.drawn, to_act(state)) == (tile_number("+4"), 0)
    state = after(state, drawn("C3"))
    assert state.board[space_number("C3")] == piece("+4")
    assert (state.drawn, to_act(state)) == (None, 1)
    assert state.pile == [piece("eye")]


def test_drawn_tile_must_be_placed() -> None:
    assert kinds_of_moves(after(START, DRAW)) == {"place-drawn"}


def test_kept_tile_is_placed_once_and_not_replaced() -> None:
    state = after(START, kept("F5"), kept("A1"))
    assert state.board[space_number("F5")] == piece("gold")
    assert state.board[space_number("A1")] == piece("-6")
    assert [seat.kept for seat in state.players] == [None, None]
    assert len(state.pile) == 2
    assert kinds_of_moves(state) == {"place-stall", "draw"}


def test_occupied_space_takes_no_other_piece() -> None:
    state = after(START, stall(1, "A1"))
    spaces = {getattr(action, "space", None) for action in GAME.legal_actions(state, 1)}
    assert space_number("A1") not in spaces
    assert len(spaces - {None}) == 29


def test_used_up_stalls_cannot_be_placed() -> None:
    state = position(player((0, 1, 0, 1)), player((1, 1, 1, 1)))
    goods = {getattr(action, "goods", None) for action in GAME.legal_actions(state, 0)}
    assert goods == {2, 4}


def test_empty_pile_cannot_be_drawn_from() -> None:
    state = position(player((1, 0, 0, 0), "eye"), player((1, 0, 0, 0)))
    assert kinds_of_moves(state) == {"place-stall", "place-kept"}


def test_seat_without_actions_is_skipped() -> None:
    """A seat that can place or draw something cannot pass."""
    state = position(player((2, 0, 0, 0)), player(), player((0, 1, 0, 0)))
    state = after(state, stall(1, "A1"))
    assert to_act(state) == 2
    state = after(state, stall(2, "A2"))
    assert to_act(state) == 0
    assert kinds_of_moves(state) == {"place-stall"}


def test_seat_that_can_only_draw_must_draw() -> None:
    state = position(player(), player(), pile="+1")
    assert GAME.legal_actions(state, 0) == [DRAW]


def test_round_ends_when_the_last_space_is_filled() -> None:
    state = position(
        player((1, 0, 0, 0)), player((4, 3, 2, 1), "eye"), board=all_but("A1"), pile="+1"
    )
    assert after(state, DRAW).round == 1
    assert after(state, stall(1, "A1")).round == 2


def test_last_space_can_take_the_drawn_tile() -> None:
    state = position(player(), player((1, 0, 0, 0)), board=all_but("A1"), pile="+1 +2")
    assert after(state, DRAW, drawn("A1")).round == 2

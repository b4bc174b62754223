"""What is secret: the tiles that are kept, drawn and face down, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.codec import dump_state
from engine.core import Seat
from engine.games.heller_und_pfennig.state import Options, State
from engine.games.heller_und_pfennig.tiles import tile_number
from tests.engine.games.heller_und_pfennig.adapter import pieces, shuffle_hidden
from tests.engine.games.heller_und_pfennig.positions import (
    DRAW,
    GAME,
    NO_LUCK,
    after,
    player,
    position,
    stall,
    tiles,
)

SEEN = "+1 +2 -1 -2 eye fire"
STATE = position(
    player((1, 0, 0, 0), "+6"),
    player((1, 0, 0, 0), "-6"),
    player((1, 0, 0, 0)),
    board=SEEN,
    pile="+3 +4 -3 gold",
)


def worlds(state: State, seat: Seat | None) -> list[State]:
    return (
        [GAME.determinize(state, seat, seed) for seed in range(60)]
        if seat is not None
        else [GAME.conceal(state, None, seed) for seed in range(60)]
    )


def test_every_tile_that_is_not_seen_can_be_the_one_that_another_keeps() -> None:
    kept = {world.players[1].kept for world in worlds(STATE, 0)}
    assert kept == set(tiles("-6 +3 +4 -3 gold"))


def test_the_own_kept_tile_stays() -> None:
    assert {world.players[0].kept for world in worlds(STATE, 0)} == {tile_number("+6")}
    assert len({world.players[0].kept for world in worlds(STATE, None)}) > 1


def test_who_keeps_none_gets_none() -> None:
    assert {world.players[2].kept for world in worlds(STATE, 0)} == {None}


def test_the_drawn_tile_is_known_to_who_drew_it() -> None:
    state = after(STATE, DRAW)
    assert {world.drawn for world in worlds(state, 0)} == {tile_number("+3")}
    assert {world.drawn for world in worlds(state, 2)} == set(tiles("+6 -6 +3 +4 -3 gold"))
    assert {len(world.pile) for world in worlds(state, 2)} == {3}


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_no_tile_is_lost_or_doubled(seat: Seat | None) -> None:
    for state in (STATE, after(STATE, DRAW)):
        assert all(pieces(world) == pieces(state) for world in worlds(state, seat))


def test_tiles_of_later_rounds_are_determinized() -> None:
    orders = {tuple(world.orders[-1]) for world in worlds(STATE, 0)}
    assert len(orders) == 60
    assert len({tuple(sorted(Counter(order).items())) for order in orders}) == 1


def test_determinization_does_not_depend_on_the_true_tile_order() -> None:
    swapped = STATE.clone()
    swapped.players[1].kept, swapped.pile[0] = swapped.pile[0], tile_number("-6")
    for other in (shuffle_hidden(STATE, 3), swapped):
        assert GAME.determinize(other, 0, 7) == GAME.determinize(STATE, 0, 7)
    assert dump_state(GAME, GAME.determinize(swapped, 1, 7)) != dump_state(
        GAME, GAME.determinize(STATE, 1, 7)
    )


def test_all_else_stays() -> None:
    for world in worlds(after(STATE, stall(1, "F5")), 1):
        assert world.board == after(STATE, stall(1, "F5")).board
        assert [seat.stalls for seat in world.players] == [[0] * 4, [1, 0, 0, 0], [1, 0, 0, 0]]
        assert (world.turn, world.first, world.round) == (1, 0, 1)


def test_without_luck_there_is_no_secret() -> None:
    state = GAME.new(3, 1, Options(no_luck=True))
    assert state.options == NO_LUCK
    for seat in (None, 0, 1, 2):
        assert GAME.conceal(state, seat, 5) == state

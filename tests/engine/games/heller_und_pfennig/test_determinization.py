"""Hidden information: kept, drawn and face-down tiles, and nothing else."""

from __future__ import annotations

from collections import Counter

from engine.codec import dump_state
from engine.core import Seat
from engine.games.heller_und_pfennig.state import State
from engine.games.heller_und_pfennig.tiles import tile_number
from tests.engine.games.heller_und_pfennig.adapter import shuffle_hidden
from tests.engine.games.heller_und_pfennig.positions import (
    DRAW,
    GAME,
    after,
    player,
    position,
    tiles,
)

VISIBLE_TILES = "+1 +2 -1 -2 eye fire"
STATE = position(
    player((1, 0, 0, 0), "+6"),
    player((1, 0, 0, 0), "-6"),
    player((1, 0, 0, 0)),
    board=VISIBLE_TILES,
    pile="+3 +4 -3 gold",
)


def determinizations(state: State, seat: Seat | None) -> list[State]:
    return (
        [GAME.determinize(state, seat, seed) for seed in range(60)]
        if seat is not None
        else [GAME.conceal(state, None, seed) for seed in range(60)]
    )


def test_kept_tile_of_another_seat_can_be_any_unseen_tile() -> None:
    kept = {sample.players[1].kept for sample in determinizations(STATE, 0)}
    assert kept == set(tiles("-6 +3 +4 -3 gold"))


def test_own_kept_tile_stays_the_same() -> None:
    assert {sample.players[0].kept for sample in determinizations(STATE, 0)} == {tile_number("+6")}
    assert len({sample.players[0].kept for sample in determinizations(STATE, None)}) > 1


def test_seat_without_a_kept_tile_gets_none() -> None:
    assert {sample.players[2].kept for sample in determinizations(STATE, 0)} == {None}


def test_drawn_tile_is_known_only_to_the_seat_that_drew_it() -> None:
    state = after(STATE, DRAW)
    assert {sample.drawn for sample in determinizations(state, 0)} == {tile_number("+3")}
    assert {sample.drawn for sample in determinizations(state, 2)} == set(
        tiles("+6 -6 +3 +4 -3 gold")
    )
    assert {len(sample.pile) for sample in determinizations(state, 2)} == {3}


def test_tiles_of_later_rounds_are_determinized() -> None:
    orders = {tuple(sample.orders[-1]) for sample in determinizations(STATE, 0)}
    assert len(orders) == 60
    assert len({tuple(sorted(Counter(order).items())) for order in orders}) == 1


def test_determinization_does_not_depend_on_the_true_tile_order() -> None:
    swapped = STATE.clone()
    swapped.players[1].kept, swapped.pile[0] = swapped.pile[0], tile_number("-6")
    for changed in (shuffle_hidden(STATE, 3), swapped):
        assert GAME.determinize(changed, 0, 7) == GAME.determinize(STATE, 0, 7)
    assert dump_state(GAME, GAME.determinize(swapped, 1, 7)) != dump_state(
        GAME, GAME.determinize(STATE, 1, 7)
    )

"""What a seat that does not know a tile takes it for; the contract checks that it stays hidden."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.state import State
from tests.engine.games.heller_und_pfennig.positions import (
    DRAW,
    GAME,
    after,
    player,
    position,
    tiles,
)

STATE = position(
    player((1, 0, 0, 0), "+6"),
    player((1, 0, 0, 0), "-6"),
    player((1, 0, 0, 0)),
    board="+1 +2 -1 -2 eye fire",
    pile="+3 +4 -3 gold",
)


def determinizations(state: State, seat: Seat) -> list[State]:
    return [GAME.determinize(state, seat, seed) for seed in range(60)]


def test_kept_tile_of_another_seat_can_be_any_unseen_tile() -> None:
    kept = {sample.players[1].kept for sample in determinizations(STATE, 0)}
    assert kept == set(tiles("-6 +3 +4 -3 gold"))


def test_drawn_tile_can_be_any_tile_that_the_seat_has_not_seen() -> None:
    drawn = {sample.drawn for sample in determinizations(after(STATE, DRAW), 2)}
    assert drawn == set(tiles("+6 -6 +3 +4 -3 gold"))

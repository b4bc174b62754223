"""Each rejected action gets a reason and its parameters."""

from __future__ import annotations

import pytest

from engine.core import ReasonParam
from engine.games.heller_und_pfennig.actions import Action, PlaceDrawn, PlaceOpen, PlaceStall
from engine.games.heller_und_pfennig.state import State
from tests.engine.games.heller_und_pfennig.adapter import REASONS
from tests.engine.games.heller_und_pfennig.positions import (
    DRAW,
    NO_LUCK,
    after,
    all_but,
    drawn,
    face_up,
    kept,
    player,
    position,
    rejection_of,
    stall,
)

TURN = position(player((1, 0, 1, 0), "eye"), player((1, 1, 1, 1)), board="+3 . . . . .", pile="+6")
PLACED = position(player((1, 0, 0, 0)), player())
DRAWN = after(TURN, DRAW)
OPEN = position(player((1, 0, 0, 0)), player(), face_up="+1 gold", options=NO_LUCK)
OVER = after(
    position(player((1, 0, 0, 0)), player(), board=all_but("A1"), round_number=3, last_round=True),
    stall(1, "A1"),
)

CASES: tuple[tuple[State, Action, str, dict[str, ReasonParam]], ...] = (
    (OVER, DRAW, "game-over", {}),
    (DRAWN, DRAW, "place-drawn-first", {"tile": "+6"}),
    (DRAWN, stall(1, "B1"), "place-drawn-first", {"tile": "+6"}),
    (DRAWN, kept("B1"), "place-drawn-first", {"tile": "+6"}),
    (DRAWN, drawn("A1"), "space-taken", {"space": "A1"}),
    (DRAWN, PlaceDrawn(30), "no-such-space", {}),
    (TURN, drawn("B1"), "nothing-drawn", {}),
    (TURN, stall(1, "A1"), "space-taken", {"space": "A1"}),
    (TURN, kept("A1"), "space-taken", {"space": "A1"}),
    (TURN, PlaceStall(1, -1), "no-such-space", {}),
    (TURN, stall(2, "B1"), "no-stall-left", {"goods": 2}),
    (TURN, stall(5, "B1"), "no-such-stall", {"goods": 5, "most": 4}),
    (TURN, stall(0, "B1"), "no-such-stall", {"goods": 0, "most": 4}),
    (TURN, face_up("gold", "B1"), "tiles-lie-face-down", {}),
    (PLACED, kept("B1"), "kept-already-placed", {}),
    (PLACED, DRAW, "pile-empty", {}),
    (OPEN, DRAW, "tiles-lie-open", {}),
    (OPEN, kept("B1"), "tiles-lie-open", {}),
    (OPEN, face_up("eye", "B1"), "tile-already-placed", {"tile": "eye"}),
    (OPEN, PlaceOpen(0, 3), "no-such-tile", {}),
    (OPEN, PlaceOpen(99, 3), "no-such-tile", {}),
)


@pytest.mark.parametrize(("state", "move", "reason", "params"), CASES)
def test_rejection_contains_reason_and_params(
    state: State, move: Action, reason: str, params: dict[str, ReasonParam]
) -> None:
    error = rejection_of(state, move, seat=0)
    assert (error.reason, error.params) == (reason, params)


@pytest.mark.parametrize("state", [TURN, DRAWN], ids=["before a draw", "with a hidden tile"])
def test_rejection_out_of_turn_names_the_seat_to_act_and_nothing_else(state: State) -> None:
    error = rejection_of(state, stall(1, "B1"), seat=1)
    assert (error.reason, error.params) == ("not-your-turn", {"seat": 0})


def test_every_rejection_reason_is_tested() -> None:
    assert {reason for _, _, reason, _ in CASES} | {"not-your-turn"} == set(REASONS)

"""Each rejected action gets a reason and its parameters."""

from __future__ import annotations

import pytest

from engine.core import ReasonParam, Seat
from engine.games.rattus_cartus.actions import DONE, USE_PASS, Action, Enter, Look, TakeSupply
from engine.games.rattus_cartus.state import Phase, State, Step
from tests.engine.games.rattus_cartus.adapter import REASONS
from tests.engine.games.rattus_cartus.positions import (
    after,
    all_enter,
    discards,
    entering,
    gives,
    last_round,
    look,
    rejection_of,
    supply,
    table,
)

ROW = "palace_1 fortune_tellers_tent_5 hospital_1"
ENTER = table("monk gold", "", "", row=ROW)
LAY = after(ENTER, entering(0)[0])
SUPPLY = table("", "", "", row=ROW)
SUPPLY.phase, SUPPLY.step = Phase.SUPPLIES, Step.SUPPLY
LOOK = after(SUPPLY, supply(1))
LOOK.players[0].known = 0b1
LAST = after(table("", "", "pass", row=ROW), *entering(0), *entering(0))
GIVE = all_enter(table("sword", "monk king", "", row=ROW), "0 sword", "0", "1")
HEAL = all_enter(table("monk", "king", "", row=ROW), "2", "2", "2")
OVER = all_enter(last_round(table("", "", "", row=ROW)), "0", "0", "0")

CASES: tuple[tuple[State, Seat, Action, str, dict[str, ReasonParam]], ...] = (
    (OVER, 0, DONE, "game-over", {}),
    (ENTER, 1, entering(0)[0], "not-your-turn", {"seat": 0}),
    (ENTER, 0, supply(0), "wrong-step", {"step": "enter"}),
    (ENTER, 0, Enter(3), "no-such-place", {"place": 3, "most": 3}),
    (ENTER, 0, Enter(-1), "no-such-place", {"place": -1, "most": 3}),
    (ENTER, 0, USE_PASS, "no-pass", {}),
    (LAST, 2, USE_PASS, "last-to-enter", {}),
    (SUPPLY, 0, TakeSupply(3), "no-such-place", {"place": 3, "most": 3}),
    (SUPPLY, 0, DONE, "wrong-step", {"step": "supply"}),
    (LOOK, 0, Look(5), "no-such-nun", {"nun": 5, "most": 5}),
    (LOOK, 0, look(0), "nun-known", {"nun": 0}),
    (LAY, 0, entering(0, "king")[1], "not-in-hand", {"card": "king_0"}),
    (LAY, 0, entering(0, "gold")[1], "cannot-be-laid", {"card": "gold"}),
    (LAY, 0, entering(0, "pass")[1], "not-in-hand", {"card": "pass"}),
    (GIVE, 0, gives("monk")[0], "not-asked", {}),
    (GIVE, 1, gives("witch")[0], "not-in-hand", {"card": "witch_0"}),
    (GIVE, 1, DONE, "wrong-step", {"step": "give"}),
    (HEAL, 2, DONE, "not-asked", {}),
    (HEAL, 0, discards("king")[0], "not-in-hand", {"card": "king_0"}),
    (HEAL, 0, gives("monk")[0], "wrong-step", {"step": "discard"}),
)


@pytest.mark.parametrize(("state", "seat", "action", "reason", "params"), CASES)
def test_rejection_contains_reason_and_params(
    state: State, seat: Seat, action: Action, reason: str, params: dict[str, ReasonParam]
) -> None:
    error = rejection_of(state, seat, action)
    assert (error.reason, error.params) == (reason, params)


def test_every_rejection_reason_is_tested() -> None:
    assert {case[3] for case in CASES} == set(REASONS)

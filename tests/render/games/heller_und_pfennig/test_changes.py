"""What changed on the market, computed from events, against whole games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.contract.cases import Case, GameStep, play_random_game
from engine.games.heller_und_pfennig.events import Skipped, StallPlaced
from engine.games.heller_und_pfennig.market import SPACES
from engine.games.heller_und_pfennig.state import Options
from render.games.heller_und_pfennig.changes import Changes, Move, changes_of
from tests.render.games.heller_und_pfennig.drawn_states import GAME, public


def public_events(steps: list[GameStep]) -> list[Any]:
    redacted = (GAME.redact(event, None) for step in steps for event in step.events)
    return [event for event in redacted if event is not None]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("length", [1, 3, 12])
def test_changes_agree_with_the_markets_before_and_after(seats: int, length: int) -> None:
    steps = list(play_random_game(Case(GAME, seats, "{}"), seats))
    cleared = 0
    for first in range(0, len(steps) - length, 5):
        old = GAME.view(steps[first].state, None)
        new = GAME.view(steps[first + length - 1].next_state, None)
        changes = changes_of(new, public_events(steps[first : first + length]))
        is_same_market = old.round == new.round
        assert changes.cleared == (not is_same_market)
        cleared += changes.cleared
        before = set() if changes.cleared else set(range(30)) - set(old.empty_spaces)
        assert set(changes.placed) == set(range(30)) - set(new.empty_spaces) - before
        for seat, (old_seat, new_seat) in enumerate(zip(old.players, new.players, strict=True)):
            assert changes.earned[seat] == new_seat.money - old_seat.money
            if is_same_market:
                projected = new_seat.projected_payout - old_seat.projected_payout
                assert changes.projected[seat] == projected
    assert cleared or length < 12


def test_seat_that_was_skipped_has_its_place_in_the_order() -> None:
    view = public(GAME.new(3, 1, Options()))
    changes = changes_of(view, (StallPlaced(0, 1, 7, 3), Skipped(1), StallPlaced(2, 1, 8, 3)))
    assert changes.moves == (Move(0, 7), Move(1, None), Move(2, 8))
    assert changes.placed == {7: 0, 8: 2}


@pytest.mark.parametrize(("new", "old", "nearly_all"), [(5, 0, False), (6, 2, True), (6, 3, False)])
def test_pieces_are_nearly_all_new(new: int, old: int, nearly_all: bool) -> None:
    view = public(GAME.new(3, 1, Options()))
    cells = [1] * (new + old) + [None] * (SPACES - new - old)
    view = replace(view, rows=tuple(tuple(cells[row::5]) for row in range(5)))
    changes = changes_of(view, [StallPlaced(0, 1, space, 3) for space in range(new)])
    assert changes.nearly_all(view) is nearly_all


def test_nothing_changed_without_events() -> None:
    view = public(GAME.new(3, 1, Options()))
    assert changes_of(view, ()) == Changes((), False, (0, 0, 0), (0, 0, 0))
    assert changes_of(view, ()).last is None

"""The contract tests find what a game in one file would give away by a fault of the derivation."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract.cases import Case
from engine.contract.secrecy import (
    test_determinize_is_independent_of_the_true_order as check_determinize,
)
from engine.core import Seat
from engine.simple.game import SimpleGame
from engine.simple.state import State, copied
from tests.contract.adapters import SIMPLE_EXAMPLES

ROLLING = next(game for game in SIMPLE_EXAMPLES if game.rules.chance)


class ForesightfulGame(SimpleGame):
    """Forgets the generator's state when it imagines another state."""

    def determinize(self, state: State, seat: Seat, seed: int) -> State:
        other = super().determinize(state, seat, seed)
        other.rng = state.rng
        return other


def test_game_whose_ai_foresees_chance_is_detected() -> None:
    seats = min(ROLLING.rules.players)
    check_determinize(Case(ROLLING, seats, "{}"))
    with pytest.raises(AssertionError):
        check_determinize(Case(ForesightfulGame(ROLLING.rules), seats, "{}"))


def test_imagined_courses_differ_without_changing_the_state() -> None:
    """What makes them differ is neither compared nor stored, and a copy keeps it."""
    open_game = next(game for game in SIMPLE_EXAMPLES if not game.rules.chance)
    state: Any = open_game.new(2, 1, open_game.rules.Options())
    first, second = (open_game.determinize(state, 0, seed) for seed in (1, 2))
    assert first.noise != second.noise
    assert copied(first).noise == first.noise
    stored = open_game.codecs.state.dump_json(first)
    assert b"noise" not in stored
    first.noise = second.noise
    assert open_game.codecs.state.dump_json(first) == stored

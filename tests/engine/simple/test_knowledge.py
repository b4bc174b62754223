"""What a player has seen of hidden cards counts for whoever imagines the game as that player."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import engine.registry
from engine.contract.cases import Case
from engine.contract.secrecy import (
    assert_independent_of_hidden_information,
    assert_independent_of_true_order,
)
from engine.core import AnyGame
from engine.simple.game import SimpleGame
from tests.examples.passing import HAND, Passing

GAME: AnyGame = SimpleGame(Passing())


def after_turns(turns: int, seats: int = 4) -> Any:
    """A state in which the hands have been passed on so often."""
    rng, state = Random(1), GAME.new(seats, 1, Passing.Options())
    for _ in range(turns):
        for seat in GAME.to_act(state):
            GAME.advance(state, seat, rng.choice(GAME.legal_actions(state, seat)))
    return state


@pytest.mark.parametrize("turns", range(HAND))
def test_passed_hands_are_imagined_as_they_were_seen(turns: int) -> None:
    state = after_turns(turns)
    worlds = [GAME.determinize(state, 0, seed) for seed in range(20)]
    always_true = [
        seat
        for seat in range(1, 4)
        if all(world.players[seat].hand == state.players[seat].hand for world in worlds)
    ]
    assert always_true == list(range(1, turns + 1)), "a hand a turn has been through seat 0"


def test_who_only_watches_knows_no_hand() -> None:
    state = after_turns(2)
    worlds = [GAME.conceal(state, None, seed) for seed in range(20)]
    for seat in range(4):
        assert len({tuple(world.players[seat].hand) for world in worlds}) > 1


def test_game_with_known_hands_keeps_the_contract_of_secrets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine.registry, "GAMES", (*engine.registry.GAMES, GAME))
    case = Case(GAME, 4, "{}")
    assert_independent_of_hidden_information(case, GAME.view, 1)
    assert_independent_of_true_order(case, GAME.determinize)

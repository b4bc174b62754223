"""Keys of information sets: what a search takes for the same situation."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.registry import find_agent_spec, has_agents
from engine.contract.cases import seat_range
from engine.core import AnyGame
from engine.registry import GAMES
from engine.rng import Rng

TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in GAMES
    if has_agents(game.name)
    for seats in (seat_range(game)[0], seat_range(game)[-1])
]

SPLITS = 6
"""How often a game is continued in two ways from the same state."""


def random_action(game: AnyGame, state: Any, rng: Rng) -> None:
    seat = game.to_act(state)[0]
    legal = game.legal_actions(state, seat)
    game.advance(state, seat, legal[rng.randbelow(len(legal))])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hidden_information_is_no_part_of_a_key(game: AnyGame, seats: int) -> None:
    key = find_agent_spec(game.name).search_config.information_set_key
    rng, state = Rng(3), game.new(seats, 3, game.codecs.options.validate_json("{}"))
    while acting := game.to_act(state):
        for seat in acting:
            dealt = [game.determinize(state, seat, seed) for seed in range(2)]
            assert len({key(other, seat) for other in (state, *dealt)}) == 1
        random_action(game, state, rng)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_situations_that_a_seat_sees_differ_have_different_keys(game: AnyGame, seats: int) -> None:
    """Games that share their beginning, so that what follows is alike but for what is drawn."""
    key = find_agent_spec(game.name).search_config.information_set_key
    seen = dict[tuple[int, Any], Any]()
    rng, trunk = Rng(5), game.new(seats, 5, game.codecs.options.validate_json("{}"))
    while game.to_act(trunk):
        for deal in range(2):
            state = game.determinize(trunk, game.to_act(trunk)[0], deal)
            for _ in range(SPLITS):
                if acting := game.to_act(state):
                    for seat in acting:
                        view = game.view(state, seat)
                        assert seen.setdefault((seat, key(state, seat)), view) == view
                    random_action(game, state, rng)
        for _ in range(SPLITS):
            if game.to_act(trunk):
                random_action(game, trunk, rng)
    assert seen

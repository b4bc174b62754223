"""Properties of every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine.games.rattus_cartus.cards import JOKER
from engine.games.rattus_cartus.state import Options, State
from tests.engine.games.rattus_cartus.positions import GAME


@pytest.fixture(scope="module")
def states() -> list[State]:
    """All states of some random games."""
    return [
        state
        for seats, seed in product(range(2, 6), range(3))
        for state in random_states(seats, seed, Options(one_kind=seed == 1))
    ]


def random_states(seats: int, seed: int, options: Options) -> Iterator[State]:
    rng, state = Random(seed), GAME.new(seats, seed, options)
    yield GAME.clone(state)
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        GAME.advance(state, seat, rng.choice(GAME.legal_actions(state, seat)))
        yield GAME.clone(state)


def test_every_state_is_consistent(states: list[State]) -> None:
    for state in states:
        seats = len(state.players)
        for player in state.players:
            assert player.hand == sorted(player.hand)
            assert player.chosen == sorted(player.chosen)
            assert min(player.rats, player.tokens, player.asked) >= 0
            assert all(card < JOKER + 3 for card in player.laid)
        for heights, order in zip(state.heights, state.orders, strict=True):
            assert sorted(order) == list(range(seats))
            assert [heights[seat] for seat in order] == sorted(heights, reverse=True)
        assert min(state.piles) >= 0


def test_known_cards_match_the_true_hands(states: list[State]) -> None:
    for state in states:
        seats = len(state.players)
        for viewer in range(seats):
            others = [seat for seat in range(seats) if seat != viewer]
            special = 0
            for owner in others:
                player = state.players[owner]
                hidden = player.hand + player.chosen + (player.laid if player.shown is None else [])
                known = state.known[viewer][owner]
                assert all(known.count(card) <= hidden.count(card) for card in known)
                special += len([card for card in hidden if card >= JOKER])
                special -= len([card for card in known if card >= JOKER])
            astray = [card for card, _ in state.astray[viewer] if card >= JOKER]
            assert special == len(astray)

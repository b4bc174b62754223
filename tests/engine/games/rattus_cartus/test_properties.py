"""Properties of every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import PhaseEnded, apply
from engine.games.rattus_cartus.cards import JOKER, NUNS_ON
from engine.games.rattus_cartus.events import GameEnded
from engine.games.rattus_cartus.legal import SIMULTANEOUS_STEPS
from engine.games.rattus_cartus.resolving import gain_influence
from engine.games.rattus_cartus.scoring import majority_points
from engine.games.rattus_cartus.state import Options, State
from tests.engine.games.rattus_cartus.positions import GAME, table

seeds = st.integers(0, 10_000)
numbers = st.integers(2, 5)
rules = st.builds(Options, one_kind=st.booleans())
few = settings(max_examples=12, deadline=None, derandomize=True)
many = settings(max_examples=150, deadline=None, derandomize=True)


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


def test_several_seats_act_only_in_simultaneous_steps(states: list[State]) -> None:
    for state in states:
        acting = GAME.to_act(state)
        assert len(acting) <= 1 or state.step in SIMULTANEOUS_STEPS
        for seat in acting:
            assert len(GAME.legal_actions(state, seat)) <= 40


@few
@given(numbers, seeds, rules)
def test_game_ended_event_matches_the_result(seats: int, seed: int, options: Options) -> None:
    rng, state, buildings = Random(seed), GAME.new(seats, seed, options), 0
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        transition = apply(GAME, state, seat, rng.choice(GAME.legal_actions(state, seat)))
        buildings += sum(isinstance(event, PhaseEnded) for event in transition.events)
        assert len(transition.phase_end_states) == sum(
            isinstance(event, PhaseEnded) for event in transition.events
        )
        state = transition.state
    end, result = transition.events[-1], GAME.result(state)
    assert result is not None
    assert isinstance(end, GameEnded)
    assert end.nuns == sum(NUNS_ON[card] for card in state.nuns)
    assert tuple(score.points for score in end.scores) == result.points
    assert tuple(score.rank for score in end.scores) == result.ranks
    assert [score.alive for score in end.scores] == [
        player.rats <= end.nuns for player in state.players
    ]
    assert state.rounds <= buildings <= state.rounds * 3


@many
@given(st.lists(st.integers(0, 5), min_size=2, max_size=5))
def test_majority_points_never_favour_the_lower_count(counts: list[int]) -> None:
    points = majority_points(counts, (10, 5, 2))
    for own_count, own_points in zip(counts, points, strict=True):
        assert own_points == 0 or own_count > 0
        for other_count, other_points in zip(counts, points, strict=True):
            assert (own_count <= other_count) or own_points >= other_points
            assert (own_count != other_count) or own_points == other_points


@many
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=20))
def test_last_disc_to_reach_a_height_is_on_top(moves: list[tuple[int, int]]) -> None:
    state, reached_at = table("", "", "", ""), dict.fromkeys(range(4), -1)
    for time, (seat, steps) in enumerate(moves):
        gain_influence(state, seat, 0, steps, None)
        if steps:
            reached_at[seat] = time
    moved = [seat for seat in state.orders[0] if reached_at[seat] >= 0]
    assert moved == sorted(moved, key=lambda seat: (-state.heights[0][seat], -reached_at[seat]))

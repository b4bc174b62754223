"""The New Society: its set-up, the gold disc and the points for aristocrats."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.saint_petersburg.cards import Colour, Phase, card_id, card_table
from engine.games.saint_petersburg.events import DiscPaid, MarkersMoved, PhaseBegan
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    NEW_SOCIETY,
    PASS,
    all_pass,
    events_of,
    player,
    position,
    to_act,
)

SEEDS = range(60)


# Set-up


def test_two_to_five_players_are_allowed() -> None:
    """The rule book has no solo game."""
    assert list(GAME.seat_counts(NEW_SOCIETY)) == [2, 3, 4, 5]


@pytest.mark.parametrize(("seats", "workers"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_first_upper_row_has_two_workers_per_player(seats: int, workers: int) -> None:
    state = GAME.new(seats, 1, NEW_SOCIETY)
    assert len(state.upper) == workers
    assert [len(stack) for stack in state.stacks] == [37 - workers, 34, 34, 39]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_get_markers_but_no_disc(seats: int) -> None:
    for seed in SEEDS:
        state = GAME.new(seats, seed, NEW_SOCIETY)
        assert state.disc is None
        assert [(each.rubles, each.points) for each in state.players] == [(25, 0)] * seats
        held = [state.markers.count(seat) for seat in range(seats)]
        assert max(held) - min(held) <= 1


def test_each_of_five_players_gets_a_marker_or_the_disc() -> None:
    dealt = set()
    for seed in SEEDS:
        state = GAME.new(5, seed, NEW_SOCIETY)
        assert state.disc is not None
        assert sorted([*state.markers, state.disc]) == [0, 1, 2, 3, 4]
        dealt.add((*state.markers, state.disc))
    assert len(dealt) > 40


def test_holder_of_the_disc_starts_with_27_rubles_and_2_points() -> None:
    for seed in SEEDS:
        state = GAME.new(5, seed, NEW_SOCIETY)
        for seat, each in enumerate(state.players):
            holds = seat == state.disc
            assert (each.rubles, each.points) == ((27, 2) if holds else (25, 0))


# Rounds


def five_players(disc: int | None = 1, **arguments: Any) -> State:
    """The trading phase of five players, each with a marker or the disc."""
    state = position(
        *[player() for _ in range(5)], phase=Phase.TRADING, options=NEW_SOCIETY, **arguments
    )
    state.markers, state.disc = [0, 2, 3, 4], disc
    return state


def test_markers_and_disc_move_two_seats_left_with_five_players() -> None:
    state = all_pass(five_players())
    assert state.markers == [2, 4, 0, 1]
    assert state.disc == 3
    assert to_act(state) == 2


def test_markers_move_one_seat_left_with_four_players() -> None:
    state = position(*[player()] * 4, phase=Phase.TRADING, options=NEW_SOCIETY)
    state.markers = [0, 1, 2, 3]
    state = all_pass(state)
    assert (state.markers, state.disc) == ([1, 2, 3, 0], None)
    assert [each.points for each in state.players] == [0] * 4


def test_new_holder_of_the_disc_gets_2_points_at_the_round_start() -> None:
    state = five_players()
    events = events_of(state, *[PASS] * 5)
    paid = events.index(DiscPaid(3, 2))
    assert events.index(MarkersMoved((2, 4, 0, 1), 3)) < paid
    assert paid < events.index(PhaseBegan(2, Phase.WORKER, 2))
    assert [each.points for each in all_pass(state).players] == [0, 0, 0, 2, 0]


def test_every_player_holds_the_disc_once_in_five_rounds() -> None:
    state = GAME.new(5, 3, NEW_SOCIETY)
    for _ in range(4):
        now = state.round
        while state.round == now:
            state = all_pass(state)
            state.upper, state.last_round = [], False
    assert [each.points for each in state.players] == [2] * 5


def test_disc_pays_nothing_after_the_last_round() -> None:
    state = all_pass(five_players(last_round=True))
    assert state.over
    assert [score.before for score in GAME.view(state, None).final_scores] == [0] * 5


def test_no_buildings_are_dealt_beside_ten_workers() -> None:
    state = GAME.new(5, 1, NEW_SOCIETY)
    state = all_pass(state)
    assert (len(state.upper), len(state.stacks[Phase.BUILDING])) == (10, 34)


# The end


@pytest.mark.parametrize(
    ("different", "points"), [(9, 45), (10, 55), (11, 65), (12, 75), (21, 165)]
)
def test_each_different_aristocrat_above_ten_adds_10_points(different: int, points: int) -> None:
    red = [card_id(card) for card in card_table("new_society").by_colour[Colour.RED]]
    everyone = player(" ".join(red[:different]), rubles=0)
    state = position(everyone, player(), phase=Phase.TRADING, last_round=True, options=NEW_SOCIETY)
    score, _ = GAME.view(all_pass(state), None).final_scores
    assert (score.different_aristocrats, score.for_aristocrats) == (different, points)


def test_view_names_the_holder_of_the_disc() -> None:
    assert GAME.view(five_players(), None).disc == 1
    assert GAME.view(GAME.new(4, 1, NEW_SOCIETY), None).disc is None

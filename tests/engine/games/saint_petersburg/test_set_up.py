"""Components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.contract.cases import seat_range
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.state import Options
from tests.engine.games.saint_petersburg.positions import DECK, GAME

SEEDS = range(60)


@pytest.mark.parametrize("seats", seat_range(GAME))
def test_players_start_with_25_rubles_and_no_points(seats: int) -> None:
    state = GAME.new(seats, 1, Options())
    assert [(player.rubles, player.points) for player in state.players] == [(25, 0)] * seats
    assert not any(player.hand or any(player.in_play) for player in state.players)


def test_one_to_four_players_are_allowed() -> None:
    assert list(seat_range(GAME)) == [1, 2, 3, 4]


@pytest.mark.parametrize(("seats", "workers"), [(4, 8), (3, 6), (2, 4), (1, 2)])
def test_first_upper_row_has_two_workers_per_player(seats: int, workers: int) -> None:
    state = GAME.new(seats, 1, Options())
    assert len(state.upper) == workers
    assert state.lower == []
    assert set(state.upper) <= set(DECK[Phase.WORKER])
    assert [len(stack) for stack in state.stacks] == [31 - workers, 28, 27, 30]
    assert (state.round, state.phase) == (1, Phase.WORKER)


def test_each_stack_is_shuffled_separately() -> None:
    games = [GAME.new(4, seed, Options()) for seed in SEEDS]
    for phase in Phase:
        stacks = {tuple(state.stacks[phase]) for state in games}
        assert len(stacks) == len(SEEDS)
        dealt = Phase.WORKER is phase
        for state in games:
            assert sorted(state.stacks[phase] + state.upper * dealt) == sorted(DECK[phase])


@pytest.mark.parametrize(
    ("seats", "held", "ways"),
    [(1, [4], 1), (2, [2, 2], 6), (3, [1, 1, 2], 20), (4, [1, 1, 1, 1], 13)],
)
def test_start_markers_are_dealt_evenly(seats: int, held: list[int], ways: int) -> None:
    dealt = {tuple(GAME.new(seats, seed, Options()).markers) for seed in SEEDS}
    assert all(sorted(Counter(markers).values()) == held for markers in dealt)
    assert len(dealt) >= ways


@pytest.mark.parametrize("youngest", [0, 1, 2])
def test_extra_marker_option_assigns_the_second_start_marker(youngest: int) -> None:
    for seed in SEEDS:
        markers = GAME.new(3, seed, Options(extra_marker=youngest)).markers
        assert Counter(markers)[youngest] == 2


def test_holder_of_the_worker_marker_acts_first() -> None:
    for seed in SEEDS:
        state = GAME.new(4, seed, Options())
        assert GAME.to_act(state) == (state.markers[Phase.WORKER],)

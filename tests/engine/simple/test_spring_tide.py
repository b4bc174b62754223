"""The rules of the example that all win or lose together."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import apply
from tests.contract.adapters import SIMPLE_EXAMPLES

GAME = next(game for game in SIMPLE_EXAMPLES if game.name == "spring_tide")


def begun(seats: int = 2, **options: Any) -> Any:
    return GAME.new(seats, 1, GAME.rules.Options(**options))


def tide_over(state: Any) -> Any:
    """The same game after everybody has laid a card."""
    before = state.moves
    while state.moves < before + len(state.players):
        (seat,) = GAME.to_act(state)
        state = apply(GAME, state, seat, GAME.legal_actions(state, seat)[0]).state
    return state


@pytest.mark.parametrize(("section", "height"), [("a", 7), ("b", 4)])
def test_card_raises_its_own_section_by_its_number_and_another_by_one(
    section: str, height: int
) -> None:
    state = begun()
    (seat,) = GAME.to_act(state)
    state.players[seat].hand[0] = "a4"
    table = apply(GAME, state, seat, ("lay", "a4", section)).state.table
    assert table.heights["abcd".index(section)] == height
    assert sum(table.heights) == 4 * 3 + height - 3


@pytest.mark.parametrize(("seats", "waves"), [(2, 3), (3, 4), (4, 6)])
def test_waves_grow_with_the_players_and_fog_hides_one_until_it_strikes(
    seats: int, waves: int
) -> None:
    assert waves <= sum(begun(seats).table.waves) <= 3 * waves
    state = begun(seats, fog=True)
    assert waves - 1 <= sum(state.table.waves) <= 3 * (waves - 1)
    state.table.heights = [50] * 4
    state.table.waves = [0] * 4
    state = tide_over(state)
    raised = sum(player.raised for player in state.players)
    assert 1 <= 4 * 50 + raised - sum(state.table.heights) <= 3


@pytest.mark.parametrize(("sea", "height"), [("calm", 4), ("rough", 3), ("wild", 2)])
def test_dyke_is_lower_in_a_wilder_sea(sea: str, height: int) -> None:
    assert begun(sea=sea).table.heights == [height] * 4


def test_all_lose_with_the_first_section_that_falls_below_zero() -> None:
    state = begun()
    state.table.heights, state.table.waves = [0, 50, 50, 50], [50, 0, 0, 0]
    result = GAME.result(tide_over(state))
    assert result is not None
    assert (result.points, result.ranks) == ((0, 0), (None, None))


def test_all_win_if_the_dyke_holds_for_six_tides() -> None:
    state = begun(3)
    state.table.heights = [50] * 4
    for tide in range(6):
        assert (state.round, GAME.result(state)) == (tide + 1, None)
        state = tide_over(state)
    result = GAME.result(state)
    assert result is not None
    assert (result.points, result.ranks) == ((6, 6, 6), (1, 1, 1))

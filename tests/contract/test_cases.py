"""Fewer cases than all of them leave out no number of seats and no value of an option."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from engine.contract.adapters import ENGINE_ADAPTERS
from engine.contract.cases import (
    Case,
    all_cases,
    covering_cases,
    covering_options,
    crowded_cases,
    seat_range,
)
from engine.core import AnyGame
from tests.contract.adapters import EVERY_GAME

GAMES = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)


def values(sets: Iterable[str]) -> set[tuple[str, object]]:
    return {value for options in sets for value in json.loads(options).items()}


@GAMES
def test_covering_cases_have_every_number_of_seats_and_every_value(game: AnyGame) -> None:
    """With `every_set`, also every set of options."""
    all_of_game, sets = all_cases([game]), ENGINE_ADAPTERS[game.name].options
    cases, with_sets = covering_cases([game]), covering_cases([game], every_set=True)
    assert len(set(cases)) == len(cases) <= len(all_of_game)
    for each in (cases, with_sets):
        assert {case.seats for case in each} == {case.seats for case in all_of_game}
        assert all(case.seats in seat_range(game, case.options) for case in each)
    assert values(case.options for case in cases) == values(sets)
    assert {case.options for case in with_sets} == {*sets}


@GAMES
def test_crowded_cases_have_the_most_seats_for_every_value(game: AnyGame) -> None:
    fewest, *crowded = crowded_cases([game])
    assert fewest == Case(game, min(seat_range(game)), "{}")
    for case in crowded or [fewest]:
        assert case.seats == max(seat_range(game, case.options))
    assert {case.options for case in (fewest, *crowded)} == {*covering_options(game)}
    assert values(covering_options(game)) == values(ENGINE_ADAPTERS[game.name].options)

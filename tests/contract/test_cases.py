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


def numbers_of_seats(cases: Iterable[Case]) -> set[int]:
    return {case.seats for case in cases}


@GAMES
def test_covering_cases_have_every_number_of_seats_and_every_value(game: AnyGame) -> None:
    cases, all_of_game = covering_cases([game]), all_cases([game])
    assert len(set(cases)) == len(cases) <= len(all_of_game)
    assert numbers_of_seats(cases) == numbers_of_seats(all_of_game)
    assert values(case.options for case in cases) == values(ENGINE_ADAPTERS[game.name].options)
    assert all(case.seats in seat_range(game, case.options) for case in cases)


@GAMES
def test_every_set_of_options_is_covered_where_that_matters(game: AnyGame) -> None:
    cases = covering_cases([game], every_set=True)
    assert {case.options for case in cases} == {*ENGINE_ADAPTERS[game.name].options}
    assert numbers_of_seats(cases) == numbers_of_seats(all_cases([game]))


@GAMES
def test_crowded_cases_have_the_most_seats_for_every_value(game: AnyGame) -> None:
    fewest, *crowded = crowded_cases([game])
    assert fewest == Case(game, min(seat_range(game)), "{}")
    for case in crowded or [fewest]:
        assert case.seats == max(seat_range(game, case.options))
    assert {case.options for case in (fewest, *crowded)} == {*covering_options(game)}
    assert values(covering_options(game)) == values(ENGINE_ADAPTERS[game.name].options)

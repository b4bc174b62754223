"""No game in the registry tells a seat what it may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.codec import dump_state
from engine.core import Seat
from engine.registry import GAMES
from tests.engine.adapters import ADAPTERS
from tests.engine.playing import Case, Moment, cases, random_game, seats_of

each_case = pytest.mark.parametrize("case", cases(), ids=str)
View = Callable[[Any, Seat | None], object]


def some_moments(case: Case, seed: int) -> Iterator[tuple[int, Moment]]:
    """Two in five moments of a random game, numbered: each kind of decision is among them."""
    for number, moment in enumerate(random_game(case, seed)):
        if number % 5 < 2:
            yield number, moment


def assert_keeps_secrets(case: Case, view: View, seed: int) -> None:
    """A view is the same whatever the things are that its seat may not know."""
    for number, moment in some_moments(case, seed):
        for state in (moment.state, moment.after):
            for viewer in case.viewers():
                other = case.game.conceal(state, viewer, number)
                assert view(other, viewer) == view(state, viewer)


@each_case
def test_a_view_does_not_depend_on_what_is_secret(case: Case) -> None:
    assert_keeps_secrets(case, case.game.view, 1)


LEAKS = [
    pytest.param(Case(game, max(seats_of(game)), "{}"), leak, id=f"{game.name}-{leak.__name__}")
    for game in GAMES
    for leak in ADAPTERS[game.name].leaks
]


@pytest.mark.parametrize(("case", "leak"), LEAKS)
def test_a_view_that_leaks_is_caught(case: Case, leak: Callable[[Any], object]) -> None:
    def leaking(state: Any, viewer: Seat | None) -> object:
        return case.game.view(state, viewer), leak(state)

    with pytest.raises(AssertionError):
        assert_keeps_secrets(case, leaking, 1)


@each_case
def test_concealing_keeps_the_game_whole(case: Case) -> None:
    for number, moment in some_moments(case, 2):
        before = dump_state(case.game, moment.state)
        for viewer in case.viewers():
            other = case.game.conceal(moment.state, viewer, number)
            assert case.adapter.inventory(other) == case.adapter.inventory(moment.state)
            assert case.game.to_act(other) == case.game.to_act(moment.state)
            assert case.game.legal_actions(other, moment.seat)
        assert dump_state(case.game, moment.state) == before


@each_case
def test_concealing_leaves_a_seat_its_own_decisions(case: Case) -> None:
    for number, moment in some_moments(case, 3):
        other = case.game.conceal(moment.state, moment.seat, number)
        assert case.game.legal_actions(other, moment.seat) == moment.legal


@each_case
def test_concealing_really_changes_what_is_secret(case: Case) -> None:
    state = next(random_game(case, 4)).state
    for viewer in case.viewers():
        others = {dump_state(case.game, case.game.conceal(state, viewer, n)) for n in range(30)}
        assert len(others) == 30


@each_case
def test_concealing_depends_on_its_seed_alone(case: Case) -> None:
    for number, moment in some_moments(case, 5):
        shuffled = case.adapter.reorder(moment.state, number)
        for viewer in case.viewers():
            assert case.game.conceal(shuffled, viewer, 7) == case.game.conceal(
                moment.state, viewer, 7
            )


@each_case
def test_forced_tells_nothing_that_is_secret(case: Case) -> None:
    for number, moment in some_moments(case, 6):
        other = case.game.conceal(moment.state, None, number)
        forced = case.game.forced(case.game.view(moment.state, None), moment.seat)
        assert case.game.forced(case.game.view(other, None), moment.seat) == forced
        assert forced is None or list(case.game.legal_actions(other, moment.seat)) == [forced]


@each_case
def test_determinizing_leaves_alone_what_the_seat_and_everybody_sees(case: Case) -> None:
    for number, moment in some_moments(case, 7):
        before = dump_state(case.game, moment.state)
        for seat in range(case.seats):
            other = case.game.determinize(moment.state, seat, number)
            for viewer in (seat, None):
                assert case.game.view(other, viewer) == case.game.view(moment.state, viewer)
            assert case.adapter.inventory(other) == case.adapter.inventory(moment.state)
        assert dump_state(case.game, moment.state) == before


@each_case
def test_determinizing_does_not_depend_on_the_true_order(case: Case) -> None:
    for number, moment in some_moments(case, 8):
        shuffled = case.adapter.reorder(moment.state, number)
        for seat in range(case.seats):
            assert case.game.determinize(shuffled, seat, 9) == case.game.determinize(
                moment.state, seat, 9
            )


@each_case
def test_determinizing_really_deals_anew(case: Case) -> None:
    state = next(random_game(case, 9)).state
    dealt = {dump_state(case.game, case.game.determinize(state, 0, n)) for n in range(30)}
    assert len(dealt) == 30

"""No game tells a seat what it may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from random import Random
from typing import Any

import pytest

from engine.codec import dump_state
from engine.core import AnyGame, Seat, Transition, apply
from tests.contract.engine_adapters import ENGINE_ADAPTERS, TESTED_GAMES
from tests.support.random_games import Case, GameStep, all_cases, play_random_game, seat_range

each_case = pytest.mark.parametrize("case", all_cases(), ids=str)
View = Callable[[Any, Seat | None], object]


def some_moments(case: Case, seed: int) -> Iterator[tuple[int, GameStep]]:
    """Every third moment of a random game, numbered: each kind of decision is among them."""
    for number, moment in enumerate(play_random_game(case, seed)):
        if number % 3 == 0:
            yield number, moment


def assert_keeps_secrets(case: Case, view: View, seed: int) -> None:
    """A view is the same whatever the things are that its seat may not know."""
    for number, moment in some_moments(case, seed):
        for viewer in case.viewers():
            other = case.game.conceal(moment.next_state, viewer, number)
            assert view(other, viewer) == view(moment.next_state, viewer)


@each_case
def test_view_is_independent_of_hidden_information(case: Case) -> None:
    assert_keeps_secrets(case, case.game.view, 1)


LEAKS = [
    pytest.param(Case(game, max(seat_range(game)), "{}"), leak, id=f"{game.name}-{leak.__name__}")
    for game in TESTED_GAMES
    for leak in ENGINE_ADAPTERS[game.name].secrets
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
            assert case.adapter.count_pieces(other) == case.adapter.count_pieces(moment.state)
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
    state = next(play_random_game(case, 4)).state
    for viewer in case.viewers():
        others = {dump_state(case.game, case.game.conceal(state, viewer, n)) for n in range(30)}
        assert len(others) == (30 if case.has_hidden_information else 1)


@each_case
def test_where_nothing_is_hidden_there_is_nothing_to_conceal(case: Case) -> None:
    changed = False
    for number, moment in some_moments(case, 10):
        for viewer in case.viewers():
            changed |= case.game.conceal(moment.next_state, viewer, number) != moment.next_state
        for seat in range(case.seats):
            changed |= case.game.determinize(moment.next_state, seat, number) != moment.next_state
    assert changed == case.has_hidden_information


@each_case
def test_concealing_depends_on_its_seed_alone(case: Case) -> None:
    for number, moment in some_moments(case, 5):
        shuffled = case.adapter.shuffle_unknown(moment.state, number)
        for viewer in case.viewers():
            assert case.game.conceal(shuffled, viewer, 7) == case.game.conceal(
                moment.state, viewer, 7
            )


@each_case
def test_forced_tells_nothing_that_is_secret(case: Case) -> None:
    for number, moment in some_moments(case, 6):
        other = case.game.conceal(moment.state, None, number)
        for seat in case.game.to_act(moment.state):
            forced = case.game.forced_action(case.game.view(moment.state, None), seat)
            assert case.game.forced_action(case.game.view(other, None), seat) == forced
            assert forced is None or list(case.game.legal_actions(other, seat)) == [forced]


@each_case
def test_determinizing_leaves_alone_what_the_seat_and_everybody_sees(case: Case) -> None:
    for number, moment in some_moments(case, 7):
        before = dump_state(case.game, moment.state)
        for seat in range(case.seats):
            other = case.game.determinize(moment.state, seat, number)
            for viewer in (seat, None):
                assert case.game.view(other, viewer) == case.game.view(moment.state, viewer)
            assert case.adapter.count_pieces(other) == case.adapter.count_pieces(moment.state)
        assert dump_state(case.game, moment.state) == before


@each_case
def test_determinizing_does_not_depend_on_the_true_order(case: Case) -> None:
    for number, moment in some_moments(case, 8):
        shuffled = case.adapter.shuffle_unknown(moment.state, number)
        for seat in range(case.seats):
            assert case.game.determinize(shuffled, seat, 9) == case.game.determinize(
                moment.state, seat, 9
            )


@each_case
def test_determinizing_changes_hidden_information(case: Case) -> None:
    state = next(play_random_game(case, 9)).state
    dealt = {dump_state(case.game, case.game.determinize(state, 0, n)) for n in range(30)}
    assert len(dealt) == (30 if case.has_hidden_information else 1)


# What is told


Told = Callable[[Transition[Any, Any], Seat | None], object]
"""What a viewer is told of a move."""

OTHER_DECISIONS = 2
"""What else somebody might have decided, to try in each world."""


def redacted(case: Case, outcome: Transition[Any, Any], viewer: Seat | None) -> list[object]:
    told = (case.game.redact(event, viewer) for event in outcome.events)
    return [event for event in told if event is not None]


def assert_tells_no_more_than_is_seen(case: Case, told: Told, *seeds: int) -> None:
    """Where a viewer is told another thing in another world, he sees another thing too."""
    for number, moment in chain.from_iterable(some_moments(case, seed) for seed in seeds):
        true = apply(case.game, moment.state, moment.seat, moment.action)
        for viewer in case.viewers():
            for false in other_outcomes(case, moment, viewer, number):
                if told(false, viewer) != told(true, viewer):
                    alike = seen(case, false, viewer) == seen(case, true, viewer)
                    assert not alike, "told more than is seen"


def other_outcomes(
    case: Case, moment: GameStep, viewer: Seat | None, seed: int
) -> Iterator[Transition[Any, Any]]:
    """What the same moment may lead to in worlds that the viewer cannot tell from the true one.

    Who decides may decide otherwise there, unless it is the viewer himself.
    """
    concealed = case.game.conceal(moment.state, viewer, seed)
    worlds = [case.adapter.shuffle_unknown(moment.state, seed)]
    worlds += [concealed] if case.adapter.align_deals(moment.state, concealed) else []
    for world in worlds:
        legal = list(case.game.legal_actions(world, moment.seat))
        tried = [action for action in legal if action == moment.action]
        if viewer != moment.seat:
            tried += Random(seed).sample(legal, min(len(legal), OTHER_DECISIONS))
        for action in tried:
            yield apply(case.game, world, moment.seat, action)


def seen(case: Case, outcome: Transition[Any, Any], viewer: Seat | None) -> list[object]:
    """The table after a move, and as each phase left it on the way."""
    return [case.game.view(state, viewer) for state in (*outcome.phase_end_states, outcome.state)]


@each_case
def test_redacted_events_reveal_no_more_than_views(case: Case) -> None:
    assert_tells_no_more_than_is_seen(case, partial(redacted, case), 11)


@pytest.mark.parametrize(("case", "leak"), LEAKS)
def test_event_revealing_hidden_information_is_caught(
    case: Case, leak: Callable[[Any], object]
) -> None:
    def told(outcome: Transition[Any, Any], viewer: Seat | None) -> object:
        return redacted(case, outcome, viewer), leak(outcome.state)

    with pytest.raises(AssertionError, match="told more"):
        assert_tells_no_more_than_is_seen(case, told, 11)


@pytest.mark.parametrize("game", TESTED_GAMES, ids=lambda game: game.name)
def test_unredacted_event_is_caught(game: AnyGame) -> None:
    """Each kind of event of which somebody may not know all, told to everybody."""
    case, seeds = Case(game, max(seat_range(game)), "{}"), range(12, 16)
    for secret in secret_kinds(case, seeds):

        def told(
            outcome: Transition[Any, Any], viewer: Seat | None, secret: type = secret
        ) -> object:
            whole = [event for event in outcome.events if isinstance(event, secret)]
            return whole, redacted(case, outcome, viewer)

        with pytest.raises(AssertionError, match="told more"):
            assert_tells_no_more_than_is_seen(case, told, *seeds)


def secret_kinds(case: Case, seeds: range) -> set[type]:
    return {
        type(event)
        for seed in seeds
        for moment in play_random_game(case, seed)
        for event in moment.events
        for viewer in case.viewers()
        if case.game.redact(event, viewer) != event
    }

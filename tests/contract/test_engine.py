"""What every game must keep, whatever its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, permutations
from random import Random
from typing import Any

import pytest

from engine.codec import (
    dump_action,
    dump_events,
    dump_options,
    dump_state,
    load_action,
    load_events,
    load_options,
    load_state,
)
from engine.core import IllegalAction, PhaseEnded, Seat, apply
from engine.registry import GAMES, find_game
from tests.contract.engine_adapters import ENGINE_ADAPTERS, TESTED_GAMES
from tests.support.random_games import Case, GameStep, all_cases, play_random_game, seat_range

each_case = pytest.mark.parametrize("case", all_cases(), ids=str)


def test_every_game_has_its_own_part_of_these_tests() -> None:
    assert [game.name for game in TESTED_GAMES] == list(ENGINE_ADAPTERS)


def test_games_are_found_by_their_names() -> None:
    assert [find_game(game.name) for game in GAMES] == list(GAMES)
    assert all(re.fullmatch("[a-z_]+", game.name) for game in TESTED_GAMES)
    with pytest.raises(KeyError):
        find_game("nim")


EVERY_NUMBER = [
    Case(game, seats, options)
    for game in TESTED_GAMES
    for options in ENGINE_ADAPTERS[game.name].options
    for seats in seat_range(game, options)
]


def test_some_number_can_play_with_any_options() -> None:
    for game in TESTED_GAMES:
        for options in ENGINE_ADAPTERS[game.name].options:
            seats = seat_range(game, options)
            assert seats
            assert seats.step == 1
            assert min(seats) >= 1


@pytest.mark.parametrize("case", EVERY_NUMBER, ids=str)
def test_every_number_that_can_play_does(case: Case) -> None:
    *_, last = play_random_game(case, 14)
    result = case.game.result(last.next_state)
    assert result is not None
    assert len(result.ranks) == case.seats


@each_case
def test_a_game_ends_within_bounds_with_a_ranking(case: Case) -> None:
    for seed in range(4):
        moments = list(play_random_game(case, seed))
        assert len(moments) in case.adapter.action_count_bounds
        assert all(case.game.result(moment.state) is None for moment in moments)
        last = moments[-1].next_state
        result = case.game.result(last)
        assert result is not None
        assert case.game.to_act(last) == ()
        assert not any(case.game.legal_actions(last, seat) for seat in range(case.seats))
        assert len(result.points) == len(result.ranks) == case.seats
        placed = [rank for rank in result.ranks if rank is not None]
        assert all(rank == 1 + sum(other < rank for other in placed) for rank in placed)


@each_case
def test_legal_actions_are_there_for_who_acts_and_only_once(case: Case) -> None:
    for moment in play_random_game(case, 1):
        acting = case.game.to_act(moment.state)
        assert len(set(acting)) == len(acting)
        assert set(acting) <= set(range(case.seats))
        for seat in range(-1, case.seats + 1):
            legal = list(case.game.legal_actions(moment.state, seat))
            assert bool(legal) == (seat in acting)
            assert len(set(legal)) == len(legal)
            assert legal == list(case.game.legal_actions(moment.state, seat))


@each_case
def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(case: Case) -> None:
    moments = list(play_random_game(case, 2))
    seen = list(dict.fromkeys(action for moment in moments for action in moment.legal))
    moments = moments[::6]
    states = [moment.state for moment in moments] + [moments[-1].next_state]
    for state in states:
        before = dump_state(case.game, state)
        for seat in range(case.seats):
            legal = set(case.game.legal_actions(state, seat))
            for action in seen:
                if action not in legal:
                    assert_refused(case, state, seat, action)
        assert dump_state(case.game, state) == before


def assert_refused(case: Case, state: Any, seat: int, action: Any) -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(case.game, state, seat, action)
    reasons = case.adapter.refusal_reasons
    assert refused.value.reason in reasons
    assert reasons[refused.value.reason] <= set(refused.value.params)
    assert all(isinstance(param, str | int | tuple) for param in refused.value.params.values())


@each_case
def test_apply_leaves_its_argument_alone(case: Case) -> None:
    for moment in play_random_game(case, 3):
        before = dump_state(case.game, moment.state)
        apply(case.game, moment.state, moment.seat, moment.action)
        assert dump_state(case.game, moment.state) == before


@each_case
def test_a_clone_shares_nothing_that_changes(case: Case) -> None:
    state = case.new(4)
    clones, texts = [], []
    for moment in play_random_game(case, 4):
        clones.append(case.game.clone(state))
        texts.append(dump_state(case.game, state))
        case.game.advance(state, moment.seat, moment.action)
    assert [dump_state(case.game, clone) for clone in clones] == texts


@each_case
def test_states_actions_and_events_survive_json(case: Case) -> None:
    game = case.game
    for moment in play_random_game(case, 5):
        text = dump_state(game, moment.next_state)
        loaded = load_state(game, text)
        assert loaded == moment.next_state
        assert dump_state(game, loaded) == text
        assert load_events(game, dump_events(game, moment.events)) == moment.events
        for action in moment.legal:
            assert load_action(game, dump_action(game, action)) == action


@each_case
def test_options_survive_json(case: Case) -> None:
    options = load_options(case.game, case.options)
    assert load_options(case.game, dump_options(case.game, options)) == options


@each_case
def test_a_game_goes_on_from_a_stored_state_as_from_the_true_one(case: Case) -> None:
    for moment in play_random_game(case, 6):
        stored = load_state(case.game, dump_state(case.game, moment.state))
        assert case.game.legal_actions(stored, moment.seat) == moment.legal
        transition = apply(case.game, stored, moment.seat, moment.action)
        assert transition.state == moment.next_state
        assert transition.events == moment.events


@each_case
def test_replaying_the_actions_gives_the_same_game_without_events_too(case: Case) -> None:
    state = case.new(7)
    for moment in play_random_game(case, 7):
        case.game.advance(state, moment.seat, moment.action)
        assert state == moment.next_state


@each_case
def test_the_seed_decides_the_game(case: Case) -> None:
    games = {dump_state(case.game, case.new(seed)) for seed in range(20)}
    assert len(games) == min(20, case.distinct_starts or 20)
    for seed in (0, -1, 2**64 + 5):
        assert dump_state(case.game, case.new(seed)) == dump_state(case.game, case.new(seed))


@each_case
def test_nothing_is_lost_or_doubled(case: Case) -> None:
    for seed in range(2):
        inventory = case.adapter.count_pieces(case.new(seed))
        for moment in play_random_game(case, seed):
            assert case.adapter.count_pieces(moment.next_state) == inventory


@each_case
def test_every_action_tells_events_and_every_seat_may_be_told_of_them(case: Case) -> None:
    for moment in play_random_game(case, 8):
        assert moment.events
        for event in moment.events:
            for viewer in case.viewers():
                told = case.game.redact(event, viewer)
                assert told is None or load_events(case.game, dump_events(case.game, [told])) == [
                    told
                ]


@each_case
def test_every_phase_that_ends_leaves_a_state_to_look_at(case: Case) -> None:
    ended = set()
    for moment in chain.from_iterable(play_random_game(case, seed) for seed in range(8, 11)):
        phases = [event.phase for event in moment.events if isinstance(event, PhaseEnded)]
        ended |= {*phases}
        assert len(moment.phases) == len(phases)
        for state in moment.phases:
            assert load_state(case.game, dump_state(case.game, state)) == state
            for viewer in case.viewers():
                hash(case.game.view(state, viewer))
    assert ended == case.adapter.phases


@each_case
def test_what_reveals_nothing_does_not_depend_on_what_is_hidden(case: Case) -> None:
    kinds = set()
    for number, moment in enumerate(play_random_game(case, 12)):
        reveals = any(map(case.game.reveals, moment.events))
        kinds.add(reveals)
        if not reveals:
            other = case.adapter.shuffle_unknown(moment.state, number)
            events = apply(case.game, other, moment.seat, moment.action).events
            assert events == moment.events
    assert kinds == ({True, False} if case.has_hidden_information else {False})


@each_case
def test_forced_is_the_only_legal_action(case: Case) -> None:
    for seed in range(2):
        for moment in play_random_game(case, seed):
            public = case.game.view(moment.state, None)
            for seat in range(case.seats):
                legal = list(case.game.legal_actions(moment.state, seat))
                assert case.game.forced_action(public, seat) in (None, *legal[:1])
                assert case.game.forced_action(public, seat) is None or len(legal) == 1


@each_case
def test_decisions_taken_at_once_commute(case: Case) -> None:
    for number, moment in enumerate(play_random_game(case, 13)):
        if number % 4 == 0:
            chosen = choices(case, moment, number)
            ends = [
                carried_out(case, moment.state, order) for order in permutations(chosen.items())
            ]
            assert all(end == ends[0] for end in ends)


def choices(case: Case, moment: GameStep, seed: int) -> dict[Seat, Any]:
    """What each seat decides that is to act."""
    rng, game = Random(seed), case.game
    return {
        seat: rng.choice(game.legal_actions(moment.state, seat))
        for seat in game.to_act(moment.state)
    }


def carried_out(case: Case, state: Any, order: Sequence[tuple[Seat, Any]]) -> Any:
    """The state after all of these decisions, none of which touches a seat still to decide."""
    before = dict(own_part(case, state, [seat for seat, _ in order]))
    for place, (seat, action) in enumerate(order):
        left = [other for other, _ in order[place:]]
        assert dict(own_part(case, state, left)) == {other: before[other] for other in left}
        state = apply(case.game, state, seat, action).state
    return state


def own_part(case: Case, state: Any, seats: Sequence[Seat]) -> Iterator[tuple[Seat, Any]]:
    """What each seat may do and sees of itself."""
    for seat in seats:
        legal = list(case.game.legal_actions(state, seat))
        yield seat, (legal, case.adapter.own_part_of_view(case.game.view(state, seat)))


@each_case
def test_views_and_states_do_not_depend_on_looking(case: Case) -> None:
    for moment in list(play_random_game(case, 9))[::3]:
        before = dump_state(case.game, moment.state)
        for viewer in case.viewers():
            seen = case.game.view(moment.state, viewer)
            assert seen == case.game.view(moment.state, viewer)
            hash(seen)
        assert dump_state(case.game, moment.state) == before


@each_case
def test_a_determinized_game_can_be_played_to_its_end(case: Case) -> None:
    moments = list(play_random_game(case, 10))
    for moment in moments[:: max(1, len(moments) // 8)]:
        rng = Random(10)
        state = case.game.determinize(moment.state, moment.seat, 11)
        while acting := case.game.to_act(state):
            legal = case.game.legal_actions(state, acting[0])
            case.game.advance(state, acting[0], rng.choice(legal))
        assert case.game.result(state) is not None

"""What the rules of every game must hold (`engine.core.Game`), checked with random games."""

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
from engine.contract.adapters import ENGINE_ADAPTERS
from engine.contract.cases import Case, GameStep, play_random_game, seat_range
from engine.core import AnyGame, IllegalAction, PhaseEnded, Resignable, Seat, apply, is_forced
from engine.rng import Rng
from engine.simple.game import SimpleGame


def test_every_option_set_has_a_range_of_seat_counts(game: AnyGame) -> None:
    for options in ENGINE_ADAPTERS[game.name].options:
        seats = seat_range(game, options)
        assert seats
        assert seats.step == 1
        assert min(seats) >= 1


def test_game_can_be_played_with_every_seat_count(game: AnyGame) -> None:
    for options in ENGINE_ADAPTERS[game.name].options:
        for seats in seat_range(game, options):
            case = Case(game, seats, options)
            *_, last = play_random_game(case, 14)
            result = game.result(last.next_state)
            assert result is not None
            assert len(result.ranks) == case.seats


def test_game_ends_within_bounds_with_a_ranking(case: Case) -> None:
    for seed in range(4):
        steps = list(play_random_game(case, seed))
        assert len(steps) in case.adapter.action_count_bounds
        assert all(case.game.result(step.state) is None for step in steps)
        last = steps[-1].next_state
        result = case.game.result(last)
        assert result is not None
        assert case.game.to_act(last) == ()
        assert not any(case.game.legal_actions(last, seat) for seat in range(case.seats))
        assert len(result.points) == len(result.ranks) == case.seats
        placed = [rank for rank in result.ranks if rank is not None]
        assert all(rank == 1 + sum(other < rank for other in placed) for rank in placed)


def test_only_seats_to_act_have_legal_actions_without_duplicates(case: Case) -> None:
    for step in play_random_game(case, 1):
        acting = case.game.to_act(step.state)
        assert len(set(acting)) == len(acting)
        assert set(acting) <= set(range(case.seats))
        for seat in range(-1, case.seats + 1):
            legal = list(case.game.legal_actions(step.state, seat))
            assert bool(legal) == (seat in acting)
            assert len(set(legal)) == len(legal)
            assert legal == list(case.game.legal_actions(step.state, seat))


def test_moves_are_as_the_phases_name_them(case: Case) -> None:
    """In a game in one file, with numbers and codes that a button can carry."""
    if isinstance(case.game, SimpleGame):
        for step in play_random_game(case, 1):
            case.game.check_moves(step.state, step.seat)


def test_illegal_action_is_rejected_with_a_reason_and_changes_nothing(case: Case) -> None:
    steps = list(play_random_game(case, 2))
    tried = list(dict.fromkeys(action for step in steps for action in step.legal))
    states = [step.state for step in steps[::12]] + [steps[-1].next_state]
    # There may be hundreds: each is tried at every third state, or at one of fewer.
    every = min(3, len(states))
    for number, state in enumerate(states):
        before = dump_state(case.game, state)
        for seat in range(case.seats):
            legal = set(case.game.legal_actions(state, seat))
            for action in tried[number % every :: every]:
                if action not in legal:
                    assert_rejected(case, state, seat, action)
        assert dump_state(case.game, state) == before


def assert_rejected(case: Case, state: Any, seat: int, action: Any) -> None:
    with pytest.raises(IllegalAction) as error:
        apply(case.game, state, seat, action)
    reasons = case.adapter.refusal_reasons
    assert error.value.reason in reasons
    assert reasons[error.value.reason] <= set(error.value.params)
    assert all(isinstance(param, str | int | tuple) for param in error.value.params.values())


def test_apply_does_not_change_its_argument(case: Case) -> None:
    for step in play_random_game(case, 3):
        before = dump_state(case.game, step.state)
        apply(case.game, step.state, step.seat, step.action)
        assert dump_state(case.game, step.state) == before


def test_clone_does_not_change_with_the_original(case: Case) -> None:
    state = case.new(4)
    clones, texts = [], []
    for step in play_random_game(case, 4):
        clones.append(case.game.clone(state))
        texts.append(dump_state(case.game, state))
        case.game.advance(state, step.seat, step.action)
    assert [dump_state(case.game, clone) for clone in clones] == texts


def test_states_actions_and_events_round_trip_through_json(case: Case) -> None:
    game = case.game
    for step in play_random_game(case, 5):
        text = dump_state(game, step.next_state)
        loaded = load_state(game, text)
        assert loaded == step.next_state
        assert dump_state(game, loaded) == text
        assert load_events(game, dump_events(game, step.events)) == step.events
        for action in step.legal:
            assert load_action(game, dump_action(game, action)) == action


def test_options_round_trip_through_json(case: Case) -> None:
    options = load_options(case.game, case.options)
    assert load_options(case.game, dump_options(case.game, options)) == options


def test_stored_state_continues_like_the_original(case: Case) -> None:
    for step in play_random_game(case, 6):
        stored = load_state(case.game, dump_state(case.game, step.state))
        assert case.game.legal_actions(stored, step.seat) == step.legal
        transition = apply(case.game, stored, step.seat, step.action)
        assert transition.state == step.next_state
        assert transition.events == step.events


def test_game_stored_at_every_ply_goes_on_like_one_that_never_was(case: Case) -> None:
    """Chance included: what a generator gives next must not depend on what is only in memory."""
    game, rng = case.game, Random(6)
    kept, stored = case.new(6), dump_state(game, case.new(6))
    while acting := game.to_act(kept):
        seat = rng.choice(acting)
        action = rng.choice(game.legal_actions(kept, seat))
        loaded, kept_events, loaded_events = load_state(game, stored), list[Any](), list[Any]()
        game.advance(kept, seat, action, kept_events)
        game.advance(loaded, seat, action, loaded_events)
        assert loaded_events == kept_events
        stored = dump_state(game, loaded)
        assert stored == dump_state(game, kept)


def test_no_random_numbers_are_drawn_twice(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once an action has used a generator, the stored state no longer holds where it began."""
    beginnings, create = list[int](), Rng.__init__

    def record_beginning(rng: Rng, seed: int) -> None:
        create(rng, seed)
        beginnings.append(rng.state)

    state = case.new(6)
    monkeypatch.setattr(Rng, "__init__", record_beginning)
    for step in play_random_game(case, 6):
        beginnings.clear()
        case.game.advance(state, step.seat, step.action)
        numbers = set(re.findall(r"\d+", dump_state(case.game, state)))
        assert numbers.isdisjoint(map(str, beginnings))


def test_advance_gives_the_same_states_as_apply(case: Case) -> None:
    state = case.new(7)
    for step in play_random_game(case, 7):
        case.game.advance(state, step.seat, step.action)
        assert state == step.next_state


def test_seed_determines_the_initial_state(case: Case) -> None:
    games = {dump_state(case.game, case.new(seed)) for seed in range(20)}
    assert len(games) == min(20, case.distinct_starts or 20) or case.is_derived
    for seed in (0, -1, 2**64 + 5):
        assert dump_state(case.game, case.new(seed)) == dump_state(case.game, case.new(seed))


def test_no_piece_is_lost_or_duplicated(case: Case) -> None:
    for seed in range(2):
        inventory = case.adapter.count_pieces(case.new(seed))
        for step in play_random_game(case, seed):
            assert case.adapter.count_pieces(step.next_state) == inventory


def test_every_action_has_events_that_can_be_redacted_for_every_viewer(case: Case) -> None:
    for step in play_random_game(case, 8):
        assert step.events
        for event in step.events:
            for viewer in case.viewers():
                redacted = case.game.redact(event, viewer)
                if redacted is not None:
                    stored = dump_events(case.game, [redacted])
                    assert load_events(case.game, stored) == [redacted]


def test_every_ended_phase_leaves_a_state_that_can_be_stored_and_viewed(case: Case) -> None:
    ended = set()
    for step in chain.from_iterable(play_random_game(case, seed) for seed in range(8, 11)):
        phases = [event.phase for event in step.events if isinstance(event, PhaseEnded)]
        ended |= {*phases}
        assert len(step.phases) == len(phases)
        for state in step.phases:
            assert load_state(case.game, dump_state(case.game, state)) == state
            for viewer in case.viewers():
                hash(case.game.view(state, viewer))
    assert case.adapter.phases in (None, ended)


def test_action_that_reveals_nothing_is_independent_of_hidden_information(case: Case) -> None:
    values = set()
    for number, step in enumerate(play_random_game(case, 12)):
        reveals = any(map(case.game.reveals, step.events))
        values.add(reveals)
        if not reveals:
            other = case.adapter.shuffle_unknown(step.state, number)
            events = apply(case.game, other, step.seat, step.action).events
            assert events == step.events
    if not (case.has_hidden_information and case.is_derived):
        assert values == ({True, False} if case.has_hidden_information else {False})


def test_forced_action_is_the_only_legal_action(case: Case) -> None:
    for seed in range(2):
        for step in play_random_game(case, seed):
            public = case.game.view(step.state, None)
            for seat in range(case.seats):
                legal = list(case.game.legal_actions(step.state, seat))
                assert case.game.forced_action(public, seat) in (None, *legal[:1])
                assert case.game.forced_action(public, seat) is None or len(legal) == 1
                if is_forced(case.game, public, seat):
                    assert len(legal) == 1, f"seat {seat} has a choice, though it seems forced"


def test_game_goes_on_or_ends_when_a_player_gives_up(case: Case) -> None:
    """On turn or not; whoever has given up is asked no more, and does not win."""
    game = case.game
    if not isinstance(game, Resignable):
        return
    for number, step in enumerate(play_random_game(case, 16)):
        seat, rng = number % case.seats, Random(number)
        if number % 3 or not game.may_resign(step.state, seat):
            continue
        state = apply(game, step.state, seat, game.resign_action).state
        assert not game.may_resign(state, seat)
        assert load_state(game, dump_state(game, state)) == state
        for viewer in case.viewers():
            assert game.view(game.conceal(state, viewer, 1), viewer) == game.view(state, viewer)
        while acting := game.to_act(state):
            assert seat not in acting
            assert all(game.legal_actions(state, each) for each in acting)
            game.advance(state, acting[0], rng.choice(game.legal_actions(state, acting[0])))
        result = game.result(state)
        assert result is not None
        assert seat not in result.winners, f"seat {seat} has given up, and wins"


def test_simultaneous_decisions_commute(case: Case) -> None:
    for number, step in enumerate(play_random_game(case, 13)):
        if number % 4 == 0:
            decisions = random_decisions(case, step, number)
            ends = [
                apply_in_order(case, step.state, order) for order in permutations(decisions.items())
            ]
            assert all(end == ends[0] for end in ends)


def random_decisions(case: Case, step: GameStep, seed: int) -> dict[Seat, Any]:
    """A random legal action of each seat to act."""
    rng, game = Random(seed), case.game
    return {
        seat: rng.choice(game.legal_actions(step.state, seat)) for seat in game.to_act(step.state)
    }


def apply_in_order(case: Case, state: Any, order: Sequence[tuple[Seat, Any]]) -> Any:
    """The state after these decisions. Asserts that none affects a seat still to decide."""
    before = dict(own_parts(case, state, [seat for seat, _ in order]))
    for index, (seat, action) in enumerate(order):
        undecided = [other for other, _ in order[index:]]
        unchanged = {other: before[other] for other in undecided}
        assert dict(own_parts(case, state, undecided)) == unchanged
        state = apply(case.game, state, seat, action).state
    return state


def own_parts(case: Case, state: Any, seats: Sequence[Seat]) -> Iterator[tuple[Seat, Any]]:
    """What each seat may do, and what it sees of itself."""
    for seat in seats:
        legal = list(case.game.legal_actions(state, seat))
        yield seat, (legal, case.adapter.own_part_of_view(case.game.view(state, seat)))


def test_view_is_hashable_and_does_not_change_the_state(case: Case) -> None:
    for step in list(play_random_game(case, 9))[::3]:
        before = dump_state(case.game, step.state)
        for viewer in case.viewers():
            view = case.game.view(step.state, viewer)
            assert view == case.game.view(step.state, viewer)
            hash(view)
        assert dump_state(case.game, step.state) == before


def test_determinized_game_can_be_played_to_its_end(case: Case) -> None:
    steps = list(play_random_game(case, 10))
    for step in steps[:: max(1, len(steps) // 8)]:
        rng = Random(10)
        state = case.game.determinize(step.state, step.seat, 11)
        while acting := case.game.to_act(state):
            legal = case.game.legal_actions(state, acting[0])
            case.game.advance(state, acting[0], rng.choice(legal))
        assert case.game.result(state) is not None

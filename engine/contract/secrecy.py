"""Views and redacted events reveal no hidden information, and AI players get none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias

import pytest

from engine.codec import dump_state
from engine.contract.cases import Case, GameStep, covering_cases, play_random_game, seat_range
from engine.core import AnyGame, Seat, Transition, apply
from engine.simple.declaration import Simple
from engine.simple.game import SimpleGame
from engine.simple.hiding import known_lists
from engine.simple.state import Shown, Told

ViewFunction: TypeAlias = Callable[[Any, Seat | None], object]


PLANTED_SEEDS = range(11, 23)
"""Games in which a planted leak is looked for until it is found, with every number of seats."""


STEPS_OF_A_KIND = 4
"""How many steps of a game are compared for each kind of event."""


def cases(games: Sequence[AnyGame]) -> list[Case]:
    """Each option alone as well: what is open by one might be open by another's fault."""
    return covering_cases(games, every_set=True)


def sampled_steps(case: Case, seed: int) -> Iterator[tuple[int, GameStep]]:
    """Every fifth step of a random game, with its number: no secret lasts for less."""
    for number, step in enumerate(play_random_game(case, seed)):
        if number % 5 == 0:
            yield number, step


def steps_of_each_kind(case: Case, seed: int) -> Iterator[tuple[int, GameStep]]:
    """The first steps of a random game with each kind of event, with their numbers."""
    seen = Counter[type]()
    for number, step in enumerate(play_random_game(case, seed)):
        kinds = {type(event) for event in step.events}
        if any(seen[kind] < STEPS_OF_A_KIND for kind in kinds):
            yield number, step
        seen.update(kinds)


def assert_independent_of_hidden_information(case: Case, view: ViewFunction, seed: int) -> None:
    """Assert that a viewer's view of a state equals that of a state concealed from the viewer."""
    for number, step in sampled_steps(case, seed):
        for viewer in case.viewers():
            other = case.game.conceal(step.next_state, viewer, number)
            same = view(other, viewer) == view(step.next_state, viewer)
            assert same, f"what {_named(viewer)} sees depends on what is hidden"


def _named(viewer: Seat | None) -> str:
    return "who watches" if viewer is None else f"seat {viewer}"


def test_view_is_independent_of_hidden_information(case: Case) -> None:
    assert_independent_of_hidden_information(case, case.game.view, 1)


def test_leaking_view_is_detected(game: AnyGame) -> None:
    """Each secret, shown to every viewer."""
    for leak in most_seats(game).adapter.secrets:

        def leaking(
            state: Any, viewer: Seat | None, leak: Callable[[Any], object] = leak
        ) -> object:
            return game.view(state, viewer), leak(state)

        def find(case: Case, seed: int, leaking: ViewFunction = leaking) -> None:
            assert_independent_of_hidden_information(case, leaking, seed)

        assert is_found(game, find), f"if {leak.__name__} were shown, nobody would learn anything"


def is_found(game: AnyGame, find: Callable[[Case, int], None]) -> bool:
    """Return whether a planted leak is found, in a game of any number of players."""
    for seed in PLANTED_SEEDS:
        for seats in reversed(seat_range(game)):
            try:
                find(Case(game, seats, "{}"), seed)
            except AssertionError:
                return True
    return False


def most_seats(game: AnyGame) -> Case:
    """The default options with as many seats as possible."""
    return Case(game, max(seat_range(game)), "{}")


def test_conceal_keeps_the_pieces_and_who_acts(case: Case) -> None:
    for number, step in sampled_steps(case, 2):
        before = dump_state(case.game, step.state)
        for viewer in case.viewers():
            other = case.game.conceal(step.state, viewer, number)
            assert case.adapter.count_pieces(other) == case.adapter.count_pieces(step.state)
            assert case.game.to_act(other) == case.game.to_act(step.state)
            assert case.game.legal_actions(other, step.seat)
        assert dump_state(case.game, step.state) == before


def test_conceal_keeps_the_viewers_legal_actions(case: Case) -> None:
    for number, step in sampled_steps(case, 3):
        other = case.game.conceal(step.state, step.seat, number)
        assert case.game.legal_actions(other, step.seat) == step.legal


def test_conceal_changes_hidden_information(case: Case) -> None:
    state = next(play_random_game(case, 4)).state
    for viewer in case.viewers():
        others = {dump_state(case.game, case.game.conceal(state, viewer, n)) for n in range(30)}
        assert len(others) == (30 if case.has_hidden_information else 1) or case.is_derived


def test_conceal_and_determinize_change_only_games_with_hidden_information(case: Case) -> None:
    changed = False
    for number, step in sampled_steps(case, 10):
        for viewer in case.viewers():
            changed |= case.game.conceal(step.next_state, viewer, number) != step.next_state
        for seat in range(case.seats):
            changed |= case.game.determinize(step.next_state, seat, number) != step.next_state
    assert changed == case.has_hidden_information or (case.is_derived and not changed)


def test_conceal_is_independent_of_hidden_information(case: Case) -> None:
    for number, step in sampled_steps(case, 5):
        shuffled = case.adapter.shuffle_unknown(step.state, number)
        for viewer in case.viewers():
            assert case.game.conceal(shuffled, viewer, 7) == case.game.conceal(
                step.state, viewer, 7
            )


def test_forced_action_is_independent_of_hidden_information(case: Case) -> None:
    for number, step in sampled_steps(case, 6):
        other = case.game.conceal(step.state, None, number)
        for seat in case.game.to_act(step.state):
            forced = case.game.forced_action(case.game.view(step.state, None), seat)
            assert case.game.forced_action(case.game.view(other, None), seat) == forced
            assert forced is None or list(case.game.legal_actions(other, seat)) == [forced]


def test_determinize_keeps_the_seats_and_the_public_view(case: Case) -> None:
    for number, step in sampled_steps(case, 7):
        before = dump_state(case.game, step.state)
        for seat in range(case.seats):
            other = case.game.determinize(step.state, seat, number)
            for viewer in (seat, None):
                assert case.game.view(other, viewer) == case.game.view(step.state, viewer)
            assert case.adapter.count_pieces(other) == case.adapter.count_pieces(step.state)
        assert dump_state(case.game, step.state) == before


def test_determinize_is_independent_of_the_true_order(case: Case) -> None:
    """Chance included: an AI player cannot foresee what will be drawn."""
    assert_independent_of_true_order(case, case.game.determinize)


def assert_independent_of_true_order(
    case: Case, determinize: Callable[[Any, Seat, int], Any]
) -> None:
    for number, step in sampled_steps(case, 8):
        shuffled = case.adapter.shuffle_unknown(step.state, number)
        for seat in range(case.seats):
            same = determinize(shuffled, seat, 9) == determinize(step.state, seat, 9)
            assert same, f"what seat {seat} imagines depends on what it cannot know"


def test_determinize_that_forgets_is_detected(game: AnyGame) -> None:
    """One that gives an AI player the true state, as it would if something is not declared."""
    case = most_seats(game)
    if any(
        case.adapter.shuffle_unknown(step.state, number) != step.state
        for number, step in sampled_steps(case, 8)
    ):
        with pytest.raises(AssertionError, match="cannot know"):
            assert_independent_of_true_order(case, lambda state, _seat, _seed: state)


def test_determinize_changes_hidden_information(case: Case) -> None:
    state = next(play_random_game(case, 9)).state
    dealt = {dump_state(case.game, case.game.determinize(state, 0, n)) for n in range(30)}
    assert len(dealt) == (30 if case.has_hidden_information else 1) or case.is_derived


# What a game in one file says that a seat knows without seeing it

MAX_SECRET_DECISIONS = 16
"""How many decisions of one seat are compared in each state."""


def test_nobody_knows_what_was_dealt_to_others(case: Case) -> None:
    game = case.game
    if not isinstance(game, SimpleGame) or type(game.rules).knows is Simple.knows:
        return
    dealt = dict[tuple[Seat, str], list[Any]]()
    for state in map(case.new, range(8)):
        for viewer in range(case.seats):
            for name, values in known_lists(game.rules, state, viewer).items():
                is_same = not _differ(dealt.setdefault((viewer, name), values), values)
                assert is_same, f"knows yields {name} for seat {viewer} when nothing has happened"


def test_nobody_knows_a_list_that_secret_decisions_of_others_have_changed(case: Case) -> None:
    """Two courses of a game that a seat sees alike leave the same in each list that it knows."""
    game = case.game
    if not isinstance(game, SimpleGame) or type(game.rules).knows is Simple.knows:
        return
    for number, step in enumerate(play_random_game(case, 17)):
        legal = step.legal
        if len(legal) > MAX_SECRET_DECISIONS:
            legal = Random(number).sample(legal, MAX_SECRET_DECISIONS)
        ends = [decided_by_all(case, step, action, number) for action in legal]
        for viewer in set(range(case.seats)) - {step.seat}:
            known = dict[object, dict[str, list[Any]]]()
            for seen, state in ends:
                lists = known_lists(game.rules, state, viewer)
                first = known.setdefault(tuple(seen[viewer]), lists)
                for name in sorted({*lists, *first}):
                    assert not _differ(lists.get(name), first.get(name)), (
                        f"knows yields {name} for seat {viewer}, which cannot know what is in it"
                    )


def _differ(values: list[Any] | None, others: list[Any] | None) -> bool:
    """Return whether lists hold other things, or only one of them is there."""
    return values is None or others is None or sorted(values) != sorted(others)


def decided_by_all(
    case: Case, step: GameStep, action: Any, seed: int
) -> tuple[list[list[object]], Any]:
    """Let a seat decide, and then those who decide at the same time.

    Return what each seat has seen meanwhile, and the state. The others decide by the seed alone.
    """
    rng, game = Random(seed), case.game
    transition = apply(game, step.state, step.seat, action)
    seen = [views(case, transition, viewer) for viewer in range(case.seats)]
    for seat in game.to_act(step.state):
        if seat != step.seat:
            choice = rng.choice(game.legal_actions(step.state, seat))
            transition = apply(game, transition.state, seat, choice)
            for viewer in range(case.seats):
                seen[viewer] += views(case, transition, viewer)
    return seen, transition.state


# Events


Observation: TypeAlias = Callable[[Transition[Any, Any], Seat | None], object]
"""What a viewer learns of a transition."""

OTHER_DECISION_COUNT = 2
"""How many other decisions of the acting seat are tried in each state."""


def redacted_events(
    case: Case, transition: Transition[Any, Any], viewer: Seat | None
) -> list[object]:
    events = (case.game.redact(event, viewer) for event in transition.events)
    return [event for event in events if event is not None]


def assert_reveals_no_more_than_views(
    case: Case, observe: Observation, steps: Iterable[tuple[int, GameStep]]
) -> None:
    """Assert that wherever a viewer observes a difference, the viewer's views differ, too."""
    for number, step in steps:
        true = apply(case.game, step.state, step.seat, step.action)
        for viewer in case.viewers():
            for other in other_transitions(case, step, viewer, number):
                if observe(other, viewer) != observe(true, viewer):
                    same_views = views(case, other, viewer) == views(case, true, viewer)
                    told = _first_difference(case, true, other, viewer)
                    assert not same_views, f"{_named(viewer)} learns more than is seen: {told}"


def _first_difference(
    case: Case, true: Transition[Any, Any], other: Transition[Any, Any], viewer: Seat | None
) -> object:
    """Return the first event that would be another one if something else were hidden."""
    others = redacted_events(case, other, viewer)
    return next((each for each in redacted_events(case, true, viewer) if each not in others), "-")


def other_transitions(
    case: Case, step: GameStep, viewer: Seat | None, seed: int
) -> Iterator[Transition[Any, Any]]:
    """Transitions from states that the viewer cannot distinguish from the true one.

    The acting seat may decide differently in them, unless it is the viewer.
    """
    concealed = case.game.conceal(step.state, viewer, seed)
    states = [case.adapter.shuffle_unknown(step.state, seed)]
    states += [concealed] if case.adapter.align_deals(step.state, concealed) else []
    for state in states:
        legal = list(case.game.legal_actions(state, step.seat))
        tried = [action for action in legal if action == step.action]
        if viewer != step.seat:
            tried += Random(seed).sample(legal, min(len(legal), OTHER_DECISION_COUNT))
        for action in tried:
            yield apply(case.game, state, step.seat, action)


def views(case: Case, transition: Transition[Any, Any], viewer: Seat | None) -> list[object]:
    """The viewer's views of the states at the ends of phases and of the final state."""
    states = (*transition.phase_end_states, transition.state)
    return [case.game.view(state, viewer) for state in states]


def test_redacted_events_reveal_no_more_than_views(case: Case) -> None:
    steps = steps_of_each_kind(case, 12)
    assert_reveals_no_more_than_views(case, partial(redacted_events, case), steps)


def test_event_revealing_hidden_information_is_detected(game: AnyGame) -> None:
    """Each secret, told to every viewer after every action."""
    for leak in most_seats(game).adapter.secrets:

        def observe(
            transition: Transition[Any, Any],
            viewer: Seat | None,
            leak: Callable[[Any], object] = leak,
        ) -> object:
            return leak(transition.state)

        assert is_found(game, partial(find_in_events, observe)), (
            f"if {leak.__name__} were told, nobody would learn anything"
        )


def find_in_events(observe: Observation, case: Case, seed: int) -> None:
    """Assert that nobody observes more than is seen, at the sampled steps of a random game."""
    assert_reveals_no_more_than_views(case, observe, steps_of_each_kind(case, seed))


def test_unredacted_event_is_detected(game: AnyGame) -> None:
    """Each kind of event that is redacted for some viewer, revealed to every viewer.

    A game in one file may tell one seat what everybody could know, and tells nobody what only
    undoing asks for.
    """
    for secret in redacted_event_types(most_seats(game), range(12, 16)):

        def observe(
            transition: Transition[Any, Any], viewer: Seat | None, secret: type = secret
        ) -> object:
            return [event for event in transition.events if isinstance(event, secret)]

        assert is_found(game, partial(find_in_events, observe)) or secret in (Told, Shown)


def redacted_event_types(case: Case, seeds: range) -> set[type]:
    return {
        type(event)
        for seed in seeds
        for step in play_random_game(case, seed)
        for event in step.events
        for viewer in case.viewers()
        if case.game.redact(event, viewer) != event
    }

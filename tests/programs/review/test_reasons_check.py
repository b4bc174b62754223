"""The check of reasons: its recounts, what it calls wrong, and a small sample with fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from engine.ai.agents import ActionValue
from engine.ai.evidence import find_differences
from engine.ai.facts import Difference, Playout
from engine.ai.information_state import InformationState
from engine.ai.registry import find_agent_spec
from engine.registry import find_game
from engine.rng import Rng
from tests.programs.review.played_on import play_on
from tests.programs.review.reasons import (
    CheckedFact,
    check_facts,
    find_reasoned_games,
    setups_of,
    spread,
)
from tests.programs.review.recounting import find_recount
from tests.programs.review.run import ReviewedGame, decisions_of_all

SETUPS = [
    pytest.param(setup, id=f"{setup.game}-{setup.options}-{setup.seats}")
    for name in find_reasoned_games()
    for setups in [setups_of(name, 1)]
    for setup in (setups[0], setups[-1])
]
"""The first and the last of each game, which differ in options and in the number of players."""


def decisions(setup: ReviewedGame, every: int) -> Iterator[InformationState]:
    all_decisions = decisions_of_all(find_game(setup.game), setup)
    return (info for _, info in islice(all_decisions, 0, None, every))


@pytest.mark.parametrize("setup", SETUPS)
def test_recount_agrees_with_the_facts_of_the_same_game(setup: ReviewedGame) -> None:
    spec, recount = find_agent_spec(setup.game), find_recount(setup.game)
    assert spec.facts is not None
    for info in decisions(setup, 21):
        policy, better = spec.policy(info.state), info.legal[0]
        for action in (better, info.legal[-1]):
            game = play_on(info.game, info.determinization(1), info.seat, (action,), policy)
            events = [event for step in game.steps for event in step.events]
            facts = spec.facts(Playout(game.start, info.seat, better, game.end, events))
            recounted = recount(game, better)
            assert {name: recounted[name] for name in facts} == {
                name: figure.value for name, figure in facts.items()
            }


def checked(told: tuple[float, float], best: float, other: float, error: float) -> CheckedFact:
    return CheckedFact(Difference("fact", *told, points=1.0), best, other, error, error)


def test_fact_is_wrong_if_the_recount_contradicts_its_direction_size_or_level() -> None:
    assert checked((8, 4), 8, 4.4, 0.1).finding == "right"
    assert checked((8, 4), 8, 7.9, 0.1).finding == "wrong", "a quarter of the size"
    assert checked((8, 4), 4, 8.0, 0.1).finding == "wrong", "the other direction"
    assert checked((8, 4), 28, 24.0, 0.1).finding == "wrong", "another level"
    assert checked((8, 4), 8, 7.0, 1.0).finding == "open", "too few games"


def test_sampled_decisions_are_spread_over_the_game() -> None:
    assert [place // 20 for place in spread(range(100), 5, Rng(1))] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("name", find_reasoned_games())
def test_reasons_of_a_sample_are_not_wrong(name: str) -> None:
    spec, found = find_agent_spec(name), 0
    for info in islice(decisions(setups_of(name, 5)[0], 11), 2, None, 5):
        policy = spec.policy(info.state)
        best = policy.choose(info.state, info.seat)
        values = [ActionValue(best, 1, 0.5, 0.0, 0.0, 0.0)]
        other = next(action for action in reversed(info.legal) if action != best)
        differences = find_differences(info, spec, ((best,), (other,)), samples=30)
        values.append(ActionValue(other, 1, 0.5, 0.0, 0.0, 1.0, differences))
        facts = check_facts(info, values, games=40)
        found += len(facts)
        assert [fact for fact in facts if fact.finding == "wrong"] == []
    assert found

"""The bounds of the caches of the Saint Petersburg policy."""

from __future__ import annotations

import pytest

from engine.ai.games.saint_petersburg import policy
from engine.ai.games.saint_petersburg.policy import AGENT_SPEC, CardValuesCache, GreedyPolicy
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.state import Options
from tests.engine.games.saint_petersburg.positions import GAME

FEW_PHASES, FEW_CARD_VALUES = 40, 10


def test_small_caches_change_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    with_large_caches = GreedyPolicy(AGENT_SPEC.weights.load("base_2"))
    actions = chosen_actions(with_large_caches)
    monkeypatch.setattr(policy, "MAX_CACHED_PHASES", FEW_PHASES)
    monkeypatch.setattr(policy, "MAX_CACHED_CARD_VALUES", FEW_CARD_VALUES)
    with_small_caches = GreedyPolicy(AGENT_SPEC.weights.load("base_2"))
    assert chosen_actions(with_small_caches) == actions
    assert len(with_small_caches._phases_by_sizes) <= FEW_PHASES
    assert len(with_large_caches._phases_by_sizes) > FEW_PHASES
    assert cached_card_values(with_small_caches) <= FEW_CARD_VALUES
    assert cached_card_values(with_large_caches) > FEW_CARD_VALUES


def test_policies_with_a_shared_cache_stay_within_its_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(policy, "MAX_CACHED_CARD_VALUES", FEW_CARD_VALUES)
    cache = CardValuesCache()
    policies = [
        GreedyPolicy(AGENT_SPEC.weights.load(f"base_{seats}"), cache=cache) for seats in (2, 3)
    ]
    assert chosen_actions(policies[0]) == chosen_actions(
        GreedyPolicy(AGENT_SPEC.weights.load("base_2"))
    )
    chosen_actions(policies[1])
    assert 0 < sum(map(cached_card_values, policies)) <= FEW_CARD_VALUES


def cached_card_values(greedy: GreedyPolicy) -> int:
    return sum(len(card_values) for _, card_values in greedy._phases_by_rounds.values())


def chosen_actions(greedy: GreedyPolicy) -> list[Action]:
    """The actions of three games that the policy plays against itself."""
    actions = list[Action]()
    for deal in range(3):
        state = GAME.new(2, deal, Options())
        while acting := GAME.to_act(state):
            actions.append(greedy.choose(state, acting[0]))
            GAME.advance(state, acting[0], actions[-1])
    return actions

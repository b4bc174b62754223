"""How a search spends its playouts, and when it gives candidates up."""

from __future__ import annotations

from dataclasses import replace

from engine.ai.information_state import information_state
from engine.ai.search.cached_policy import CachedPolicy
from engine.ai.search.config import Cutoff, SearchBudget
from engine.ai.search.sequential_halving import DROP_AFTER, Candidate, drop_inferior, search
from engine.ai.value.estimate import ValueEstimate, value_of_points
from tests.examples.sealed_bids import GAME, SCALES, Bid, Bidder, State, ValueStub, state


def candidate(name: str, utilities: list[float], policy_value: float = 0.0) -> Candidate:
    return Candidate(name, policy_value, utilities=utilities)


def names(candidates: list[Candidate]) -> list[str]:
    return [each.action for each in candidates]


def test_candidate_that_is_always_worse_is_dropped() -> None:
    worse, better = candidate("worse", [0.4, 0.2] * 12), candidate("better", [0.6, 0.5] * 12)
    kept, dropped = drop_inferior([worse, better], SCALES)
    assert (names(kept), names(dropped)) == (["better"], ["worse"])


def test_candidate_that_is_often_better_is_kept() -> None:
    worse, better = candidate("worse", [0.4, 0.8] * 12), candidate("better", [0.9, 0.5] * 12)
    assert names(drop_inferior([worse, better], SCALES)[0]) == ["better", "worse"]


def test_equal_candidates_are_kept() -> None:
    same = [0.5, 0.6] * 12
    kept, dropped = drop_inferior([candidate("a", same), candidate("b", list(same))], SCALES)
    assert (len(kept), dropped) == (2, [])


def test_candidate_that_has_caught_up_is_kept() -> None:
    """Its tree has found better actions meanwhile, so its first playouts do not count."""
    late = candidate("late", [0.0, 0.1] * 6 + [0.7, 0.6] * 6)
    even = candidate("even", [0.6, 0.7] * 12)
    assert names(drop_inferior([late, even], SCALES)[0]) == ["even", "late"]


def test_candidate_that_the_policy_prefers_is_kept_longer() -> None:
    worse, better = [0.4, 0.2] * 12, [0.41, 0.21] * 12
    assert names(drop_inferior([candidate("a", worse), candidate("b", better)], SCALES)[0]) == ["b"]
    lead = 24 * 0.01 / (SCALES.prior_visits * SCALES.point_utility)
    preferred = candidate("a", worse, policy_value=lead)
    assert len(drop_inferior([preferred, candidate("b", better)], SCALES)[0]) == 2


def test_nothing_is_dropped_in_a_solo_game() -> None:
    worse, better = candidate("worse", [0.4, 0.2] * 12), candidate("better", [0.6, 0.5] * 12)
    worse.is_alone = better.is_alone = True
    assert len(drop_inferior([worse, better], SCALES)[0]) == 2


def test_search_ends_when_one_candidate_is_left() -> None:
    """Each coin that is kept is a point here, so bidding nothing is always best."""

    def by_coins(state: State) -> ValueEstimate:
        return value_of_points([float(coins) for coins in state.coins], lead_stddev=1.0)

    cutoff = Cutoff(ValueStub(by_coins), max_actions=0)
    info = information_state(GAME, state(3), 0, 1)
    candidates = search(info, Bidder(), replace(SCALES, cutoff=cutoff), SearchBudget(6000, 3))
    assert candidates[0].action == Bid(0)
    assert [len(each.utilities) for each in candidates] == [DROP_AFTER] * 3


def test_cached_policy_chooses_once_in_each_information_set() -> None:
    asked = list[int]()

    class Counting(Bidder):
        def choose(self, state: State, seat: int) -> Bid:
            asked.append(seat)
            return super().choose(state, seat)

    policy = CachedPolicy(Counting(), SCALES.information_set_key)
    now = state(3)
    assert [policy.choose(now, seat) for seat in (0, 0, 1, 1)] == [
        Bidder().choose(now, seat) for seat in (0, 0, 1, 1)
    ]
    assert asked == [0, 1]

"""The tree of own later decisions that grows below an action that is tried."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ai.information_state import information_state
from engine.ai.search.config import Cutoff, SearchBudget
from engine.ai.search.sequential_halving import search
from engine.ai.search.tree import C_PUCT, EXPAND_AFTER, Edge, Node, TreeSearch
from engine.ai.value.estimate import ValueEstimate, value_of_points
from tests.examples.sealed_bids import GAME, SCALES, Bid, Bidder, State, state

DEEP = replace(SCALES, max_depth=2)


def tree_search(depth: int, bidder: Bidder | None = None) -> TreeSearch:
    return TreeSearch(GAME, 0, bidder or Bidder(), replace(SCALES, max_depth=depth))


def simulate(
    times: int, depth: int, bidder: Bidder | None = None
) -> tuple[Edge, list[ValueEstimate]]:
    root, own = Edge(), tree_search(depth, bidder)
    return root, [own.simulate(root, state(2), state(2)) for _ in range(times)]


def test_untried_children_are_tried_by_prior() -> None:
    node = Node([Edge("a", 0.3), Edge("b", 0.7)])
    assert node.select().action == "b"


def test_selection_balances_value_and_visits() -> None:
    good, bad = Edge("good", 0.5, visits=9, total_value=9 * 0.6), Edge("bad", 0.5, 1, 0.1)
    node = Node([good, bad], visits=10, total_value=5.5)
    assert node.select() is good
    good.visits, good.total_value = 900, 900 * 0.6
    node.visits, node.total_value = 901, 540.1
    assert bad.total_value / 1 + C_PUCT * 0.5 * 902**0.5 / 2 > 0.6 + C_PUCT * 0.5 * 902**0.5 / 901
    assert node.select() is bad


def test_depth_zero_tree_follows_the_policy() -> None:
    root, endings = simulate(3 * EXPAND_AFTER, depth=0)
    assert root.visits == 3 * EXPAND_AFTER
    assert root.children == {}
    assert len(set(endings)) == 1


def test_nodes_expand_only_after_enough_visits() -> None:
    root, _ = simulate(EXPAND_AFTER, depth=2)
    assert root.children == {}
    root, _ = simulate(EXPAND_AFTER + 1, depth=2)
    ((node, *rest),) = [list(root.children.values())]
    assert (node.visits, rest) == (1, [])


def test_every_simulation_updates_its_whole_path() -> None:
    root, endings = simulate(60, depth=2)
    worth = sum(DEEP.utility(ended, 0) for ended in endings)
    assert root.visits == 60
    assert root.total_value == pytest.approx(worth)
    (node,) = root.children.values()
    assert node.visits == sum(branch.visits for branch in node.edges) == 60 - EXPAND_AFTER
    assert node.total_value == pytest.approx(sum(branch.total_value for branch in node.edges))
    deeper = [below for branch in node.edges for below in branch.children.values()]
    assert 0 < sum(below.visits for below in deeper) < node.visits
    deepest = [branch.children for below in deeper for branch in below.edges]
    assert not any(deepest), "no deeper than two own decisions"


def test_the_tree_learns_what_the_policy_does_not_know() -> None:
    """The other bids 1 each time: 2 would win the round. Its own policy bids nothing."""
    stingy = Bidder(preferred_bid=0.0)

    class Other(Bidder):
        def choose(self, state: State, seat: int) -> Bid:
            return Bid(min(1, state.coins[1])) if seat == 1 else stingy.choose(state, seat)

    def by_points(state: State) -> ValueEstimate:
        return value_of_points([float(points) for points in state.points], lead_stddev=1.0)

    horizon = Cutoff(by_points, period=lambda state: state.round, max_periods=2)
    scales = replace(SCALES, max_depth=2, cutoff=horizon)
    root, own = Edge(), TreeSearch(GAME, 0, Other(0.0), scales)
    for _ in range(200):
        own.simulate(root, state(2), state(2))
    (node,) = root.children.values()
    tried = sorted(node.edges, key=lambda branch: -branch.visits)
    assert tried[0].action == Bid(2)
    assert tried[0].total_value / tried[0].visits > root.total_value / root.visits


def test_simultaneous_bids_stay_hidden_in_the_tree() -> None:
    bidder = Bidder()
    simulate(20, 2, bidder)
    assert all(seen == () for _, seen in bidder.observations), (
        "all are asked before any bid lies there"
    )


def test_all_actions_share_determinizations() -> None:
    found = search(information_state(GAME, state(3), 1, 1), Bidder(), DEEP, SearchBudget(60, 3))
    assert len(found) == 3
    assert [one.tree.visits for one in found] == [len(one.utilities) for one in found]
    assert len(found[0].utilities) > len(found[-1].utilities)

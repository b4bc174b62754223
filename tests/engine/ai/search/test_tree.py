"""The search tree of later decisions below a candidate action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any

import pytest

from engine.ai.information_state import information_state
from engine.ai.search.config import Cutoff, SearchBudget
from engine.ai.search.sequential_halving import search
from engine.ai.search.tree import EXPAND_AFTER, Edge, Node, Root, TreeSearch
from engine.ai.value.estimate import ValueEstimate, value_of_points
from engine.simple import Move
from engine.simple.game import SimpleGame
from tests.examples.sealed_bids import GAME, SCALES, Bid, Bidder, State, ValueStub, state
from tests.examples.sticks import Sticks

DEEP = replace(SCALES, max_depth=2)


def tree_search(depth: int, bidder: Bidder | None = None) -> TreeSearch:
    return TreeSearch(GAME, 0, bidder or Bidder(), replace(SCALES, max_depth=depth))


def simulate(
    times: int, depth: int, bidder: Bidder | None = None
) -> tuple[Root, list[ValueEstimate]]:
    root, tree = Root(), tree_search(depth, bidder)
    return root, [tree.simulate([root], [state(2)], state(2))[0] for _ in range(times)]


def test_untried_children_are_tried_by_prior() -> None:
    node = Node(0, [Edge("a", 0.3), Edge("b", 0.7)])
    assert node.select(c_puct=0.3).action == "b"


def test_selection_balances_value_and_visits() -> None:
    good, bad = Edge("good", 0.5, visits=9, total_value=9 * 0.6), Edge("bad", 0.5, 1, 0.1)
    node = Node(0, [good, bad], visits=10, total_value=5.5)
    assert node.select(c_puct=0.3) is good
    good.visits, good.total_value = 900, 900 * 0.6
    node.visits, node.total_value = 901, 540.1
    assert bad.total_value / 1 + 0.3 * 0.5 * 902**0.5 / 2 > 0.6 + 0.3 * 0.5 * 902**0.5 / 901
    assert node.select(c_puct=0.3) is bad


def test_exploration_is_scaled_by_the_spread_of_utilities() -> None:
    """So one constant fits utilities between 0 and 1, and points of a solo game."""
    root = Root(visits=4, total_value=2.0, total_square=1.5)
    assert root.stddev == pytest.approx(0.125**0.5)
    in_points = Root(visits=4, total_value=200.0, total_square=15_000.0)
    assert in_points.stddev == pytest.approx(100 * root.stddev)
    assert Root(visits=3, total_value=0.3, total_square=0.03).stddev == pytest.approx(0, abs=1e-8)


def test_depth_zero_tree_follows_the_policy() -> None:
    root, estimates = simulate(3 * EXPAND_AFTER, depth=0)
    assert root.visits == 3 * EXPAND_AFTER
    assert root.children == {}
    assert len(set(estimates)) == 1


def test_nodes_expand_only_after_enough_visits() -> None:
    root, _ = simulate(EXPAND_AFTER, depth=2)
    assert root.children == {}
    root, _ = simulate(EXPAND_AFTER + 1, depth=2)
    ((node, *rest),) = [list(root.children.values())]
    assert (node.visits, rest) == (1, [])


def test_every_simulation_updates_its_whole_path() -> None:
    root, estimates = simulate(60, depth=2)
    total_utility = sum(DEEP.utility(estimate, 0) for estimate in estimates)
    assert root.visits == 60
    assert root.total_value == pytest.approx(total_utility)
    (node,) = root.children.values()
    assert node.visits == sum(edge.visits for edge in node.edges) == 60 - EXPAND_AFTER
    assert node.total_value == pytest.approx(sum(edge.total_value for edge in node.edges))
    deeper = [child for edge in node.edges for child in edge.children.values()]
    assert 0 < sum(child.visits for child in deeper) < node.visits
    deepest = [edge.children for child in deeper for edge in child.edges]
    assert not any(deepest), "the tree is at most two own decisions deep"


def test_tree_search_finds_better_actions_than_the_policy() -> None:
    """The opponent always bids 1, so 2 wins the round; the seat's own policy bids 0."""
    stingy = Bidder(preferred_bid=0.0)

    class Opponent(Bidder):
        def choose(self, state: State, seat: int) -> Bid:
            return Bid(min(1, state.coins[1])) if seat == 1 else stingy.choose(state, seat)

    def by_points(state: State) -> ValueEstimate:
        return value_of_points([float(points) for points in state.points], lead_stddev=1.0)

    cutoff = Cutoff(ValueStub(by_points), period=lambda state: state.round, max_periods=2)
    config = replace(SCALES, max_depth=2, cutoff=cutoff)
    root, tree = Root(), TreeSearch(GAME, 0, Opponent(0.0), config)
    for _ in range(200):
        tree.simulate([root], [state(2)], state(2))
    (node,) = root.children.values()
    tried = sorted(node.edges, key=lambda edge: -edge.visits)
    assert tried[0].action == Bid(2)
    assert tried[0].total_value / tried[0].visits > root.total_value / root.visits


class TakesOne:
    """Always takes as few sticks as it may."""

    def values(self, state: Any, seat: int, legal: Sequence[Move]) -> list[float]:
        return [-float(number) for _, number in legal]

    def equivalence_keys(self, state: Any, seat: int, legal: Sequence[Move]) -> Sequence[Move]:
        return legal

    def choose(self, state: Any, seat: int) -> Move:
        return "take", 1


def sticks_tree(*, opponents_in_tree: bool) -> tuple[Root, list[float]]:
    """Return the tree below taking one of five sticks, and the utilities of 400 playouts."""
    game, root = SimpleGame(Sticks()), Root()
    start = game.new(2, 1, game.codecs.options.validate_json("{}"))
    game.advance(start, 0, ("take", 1))
    config = replace(
        SCALES,
        information_set_key=lambda state, seat: state.table.left,
        max_depth=6,
        opponents_in_tree=opponents_in_tree,
    )
    tree, utilities = TreeSearch(game, 0, TakesOne(), config), list[float]()
    for _ in range(400):
        (value,) = tree.simulate([root], [game.clone(start)], start)
        utilities.append(config.utility(value, 0))
    return root, utilities


def test_opponents_in_the_tree_find_the_replies_that_their_policy_misses() -> None:
    """To take one of five sticks loses, unless the other player always takes one."""
    _, utilities = sticks_tree(opponents_in_tree=False)
    assert fmean(utilities[-100:]) > 0.7
    _, utilities = sticks_tree(opponents_in_tree=True)
    assert fmean(utilities[-100:]) < 0.3


def test_budget_may_ask_for_a_larger_tree() -> None:
    assert DEEP.with_tree_of(SearchBudget(60, 3)) == DEEP
    larger = DEEP.with_tree_of(SearchBudget(60, 3, max_depth=8, opponents_in_tree=True))
    assert larger == replace(DEEP, max_depth=8, opponents_in_tree=True)


def test_every_seat_in_the_tree_maximises_its_own_utility() -> None:
    root, utilities = sticks_tree(opponents_in_tree=True)
    ((seat, left),) = root.children
    reply = root.children[seat, left]
    assert (seat, left, reply.seat) == (1, 4, 1)
    assert max(reply.edges, key=lambda edge: edge.visits).action == ("take", 1)
    assert reply.total_value == pytest.approx(reply.visits - sum(utilities[EXPAND_AFTER:]))
    assert root.total_value == pytest.approx(sum(utilities))
    assert {node.seat for edge in reply.edges for node in edge.children.values()} == {0}


def test_simultaneous_bids_stay_hidden_in_the_tree() -> None:
    bidder = Bidder()
    simulate(20, 2, bidder)
    assert all(observation == () for _, observation in bidder.observations), (
        "all seats choose before any bid is placed"
    )


def test_all_actions_share_determinizations() -> None:
    candidates = search(
        information_state(GAME, state(3), 1, 1), Bidder(), DEEP, SearchBudget(60, 3)
    )
    assert len(candidates) == 3
    assert [candidate.tree.visits for candidate in candidates] == [
        len(candidate.utilities) for candidate in candidates
    ]
    assert len(candidates[0].utilities) > len(candidates[-1].utilities)

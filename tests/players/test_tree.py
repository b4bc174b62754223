"""The tree of own later decisions that grows below an action that is tried."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.ending import Ending, estimated
from engine.players.policy import Horizon
from engine.players.position import position
from engine.players.search import Budget, search
from engine.players.tree import CURIOSITY, VISITS, Branch, Gardener, Node
from tests.players.sealed_bids import GAME, SCALES, Bid, Bidder, State, state

DEEP = replace(SCALES, depth=2)


def gardener(depth: int, bidder: Bidder | None = None) -> Gardener:
    return Gardener(GAME, 0, bidder or Bidder(), replace(SCALES, depth=depth))


def descend(times: int, depth: int, bidder: Bidder | None = None) -> tuple[Branch, list[Ending]]:
    root, own = Branch(), gardener(depth, bidder)
    return root, [own.descend(root, state(2), state(2)) for _ in range(times)]


def test_what_was_not_tried_is_tried_by_its_liking() -> None:
    node = Node([Branch("a", 0.3), Branch("b", 0.7)])
    assert node.select().action == "b"


def test_what_ended_well_is_tried_again_and_what_was_tried_little_too() -> None:
    good, bad = Branch("good", 0.5, visits=9, worth=9 * 0.6), Branch("bad", 0.5, 1, 0.1)
    node = Node([good, bad], visits=10, worth=5.5)
    assert node.select() is good
    good.visits, good.worth = 900, 900 * 0.6
    node.visits, node.worth = 901, 540.1
    assert bad.worth / 1 + CURIOSITY * 0.5 * 902**0.5 / 2 > 0.6 + CURIOSITY * 0.5 * 902**0.5 / 901
    assert node.select() is bad


def test_a_tree_of_no_depth_leaves_all_to_the_policy() -> None:
    root, endings = descend(3 * VISITS, depth=0)
    assert root.visits == 3 * VISITS
    assert root.below == {}
    assert len(set(endings)) == 1


def test_the_first_games_go_by_the_policy_alone() -> None:
    root, _ = descend(VISITS, depth=2)
    assert root.below == {}
    root, _ = descend(VISITS + 1, depth=2)
    ((node, *rest),) = [list(root.below.values())]
    assert (node.visits, rest) == (1, [])


def test_every_game_counts_on_its_whole_way() -> None:
    root, endings = descend(60, depth=2)
    worth = sum(DEEP.worth(ended, 0) for ended in endings)
    assert root.visits == 60
    assert root.worth == pytest.approx(worth)
    (node,) = root.below.values()
    assert node.visits == sum(branch.visits for branch in node.branches) == 60 - VISITS
    assert node.worth == pytest.approx(sum(branch.worth for branch in node.branches))
    deeper = [below for branch in node.branches for below in branch.below.values()]
    assert 0 < sum(below.visits for below in deeper) < node.visits
    deepest = [branch.below for below in deeper for branch in below.branches]
    assert not any(deepest), "no deeper than two own decisions"


def test_the_tree_learns_what_the_policy_does_not_know() -> None:
    """The other bids 1 each time: 2 would win the round. Its own policy bids nothing."""
    stingy = Bidder(liking=0.0)

    class Other(Bidder):
        def choose(self, state: State, seat: int) -> Bid:
            return Bid(min(1, state.coins[1])) if seat == 1 else stingy.choose(state, seat)

    def by_points(state: State) -> Ending:
        return estimated([float(points) for points in state.points], swing=1.0)

    horizon = Horizon(by_points, milestone=lambda state: state.round, stretches=2)
    scales = replace(SCALES, depth=2, horizon=horizon)
    root, own = Branch(), Gardener(GAME, 0, Other(0.0), scales)
    for _ in range(200):
        own.descend(root, state(2), state(2))
    (node,) = root.below.values()
    tried = sorted(node.branches, key=lambda branch: -branch.visits)
    assert tried[0].action == Bid(2)
    assert tried[0].worth / tried[0].visits > root.worth / root.visits


def test_in_the_tree_nobody_sees_a_bid_that_is_still_sealed() -> None:
    bidder = Bidder()
    descend(20, 2, bidder)
    assert all(seen == () for _, seen in bidder.saw), "all are asked before any bid lies there"


def test_a_search_with_trees_tries_all_in_the_same_worlds() -> None:
    found = search(position(GAME, state(3), 1, 1), Bidder(), DEEP, Budget(60, 3))
    assert len(found) == 3
    assert [one.tree.visits for one in found] == [len(one.worth) for one in found]
    assert len(found[0].worth) > len(found[-1].worth)

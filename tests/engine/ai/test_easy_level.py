"""Easy is for who plays for the first time: somebody who knows no more than that wins now and then.

How strong the levels are among themselves says nothing of that, so it is measured by a player
that never changes.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.ai.agents import Player, make_player
from engine.ai.information_state import information_state
from engine.ai.value.estimate import value_of_result
from engine.games.saint_petersburg.actions import PASS, Action, Buy, Play
from engine.games.saint_petersburg.state import Options, State
from engine.rng import Rng
from tests.engine.games.saint_petersburg.positions import GAME

BASE, NEW_SOCIETY = Options(), Options(edition="new_society")


def child(state: State, legal: Sequence[Action]) -> Action:
    """Buys what pays most at once, the cheaper of two, and keeps nothing for later."""
    table = state.table

    def pays(action: Buy | Play) -> tuple[int, int]:
        card = action.card
        return 2 * table.points[card] + table.rubles[card], -table.cost[card]

    bought = [action for action in legal if isinstance(action, Buy | Play)]
    if bought:
        return max(bought, key=pays)
    return PASS if PASS in legal else legal[0]


def won(deals: range, seats: int, level: str, options: Options = BASE) -> float:
    """The child's part of the wins, from every seat."""
    others, total = make_player(GAME.name, level, seats), 0.0
    for deal in deals:
        starts = (GAME.new(seats, deal, options) for _ in range(seats))
        total += sum(_won(others, start, deal, own) for own, start in enumerate(starts))
    return total / len(deals) / seats


def _won(others: Player, state: State, deal: int, own: int) -> float:
    seeds = Rng(deal)
    while acting := GAME.to_act(state):
        asked = information_state(GAME, state, acting[0], seeds.next_u64())
        chosen = child(state, asked.legal) if acting[0] == own else others.choose(asked)
        GAME.advance(state, acting[0], chosen)
    result = GAME.result(state)
    assert result is not None
    return value_of_result(result).win_share(own)


@pytest.mark.parametrize(
    ("options", "seats", "deals", "least"),
    [
        (BASE, 2, 20, 0.25),
        (BASE, 4, 6, 0.2),
        (NEW_SOCIETY, 2, 10, 0.25),
        (NEW_SOCIETY, 5, 4, 0.1),
    ],
)
def test_simple_heuristic_sometimes_beats_easy(
    options: Options, seats: int, deals: int, least: float
) -> None:
    """In 300, 180 and 200 other games it won 42, 33 and 42 % against one, two and three.

    In The New Society in 120 each: 35, 18, 16 and 26 %, against one to four.
    """
    assert won(range(deals), seats, "easy", options) >= least


def test_simple_heuristic_is_between_random_and_medium() -> None:
    assert won(range(8), 2, "medium") <= 0.1
    assert won(range(8), 2, "random") >= 0.8

"""The end of the game and the final scoring."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import FinalScore, LastRoundBegan
from engine.games.saint_petersburg.state import Player, State
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    PASS,
    after,
    all_pass,
    draw,
    events_of,
    player,
    position,
)

ARISTOCRATS = (
    "author administrator warehouse_manager secretary controller judge mistress_of_ceremonies",
    "pope chamber_maid weapon_master builder senator",
)


def aristocrats(number: int) -> str:
    """The names of so many different aristocrats."""
    return " ".join(" ".join(ARISTOCRATS).split()[:number])


FOR_DIFFERENT = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 55, 55]


def final(*seats: Player) -> tuple[FinalScore, ...]:
    """The final scores of a game that ends with these seats."""
    state = all_pass(position(*seats, phase=Phase.TRADING, last_round=True))
    return GAME.view(state, None).final_scores


def rounds_until_over(state: State) -> int:
    while GAME.to_act(state):
        state = all_pass(state)
    return state.round


@pytest.mark.parametrize(
    ("phase", "stack"),
    [
        (Phase.WORKER, Phase.BUILDING),
        (Phase.BUILDING, Phase.ARISTOCRAT),
        (Phase.ARISTOCRAT, Phase.TRADING),
    ],
)
def test_dealing_the_last_card_of_a_stack_makes_this_the_last_round(
    phase: Phase, stack: Phase
) -> None:
    state = position(
        player(), player(), phase=phase, upper="6*lumberjack", stacks={stack: "market judge"}
    )
    assert LastRoundBegan(stack, 1) in events_of(state, PASS, PASS)
    state = all_pass(state)
    assert state.last_round
    assert not state.over
    assert rounds_until_over(state) == 1


def test_last_round_includes_its_trading_phase() -> None:
    stacks = {Phase.BUILDING: "pub market"}
    state = position(player("judge"), player(), upper="6*lumberjack", stacks=stacks)
    phases = []
    while GAME.to_act(state):
        phases.append(state.phase)
        state = all_pass(state)
    assert phases == list(Phase)
    assert state.players[0].rubles == 25 + 5


def test_dealing_the_last_worker_makes_the_next_round_the_last() -> None:
    stacks = {Phase.WORKER: "lumberjack shepherd"}
    state = position(player(), player(), phase=Phase.TRADING, upper="6*author", stacks=stacks)
    assert LastRoundBegan(Phase.WORKER, 2) in events_of(state, PASS, PASS)
    state = all_pass(state)
    assert (state.round, state.phase, state.last_round) == (2, Phase.WORKER, True)
    assert rounds_until_over(state) == 2


def test_stack_with_a_card_left_does_not_start_the_last_round() -> None:
    stacks = {Phase.BUILDING: "pub market market"}
    state = all_pass(position(player(), player(), upper="6*lumberjack", stacks=stacks))
    assert len(state.stacks[Phase.BUILDING]) == 1
    assert not state.last_round


def test_empty_stack_does_not_start_the_last_round() -> None:
    """Only dealing the last card of a stack starts the last round."""
    state = position(player(), player(), upper="8*lumberjack", stacks={Phase.BUILDING: ""})
    assert not all_pass(state).last_round


def test_last_round_is_announced_once() -> None:
    stacks = {Phase.BUILDING: "pub market", Phase.ARISTOCRAT: "judge"}
    state = position(player(), player(), upper="5*lumberjack", stacks=stacks)
    events = events_of(state, *[PASS] * 4)
    assert [event for event in events if isinstance(event, LastRoundBegan)] == [
        LastRoundBegan(Phase.BUILDING, 1)
    ]


def test_draw_that_leaves_one_card_does_not_start_the_last_round() -> None:
    stacks = {Phase.WORKER: "lumberjack shepherd"}
    state = position(player("observatory"), phase=Phase.BUILDING, stacks=stacks)
    state = after(state, draw(Phase.WORKER), DISCARD)
    assert (len(state.stacks[Phase.WORKER]), state.last_round) == (1, False)


def test_nothing_is_discarded_or_dealt_after_the_last_trading_phase() -> None:
    state = position(player(), phase=Phase.TRADING, upper="market", lower="author", last_round=True)
    state = after(state, PASS)
    assert (len(state.upper), len(state.lower), state.discard_pile) == (1, 1, [])


@pytest.mark.parametrize("different", range(13))
def test_points_for_different_aristocrats(different: int) -> None:
    (score,) = final(player(aristocrats(different), rubles=0))
    assert score.different_aristocrats == different
    assert score.for_aristocrats == score.points == FOR_DIFFERENT[different]


def test_copies_count_once_and_equal_prices_count_as_different() -> None:
    (score,) = final(player("4*author senator secretary", rubles=0))
    assert (score.different_aristocrats, score.for_aristocrats) == (3, 6)


def test_aristocrats_in_the_hand_do_not_count() -> None:
    (score,) = final(player("author", hand="judge", rubles=0))
    assert (score.for_aristocrats, score.for_hand, score.points) == (1, -5, -4)


@pytest.mark.parametrize(("rubles", "paid"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (57, 5)])
def test_every_10_rubles_give_a_point(rubles: int, paid: int) -> None:
    (score,) = final(player(rubles=rubles))
    assert (score.for_rubles, score.points, score.rubles_left) == (paid, paid, rubles % 10)


@pytest.mark.parametrize("held", range(5))
def test_each_card_in_the_hand_costs_5_points(held: int) -> None:
    (score,) = final(player("warehouse", hand=f"{held}*market", rubles=0, points=30))
    assert (score.for_hand, score.points) == (-5 * held, 30 - 5 * held)


def test_totals_may_be_negative() -> None:
    scores = final(player(hand="3*market", rubles=9), player(rubles=0))
    assert [score.points for score in scores] == [-15, 0]
    assert [score.rank for score in scores] == [2, 1]


def test_rule_book_example_scores_22_for_a_total_of_74() -> None:
    """Six different aristocrats and one more of a kind, 17 rubles, an empty hand."""
    (score,) = final(player(f"{aristocrats(6)} warehouse_manager", rubles=17, points=52))
    assert (score.for_aristocrats, score.for_rubles, score.for_hand) == (21, 1, 0)
    assert score.points - score.before == 22
    assert score.points == 74


def test_most_points_win() -> None:
    scores = final(player(points=10), player(points=30), player(points=20))
    assert [score.points for score in scores] == [12, 32, 22]
    assert [score.rank for score in scores] == [3, 1, 2]


def test_ties_are_broken_by_the_rubles_left_after_scoring() -> None:
    """28 rubles score 2 points and leave 8, fewer than the 9 of the other seat."""
    scores = final(player(rubles=28, points=10), player(rubles=9, points=12))
    assert [score.points for score in scores] == [12, 12]
    assert [score.rank for score in scores] == [2, 1]


def test_win_is_shared_with_equal_points_and_rubles_left() -> None:
    scores = final(player(rubles=27, points=10), player(rubles=7, points=12), player())
    assert [score.rank for score in scores] == [1, 1, 3]

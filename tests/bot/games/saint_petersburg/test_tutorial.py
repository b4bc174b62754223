"""What the guided game of Saint Petersburg explains, and when."""

from __future__ import annotations

import pytest

from bot.games.saint_petersburg import tutorial
from bot.games.saint_petersburg.narration import narrate_for_actor
from bot.games.saint_petersburg.texts import TEXTS
from bot.tip import tip_text
from engine.core import PhaseEnded
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.scoring import aristocrat_points
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    PASS,
    after,
    buy,
    events_of,
    player,
    position,
)


def due(state: State) -> set[str]:
    return {tip.key for tip in tutorial.due_tips(GAME.view(state, 0), ())}


def told(state: State, key: str) -> str:
    """Return the text of a tip that is due."""
    (tip,) = (tip for tip in tutorial.due_tips(GAME.view(state, 0), ()) if tip.key == key)
    return tip_text(tip, {0: "You", 1: "Boris"}, 0, "stpete", TEXTS.in_language("en"))


@pytest.mark.parametrize(("upper", "hand"), [("bank", ""), ("", "bank")])
@pytest.mark.parametrize(("rubles", "is_due"), [(20, True), (2, False)])
def test_displacing_is_explained_as_soon_as_a_trading_card_can_be_paid(
    upper: str, hand: str, rubles: int, is_due: bool
) -> None:
    own = player("market", hand=hand, rubles=rubles)
    state = position(own, player(), phase=Phase.BUILDING, upper=upper, lower="author")
    assert ("displacing" in due(state)) == is_due


@pytest.mark.parametrize(
    ("hand", "rubles", "is_due"),
    [("", 2, True), ("author", 2, True), ("author author author", 2, False), ("", 20, False)],
)
def test_taking_is_explained_while_a_card_is_too_dear_and_the_hand_has_room(
    hand: str, rubles: int, is_due: bool
) -> None:
    own = player(hand=hand, rubles=rubles)
    state = position(own, player(), phase=Phase.BUILDING, upper="bank market")
    assert ("taking" in due(state)) == is_due


@pytest.mark.parametrize(("first", "name"), [(0, "you"), (1, "Boris")])
def test_start_markers_are_explained_at_the_start_and_when_they_have_moved_on(
    first: int, name: str
) -> None:
    state = position(player(), player(), phase=Phase.WORKER, markers=(first, 0, 1, 1))
    assert f"takes the first turn in that phase; this time it’s {name}." in told(state, "begins")
    state.round = 2
    assert f"The first turn in this phase goes to {name}." in told(state, "round-two")
    assert "begins" not in due(state)


def test_most_that_aristocrats_bring_is_told_with_them() -> None:
    state = position(player(), player(), phase=Phase.ARISTOCRAT)
    most = aristocrat_points(state.table, 30)
    assert f"ten bring the most, {most}." in told(state, "aristocrat")


def test_end_that_comes_near_says_how_often_a_card_still_pays() -> None:
    stacks = {Phase.WORKER: "6*shepherd"}
    state = position(player(), player(), phase=Phase.BUILDING, stacks=stacks)
    assert "usually only pays two or three more times" in told(state, "nearing")


def test_limits_of_displacing_are_told_with_it() -> None:
    own = player("market", rubles=20)
    text = told(position(own, player(), phase=Phase.BUILDING, upper="bank"), "displacing")
    assert "You always pay at least 1, and trading cards in play are never displaced." in text


def test_only_card_that_fits_is_displaced_without_a_question_and_named_afterwards() -> None:
    state = position(player("gold_miner"), player(), upper="gold_smelter")
    text = told(state, "displacing")
    assert "If several fit, you choose one" in text
    bought, *_ = events_of(state, buy("gold_smelter", over="gold_miner"))
    assert narrate_for_actor(bought, TEXTS.in_language("en")) == (
        "You buy the Gold Smelter for 2, displacing your Gold Miner."
    )


def test_pass_for_one_turn_is_told_from_the_button_for_the_rest_of_the_phase() -> None:
    state = position(player(), player(), upper="market")
    state.passes = 1
    button = TEXTS.in_language("en")("button-rest")
    assert f"this turn, unless you press **{button}**" in told(state, "passing")


def test_number_of_cards_dealt_is_told_with_what_ends_the_game() -> None:
    state = position(player(), player(), phase=Phase.BUILDING)
    assert "deals cards from its stack until there are eight in the two rows" in told(
        state, "ending"
    )


@pytest.mark.parametrize(("number", "says_so"), [(2, True), (3, True), (4, False), (8, False)])
def test_only_the_first_rounds_say_that_early_cards_pay_most_often(
    number: int, says_so: bool
) -> None:
    state = position(player("market"), player(), phase=Phase.WORKER, upper="market")
    state.round = number
    assert ("what you buy early pays most often" in told(state, "sum")) == says_so


@pytest.mark.parametrize("is_same_phase", [True, False])
def test_opponent_who_goes_on_after_a_pass_is_explained(is_same_phase: bool) -> None:
    start = position(player(), player(), upper="2*market", turn=1)
    passed = after(start, PASS)
    going_on = (buy("market"), buy("market"))
    earlier = [*events_of(start, PASS), *(() if is_same_phase else (PhaseEnded(1, "worker"),))]
    view = GAME.view(after(passed, *going_on), 0)
    tips = tutorial.due_tips(view, events_of(passed, *going_on), reversed(earlier))
    assert [tip.seat for tip in tips if tip.key == "going-on"] == [1] * is_same_phase


def test_phase_that_ends_since_the_table_is_empty_says_so() -> None:
    """Not after a pass of one's own, which one has chosen."""
    start = position(player(), player(), upper="market")
    last_card, own_pass = events_of(start, buy("market"), PASS, PASS), events_of(start, PASS, PASS)
    view = GAME.view(after(start, PASS, PASS), 0)
    for events, is_due in ((last_card[:2], False), (last_card, True), (own_pass, False)):
        tips = {tip.key for tip in tutorial.due_tips(view, events)}
        assert ("empty-table" in tips) == is_due


@pytest.mark.parametrize("pubs", [1, 2])
def test_points_that_the_pubs_sell_are_told_when_they_open(pubs: int) -> None:
    state = position(player(f"{pubs}*pub"), player(), phase=Phase.BUILDING)
    opened = after(state, PASS, PASS)
    assert f"it sells up to {5 * pubs} points for 2 rubles each" in told(opened, "pub")

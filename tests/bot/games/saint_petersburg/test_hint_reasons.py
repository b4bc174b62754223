"""Reasons of hints: correct in random games, and worded correctly for each card."""

from __future__ import annotations

import re

import pytest

from bot.games.saint_petersburg import hints
from bot.games.saint_petersburg.texts import TEXTS
from bot.interactions.moves.hint_texts import describe_reasons
from engine.core import Seat, apply
from engine.games.saint_petersburg.actions import Action, Buy, Play, Take
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.legal import displaceable
from engine.games.saint_petersburg.scoring import final_scores
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    PASS,
    after,
    buy,
    draw,
    play,
    player,
    points,
    position,
    take,
    to_act,
)
from tests.engine.games.saint_petersburg.sampled_games import (
    SEATS_AND_SKILL,
    play_idle_until,
    sampled_decisions,
    with_extra_rubles,
)

SAY = TEXTS.in_language("en")
NOTHING_BETTER = "I found nothing better."
"""What is said of an action for which nothing speaks by the rules alone."""

BRINGS = re.compile(r"brings (.+?) (?:each round|in each|this round|in this last)")
AMOUNT = re.compile(r"([+−]\d+) ([₽★])")
AT_THE_END = re.compile(r": (\d+) points? (more|less) at the end\.")


def reason_for(state: State, action: Action) -> str:
    """Return the reason for an action of the seat to act."""
    return describe_reasons(hints, action, GAME.view(state, to_act(state)), SAY)


# Over whole games


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_every_reason_matches_the_effects_in_random_games(seats: int, skilled: bool) -> None:
    checked = 0
    for state, seat in sampled_decisions(seats, skilled, 0.1):
        for action in GAME.legal_actions(state, seat):
            text = reason_for(state, action)
            checked += 1
            check_reason(text, state, seat, action)
    assert checked > 80


def check_reason(text: str, state: State, seat: Seat, action: Action) -> None:
    sentences = [part for part in re.split(r"(?<=\.) ", text) if part]
    assert 1 <= len(sentences) <= 2, text
    assert "{" not in text
    if len(state.players) == 1:
        assert "rival" not in text
    if state.last_round:
        assert "each round" not in text
        assert "round after" not in text
    if isinstance(action, Take):
        check_take_reason(text, state, seat, action)
    if isinstance(action, Buy | Play):
        check_buy_reason(text, state, seat, action)


def check_take_reason(text: str, state: State, seat: Seat, action: Take) -> None:
    player_ = state.players[seat]
    trading = state.table.is_trading(action.card)
    has_no_place = trading and not displaceable(state.table, player_, action.card)
    if has_no_place:
        assert "rubles" not in text
        assert "for it to displace" in text or "can displace" in text or "can’t play" in text
    else:
        assert "displace" not in text


def check_buy_reason(text: str, state: State, seat: Seat, action: Buy | Play) -> None:
    """Check the amounts against the difference between a game with and without the action."""
    next_state = apply(GAME, state, seat, action).state
    score_before, score_after = final_scores(state)[seat], final_scores(next_state)[seat]
    added_points = score_after.for_aristocrats - score_before.for_aristocrats
    match = AT_THE_END.search(text)
    is_held = isinstance(action, Buy) and action.card in state.players[seat].hand
    is_told = added_points < 0 or (added_points > 0 and not is_held)
    assert (match is not None) == is_told, text
    if match is not None:
        assert (int(match[1]), match[2]) == (
            abs(added_points),
            "more" if added_points > 0 else "less",
        )
    with_action, without_action = (
        with_extra_rubles(next_state, seat),
        with_extra_rubles(state, seat),
    )
    this_round = difference(
        play_idle_until(with_action, state.round),
        play_idle_until(without_action, state.round),
        seat,
    )
    price = state.players[seat].rubles - next_state.players[seat].rubles
    income_now = (this_round[0] + price, this_round[1])
    assert "pays for itself" not in text or income_now[0] >= price
    brings = BRINGS.search(text)
    if brings is not None and (" this round" in brings[0] or "this last" in brings[0]):
        assert amounts_in(brings[1]) == income_now
    elif brings is not None:
        income_next_round = income_of_next_round(without_action, with_action, seat)
        assert income_next_round in (amounts_in(brings[1]), None), text
        assert ("this one included" in text) == (income_now == amounts_in(brings[1])), text


def amounts_in(text: str) -> tuple[int, int]:
    """Return rubles and points of an amount, without the part after "through"."""
    amounts = {
        sign: int(number.replace("−", "-"))
        for number, sign in AMOUNT.findall(text.partition(" (")[0])
    }
    return amounts.get("₽", 0), amounts.get("★", 0)


def difference(with_action: State, without_action: State, seat: Seat) -> tuple[int, int]:
    """Return how many more rubles and points a seat has in the first game."""
    player_with, player_without = with_action.players[seat], without_action.players[seat]
    return player_with.rubles - player_without.rubles, player_with.points - player_without.points


def income_of_next_round(state: State, next_state: State, seat: Seat) -> tuple[int, int] | None:
    """Return what the action adds to the next round's income, if both games have a next round."""
    with_action, without_action = (
        play_idle_until(next_state, state.round),
        play_idle_until(state, state.round),
    )
    if with_action.over or without_action.over:
        return None
    before = difference(with_action, without_action, seat)
    later_with, later_without = (
        play_idle_until(game, state.round + 1) for game in (with_action, without_action)
    )
    if later_with.over != later_without.over:
        return None  # Only one of the games has another round.
    after = difference(later_with, later_without, seat)
    return after[0] - before[0], after[1] - before[1]


# Card by card


def test_income_is_stated_with_its_rounds() -> None:
    state = position(player(), player(), phase=Phase.BUILDING, upper="market lumberjack")
    assert reason_for(state, buy("market")).startswith(
        "It brings +1 ★ each round, this one included."
    )
    state.stacks[Phase.TRADING] = state.stacks[Phase.TRADING][:5]
    assert "in each round after this one, if there is one." in reason_for(state, buy("lumberjack"))
    state.phase = Phase.TRADING
    assert reason_for(state, buy("market")).startswith(
        "It brings +1 ★ each round, starting with the next one."
    )


def test_income_through_other_cards_is_named() -> None:
    state = position(
        player("tax_man lumberjack"), player(), phase=Phase.WORKER, upper="lumberjack market"
    )
    assert "It brings +4 ₽ (Tax Man: +1 ₽) each round" in reason_for(state, buy("lumberjack"))
    assert "It brings +1 ★ each round" in reason_for(state, buy("market"))
    through = position(player("mariinskij_theater judge"), player(), upper="czar")
    assert "brings −5 ₽ +4 ★ each round" in reason_for(through, buy("czar", over="judge"))


def test_no_income_is_stated_after_the_last_scoring() -> None:
    state = position(
        player(), player(), phase=Phase.ARISTOCRAT, upper="market author", last_round=True
    )
    assert "brings" not in reason_for(state, buy("market"))
    through = position(
        player("mistress_of_ceremonies"),
        player(),
        phase=Phase.ARISTOCRAT,
        upper="author",
        last_round=True,
    )
    assert "It still brings +1 ₽ in this last round." in reason_for(through, buy("author"))


def test_income_of_a_trading_card_is_the_difference() -> None:
    state = position(player("judge market"), player(), upper="czar bank")
    assert "In place of your Judge, it brings −5 ₽ +4 ★ each round" in reason_for(
        state, buy("czar", over="judge")
    )
    assert "In place of your Market, it brings +5 ₽ each round" in reason_for(
        state, buy("bank", over="market")
    )


def test_displacing_the_only_copy_adds_no_aristocrat() -> None:
    state = position(player("author judge"), player(), upper="czar author")
    assert "different aristocrats" not in reason_for(state, buy("czar", over="author"))
    state = position(player("2*author judge"), player(), upper="czar")
    assert "That makes 3 different aristocrats: 3 points more at the end." in reason_for(
        state, buy("czar", over="author")
    )


def test_reasons_for_special_buildings_name_their_effect() -> None:
    state = position(
        player(), player(), phase=Phase.BUILDING, upper="pub warehouse potemkin_village observatory"
    )
    assert "up to 5 more points" in reason_for(state, buy("pub"))
    assert "one more card" in reason_for(state, buy("warehouse"))
    assert "worth 6 when a trading card displaces it" in reason_for(state, buy("potemkin_village"))
    assert "Instead of its point, it can draw you a card" in reason_for(state, buy("observatory"))


def test_expired_effects_of_special_buildings_are_not_stated() -> None:
    state = position(
        player(),
        player(),
        phase=Phase.TRADING,
        upper="pub potemkin_village observatory",
        last_round=True,
    )
    for card in ("pub", "potemkin_village", "observatory"):
        assert reason_for(state, buy(card)).startswith("It costs more than it will still pay")


def test_income_of_cards_that_score_by_others_is_current() -> None:
    owner = player("market 2*author 3*lumberjack judge", rubles=40)
    state = position(owner, player(), upper="mariinskij_theater tax_man")
    theater = reason_for(state, buy("mariinskij_theater", over="market"))
    assert theater.startswith("In place of your Market, it brings +3 ₽ −1 ★ each round")
    tax_man = reason_for(state, buy("tax_man", over="author"))
    assert "In place of your Author, it brings +2 ₽ each round, this one included." in tax_man


def test_workshop_and_smelter_reasons_state_the_discount() -> None:
    state = position(player("lumberjack gold_miner"), upper="carpenter_workshop gold_smelter")
    workshop = reason_for(state, buy("carpenter_workshop", over="lumberjack"))
    smelter = reason_for(state, buy("gold_smelter", over="gold_miner"))
    assert workshop.startswith("Blue cards cost you 1 less from now on.")
    assert smelter.startswith("Red cards cost you 1 less from now on.")


def test_no_reason_holds_for_every_card() -> None:
    """That nobody else gets a card is true of each that is bought or taken."""
    state = position(player(rubles=3), player(), upper="market")
    assert reason_for(state, take("market")) == (
        "It can wait in your hand until you can pay its 5 rubles."
    )


def test_reason_for_playing_a_hand_card_states_the_penalty() -> None:
    state = position(player(hand="market"), player(), phase=Phase.TRADING, last_round=True)
    assert (
        reason_for(state, play("market")) == "In your hand, it would cost you 5 points at the end."
    )


def test_worker_that_pays_for_itself_is_described_so() -> None:
    state = position(player(), player(), upper="lumberjack", lower="gold_miner fur_trapper")
    assert "pays for itself" in reason_for(state, buy("lumberjack"))
    assert "pays for itself" in reason_for(state, buy("gold_miner", "lower"))
    assert "pays for itself" not in reason_for(state, buy("fur_trapper", "lower"))


def test_card_that_pays_nothing_any_more_is_only_kept_from_others() -> None:
    state = position(
        player("author"), player(), phase=Phase.TRADING, upper="author", last_round=True
    )
    assert reason_for(state, buy("author")) == (
        "It costs more than it will still pay, but that keeps it from your rivals."
    )


@pytest.mark.parametrize(
    ("rubles", "hand", "expected"),
    [
        (0, "3*author", "There’s nothing else you can do with it."),
        (0, "author", NOTHING_BETTER),
        (25, "3*author", NOTHING_BETTER),
    ],
)
def test_reason_for_discarding_says_if_nothing_else_is_possible(
    rubles: int, hand: str, expected: str
) -> None:
    owner = player("observatory", rubles=rubles, hand=hand)
    state = position(owner, player(), phase=Phase.BUILDING)
    assert reason_for(after(state, draw(Phase.WORKER)), DISCARD) == expected


def test_reason_for_drawing_states_its_cost() -> None:
    state = position(player("observatory"), player(), phase=Phase.BUILDING)
    assert reason_for(state, draw(Phase.WORKER)).endswith(
        "the Observatory gives no point this round."
    )


def test_pub_reasons_state_the_rubles_left() -> None:
    state = after(position(player("pub", rubles=5), phase=Phase.BUILDING), PASS)
    assert reason_for(state, points(2)) == "That’s 2 points for sure, and you keep 1 ruble."
    assert reason_for(state, points(0)) == NOTHING_BETTER
    state.players[0].rubles = 1
    assert reason_for(state, points(0)) == "You have no rubles for points."


# Descriptions


def test_card_in_both_rows_is_described_with_its_row() -> None:
    state = position(player(), player(), upper="market author", lower="market")
    view = GAME.view(state, 0)
    assert hints.describe(buy("market"), view, SAY) == "buy a Market from the upper row for 5"
    assert (
        hints.describe(buy("market", "lower"), view, SAY) == "buy a Market from the lower row for 4"
    )
    assert hints.describe(take("market", "lower"), view, SAY) == (
        "take a Market from the lower row into your hand"
    )
    assert hints.describe(buy("author"), view, SAY) == "buy an Author for 4"

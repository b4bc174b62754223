"""Reasons of hints: true in random games, and the right text card by card."""

from __future__ import annotations

import re

import pytest

from bot.games.saint_petersburg.hints import describe, reason
from bot.games.saint_petersburg.texts import TEXTS
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

BRINGS = re.compile(r"brings (.+?) (?:each round|in each|this round|in this last)")
AMOUNT = re.compile(r"([+−]\d+) ([₽★])")
AT_THE_END = re.compile(r": (\d+) points? (more|less) at the end\.")


def why(state: State, action: Action) -> str:
    """Return the reason for an action of the seat to act."""
    return reason(action, GAME.view(state, to_act(state)), SAY)


# Over whole games


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_every_reason_matches_the_effects_in_random_games(seats: int, skilled: bool) -> None:
    said = 0
    for state, seat in sampled_decisions(seats, skilled, 0.1):
        for action in GAME.legal_actions(state, seat):
            text = why(state, action)
            said += 1
            assert_true(text, state, seat, action)
    assert said > 80


def assert_true(text: str, state: State, seat: Seat, action: Action) -> None:
    sentences = [part for part in re.split(r"(?<=\.) ", text) if part]
    assert 1 <= len(sentences) <= 2, text
    assert "{" not in text
    if len(state.players) == 1:
        assert "Nobody else" not in text
        assert "Everybody" not in text
    if state.last_round:
        assert "each round" not in text
        assert "round after" not in text
    if isinstance(action, Take):
        assert_true_of_taking(text, state, seat, action)
    if isinstance(action, Buy | Play):
        assert_true_of_buying(text, state, seat, action)


def assert_true_of_taking(text: str, state: State, seat: Seat, action: Take) -> None:
    player_ = state.players[seat]
    trading = state.table.is_trading(action.card)
    barred = trading and not displaceable(state.table, player_, action.card)
    if barred:
        assert "rubles" not in text
        assert "for it to displace" in text or "may displace" in text or "cannot play" in text
    else:
        assert "displace" not in text


def assert_true_of_buying(text: str, state: State, seat: Seat, action: Buy | Play) -> None:
    """Check the amounts against the difference between a game with and without the action."""
    carried_out = apply(GAME, state, seat, action).state
    was, will = final_scores(state)[seat], final_scores(carried_out)[seat]
    more = will.for_aristocrats - was.for_aristocrats
    told = AT_THE_END.search(text)
    assert (told is not None) == (more != 0), text
    if told is not None:
        assert (int(told[1]), told[2]) == (abs(more), "more" if more > 0 else "less")
    with_it, without = with_extra_rubles(carried_out, seat), with_extra_rubles(state, seat)
    this_round = gain(
        play_idle_until(with_it, state.round), play_idle_until(without, state.round), seat
    )
    price = state.players[seat].rubles - carried_out.players[seat].rubles
    pays = (this_round[0] + price, this_round[1])
    assert "pays for itself" not in text or pays[0] >= price
    brings = BRINGS.search(text)
    if brings is not None and (" this round" in brings[0] or "this last" in brings[0]):
        assert figures(brings[1]) == pays
    elif brings is not None:
        later = next_round(without, with_it, seat)
        assert later in (figures(brings[1]), None), text
        assert ("this one included" in text) == (pays == figures(brings[1])), text


def figures(text: str) -> tuple[int, int]:
    """Return rubles and points of an amount, without the part after "through"."""
    found = {
        sign: int(number.replace("−", "-"))
        for number, sign in AMOUNT.findall(text.partition(" (")[0])
    }
    return found.get("₽", 0), found.get("★", 0)


def gain(with_it: State, without: State, seat: Seat) -> tuple[int, int]:
    """Return how many more rubles and points a seat has in the first game."""
    more, less = with_it.players[seat], without.players[seat]
    return more.rubles - less.rubles, more.points - less.points


def next_round(state: State, carried_out: State, seat: Seat) -> tuple[int, int] | None:
    """Return what the action adds to the next round's income, if both games have a next round."""
    with_it, without = (
        play_idle_until(carried_out, state.round),
        play_idle_until(state, state.round),
    )
    if with_it.over or without.over:
        return None
    before = gain(with_it, without, seat)
    then, otherwise = (play_idle_until(one, state.round + 1) for one in (with_it, without))
    if then.over != otherwise.over:
        return None  # Only one of the games has another round.
    after_it = gain(then, otherwise, seat)
    return after_it[0] - before[0], after_it[1] - before[1]


# Card by card


def test_income_is_stated_with_its_rounds() -> None:
    state = position(player(), player(), phase=Phase.BUILDING, upper="market lumberjack")
    assert why(state, buy("market")).startswith("It brings +1 ★ each round, this one included.")
    state.stacks[Phase.TRADING] = state.stacks[Phase.TRADING][:5]
    assert "in each round after this one, if there is one." in why(state, buy("lumberjack"))
    state.phase = Phase.TRADING
    assert why(state, buy("market")).startswith("It brings +1 ★ each round, from the next one on.")


def test_income_through_other_cards_is_named() -> None:
    state = position(
        player("tax_man lumberjack"), player(), phase=Phase.WORKER, upper="lumberjack market"
    )
    assert "It brings +4 ₽ (Tax Man: +1 ₽) each round" in why(state, buy("lumberjack"))
    assert "It brings +1 ★ each round" in why(state, buy("market"))
    through = position(player("mariinskij_theater judge"), player(), upper="czar")
    assert "brings −5 ₽ +4 ★ each round" in why(through, buy("czar", over="judge"))


def test_no_income_is_stated_after_the_last_scoring() -> None:
    state = position(
        player(), player(), phase=Phase.ARISTOCRAT, upper="market author", last_round=True
    )
    assert "brings" not in why(state, buy("market"))
    assert "It still brings +1 ₽ in this last round." in why(state, buy("author"))


def test_income_of_a_trading_card_is_the_difference() -> None:
    state = position(player("judge market"), player(), upper="czar bank")
    assert "In place of a Judge it brings −5 ₽ +4 ★ each round" in why(
        state, buy("czar", over="judge")
    )
    assert "In place of a Market it brings +5 ₽ each round" in why(
        state, buy("bank", over="market")
    )


def test_displacing_the_only_copy_adds_no_aristocrat() -> None:
    state = position(player("author judge"), player(), upper="czar author")
    assert "different aristocrats" not in why(state, buy("czar", over="author"))
    state = position(player("2*author judge"), player(), upper="czar")
    assert "That makes 3 different aristocrats: 3 points more at the end." in why(
        state, buy("czar", over="author")
    )


def test_reasons_for_special_buildings_name_their_effect() -> None:
    state = position(
        player(), player(), phase=Phase.BUILDING, upper="pub warehouse potemkin_village observatory"
    )
    assert "up to 5 more points" in why(state, buy("pub"))
    assert "one more card" in why(state, buy("warehouse"))
    assert "counts 6 when a trading card displaces it" in why(state, buy("potemkin_village"))
    assert "draw a card with it in each building phase" in why(state, buy("observatory"))


def test_expired_effects_of_special_buildings_are_not_stated() -> None:
    state = position(
        player(),
        player(),
        phase=Phase.TRADING,
        upper="pub potemkin_village observatory",
        last_round=True,
    )
    for card in ("pub", "potemkin_village", "observatory"):
        assert why(state, buy(card)) == "Nobody else gets it."


def test_income_of_cards_that_score_by_others_is_current() -> None:
    owner = player("market 2*author 3*lumberjack judge", rubles=40)
    state = position(owner, player(), upper="mariinskij_theater tax_man")
    theater = why(state, buy("mariinskij_theater", over="market"))
    assert theater.startswith("In place of a Market it brings +3 ₽ −1 ★ each round")
    tax_man = why(state, buy("tax_man", over="author"))
    assert "In place of an Author it brings +2 ₽ each round, this one included." in tax_man


def test_workshop_and_smelter_reasons_state_the_discount() -> None:
    state = position(player("lumberjack gold_miner"), upper="carpenter_workshop gold_smelter")
    workshop = why(state, buy("carpenter_workshop", over="lumberjack"))
    smelter = why(state, buy("gold_smelter", over="gold_miner"))
    assert workshop.startswith("Blue cards cost you 1 less from now on.")
    assert smelter.startswith("Red cards cost you 1 less from now on.")


def test_reason_for_taking_states_what_playing_the_card_needs() -> None:
    state = position(
        player("author", rubles=6), player(), upper="wharf bank judge market", lower="czar"
    )
    assert "once you have a Ship Builder in play" in why(state, take("wharf"))
    assert "once you have a building for it to displace" in why(state, take("bank"))
    assert "until you have its 16 rubles" in why(state, take("judge"))
    assert "later it costs you 5." in why(state, take("market"))
    # From the hand there is no discount of the lower row.
    assert "until you have its 20 rubles" in why(state, take("czar", "lower"))


def test_reason_for_taking_in_the_last_round_states_the_risk() -> None:
    state = position(
        player("2*lumberjack", rubles=6), player(), upper="theater judge market", last_round=True
    )
    assert "Play it before the end, or it costs you 5 points." in why(state, take("market"))
    assert why(state, take("theater")).startswith("As things stand you cannot play it")
    # The workers still pay 6.
    state = position(player("2*lumberjack", rubles=10), player(), upper="judge", last_round=True)
    assert "until you have its 16 rubles" in why(state, take("judge"))


def test_solo_reasons_do_not_mention_other_players() -> None:
    assert "Nobody" in why(position(player(rubles=3), player(), upper="market"), take("market"))
    assert "Nobody" not in why(position(player(rubles=3), upper="market"), take("market"))


def test_reason_for_playing_a_hand_card_states_the_penalty() -> None:
    state = position(player(hand="market"), player(), phase=Phase.TRADING, last_round=True)
    assert why(state, play("market")) == "In your hand it would cost you 5 points at the end."


def test_worker_that_pays_for_itself_is_described_so() -> None:
    state = position(player(), player(), upper="lumberjack", lower="gold_miner fur_trapper")
    assert "pays for itself" in why(state, buy("lumberjack"))
    assert "pays for itself" in why(state, buy("gold_miner", "lower"))
    assert "pays for itself" not in why(state, buy("fur_trapper", "lower"))


def test_reason_for_a_pass_says_if_it_is_forced() -> None:
    state = position(player(hand="3*judge", rubles=1), player(), upper="bank")
    assert why(state, PASS) == "There is nothing else you could do now."
    assert "rubles now" in why(position(player(), player(), upper="market"), PASS)
    poor = position(player(rubles=0), player(), upper="market")
    assert why(poor, PASS).startswith("You have no rubles")


def test_reason_for_a_pass_says_if_it_ends_the_phase() -> None:
    state = after(position(player(), player(), upper="market"), PASS)
    assert why(state, PASS).endswith("Everybody else has passed, so it ends the phase.")
    assert why(position(player(), upper="market"), PASS).endswith("It ends the phase.")


@pytest.mark.parametrize(
    ("rubles", "hand", "words"),
    [
        (0, "3*author", "There is nothing else you could do with it."),
        (0, "author", "It is not worth a place in your hand."),
        (25, "3*author", "It is not worth its rubles to you now."),
        (25, "author", "It is worth neither its rubles nor a place in your hand."),
    ],
)
def test_reason_for_discarding_names_rubles_or_hand_space(
    rubles: int, hand: str, words: str
) -> None:
    owner = player("observatory", rubles=rubles, hand=hand)
    state = position(owner, player(), phase=Phase.BUILDING)
    assert why(after(state, draw(Phase.WORKER)), DISCARD) == words


def test_reason_for_drawing_states_its_cost() -> None:
    state = position(player("observatory"), player(), phase=Phase.BUILDING)
    assert why(state, draw(Phase.WORKER)).endswith("the Observatory gives no point this round.")


def test_pub_reasons_state_the_rubles_left() -> None:
    state = after(position(player("pub", rubles=5), phase=Phase.BUILDING), PASS)
    assert why(state, points(2)) == "That is 2 points for sure, and you keep 1 ruble."
    assert why(state, points(0)) == "Your rubles do more for you in the next phases."
    state.players[0].rubles = 1
    assert why(state, points(0)) == "You have no rubles for points."


# Descriptions


def test_card_in_both_rows_is_described_with_its_row() -> None:
    state = position(player(), player(), upper="market author", lower="market")
    view = GAME.view(state, 0)
    assert describe(buy("market"), view, SAY) == "buy a Market from the upper row for 5"
    assert describe(buy("market", "lower"), view, SAY) == "buy a Market from the lower row for 4"
    assert describe(take("market", "lower"), view, SAY) == (
        "take a Market from the lower row into your hand"
    )
    assert describe(buy("author"), view, SAY) == "buy an Author for 4"

"""Prices, incomes and limits in a view."""

from __future__ import annotations

import pytest

from engine.contract.cases import Case, play_random_game, seat_range
from engine.games.saint_petersburg.actions import Action, Buy, Play
from engine.games.saint_petersburg.actions import buy as buying
from engine.games.saint_petersburg.actions import play as playing
from engine.games.saint_petersburg.cards import Phase, card_number, card_table
from engine.games.saint_petersburg.view import Offer, View
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    PASS,
    after,
    all_pass,
    cards,
    draw,
    player,
    points,
    position,
)


def offer(view: View, card: str) -> Offer:
    """The offer of a card in the rows, or of the drawn card."""
    (matching,) = [each for each in view.offers if each.card == card_number(card)]
    return matching


def payable(view: View) -> set[Action]:
    """The actions that the viewer can afford according to the offers."""
    assert view.seat is not None
    rubles = view.players[view.seat].rubles
    assert rubles is not None
    actions: set[Action] = set()
    hand = view.hand_offers if view.drawn is None else ()
    for each in (*view.offers, *hand):
        plain = () if card_table("base").is_trading(each.card) else ((None, each.cost),)
        for displaced, cost in (*plain, *each.displacing):
            if cost <= rubles:
                actions.add(
                    playing(each.card, displaced)
                    if each.source is None
                    else buying(each.card, each.source, displaced)
                )
    return actions


@pytest.mark.parametrize("seats", seat_range(GAME))
def test_offers_match_the_legal_buy_and_play_actions(seats: int) -> None:
    for step in play_random_game(Case(GAME, seats, "{}"), 12):
        view = GAME.view(step.state, step.seat)
        if not view.at_pub:
            expected = {action for action in step.legal if isinstance(action, Buy | Play)}
            assert payable(view) == expected


def test_offer_contains_price_and_lower_row_saving() -> None:
    state = position(player("market"), player(), upper="market", lower="library")
    view = GAME.view(state, 0)
    assert offer(view, "market") == Offer(card_number("market"), "upper", 4, (), 0)
    assert offer(view, "library") == Offer(card_number("library"), "lower", 16, (), 1)


def test_offer_of_a_trading_card_lists_the_cards_it_may_displace() -> None:
    state = position(player("market potemkin_village observatory", used=1), upper="bank")
    bank = offer(GAME.view(state, 0), "bank")
    market, village = cards("market potemkin_village")
    assert bank.cost == 13
    assert bank.displacing == ((market, 8), (village, 7))
    assert bank.min_cost == 7


def test_min_cost_with_nothing_to_displace_is_the_full_price() -> None:
    assert offer(GAME.view(position(player(), upper="bank"), 0), "bank").min_cost == 13


def test_hand_offers_have_no_lower_row_reduction() -> None:
    state = position(player("market", hand="market bank"), lower="market")
    market, bank = GAME.view(state, 0).hand_offers
    assert (market.cost, market.source, market.saved) == (4, None, 0)
    assert bank.displacing == ((card_number("market"), 8),)


def test_prices_are_the_viewers_own_or_those_of_the_seat_to_act() -> None:
    state = position(player("2*market"), player(), upper="market")
    public, own = GAME.view(state, None), GAME.view(state, 1)
    assert (public.offers_for, offer(public, "market").cost) == (0, 3)
    assert (own.offers_for, offer(own, "market").cost) == (1, 5)
    assert public.hand_offers == ()


def test_drawn_card_is_the_only_offer() -> None:
    state = position(
        player("observatory"),
        phase=Phase.BUILDING,
        upper="market",
        stacks={Phase.WORKER: "2*shepherd"},
    )
    view = GAME.view(after(state, draw(Phase.WORKER)), 0)
    assert view.offers == (Offer(card_number("shepherd"), "drawn", 5, (), 0),)


def test_view_shows_the_public_state_of_each_seat() -> None:
    seat = player("2*author judge observatory market warehouse", hand="2*bank", points=9, used=1)
    shown = GAME.view(position(player(), seat), 0).players[1]
    assert shown.points == 9
    assert shown.used_observatories == 1
    assert shown.different_aristocrats == 2
    assert (shown.hand_size, shown.hand_limit) == (2, 4)
    assert shown.income == ((0, 0), (0, 1), (7, 2))
    assert [card for card, copies in shown.in_play for _ in range(copies)] == sorted(
        cards("2*author judge observatory market warehouse")
    )


def test_can_draw_is_true_only_when_a_draw_is_possible() -> None:
    state = position(player("2*observatory"), player(), phase=Phase.BUILDING)
    assert GAME.view(state, None).can_draw
    state = after(state, draw(Phase.WORKER))
    assert not GAME.view(state, None).can_draw
    state = after(state, DISCARD, PASS)
    assert GAME.view(state, None).can_draw
    state = after(state, draw(Phase.WORKER), DISCARD)
    assert not GAME.view(state, None).can_draw
    state = after(state, PASS)
    assert not GAME.view(state, None).can_draw


def test_can_draw_is_false_while_the_pub_is_open() -> None:
    state = after(position(player("observatory pub"), phase=Phase.BUILDING), PASS)
    view = GAME.view(state, None)
    assert (view.at_pub, view.pub_limit, view.can_draw) == (True, 5, False)
    assert GAME.view(after(state, points(0)), None).pub_limit == 0


def test_pub_limit_counts_pubs_not_secret_rubles() -> None:
    state = after(position(player("2*pub", rubles=1), phase=Phase.BUILDING), PASS)
    assert GAME.view(state, None).pub_limit == 10


def test_view_of_an_ended_game_has_final_scores_and_no_offers() -> None:
    state = position(player(), player(), phase=Phase.TRADING, upper="market", last_round=True)
    assert GAME.view(state, None).final_scores == ()
    view = GAME.view(all_pass(state), None)
    assert [score.points for score in view.final_scores] == [2, 2]
    assert (view.over, view.to_act, view.offers, view.offers_for) == (True, (), (), None)


def test_view_tells_who_has_passed_since_the_last_other_action() -> None:
    state = position(*[player() for _ in range(3)], upper="market author")
    for passed in ((), (0,), (0, 1)):
        assert GAME.view(state, None).passed == passed
        state = after(state, PASS)
    assert GAME.view(state, None).passed == ()


def test_nobody_has_passed_while_a_pub_is_open() -> None:
    state = after(position(player("pub"), phase=Phase.BUILDING), PASS)
    assert GAME.view(state, None).at_pub
    assert GAME.view(state, None).passed == ()

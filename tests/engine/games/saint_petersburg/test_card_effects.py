"""The effects of buying, playing, holding and displacing single cards."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.action_effects import effects_if_played
from engine.games.saint_petersburg.cards import Colour, Phase, card_number
from engine.games.saint_petersburg.remaining_scorings import Gain
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    NEW_SOCIETY,
    PASS,
    after,
    buy,
    divide,
    effect_of,
    player,
    position,
)

GREEN, BLUE, RED = Colour
NONE = (Gain(), Gain(), Gain())


def net(green: Gain = NONE[0], blue: Gain = NONE[0], red: Gain = NONE[0]) -> tuple[Gain, ...]:
    return green, blue, red


def test_card_pays_from_the_next_round_after_its_scoring() -> None:
    state = position(player(), player(), phase=Phase.ARISTOCRAT, upper="market")
    assert effect_of(state, buy("market")).this_round == NONE
    assert effect_of(state, buy("market")).per_later_round == net(blue=Gain(0, 1))


def test_trading_card_pays_the_difference_to_the_displaced_card() -> None:
    state = position(player("judge ship_builder"), player(), upper="czar wharf")
    assert effect_of(state, buy("czar", over="judge")).per_later_round == net(red=Gain(-5, 4))
    assert effect_of(state, buy("wharf", over="ship_builder")).per_later_round == net(
        green=Gain(3, 1)
    )


def test_cost_is_the_discounted_price() -> None:
    state = position(player("3*market carpenter_workshop"), player(), upper="bank", lower="market")
    market = effect_of(state, buy("market", "lower"))
    assert (market.cost, market.saved) == (1, 4)
    bank = effect_of(state, buy("bank", over="market"))
    assert (bank.cost, bank.saved) == (7, 1)


def test_discount_below_one_ruble_is_not_counted_as_saved() -> None:
    state = position(player("library"), player(), upper="bank")
    assert effect_of(state, buy("bank", over="library")).saved == 0


def test_eleventh_different_aristocrat_adds_no_points() -> None:
    ten = (
        "author administrator warehouse_manager secretary controller judge "
        "mistress_of_ceremonies pope senator czar"
    )
    state = position(player(ten, rubles=90), player("author"), upper="2*builder admiral")
    admiral = effect_of(state, buy("builder", over="author"))
    assert (admiral.different_aristocrats, admiral.for_aristocrats) == (10, 0)
    state = position(player(f"{ten} author"), player(), upper="builder")
    builder = effect_of(state, buy("builder", over="author"))
    assert (builder.different_aristocrats, builder.for_aristocrats) == (11, 0)


@pytest.mark.parametrize(("phase", "now"), [(Phase.BUILDING, 3), (Phase.ARISTOCRAT, 0)])
def test_mariinskij_theater_pays_for_the_red_cards_in_play(phase: Phase, now: int) -> None:
    owner = player("market 2*author judge")
    state = position(owner, player(), phase=phase, upper="mariinskij_theater")
    theater = effect_of(state, buy("mariinskij_theater", over="market"))
    assert theater.this_round == net(blue=Gain(now, -1 if now else 0))
    assert theater.per_later_round == net(blue=Gain(3, -1))


def test_red_card_pays_one_more_ruble_with_the_mariinskij_theater() -> None:
    state = position(player("mariinskij_theater"), player(), upper="author")
    assert effect_of(state, buy("author")).per_later_round == net(blue=Gain(1, 0), red=Gain(1, 0))
    state.phase = Phase.ARISTOCRAT
    assert effect_of(state, buy("author")).total_this_round == Gain(1, 0)
    assert effect_of(state, buy("author")).total_per_later_round == Gain(2, 0)


def test_tax_man_pays_for_the_green_cards_in_play() -> None:
    owner = player("4*lumberjack wharf author", rubles=30)
    state = position(owner, player(), upper="tax_man fur_trapper")
    assert effect_of(state, buy("tax_man", over="author")).per_later_round == net(
        red=Gain(5 - 1, 0)
    )
    state = after(state, buy("tax_man", over="author"), PASS)
    assert effect_of(state, buy("fur_trapper")).per_later_round == net(
        green=Gain(3, 0), red=Gain(1, 0)
    )


def test_guild_hall_pays_rubles_for_the_points_that_are_not_taken() -> None:
    hall = position(player("guild_hall", rubles=9), phase=Phase.BUILDING, options=NEW_SOCIETY)
    taken = effect_of(after(hall, PASS), divide(3))
    assert (taken.points, taken.cost, taken.rubles) == (3, -1, 10)


def test_effects_of_playing_a_card_that_is_not_in_the_hand_yet() -> None:
    state = position(player("author judge", rubles=2), player(), lower="czar market")
    view = GAME.view(state, 0)
    instead_of_author, instead_of_judge = effects_if_played(view, card_number("czar"))
    assert (instead_of_author.cost, instead_of_judge.cost) == (20, 8)
    assert instead_of_author.per_later_round == net(red=Gain(-1, 6))
    (market,) = effects_if_played(view, card_number("market"))
    # Played from the hand, it gets no discount of the lower row, and leaves the hand again.
    assert (market.cost, market.for_hand) == (5, 5)


def test_trading_card_has_no_effects_without_a_card_to_displace() -> None:
    state = position(player("bank"), player(), upper="harbor")
    assert effects_if_played(GAME.view(state, 0), card_number("harbor")) == ()

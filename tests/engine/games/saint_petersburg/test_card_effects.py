"""The effects of buying, playing, holding and displacing single cards."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.action_effects import (
    effects_if_played,
)
from engine.games.saint_petersburg.actions import BuyPoints
from engine.games.saint_petersburg.cards import Colour, Phase, card_number
from engine.games.saint_petersburg.remaining_scorings import Gain, remaining_scorings
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    PASS,
    after,
    buy,
    draw,
    effect_of,
    play,
    player,
    points,
    position,
    take,
)

GREEN, BLUE, RED = Colour
NONE = (Gain(), Gain(), Gain())


def net(green: Gain = NONE[0], blue: Gain = NONE[0], red: Gain = NONE[0]) -> tuple[Gain, ...]:
    return green, blue, red


def test_market_pays_in_this_and_in_later_rounds() -> None:
    state = position(player(), player(), phase=Phase.BUILDING, upper="market author")
    market = effect_of(state, buy("market"))
    assert market.this_round == market.per_later_round == net(blue=Gain(0, 1))
    assert (market.cost, market.rubles, market.saved) == (5, 20, 0)


def test_card_pays_from_the_next_round_after_its_scoring() -> None:
    state = position(player(), player(), phase=Phase.ARISTOCRAT, upper="market")
    assert effect_of(state, buy("market")).this_round == NONE
    assert effect_of(state, buy("market")).per_later_round == net(blue=Gain(0, 1))


def test_card_pays_nothing_after_its_last_scoring() -> None:
    state = position(
        player(), player(), phase=Phase.ARISTOCRAT, upper="market author", last_round=True
    )
    market = effect_of(state, buy("market"))
    assert market.this_round == market.per_later_round == NONE
    assert effect_of(state, buy("author")).this_round == net(red=Gain(1, 0))


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


def test_new_kind_of_aristocrat_raises_the_count() -> None:
    state = position(player("author judge"), player(), upper="controller author")
    controller = effect_of(state, buy("controller"))
    assert (controller.different_aristocrats, controller.for_aristocrats) == (3, 3)
    assert effect_of(state, buy("author")).for_aristocrats == 0


def test_displacing_the_only_copy_by_a_new_kind_keeps_the_count() -> None:
    state = position(player("author judge"), player(), upper="czar")
    czar = effect_of(state, buy("czar", over="author"))
    assert (czar.different_aristocrats, czar.for_aristocrats) == (2, 0)


def test_displacing_a_duplicate_raises_the_count() -> None:
    state = position(player("2*author judge"), player(), upper="czar")
    assert effect_of(state, buy("czar", over="author")).for_aristocrats == 3
    assert effect_of(state, buy("czar", over="judge")).for_aristocrats == 0


def test_displacing_the_only_copy_by_a_duplicate_lowers_the_count() -> None:
    state = position(player("author czar"), player(), upper="czar")
    assert effect_of(state, buy("czar", over="author")).for_aristocrats == -2


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


def test_pub_pays_nothing_and_sells_points() -> None:
    pub = effect_of(position(player(), player(), upper="pub"), buy("pub"))
    assert (pub.per_later_round, pub.pub_points) == (NONE, 5)
    state = position(player("pub"), player(), upper="bank")
    assert effect_of(state, buy("bank", over="pub")).pub_points == -5


def test_buying_points_costs_rubles_and_no_scoring() -> None:
    state = after(position(player("pub", rubles=9), phase=Phase.BUILDING), PASS)
    bought = effect_of(state, points(3))
    assert (bought.points, bought.cost, bought.rubles) == (3, 6, 3)
    assert bought.this_round == bought.per_later_round == NONE


def test_warehouse_raises_the_hand_limit() -> None:
    state = position(player(hand="3*author"), player(), upper="warehouse bank")
    warehouse = effect_of(state, buy("warehouse"))
    assert (warehouse.hand_limit, warehouse.free_hand_slots, warehouse.per_later_round) == (
        1,
        1,
        NONE,
    )
    state = position(player("warehouse", hand="4*author"), player(), upper="bank")
    bank = effect_of(state, buy("bank", over="warehouse"))
    assert (bank.hand_limit, bank.free_hand_slots) == (-1, 0)


def test_potemkins_village_pays_nothing_and_is_worth_six_when_displaced() -> None:
    state = position(player(), player(), upper="potemkin_village")
    assert effect_of(state, buy("potemkin_village")).per_later_round == NONE
    state = position(player("potemkin_village"), player(), upper="bank")
    assert effect_of(state, buy("bank", over="potemkin_village")).cost == 7


def test_workshop_and_smelter_discount_their_colour() -> None:
    owner = player("lumberjack gold_miner")
    state = position(owner, player(), upper="carpenter_workshop gold_smelter")
    workshop = effect_of(state, buy("carpenter_workshop", over="lumberjack"))
    smelter = effect_of(state, buy("gold_smelter", over="gold_miner"))
    assert (workshop.discounts, smelter.discounts) == ((0, 1, 0), (0, 0, 1))
    assert workshop.per_later_round == smelter.per_later_round == NONE


def test_drawing_costs_the_observatorys_point_of_this_round() -> None:
    state = position(player("observatory"), player(), phase=Phase.BUILDING)
    drawing = effect_of(state, draw(Phase.WORKER))
    assert drawing.this_round == net(blue=Gain(0, -1))
    assert (drawing.per_later_round, drawing.cost, drawing.observatories) == (NONE, 0, -1)


def test_discarding_and_passing_change_nothing() -> None:
    state = position(player("observatory"), player(), phase=Phase.BUILDING)
    discarding, passing = (
        effect_of(after(state, draw(Phase.WORKER)), DISCARD),
        effect_of(state, PASS),
    )
    for effects in (discarding, passing):
        assert effects.this_round == effects.per_later_round == NONE
        assert (effects.cost, effects.points, effects.for_hand) == (0, 0, 0)


def test_card_in_the_hand_costs_five_points_until_it_is_played() -> None:
    state = position(player(hand="author"), player(), upper="bank")
    taking, playing = effect_of(state, take("bank")), effect_of(state, play("author"))
    assert (taking.for_hand, taking.free_hand_slots) == (-5, 1)
    assert (playing.for_hand, playing.free_hand_slots) == (5, 3)


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


def test_building_scoring_is_over_when_the_pub_is_used() -> None:
    state = after(position(player("pub market"), phase=Phase.BUILDING), PASS)
    assert remaining_scorings(GAME.view(state, 0)).this_round_colours == (RED,)
    assert isinstance(GAME.legal_actions(state, 0)[0], BuyPoints)
    assert effect_of(state, points(1)).total_this_round == Gain()

"""What cards cost."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import card_table
from tests.engine.games.saint_petersburg.positions import (
    after,
    buy,
    cards,
    cost,
    is_legal,
    play,
    player,
    position,
)


def test_card_costs_its_printed_cost() -> None:
    assert cost("fur_trapper") == 6


def test_third_market_costs_3() -> None:
    assert cost("market", having="2*market") == 3


def test_theater_from_the_lower_row_costs_19() -> None:
    assert cost("theater", "lower") == 19


def test_copy_lower_row_and_workshop_reductions_add_up() -> None:
    assert cost("theater", "lower", having="theater carpenter_workshop") == 17


@pytest.mark.parametrize(("owned", "rubles"), [(0, 3), (1, 2), (2, 1), (3, 1), (4, 1)])
def test_lumberjacks_cost_3_then_2_then_1(owned: int, rubles: int) -> None:
    assert cost("lumberjack", having=f"{owned}*lumberjack") == rubles


def test_price_is_at_least_1_even_from_the_lower_row() -> None:
    assert cost("pub", "lower", having="pub carpenter_workshop") == 1
    assert not is_legal(position(player(rubles=0), player(), lower="pub"), buy("pub", "lower"))


def test_wharf_displacing_a_ship_builder_costs_5() -> None:
    assert cost("wharf", over="ship_builder") == 5


def test_senator_displacing_a_secretary_costs_1() -> None:
    assert cost("senator", over="secretary") == 1


def test_displaced_card_lower_row_and_workshop_reductions_add_up() -> None:
    having = "market carpenter_workshop"
    assert cost("st_isaacs_cathedral", "lower", over="market", having=having) == 8


def test_displacing_a_more_expensive_card_costs_1() -> None:
    assert cost("pope", over="mistress_of_ceremonies") == 1


def test_potemkins_village_costs_2_and_is_worth_6_when_displaced() -> None:
    assert cost("potemkin_village") == 2
    assert cost("mariinskij_theater", over="potemkin_village") == 4


def test_trade_value_is_the_printed_cost_except_for_potemkins_village() -> None:
    table = card_table("base")
    differ = [card for card in table.kinds if table.trade_value[card] != table.cost[card]]
    assert differ == cards("potemkin_village")


def test_workshop_reduces_the_price_of_blue_cards_only() -> None:
    having = "carpenter_workshop"
    assert cost("library", having=having) == 16
    assert cost("bank", over="market", having=having) == 7
    assert cost("judge", having=having) == 16
    assert cost("ship_builder", having=having) == 7


def test_smelter_reduces_the_price_of_red_cards_only() -> None:
    having = "gold_smelter"
    assert cost("judge", having=having) == 15
    assert cost("czar", over="author", having=having) == 19
    assert cost("library", having=having) == 17
    assert cost("gold_miner", having=having) == 4


def test_smelter_and_workshop_do_not_reduce_their_own_price() -> None:
    assert cost("gold_smelter", over="gold_miner") == 2
    assert cost("carpenter_workshop", over="lumberjack") == 1


def test_copies_of_a_trading_card_in_play_reduce_its_price() -> None:
    assert cost("fur_shop", over="fur_trapper", having="2*fur_shop") == 2


def test_lower_row_reduction_does_not_apply_to_the_hand() -> None:
    state = position(player(hand="market", rubles=4), player(), lower="market")
    assert is_legal(state, buy("market", "lower"))
    assert not is_legal(state, play("market"))
    assert cost("market", None) == 5


def test_lower_row_reduction_does_not_apply_to_a_drawn_card() -> None:
    assert cost("market", "drawn") == 5


def test_other_reductions_apply_to_the_hand_and_a_drawn_card() -> None:
    having = "market carpenter_workshop"
    assert cost("market", None, having=having) == 3
    assert cost("market", "drawn", having=having) == 3


def test_used_observatory_counts_as_a_copy_in_play() -> None:
    state = position(player("observatory", rubles=5, used=1), player(), upper="observatory")
    assert after(state, buy("observatory")).players[0].rubles == 0


def test_copy_in_play_reduces_the_price_of_a_displacing_card() -> None:
    having = "2*ship_builder wharf"
    assert cost("wharf", over="ship_builder", having=having) == 4


def test_buying_pays_exactly_the_price() -> None:
    state = position(
        player("market carpenter_workshop", rubles=8), player(), lower="st_isaacs_cathedral"
    )
    state = after(state, buy("st_isaacs_cathedral", "lower", over="market"))
    assert state.players[0].rubles == 0

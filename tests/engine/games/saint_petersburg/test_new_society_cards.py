"""Effects of the other new and changed cards of The New Society."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import Phase, card_id, card_table
from engine.games.saint_petersburg.events import Dismissed, Scored
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    NEW_SOCIETY,
    PASS,
    after,
    all_pass,
    buy,
    cards,
    cost,
    events_of,
    in_play,
    is_legal,
    player,
    position,
)

TABLE = card_table("new_society")


def pays(phase: Phase, in_play: str, used: int = 0) -> tuple[int, int]:
    """Rubles and points that the scoring of a phase gives."""
    owner = player(in_play, rubles=50, used=used)
    state = all_pass(position(owner, player(), phase=phase, options=NEW_SOCIETY))
    return state.players[0].rubles - 50, state.players[0].points


def may_displace(card: str) -> set[str]:
    (number,) = cards(card)
    return {card_id(displaced) for displaced in TABLE.displaceable[number]}


def test_coffee_house_pays_a_ruble_per_red_card_at_the_building_scoring() -> None:
    assert pays(Phase.BUILDING, "coffee_house 2*author judge mayor sycophant") == (5, 0)
    assert pays(Phase.BUILDING, "coffee_house market lumberjack") == (0, 1)
    assert pays(Phase.ARISTOCRAT, "coffee_house author") == (1, 0)


def test_mariinskij_theater_pays_a_point_and_no_ruble_per_red_card() -> None:
    assert pays(Phase.BUILDING, "mariinskij_theater 2*author czar") == (0, 3)


def test_mayor_pays_a_ruble_per_blue_card_at_the_aristocrat_scoring() -> None:
    assert pays(Phase.ARISTOCRAT, "mayor 2*market bank guild_hall lumberjack") == (4, 0)
    assert pays(Phase.BUILDING, "mayor market") == (0, 1)


def test_mayor_counts_a_used_observatory() -> None:
    assert pays(Phase.ARISTOCRAT, "mayor observatory pub", used=1) == (2, 0)


def test_tax_man_counts_the_new_green_cards() -> None:
    assert pays(Phase.ARISTOCRAT, "tax_man new_farmer obshchina_commune new_society") == (3, 0)


@pytest.mark.parametrize(
    ("green", "counted"),
    [
        ("shepherd", 1),
        ("3*shepherd 2*weaving_mill", 5),
        ("czar_and_carpenter", 1),
        ("new_society", 1),
        ("new_farmer lumberjack gold_miner fur_trapper ship_builder wharf", 0),
        ("obshchina_commune carpenter_workshop gold_smelter fur_shop", 0),
    ],
)
def test_textile_factory_pays_2_points_per_card_with_sheep_or_all_tools(
    green: str, counted: int
) -> None:
    assert pays(Phase.BUILDING, f"textile_factory {green}") == (0, 2 * counted)


def test_obshchina_commune_displaces_a_new_farmer_or_czar_and_carpenter() -> None:
    assert may_displace("obshchina_commune") == {"new_farmer", "czar_and_carpenter"}


def test_obshchina_commune_reduces_the_price_of_green_cards_only() -> None:
    def price(card: str, over: str | None = None, having: str = "obshchina_commune") -> int:
        return cost(card, over=over, having=having, edition="new_society")

    assert price("ship_builder") == 6
    assert price("wharf", over="ship_builder") == 4
    assert price("new_farmer", having="obshchina_commune new_farmer") == 7
    assert price("library") == 17
    assert price("judge") == 16
    assert price("bank", over="market") == 8


def test_new_society_displaces_any_worker() -> None:
    workers = {card_id(card) for card in TABLE.deck[Phase.WORKER]}
    assert may_displace("new_society") == workers
    assert "new_farmer" in workers
    state = position(player("lumberjack wharf"), player(), upper="new_society", options=NEW_SOCIETY)
    assert not is_legal(state, buy("new_society", over="wharf"))
    state = after(state, buy("new_society", over="lumberjack"))
    assert state.players[0].rubles == 25 - (15 - 3)


def test_every_green_trading_card_displaces_czar_and_carpenter() -> None:
    (czar,) = cards("czar_and_carpenter")
    exceptions = [
        card
        for card in TABLE.by_colour[0]
        if TABLE.is_trading(card) and czar not in TABLE.displaceable[card]
    ]
    assert exceptions == []


# The Sycophant


def aristocrat_scoring(in_play_: str, rubles: int) -> tuple[int, int, list[int]]:
    """Rubles and points after the aristocrat scoring, and the Sycophants still in play."""
    owner = player(in_play_, rubles=rubles)
    state = position(owner, player(), phase=Phase.ARISTOCRAT, options=NEW_SOCIETY)
    state = all_pass(state)
    left = [card for card in in_play(state, 0) if card == TABLE.sycophant]
    return state.players[0].rubles, state.players[0].points, left


def test_sycophant_reduces_the_aristocrat_income_by_a_ruble() -> None:
    assert aristocrat_scoring("sycophant author judge", 10) == (15, 2, cards("sycophant"))


def test_negative_income_is_paid_from_the_owners_rubles() -> None:
    assert aristocrat_scoring("2*sycophant", 2) == (0, 0, cards("2*sycophant"))


@pytest.mark.parametrize(
    ("rubles", "left"), [(0, ""), (1, "sycophant"), (2, "2*sycophant"), (3, "2*sycophant")]
)
def test_unaffordable_sycophants_are_discarded(rubles: int, left: str) -> None:
    paid = len(cards(left))
    assert aristocrat_scoring("2*sycophant", rubles) == (rubles - paid, 0, cards(left))


def test_sycophant_stays_if_the_total_red_income_pays_for_it() -> None:
    """The total includes the Tax Man and the Mayor."""
    assert aristocrat_scoring("sycophant author", 0) == (0, 0, cards("sycophant"))
    assert aristocrat_scoring("2*sycophant tax_man 2*lumberjack", 0)[2] == cards("2*sycophant")
    assert aristocrat_scoring("2*sycophant mayor market", 0)[2] == cards("sycophant")


def test_dismissed_sycophant_is_announced_and_discarded() -> None:
    state = position(
        player("author", rubles=4),
        player("2*sycophant czar", rubles=1),
        phase=Phase.ARISTOCRAT,
        options=NEW_SOCIETY,
    )
    (sycophant,) = cards("sycophant")
    events = events_of(state, PASS, PASS)
    scored = events.index(Scored(Phase.ARISTOCRAT, (1, -1), (0, 6)))
    assert events[scored + 1] == Dismissed(1, sycophant)
    state = all_pass(state)
    assert state.discard_pile == [sycophant]
    assert in_play(state, 1) == sorted(cards("sycophant czar"))


def test_dismissed_sycophant_does_not_count_in_the_final_scoring() -> None:
    state = position(
        player("sycophant author lumberjack", rubles=0),
        player("sycophant", rubles=0),
        phase=Phase.ARISTOCRAT,
        last_round=True,
        options=NEW_SOCIETY,
    )
    state = all_pass(all_pass(state))
    first, second = GAME.view(state, None).final_scores
    assert (first.different_aristocrats, second.different_aristocrats) == (2, 0)


def test_sycophant_costs_nothing_at_other_scorings() -> None:
    for phase in (Phase.WORKER, Phase.BUILDING):
        assert pays(phase, "sycophant") == (0, 0)


def test_sycophant_can_be_displaced() -> None:
    assert "sycophant" in may_displace("czar")
    assert cost("czar", over="sycophant", edition="new_society") == 23


def test_income_in_the_view_does_not_depend_on_rubles() -> None:
    poor, rich = (
        position(player("sycophant", rubles=rubles), player(), options=NEW_SOCIETY)
        for rubles in (0, 40)
    )
    assert GAME.view(poor, 1) == GAME.view(rich, 1)
    assert GAME.view(poor, None).players[0].income[2] == (-1, 0)

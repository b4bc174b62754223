"""Trading cards."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import Phase, card_id, card_table
from tests.engine.games.saint_petersburg.positions import (
    PASS,
    after,
    all_pass,
    buy,
    cards,
    draw,
    in_play,
    is_legal,
    play,
    player,
    position,
    rejection_of,
    take,
)

GREEN = "carpenter_workshop gold_smelter weaving_mill fur_shop wharf"
RED = (
    "pope chamber_maid weapon_master builder senator patriarch tax_man admiral "
    "minister_of_foreign_affairs czar"
)
BLUE = (
    "mariinskij_theater bank peterhof st_isaacs_cathedral church_of_the_resurrection harbor "
    "catherine_palace smolny_cathedral hermitage winter_palace"
)


def may_displace(card: str) -> set[str]:
    (number,) = cards(card)
    return {card_id(displaced) for displaced in card_table("base").displaceable[number]}


def of_stack(phase: Phase) -> set[str]:
    return {card_id(card) for card in card_table("base").deck[phase]}


def test_card_displaced_by_a_bought_trading_card_is_discarded() -> None:
    state = position(player("market", rubles=10), player(), upper="bank")
    state = after(state, buy("bank", over="market"))
    assert in_play(state, 0) == cards("bank")
    assert state.discard_pile == cards("market")
    assert state.players[0].rubles == 10 - (13 - 5)


def test_card_displaced_by_a_played_trading_card_is_discarded() -> None:
    state = position(player("author", hand="pope"), player())
    state = after(state, play("pope", over="author"))
    assert in_play(state, 0) == cards("pope")
    assert state.discard_pile == cards("author")


def test_trading_card_with_nothing_to_displace_is_rejected() -> None:
    state = position(player("author", hand="bank"), player(), upper="bank")
    assert rejection_of(state, buy("bank")).reason == "nothing-to-displace"
    assert rejection_of(state, play("bank")).reason == "nothing-to-displace"


def test_trading_card_with_nothing_to_displace_may_be_taken() -> None:
    assert is_legal(position(player(), player(), upper="bank"), take("bank"))


@pytest.mark.parametrize("card", BLUE.split())
def test_blue_trading_card_displaces_any_blue_card(card: str) -> None:
    assert may_displace(card) == of_stack(Phase.BUILDING)


@pytest.mark.parametrize("card", RED.split())
def test_red_trading_card_displaces_any_red_card(card: str) -> None:
    assert may_displace(card) == of_stack(Phase.ARISTOCRAT)


@pytest.mark.parametrize(
    ("card", "worker"),
    [
        ("carpenter_workshop", "lumberjack"),
        ("gold_smelter", "gold_miner"),
        ("weaving_mill", "shepherd"),
        ("fur_shop", "fur_trapper"),
        ("wharf", "ship_builder"),
    ],
)
def test_green_trading_card_displaces_its_worker_or_czar_and_carpenter(
    card: str, worker: str
) -> None:
    assert may_displace(card) == {worker, "czar_and_carpenter"}


def test_trading_stack_has_all_listed_cards() -> None:
    assert of_stack(Phase.TRADING) == set(f"{GREEN} {RED} {BLUE}".split())


def test_trading_cards_are_never_displaced() -> None:
    state = position(player("bank pope wharf"), player(), upper="hermitage senator 2*wharf")
    for card in ("hermitage", "senator", "wharf"):
        assert rejection_of(state, buy(card)).reason == "nothing-to-displace"
    assert not is_legal(state, buy("hermitage", over="bank"))


def test_non_trading_card_cannot_displace() -> None:
    state = position(player("market"), player(), upper="library")
    assert rejection_of(state, buy("library", over="market")).reason == "cannot-displace"


def test_displaced_pub_sells_no_points() -> None:
    state = position(player("pub"), player(), phase=Phase.BUILDING, upper="bank")
    state = after(state, buy("bank", over="pub"), PASS, PASS)
    assert state.phase is Phase.ARISTOCRAT


def test_displaced_observatory_cannot_draw() -> None:
    state = position(player("observatory"), player(), phase=Phase.BUILDING, upper="bank")
    state = after(state, buy("bank", over="observatory"), PASS)
    assert not any(is_legal(state, draw(stack)) for stack in Phase)


def test_discard_pile_keeps_all_displaced_cards() -> None:
    state = position(player("market author"), player(), upper="bank pope")
    state = after(state, buy("bank", over="market"), PASS, buy("pope", over="author"))
    assert state.discard_pile == cards("market author")


def test_trading_card_scores_with_its_colour() -> None:
    state = position(player("market"), player(), phase=Phase.BUILDING, upper="bank")
    state = all_pass(after(state, buy("bank", over="market"), PASS))
    assert (state.players[0].rubles, state.players[0].points) == (25 - 8 + 5, 1)

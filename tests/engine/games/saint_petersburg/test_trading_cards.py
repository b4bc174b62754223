"""Trading cards."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import EDITIONS, Colour, Phase, card_id, card_table
from tests.engine.games.saint_petersburg.positions import (
    PASS,
    after,
    buy,
    cards,
    in_play,
    is_legal,
    play,
    player,
    position,
    rejection_of,
    take,
)


def may_displace(card: str) -> set[str]:
    (number,) = cards(card)
    return {card_id(displaced) for displaced in card_table("base").displaceable[number]}


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


def test_trading_card_with_nothing_to_displace_may_be_taken() -> None:
    assert is_legal(position(player(), player(), upper="bank"), take("bank"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("colour", "stack"), [(Colour.BLUE, Phase.BUILDING), (Colour.RED, Phase.ARISTOCRAT)]
)
def test_blue_and_red_trading_cards_displace_any_card_of_their_colour(
    edition: str, colour: Colour, stack: Phase
) -> None:
    table = card_table(edition)
    of_colour = {card for card in table.deck[Phase.TRADING] if table.colour[card] is colour}
    assert len(of_colour) >= 10
    for card in of_colour:
        assert set(table.displaceable[card]) == set(table.deck[stack])


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


def test_trading_cards_are_never_displaced() -> None:
    state = position(player("bank pope wharf"), player(), upper="hermitage senator 2*wharf")
    for card in ("hermitage", "senator", "wharf"):
        assert rejection_of(state, buy(card)).reason == "nothing-to-displace"
    assert not is_legal(state, buy("hermitage", over="bank"))


def test_displaced_pub_sells_no_points() -> None:
    state = position(player("pub"), player(), phase=Phase.BUILDING, upper="bank")
    state = after(state, buy("bank", over="pub"), PASS, PASS)
    assert state.phase is Phase.ARISTOCRAT

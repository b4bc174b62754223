"""What the guided game of Saint Petersburg explains, and when."""

from __future__ import annotations

import pytest

from bot.games.saint_petersburg import tutorial
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.positions import GAME, player, position


def due(state: State) -> set[str]:
    return {tip.key for tip in tutorial.due_tips(GAME.view(state, 0), ())}


@pytest.mark.parametrize(("upper", "hand"), [("bank", ""), ("", "bank")])
@pytest.mark.parametrize(("rubles", "is_due"), [(20, True), (2, False)])
def test_displacing_is_explained_as_soon_as_a_trading_card_can_be_paid(
    upper: str, hand: str, rubles: int, is_due: bool
) -> None:
    own = player("market", hand=hand, rubles=rubles)
    state = position(own, player(), phase=Phase.BUILDING, upper=upper, lower="author")
    assert ("displacing" in due(state)) == is_due

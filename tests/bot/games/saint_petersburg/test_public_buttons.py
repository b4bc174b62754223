"""The buttons of the turn message: what is possible as far as everybody can see."""

from __future__ import annotations

import pytest

from bot.games.saint_petersburg import panels
from bot.games.saint_petersburg.texts import TEXTS
from tests.engine.games.saint_petersburg.positions import GAME, player, position

FULL_HAND = "3*author"


def verbs(hand: str = "", upper: str = "market", rubles: int = 25, in_play: str = "") -> set[str]:
    """The verbs that are offered to everybody on somebody's turn."""
    turn = position(player(in_play, hand=hand, rubles=rubles), player(), upper=upper)
    return set(panels.verbs(GAME.view(turn, None)))


def test_nothing_is_played_from_an_empty_hand() -> None:
    assert verbs() == {"buy", "take", "pass"}
    assert verbs(hand="author") == {"buy", "take", "play", "pass"}


def test_nothing_is_taken_into_a_full_hand() -> None:
    assert verbs(hand=FULL_HAND) == {"buy", "play", "pass"}
    assert "take" in verbs(hand=FULL_HAND, in_play="warehouse")


@pytest.mark.parametrize(
    ("hand", "in_play", "upper", "is_told"),
    [
        (FULL_HAND, "", "market", True),
        (FULL_HAND, "warehouse", "market", False),
        ("2*author", "", "market", False),
        (FULL_HAND, "", "", False),
    ],
)
def test_question_says_why_nothing_can_be_taken(
    hand: str, in_play: str, upper: str, is_told: bool
) -> None:
    turn = position(player(in_play, hand=hand), player(), upper=upper)
    told = "Your hand is full (3 of 3), so you can’t take a card. "
    question = panels.prompt((), GAME.view(turn, 0), TEXTS.in_language("en"))
    assert question == (told if is_told else "") + "What would you like to do?"


def test_nothing_is_bought_from_empty_rows() -> None:
    assert verbs(upper="", hand="author") == {"play", "pass"}


def test_trading_card_is_bought_only_for_something_to_displace() -> None:
    assert "buy" not in verbs(upper="wharf")
    assert "buy" in verbs(upper="wharf", in_play="ship_builder")


@pytest.mark.parametrize("rubles", [0, 4, 5, 100])
def test_button_does_not_tell_who_can_pay(rubles: int) -> None:
    assert verbs(rubles=rubles, hand="author") == {"buy", "take", "play", "pass"}

"""Pieces of games in one file in words and colours."""

from __future__ import annotations

from bot.i18n.texts import shared_texts
from bot.simple.texts import texts_of
from engine.simple import Simple
from render.simple.colours import piece_colour
from render.simple.words import figure, piece_list, value_name
from render.theme import colour


class Deck(Simple):
    """A pack of cards."""

    name = "deck"
    phases = {}  # noqa: RUF012
    texts = {  # noqa: RUF012
        "en": "card-joker = Joker\ncard-h = { $number } of Hearts\nlot = Lot { $number }\n"
        "figure-coins = coins\n"
    }


RULES = Deck()
TRANSLATE = texts_of(RULES).in_language("en")


def test_piece_is_called_by_its_own_text_or_by_that_of_its_start() -> None:
    assert value_name(RULES, "card", "joker", TRANSLATE) == "Joker"
    assert value_name(RULES, "card", "h10", TRANSLATE) == "10 of Hearts"
    assert value_name(RULES, "lot", 4, TRANSLATE) == "Lot 4"
    assert value_name(RULES, "card", "s10", TRANSLATE) == "S10"


def test_hidden_pieces_are_counted() -> None:
    pieces = ["card:h2", "card:?", "card:?"]
    assert piece_list(RULES, pieces, TRANSLATE) == "2 of Hearts, 2 hidden"


def test_figure_has_its_name() -> None:
    assert figure("coins", 3, TRANSLATE) == "coins: 3"
    assert "simple-figure" not in shared_texts().keys("en")


def test_longest_start_gives_the_colour() -> None:
    colours = {"h": "112233", "h1": "445566"}
    assert piece_colour("h10", colours) == colour("445566")
    assert piece_colour("h2", colours) == colour("112233")
    assert piece_colour("s2", colours) is None

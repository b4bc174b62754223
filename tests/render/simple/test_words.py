"""Pieces of games in one file in words and colours."""

from __future__ import annotations

import pytest

from bot.i18n.texts import shared_texts
from bot.simple.texts import texts_of
from engine.simple import Simple
from render.players import seat_colour
from render.simple.colours import colours_of_piece, piece_colour
from render.simple.words import figure, piece_list, value_name
from render.theme import INK, WHITE, colour


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


def test_pile_is_as_many_hidden_pieces_as_it_says() -> None:
    assert piece_list(RULES, ["card:?38"], TRANSLATE) == "38 hidden"
    assert piece_list(RULES, ["card:?0"], TRANSLATE) == "0 hidden"
    assert piece_list(RULES, ["card:?", "card:?38", "card:h2"], TRANSLATE) == (
        "2 of Hearts, 39 hidden"
    )


def test_figure_has_its_name() -> None:
    assert figure("coins", 3, TRANSLATE) == "coins: 3"
    assert "simple-figure" not in shared_texts().keys("en")


def test_longest_start_gives_the_colour() -> None:
    colours = {"h": "112233", "h1": "445566"}
    assert piece_colour("h10", colours) == colour("445566")
    assert piece_colour("h2", colours) == colour("112233")
    assert piece_colour("s2", colours) is None


def test_colour_may_be_that_of_a_seat() -> None:
    colours = {"x": 0, "o": 1}
    assert piece_colour("x", colours) == seat_colour(0)
    assert piece_colour("o7", colours) == seat_colour(1)


@pytest.mark.parametrize("kind", ["token", "tile"])
def test_token_and_tile_have_the_colour_of_what_is_on_them(kind: str) -> None:
    assert colours_of_piece(kind, "x", {"x": "112233"}) == (colour("112233"), WHITE)
    assert colours_of_piece(kind, "x", {}).ink == INK


@pytest.mark.parametrize("kind", ["card", "die"])
def test_cards_and_dice_stay_light(kind: str) -> None:
    assert colours_of_piece(kind, "x", {"x": "112233"}).ink == colour("112233")

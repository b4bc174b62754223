"""The picture of a turn is legible on a phone, where it is 300 pixels wide."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from bot.registry import GAME_UIS
from engine.games.saint_petersburg.cards import card_table
from render.canvas import WIDTH
from render.context import RenderContext
from render.games.saint_petersburg.board import card_sizes
from render.games.saint_petersburg.board_grid import BoardGrid
from render.games.saint_petersburg.card_face import card_face
from render.games.saint_petersburg.changes import changes_of
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.pending_decision import DECISION_WIDTH
from render.games.saint_petersburg.prices import Price
from render.games.saint_petersburg.table import AREAS, table_scene
from render.kit.card import OVERHANG, CardSizes, card_parts
from render.kit.price import font_size
from render.picture import ELLIPSIS
from render.rect import Rect
from render.typefaces import Style, font
from tests.render.games.saint_petersburg.drawn_states import (
    GAME,
    NAMES,
    overfull_table,
    public,
    translate,
)
from tests.support.render.drawn_texts import DrawnText, record_texts

NAME_SIZE, PRICE_SIZE = CardSizes().name, font_size(CardSizes().price)
PHONE_SCALE, DESKTOP_SCALE = 300 / WIDTH, 550 / WIDTH
MIN_NAME_HEIGHT, MIN_PRICE_HEIGHT, MIN_TEXT_HEIGHT = 5, 8, 5
"""Minimum heights in pixels: an x of a name, a digit of a price, an x of other text on a desktop.
"""


def letter_height(letter: str, style: Style, size: int) -> int:
    return round(-font(style, size).getbbox(letter, anchor="ls")[1])


class Board(NamedTuple):
    """The number of cards on the board, and whether a decision is pending."""

    cards: int
    pending: bool = False

    @property
    def card(self) -> Rect:
        width = DECISION_WIDTH if self.pending else 0
        place = BoardGrid(AREAS.board, self.cards, 0, width).places()[0]
        return Rect(OVERHANG, OVERHANG, place.w, place.h)


FULL, OVERFULL, PENDING = Board(8), Board(10), Board(8, pending=True)


def test_names_and_prices_are_legible_on_a_phone() -> None:
    assert letter_height("x", "label", NAME_SIZE) * PHONE_SCALE >= MIN_NAME_HEIGHT
    assert letter_height("H", "number", PRICE_SIZE) * PHONE_SCALE >= MIN_PRICE_HEIGHT


@pytest.mark.parametrize("language", GAME_UIS[GAME.name].texts.languages)
def test_every_name_fits_in_large_type_on_a_full_board(language: str) -> None:
    texts = GAME_UIS[GAME.name].texts.in_language(language)
    table, sizes = card_table("new_society"), card_sizes(*FULL.card[2:])
    for card in table.kinds:
        name = card_parts(card_face(card, "new_society", None, texts), FULL.card, sizes).name
        assert name.size == NAME_SIZE, name
        assert not any(line.endswith(ELLIPSIS) for line in name.lines)


@pytest.mark.parametrize("board", [FULL, OVERFULL, PENDING], ids=str)
@pytest.mark.parametrize("language", GAME_UIS[GAME.name].texts.languages)
def test_every_name_fits_on_any_board(language: str, board: Board) -> None:
    texts = GAME_UIS[GAME.name].texts.in_language(language)
    sizes = card_sizes(*board.card[2:])
    for card in card_table("new_society").kinds:
        name = card_parts(card_face(card, "new_society", None, texts), board.card, sizes).name
        letters = "".join(name.lines).replace("-", "").replace(" ", "")
        assert letters == re.sub("[\\s-]", "", card_name(card, texts))


@pytest.mark.parametrize("board", [FULL, OVERFULL, PENDING], ids=str)
@pytest.mark.parametrize("text", ["3", "24", "1–9", "10–24"])
def test_price_shield_and_foot_do_not_overlap(text: str, board: Board) -> None:
    """For any price and any number of lines of the name."""
    table, sizes = card_table("new_society"), card_sizes(*board.card[2:])
    for card in table.kinds:
        is_trading = table.is_trading(card)
        if len(text) > 2 and not is_trading:
            continue
        price = Price(text, "trade" if is_trading else "coin")
        parts = card_parts(card_face(card, "new_society", price, translate), board.card, sizes)
        assert parts.price is not None
        assert not parts.price.overlaps(parts.shield)
        assert parts.price.bottom <= parts.banner.y
        assert parts.art.bottom == parts.banner.y
        assert parts.banner.bottom < parts.foot.y
        assert board.card.contains(parts.foot)


def drawn_texts(seats: int) -> list[DrawnText]:
    """Return all text of a crowded table."""
    view = public(overfull_table(seats))
    with record_texts() as texts:
        table_scene(view, changes_of(view, ()), RenderContext(NAMES, translate, frozenset({0})))
    return texts


@pytest.mark.parametrize("seats", [1, 4, 5])
def test_all_other_text_is_legible_on_a_desktop(seats: int) -> None:
    for text, style, size, *_ in drawn_texts(seats):
        assert letter_height("x", style, size) * DESKTOP_SCALE >= MIN_TEXT_HEIGHT, text


@pytest.mark.parametrize("seats", [4, 5])
def test_seats_are_legible_on_a_phone(seats: int) -> None:
    """Names, points, income by colour, passes, and the phase."""
    sizes: dict[str, int] = {}
    for text, _style, size, *_ in drawn_texts(seats):
        sizes[text] = max(size, sizes.get(text, 0))
    view = public(overfull_table(seats))
    points = [str(player.points) for player in view.players]
    incomes = [f"+{n}" for player in view.players for pair in player.income for n in pair if n]
    assert letter_height("x", "name", sizes["Max"]) * PHONE_SCALE >= MIN_NAME_HEIGHT
    assert all(
        letter_height("8", "number", sizes[text]) * PHONE_SCALE >= MIN_PRICE_HEIGHT - 0.5
        for text in points
    )
    assert all(letter_height("8", "number", sizes[text]) * PHONE_SCALE >= 6 for text in incomes)
    assert letter_height("x", "name", sizes["Buildings"]) * PHONE_SCALE >= MIN_NAME_HEIGHT

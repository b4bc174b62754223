"""The picture of a turn is legible on a phone, where it is 300 pixels wide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple
from unittest.mock import patch

import pytest

from engine.games.saint_petersburg.cards import card_table
from render.canvas import WIDTH
from render.fonts import Style, font
from render.games.saint_petersburg.prices import Price
from render.games.saint_petersburg.rows import tray_size
from render.games.saint_petersburg.table import rows_area, table_scene
from render.games.saint_petersburg.trays import PADDING
from render.games.saint_petersburg.wide_card import NAME_SIZE, PRICE_SIZE, WideCardDrawer, fit_name
from render.rect import Rect
from render.sprites import Drawing
from render.theme import TRAY
from tests.render.games.saint_petersburg.drawn_states import (
    NAMES,
    SEAT_COUNTS,
    overfull_table,
    public,
    translate,
)
from tests.render.games.saint_petersburg.test_names import TRANSLATIONS, names_in
from tests.support.render.colour_fidelity import clear_caches

PHONE_SCALE, DESKTOP_SCALE = 300 / WIDTH, 550 / WIDTH
MIN_NAME_HEIGHT, MIN_PRICE_HEIGHT, MIN_TEXT_HEIGHT = 5, 8, 5
"""Minimum heights in pixels: an x of a name, a digit of a price, an x of other text on a desktop.
"""


def letter_height(letter: str, style: Style, size: int) -> int:
    return round(-font(style, size).getbbox(letter, anchor="ls")[1])


class Size(NamedTuple):
    """The size of cards on a full table, by number of seats and of cards side by side."""

    seats: int
    columns: int
    trays: int

    @property
    def card(self) -> Rect:
        width, height = tray_size(rows_area(self.seats), self.columns, 2, self.trays)
        return Rect(0, 0, width, height - 2 * PADDING)


SIZES = [Size(seats, 4, trays) for seats, trays in product(SEAT_COUNTS, (1, 2))] + [Size(5, 5, 2)]


def test_names_and_prices_are_legible_on_a_phone() -> None:
    assert letter_height("x", "label", NAME_SIZE) * PHONE_SCALE >= MIN_NAME_HEIGHT
    assert letter_height("H", "number", PRICE_SIZE) * PHONE_SCALE >= MIN_PRICE_HEIGHT


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_name_fits_in_large_type_at_any_table(language: str, size: Size) -> None:
    for name in names_in(language):
        font_size, lines = fit_name(name, size.card.w - 16)
        assert font_size == NAME_SIZE
        assert " ".join(lines) == " ".join(name.split())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", ["3", "24", "1–9", "10–24"])
def test_price_icons_and_yields_do_not_overlap(text: str, size: Size) -> None:
    """For any price and any number of lines of the name."""
    table = card_table("new_society")
    for card, name in product(table.kinds, ("Pub", *names_in("fr")[17:20])):
        is_trading = table.is_trading(card)
        if len(text) > 2 and not is_trading:
            continue
        price = Price(text, "trade" if is_trading else "coin")
        drawer = WideCardDrawer(card, "new_society", name, price, size.card, TRAY)
        left = drawer.price_and_icons_rect()
        assert left.contains(drawer.price_rect())
        assert left.right <= drawer.yields_rect().x
        assert drawer.price_rect().h >= letter_height("8", "number", PRICE_SIZE) + 4


def drawn_texts(seats: int) -> Iterator[tuple[str, Style, int]]:
    """Record all text of crowded tables with its size."""
    texts: list[tuple[str, Style, int]] = []
    write = Drawing.text

    def text(drawing: Drawing, x: int, middle: int, text: str, style: Style, size: int,
             *more: object, **keywords: object) -> None:  # fmt: skip
        texts.append((text, style, size))
        write(drawing, x, middle, text, style, size, *more, **keywords)  # type: ignore[arg-type]

    clear_caches()
    with patch.object(Drawing, "text", text):
        table_scene(public(overfull_table(seats)), NAMES, translate, frozenset({0}))
    yield from texts


@pytest.mark.parametrize("seats", [1, 4, 5])
def test_all_other_text_is_legible_on_a_desktop(seats: int) -> None:
    for text, style, size in drawn_texts(seats):
        assert letter_height("x", style, size) * DESKTOP_SCALE >= MIN_TEXT_HEIGHT, text


@pytest.mark.parametrize("seats", [4, 5])
def test_player_rows_are_legible_on_a_phone(seats: int) -> None:
    """Names, points, income by colour, passes, and the phase."""
    sizes: dict[str, int] = {}
    for text, _style, size in drawn_texts(seats):
        sizes[text] = max(size, sizes.get(text, 0))
    view = public(overfull_table(seats))
    points = [str(player.points) for player in view.players]
    incomes = [str(n) for player in view.players for pair in player.income for n in pair if n]
    assert letter_height("x", "name", sizes["Max"]) * PHONE_SCALE >= MIN_NAME_HEIGHT
    assert all(
        letter_height("8", "number", sizes[text]) * PHONE_SCALE >= MIN_PRICE_HEIGHT - 0.5
        for text in points
    )
    assert all(letter_height("8", "number", sizes[text]) * PHONE_SCALE >= 6 for text in incomes)
    assert letter_height("x", "number", sizes["Buildings"]) * PHONE_SCALE >= MIN_NAME_HEIGHT

"""The picture of a turn is legible on a phone, where it is 300 pixels wide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple
from unittest.mock import patch

import pytest

from engine.games.saint_petersburg.cards import card_table
from render.canvas import WIDTH, Rect
from render.fonts import Style, font
from render.games.saint_petersburg.prices import Price
from render.games.saint_petersburg.rows import tray_size
from render.games.saint_petersburg.table import rows_area, table_scene
from render.games.saint_petersburg.trays import PADDING
from render.games.saint_petersburg.wide_card import NAME_SIZE, PRICE_SIZE, WideCardDrawer, fit_name
from render.sprites import Drawing
from render.theme import TRAY
from tests.render.games.saint_petersburg.drawn_states import (
    NAMES,
    SEAT_COUNTS,
    overfull_table,
    public,
    translate,
)
from tests.render.games.saint_petersburg.test_names import SAYS, names_in
from tests.support.render.colour_fidelity import clear_caches

PHONE, DESKTOP = 300 / WIDTH, 550 / WIDTH
NAME, PRICE, ELSE = 5, 8, 5
"""Minimum heights in pixels: an x of a name, a digit of a price, an x of other text on a desktop.
"""


def high(letter: str, style: Style, size: int) -> int:
    return round(-font(style, size).getbbox(letter, anchor="ls")[1])


class Size(NamedTuple):
    """The size of cards on a full table, by number of seats and of cards side by side."""

    seats: int
    columns: int
    trays: int

    @property
    def card(self) -> Rect:
        wide, tall = tray_size(rows_area(self.seats), self.columns, 2, self.trays)
        return Rect(0, 0, wide, tall - 2 * PADDING)


SIZES = [Size(seats, 4, trays) for seats, trays in product(SEAT_COUNTS, (1, 2))] + [Size(5, 5, 2)]


def test_names_and_prices_are_read_on_a_phone() -> None:
    assert high("x", "label", NAME_SIZE) * PHONE >= NAME
    assert high("H", "number", PRICE_SIZE) * PHONE >= PRICE


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", SAYS)
def test_every_name_is_whole_and_large_whatever_the_table(language: str, size: Size) -> None:
    for name in names_in(language):
        found, lines = fit_name(name, size.card.w - 16)
        assert found == NAME_SIZE
        assert " ".join(lines) == " ".join(name.split())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", ["3", "24", "1–9", "10–24"])
def test_price_signs_and_yields_keep_apart(text: str, size: Size) -> None:
    """For any price and any number of lines of the name."""
    table = card_table("new_society")
    for card, name in product(table.kinds, ("Pub", *names_in("fr")[17:20])):
        trading = table.is_trading(card)
        if len(text) > 2 and not trading:
            continue
        price = Price(text, "trade" if trading else "coin")
        pen = WideCardDrawer(card, "new_society", name, price, size.card, TRAY)
        left = pen.price_and_icons_rect()
        assert left.contains(pen.price_rect())
        assert left.right <= pen.yields_rect().x
        assert pen.price_rect().h >= high("8", "number", PRICE_SIZE) + 4


def written(seats: int) -> Iterator[tuple[str, Style, int]]:
    """Record all text of crowded tables with its size."""
    found: list[tuple[str, Style, int]] = []
    write = Drawing.text

    def text(sketch: Drawing, x: int, middle: int, text: str, style: Style, size: int,
             *more: object, **named: object) -> None:  # fmt: skip
        found.append((text, style, size))
        write(sketch, x, middle, text, style, size, *more, **named)  # type: ignore[arg-type]

    clear_caches()
    with patch.object(Drawing, "text", text):
        table_scene(public(overfull_table(seats)), NAMES, translate, frozenset({0}))
    yield from found


@pytest.mark.parametrize("seats", [1, 4, 5])
def test_the_rest_is_read_on_a_desktop(seats: int) -> None:
    for text, style, size in written(seats):
        assert high("x", style, size) * DESKTOP >= ELSE, text


@pytest.mark.parametrize("seats", [4, 5])
def test_what_tells_players_apart_is_read_on_a_phone(seats: int) -> None:
    """Names, points, income by colour, passes, and the phase."""
    sizes: dict[str, int] = {}
    for text, _style, size in written(seats):
        sizes[text] = max(size, sizes.get(text, 0))
    view = public(overfull_table(seats))
    points = [str(player.points) for player in view.players]
    incomes = [str(n) for player in view.players for pair in player.income for n in pair if n]
    assert high("x", "name", sizes["Max"]) * PHONE >= NAME
    assert all(high("8", "number", sizes[text]) * PHONE >= PRICE - 0.5 for text in points)
    assert all(high("8", "number", sizes[text]) * PHONE >= 6 for text in incomes)
    assert high("x", "number", sizes["Buildings"]) * PHONE >= NAME

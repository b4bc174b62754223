"""Decisive information is large enough, colours are distinguishable, files are small enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.heller_und_pfennig.market import Stall
from engine.games.heller_und_pfennig.tiles import FIRE
from render.games.heller_und_pfennig.line_ends import line_end, line_end_scene
from render.games.heller_und_pfennig.market_frame import CELL, CORNER
from render.games.heller_und_pfennig.palette import COST_COLOUR, GAIN_COLOUR, SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import piece_sprite
from render.games.heller_und_pfennig.remaining_tiles import RemainingTiles, remaining_tiles_scene
from render.games.heller_und_pfennig.seat_lines import stalls_sprite
from render.games.heller_und_pfennig.seat_panel import add_seat, seat_layout
from render.games.heller_und_pfennig.standings import standings
from render.games.heller_und_pfennig.table import side_areas
from render.rect import Rect
from tests.render.games.heller_und_pfennig.drawn_states import CONTEXT, crowded, public, translate
from tests.render.test_theme import BLINDNESS, nearest
from tests.support.render.drawn_texts import height_on_phone, record_texts


def test_decisive_information_is_legible_on_a_phone() -> None:
    """Values, goods and money are 8 pixels high, values beside a fire 7, an x of a name 5."""
    view = public(crowded())
    area = side_areas(len(view.players)).seats[0]
    seat = standings(view, None, CONTEXT)[0]
    line = line_end(view.lines[0])
    cut = line._replace(values=(5, -12))
    for draw, least in (
        (lambda: piece_sprite(1, CELL.w, CELL.h), 8),
        (lambda: piece_sprite(Stall(1, 3), CELL.w, CELL.h), 8),
        (lambda: line_end_scene(line, CORNER.w, CELL.h, column=False), 8),
        (lambda: line_end_scene(line, CELL.w, CORNER.h, column=True), 8),
        (lambda: line_end_scene(cut, CORNER.w, CELL.h, column=False), 7),
        (lambda: line_end_scene(cut, CELL.w, CORNER.h, column=True), 7),
        (lambda: add_seat(sprite_factory.scene(), seat, area, translate), 8),
    ):
        assert max(heights_of_numbers(draw)) >= least
    assert height_on_phone("x", "name", seat_layout(area.w, area.h).name.h) >= 5


def heights_of_numbers(draw: Callable[[], object]) -> list[float]:
    """Return the heights on a phone of all numbers that are drawn."""
    with record_texts() as texts:
        draw()
    return [height_on_phone("8", "number", each.size) for each in texts if each.style == "number"]


def test_counters_are_legible_on_a_phone() -> None:
    """The numbers of stalls and of tiles left, and the number of a stall's seat."""
    view = public(crowded())
    area, stall = seat_layout(*side_areas(len(view.players)).seats[0][2:]).foot, Stall(1, 3)
    remaining = RemainingTiles(((1, 2), (FIRE, 2)), (), 3, "Still to come")
    for draw in (
        lambda: stalls_sprite(1, (4, 3, 2, 1), SKIN.seat, area.w, area.h),
        lambda: remaining_tiles_scene(remaining, Rect(0, 0, 288, 156)),
        lambda: piece_sprite(stall, CELL.w, CELL.h),
    ):
        assert min(heights_of_numbers(draw)) >= 4


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_gains_and_costs_are_distinguishable_with_colour_blindness(blindness: str) -> None:
    assert nearest((GAIN_COLOUR, COST_COLOUR), blindness) >= 20

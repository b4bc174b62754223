"""Decisive information is large enough, colours are distinguishable, files are small enough."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any
from unittest.mock import patch

import pytest

from engine.games.heller_und_pfennig.market import Stall
from engine.games.heller_und_pfennig.tiles import FIRE
from render.contract.caches import clear_caches
from render.games.heller_und_pfennig.changes import changes_of
from render.games.heller_und_pfennig.line_ends import line_end, line_end_scene
from render.games.heller_und_pfennig.market_frame import CELL, CORNER
from render.games.heller_und_pfennig.palette import (
    COST_COLOUR,
    GAIN_COLOUR,
    SKIN,
    TEXT_COLOUR_PAIRS,
    sprite_factory,
)
from render.games.heller_und_pfennig.phase import phase_scene
from render.games.heller_und_pfennig.pieces import piece_sprite
from render.games.heller_und_pfennig.remaining_tiles import RemainingTiles, remaining_tiles_scene
from render.games.heller_und_pfennig.seat_lines import stalls_sprite
from render.games.heller_und_pfennig.seat_panel import add_seat, seat_layout
from render.games.heller_und_pfennig.standings import standings
from render.games.heller_und_pfennig.table import side_areas, table_scene
from render.rect import Rect
from render.sprites import Drawing
from render.theme import SEAT_COLOURS, Colour
from render.typefaces import font
from tests.render.games.heller_und_pfennig.drawn_states import (
    CONTEXT,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    rounds,
    translate,
)
from tests.render.test_theme import BLINDNESS, contrast, seen

PICTURE_PIXELS_PER_PHONE_PIXEL = 1100 / 300
"""Pixels of the picture per pixel on a phone."""

NOBODY: frozenset[int] = frozenset()


@contextmanager
def record_text_sizes() -> Iterator[set[tuple[str, int]]]:
    """Record style and size of all text that is drawn."""
    sizes: set[tuple[str, int]] = set()
    write = Drawing.text

    def text(drawing: Drawing, *arguments: Any, **keywords: Any) -> None:
        sizes.add(arguments[3:5])
        write(drawing, *arguments, **keywords)

    with patch.object(Drawing, "text", text):
        yield sizes


def digit_height(size: int) -> float:
    """Return the height of a digit of that font size on a phone, in pixels."""
    _left, top, _right, bottom = font("number", size).getbbox("8", anchor="ls")
    return (bottom - top) / PICTURE_PIXELS_PER_PHONE_PIXEL


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
        clear_caches()
        with record_text_sizes() as sizes:
            draw()
        assert max(digit_height(size) for style, size in sizes if style == "number") >= least
    name_size = seat_layout(area.w, area.h).name.h
    _left, top, _right, bottom = font("name", name_size).getbbox("x", anchor="ls")
    assert (bottom - top) / PICTURE_PIXELS_PER_PHONE_PIXEL >= 5


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
        clear_caches()
        with record_text_sizes() as sizes:
            draw()
        assert min(digit_height(size) for style, size in sizes if style == "number") >= 4


def test_files_are_small() -> None:
    games = [list(random_states(seats, 7)) for seats in SEAT_COUNTS]
    states = [state for game in games for state in game[::9]]
    states += [crowded(seats, free) for seats in SEAT_COUNTS for free in (0, 3)]
    ends = [state for seats in SEAT_COUNTS for state in rounds(seats, 7)]
    views = [public(state) for state in states]
    scenes = [table_scene(view, changes_of(view, ()), CONTEXT) for view in views]
    scenes += [phase_scene(public(state), (), CONTEXT) for state in ends]
    assert max(len(scene.to_png()) for scene in scenes) <= 100 * 1024


@pytest.mark.parametrize(("ink", "ground"), TEXT_COLOUR_PAIRS)
def test_text_is_legible(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_stall_owners_are_distinguishable_with_colour_blindness(blindness: str) -> None:
    for first, second in (*combinations(SEAT_COLOURS, 2), (GAIN_COLOUR, COST_COLOUR)):
        assert math.dist(seen(first, blindness), seen(second, blindness)) >= 20


def test_exact_colours_are_kept() -> None:
    for colour in sprite_factory.palette.exact_colours:
        sprite = sprite_factory.drawing(4, 4, colour).sprite()
        assert set(sprite.tobytes()) == {sprite_factory.palette.index[colour]}

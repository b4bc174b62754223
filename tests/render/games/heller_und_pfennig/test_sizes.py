"""Decisive information is large enough, colours are distinguishable, files are small enough."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any
from unittest.mock import patch

import pytest

from render.games.heller_und_pfennig.line_ends import line_end, line_end_scene
from render.games.heller_und_pfennig.market import CELL_SIZE
from render.games.heller_und_pfennig.palette import (
    COST_COLOUR,
    GAIN_COLOUR,
    TEXT_COLOUR_PAIRS,
    sprite_factory,
)
from render.games.heller_und_pfennig.phase import phase_scene
from render.games.heller_und_pfennig.pieces import draw_stall, draw_tile
from render.games.heller_und_pfennig.player_row import NAME_SIZE, player_row_scene, player_rows
from render.games.heller_und_pfennig.table import SIDE_AREA, table_scene
from render.sprites import Drawing
from render.theme import BACKGROUND, SEAT_COLOURS, Colour
from render.typefaces import font
from tests.render.games.heller_und_pfennig.drawn_states import (
    NAMES,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    rounds,
    translate,
)
from tests.render.test_theme import BLINDNESS, contrast, seen
from tests.support.render.colour_fidelity import clear_caches

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
    """Values, goods, payouts and money are at least 8 pixels high, names 5."""
    view = public(crowded())
    seat = player_rows(view, NAMES, translate, NOBODY)[0]
    line = line_end(view.lines[0])._replace(values=(5,))
    for draw in (
        lambda: draw_tile(1, CELL_SIZE.w, CELL_SIZE.h, BACKGROUND),
        lambda: draw_stall(1, 3, CELL_SIZE.w, CELL_SIZE.h, BACKGROUND),
        lambda: line_end_scene(line, 170, CELL_SIZE.h, column=False),
        lambda: line_end_scene(line, CELL_SIZE.w, 116, column=True),
        lambda: player_row_scene(seat, SIDE_AREA.w, 116),
    ):
        clear_caches()
        with record_text_sizes() as sizes:
            draw()
        assert max(digit_height(size) for style, size in sizes if style == "number") >= 8
    _left, top, _right, bottom = font("name", NAME_SIZE).getbbox("x", anchor="ls")
    assert (bottom - top) / PICTURE_PIXELS_PER_PHONE_PIXEL >= 5


def test_files_are_small() -> None:
    games = [list(random_states(seats, 7)) for seats in SEAT_COUNTS]
    states = [state for game in games for state in game[::9]]
    states += [crowded(seats, free) for seats in SEAT_COUNTS for free in (0, 3)]
    ends = [state for seats in SEAT_COUNTS for state in rounds(seats, 7)]
    scenes = [table_scene(public(state), NAMES, translate, NOBODY) for state in states]
    scenes += [phase_scene(public(state), NAMES, translate, NOBODY) for state in ends]
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

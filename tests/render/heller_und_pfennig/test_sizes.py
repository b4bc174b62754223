"""What decides is large enough, colours are told apart, files are small enough."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any
from unittest.mock import patch

import pytest

from render.fonts import font
from render.games.heller_und_pfennig.board import CELL
from render.games.heller_und_pfennig.ends import end_of, end_scene
from render.games.heller_und_pfennig.palette import INKS, PAYS, TAKES, studio
from render.games.heller_und_pfennig.phase import phase_scene
from render.games.heller_und_pfennig.pieces import draw_stall, draw_tile
from render.games.heller_und_pfennig.seats import NAME_SIZE, seat_lines, seat_scene
from render.games.heller_und_pfennig.table import SIDE, table_scene
from render.sprites import Sketch
from render.theme import GROUND, SEATS, Colour
from tests.render.heller_und_pfennig.markets import (
    NAMES,
    NUMBERS,
    crowded,
    played_through,
    public,
    rounds,
    translate,
)
from tests.render.test_theme import BLINDNESS, contrast, seen
from tests.render.truth import clear_caches

PHONE = 1100 / 300
"""Pixels of the picture for one on a phone."""

NOBODY: frozenset[int] = frozenset()


@contextmanager
def writing() -> Iterator[set[tuple[str, int]]]:
    """How large is written meanwhile, in which style."""
    found: set[tuple[str, int]] = set()
    write = Sketch.text

    def text(sketch: Sketch, *arguments: Any, **named: Any) -> None:
        found.add(arguments[3:5])
        write(sketch, *arguments, **named)

    with patch.object(Sketch, "text", text):
        yield found


def capitals(size: int) -> float:
    """How high a digit of that size is on a phone."""
    _left, top, _right, bottom = font("number", size).getbbox("8", anchor="ls")
    return (bottom - top) / PHONE


def test_what_decides_is_read_on_a_phone() -> None:
    """Values, goods, what a line brings and money at least 8 pixels high, names 5."""
    view = public(crowded())
    seat = seat_lines(view, NAMES, translate, NOBODY)[0]
    line = end_of(view.lines[0])._replace(values=(5,))
    for draw in (
        lambda: draw_tile(1, CELL.w, CELL.h, GROUND),
        lambda: draw_stall(1, 3, CELL.w, CELL.h, GROUND),
        lambda: end_scene(line, 170, CELL.h, column=False),
        lambda: end_scene(line, CELL.w, 116, column=True),
        lambda: seat_scene(seat, SIDE.w, 116),
    ):
        clear_caches()
        with writing() as sizes:
            draw()
        assert max(capitals(size) for style, size in sizes if style == "number") >= 8
    _left, top, _right, bottom = font("name", NAME_SIZE).getbbox("x", anchor="ls")
    assert (bottom - top) / PHONE >= 5


def test_a_picture_is_never_large() -> None:
    games = [list(played_through(seats, 7)) for seats in NUMBERS]
    states = [state for game in games for state in game[::9]]
    states += [crowded(seats, free) for seats in NUMBERS for free in (0, 3)]
    ends = [state for seats in NUMBERS for state in rounds(seats, 7)]
    scenes = [table_scene(public(state), NAMES, translate, NOBODY) for state in states]
    scenes += [phase_scene(public(state), NAMES, translate, NOBODY) for state in ends]
    assert max(len(scene.png()) for scene in scenes) <= 100 * 1024


@pytest.mark.parametrize(("ink", "ground"), INKS)
def test_writing_is_readable(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_everybody_tells_whose_stall_it_is_and_who_pays(blindness: str) -> None:
    for one, other in (*combinations(SEATS, 2), (PAYS, TAKES)):
        assert math.dist(seen(one, blindness), seen(other, blindness)) >= 20


def test_given_colours_stay_what_they_are() -> None:
    for colour in studio.palette.given:
        sprite = studio.sketch(4, 4, colour).sprite()
        assert set(sprite.tobytes()) == {studio.palette.index[colour]}

"""The palette is true to what is drawn, writing is large enough, files are small enough."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from render.fonts import font
from render.games.heller_und_pfennig.board import CELL
from render.games.heller_und_pfennig.card import CARD_IDS, card_scene
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
    say,
)
from tests.render.heller_und_pfennig.pictures import cards, others, tables
from tests.render.show import Draw
from tests.render.test_theme import BLINDNESS, contrast, seen
from tests.render.truth import Recorded, clear_caches, looks, psnr, recorded, true_colours

ENOUGH = 40
PHONE = 1100 / 300
"""Pixels of the picture for one on a phone."""

NOBODY: frozenset[int] = frozenset()


def some() -> Iterator[tuple[str, Draw]]:
    yield from tables()
    yield from others()
    yield from list(cards())[::5]


class Shown(NamedTuple):
    """What is drawn for pictures of every sort: sprites and how large is written in each style."""

    sprites: list[Recorded]
    sizes: set[tuple[str, int]]


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


@pytest.fixture(scope="module")
def shown() -> Shown:
    with writing() as sizes, recorded() as found:
        for _name, draw in some():
            draw()
    return Shown(found, sizes)


def test_every_sprite_is_true_to_its_drawing(shown: Shown) -> None:
    assert len(shown.sprites) > 400
    for each in shown.sprites:
        assert each.truth >= ENOUGH, each.image.size


def test_no_writing_is_too_small(shown: Shown) -> None:
    assert min(size for _style, size in shown.sizes) >= 20


@pytest.mark.parametrize("card_id", CARD_IDS)
def test_every_card_is_true_to_its_drawing(card_id: str) -> None:
    with recorded() as found:
        card_scene(card_id, say)
    assert all(each.truth >= ENOUGH for each in found)


def test_whole_tables_are_true() -> None:
    for name, draw in list(tables())[::4]:
        assert psnr(true_colours(draw), looks(draw())) >= ENOUGH, name


def capitals(size: int) -> float:
    """How high a digit of that size is on a phone."""
    _left, top, _right, bottom = font("number", size).getbbox("8", anchor="ls")
    return (bottom - top) / PHONE


def test_what_decides_is_read_on_a_phone() -> None:
    """Values, goods, what a line brings and money at least 8 pixels high, names 5."""
    view = public(crowded())
    seat = seat_lines(view, NAMES, say, NOBODY)[0]
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
    scenes = [table_scene(public(state), NAMES, say, NOBODY) for state in states]
    scenes += [phase_scene(public(state), NAMES, say, NOBODY) for state in ends]
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

"""Decisive information is large enough, colours are distinguishable, files are small enough."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any
from unittest.mock import patch

import pytest

from render.canvas import WIDTH
from render.fonts import font
from render.games.rattus_cartus.buildings import NAME_SIZE as HOUSE_NAME
from render.games.rattus_cartus.buildings import add_buildings
from render.games.rattus_cartus.header import HEADER_HEIGHT, add_header
from render.games.rattus_cartus.palette import TEXT_COLOUR_PAIRS, sprite_factory
from render.games.rattus_cartus.phase import phase_scene
from render.games.rattus_cartus.player_row import NAME_SIZE, player_row_scene, player_rows
from render.games.rattus_cartus.table import table_scene
from render.games.rattus_cartus.tracks import add_tracks, tracks_width
from render.rect import Rect
from render.sprites import Drawing
from render.theme import SEAT_COLOURS, Colour
from tests.render.games.rattus_cartus.drawn_states import (
    NAMES,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    resolved_buildings,
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


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_decisive_information_is_legible_on_a_phone(seats: int) -> None:
    """Actions of buildings, positions, cards and tokens are at least 8 pixels high, names 5."""
    view = public(random_states(seats, 5)[0])
    scene, width = sprite_factory.scene(), tracks_width(seats)
    for draw in (
        lambda: add_buildings(scene, view, Rect(10, 70, WIDTH - 20, 292), translate),
        lambda: add_tracks(scene, crowded(seats), Rect(10, 370, width, 308)),
        lambda: player_row_scene(player_rows(view, NAMES, translate, NOBODY)[0], 500, 57),
    ):
        clear_caches()
        with record_text_sizes() as sizes:
            draw()
        assert max(digit_height(size) for style, size in sizes if style == "number") >= 8
    for size in (NAME_SIZE, HOUSE_NAME):
        _left, top, _right, bottom = font("name", size).getbbox("x", anchor="ls")
        assert (bottom - top) / PICTURE_PIXELS_PER_PHONE_PIXEL >= 5


def test_round_is_legible_on_a_phone() -> None:
    clear_caches()
    scene = sprite_factory.scene()
    with record_text_sizes() as sizes:
        add_header(scene, crowded(), Rect(10, 10, WIDTH - 20, HEADER_HEIGHT), translate)
    assert min(size for _style, size in sizes) >= 34


def test_files_are_small() -> None:
    games = [random_states(seats, 7) for seats in SEAT_COUNTS]
    views = [public(state) for game in games for state in game[::30]]
    views += [crowded(seats) for seats in SEAT_COUNTS]
    scenes = [table_scene(view, NAMES, translate, NOBODY) for view in views]
    scenes += [
        phase_scene(public(phase.state), phase.events, NAMES, translate, NOBODY)
        for seats in SEAT_COUNTS
        for phase in resolved_buildings(seats, 7)[::3]
    ]
    assert max(len(scene.to_png()) for scene in scenes) <= 80 * 1024


@pytest.mark.parametrize(("ink", "ground"), TEXT_COLOUR_PAIRS)
def test_text_is_legible(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_disc_owners_are_distinguishable_with_colour_blindness(blindness: str) -> None:
    for first, second in combinations(SEAT_COLOURS, 2):
        assert math.dist(seen(first, blindness), seen(second, blindness)) >= 20


def test_exact_colours_are_kept() -> None:
    for colour in sprite_factory.palette.exact_colours:
        sprite = sprite_factory.drawing(4, 4, colour).sprite()
        assert set(sprite.tobytes()) == {sprite_factory.palette.index[colour]}

"""Decisive information is large enough, colours are distinguishable, files are small enough."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations
from typing import Any
from unittest.mock import patch

import pytest

from engine.games.rattus_cartus.buildings import BUILDINGS
from render.canvas import WIDTH
from render.contract.caches import clear_caches
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.effects import effects
from render.games.rattus_cartus.header import HEADER_HEIGHT, add_header
from render.games.rattus_cartus.house import NAME_SIZE as HOUSE_NAME
from render.games.rattus_cartus.palette import TEXT_COLOUR_PAIRS, sprite_factory
from render.games.rattus_cartus.phase import phase_scene
from render.games.rattus_cartus.seat_panel import NAME_SIZE as SEAT_NAME
from render.games.rattus_cartus.table import table_scene
from render.rect import Rect
from render.sprites import Drawing
from render.theme import SEAT_COLOURS, Colour
from render.typefaces import Style, font
from tests.render.games.rattus_cartus.drawn_states import (
    CONTEXT,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    resolved_buildings,
    translate,
)
from tests.render.test_theme import BLINDNESS, contrast, seen

PHONE_WIDTH = 300
"""The width of a picture on a phone, in pixels."""

NOBODY: frozenset[int] = frozenset()


@contextmanager
def record_texts() -> Iterator[set[tuple[str, Style, int]]]:
    """Record all text that is drawn with its style and size."""
    texts: set[tuple[str, Style, int]] = set()
    write = Drawing.text

    def text(drawing: Drawing, *arguments: Any, **keywords: Any) -> None:
        texts.add(arguments[2:5])
        write(drawing, *arguments, **keywords)

    with patch.object(Drawing, "text", text):
        yield texts


def size_on_phone(letter: str, style: Style, size: int) -> float:
    """Return the height of a letter of that font size on a phone, in pixels."""
    _left, top, _right, bottom = font(style, size).getbbox(letter, anchor="ls")
    return (bottom - top) * PHONE_WIDTH / WIDTH


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_decisive_information_is_legible_on_a_phone(seats: int) -> None:
    """What buildings do is at least 7.5 pixels high, cards in hand 6.5, influence 5.4, names 5."""
    view = replace(crowded(seats), last_round=False)
    clear_caches()
    with record_texts() as texts:
        table_scene(view, changes_of(view, ()), CONTEXT)
    sizes: dict[str, int] = {}
    for text, style, size in texts:
        if style == "number":
            sizes[text] = max(size, sizes.get(text, 0))
    facts = [effects(BUILDINGS[building.building], last_round=False) for building in view.row]
    for run in {run for both in facts for effect in both for run in effect}:
        if isinstance(run[0], str):
            assert size_on_phone("8", "number", sizes[run[0]]) >= 7.5, run
    for player in view.players:
        assert size_on_phone("8", "number", sizes[str(player.hand_size)]) >= 6.5
        for track in view.tracks:
            assert size_on_phone("8", "number", sizes[str(track.heights[player.seat])]) >= 5.4
    for size in (SEAT_NAME, HOUSE_NAME):
        assert size_on_phone("x", "label", size) >= 5


def test_round_and_decision_are_legible_on_a_phone() -> None:
    clear_caches()
    scene = sprite_factory.scene()
    with record_texts() as texts:
        add_header(scene, crowded(), Rect(8, 8, WIDTH - 16, HEADER_HEIGHT), translate)
    assert all(size_on_phone("x", style, size) >= 4.5 for _text, style, size in texts)


def test_no_text_is_smaller_than_20_pixels() -> None:
    clear_caches()
    with record_texts() as texts:
        for seats in SEAT_COUNTS:
            view = crowded(seats)
            table_scene(view, changes_of(view, ()), CONTEXT)
    assert min(size for _text, _style, size in texts) >= 20


def test_files_are_small() -> None:
    games = [random_states(seats, 7) for seats in SEAT_COUNTS]
    views = [public(state) for game in games for state in game[::30]]
    views += [crowded(seats) for seats in SEAT_COUNTS]
    scenes = [table_scene(view, changes_of(view, ()), CONTEXT) for view in views]
    scenes += [
        phase_scene(public(phase.state), phase.events, CONTEXT)
        for seats in SEAT_COUNTS
        for phase in resolved_buildings(seats, 7)[::3]
    ]
    assert max(len(scene.to_png()) for scene in scenes) <= 100 * 1024


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

"""The palette is true to what is drawn, writing is large enough, files are small enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from PIL import Image

from engine.games.saint_petersburg.cards import KIND_IDS
from render.canvas import HEIGHT, WIDTH
from render.games.saint_petersburg.board import table_scene
from render.games.saint_petersburg.card import card_scene
from render.sprites import Sketch, Sprite
from tests.engine.playing import seats_of
from tests.render.pictures import Draw, cards, others, tables
from tests.render.tables import GAME, NAMES, full, played_through, public, say
from tests.render.truth import psnr, recorded, seen, true_colours

ENOUGH = 40


def some() -> Iterator[tuple[str, Draw]]:
    yield from tables()
    yield from others()
    yield from list(cards())[::5]


class Shown(NamedTuple):
    """What is drawn for pictures of every sort: sprites and how large is written in each style."""

    sprites: list[tuple[Image.Image, Sprite]]
    sizes: set[tuple[str, int]]


@pytest.fixture(scope="module")
def shown() -> Shown:
    sizes: set[tuple[str, int]] = set()
    write = Sketch.text

    def text(sketch: Sketch, *arguments: Any, **named: Any) -> None:
        sizes.add(arguments[3:5])
        write(sketch, *arguments, **named)

    with patch.object(Sketch, "text", text), recorded() as found:
        for _name, draw in some():
            draw()
    return Shown(found, sizes)


def test_every_sprite_is_true_to_its_drawing(shown: Shown) -> None:
    assert len(shown.sprites) > 500
    for image, sprite in shown.sprites:
        assert psnr(image, seen(sprite)) >= ENOUGH, image.size


def test_no_writing_is_too_small(shown: Shown) -> None:
    assert min(size for _style, size in shown.sizes) >= 20


@pytest.mark.parametrize("kind", KIND_IDS)
def test_every_card_is_true_to_its_drawing(kind: str) -> None:
    with recorded() as found:
        card_scene(kind, "new_society", say)
    assert all(psnr(image, seen(sprite)) >= ENOUGH for image, sprite in found)


def test_whole_tables_are_true() -> None:
    for name, draw in list(tables())[::3]:
        assert psnr(true_colours(draw), seen(draw().painted())) >= ENOUGH, name


def test_a_picture_is_never_square_and_never_large() -> None:
    assert WIDTH / HEIGHT >= 1.57
    states = [s for seats in seats_of(GAME) for s in list(played_through(seats, 7))[::24]]
    crowded = [full(seats, kinds) for seats in seats_of(GAME) for kinds in (8, 16, 25)]
    for state in (*states, *crowded):
        assert len(table_scene(public(state), NAMES, say).png()) <= 100 * 1024

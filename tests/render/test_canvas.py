"""Scenes become PNG files with the right pixels, checked with Pillow."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from render.canvas import HEIGHT, WIDTH, encode_png
from render.games.saint_petersburg.changes import changes_of
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.table import table_scene
from render.kit.focus import add_ring
from render.rect import Rect
from render.theme import GOLD, INK, WHITE
from tests.render.games.saint_petersburg.drawn_states import CONTEXT, overfull_table, public

PALETTE = sprite_factory.palette
COLOURS = WHITE, INK, GOLD


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (256, 5), (301, 99)])
def test_pillow_reads_the_same_pixels(size: tuple[int, int]) -> None:
    width, height = size
    pixels = [Random(1).randbytes(width) for _ in range(height)]
    lines = b"".join(b"\0" + line for line in pixels)
    image = _read(encode_png(lines, width, height, PALETTE.rgb_bytes))
    assert image.size == size
    assert image.tobytes() == b"".join(pixels)
    assert image.getpalette() == [part for colour in PALETTE.colours for part in colour]


def test_wrong_size_is_rejected() -> None:
    with pytest.raises(ValueError, match="lines"):
        encode_png(b"\0" * 10, 4, 3, PALETTE.rgb_bytes)


def test_png_has_the_pixels_of_its_scene() -> None:
    view = public(overfull_table())
    scene = table_scene(view, changes_of(view, ()), CONTEXT)
    image = _read(scene.to_png())
    assert image.size == (WIDTH, HEIGHT)
    assert image.tobytes() == scene.flatten().tobytes()


def test_png_has_no_pixels_of_earlier_scenes() -> None:
    """Also with the same background, with panels and sprites in the same places, and with rings."""
    rng = Random(5)
    for _ in range(300):
        scene = sprite_factory.scene()
        for row in range(2):
            y, height = 100 + 100 * row, rng.choice((60, 80))
            if rng.random() < 0.7:
                scene.add_background(20, y, sprite_factory.solid(400, height, rng.choice(COLOURS)))
            for column in range(2):
                if rng.random() < 0.8:
                    sprite = sprite_factory.solid(100, 40, rng.choice(COLOURS))
                    scene.add(30 + 150 * column, y + 10, sprite)
            if rng.random() < 0.3:
                add_ring(scene, Rect(10, y - 20, 200, 90))
        assert _read(scene.to_png()).tobytes() == scene.flatten().tobytes()


def test_png_has_its_own_background_if_all_else_is_as_in_the_scene_before() -> None:
    for colour in COLOURS:
        scene = sprite_factory.scene(sprite_factory.page_background(colour=colour))
        scene.add(20, 100, sprite_factory.solid(300, 40, WHITE))
        assert _read(scene.to_png()).tobytes() == scene.flatten().tobytes()


def test_scene_can_be_extended_after_encoding() -> None:
    scene = sprite_factory.scene()
    scene.add(20, 100, sprite_factory.solid(300, 40, WHITE))
    before = scene.to_png()
    scene.add(20, 200, sprite_factory.solid(300, 40, INK))
    assert scene.to_png() != before
    assert _read(scene.to_png()).tobytes() == scene.flatten().tobytes()


def _read(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file))

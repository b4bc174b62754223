"""The PNG writer, checked by Pillow's reader."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from render.canvas import HEIGHT, WIDTH
from render.encode import png
from render.games.saint_petersburg.board import table_scene
from render.games.saint_petersburg.palette import studio
from render.theme import GOLD, INK, WHITE
from tests.render.saint_petersburg.tables import NAMES, full, public, translate

PALETTE = studio.palette
COLOURS = WHITE, INK, GOLD


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (256, 5), (301, 99)])
def test_pillow_reads_the_same_pixels(size: tuple[int, int]) -> None:
    width, height = size
    pixels = [Random(1).randbytes(width) for _ in range(height)]
    lines = b"".join(b"\0" + line for line in pixels)
    image = _read(png(lines, width, height, PALETTE.table))
    assert image.size == size
    assert image.tobytes() == b"".join(pixels)
    assert image.getpalette() == [part for colour in PALETTE.colours for part in colour]


def test_lines_must_fit_the_size() -> None:
    with pytest.raises(ValueError, match="lines"):
        png(b"\0" * 10, 4, 3, PALETTE.table)


def test_a_scene_is_encoded_as_it_is_painted() -> None:
    scene = table_scene(public(full()), NAMES, translate)
    image = _read(scene.png())
    assert image.size == (WIDTH, HEIGHT)
    assert image.tobytes() == scene.painted().tobytes()


def test_nothing_is_left_of_the_pictures_before() -> None:
    """Also where two have the same ground, and where panels and sprites lie in the same places."""
    chance = Random(5)
    for _ in range(300):
        scene = studio.scene()
        for row in range(2):
            y, high = 100 + 100 * row, chance.choice((60, 80))
            if chance.random() < 0.7:
                scene.panel(20, y, studio.flat(400, high, chance.choice(COLOURS)))
            for column in range(2):
                if chance.random() < 0.8:
                    sprite = studio.flat(100, 40, chance.choice(COLOURS))
                    scene.put(30 + 150 * column, y + 10, sprite)
        assert _read(scene.png()).tobytes() == scene.painted().tobytes()


def test_a_scene_can_grow_after_it_was_encoded() -> None:
    scene = studio.scene()
    scene.put(20, 100, studio.flat(300, 40, WHITE))
    before = scene.png()
    scene.put(20, 200, studio.flat(300, 40, INK))
    assert scene.png() != before
    assert _read(scene.png()).tobytes() == scene.painted().tobytes()


def _read(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file))

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
from render.theme import INK, WHITE
from tests.render.saint_petersburg.tables import NAMES, full, public, say

PALETTE = studio.palette


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (256, 5), (301, 99)])
def test_pillow_reads_the_same_pixels(size: tuple[int, int]) -> None:
    width, height = size
    pixels = [Random(1).randbytes(width) for _ in range(height)]
    lines = b"".join(b"\0" + line for line in pixels)
    image = Image.open(io.BytesIO(png(lines, width, height, PALETTE.table)))
    assert image.size == size
    assert image.tobytes() == b"".join(pixels)
    assert image.getpalette() == [part for colour in PALETTE.colours for part in colour]


def test_lines_must_fit_the_size() -> None:
    with pytest.raises(ValueError, match="lines"):
        png(b"\0" * 10, 4, 3, PALETTE.table)


def test_a_scene_is_encoded_as_it_is_painted() -> None:
    scene = table_scene(public(full()), NAMES, say)
    image = Image.open(io.BytesIO(scene.png()))
    assert image.size == (WIDTH, HEIGHT)
    assert image.tobytes() == scene.painted().tobytes()


def test_nothing_is_left_of_the_pictures_before() -> None:
    """Also where two have the same ground, and where sprites lie in the same places."""
    chance = Random(5)
    for _ in range(60):
        scene = studio.scene()
        for row in range(3):
            if chance.random() < 0.7:
                high = chance.choice((40, 60))
                colour = chance.choice((WHITE, INK))
                scene.put(20, 100 + 100 * row, studio.flat(300, high, colour))
        image = Image.open(io.BytesIO(scene.png()))
        assert image.tobytes() == scene.painted().tobytes()

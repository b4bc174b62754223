"""In every game, palettes reproduce drawings faithfully and text is large enough."""

from __future__ import annotations

from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from render.sprites import Drawing
from tests.contract.render_adapters import RENDER_ADAPTERS
from tests.support.render.colour_fidelity import (
    RecordedSprite,
    psnr,
    record_sprites,
    render_in_full_colour,
    scene_to_rgb,
)

ENOUGH = 40
"""The minimum PSNR in dB: the difference is hardly visible."""

MIN_TEXT_SIZE = 20
"""The minimum font size in pixels."""


class RecordedPictures(NamedTuple):
    """All sprites of pictures of every sort, and the font sizes by style."""

    sprites: list[RecordedSprite]
    sizes: set[tuple[str, int]]


@pytest.fixture(scope="module", params=RENDER_ADAPTERS)
def recorded_pictures(request: pytest.FixtureRequest) -> RecordedPictures:
    sizes: set[tuple[str, int]] = set()
    write = Drawing.text

    def text(sketch: Drawing, *arguments: Any, **named: Any) -> None:
        sizes.add(arguments[3:5])
        write(sketch, *arguments, **named)

    with patch.object(Drawing, "text", text), record_sprites() as found:
        for _name, draw in RENDER_ADAPTERS[request.param].gallery():
            draw()
    return RecordedPictures(found, sizes)


def test_every_sprite_matches_its_drawing(recorded_pictures: RecordedPictures) -> None:
    assert len(recorded_pictures.sprites) > 500
    worst = min(recorded_pictures.sprites, key=lambda each: each.fidelity)
    assert worst.fidelity >= ENOUGH, worst.image.size


def test_no_text_is_too_small(recorded_pictures: RecordedPictures) -> None:
    assert min(size for _style, size in recorded_pictures.sizes) >= MIN_TEXT_SIZE


@pytest.mark.parametrize("game", RENDER_ADAPTERS)
def test_pictures_match_their_drawings(game: str) -> None:
    names, draws = zip(*list(RENDER_ADAPTERS[game].gallery())[::9], strict=True)
    for name, true, draw in zip(names, render_in_full_colour(draws), draws, strict=True):
        assert psnr(true, scene_to_rgb(draw())) >= ENOUGH, name

"""Colour fidelity of the palettes and legibility of the text in every game's pictures."""

from __future__ import annotations

from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from render.sprites import Drawing
from tests.contract.adapters import RENDER_ADAPTERS
from tests.support.render.colour_fidelity import (
    RecordedSprite,
    psnr,
    record_sprites,
    render_in_full_colour,
    scene_to_rgb,
)

MIN_PSNR = 40
"""Decibels of peak signal-to-noise ratio, above which a difference is hardly visible."""

MIN_TEXT_SIZE = 20
"""In pixels."""


class RecordedPictures(NamedTuple):
    """The sprites of a game's gallery, and the styles and sizes of its text."""

    sprites: list[RecordedSprite]
    sizes: set[tuple[str, int]]


@pytest.fixture(scope="module", params=RENDER_ADAPTERS)
def recorded_pictures(request: pytest.FixtureRequest) -> RecordedPictures:
    """The whole gallery of a game, drawn once."""
    sizes: set[tuple[str, int]] = set()
    draw_text = Drawing.text

    def text(drawing: Drawing, *args: Any, **kwargs: Any) -> None:
        sizes.add(args[3:5])
        draw_text(drawing, *args, **kwargs)

    with patch.object(Drawing, "text", text), record_sprites() as sprites:
        for _name, draw in RENDER_ADAPTERS[request.param].gallery():
            draw()
    return RecordedPictures(sprites, sizes)


def test_sprites_keep_their_colours(recorded_pictures: RecordedPictures) -> None:
    assert len(recorded_pictures.sprites) > 500
    worst = min(recorded_pictures.sprites, key=lambda sprite: sprite.fidelity)
    assert worst.fidelity >= MIN_PSNR, worst.image.size


def test_no_text_is_too_small(recorded_pictures: RecordedPictures) -> None:
    assert min(size for _style, size in recorded_pictures.sizes) >= MIN_TEXT_SIZE


@pytest.mark.parametrize("game", RENDER_ADAPTERS)
def test_whole_pictures_keep_their_colours(game: str) -> None:
    names, draws = zip(*list(RENDER_ADAPTERS[game].gallery())[::9], strict=True)
    full_colour = render_in_full_colour(draws)
    for name, expected, draw in zip(names, full_colour, draws, strict=True):
        assert psnr(expected, scene_to_rgb(draw())) >= MIN_PSNR, name

"""Palettes are true to what is drawn, and writing is large enough, in every game."""

from __future__ import annotations

from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from render.sprites import Drawing
from tests.render.shows import SHOWS
from tests.render.truth import Recorded, looks, psnr, recorded, true_colours

ENOUGH = 40
"""Decibels: what is drawn is hardly told from what it becomes."""

LEAST = 20
"""Pixels of the smallest writing."""


class Shown(NamedTuple):
    """What is drawn for pictures of every sort: sprites and how large is written in each style."""

    sprites: list[Recorded]
    sizes: set[tuple[str, int]]


@pytest.fixture(scope="module", params=SHOWS)
def shown(request: pytest.FixtureRequest) -> Shown:
    sizes: set[tuple[str, int]] = set()
    write = Drawing.text

    def text(sketch: Drawing, *arguments: Any, **named: Any) -> None:
        sizes.add(arguments[3:5])
        write(sketch, *arguments, **named)

    with patch.object(Drawing, "text", text), recorded() as found:
        for _name, draw in SHOWS[request.param].everything():
            draw()
    return Shown(found, sizes)


def test_every_sprite_is_true_to_its_drawing(shown: Shown) -> None:
    assert len(shown.sprites) > 500
    worst = min(shown.sprites, key=lambda each: each.truth)
    assert worst.truth >= ENOUGH, worst.image.size


def test_no_writing_is_too_small(shown: Shown) -> None:
    assert min(size for _style, size in shown.sizes) >= LEAST


@pytest.mark.parametrize("game", SHOWS)
def test_whole_pictures_are_true(game: str) -> None:
    names, draws = zip(*list(SHOWS[game].everything())[::9], strict=True)
    for name, true, draw in zip(names, true_colours(draws), draws, strict=True):
        assert psnr(true, looks(draw())) >= ENOUGH, name

"""The art is complete, in one style, and distinguishable."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops

from engine.games.saint_petersburg.cards import CARD_IDS, Colour, Phase, card_table
from render.art import DATA, SvgAsset, cover_fit, rasterize
from render.games.saint_petersburg.icons import SUITS, card_art, card_back, tool_icon
from tests.support.render.colour_fidelity import psnr

TABLE = card_table("new_society")


def test_every_card_and_back_has_art() -> None:
    tools = [tool_icon(symbol) for symbol in TABLE.symbol if symbol is not None]
    cards = [card_art(card) for card in range(len(CARD_IDS))]
    phases = [card_back(phase) for phase in Phase]
    for drawing in (*cards, *phases, *tools):
        assert (DATA / drawing.path).exists(), drawing
    assert len(set(cards)) == 62


def silhouette(card: int, width: int = 40) -> Image.Image:
    """Return where the figure covers background and ground, which are the first two shapes."""
    root = ElementTree.parse(DATA / card_art(card).path).getroot()  # noqa: S314 our own files
    backdrop_colour, ground_colour = (shape.get("fill", "") for shape in list(root)[:2])
    image = rasterize(card_art(card), width).convert("RGB")
    masks = []
    for colour in (backdrop_colour, ground_colour):
        solid = Image.new("RGB", image.size, colour)
        bands = ImageChops.difference(image, solid).split()
        difference = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
        masks.append(difference.point(lambda value: 255 * (value > 24)))
    return ImageChops.darker(*masks)


@pytest.mark.parametrize("colour", Colour)
def test_cards_of_a_suit_have_distinct_silhouettes(colour: Colour) -> None:
    shapes = {card: silhouette(card) for card in TABLE.by_colour[colour]}
    assert len(shapes) > 10
    for first, second in combinations(shapes, 2):
        both = ImageChops.darker(shapes[first], shapes[second]).histogram()[255]
        either = ImageChops.lighter(shapes[first], shapes[second]).histogram()[255]
        assert both / either < 0.85, (CARD_IDS[first], CARD_IDS[second])


def test_suit_icons_are_distinguishable_without_colours() -> None:
    masks = [rasterize(icon, 20).getchannel("A") for icon in SUITS.values()]  # type: ignore[arg-type]
    for first, second in combinations(masks, 2):
        assert psnr(first, second) < 8


@pytest.mark.parametrize("size", [(120, 84), (90, 84), (160, 40), (34, 33), (60, 20), (24, 19)])
def test_art_covers_its_area(size: tuple[int, int]) -> None:
    for card in range(len(CARD_IDS)):
        assert cover_fit(card_art(card), *size).size == size


def test_art_is_not_distorted() -> None:
    asset = SvgAsset("saint_petersburg/art/judge.svg")
    wide_art = cover_fit(asset, 200, 84)
    assert wide_art.crop((40, 0, 160, 84)).tobytes() == cover_fit(asset, 120, 84).tobytes()

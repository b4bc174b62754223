"""The art is complete, in one style, and distinguishable."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.games.heller_und_pfennig.market import MAX_GOODS, MAX_SEATS
from engine.games.heller_und_pfennig.tiles import TILE_SET
from render.art import DATA, rasterize
from render.games.heller_und_pfennig.icons import (
    BACK,
    CLOTHS,
    COBBLES,
    COIN,
    cloth_icon,
    stall_art,
    tile_art,
)
from render.games.heller_und_pfennig.palette import sprite_factory
from render.icons import mask
from tests.support.render.colour_fidelity import psnr

ART = sorted((DATA / "heller_und_pfennig" / "art").glob("*.svg"))
SHAPES = {"svg", "g", "path", "rect", "circle", "ellipse", "polygon"}


def test_every_piece_has_its_picture_and_no_picture_is_left_over() -> None:
    tiles = {tile_art(tile) for tile in TILE_SET}
    stalls = {stall_art(goods) for goods in range(1, MAX_GOODS + 1)}
    cloths = {cloth_icon(seat) for seat in range(MAX_SEATS)}
    drawings = {*tiles, *stalls, *cloths, BACK, COBBLES, COIN}
    assert {DATA / drawing.path for drawing in drawings} == set(ART)
    assert len(tiles) == len(set(TILE_SET)) == 15


@pytest.mark.parametrize("file", ART, ids=lambda file: file.stem)
def test_drawings_are_small_and_flat(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text) <= 2500
    root = ElementTree.fromstring(text)  # noqa: S314 our own files
    assert root.get("viewBox") in ("0 0 96 96", "0 0 48 48")
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= SHAPES
    assert "opacity" not in text
    assert "href" not in text
    given = {
        "{:02X}{:02X}{:02X}".format(*colour) for colour in sprite_factory.palette.exact_colours
    }
    assert set(re.findall(r"#([0-9A-Fa-f]{6})", text)) <= given


def test_tiles_differ_when_they_are_as_small_as_on_a_phone() -> None:
    """Even without colours."""
    small = {tile: rasterize(tile_art(tile), 25).convert("L") for tile in set(TILE_SET)}
    for one, other in combinations(small, 2):
        assert psnr(small[one], small[other]) < 18


def test_the_cloths_of_the_seats_differ_without_their_colours() -> None:
    for one, other in combinations(range(MAX_SEATS), 2):
        large = [rasterize(cloth_icon(seat), 93).getchannel("A") for seat in (one, other)]
        assert psnr(*large) < 20
        assert psnr(mask(CLOTHS[one], 24, 28), mask(CLOTHS[other], 24, 28)) < 20

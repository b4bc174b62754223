"""The art is complete, in one style, and distinguishable."""

from __future__ import annotations

from itertools import combinations

from engine.games.heller_und_pfennig.market import MAX_GOODS, MAX_SEATS
from engine.games.heller_und_pfennig.tiles import TILE_SET
from render.art import DATA, rasterize
from render.games.heller_und_pfennig.icons import (
    BACK,
    CLOTHS,
    COIN,
    cloth_icon,
    stall_art,
    tile_art,
)
from render.icons import mask
from tests.support.render.colour_fidelity import psnr

ART = sorted((DATA / "heller_und_pfennig" / "art").glob("*.svg"))


def test_art_is_complete_without_unused_files() -> None:
    tiles = {tile_art(tile) for tile in TILE_SET}
    stalls = {stall_art(goods) for goods in range(1, MAX_GOODS + 1)}
    cloths = {cloth_icon(seat) for seat in range(MAX_SEATS)}
    drawings = {*tiles, *stalls, *cloths, BACK, COIN}
    assert {DATA / drawing.path for drawing in drawings} == set(ART)
    assert len(tiles) == len(set(TILE_SET)) == 15


def test_tiles_are_distinguishable_on_a_phone() -> None:
    """Even without colours."""
    small = {tile: rasterize(tile_art(tile), 25).convert("L") for tile in set(TILE_SET)}
    for first, second in combinations(small, 2):
        assert psnr(small[first], small[second]) < 18


def test_cloths_are_distinguishable_without_colours() -> None:
    for first, second in combinations(range(MAX_SEATS), 2):
        large = [rasterize(cloth_icon(seat), 93).getchannel("A") for seat in (first, second)]
        assert psnr(*large) < 20
        assert psnr(mask(CLOTHS[first], 24, 28), mask(CLOTHS[second], 24, 28)) < 20

"""The art is complete, in one style, and distinguishable."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.games.rattus_cartus.buildings import BUILDING_KINDS
from engine.games.rattus_cartus.cards import CARD_IDS, CLASS_COUNT
from render.art import DATA, SvgAsset, rasterize
from render.games.rattus_cartus import icons
from render.games.rattus_cartus.icons import SUITS, building_art, card_art, person_art
from render.games.rattus_cartus.palette import sprite_factory
from render.icons import mask
from tests.support.render.colour_fidelity import psnr

ART = sorted((DATA / "rattus_cartus" / "art").glob("*.svg"))
SHAPES = {"svg", "g", "path", "rect", "circle", "ellipse", "polygon"}
BUILDING_ART = {building_art(kind) for kind in BUILDING_KINDS}


def test_art_is_complete_without_unused_files() -> None:
    assets = {value for value in vars(icons).values() if isinstance(value, SvgAsset)}
    cards = {card_art(card) for card in range(len(CARD_IDS))}
    assert {DATA / asset.path for asset in {*BUILDING_ART, *cards, *SUITS, *assets}} == set(ART)
    assert len(BUILDING_ART) == 12
    assert {person_art(cls) for cls in range(CLASS_COUNT)} < cards


@pytest.mark.parametrize("file", ART, ids=lambda file: file.stem)
def test_drawings_are_small_and_flat(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text) <= 2500
    root = ElementTree.fromstring(text)  # noqa: S314 our own files
    backdrops = {"street": "0 0 250 96", "town": "0 0 1100 688"}
    assert root.get("viewBox") in (backdrops.get(file.stem, "0 0 96 96"), "0 0 48 48")
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= SHAPES
    assert "opacity" not in text
    assert "href" not in text
    given = {
        "{:02X}{:02X}{:02X}".format(*colour) for colour in sprite_factory.palette.exact_colours
    }
    assert set(re.findall(r"#([0-9A-Fa-f]{6})", text)) <= given


def test_buildings_and_persons_are_distinguishable_on_a_phone() -> None:
    """Even without colours."""
    persons = {person_art(cls) for cls in range(CLASS_COUNT)}
    for assets in (BUILDING_ART, persons):
        small = {asset: rasterize(asset, 28).convert("L") for asset in assets}
        for first, second in combinations(small, 2):
            assert psnr(small[first], small[second]) < 18


def test_class_icons_are_distinguishable_without_colours() -> None:
    for first, second in combinations(SUITS, 2):
        assert psnr(mask(first, 12, 12), mask(second, 12, 12)) < 12

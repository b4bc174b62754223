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
HOUSES = {building_art(kind) for kind in BUILDING_KINDS}


def test_every_piece_has_its_picture_and_no_picture_is_left_over() -> None:
    signs = {each for each in vars(icons).values() if isinstance(each, SvgAsset)}
    cards = {card_art(card) for card in range(len(CARD_IDS))}
    assert {DATA / drawing.path for drawing in {*HOUSES, *cards, *SUITS, *signs}} == set(ART)
    assert len(HOUSES) == 12
    assert {person_art(cls) for cls in range(CLASS_COUNT)} < cards


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


def test_buildings_and_persons_differ_when_they_are_as_small_as_on_a_phone() -> None:
    """Even without colours."""
    persons = {person_art(cls) for cls in range(CLASS_COUNT)}
    for drawings in (HOUSES, persons):
        small = {drawing: rasterize(drawing, 28).convert("L") for drawing in drawings}
        for one, other in combinations(small, 2):
            assert psnr(small[one], small[other]) < 18


def test_the_signs_of_the_classes_differ_without_their_colours() -> None:
    for one, other in combinations(SUITS, 2):
        assert psnr(mask(one, 12, 12), mask(other, 12, 12)) < 12

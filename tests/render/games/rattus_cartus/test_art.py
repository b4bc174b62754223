"""The art is complete, in one style, and distinguishable."""

from __future__ import annotations

from itertools import combinations

from engine.games.rattus_cartus.buildings import BUILDING_KINDS
from engine.games.rattus_cartus.cards import CARD_IDS, CLASS_COUNT
from render.art import DATA, SvgAsset, rasterize
from render.games.rattus_cartus import icons
from render.games.rattus_cartus.icons import SUITS, building_art, card_art, person_art
from render.icons import mask
from tests.support.render.colour_fidelity import psnr

ART = sorted((DATA / "rattus_cartus" / "art").glob("*.svg"))
BUILDING_ART = {building_art(kind) for kind in BUILDING_KINDS}


def test_art_is_complete_without_unused_files() -> None:
    assets = {value for value in vars(icons).values() if isinstance(value, SvgAsset)}
    cards = {card_art(card) for card in range(len(CARD_IDS))}
    assert {DATA / asset.path for asset in {*BUILDING_ART, *cards, *SUITS, *assets}} == set(ART)
    assert len(BUILDING_ART) == 12
    assert {person_art(cls) for cls in range(CLASS_COUNT)} < cards


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

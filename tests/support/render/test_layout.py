"""The layout check detects each kind of fault."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from render.canvas import Scene
from render.games.saint_petersburg.palette import sprite_factory
from render.rect import Rect
from render.theme import INK
from tests.support.render.layout import check_layout, overlapping_pairs


def scene(panels: tuple[Rect, ...], sprites: tuple[Rect, ...]) -> Scene:
    scene = sprite_factory.scene(sprite_factory.solid(100, 100, INK))
    for rect in panels:
        scene.add_background(rect.x, rect.y, sprite_factory.solid(rect.w, rect.h, INK))
    for rect in sprites:
        scene.add(rect.x, rect.y, sprite_factory.solid(rect.w, rect.h, INK))
    return scene


PANEL = Rect(10, 10, 50, 50)


def test_adjacent_rectangles_pass() -> None:
    check_layout(scene((PANEL, Rect(60, 10, 20, 20)), (Rect(10, 10, 20, 20), Rect(30, 10, 20, 20))))


@pytest.mark.parametrize(
    ("panels", "sprites"),
    [
        ((), (Rect(10, 10, 20, 20), Rect(29, 29, 5, 5))),
        ((PANEL, Rect(59, 59, 20, 20)), ()),
        ((), (Rect(90, 10, 20, 20),)),
        ((PANEL,), (Rect(50, 20, 20, 20),)),
    ],
    ids=["two sprites", "two panels", "over the edge", "half on a panel"],
)
def test_overlaps_are_detected(panels: tuple[Rect, ...], sprites: tuple[Rect, ...]) -> None:
    with pytest.raises(AssertionError):
        check_layout(scene(panels, sprites))


def test_overlapping_pairs_are_complete() -> None:
    rng = Random(3)
    for _ in range(200):
        rects = [Rect(*(rng.randrange(1, 30) for _ in range(4))) for _ in range(12)]
        pairs = {frozenset(pair) for pair in combinations(rects, 2) if pair[0].overlaps(pair[1])}
        assert {frozenset(pair) for pair in overlapping_pairs(rects)} == pairs

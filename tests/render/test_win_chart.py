"""The chart of a review: its marks are legible, and its alt text gives the values."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

from bot.registry import GAME_UIS
from render.canvas import HEIGHT, WIDTH
from render.picture import ALT_LIMIT
from render.registry import RENDERERS
from render.win_chart import (
    _MARK_SIZE,
    _PLOT_AREA,
    ReviewedDecisions,
    _distribute_marks,
    win_chart_alt,
    win_chart_picture,
)

UI = GAME_UIS["saint_petersburg"]
TRANSLATE = UI.texts.in_language("en")


@pytest.mark.parametrize("name", RENDERERS)
@pytest.mark.parametrize(
    ("win_shares", "marked_decisions"),
    [((0.5,), (0,)), ((0.0, 1.0), ()), ((0.25,) * 120, (3, 2, 119, 118, 0))],
)
def test_win_chart_can_be_drawn_in_every_palette(
    name: str, win_shares: tuple[float, ...], marked_decisions: tuple[int, ...]
) -> None:
    renderer, translate = RENDERERS[name], GAME_UIS[name].texts.in_language("de")
    palette, skin = renderer.palette, renderer.skin
    decisions = ReviewedDecisions(win_shares, marked_decisions)
    picture = win_chart_picture(palette, skin, decisions, translate)
    assert Image.open(io.BytesIO(picture.png)).size == (WIDTH, HEIGHT)
    assert picture == win_chart_picture(palette, skin, decisions, translate)
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize(
    "preferred", [(120.0, 121.0, 122.0), (1040.0, 1040.0, 1039.0, 130.0), (500.0,), ()]
)
def test_marks_do_not_overlap(preferred: tuple[float, ...]) -> None:
    positions = sorted(_distribute_marks(preferred))
    assert all(_PLOT_AREA.x <= position <= _PLOT_AREA.right for position in positions)
    assert all(right - left > _MARK_SIZE for left, right in pairwise(positions))


def test_isolated_mark_is_at_its_decision() -> None:
    assert _distribute_marks([300.0, 900.0]) == [300, 900]


def test_alt_text_gives_the_first_and_last_share() -> None:
    assert win_chart_alt(ReviewedDecisions((0.5, 0.25, 1.0), (1,)), TRANSLATE) == (
        "How often you’d have won, over 3 decisions: 50% after the first, 100% after the last."
        " Mark 1: decision 2, 25% after it."
    )

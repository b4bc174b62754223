"""Rectangles divide without overlaps and with the gaps asked for."""

from __future__ import annotations

from itertools import pairwise

import pytest

from render.rect import Rect, enclosing

AREA = Rect(10, 20, 307, 203)


@pytest.mark.parametrize("number", [1, 2, 5])
@pytest.mark.parametrize("gap", [0, 7])
def test_columns_and_rows_are_equal_and_apart(number: int, gap: int) -> None:
    columns, rows = AREA.columns(number, gap), AREA.rows(number, gap)
    assert len({(each.w, each.y, each.h) for each in columns}) == 1
    assert len({(each.x, each.w, each.h) for each in rows}) == 1
    assert all(second.x - first.right == gap for first, second in pairwise(columns))
    assert all(second.y - first.bottom == gap for first, second in pairwise(rows))
    assert all(AREA.contains(each) for each in (*columns, *rows))
    assert columns[0].x == AREA.x
    assert AREA.right - columns[-1].right < number


@pytest.mark.parametrize("side", ["left", "right", "top", "bottom"])
def test_split_leaves_the_rest_beyond_a_gap(side: str) -> None:
    part, rest = getattr(AREA, f"split_{side}")(40, 6)
    assert AREA.contains(part)
    assert AREA.contains(rest)
    assert not part.overlaps(rest)
    sideways = side in ("left", "right")
    assert (part.w if sideways else part.h) == 40
    assert (part.w + rest.w if sideways else part.h + rest.h) == (
        AREA.w - 6 if sideways else AREA.h - 6
    )


def test_inset_and_centre() -> None:
    assert AREA.inset(4) == Rect(14, 24, 299, 195)
    assert AREA.inset(4, 0) == Rect(14, 20, 299, 203)
    assert AREA.inset(-2).contains(AREA)
    assert AREA.centred(7, 3).middle == AREA.middle


def test_enclosing_rectangle_is_the_smallest() -> None:
    parts = AREA.inset(9).columns(3, 5)
    assert enclosing(parts).contains(parts[0])
    assert enclosing(parts) == Rect(
        parts[0].x, parts[0].y, parts[-1].right - parts[0].x, parts[0].h
    )
    assert enclosing([AREA]) == AREA

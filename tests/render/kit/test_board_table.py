"""Tables on a board: what is left out, and where names are."""

from __future__ import annotations

from render.canvas import SpriteFactory
from render.kit.board_table import Column, TableRow, table_scene
from render.registry import RENDERERS

RENDERER = RENDERERS["saint_petersburg"]
POINTS, LOT = Column("points", 110), Column("lot", 66)


def drawn(columns: list[Column], *rows: TableRow) -> bytes:
    return table_scene(
        SpriteFactory(RENDERER.palette), RENDERER.skin, "Cup", columns, rows
    ).to_png()


def test_a_column_without_figures_is_left_out() -> None:
    without = drawn([POINTS], TableRow(1, "Eve", ("3",)), TableRow(2, "Max", ("2",)))
    assert drawn([POINTS, LOT], TableRow(1, "Eve", ("3", "")), TableRow(2, "Max", ("2", ""))) == (
        without
    )
    assert drawn([POINTS, LOT], TableRow(1, "Eve", ("3", "")), TableRow(2, "Max", ("2", "8"))) != (
        without
    )


def test_a_mark_without_a_place_stands_in_its_stead() -> None:
    assert drawn([POINTS], TableRow(None, "Hard", ("1800",), "AI")) != drawn(
        [POINTS], TableRow(4, "Hard", ("1800",), "AI")
    )

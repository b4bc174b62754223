"""A ledger: a small table of amounts whose columns and rows are headed by signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.fonts import text_width
from render.icons import Icon
from render.kit.skin import Skin
from render.rect import Rect
from render.sprites import Drawing
from render.theme import WHITE, Colour

_BORDER, _RADIUS = 3, 6


class LedgerCell(NamedTuple):
    """An amount, empty for nothing.

    It has an accent if it has `changed`, with the `change` in its corner if there is room, else a
    fill of its own or none.
    """

    text: str
    changed: bool = False
    change: str = ""
    fill: Colour | None = None


class LedgerColumn(NamedTuple):
    """The sign that heads a column, its colour, and a cell for each row.

    The sign is drawn in an `ink`, or without one in its own colours.
    """

    sign: Icon
    colour: Colour
    cells: tuple[LedgerCell, ...]
    ink: Colour | None = WHITE


class LedgerLayout(NamedTuple):
    """The sizes of a ledger in pixels. Without a head, the signs stand elsewhere."""

    head: int
    row: int
    size: int
    gap: int = 4

    def split(self, area: Rect) -> tuple[Rect, Rect]:
        """Return the areas of the signs of the rows and of the columns."""
        return area.split_left(self.sign, self.gap)

    @property
    def sign(self) -> int:
        """The size of the signs of the rows."""
        return min(self.row - 6, 28)


def draw_ledger_head(drawing: Drawing, area: Rect, column: LedgerColumn) -> None:
    """Draw the sign of a column on its colour."""
    drawing.rounded_rect(*area, _RADIUS, column.colour)
    size = min(area.h - 4, area.w - 4)
    x, y = area.middle
    drawing.icon(column.sign, x - size // 2, y - size // 2, size, column.ink)


def draw_ledger(
    drawing: Drawing,
    area: Rect,
    rows: Sequence[Icon],
    columns: Sequence[LedgerColumn],
    layout: LedgerLayout,
    skin: Skin,
) -> None:
    """Draw the signs of the rows on the left, and the columns with their cells."""
    signs, columns_area = layout.split(area)
    draw_row_signs(drawing, signs, rows, layout)
    for column, rect in zip(columns, columns_area.columns(len(columns), layout.gap), strict=True):
        draw_column(drawing, rect, column, layout, skin)


def draw_row_signs(
    drawing: Drawing, area: Rect, rows: Sequence[Icon], layout: LedgerLayout
) -> None:
    """Draw the signs of the rows below the height of the head."""
    for sign, rect in zip(rows, area.split_top(layout.head)[1].rows(len(rows)), strict=True):
        place = rect.centred(layout.sign, layout.sign)
        drawing.icon(sign, place.x, place.y, layout.sign)


def draw_column(
    drawing: Drawing, area: Rect, column: LedgerColumn, layout: LedgerLayout, skin: Skin
) -> None:
    """Draw a column with its head, if it has one, and its cells."""
    drawing.rounded_rect(*area, _RADIUS, column.colour)
    head, cells = area.split_top(layout.head)
    if layout.head:
        draw_ledger_head(drawing, head, column)
    cells = cells.inset(_BORDER)
    if layout.head:
        cells = Rect(cells.x, cells.y - _BORDER, cells.w, cells.h + _BORDER)
    drawing.rounded_rect(*cells, _RADIUS - _BORDER, WHITE)
    for cell, rect in zip(column.cells, cells.rows(len(column.cells)), strict=True):
        _draw_cell(drawing, rect, cell, layout, skin)


def _draw_cell(
    drawing: Drawing, area: Rect, cell: LedgerCell, layout: LedgerLayout, skin: Skin
) -> None:
    fill = skin.accent if cell.changed else cell.fill
    if fill is not None:
        drawing.rect(*area, fill)
    x, y = area.middle
    if not cell.text:
        drawing.rounded_rect(x - 3, y - 3, 6, 6, 3, skin.ink)
        return
    size, ink = layout.size, skin.ink
    change_size = max(round(size * 0.6), 20)
    width = text_width(cell.text, "number", size)
    change_width = text_width(cell.change, "number", change_size)
    if cell.change and width + change_width <= area.w:
        left = area.x + (area.w - width - change_width) // 2
        drawing.text(left, y, cell.text, "number", size, ink)
        drawing.text(left + width, y - size // 7, cell.change, "number", change_size, ink)
    else:
        drawing.text(x, y, cell.text, "number", size, ink, "middle", area.w)

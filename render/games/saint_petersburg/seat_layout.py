"""Where the parts of a seat's panel are, by the number of seats."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from render.kit.ledger import LedgerLayout
from render.kit.seat_panel import ARROW_SPACE, SHADOW
from render.rect import Rect

MAX_HEIGHT = 302
"""The largest height of a panel."""

_GAP, _PENNANT_WIDTH = 6, 48


class SeatLayout(NamedTuple):
    """The parts of a panel, from the corner of its area, and the sizes of its text.

    With `tall` panels the facts are in a line below the ledger, else beside it.
    """

    panel: Rect
    pennant: Rect
    head: Rect
    ledger: Rect
    facts: Rect
    rows: LedgerLayout
    name_size: int
    points_size: int
    fact_size: int
    tall: bool

    @property
    def points_height(self) -> int:
        return self.head.h - 4

    def points_and_name(self, points_width: int) -> tuple[Rect, Rect]:
        """Return the areas of the points, and of the name in what they leave."""
        points, name = self.head.split_right(points_width, 6)
        return points.moved(0, 2)._replace(h=self.points_height), name

    def columns(self) -> list[Rect]:
        """Return the columns of the ledger, as `draw_ledger` divides it."""
        return self.rows.split(self.ledger)[1].columns(3, self.rows.gap)

    def fact_slots(self, area: Rect, facts: int, has_pill: bool) -> tuple[Rect | None, list[Rect]]:
        """Return the area of the pill, if there is one, and those of the facts.

        The last area is shared by all remaining facts, if the pill has taken that of one of them.
        """
        if self.tall:
            slots = area.columns(facts + 1, 4)
            return (slots[-1].inset(2, 2) if has_pill else None), slots[:facts]
        if (facts + 1) * 28 <= area.h:
            slots = area.rows(facts + 1)
            return (slots[0].inset(0, 1) if has_pill else None), slots[1:]
        slots = area.rows(facts)
        if not has_pill:
            return None, slots
        return slots[0].inset(0, 1), slots[1:]


@lru_cache(maxsize=32)
def layout_of(area: Rect, seats: int) -> SeatLayout:
    """Return the layout of a panel in an area of this size."""
    panel = Rect(ARROW_SPACE, 0, area.w - ARROW_SPACE, area.h - SHADOW)
    inside = panel.inset(6, 4)
    pennant, rest = inside.split_left(_PENNANT_WIDTH, 5)
    pennant = Rect(pennant.x, 0, pennant.w, panel.h - 8)
    tall = seats < 4
    if seats < 3:
        head, rest = rest.split_top(72)
        facts, ledger = rest.split_bottom(52, 4)
        rows = LedgerLayout(head=44, row=(ledger.h - 44) // 2, size=42)
        return SeatLayout(panel, pennant, head, ledger, facts, rows, 50, 60, 46, tall)
    if tall:
        head, rest = rest.split_top(54)
        facts, ledger = rest.split_bottom(38, 2)
        rows = LedgerLayout(head=32, row=(ledger.h - 32) // 2, size=36)
        return SeatLayout(panel, pennant, head, ledger, facts, rows, 44, 50, 36, tall)
    if seats == 4:
        head, rest = rest.split_top(50)
        ledger, facts = rest.split_left(188, 4)
        rows = LedgerLayout(head=28, row=(ledger.h - 28) // 2, size=34)
        return SeatLayout(panel, pennant, head, ledger, facts, rows, 39, 44, 31, tall)
    head, rest = rest.split_top(44)
    ledger, facts = rest.split_left(172, 4)
    rows = LedgerLayout(head=0, row=ledger.h // 2, size=34, gap=3)
    return SeatLayout(panel, pennant, head, ledger, facts, rows, 39, 44, 28, tall)


@lru_cache(maxsize=8)
def seat_areas(area: Rect, seats: int) -> tuple[Rect, ...]:
    """Return the areas of all panels, one below the other."""
    return tuple(
        part._replace(h=min(part.h, MAX_HEIGHT)).moved(0, index * min(0, MAX_HEIGHT - part.h))
        for index, part in enumerate(area.rows(seats, _GAP - SHADOW))
    )

"""Where the places of both rows are on the board."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from render.games.saint_petersburg.palette import SKIN
from render.rect import Rect
from render.theme import Colour

_COLUMNS, _LINES = 4, 2
_MARGIN, _GAP = 16, 10
"""The distance of the cards from the board's edge, and from each other, in pixels."""

_HEADING, _BELOW = 38, 9
"""The heights above the cards of a line, and below them."""


class BoardGrid(NamedTuple):
    """The upper row from the first place on, and the lower row up to the last one.

    A pending decision takes `decision_width` pixels on the left.
    """

    board: Rect
    upper: int
    lower: int
    decision_width: int = 0

    @property
    def inside(self) -> Rect:
        """The area of both rows with their headings."""
        area = self.board.inset(_MARGIN, 4)
        return area.split_left(self.decision_width, _GAP)[1] if self.decision_width else area

    @property
    def decision(self) -> Rect:
        """The area of a pending decision."""
        return self.board.inset(_MARGIN - 4, 14).split_left(self.decision_width)[0]

    @property
    def columns(self) -> int:
        return max(_COLUMNS, -(-(self.upper + self.lower) // _LINES))

    def lines(self) -> list[Rect]:
        """Return the areas of both lines, with the heading above the cards."""
        return self.inside.rows(_LINES)

    def places(self) -> tuple[Rect, ...]:
        """Return all places, line by line."""
        return _places(self)

    def occupied(self) -> list[Rect]:
        """Return the places of all cards of the upper row, then of the lower row."""
        places = self.places()
        return [*places[: self.upper], *places[len(places) - self.lower :]]

    @property
    def boundary(self) -> int:
        """The first place of the lower row: that of the last line, unless one row needs more."""
        if self.upper > self.columns:
            return self.upper
        return self.columns * _LINES - max(self.lower, self.columns)

    def headings(self) -> tuple[Rect, Rect]:
        """Return the areas above the cards of each line."""
        first, second = (line._replace(h=_HEADING) for line in self.lines())
        return first, second

    @property
    def lower_begins_above(self) -> bool:
        """Whether the lower row begins in the first line."""
        return self.boundary < self.columns

    @property
    def lower_heading(self) -> Rect | None:
        """The area for the name of the lower row, above its first place."""
        places = self.places()
        if self.boundary == len(places):
            return None
        heading = self.headings()[0 if self.lower_begins_above else 1]
        left = places[self.boundary].x
        return heading._replace(x=left, w=heading.right - left)

    def grounds(self) -> list[Colour]:
        """Return the colour below each occupied place."""
        return [SKIN.board] * self.upper + [SKIN.recess] * self.lower


@lru_cache(maxsize=32)
def _places(grid: BoardGrid) -> tuple[Rect, ...]:
    cards = (
        Rect(line.x, line.y + _HEADING, line.w, line.h - _HEADING - _BELOW) for line in grid.lines()
    )
    return tuple(place for line in cards for place in line.columns(grid.columns, _GAP))

"""Rectangles in whole pixels, and how a layout divides them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle in whole pixels. Its parts leave `gap` pixels between each other."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        """The coordinates of the centre."""
        return self.x + self.w // 2, self.y + self.h // 2

    def overlaps(self, other: Rect) -> bool:
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def contains(self, other: Rect) -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def moved(self, dx: int, dy: int) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, dx: int, dy: int | None = None) -> Rect:
        """Return what is left without a margin on the sides, and at the top and bottom.

        A negative margin enlarges the rectangle.
        """
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def centred(self, width: int, height: int) -> Rect:
        """Return a rectangle of that size in the centre of this one."""
        return Rect(self.x + (self.w - width) // 2, self.y + (self.h - height) // 2, width, height)

    def split_left(self, width: int, gap: int = 0) -> tuple[Rect, Rect]:
        """Return the part on the left, `width` pixels wide, and the rest."""
        rest = Rect(self.x + width + gap, self.y, self.w - width - gap, self.h)
        return self._replace(w=width), rest

    def split_right(self, width: int, gap: int = 0) -> tuple[Rect, Rect]:
        """Return the part on the right, `width` pixels wide, and the rest."""
        part = Rect(self.right - width, self.y, width, self.h)
        return part, self._replace(w=self.w - width - gap)

    def split_top(self, height: int, gap: int = 0) -> tuple[Rect, Rect]:
        """Return the part at the top, `height` pixels high, and the rest."""
        rest = Rect(self.x, self.y + height + gap, self.w, self.h - height - gap)
        return self._replace(h=height), rest

    def split_bottom(self, height: int, gap: int = 0) -> tuple[Rect, Rect]:
        """Return the part at the bottom, `height` pixels high, and the rest."""
        part = Rect(self.x, self.bottom - height, self.w, height)
        return part, self._replace(h=self.h - height - gap)

    def columns(self, number: int, gap: int = 0) -> list[Rect]:
        """Return equal parts side by side, from left to right."""
        width = (self.w - (number - 1) * gap) // number
        return [Rect(self.x + i * (width + gap), self.y, width, self.h) for i in range(number)]

    def rows(self, number: int, gap: int = 0) -> list[Rect]:
        """Return equal parts one below the other, from top to bottom."""
        height = (self.h - (number - 1) * gap) // number
        return [Rect(self.x, self.y + i * (height + gap), self.w, height) for i in range(number)]


def enclosing(areas: Iterable[Rect]) -> Rect:
    """Return the smallest rectangle that contains all areas. Raises ValueError without any."""
    lefts, tops, rights, bottoms = zip(
        *((area.x, area.y, area.right, area.bottom) for area in areas), strict=True
    )
    left, top = min(lefts), min(tops)
    return Rect(left, top, max(rights) - left, max(bottoms) - top)

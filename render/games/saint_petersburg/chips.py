"""The cards before a player: one tile for each kind, as large as there is room for."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card, Phase, card_table
from engine.games.saint_petersburg.view import PlayerView
from render import theme
from render.canvas import Rect
from render.fonts import PRESSED, balanced, fitted, width
from render.games.saint_petersburg.glyphs import FILLS, SUITS, SWAP, USED, back_of, motif
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.yields import draw_yields, yields
from render.palette import Sprite
from render.picture import ELLIPSIS
from render.sprites import Sketch

GAP = 4
"""Pixels between tiles."""

MOST_WIDTH, MOST_HEIGHT = 168, 168

_TALL, _NAMED, _NAMED_WIDTH = 112, 66, 88
"""From the first height on a tile also says what the card pays, from the second its name."""

_LINE, _STRIP, _FOOT = 20, 28, 28
"""Heights of a line of the name, of a line with signs, of a line with what a card pays."""

_BESIDE = 48
"""On a tile lower than this the number would hide the picture."""

_EDGE = 3
_LOW = 30
"""A tile lower than this has a thinner frame."""

_CROWDED = 90
"""In an area lower than this the tiles lie closer together."""


class Kind(NamedTuple):
    """Copies of a card that lie before a player, face up or used and face down.

    A card that is `used` up for this round may lie face up all the same.
    """

    card: Card
    copies: int
    face_down: bool = False
    used: bool = False


def kinds_of(player: PlayerView, edition: str) -> tuple[Kind, ...]:
    """The cards before a player."""
    return kinds(player.in_play, player.used_observatories, player.used_prisons, edition)


@lru_cache(maxsize=512)
def kinds(
    in_play: tuple[tuple[Card, int], ...],
    used_observatories: int,
    used_prisons: int,
    edition: str,
) -> tuple[Kind, ...]:
    """A player's cards by colour, trading cards after the others, used ones apart."""
    table = card_table(edition)
    found: list[Kind] = []
    for card, copies in in_play:
        down = min(used_observatories, copies) if card == table.observatory else 0
        used = min(used_prisons, copies) if card == table.prison else 0
        if copies > down + used:
            found.append(Kind(card, copies - down - used))
        if down:
            found.append(Kind(card, down, face_down=True))
        if used:
            found.append(Kind(card, used, used=True))
    return tuple(
        sorted(found, key=lambda k: (table.colour[k.card], table.is_trading(k.card), k.card))
    )


@lru_cache(maxsize=512)
def grid(number: int, area: Rect) -> tuple[Rect, ...]:
    """Places for so many tiles, line by line, so large that they show as much as they can."""
    gap = GAP if area.h >= _CROWDED else GAP // 2
    best: tuple[float, int, int, int] = (-1, 1, 1, 1)
    for rows in range(1, number + 1):
        columns = -(-number // rows)
        wide = min((area.w + gap) // columns - gap, MOST_WIDTH)
        high = min((area.h + gap) // rows - gap, MOST_HEIGHT)
        best = max(best, (_worth(wide, high), columns, wide, high))
    _, columns, wide, high = best
    return tuple(
        Rect(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        for row, column in (divmod(place, columns) for place in range(number))
    )


def _worth(wide: int, high: int) -> float:
    """How much a tile of that size shows: a large picture, what the card pays, its name."""
    if wide >= _NAMED_WIDTH and high >= _TALL:
        return 1.4 * min((wide - 6) / 10, (high - 2 * _LINE - _FOOT - 10) / 7)
    if wide >= _NAMED_WIDTH and high >= _NAMED:
        return 1.2 * min((wide - 6) / 10, (high - _LINE - 10) / 7)
    return min((wide - 6) / 10, (high - 6) / 7)


def has_room(name: str, place: Rect) -> bool:
    """Whether a tile shows the whole name."""
    if place.w < _NAMED_WIDTH or place.h < _NAMED:
        return False
    return not _lines(name, place.w, place.h)[-1].endswith(ELLIPSIS)


def _lines(name: str, wide: int, high: int) -> tuple[str, ...]:
    """The lines of a name: on a low tile one, so that the picture does not get too small."""
    room = wide - 2 * _EDGE - 4
    if high < _TALL:
        return (fitted(name, "label", 20, int(room / PRESSED)),)
    return balanced(name, "label", 20, room, 3)


@lru_cache(maxsize=128)
def tile(kind: Kind, edition: str, name: str, wide: int, high: int, ground: theme.Colour) -> Sprite:
    """A kind of card: its picture, its suit and, when there are several, how many.

    With its name, which must have room; a tall one with a name also says what the card pays.
    """
    return draw_tile(kind, edition, name, wide, high, ground).sprite()


def draw_tile(
    kind: Kind, edition: str, name: str, wide: int, high: int, ground: theme.Colour
) -> Sketch:
    """The drawing that `tile_values` keeps as a sprite."""
    pen = _TilePen(kind, edition, wide, high, ground)
    if name:
        pen.named(_lines(name, wide, high))
    elif high - 2 * pen.edge - (wide - 2 * pen.edge) * 7 // 10 >= _STRIP:
        pen.with_strip()
    else:
        pen.bare()
    return pen.sketch


class _TilePen:
    """Draws a tile in one of three ways."""

    def __init__(
        self, kind: Kind, edition: str, wide: int, high: int, ground: theme.Colour
    ) -> None:
        self.kind, self.table = kind, card_table(edition)
        self.wide, self.high = wide, high
        colour = self.table.colour[kind.card]
        self.sign = SWAP if kind.face_down else USED if kind.used else SUITS[colour]
        self.fill = theme.SLATE if kind.face_down else FILLS[colour]
        trading = self.table.is_trading(kind.card)
        outer = theme.GOLD if trading else theme.SILVER if kind.face_down else self.fill
        self.edge = _EDGE if high >= _LOW else _EDGE - 1
        radius = 2 * self.edge
        self.sketch = studio.sketch(wide, high, ground)
        self.sketch.round(0, 0, wide, high, radius, outer)
        inner = (wide - 2 * self.edge, high - 2 * self.edge)
        self.sketch.round(self.edge, self.edge, *inner, radius - self.edge, self.fill)

    def named(self, lines: tuple[str, ...]) -> None:
        """Picture, and name, on a tall tile also what the card pays."""
        room = self.wide - 2 * self.edge
        foot = self.high - self.edge - (_FOOT if self.high >= _TALL else 0)
        plate = _LINE * len(lines) + 4
        self._art(foot - plate - self.edge)
        self._copies(32)
        self._corner(20)
        for number, line in enumerate(lines):
            middle = foot - plate + 1 + _LINE // 2 + _LINE * number
            x = self.wide // 2
            self.sketch.text(x, middle, line, "label", 20, theme.WHITE, "middle", room - 4)
        if self.high < _TALL:
            return
        self.sketch.fill(self.edge, foot, room, _FOOT, theme.PAPER)
        if self.kind.face_down:
            self.sketch.sign(SWAP, self.wide // 2 - 11, foot + 3, 22, theme.INK)
            return
        groups = yields(self.table, self.kind.card)
        draw_yields(self.sketch, groups, self.edge, foot + _FOOT // 2 - 1, room, 1.0)

    def with_strip(self) -> None:
        """Picture, and below it the suit's sign and the number."""
        self._art(self.high - 2 * self.edge - _STRIP)
        middle = self.high - self.edge - _STRIP // 2
        several = self.kind.copies > 1
        x = self.wide // 4 if several else self.wide // 2
        self.sketch.sign(self.sign, x - 10, middle - 10, 20, theme.WHITE)
        if several:
            left = self.wide // 2 - 2
            room = self.wide - self.edge - left
            self.sketch.fill(left, middle - _STRIP // 2, room, _STRIP, theme.PAPER)
            text = str(self.kind.copies)
            self.sketch.text(left + room // 2, middle, text, "number", 28, theme.INK, "middle")

    def bare(self) -> None:
        """Only the picture, the number in its corner or on a low tile beside it."""
        high = self.high - 2 * self.edge
        if self.high < _BESIDE:
            self._art(high, self._copies(high))
        else:
            self._art(high)
            self._copies(32)
        if self.wide >= _NAMED_WIDTH:
            self._corner(20)
        elif self.wide >= 40 and (self.kind.copies == 1 or self.high >= _BESIDE):
            self._corner(16)

    def _art(self, high: int, taken: int = 0) -> None:
        """The picture, to the right of what is taken."""
        drawing = back_of(Phase.BUILDING) if self.kind.face_down else motif(self.kind.card)
        left = self.edge + taken
        self.sketch.picture(drawing, left, self.edge, self.wide - self.edge - left, high)

    def _copies(self, high: int) -> int:
        """How many there are, in the upper left corner. Gives its width."""
        if self.kind.copies < 2:
            return 0
        text, left = str(self.kind.copies), self.edge
        wide = width(text, "number", 28) + 6
        self.sketch.fill(left, left, wide, high, theme.PAPER)
        x, middle = left + wide // 2, left + high // 2
        self.sketch.text(x, middle, text, "number", 28, theme.INK, "middle")
        return wide

    def _corner(self, size: int) -> None:
        """The suit's sign in the upper right corner."""
        left = self.wide - self.edge - size - 4
        self.sketch.fill(left, self.edge, size + 4, size + 4, self.fill)
        self.sketch.sign(self.sign, left + 2, self.edge + 2, size, theme.WHITE)

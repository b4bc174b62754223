"""The cards before a player: one tile for each kind, as large as there is room for."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card, Phase, card_table
from engine.games.saint_petersburg.view import PlayerView
from render import theme
from render.canvas import Rect
from render.fonts import SQUEEZE_LIMIT, ellipsize, text_width, wrap_balanced
from render.games.saint_petersburg.icons import LOCK, SUIT_COLOURS, SUITS, SWAP, card_art, card_back
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.yields import card_yields, draw_yields
from render.palette import Sprite
from render.picture import ELLIPSIS
from render.sprites import Drawing

GAP = 4
"""Pixels between tiles."""

MAX_WIDTH, MAX_HEIGHT = 168, 168

_MIN_YIELD_HEIGHT, _MIN_NAME_HEIGHT, _MIN_NAME_WIDTH = 112, 66, 88
"""From the first height on a tile also says what the card pays, from the second its name."""

_LINE_HEIGHT, _STRIP_HEIGHT, _FOOT_HEIGHT = 20, 28, 28
"""Heights of a line of the name, of a line with signs, of a line with what a card pays."""

_MIN_CORNER_HEIGHT = 48
"""On a tile lower than this the number would hide the picture."""

_BORDER = 3
_THIN_BORDER_BELOW = 30
"""A tile lower than this has a thinner frame."""

_CROWDED_BELOW = 90
"""In an area lower than this the tiles lie closer together."""


class CardGroup(NamedTuple):
    """Copies of a card that lie before a player, face up or used and face down.

    A card that is `used` up for this round may lie face up all the same.
    """

    card: Card
    copies: int
    face_down: bool = False
    used: bool = False


def card_groups_of(player: PlayerView, edition: str) -> tuple[CardGroup, ...]:
    """The cards before a player."""
    return card_groups(player.in_play, player.used_observatories, player.used_prisons, edition)


@lru_cache(maxsize=512)
def card_groups(
    in_play: tuple[tuple[Card, int], ...],
    used_observatories: int,
    used_prisons: int,
    edition: str,
) -> tuple[CardGroup, ...]:
    """A player's cards by colour, trading cards after the others, used ones apart."""
    table = card_table(edition)
    found: list[CardGroup] = []
    for card, copies in in_play:
        down = min(used_observatories, copies) if card == table.observatory else 0
        used = min(used_prisons, copies) if card == table.prison else 0
        if copies > down + used:
            found.append(CardGroup(card, copies - down - used))
        if down:
            found.append(CardGroup(card, down, face_down=True))
        if used:
            found.append(CardGroup(card, used, used=True))
    return tuple(
        sorted(found, key=lambda k: (table.colour[k.card], table.is_trading(k.card), k.card))
    )


@lru_cache(maxsize=512)
def tile_grid(count: int, area: Rect) -> tuple[Rect, ...]:
    """Places for so many tiles, line by line, so large that they show as much as they can."""
    gap = GAP if area.h >= _CROWDED_BELOW else GAP // 2
    best: tuple[float, int, int, int] = (-1, 1, 1, 1)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        width = min((area.w + gap) // columns - gap, MAX_WIDTH)
        height = min((area.h + gap) // rows - gap, MAX_HEIGHT)
        best = max(best, (_legibility(width, height), columns, width, height))
    _, columns, width, height = best
    return tuple(
        Rect(area.x + column * (width + gap), area.y + row * (height + gap), width, height)
        for row, column in (divmod(place, columns) for place in range(count))
    )


def _legibility(width: int, height: int) -> float:
    """How much a tile of that size shows: a large picture, what the card pays, its name."""
    if width >= _MIN_NAME_WIDTH and height >= _MIN_YIELD_HEIGHT:
        return 1.4 * min((width - 6) / 10, (height - 2 * _LINE_HEIGHT - _FOOT_HEIGHT - 10) / 7)
    if width >= _MIN_NAME_WIDTH and height >= _MIN_NAME_HEIGHT:
        return 1.2 * min((width - 6) / 10, (height - _LINE_HEIGHT - 10) / 7)
    return min((width - 6) / 10, (height - 6) / 7)


def name_fits(name: str, tile: Rect) -> bool:
    """Whether a tile shows the whole name."""
    if tile.w < _MIN_NAME_WIDTH or tile.h < _MIN_NAME_HEIGHT:
        return False
    return not _name_lines(name, tile.w, tile.h)[-1].endswith(ELLIPSIS)


def _name_lines(name: str, width: int, height: int) -> tuple[str, ...]:
    """The lines of a name: on a low tile one, so that the picture does not get too small."""
    available = width - 2 * _BORDER - 4
    if height < _MIN_YIELD_HEIGHT:
        return (ellipsize(name, "label", 20, int(available / SQUEEZE_LIMIT)),)
    return wrap_balanced(name, "label", 20, available, 3)


@lru_cache(maxsize=128)
def tile_sprite(
    group: CardGroup, edition: str, name: str, width: int, height: int, background: theme.Colour
) -> Sprite:
    """A kind of card: its picture, its suit and, when there are several, how many.

    With its name, which must have room; a tall one with a name also says what the card pays.
    """
    return draw_tile(group, edition, name, width, height, background).sprite()


def draw_tile(
    group: CardGroup, edition: str, name: str, width: int, height: int, background: theme.Colour
) -> Drawing:
    """The drawing that `tile_sprite` keeps as a sprite."""
    drawer = _TileDrawer(group, edition, width, height, background)
    if name:
        drawer.draw_with_name(_name_lines(name, width, height))
    elif height - 2 * drawer.border - (width - 2 * drawer.border) * 7 // 10 >= _STRIP_HEIGHT:
        drawer.draw_with_strip()
    else:
        drawer.draw_plain()
    return drawer.drawing


class _TileDrawer:
    """Draws a tile in one of three ways."""

    def __init__(
        self, group: CardGroup, edition: str, width: int, height: int, background: theme.Colour
    ) -> None:
        self.group, self.table = group, card_table(edition)
        self.width, self.height = width, height
        colour = self.table.colour[group.card]
        self.icon = SWAP if group.face_down else LOCK if group.used else SUITS[colour]
        self.fill = theme.SLATE if group.face_down else SUIT_COLOURS[colour]
        trading = self.table.is_trading(group.card)
        outer = theme.GOLD if trading else theme.SILVER if group.face_down else self.fill
        self.border = _BORDER if height >= _THIN_BORDER_BELOW else _BORDER - 1
        radius = 2 * self.border
        self.drawing = sprite_factory.drawing(width, height, background)
        self.drawing.rounded_rect(0, 0, width, height, radius, outer)
        inner = (width - 2 * self.border, height - 2 * self.border)
        self.drawing.rounded_rect(self.border, self.border, *inner, radius - self.border, self.fill)

    def draw_with_name(self, lines: tuple[str, ...]) -> None:
        """Picture, and name, on a tall tile also what the card pays."""
        available = self.width - 2 * self.border
        foot = self.height - self.border - (_FOOT_HEIGHT if self.height >= _MIN_YIELD_HEIGHT else 0)
        name_height = _LINE_HEIGHT * len(lines) + 4
        self._draw_art(foot - name_height - self.border)
        self._draw_copies(32)
        self._draw_corner(20)
        for number, line in enumerate(lines):
            middle = foot - name_height + 1 + _LINE_HEIGHT // 2 + _LINE_HEIGHT * number
            x = self.width // 2
            self.drawing.text(x, middle, line, "label", 20, theme.WHITE, "middle", available - 4)
        if self.height < _MIN_YIELD_HEIGHT:
            return
        self.drawing.rect(self.border, foot, available, _FOOT_HEIGHT, theme.PAPER)
        if self.group.face_down:
            self.drawing.icon(SWAP, self.width // 2 - 11, foot + 3, 22, theme.INK)
            return
        groups = card_yields(self.table, self.group.card)
        draw_yields(self.drawing, groups, self.border, foot + _FOOT_HEIGHT // 2 - 1, available, 1.0)

    def draw_with_strip(self) -> None:
        """Picture, and below it the suit's sign and the number."""
        self._draw_art(self.height - 2 * self.border - _STRIP_HEIGHT)
        middle = self.height - self.border - _STRIP_HEIGHT // 2
        several = self.group.copies > 1
        x = self.width // 4 if several else self.width // 2
        self.drawing.icon(self.icon, x - 10, middle - 10, 20, theme.WHITE)
        if several:
            left = self.width // 2 - 2
            available = self.width - self.border - left
            self.drawing.rect(
                left, middle - _STRIP_HEIGHT // 2, available, _STRIP_HEIGHT, theme.PAPER
            )
            text = str(self.group.copies)
            self.drawing.text(
                left + available // 2, middle, text, "number", 28, theme.INK, "middle"
            )

    def draw_plain(self) -> None:
        """Only the picture, the number in its corner or on a low tile beside it."""
        height = self.height - 2 * self.border
        if self.height < _MIN_CORNER_HEIGHT:
            self._draw_art(height, self._draw_copies(height))
        else:
            self._draw_art(height)
            self._draw_copies(32)
        if self.width >= _MIN_NAME_WIDTH:
            self._draw_corner(20)
        elif self.width >= 40 and (self.group.copies == 1 or self.height >= _MIN_CORNER_HEIGHT):
            self._draw_corner(16)

    def _draw_art(self, height: int, taken: int = 0) -> None:
        """The picture, to the right of what is taken."""
        asset = card_back(Phase.BUILDING) if self.group.face_down else card_art(self.group.card)
        left = self.border + taken
        self.drawing.art(asset, left, self.border, self.width - self.border - left, height)

    def _draw_copies(self, height: int) -> int:
        """How many there are, in the upper left corner. Gives its width."""
        if self.group.copies < 2:
            return 0
        text, left = str(self.group.copies), self.border
        width = text_width(text, "number", 28) + 6
        self.drawing.rect(left, left, width, height, theme.PAPER)
        x, middle = left + width // 2, left + height // 2
        self.drawing.text(x, middle, text, "number", 28, theme.INK, "middle")
        return width

    def _draw_corner(self, size: int) -> None:
        """The suit's sign in the upper right corner."""
        left = self.width - self.border - size - 4
        self.drawing.rect(left, self.border, size + 4, size + 4, self.fill)
        self.drawing.icon(self.icon, left + 2, self.border + 2, size, theme.WHITE)

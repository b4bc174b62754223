"""Tiles: a player's cards in a grid of small pictures, a tile for each group of copies."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card, Phase, card_table
from engine.games.saint_petersburg.view import PlayerView
from render import theme
from render.fonts import SQUEEZE_LIMIT, ellipsize, text_width, wrap_balanced
from render.games.saint_petersburg.icons import LOCK, SUIT_COLOURS, SUITS, SWAP, card_art, card_back
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.yields import card_yields, draw_yields
from render.image_cache import cached_image
from render.palette import Sprite
from render.picture import ELLIPSIS
from render.rect import Rect
from render.sprites import Drawing

GAP = 4
"""The gap between tiles in pixels."""

MAX_WIDTH, MAX_HEIGHT = 168, 168

_MIN_YIELD_HEIGHT, _MIN_NAME_HEIGHT, _MIN_NAME_WIDTH = 112, 66, 88
"""The minimum height for yields, and the minimum height and width for a name."""

_LINE_HEIGHT, _STRIP_HEIGHT, _FOOT_HEIGHT = 20, 28, 28
"""The heights of a line of the name, of a line with icons, and of a line with yields."""

_MIN_CORNER_HEIGHT = 48
"""On a lower tile the number is beside the art, because in its corner it would hide it."""

_MIN_CORNER_WIDTH = 40
"""A narrower tile has no room for the sign of its suit."""

_BORDER = 3
_THIN_BORDER_BELOW = 30
"""A lower tile has a thinner border."""

_CROWDED_BELOW = 90
"""In a lower area the gaps between tiles are smaller."""


class CardGroup(NamedTuple):
    """Equal copies of a card in front of a player.

    A card `used` up for this round may still be face up.
    """

    card: Card
    copies: int
    face_down: bool = False
    used: bool = False


def card_groups_of(player: PlayerView, edition: str) -> tuple[CardGroup, ...]:
    """Return the groups of a player's cards."""
    return card_groups(player.in_play, player.used_observatories, player.used_prisons, edition)


@lru_cache(maxsize=512)
def card_groups(
    in_play: tuple[tuple[Card, int], ...],
    used_observatories: int,
    used_prisons: int,
    edition: str,
) -> tuple[CardGroup, ...]:
    """Group cards by kind and state, sorted by colour, trading cards after the others."""
    table = card_table(edition)
    groups: list[CardGroup] = []
    for card, copies in in_play:
        face_down = min(used_observatories, copies) if card == table.observatory else 0
        used = min(used_prisons, copies) if card == table.prison else 0
        if copies > face_down + used:
            groups.append(CardGroup(card, copies - face_down - used))
        if face_down:
            groups.append(CardGroup(card, face_down, face_down=True))
        if used:
            groups.append(CardGroup(card, used, used=True))
    return tuple(
        sorted(
            groups,
            key=lambda group: (table.colour[group.card], table.is_trading(group.card), group.card),
        )
    )


@lru_cache(maxsize=512)
def tile_grid(count: int, area: Rect) -> tuple[Rect, ...]:
    """Return the rectangles of `count` tiles in the grid that makes them most legible."""
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
        for row, column in (divmod(index, columns) for index in range(count))
    )


def _legibility(width: int, height: int) -> float:
    """Score how much a tile of that size can show: large art, yields, the name."""
    if width >= _MIN_NAME_WIDTH and height >= _MIN_YIELD_HEIGHT:
        return 1.4 * min((width - 6) / 10, (height - 2 * _LINE_HEIGHT - _FOOT_HEIGHT - 10) / 7)
    if width >= _MIN_NAME_WIDTH and height >= _MIN_NAME_HEIGHT:
        return 1.2 * min((width - 6) / 10, (height - _LINE_HEIGHT - 10) / 7)
    return min((width - 6) / 10, (height - 6) / 7)


def name_fits(name: str, tile: Rect) -> bool:
    """Return whether the full name fits on a tile."""
    if tile.w < _MIN_NAME_WIDTH or tile.h < _MIN_NAME_HEIGHT:
        return False
    return not _name_lines(name, tile.w, tile.h)[-1].endswith(ELLIPSIS)


def _name_lines(name: str, width: int, height: int) -> tuple[str, ...]:
    """Wrap a name; on a low tile use a single line to keep the art large enough."""
    available = width - 2 * _BORDER - 4
    if height < _MIN_YIELD_HEIGHT:
        return (ellipsize(name, "label", 20, int(available / SQUEEZE_LIMIT)),)
    return wrap_balanced(name, "label", 20, available, 3)


@cached_image
def tile_sprite(
    group: CardGroup, edition: str, name: str, width: int, height: int, background: theme.Colour
) -> Sprite:
    """Draw a group of cards: the art, the suit and, if there are several, their number.

    A `name` must fit; a tall tile with a name also shows the yields.
    """
    return draw_tile(group, edition, name, width, height, background).sprite()


def draw_tile(
    group: CardGroup, edition: str, name: str, width: int, height: int, background: theme.Colour
) -> Drawing:
    """Draw the tile in full colour; `tile_sprite` caches the sprite."""
    drawer = _TileDrawer(group, edition, width, height, background)
    if name:
        drawer.draw_with_name(_name_lines(name, width, height))
    elif height - 2 * drawer.border - (width - 2 * drawer.border) * 7 // 10 >= _STRIP_HEIGHT:
        drawer.draw_with_strip()
    else:
        drawer.draw_plain()
    return drawer.drawing


class _TileDrawer:
    """Draws a tile in one of three layouts."""

    def __init__(
        self, group: CardGroup, edition: str, width: int, height: int, background: theme.Colour
    ) -> None:
        self.group, self.table = group, card_table(edition)
        self.width, self.height = width, height
        colour = self.table.colour[group.card]
        self.icon = SWAP if group.face_down else LOCK if group.used else SUITS[colour]
        self.fill = theme.SLATE if group.face_down else SUIT_COLOURS[colour]
        is_trading = self.table.is_trading(group.card)
        outer = theme.GOLD if is_trading else theme.SILVER if group.face_down else self.fill
        self.border = _BORDER if height >= _THIN_BORDER_BELOW else _BORDER - 1
        radius = 2 * self.border
        self.drawing = sprite_factory.drawing(width, height, background)
        self.drawing.rounded_rect(0, 0, width, height, radius, outer)
        inner = (width - 2 * self.border, height - 2 * self.border)
        self.drawing.rounded_rect(self.border, self.border, *inner, radius - self.border, self.fill)

    def draw_with_name(self, lines: tuple[str, ...]) -> None:
        """Draw art and name, on a tall tile also the yields."""
        available = self.width - 2 * self.border
        foot_top = (
            self.height - self.border - (_FOOT_HEIGHT if self.height >= _MIN_YIELD_HEIGHT else 0)
        )
        name_height = _LINE_HEIGHT * len(lines) + 4
        self._draw_art(foot_top - name_height - self.border)
        self._draw_copies(32)
        self._draw_corner(20)
        for index, line in enumerate(lines):
            middle = foot_top - name_height + 1 + _LINE_HEIGHT // 2 + _LINE_HEIGHT * index
            x = self.width // 2
            self.drawing.text(x, middle, line, "label", 20, theme.WHITE, "middle", available - 4)
        if self.height < _MIN_YIELD_HEIGHT:
            return
        self.drawing.rect(self.border, foot_top, available, _FOOT_HEIGHT, theme.PAPER)
        if self.group.face_down:
            self.drawing.icon(SWAP, self.width // 2 - 11, foot_top + 3, 22, theme.INK)
            return
        groups = card_yields(self.table, self.group.card)
        draw_yields(
            self.drawing, groups, self.border, foot_top + _FOOT_HEIGHT // 2 - 1, available, 1.0
        )

    def draw_with_strip(self) -> None:
        """Draw the art, and below it the suit's icon and the number."""
        self._draw_art(self.height - 2 * self.border - _STRIP_HEIGHT)
        middle = self.height - self.border - _STRIP_HEIGHT // 2
        has_copies = self.group.copies > 1
        x = self.width // 4 if has_copies else self.width // 2
        self.drawing.icon(self.icon, x - 10, middle - 10, 20, theme.WHITE)
        if has_copies:
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
        """Draw the art, with the number in its corner or, on a low tile, beside it."""
        height = self.height - 2 * self.border
        if self.height < _MIN_CORNER_HEIGHT:
            self._draw_art(height, self._draw_copies(height))
        else:
            self._draw_art(height)
            self._draw_copies(32)
        if self.width >= _MIN_NAME_WIDTH:
            self._draw_corner(20)
        elif self.width >= _MIN_CORNER_WIDTH:
            self._draw_corner(16)

    def _draw_art(self, height: int, inset: int = 0) -> None:
        """Draw the art, `inset` pixels from the left border."""
        asset = card_back(Phase.BUILDING) if self.group.face_down else card_art(self.group.card)
        left = self.border + inset
        self.drawing.art(asset, left, self.border, self.width - self.border - left, height)

    def _draw_copies(self, height: int) -> int:
        """Draw the number of copies in the upper left corner. Returns its width in pixels."""
        if self.group.copies < 2:
            return 0
        text, left = str(self.group.copies), self.border
        width = text_width(text, "number", 28) + 6
        self.drawing.rect(left, left, width, height, theme.PAPER)
        x, middle = left + width // 2, left + height // 2
        self.drawing.text(x, middle, text, "number", 28, theme.INK, "middle")
        return width

    def _draw_corner(self, size: int) -> None:
        """Draw the suit's icon in the upper right corner."""
        left = self.width - self.border - size - 4
        self.drawing.rect(left, self.border, size + 4, size + 4, self.fill)
        self.drawing.icon(self.icon, left + 2, self.border + 2, size, theme.WHITE)

"""A player's box in the table picture: name, money, remaining stalls and the kept tile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import Placement, Scene
from render.fonts import text_width
from render.games.heller_und_pfennig.amounts import amount_colour, amount_sprite
from render.games.heller_und_pfennig.changes import Changes
from render.games.heller_und_pfennig.icons import BACK, CLOTHS, COIN
from render.games.heller_und_pfennig.palette import ACCENT, sprite_factory
from render.icons import ARROW, ROBOT, mask
from render.image_cache import cached_image
from render.palette import Sprite
from render.players import displayed_name, seat_colour
from render.rect import Rect
from render.translation import Translate, format_number, format_signed

BAND_WIDTH, PADDING = 42, 8
"""The width of the band in the seat's colour, and the padding beside text."""

NAME_SIZE = 39

_NAME_HEIGHT, _MONEY_HEIGHT, _STALLS_HEIGHT = 42, 40, 34
"""The heights of the three lines."""


class PlayerRow(NamedTuple):
    """All that a player's box shows.

    `change` is what the market would pay now, None once the round has been paid; `has_kept` whether
    the seat keeps its tile face down; `has_drawn` whether it holds a drawn tile that it must place.
    `is_money_new` and `is_change_new` tell which amounts have changed since the reader's last move.
    """

    seat: Seat
    name: str
    money: int
    change: int | None
    stalls: tuple[int, ...]
    has_kept: bool
    acting: bool
    has_drawn: bool
    is_ai: bool
    is_money_new: bool = False
    is_change_new: bool = False


def player_rows(
    view: View,
    names: Sequence[str],
    translate: Translate,
    ai_seats: frozenset[Seat],
    changes: Changes | None = None,
) -> tuple[PlayerRow, ...]:
    """Return what each player's box shows."""
    return tuple(
        PlayerRow(
            player.seat,
            displayed_name(names, player.seat, translate),
            player.money,
            player.projected_payout if view.to_act else None,
            player.stalls,
            player.has_kept,
            acting := player.seat in view.to_act,
            view.drawing and acting,
            player.seat in ai_seats,
            changes is not None and changes.earned[player.seat] != 0,
            changes is not None and changes.projected[player.seat] != 0,
        )
        for player in view.players
    )


def add_player_row(scene: Scene, row: PlayerRow, rect: Rect) -> None:
    """Place a player's box in three pieces: most moves change only the line with the money."""
    scene.sprites.extend(
        _above_and_below(row.seat, row.name, row.stalls, row.has_kept, row.acting, row.is_ai, rect)
    )
    scene.sprites.append(_money_line(row._replace(name="", stalls=(), is_ai=False), rect))


@lru_cache(maxsize=64)
def _above_and_below(
    seat: Seat,
    name: str,
    stalls: tuple[int, ...],
    has_kept: bool,
    acting: bool,
    is_ai: bool,
    rect: Rect,
) -> tuple[Placement, Placement]:
    """Draw the parts above and below the line with the money."""
    row = PlayerRow(seat, name, 0, None, stalls, has_kept, acting, has_drawn=False, is_ai=is_ai)
    row_sprite = player_row_scene(row, rect.w, rect.h).flatten()
    top, bottom = _money_line_bounds(rect)
    above, below = rect._replace(h=top), rect._replace(y=rect.y + bottom, h=rect.h - bottom)
    return (
        (above, row_sprite.crop((0, 0, rect.w, top))),
        (below, row_sprite.crop((0, bottom, rect.w, rect.h))),
    )


@lru_cache(maxsize=64)
def _money_line(row: PlayerRow, rect: Rect) -> Placement:
    """Draw the line with the money."""
    top, bottom = _money_line_bounds(rect)
    scene = sprite_factory.scene(_money_line_background(row.seat, row.has_kept, row.acting, rect))
    _add_money(scene, row, _row_layout(rect.w, rect.h).money._replace(y=0), _row_background(row))
    return rect._replace(y=rect.y + top, h=bottom - top), scene.flatten()


@cached_image
def _money_line_background(seat: Seat, has_kept: bool, acting: bool, rect: Rect) -> Sprite:
    """Draw the part of the box behind the line with the money."""
    top, bottom = _money_line_bounds(rect)
    return player_row_background(seat, rect.w, rect.h, acting, acting, has_kept).crop(
        (0, top, rect.w, bottom)
    )


def _money_line_bounds(rect: Rect) -> tuple[int, int]:
    """Return the top and bottom of the line with the money within the box."""
    money = _row_layout(rect.w, rect.h).money
    return money.y, money.bottom


class RowLayout(NamedTuple):
    """The rectangles of the three lines of a box."""

    name: Rect
    money: Rect
    stalls: Rect


@lru_cache(maxsize=8)
def _row_layout(width: int, height: int) -> RowLayout:
    spare = max(height - _NAME_HEIGHT - _MONEY_HEIGHT - _STALLS_HEIGHT - 8, 0)
    name = Rect(
        BAND_WIDTH + PADDING, 4 + spare // 4, width - BAND_WIDTH - 2 * PADDING, _NAME_HEIGHT
    )
    money = name._replace(y=name.bottom + spare // 4, h=_MONEY_HEIGHT - 2)
    return RowLayout(
        name, money, money._replace(y=money.bottom + 2 + spare // 4, h=_STALLS_HEIGHT - 6)
    )


def player_row_scene(row: PlayerRow, width: int, height: int) -> Scene:
    """Lay out a player's box."""
    background, layout = _row_background(row), _row_layout(width, height)
    scene = sprite_factory.scene(
        player_row_background(row.seat, width, height, row.acting, row.acting, row.has_kept)
    )
    add_name(scene, row.name, layout.name, background, is_ai=row.is_ai)
    _add_money(scene, row, layout.money, background)
    x, y, stalls_width, stalls_height = layout.stalls
    scene.add(x, y, _stalls_sprite(row.seat, row.stalls, stalls_width, stalls_height, background))
    return scene


def _row_background(row: PlayerRow) -> theme.Colour:
    """Return the background colour behind the text: gold while it is the seat's turn."""
    return theme.GOLD_TINT if row.acting else theme.PAPER


@cached_image
def player_row_background(
    seat: Seat, width: int, height: int, highlighted: bool, acting: bool, has_kept: bool
) -> Sprite:
    """Draw an empty box. A band in the seat's colour on the left shows its number and state.

    An arrow marks the seat to act; below it is the back of a kept tile.
    """
    drawing, border = (
        sprite_factory.drawing(width, height, theme.BACKGROUND),
        4 if highlighted else 2,
    )
    drawing.rounded_rect(0, 0, width, height, 10, theme.GOLD if highlighted else seat_colour(seat))
    background = theme.GOLD_TINT if highlighted else theme.PAPER
    drawing.rounded_rect(border, border, width - 2 * border, height - 2 * border, 8, background)
    drawing.rounded_rect(0, 0, BAND_WIDTH, height, 10, seat_colour(seat))
    drawing.rect(BAND_WIDTH - 10, 0, 10, height, seat_colour(seat))
    drawing.text(BAND_WIDTH // 2, 24, str(seat + 1), "number", 38, theme.WHITE, "middle")
    if acting:
        drawing.icon(ARROW, BAND_WIDTH // 2 - 12, height // 2 - 10, 26, theme.WHITE)
    if has_kept:
        drawing.icon(BACK, BAND_WIDTH // 2 - 16, height - 40, 32)
    return drawing.sprite()


def add_name(scene: Scene, name: str, rect: Rect, background: theme.Colour, *, is_ai: bool) -> None:
    """Place a name, followed by a robot for an AI."""
    if is_ai:
        robot = sprite_factory.icon(ROBOT, 30, theme.SLATE, background)
        scene.add(rect.right - 30, rect.y + (rect.h - 30) // 2, robot)
        rect = rect._replace(w=rect.w - 36)
    style = ("name", NAME_SIZE, theme.INK, background)
    scene.add(rect.x, rect.y, sprite_factory.squeezed_text(name, *style, rect.w, rect.h))


def _add_money(scene: Scene, row: PlayerRow, rect: Rect, background: theme.Colour) -> None:
    """Place the money, and what the market would pay now."""
    scene.add(rect.x, rect.y + 3, sprite_factory.icon(COIN, 34, None, background))
    text = format_number(row.money)
    width = min(text_width(text, "number", 47), 96)
    x, right = rect.x + 40, rect.right
    ground = ACCENT if row.is_money_new else background
    scene.add(x, rect.y, amount_sprite(text, 47, theme.INK, ground, width, rect.h, "left"))
    x += width + 12
    if row.has_drawn:
        right -= 40
        scene.add(right, rect.y, sprite_factory.icon(BACK, 40, None, background))
        right -= 6
    if row.change is not None:
        text = format_signed(row.change)
        width = min(text_width(text, "number", 36), right - x)
        ground = ACCENT if row.is_change_new else background
        ink = theme.INK if row.is_change_new and not row.change else amount_colour(row.change)
        sprite = amount_sprite(text, 36, ink, ground, width, rect.h, "left")
        scene.add(x, rect.y, sprite)


@cached_image
def _stalls_sprite(
    seat: Seat, stalls: tuple[int, ...], width: int, height: int, background: theme.Colour
) -> Sprite:
    """Draw a seat's remaining stalls as one sprite. It changes only when the seat places one."""
    return stalls_scene(seat, stalls, width, height, background).flatten()


def stalls_scene(
    seat: Seat, stalls: tuple[int, ...], width: int, height: int, background: theme.Colour
) -> Scene:
    """Lay out a cloth for each remaining stall, the largest first."""
    scene, group_gap, x = (
        sprite_factory.scene(sprite_factory.solid(width, height, background)),
        6,
        0,
    )
    cloth_width = min(28, (width - 3 * group_gap) // max(sum(stalls), 1) - 1)
    for goods in range(len(stalls), 0, -1):
        for _ in range(stalls[goods - 1]):
            scene.add(x, 0, _cloth_sprite(seat, goods, cloth_width, height, background))
            x += cloth_width + 1
        x += group_gap if stalls[goods - 1] else 0
    return scene


@cached_image
def _cloth_sprite(
    seat: Seat, goods: int, width: int, height: int, background: theme.Colour
) -> Sprite:
    """Draw a small stall: the number of its goods on a cloth in the seat's colour and shape."""
    drawing = sprite_factory.drawing(width, height, background)
    drawing.image.paste(seat_colour(seat), (0, 0), mask(CLOTHS[seat], width, height))
    size, y = min(29, width + 5), round(height * 0.41)
    drawing.text(width // 2, y, str(goods), "number", size, theme.WHITE, "middle")
    return drawing.sprite()

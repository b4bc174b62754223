"""A player's box in the table picture: name, hand size, victory tokens and nuns seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import View
from render import theme
from render.art import SvgAsset
from render.canvas import Scene
from render.games.rattus_cartus.changed_number import draw_changed_number
from render.games.rattus_cartus.changes import Changes
from render.games.rattus_cartus.gains import round_gains_icons
from render.games.rattus_cartus.icon_text import (
    ColouredIconText,
    coloured_icon_text_sprite,
    draw_icon_text,
    icon_text_sprite,
    icon_text_width,
)
from render.games.rattus_cartus.icons import (
    CARDS,
    EYE,
    FIRST,
    HOURGLASS,
    TOKEN,
)
from render.games.rattus_cartus.palette import BACKGROUND, sprite_factory
from render.icons import ARROW, ROBOT
from render.palette import Sprite
from render.players import displayed_name, seat_colour
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

BAND_WIDTH, PADDING = 46, 8
NAME_SIZE = 39
_STAT_WIDTHS = (98, 94, 78)
"""The widths of hand size, tokens and nuns seen."""

_STAT_SIZE = 47
_MIN_TWO_LINE_HEIGHT = 96
"""From this height on, the name is above the statistics."""


class PlayerRow(NamedTuple):
    """All that a player's box shows.

    `simultaneous` means that several seats decide at once; `gains` are those of the round. The
    changes of cards and tokens are those since the reader's last move.
    """

    seat: Seat
    name: str
    cards: int
    tokens: int
    nuns_seen: int
    first: bool
    acting: bool
    simultaneous: bool
    is_ai: bool
    gains: ColouredIconText
    cards_change: int = 0
    tokens_change: int = 0


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
            seat=player.seat,
            name=displayed_name(names, player.seat, translate),
            cards=player.hand_size,
            tokens=player.tokens,
            nuns_seen=len(player.known_nuns),
            first=player.seat == view.first,
            acting=player.seat in view.to_act,
            simultaneous=view.step in (Step.GIVE, Step.DISCARD),
            is_ai=player.seat in ai_seats,
            gains=round_gains_icons(player.gains),
            cards_change=0 if changes is None else changes.seats[player.seat].cards,
            tokens_change=0 if changes is None else changes.seats[player.seat].tokens,
        )
        for player in view.players
    )


@lru_cache(maxsize=96)
def player_row_sprite(row: PlayerRow, width: int, height: int) -> Sprite:
    """Draw a player's box as one sprite."""
    return player_row_scene(row, width, height).flatten()


def player_row_scene(row: PlayerRow, width: int, height: int) -> Scene:
    """Lay out a player's box: gold while it is the seat's turn."""
    background = theme.GOLD_TINT if row.acting else theme.PAPER
    scene = sprite_factory.scene(
        player_row_background(row.seat, width, height, row.acting, row.simultaneous)
    )
    left, right = BAND_WIDTH + PADDING, width - PADDING
    if height >= _MIN_TWO_LINE_HEIGHT:
        spacing = (height - 88) // 3
        name = Rect(left, spacing, right - left, 44)
        stats = Rect(left, height - spacing - 44, right - left, 44)
    else:
        stats_height = height - 8
        stats = Rect(right - sum(_STAT_WIDTHS), 4, sum(_STAT_WIDTHS), stats_height)
        name = Rect(left, 4, stats.x - left - 6, stats_height)
    add_name(scene, row, name, background)
    x = stats.x
    numbers = (
        (row.cards, CARDS, row.cards_change),
        (row.tokens, TOKEN, row.tokens_change),
        (row.nuns_seen, EYE, 0),
    )
    for (number, icon, change), stat_width in zip(numbers, _STAT_WIDTHS, strict=True):
        if icon is EYE and not number:
            continue
        sprite = _stat_sprite(icon, number, change, stat_width - 4, stats.h, background)
        scene.add(x, stats.y, sprite)
        x += stat_width
    if row.gains and height >= _MIN_TWO_LINE_HEIGHT:
        left = stats.x + sum(_STAT_WIDTHS) + 10
        sprite = coloured_icon_text_sprite(row.gains, right - left, stats.h, background, 36)
        scene.add(left, stats.y, sprite)
    return scene


@lru_cache(maxsize=256)
def _stat_sprite(
    icon: SvgAsset, number: int, change: int, width: int, height: int, background: theme.Colour
) -> Sprite:
    """Draw a number beside its icon, on a plate if it has changed."""
    if not change:
        return icon_text_sprite(
            (icon, str(number)), width, height, theme.INK, background, max_size=_STAT_SIZE
        )
    drawing = sprite_factory.drawing(width, height, background)
    icon_width = icon_text_width((icon,), _STAT_SIZE)
    draw_icon_text(drawing, (icon,), 0, height // 2, icon_width, theme.INK, max_size=_STAT_SIZE)
    area = Rect(icon_width, 0, width - icon_width, height)
    draw_changed_number(drawing, str(number), change, area)
    return drawing.sprite()


@lru_cache(maxsize=48)
def player_row_background(
    seat: Seat, width: int, height: int, acting: bool, simultaneous: bool
) -> Sprite:
    """Draw an empty box. A band in the seat's colour on the left shows its number and state."""
    drawing, border = sprite_factory.drawing(width, height, BACKGROUND), 4 if acting else 2
    drawing.rounded_rect(0, 0, width, height, 10, theme.GOLD if acting else seat_colour(seat))
    background = theme.GOLD_TINT if acting else theme.PAPER
    drawing.rounded_rect(border, border, width - 2 * border, height - 2 * border, 8, background)
    drawing.rounded_rect(0, 0, BAND_WIDTH, height, 10, seat_colour(seat))
    drawing.rect(BAND_WIDTH - 10, 0, 10, height, seat_colour(seat))
    if not acting:
        drawing.text(
            BAND_WIDTH // 2, height // 2, str(seat + 1), "number", 38, theme.WHITE, "middle"
        )
        return drawing.sprite()
    if height >= _MIN_TWO_LINE_HEIGHT:
        drawing.text(
            BAND_WIDTH // 2, height // 2 - 22, str(seat + 1), "number", 38, theme.WHITE, "middle"
        )
        _draw_turn_icon(drawing, BAND_WIDTH // 2 - 15, height // 2 + 6, 30, simultaneous)
    else:
        drawing.text(
            BAND_WIDTH - 14, height // 2, str(seat + 1), "number", 34, theme.WHITE, "middle"
        )
        _draw_turn_icon(drawing, 3, height // 2 - 11, 22, simultaneous)
    return drawing.sprite()


def _draw_turn_icon(drawing: Drawing, x: int, y: int, size: int, simultaneous: bool) -> None:
    """Draw an arrow for the seat to act, or an hourglass if several seats decide at once."""
    if simultaneous:
        drawing.icon(HOURGLASS, x, y, size)
    else:
        drawing.icon(ARROW, x, y, size, theme.WHITE)


def add_name(scene: Scene, row: PlayerRow, rect: Rect, background: theme.Colour) -> None:
    """Place a name, followed by a flag for the starting player and a robot for an AI."""
    for is_shown, icon, colour in ((row.is_ai, ROBOT, theme.SLATE), (row.first, FIRST, None)):
        if is_shown:
            sprite = sprite_factory.icon(icon, 30, colour, background)
            scene.add(rect.right - 30, rect.y + (rect.h - 30) // 2, sprite)
            rect = rect._replace(w=rect.w - 36)
    style = ("name", NAME_SIZE, theme.INK, background)
    scene.add(rect.x, rect.y, sprite_factory.squeezed_text(row.name, *style, rect.w, rect.h))

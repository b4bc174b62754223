"""A finished round: what every line paid to whom, and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.market import ROWS
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import Scene
from render.games.heller_und_pfennig.amounts import amount_colour, amount_sprite
from render.games.heller_und_pfennig.icons import COIN
from render.games.heller_und_pfennig.market import market_scene
from render.games.heller_und_pfennig.palette import sprite_factory
from render.games.heller_und_pfennig.player_row import (
    BAND_WIDTH,
    PADDING,
    add_name,
    player_row_background,
)
from render.games.heller_und_pfennig.table import HEADER_HEIGHT, SIDE_AREA, round_header
from render.icons import ARROW
from render.palette import Sprite
from render.players import displayed_name
from render.rect import Rect
from render.translation import Translate, cached_text, format_number, format_signed

_GAP = 6
_LINE_HEIGHT = 46


class RoundGains(NamedTuple):
    """A seat's payouts of a round from rows and from columns, and its money afterwards."""

    seat: Seat
    name: str
    rows: int
    columns: int
    money: int
    richest: bool
    is_ai: bool

    @property
    def total(self) -> int:
        return self.rows + self.columns


def round_gains(
    view: View, names: Sequence[str], translate: Translate, ai_seats: frozenset[Seat]
) -> tuple[RoundGains, ...]:
    """Return what the round paid each seat."""
    most_money = max(player.money for player in view.players)
    return tuple(
        RoundGains(
            seat=player.seat,
            name=displayed_name(names, player.seat, translate),
            rows=sum(line.payouts[player.seat] for line in view.lines[:ROWS]),
            columns=sum(line.payouts[player.seat] for line in view.lines[ROWS:]),
            money=player.money,
            richest=player.money == most_money,
            is_ai=player.seat in ai_seats,
        )
        for player in view.players
    )


def phase_scene(
    view: View, names: Sequence[str], translate: Translate, ai_seats: frozenset[Seat]
) -> Scene:
    """Lay out the market as the round left it, and next to it the totals."""
    scene = market_scene(view, translate)
    text = cached_text(translate, "picture-round-over", round=view.round)
    scene.add(SIDE_AREA.x, SIDE_AREA.y, round_header(text, False, SIDE_AREA.w))
    top = SIDE_AREA.y + HEADER_HEIGHT + _GAP
    number = len(view.players)
    height = (SIDE_AREA.bottom - top + _GAP) // number - _GAP
    row_and_column_labels = (
        cached_text(translate, "picture-rows"),
        cached_text(translate, "picture-columns"),
    )
    for gains in round_gains(view, names, translate, ai_seats):
        scene.add(
            SIDE_AREA.x, top, _round_gains_sprite(gains, row_and_column_labels, SIDE_AREA.w, height)
        )
        top += height + _GAP
    return scene


def _round_gains_sprite(
    gains: RoundGains, labels: tuple[str, str], width: int, height: int
) -> Sprite:
    """Draw a seat's gains as one sprite."""
    return round_gains_scene(gains, labels, width, height).flatten()


def round_gains_scene(gains: RoundGains, labels: tuple[str, str], width: int, height: int) -> Scene:
    """Lay out the name, the gains from rows and from columns, their sum, and the money now."""
    background = theme.GOLD_TINT if gains.richest else theme.PAPER
    scene = sprite_factory.scene(
        player_row_background(gains.seat, width, height, gains.richest, False, False)
    )
    step = (height - 3 * _LINE_HEIGHT) // 4
    rect = Rect(BAND_WIDTH + PADDING, step, width - BAND_WIDTH - 2 * PADDING, _LINE_HEIGHT)
    add_name(scene, gains.name, rect, background, is_ai=gains.is_ai)
    half, y = rect.w // 2, rect.bottom + step
    for x, label, amount in (
        (rect.x, labels[0], gains.rows),
        (rect.x + half, labels[1], gains.columns),
    ):
        style = ("label", 24, theme.INK, background, half - 4, _LINE_HEIGHT // 2 - 2)
        scene.add(x, y, sprite_factory.text(label, *style))
        sprite = amount_sprite(
            format_signed(amount),
            30,
            amount_colour(amount),
            background,
            half - 4,
            _LINE_HEIGHT // 2 + 4,
            "left",
        )
        scene.add(x, y + _LINE_HEIGHT // 2 - 2, sprite)
    y += _LINE_HEIGHT + step
    _add_sum(scene, gains, rect._replace(y=y), background)
    return scene


def _add_sum(scene: Scene, gains: RoundGains, rect: Rect, background: theme.Colour) -> None:
    """Place the round's total, and the money that results from it."""
    half, middle = rect.w // 2, rect.x + rect.w // 2
    total = amount_sprite(
        format_signed(gains.total),
        45,
        amount_colour(gains.total),
        background,
        half - 26,
        rect.h,
        "left",
    )
    scene.add(rect.x, rect.y, total)
    arrow = sprite_factory.icon(ARROW, 20, theme.SLATE, background)
    scene.add(middle - 20, rect.y + (rect.h - 20) // 2, arrow)
    scene.add(
        middle + 6, rect.y + (rect.h - 34) // 2, sprite_factory.icon(COIN, 34, None, background)
    )
    money_width = rect.right - middle - 44
    money = amount_sprite(
        format_number(gains.money), 45, theme.INK, background, money_width, rect.h, "left"
    )
    scene.add(middle + 44, rect.y, money)

"""A round that is over: what every line paid whom, and what that makes together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.market import ROWS
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import Rect, Scene
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
from render.translation import Translate, cached_text, format_number, format_signed

_GAP = 6
_LINE_HEIGHT = 46


class RoundGains(NamedTuple):
    """What a round brought a seat: from rows, from columns, and its money afterwards."""

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
    """What the round brought each seat."""
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
    """The market as the round left it, and beside it the sums to check it by."""
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


@lru_cache(maxsize=16)
def _round_gains_sprite(
    gains: RoundGains, labels: tuple[str, str], width: int, height: int
) -> Sprite:
    """A seat's takings in one piece."""
    return round_gains_scene(gains, labels, width, height).flatten()


def round_gains_scene(gains: RoundGains, labels: tuple[str, str], width: int, height: int) -> Scene:
    """Name, what came from rows and from columns, their sum, and the money now."""
    background = theme.GOLD_TINT if gains.richest else theme.PAPER
    scene = sprite_factory.scene(
        player_row_background(gains.seat, width, height, gains.richest, False, False)
    )
    step = (height - 3 * _LINE_HEIGHT) // 4
    place = Rect(BAND_WIDTH + PADDING, step, width - BAND_WIDTH - 2 * PADDING, _LINE_HEIGHT)
    add_name(scene, gains.name, place, background, is_ai=gains.is_ai)
    half, y = place.w // 2, place.bottom + step
    for x, label, amount in (
        (place.x, labels[0], gains.rows),
        (place.x + half, labels[1], gains.columns),
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
    _add_sum(scene, gains, place._replace(y=y), background)
    return scene


def _add_sum(scene: Scene, gains: RoundGains, place: Rect, background: theme.Colour) -> None:
    """The sum of the round, and the money that it makes."""
    half, middle = place.w // 2, place.x + place.w // 2
    text = amount_sprite(
        format_signed(gains.total),
        45,
        amount_colour(gains.total),
        background,
        half - 26,
        place.h,
        "left",
    )
    scene.add(place.x, place.y, text)
    arrow = sprite_factory.icon(ARROW, 20, theme.SLATE, background)
    scene.add(middle - 20, place.y + (place.h - 20) // 2, arrow)
    scene.add(
        middle + 6, place.y + (place.h - 34) // 2, sprite_factory.icon(COIN, 34, None, background)
    )
    rest = place.right - middle - 44
    money = amount_sprite(
        format_number(gains.money), 45, theme.INK, background, rest, place.h, "left"
    )
    scene.add(middle + 44, place.y, money)

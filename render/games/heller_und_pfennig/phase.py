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
from render.games.heller_und_pfennig.board import board_scene
from render.games.heller_und_pfennig.figures import figure, ink
from render.games.heller_und_pfennig.glyphs import COIN
from render.games.heller_und_pfennig.palette import studio
from render.games.heller_und_pfennig.seats import BAND, PAD, box, put_name
from render.games.heller_und_pfennig.table import HEAD_HIGH, SIDE, head
from render.palette import Sprite
from render.seats import picture_name
from render.shapes import ARROW
from render.words import Say, plain, said, signed

_GAP = 6
_LINE = 46


class Takings(NamedTuple):
    """What a round brought a seat: from rows, from columns, and its money afterwards."""

    seat: Seat
    name: str
    rows: int
    columns: int
    money: int
    richest: bool
    ai: bool

    @property
    def total(self) -> int:
        return self.rows + self.columns


def takings(
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat]
) -> tuple[Takings, ...]:
    """What the round brought each seat."""
    most = max(player.money for player in view.players)
    return tuple(
        Takings(
            seat=player.seat,
            name=picture_name(names, player.seat, translate),
            rows=sum(line.payouts[player.seat] for line in view.lines[:ROWS]),
            columns=sum(line.payouts[player.seat] for line in view.lines[ROWS:]),
            money=player.money,
            richest=player.money == most,
            ai=player.seat in ai,
        )
        for player in view.players
    )


def phase_scene(view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat]) -> Scene:
    """The market as the round left it, and beside it the sums to check it by."""
    scene = board_scene(view, translate)
    text = said(translate, "picture-round-over", round=view.round)
    scene.put(SIDE.x, SIDE.y, head(text, False, SIDE.w))
    top = SIDE.y + HEAD_HIGH + _GAP
    number = len(view.players)
    high = (SIDE.bottom - top + _GAP) // number - _GAP
    words = said(translate, "picture-rows"), said(translate, "picture-columns")
    for each in takings(view, names, translate, ai):
        scene.put(SIDE.x, top, _takings_sprite(each, words, SIDE.w, high))
        top += high + _GAP
    return scene


@lru_cache(maxsize=16)
def _takings_sprite(each: Takings, words: tuple[str, str], wide: int, high: int) -> Sprite:
    """A seat's takings in one piece."""
    return takings_scene(each, words, wide, high).painted()


def takings_scene(each: Takings, words: tuple[str, str], wide: int, high: int) -> Scene:
    """Name, what came from rows and from columns, their sum, and the money now."""
    ground = theme.GOLD_TINT if each.richest else theme.PAPER
    scene = studio.scene(box(each.seat, wide, high, each.richest, False, False))
    step = (high - 3 * _LINE) // 4
    place = Rect(BAND + PAD, step, wide - BAND - 2 * PAD, _LINE)
    put_name(scene, each.name, place, ground, ai=each.ai)
    half, y = place.w // 2, place.bottom + step
    for x, word, amount in (
        (place.x, words[0], each.rows),
        (place.x + half, words[1], each.columns),
    ):
        style = ("label", 24, theme.INK, ground, half - 4, _LINE // 2 - 2)
        scene.put(x, y, studio.label(word, *style))
        sprite = figure(signed(amount), 30, ink(amount), ground, half - 4, _LINE // 2 + 4, "left")
        scene.put(x, y + _LINE // 2 - 2, sprite)
    y += _LINE + step
    _sum(scene, each, place._replace(y=y), ground)
    return scene


def _sum(scene: Scene, each: Takings, place: Rect, ground: theme.Colour) -> None:
    """The sum of the round, and the money that it makes."""
    half, middle = place.w // 2, place.x + place.w // 2
    text = figure(signed(each.total), 45, ink(each.total), ground, half - 26, place.h, "left")
    scene.put(place.x, place.y, text)
    arrow = studio.icon(ARROW, 20, theme.SLATE, ground)
    scene.put(middle - 20, place.y + (place.h - 20) // 2, arrow)
    scene.put(middle + 6, place.y + (place.h - 34) // 2, studio.icon(COIN, 34, None, ground))
    rest = place.right - middle - 44
    money = figure(plain(each.money), 45, theme.INK, ground, rest, place.h, "left")
    scene.put(middle + 44, place.y, money)

"""A round that is over: what every line paid whom, and what that makes together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.market import ROWS
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import Scene
from render.games.heller_und_pfennig.board import lay_board
from render.games.heller_und_pfennig.glyphs import COIN
from render.games.heller_und_pfennig.palette import studio
from render.games.heller_und_pfennig.seats import BAND, PAD, draw_box, draw_name, ink
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


def takings(view: View, names: Sequence[str], say: Say, ai: frozenset[Seat]) -> tuple[Takings, ...]:
    """What the round brought each seat."""
    most = max(player.money for player in view.players)
    return tuple(
        Takings(
            seat=player.seat,
            name=picture_name(names, player.seat, say),
            rows=sum(line.pays[player.seat] for line in view.lines[:ROWS]),
            columns=sum(line.pays[player.seat] for line in view.lines[ROWS:]),
            money=player.money,
            richest=player.money == most,
            ai=player.seat in ai,
        )
        for player in view.players
    )


def phase_scene(view: View, names: Sequence[str], say: Say, ai: frozenset[Seat]) -> Scene:
    """The market as the round left it, and beside it the sums to check it by."""
    scene = studio.scene()
    lay_board(scene, view, say)
    text = said(say, "picture-round-over", round=view.round)
    scene.put(SIDE.x, SIDE.y, head(text, False, SIDE.w))
    top = SIDE.y + HEAD_HIGH + _GAP
    number = len(view.players)
    high = (SIDE.bottom - top + _GAP) // number - _GAP
    words = said(say, "picture-rows"), said(say, "picture-columns")
    for each in takings(view, names, say, ai):
        scene.put(SIDE.x, top, _takings_sprite(each, words, SIDE.w, high))
        top += high + _GAP
    return scene


@lru_cache(maxsize=32)
def _takings_sprite(each: Takings, words: tuple[str, str], wide: int, high: int) -> Sprite:
    """Name, what came from rows and from columns, their sum, and the money now."""
    sketch = draw_box(each.seat, wide, high, gold=each.richest)
    left, room = BAND + PAD, wide - BAND - 2 * PAD
    step = (high - 3 * _LINE) // 4
    y = step + _LINE // 2
    draw_name(sketch, each.name, left, y, room, ai=each.ai)
    y += _LINE + step
    half = room // 2
    for x, word, amount in ((left, words[0], each.rows), (left + half, words[1], each.columns)):
        sketch.text(x, y - 12, word, "label", 24, theme.INK, "left", half - 4)
        sketch.text(x, y + 13, signed(amount), "number", 30, ink(amount), "left", half - 4)
    y += _LINE + step
    sketch.text(left, y, signed(each.total), "number", 45, ink(each.total), "left", half - 26)
    sketch.sign(ARROW, left + half - 18, y - 10, 20, theme.SLATE)
    sketch.sign(COIN, left + half + 8, y - 17, 34)
    rest = room - half - 46
    sketch.text(left + half + 46, y, plain(each.money), "number", 45, theme.INK, "left", rest)
    return sketch.sprite()

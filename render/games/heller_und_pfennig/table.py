"""The whole table: the market, the seats, and the tiles that are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.games.heller_und_pfennig.board import BOARD_RIGHT, MARGIN, board_scene
from render.games.heller_und_pfennig.palette import studio
from render.games.heller_und_pfennig.seats import lay_seat, seat_lines
from render.games.heller_und_pfennig.supply import lay_supply
from render.palette import Sprite
from render.words import Say, said

SIDE = Rect(BOARD_RIGHT + 8, MARGIN, WIDTH - MARGIN - BOARD_RIGHT - 8, HEIGHT - 2 * MARGIN)
"""To the right of the market."""

HEAD_HIGH = 50
_GAP = 6
SEAT_HIGH = {2: 190, 3: 146, 4: 116}
"""Pixels, by how many play."""


def table_scene(view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat]) -> Scene:
    """What lies where. Nothing of it depends on who looks."""
    scene = board_scene(view, translate)
    scene.put(SIDE.x, SIDE.y, head(_round(view, translate), view.last_round, SIDE.w))
    top, high = SIDE.y + HEAD_HIGH + _GAP, SEAT_HIGH[len(view.players)]
    for line in seat_lines(view, names, translate, ai):
        lay_seat(scene, line, Rect(SIDE.x, top, SIDE.w, high))
        top += high + _GAP
    lay_supply(scene, view, Rect(SIDE.x, top, SIDE.w, SIDE.bottom - top), translate)
    return scene


def _round(view: View, translate: Say) -> str:
    if view.over:
        return said(translate, "picture-game-over")
    if view.last_round:
        return said(translate, "picture-last-round", round=view.round)
    if view.rounds is None:
        return said(translate, "picture-round", round=view.round)
    return said(translate, "picture-round-of", round=view.round, rounds=view.rounds)


@lru_cache(maxsize=32)
def head(text: str, alarming: bool, wide: int) -> Sprite:
    """The number of the round; of the last one in alarming red."""
    sketch = studio.sketch(wide, HEAD_HIGH, theme.GROUND)
    sketch.round(0, 0, wide, HEAD_HIGH, 10, theme.ALERT if alarming else theme.INK)
    middle = HEAD_HIGH // 2
    sketch.text(wide // 2, middle, text, "name", 34, theme.WHITE, "middle", wide - 16)
    return sketch.sprite()

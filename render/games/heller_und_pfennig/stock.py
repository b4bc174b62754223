"""The stalls that a seat has left, each as it will stand on the market."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import Stall
from engine.games.heller_und_pfennig.view import PlayerView
from render import theme
from render.canvas import Rect, Scene
from render.games.heller_und_pfennig.palette import studio
from render.games.heller_und_pfennig.pieces import piece
from render.words import Say, said

STOCK_HIGH = 128
_TITLE_WIDE = 150
_PAD = 8
_MOST = 190
"""Pixels a stall is wide at most."""


def lay_stock(scene: Scene, player: PlayerView, area: Rect, translate: Say) -> None:
    """A strip of stalls, the largest first."""
    ground = theme.TRAY
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, ground, theme.GROUND))
    text = studio.label(
        said(translate, "picture-stalls"), "label", 28, theme.INK, ground, _TITLE_WIDE, 40
    )
    scene.put(area.x + 14, area.y + (area.h - 40) // 2, text)
    left = area.x + 14 + _TITLE_WIDE
    lay_stalls(scene, player, area._replace(x=left, w=area.right - left), translate)


def lay_stalls(scene: Scene, player: PlayerView, area: Rect, translate: Say) -> None:
    """The stalls, as large as there is room for, in as few lines as make them largest."""
    goods = [n for n in range(len(player.stalls), 0, -1) for _ in range(player.stalls[n - 1])]
    if not goods:
        text = said(translate, "picture-no-stalls")
        scene.centre(area, studio.label(text, "name", 36, theme.INK, theme.TRAY))
        return
    size, columns = max(_fit(len(goods), rows, area) for rows in (1, 2))
    rows = -(-len(goods) // columns)
    pitch = size + _PAD
    left = area.x + (area.w - columns * pitch + _PAD) // 2
    top = area.y + (area.h - rows * pitch + _PAD) // 2
    for place, number in enumerate(goods):
        row, column = divmod(place, columns)
        sprite = piece(Stall(player.seat, number), "", size, size, theme.TRAY)
        scene.put(left + column * pitch, top + row * pitch, sprite)


def _fit(number: int, rows: int, area: Rect) -> tuple[int, int]:
    """How large so many stalls can be in so many lines, and how many are in one."""
    columns = -(-number // rows)
    wide, high = (area.w - _PAD) // columns - _PAD, (area.h - _PAD) // rows - _PAD
    return min(wide, high, _MOST), columns

"""The stalls that a seat has not placed yet, drawn as on the market."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import Stall
from engine.games.heller_und_pfennig.view import PlayerView
from render import theme
from render.canvas import Scene
from render.games.heller_und_pfennig.palette import sprite_factory
from render.games.heller_und_pfennig.pieces import piece_sprite
from render.rect import Rect
from render.translation import Translate, cached_text

REMAINING_STALLS_HEIGHT = 128
_TITLE_WIDTH = 150
_PAD = 8
_MAX_STALL_WIDTH = 190
"""The maximum width of a stall in pixels."""


def add_remaining_stalls(
    scene: Scene, player: PlayerView, area: Rect, translate: Translate
) -> None:
    """Place a titled strip of stalls, the largest first."""
    background = theme.TRAY
    scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(area.w, area.h, 12, background, theme.BACKGROUND),
    )
    text = sprite_factory.text(
        cached_text(translate, "picture-stalls"),
        "label",
        28,
        theme.INK,
        background,
        _TITLE_WIDTH,
        40,
    )
    scene.add(area.x + 14, area.y + (area.h - 40) // 2, text)
    left = area.x + 14 + _TITLE_WIDTH
    add_stalls(scene, player, area._replace(x=left, w=area.right - left), translate)


def add_stalls(scene: Scene, player: PlayerView, area: Rect, translate: Translate) -> None:
    """Place the stalls in one or two rows, whichever makes them larger."""
    stall_sizes = [n for n in range(len(player.stalls), 0, -1) for _ in range(player.stalls[n - 1])]
    if not stall_sizes:
        text = cached_text(translate, "picture-no-stalls")
        scene.add_centred(area, sprite_factory.text(text, "name", 36, theme.INK, theme.TRAY))
        return
    size, columns = max(_fitting_size(len(stall_sizes), rows, area) for rows in (1, 2))
    rows = -(-len(stall_sizes) // columns)
    pitch = size + _PAD
    left = area.x + (area.w - columns * pitch + _PAD) // 2
    top = area.y + (area.h - rows * pitch + _PAD) // 2
    for index, goods in enumerate(stall_sizes):
        row, column = divmod(index, columns)
        sprite = piece_sprite(Stall(player.seat, goods), "", size, size, theme.TRAY)
        scene.add(left + column * pitch, top + row * pitch, sprite)


def _fitting_size(count: int, rows: int, area: Rect) -> tuple[int, int]:
    """Return the size of `count` stalls in so many rows, and the stalls per row."""
    columns = -(-count // rows)
    width, height = (area.w - _PAD) // columns - _PAD, (area.h - _PAD) // rows - _PAD
    return min(width, height, _MAX_STALL_WIDTH), columns

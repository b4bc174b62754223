"""Cards in a grid on the board, as large as possible: as tiles where their text would be tiny."""

from __future__ import annotations

from render.canvas import Scene
from render.games.saint_petersburg.phase_cards import add_tiles
from render.games.saint_petersburg.printed_card import printed_card
from render.games.saint_petersburg.tiles import CardGroup
from render.kit.card import OVERHANG, SHADOW, CardSizes
from render.rect import Rect
from render.translation import Translate

_GAP = 10
_WIDTH, _HEIGHT = 176, 260
"""The shape of a card, and the size for which the sizes of its parts are made."""

_MIN_SCALE, _MAX_SCALE = 0.62, 2.0


def add_card_grid(
    scene: Scene, groups: tuple[CardGroup, ...], edition: str, area: Rect, translate: Translate
) -> None:
    """Place the cards in lines of equal length, in the centre of an area."""
    scale, columns = _best_grid(len(groups), area)
    if scale < _MIN_SCALE:
        add_tiles(scene, groups, edition, area, translate)
        return
    sizes = CardSizes().scaled(scale)
    width, height = int(_WIDTH * scale), int(_HEIGHT * scale)
    step_x, step_y = width + 2 * OVERHANG + _GAP, height + 2 * OVERHANG + SHADOW + _GAP
    lines = -(-len(groups) // columns)
    grid = area.centred(columns * step_x - _GAP, lines * step_y - _GAP)
    for index, group in enumerate(groups):
        line, column = divmod(index, columns)
        missing = lines * columns - len(groups) if line == lines - 1 else 0
        x = grid.x + column * step_x + missing * step_x // 2
        sprite = printed_card(group, edition, width, height, sizes, translate)
        scene.add(x, grid.y + line * step_y, sprite)


def _best_grid(count: int, area: Rect) -> tuple[float, int]:
    """Return the largest scale at which all cards fit, and the number of columns."""
    best = (0.0, -1)
    for columns in range(1, count + 1):
        lines = -(-count // columns)
        width = (area.w + _GAP) // columns - _GAP - 2 * OVERHANG
        height = (area.h + _GAP) // lines - _GAP - 2 * OVERHANG - SHADOW
        best = max(best, (min(width / _WIDTH, height / _HEIGHT, _MAX_SCALE), -columns))
    return best[0], -best[1]

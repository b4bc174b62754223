"""The table: the market, the players, and the tiles still to come."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.heller_und_pfennig.changes import Changes
from render.games.heller_und_pfennig.market import MARGIN, MARKET_RIGHT, market_scene
from render.games.heller_und_pfennig.palette import sprite_factory
from render.games.heller_und_pfennig.player_row import add_player_row, player_rows
from render.games.heller_und_pfennig.remaining_tiles import add_remaining_tiles
from render.image_cache import cached_image
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate, cached_text

SIDE_AREA = Rect(MARKET_RIGHT + 8, MARGIN, WIDTH - MARGIN - MARKET_RIGHT - 8, HEIGHT - 2 * MARGIN)
"""The area to the right of the market."""

HEADER_HEIGHT = 50
_GAP = 6
PLAYER_ROW_HEIGHT = {2: 190, 3: 146, 4: 116}
"""The height of a player's box in pixels, by number of players."""


def table_scene(
    view: View,
    names: Sequence[str],
    translate: Translate,
    ai_seats: frozenset[Seat],
    changes: Changes | None = None,
) -> Scene:
    """Lay out the table, marking `changes`. It shows public information only."""
    scene = market_scene(view, translate, changes)
    scene.add(
        SIDE_AREA.x,
        SIDE_AREA.y,
        round_header(_round_text(view, translate), view.last_round, SIDE_AREA.w),
    )
    top, height = SIDE_AREA.y + HEADER_HEIGHT + _GAP, PLAYER_ROW_HEIGHT[len(view.players)]
    for row in player_rows(view, names, translate, ai_seats, changes):
        add_player_row(scene, row, Rect(SIDE_AREA.x, top, SIDE_AREA.w, height))
        top += height + _GAP
    add_remaining_tiles(
        scene, view, Rect(SIDE_AREA.x, top, SIDE_AREA.w, SIDE_AREA.bottom - top), translate
    )
    return scene


def _round_text(view: View, translate: Translate) -> str:
    if view.over:
        return cached_text(translate, "picture-game-over")
    if view.last_round:
        return cached_text(translate, "picture-last-round", round=view.round)
    if view.rounds is None:
        return cached_text(translate, "picture-round", round=view.round)
    return cached_text(translate, "picture-round-of", round=view.round, rounds=view.rounds)


@cached_image
def round_header(text: str, is_last: bool, width: int) -> Sprite:
    """Draw the number of the round, with an alert background in the last one."""
    drawing = sprite_factory.drawing(width, HEADER_HEIGHT, theme.BACKGROUND)
    drawing.rounded_rect(0, 0, width, HEADER_HEIGHT, 10, theme.ALERT if is_last else theme.INK)
    middle = HEADER_HEIGHT // 2
    drawing.text(width // 2, middle, text, "name", 34, theme.WHITE, "middle", width - 16)
    return drawing.sprite()

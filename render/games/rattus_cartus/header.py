"""The header of the table: the round, the current decision, the nun row and the deck."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.state import Phase, Step
from engine.games.rattus_cartus.view import View
from render import theme
from render.canvas import Scene
from render.games.rattus_cartus.icons import BACK, NUN_BACK
from render.games.rattus_cartus.names import building_name
from render.games.rattus_cartus.palette import BACKGROUND, PLASTER, TIMBER, sprite_factory
from render.icons import ARROW
from render.palette import Sprite
from render.players import draw_disc
from render.rect import Rect
from render.translation import Translate, cached_text

HEADER_HEIGHT = 54
_ROUND_WIDTH, _DECK_WIDTH, _NUN_WIDTH = 300, 122, 48
_GAP = 8


def add_header(scene: Scene, view: View, area: Rect, translate: Translate) -> None:
    """Place the header."""
    scene.add(
        area.x,
        area.y,
        banner(_round_text(view, translate), view.last_round, _ROUND_WIDTH, HEADER_HEIGHT),
    )
    nuns = _NUN_WIDTH * len(view.nuns) + 10
    width = area.w - _ROUND_WIDTH - nuns - _DECK_WIDTH - 3 * _GAP
    x = area.x + _ROUND_WIDTH + _GAP
    scene.add(
        x,
        area.y,
        _prompt_sprite(current_prompt(view, translate), view.receiver, width, HEADER_HEIGHT),
    )
    x += width + _GAP
    scene.add(x, area.y, _nuns_sprite(len(view.nuns), nuns, HEADER_HEIGHT))
    x += nuns + _GAP
    scene.add(x, area.y, _deck_sprite(view.deck, _DECK_WIDTH, HEADER_HEIGHT))


def _round_text(view: View, translate: Translate) -> str:
    if view.over:
        return cached_text(translate, "picture-game-over")
    key = "picture-last-round" if view.last_round else "picture-round-of"
    return cached_text(translate, key, round=view.round, rounds=view.rounds)


def current_prompt(view: View, translate: Translate) -> str:
    """Return what has to be decided now."""
    if view.over:
        return cached_text(translate, "picture-plague")
    if view.step is Step.GIVE and view.demand is not None:
        return cached_text(translate, f"picture-give-{view.demand.value}")
    if view.phase is Phase.RESOLVING and view.place is not None:
        return building_name(view.row[view.place].building, translate)
    return cached_text(translate, f"picture-step-{view.step.value}")


@lru_cache(maxsize=32)
def banner(
    text: str, is_alert: bool, width: int, height: int, background: theme.Colour = BACKGROUND
) -> Sprite:
    """Draw text on a dark background, or on an alert background."""
    drawing = sprite_factory.drawing(width, height, background)
    drawing.rounded_rect(0, 0, width, height, 10, theme.ALERT if is_alert else theme.INK)
    drawing.text(width // 2, height // 2, text, "name", 34, theme.WHITE, "middle", width - 20)
    return drawing.sprite()


@lru_cache(maxsize=48)
def _prompt_sprite(text: str, receiver: Seat | None, width: int, height: int) -> Sprite:
    """Draw the current decision, with an arrow to the receiver of requested cards."""
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 10, TIMBER)
    available = width - 20
    if receiver is not None:
        available -= 74
        drawing.icon(ARROW, width - 82, height // 2 - 12, 24, theme.WHITE)
        drawing.rounded_rect(width - 53, height // 2 - 23, 46, 46, 23, theme.WHITE)
        draw_disc(drawing, receiver, width - 51, height // 2 - 21, 42)
    drawing.text(
        10 + available // 2, height // 2, text, "name", 36, theme.WHITE, "middle", available
    )
    return drawing.sprite()


@lru_cache(maxsize=4)
def _nuns_sprite(count: int, width: int, height: int) -> Sprite:
    """Draw the nun row face down: nobody sees all of it before the end."""
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 10, PLASTER)
    for index in range(count):
        drawing.art(NUN_BACK, 6 + index * _NUN_WIDTH, 4, _NUN_WIDTH - 4, height - 8)
    return drawing.sprite()


@lru_cache(maxsize=96)
def _deck_sprite(count: int, width: int, height: int) -> Sprite:
    """Draw the deck of population cards with its size."""
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 10, PLASTER)
    drawing.art(BACK, 6, 4, 44, height - 8)
    drawing.text(width // 2 + 27, height // 2, str(count), "number", 42, theme.INK, "middle")
    return drawing.sprite()

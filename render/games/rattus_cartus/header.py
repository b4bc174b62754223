"""The header of the table: the round, the current decision, the nun row and the deck."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.state import Phase, Step
from engine.games.rattus_cartus.view import View
from render import theme
from render.canvas import Scene
from render.fonts import text_width
from render.games.rattus_cartus.icons import BACK, NUN_BACK
from render.games.rattus_cartus.names import building_name
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.icons import ARROW
from render.image_cache import cached_image
from render.kit.panel import draw_plaque, draw_seat_shield
from render.kit.seat_panel import SHADOW
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

HEADER_HEIGHT = 60
ROUND_WIDTH = 290
_DECK_WIDTH, _NUN_WIDTH, _GAP = 112, 44, 10


def add_header(scene: Scene, view: View, area: Rect, translate: Translate) -> None:
    """Place the header."""
    round_area, prompt, nuns, deck = header_areas(area, len(view.nuns))
    text = round_text(view, translate)
    scene.add(*round_area[:2], round_sprite(text, view.last_round, round_area))
    text = current_prompt(view, translate)
    scene.add(*prompt[:2], _prompt_sprite(text, view.receiver, prompt))
    scene.add(*nuns[:2], _nuns_sprite(len(view.nuns), nuns))
    scene.add(*deck[:2], _deck_sprite(view.deck, deck))


@lru_cache(maxsize=2)
def header_areas(area: Rect, nuns: int) -> tuple[Rect, Rect, Rect, Rect]:
    """Return the areas of the round, the decision, the nun row and the deck."""
    round_area, rest = area.split_left(ROUND_WIDTH, _GAP)
    deck, rest = rest.split_right(_DECK_WIDTH, _GAP)
    nun_row, prompt = rest.split_right(_NUN_WIDTH * nuns + 20, _GAP)
    return round_area, prompt, nun_row, deck


def round_text(view: View, translate: Translate) -> str:
    if view.over:
        return translate("picture-game-over")
    key = "picture-last-round" if view.last_round else "picture-round-of"
    return translate(key, round=view.round, rounds=view.rounds)


def current_prompt(view: View, translate: Translate) -> str:
    """Return what has to be decided now."""
    if view.over:
        return translate("picture-plague")
    if view.step is Step.GIVE and view.demand is not None:
        return translate(f"picture-give-{view.demand.value}")
    if view.phase is Phase.RESOLVING and view.place is not None:
        return building_name(view.row[view.place].building, translate)
    return translate(f"picture-step-{view.step.value}")


def plaque(area: Rect, fill: theme.Colour, line: theme.Colour) -> Drawing:
    """Return a drawing of an empty plaque with its shadow on the ground."""
    height = area.h + SHADOW
    below = ground_below(SKIN.ground, area._replace(h=height))
    drawing = sprite_factory.drawing(area.w, height, below)
    drawing.rounded_rect(0, SHADOW, area.w, area.h, 10, SKIN.ground.shadow)
    draw_plaque(drawing, Rect(0, 0, area.w, area.h), fill, line, inner=3)
    return drawing


@cached_image
def round_sprite(text: str, is_alert: bool, area: Rect) -> Sprite:
    """Draw the number of the round, on an alarming ground in the last one."""
    drawing = plaque(area, theme.ALERT if is_alert else SKIN.board, SKIN.line)
    ink = theme.WHITE if is_alert else SKIN.light
    width = area.w - 28
    size = 37 if text_width(text, "name", 37) <= width else 31
    drawing.text(area.w // 2, area.h // 2, text, "name", size, ink, "middle", width)
    return drawing.sprite()


@cached_image
def _prompt_sprite(text: str, receiver: Seat | None, area: Rect) -> Sprite:
    """Draw the current decision, with an arrow to the receiver of requested cards."""
    drawing = plaque(area, theme.COIN, theme.BRONZE)
    inside = Rect(0, 0, area.w, area.h).inset(16, 8)
    if receiver is not None:
        shield, inside = inside.split_right(38, 34)
        draw_seat_shield(drawing, shield, receiver, SKIN.ink)
        drawing.icon(ARROW, shield.x - 28, inside.middle[1] - 11, 22, SKIN.ink)
    x, y = inside.middle
    drawing.text(x, y, text, "name", 40, SKIN.ink, "middle", inside.w)
    return drawing.sprite()


@cached_image
def _nuns_sprite(count: int, area: Rect) -> Sprite:
    """Draw the nun row face down: nobody sees all of it before the end."""
    drawing = plaque(area, SKIN.board, SKIN.line)
    for index in range(count):
        card = Rect(12 + index * _NUN_WIDTH, 9, _NUN_WIDTH - 4, area.h - 18)
        drawing.rounded_rect(*card, 4, SKIN.paper)
        drawing.art(NUN_BACK, *card.inset(2))
    return drawing.sprite()


@cached_image
def _deck_sprite(count: int, area: Rect) -> Sprite:
    """Draw the deck of population cards with its size."""
    drawing = plaque(area, SKIN.board, SKIN.line)
    for offset in (6, 3, 0):
        card = Rect(12 + offset, 9, 36, area.h - 18)
        drawing.rounded_rect(*card, 4, SKIN.ground.shadow)
        drawing.rounded_rect(*card.inset(1), 4, SKIN.paper)
    drawing.art(BACK, *card.inset(3))
    drawing.text(area.w - 30, area.h // 2, str(count), "number", 42, SKIN.light, "middle", 44)
    return drawing.sprite()

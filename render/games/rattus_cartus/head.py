"""The line above the table: the round, what is asked now, the nun row and the deck."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.state import Phase, Step
from engine.games.rattus_cartus.view import View
from render import theme
from render.canvas import Rect, Scene
from render.games.rattus_cartus.glyphs import BACK, NUN_BACK
from render.games.rattus_cartus.palette import PLASTER, TIMBER, TOWN, studio
from render.games.rattus_cartus.titles import building_name
from render.palette import Sprite
from render.seats import draw_disc
from render.shapes import ARROW
from render.words import Say, said

HIGH = 54
_ROUND, _DECK, _NUN = 300, 122, 48
_GAP = 8


def lay_head(scene: Scene, view: View, area: Rect, translate: Say) -> None:
    """Lay the line."""
    scene.put(area.x, area.y, plaque(_round(view, translate), view.last_round, _ROUND, HIGH))
    nuns = _NUN * len(view.nuns) + 10
    wide = area.w - _ROUND - nuns - _DECK - 3 * _GAP
    x = area.x + _ROUND + _GAP
    scene.put(x, area.y, _asked(asked(view, translate), view.receiver, wide, HIGH))
    x += wide + _GAP
    scene.put(x, area.y, _nuns(len(view.nuns), nuns, HIGH))
    x += nuns + _GAP
    scene.put(x, area.y, _deck(view.deck, _DECK, HIGH))


def _round(view: View, translate: Say) -> str:
    if view.over:
        return said(translate, "picture-game-over")
    key = "picture-last-round" if view.last_round else "picture-round-of"
    return said(translate, key, round=view.round, rounds=view.rounds)


def asked(view: View, translate: Say) -> str:
    """What is to be done now."""
    if view.over:
        return said(translate, "picture-plague")
    if view.step is Step.GIVE and view.demand is not None:
        return said(translate, f"picture-give-{view.demand.value}")
    if view.phase is Phase.RESOLVING and view.place is not None:
        return building_name(view.row[view.place].building, translate)
    return said(translate, f"picture-step-{view.step.value}")


@lru_cache(maxsize=32)
def plaque(text: str, alarming: bool, wide: int, high: int, ground: theme.Colour = TOWN) -> Sprite:
    """Words on dark ground; of the last round on alarming red."""
    sketch = studio.sketch(wide, high, ground)
    sketch.round(0, 0, wide, high, 10, theme.ALERT if alarming else theme.INK)
    sketch.text(wide // 2, high // 2, text, "name", 34, theme.WHITE, "middle", wide - 20)
    return sketch.sprite()


@lru_cache(maxsize=48)
def _asked(text: str, receiver: Seat | None, wide: int, high: int) -> Sprite:
    """What is to be done; with an arrow to who gets the cards that are asked for."""
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, 0, wide, high, 10, TIMBER)
    room = wide - 20
    if receiver is not None:
        room -= 74
        sketch.sign(ARROW, wide - 82, high // 2 - 12, 24, theme.WHITE)
        sketch.round(wide - 53, high // 2 - 23, 46, 46, 23, theme.WHITE)
        draw_disc(sketch, receiver, wide - 51, high // 2 - 21, 42)
    sketch.text(10 + room // 2, high // 2, text, "name", 36, theme.WHITE, "middle", room)
    return sketch.sprite()


@lru_cache(maxsize=4)
def _nuns(number: int, wide: int, high: int) -> Sprite:
    """The nun row, face down: nobody sees it before the end."""
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, 0, wide, high, 10, PLASTER)
    for place in range(number):
        sketch.picture(NUN_BACK, 6 + place * _NUN, 4, _NUN - 4, high - 8)
    return sketch.sprite()


@lru_cache(maxsize=96)
def _deck(number: int, wide: int, high: int) -> Sprite:
    """The deck of population cards."""
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, 0, wide, high, 10, PLASTER)
    sketch.picture(BACK, 6, 4, 44, high - 8)
    sketch.text(wide // 2 + 27, high // 2, str(number), "number", 42, theme.INK, "middle")
    return sketch.sprite()

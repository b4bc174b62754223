"""A building of the round: what it gives, and who took its supply or entered it."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS, COPIES_PER_KIND
from engine.games.rattus_cartus.state import Phase
from engine.games.rattus_cartus.view import BuildingView, View
from render import theme
from render.canvas import Rect, Scene
from render.fonts import PRESSED, balanced, width
from render.games.rattus_cartus.facts import action_runs, supply_run
from render.games.rattus_cartus.glyphs import CRATE, DOOR, EACH, MOST, SUITS, TICK, house
from render.games.rattus_cartus.palette import (
    CLASS_COLOURS,
    PLASTER,
    TIMBER,
    TOWN,
    studio,
)
from render.games.rattus_cartus.runs import draw_run
from render.games.rattus_cartus.titles import kind_name
from render.palette import Sprite
from render.seats import draw_disc
from render.sprites import Sketch
from render.words import Say

Standing: TypeAlias = Literal["open", "now", "done"]

BAND, SUPPLY, GUESTS = 54, 52, 60
"""Heights of the name, the supply and the row of discs."""

NAME_SIZE = 39
_TWO_LINES = 26
_PAD, _GAP = 6, 8


class Guest(NamedTuple):
    """A disc at a building. `cards` counts what was laid down there, None where only the supply
    was taken."""

    seat: Seat
    cards: int | None


def lay_houses(scene: Scene, view: View, area: Rect, translate: Say) -> None:
    """The buildings of the round side by side."""
    wide = house_wide(len(view.row), area.w)
    high, choosing = area.h - SUPPLY - GUESTS, view.phase is Phase.SUPPLIES
    for each in view.row:
        x, facts = area.x + each.place * (wide + _GAP), BUILDINGS[each.building]
        standing = _standing(view, each)
        name = kind_name(facts.kind, translate)
        sprite = face_sprite(facts.kind, name, standing, view.last_round, wide, high)
        scene.put(x, area.y, sprite)
        y = area.y + high
        scene.put(x, y, supply_sprite(facts.copy, standing, wide, SUPPLY))
        guests = _guests(view, each)
        sprite = guests_sprite(guests, choosing, standing, wide, GUESTS)
        scene.put(x, y + SUPPLY, sprite)


def house_wide(number: int, wide: int) -> int:
    """How wide each of so many buildings is."""
    return (wide - (number - 1) * _GAP) // number


def warm_houses(wide: int, high: int, translate: Say) -> None:
    """Draw every building as it is in a round with three of them."""
    wide = house_wide(3, wide)
    for kind in BUILDING_KINDS:
        name = kind_name(kind, translate)
        face_sprite(kind, name, "open", False, wide, high - SUPPLY - GUESTS)
    for copy in range(1, COPIES_PER_KIND + 1):
        supply_sprite(copy, "open", wide, SUPPLY)


def _standing(view: View, each: BuildingView) -> Standing:
    if view.phase is not Phase.RESOLVING or view.over:
        return "done" if view.over else "open"
    return "done" if each.resolved else "now" if each.place == view.place else "open"


def _guests(view: View, each: BuildingView) -> tuple[Guest, ...]:
    """Who took the supply while supplies are chosen, later who entered."""
    if view.phase is Phase.SUPPLIES:
        return tuple(Guest(p.seat, None) for p in view.players if p.supply == each.place)
    return tuple(map(Guest, each.entered, each.laid))


@lru_cache(maxsize=64)
def face_sprite(
    kind: str, name: str, standing: Standing, last_round: bool, wide: int, high: int
) -> Sprite:
    """The name, the picture and what the building does, which is the same for all its copies."""
    facts = BUILDINGS[BUILDING_KINDS.index(kind) * COPIES_PER_KIND]
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, 0, wide, high + 12, 10, _edge(standing))
    sketch.round(3, 3, wide - 6, high + 6, 8, theme.PAPER)
    _band(sketch, facts.cls, name, standing, wide)
    art = high - BAND - 2 * _PAD
    across = min(art * 10 // 11, wide // 3) if wide < 400 else art * 5 // 4
    sketch.picture(house(kind), _PAD + 2, BAND + _PAD, across, art)
    left, line = _PAD + across + 8, (high - BAND) // 2
    marks = (MOST, theme.GOLD_TINT), (EACH, PLASTER)
    runs = action_runs(facts, last_round)
    for place, (run, (mark, ground)) in enumerate(zip(runs, marks, strict=True)):
        y, room = BAND + _PAD + place * line, wide - left - _PAD - 3
        sketch.round(left, y, room, line - _PAD, 8, ground)
        middle = y + (line - _PAD) // 2
        sketch.sign(mark, left + 4, middle - 17, 34)
        draw_run(sketch, run, left + 43, middle, room - 46, theme.INK)
    return sketch.sprite()


@lru_cache(maxsize=32)
def supply_sprite(copy: int, standing: Standing, wide: int, high: int) -> Sprite:
    """The supply box of a copy, which is the same for all kinds."""
    sketch = studio.sketch(wide, high, _edge(standing))
    sketch.fill(3, 0, wide - 6, high, theme.PAPER)
    sketch.fill(3, 0, wide - 6, 2, theme.SHADE)
    sketch.sign(CRATE, _PAD + 5, 7, 40)
    run = supply_run(BUILDINGS[copy - 1].supply)
    draw_run(sketch, run, 62, high // 2, wide - 70, theme.INK)
    return sketch.sprite()


def _edge(standing: Standing) -> theme.Colour:
    return {"open": TIMBER, "now": theme.GOLD, "done": theme.SHADE}[standing]


def _band(sketch: Sketch, cls: int, name: str, standing: Standing, wide: int) -> None:
    """The name on the colour of the class."""
    fill = theme.IDLE if standing == "done" else CLASS_COLOURS[cls]
    sketch.round(0, 0, wide, BAND, 10, _edge(standing))
    sketch.round(3, 3, wide - 6, BAND - 3, 8, fill)
    sketch.fill(3, BAND - 10, wide - 6, 10, fill)
    sketch.sign(SUITS[cls], 11, BAND // 2 - 18, 36, theme.WHITE)
    right = wide - 10
    if standing == "done":
        right -= 38
        sketch.sign(TICK, right + 4, BAND // 2 - 15, 32, theme.WHITE)
    room = right - 56
    x = 56 + room // 2
    if width(name, "name", NAME_SIZE) * PRESSED <= room:
        sketch.text(x, BAND // 2, name, "name", NAME_SIZE, theme.WHITE, "middle", room)
        return
    lines = balanced(name, "name", _TWO_LINES, room, 2)
    for place, line in enumerate(lines):
        y = BAND // 2 + round((place - (len(lines) - 1) / 2) * 25)
        sketch.text(x, y, line, "name", _TWO_LINES, theme.WHITE, "middle", room)


@lru_cache(maxsize=128)
def guests_sprite(
    guests: tuple[Guest, ...], choosing: bool, standing: Standing, wide: int, high: int
) -> Sprite:
    """The discs in their order, and how many cards each laid down; then the next free place."""
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, -12, wide, high + 12, 10, _edge(standing))
    sketch.round(3, -12, wide - 6, high + 9, 8, PLASTER)
    sketch.fill(3, 0, wide - 6, 2, theme.SHADE)
    sketch.sign(CRATE if choosing else DOOR, _PAD + 5, 10, 40)
    left, room = 60, wide - 60 - _PAD
    step = min(room // max(len(guests), 3), 112)
    disc = min(46, step // 2 + 2)
    for place, guest in enumerate(guests):
        x = left + place * step
        draw_disc(sketch, guest.seat, x, high // 2 - disc // 2, disc)
        if guest.cards is not None:
            _laid(sketch, guest.cards, x + disc + 3, high // 2, min(38, step - disc - 7))
    if not choosing and not guests:
        sketch.round(left, high // 2 - 22, 44, 44, 22, theme.SHADE)
        sketch.round(left + 3, high // 2 - 19, 38, 38, 19, PLASTER)
        sketch.text(left + 22, high // 2, "1", "number", 30, theme.MUTED, "middle")
    return sketch.sprite()


def _laid(sketch: Sketch, cards: int, x: int, middle: int, wide: int) -> None:
    """So many cards, face down."""
    high = 46
    sketch.round(x, middle - high // 2, wide, high, 5, TIMBER)
    text = str(cards)
    sketch.text(x + wide // 2, middle, text, "number", 47, theme.WHITE, "middle", wide - 4)

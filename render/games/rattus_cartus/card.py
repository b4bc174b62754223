"""A building, a person or a special card large, with all that is to know about it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS, COPIES_PER_KIND
from engine.games.rattus_cartus.cards import (
    CARD_IDS,
    JOKER,
    MAX_NUNS,
    PERSONS,
    population_card,
)
from render import theme
from render.canvas import Rect, Scene
from render.fonts import wrapped
from render.games.rattus_cartus.facts import action_run, supply_run
from render.games.rattus_cartus.glyphs import CRATE, EACH, MOST, SUITS, house
from render.games.rattus_cartus.palette import CLASS_COLOURS, PLASTER, TIMBER, TOWN, studio
from render.games.rattus_cartus.pieces import card_sprite
from render.games.rattus_cartus.rules import (
    building_facts,
    population_facts,
    special_facts,
    supply_fact,
)
from render.games.rattus_cartus.runs import draw_run
from render.games.rattus_cartus.table import INNER, ground
from render.games.rattus_cartus.titles import card_name, class_name, kind_name
from render.palette import Sprite
from render.picture import ALT_LIMIT, whole
from render.words import Say, said

LOOKED_UP = (*BUILDING_KINDS, *PERSONS, *CARD_IDS[JOKER:])
"""What can be looked up: kinds of building, persons and special cards, by their ids."""

_SIZE = 400
_LINE = 40
_GAP = 8
_SUPPLIES_HIGH = 76


def card_scene(card_id: str, translate: Say) -> Scene:
    """The piece to the left, the facts to the right. Raises ValueError for an unknown one."""
    if card_id not in LOOKED_UP:
        raise ValueError(f"no card and no building is called {card_id!r}")
    scene = studio.scene(ground())
    facts = INNER._replace(x=INNER.x + _SIZE + 2 * _GAP, w=INNER.w - _SIZE - 2 * _GAP)
    if card_id in BUILDING_KINDS:
        building = BUILDING_KINDS.index(card_id) * COPIES_PER_KIND
        facts = facts._replace(h=facts.h - _SUPPLIES_HIGH - _GAP)
        sprite = _building(building)
        supplies = INNER._replace(y=facts.bottom + _GAP, h=_SUPPLIES_HIGH)
        scene.put(supplies.x, supplies.y, _supplies(building, supplies.w, supplies.h))
        name = kind_name(card_id, translate)
    else:
        card = _card(card_id)
        name = card_name(card, translate)
        sprite = card_sprite(card, name, _SIZE, 560, TOWN)
    scene.put(INNER.x, facts.y + (facts.h - sprite.height) // 2, sprite)
    _facts(scene, name, list(facts_of(card_id, translate)), facts)
    return scene


def _card(card_id: str) -> int:
    """A card to show for a name: of a person the one with most nuns."""
    return population_card(card_id, MAX_NUNS) if card_id in PERSONS else CARD_IDS.index(card_id)


def _building(building: int) -> Sprite:
    """A building large: its picture, the sign of its class, what it gives."""
    facts = BUILDINGS[building]
    wide, line = _SIZE, 84
    high = wide + 2 * line
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, 0, wide, high, 14, CLASS_COLOURS[facts.cls])
    sketch.picture(house(facts.kind), 6, 6, wide - 12, wide - 12)
    sketch.round(6, 6, 76, 76, 10, CLASS_COLOURS[facts.cls])
    sketch.sign(SUITS[facts.cls], 16, 16, 56, theme.WHITE)
    runs = (facts.privilege, MOST, theme.GOLD_TINT), (facts.basic, EACH, PLASTER)
    for place, (action, mark, fill) in enumerate(runs):
        y = wide + place * line
        sketch.round(6, y, wide - 12, line - 6, 8, fill)
        middle = y + (line - 6) // 2
        sketch.sign(mark, 24, middle - 26, 52)
        draw_run(sketch, action_run(action), 96, middle, wide - 120, theme.INK)
    return sketch.sprite()


def _supplies(building: int, wide: int, high: int) -> Sprite:
    """The supplies of the five copies."""
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, 0, wide, high, 12, TIMBER)
    sketch.sign(CRATE, 14, (high - 52) // 2, 52)
    step = (wide - 84) // COPIES_PER_KIND
    for copy in range(COPIES_PER_KIND):
        x = 80 + copy * step
        sketch.round(x, 6, step - 6, high - 12, 8, theme.PAPER)
        run = supply_run(BUILDINGS[building + copy].supply)
        draw_run(sketch, run, x + 4, high // 2, step - 14, theme.INK, "middle", 36)
    return sketch.sprite()


def _facts(scene: Scene, name: str, texts: list[str], area: Rect) -> None:
    """The name, then sentences."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 14, theme.PAPER, TOWN))
    x, y, room = area.x + 24, area.y + 18, area.w - 48
    sprite = studio.pressed(name, "name", 48, theme.INK, theme.PAPER, room, 60)
    scene.put(x, y, sprite)
    y += 74
    size = next(s for s in (31, 28, 25, 22) if s == 22 or _lines(texts, s, room) <= area.h - 104)
    for text in texts:
        for line in wrapped(text, "label", size, room, 9):
            style = ("label", size, theme.INK, theme.PAPER, room, round(size * 1.3))
            scene.put(x, y, studio.label(line, *style))
            y += round(size * 1.3)
        y += 12


def _lines(texts: list[str], size: int, room: int) -> int:
    """How high the sentences are."""
    lines = sum(len(wrapped(text, "label", size, room, 9)) for text in texts)
    return lines * round(size * 1.3) + 12 * len(texts)


def facts_of(card_id: str, translate: Say) -> Iterable[str]:
    """All that is to know about what is looked up."""
    if card_id in BUILDING_KINDS:
        building = BUILDING_KINDS.index(card_id) * COPIES_PER_KIND
        cls = class_name(BUILDINGS[building].cls, translate)
        yield said(translate, "fact-building", cls=cls, copies=COPIES_PER_KIND)
        yield from building_facts(building, translate)
    elif card_id in PERSONS:
        yield said(translate, "fact-class", cls=class_name(PERSONS.index(card_id), translate))
        yield from population_facts(translate)
    else:
        yield from special_facts(_card(card_id), translate)


def card_alt(card_id: str, translate: Say) -> str:
    """The same in words, with the supplies of a building."""
    building = card_id in BUILDING_KINDS
    name = kind_name(card_id, translate) if building else card_name(_card(card_id), translate)
    parts = [said(translate, "alt-card", card=name), *facts_of(card_id, translate)]
    if building:
        first = BUILDING_KINDS.index(card_id) * COPIES_PER_KIND
        for copy in range(COPIES_PER_KIND):
            supply = supply_fact(BUILDINGS[first + copy].supply, translate)
            parts.append(said(translate, "alt-supply", supply=supply))
    return whole(parts, ALT_LIMIT)

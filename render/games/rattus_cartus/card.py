"""A building, a person or a special card, large, with its facts."""

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
from render.canvas import Scene
from render.fonts import wrap
from render.games.rattus_cartus.action_icons import action_icon_text, supply_icon_text
from render.games.rattus_cartus.card_sprites import card_sprite
from render.games.rattus_cartus.icon_text import draw_icon_text
from render.games.rattus_cartus.icons import CRATE, EVERYONE, PRIVILEGE, SUITS, building_art
from render.games.rattus_cartus.names import card_name, class_name, kind_name
from render.games.rattus_cartus.palette import (
    BACKGROUND,
    CLASS_COLOURS,
    PLASTER,
    TIMBER,
    sprite_factory,
)
from render.games.rattus_cartus.rule_sentences import (
    building_sentences,
    population_sentences,
    special_sentences,
    supply_sentence,
)
from render.games.rattus_cartus.table import CONTENT_AREA, page_background
from render.palette import Sprite
from render.picture import ALT_LIMIT, join_whole
from render.rect import Rect
from render.translation import Translate, cached_text

LOOKUP_IDS = (*BUILDING_KINDS, *PERSONS, *CARD_IDS[JOKER:])
"""What can be looked up: kinds of building, persons and special cards, by their ids."""

_PIECE_WIDTH = 400
_LINE_HEIGHT = 40
_GAP = 8
_SUPPLIES_HEIGHT = 76


def card_scene(card_id: str, translate: Translate) -> Scene:
    """Lay out the card and its facts side by side. Raises ValueError for an unknown id."""
    if card_id not in LOOKUP_IDS:
        raise ValueError(f"no card and no building is called {card_id!r}")
    scene = sprite_factory.scene(page_background())
    facts = CONTENT_AREA._replace(
        x=CONTENT_AREA.x + _PIECE_WIDTH + 2 * _GAP, w=CONTENT_AREA.w - _PIECE_WIDTH - 2 * _GAP
    )
    if card_id in BUILDING_KINDS:
        building = BUILDING_KINDS.index(card_id) * COPIES_PER_KIND
        facts = facts._replace(h=facts.h - _SUPPLIES_HEIGHT - _GAP)
        sprite = _building_sprite(building)
        supplies = CONTENT_AREA._replace(y=facts.bottom + _GAP, h=_SUPPLIES_HEIGHT)
        scene.add(supplies.x, supplies.y, _supplies_sprite(building, supplies.w, supplies.h))
        name = kind_name(card_id, translate)
    else:
        card = _card(card_id)
        name = card_name(card, translate)
        sprite = card_sprite(card, name, _PIECE_WIDTH, 560, BACKGROUND)
    scene.add(CONTENT_AREA.x, facts.y + (facts.h - sprite.height) // 2, sprite)
    _add_facts(scene, name, list(lookup_sentences(card_id, translate)), facts)
    return scene


def _card(card_id: str) -> int:
    """Return a card to show for an id: for a person the one with the most nuns."""
    return population_card(card_id, MAX_NUNS) if card_id in PERSONS else CARD_IDS.index(card_id)


def _building_sprite(building: int) -> Sprite:
    """Draw a building large: its art, the icon of its class and its actions."""
    facts = BUILDINGS[building]
    width, line_height = _PIECE_WIDTH, 84
    height = width + 2 * line_height
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 14, CLASS_COLOURS[facts.cls])
    drawing.art(building_art(facts.kind), 6, 6, width - 12, width - 12)
    drawing.rounded_rect(6, 6, 76, 76, 10, CLASS_COLOURS[facts.cls])
    drawing.icon(SUITS[facts.cls], 16, 16, 56, theme.WHITE)
    actions = (facts.privilege, PRIVILEGE, theme.GOLD_TINT), (facts.basic, EVERYONE, PLASTER)
    for index, (action, icon, fill) in enumerate(actions):
        y = width + index * line_height
        drawing.rounded_rect(6, y, width - 12, line_height - 6, 8, fill)
        middle = y + (line_height - 6) // 2
        drawing.icon(icon, 24, middle - 26, 52)
        draw_icon_text(drawing, action_icon_text(action), 96, middle, width - 120, theme.INK)
    return drawing.sprite()


def _supplies_sprite(building: int, width: int, height: int) -> Sprite:
    """Draw the supplies of the building's five copies."""
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 12, TIMBER)
    drawing.icon(CRATE, 14, (height - 52) // 2, 52)
    step = (width - 84) // COPIES_PER_KIND
    for copy in range(COPIES_PER_KIND):
        x = 80 + copy * step
        drawing.rounded_rect(x, 6, step - 6, height - 12, 8, theme.PAPER)
        icon_text = supply_icon_text(BUILDINGS[building + copy].supply)
        draw_icon_text(drawing, icon_text, x + 4, height // 2, step - 14, theme.INK, "middle", 36)
    return drawing.sprite()


def _add_facts(scene: Scene, name: str, texts: list[str], area: Rect) -> None:
    """Place the name and the sentences, in the largest size that fits."""
    scene.add_background(
        area.x, area.y, sprite_factory.rounded_rect(area.w, area.h, 14, theme.PAPER, BACKGROUND)
    )
    x, y, available = area.x + 24, area.y + 18, area.w - 48
    sprite = sprite_factory.squeezed_text(name, "name", 48, theme.INK, theme.PAPER, available, 60)
    scene.add(x, y, sprite)
    y += 74
    size = next(
        candidate
        for candidate in (31, 28, 25, 22)
        if candidate == 22 or _text_height(texts, candidate, available) <= area.h - 104
    )
    for text in texts:
        for line in wrap(text, "label", size, available, 9):
            style = ("label", size, theme.INK, theme.PAPER, available, round(size * 1.3))
            scene.add(x, y, sprite_factory.text(line, *style))
            y += round(size * 1.3)
        y += 12


def _text_height(texts: list[str], size: int, available: int) -> int:
    """Return the height of the wrapped sentences in pixels."""
    lines = sum(len(wrap(text, "label", size, available, 9)) for text in texts)
    return lines * round(size * 1.3) + 12 * len(texts)


def lookup_sentences(card_id: str, translate: Translate) -> Iterable[str]:
    """Yield the facts about a building, a person or a special card."""
    if card_id in BUILDING_KINDS:
        building = BUILDING_KINDS.index(card_id) * COPIES_PER_KIND
        cls = class_name(BUILDINGS[building].cls, translate)
        yield cached_text(translate, "fact-building", cls=cls, copies=COPIES_PER_KIND)
        yield from building_sentences(building, translate)
    elif card_id in PERSONS:
        yield cached_text(
            translate, "fact-class", cls=class_name(PERSONS.index(card_id), translate)
        )
        yield from population_sentences(translate)
    else:
        yield from special_sentences(_card(card_id), translate)


def card_alt(card_id: str, translate: Translate) -> str:
    """Return name and facts as text, with the supplies of a building."""
    building = card_id in BUILDING_KINDS
    name = kind_name(card_id, translate) if building else card_name(_card(card_id), translate)
    parts = [cached_text(translate, "alt-card", card=name), *lookup_sentences(card_id, translate)]
    if building:
        first = BUILDING_KINDS.index(card_id) * COPIES_PER_KIND
        for copy in range(COPIES_PER_KIND):
            supply = supply_sentence(BUILDINGS[first + copy].supply, translate)
            parts.append(cached_text(translate, "alt-supply", supply=supply))
    return join_whole(parts, ALT_LIMIT)

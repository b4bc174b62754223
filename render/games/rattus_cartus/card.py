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
from render.canvas import HEIGHT, WIDTH, Scene
from render.fonts import wrap
from render.games.rattus_cartus.card_sprites import card_face
from render.games.rattus_cartus.effects import supply_effect
from render.games.rattus_cartus.house import HouseFace, HouseSizes, draw_house
from render.games.rattus_cartus.icons import CRATE
from render.games.rattus_cartus.names import card_name, class_name, kind_name
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.games.rattus_cartus.rule_sentences import (
    building_sentences,
    population_sentences,
    special_sentences,
    supply_sentence,
)
from render.image_cache import cached_image
from render.kit.card import OVERHANG, SHADOW, CardSizes, draw_card
from render.kit.icon_run import draw_runs
from render.kit.panel import draw_plaque
from render.kit.skin import ground_below, ground_sprite
from render.palette import Sprite
from render.picture import ALT_LIMIT, join_whole
from render.rect import Rect
from render.translation import Translate

LOOKUP_IDS = (*BUILDING_KINDS, *PERSONS, *CARD_IDS[JOKER:])
"""What can be looked up: kinds of building, persons and special cards, by their ids."""

_MARGIN, _GAP, _PIECE_WIDTH = 8, 10, 400
_SUPPLIES_HEIGHT = 84
_CARD_SIZES = CardSizes(shield=84, name=64, foot=90, yields=80)
_HOUSE_SIZES = HouseSizes(notice=96, supply=0, doorstep=0)
_SIZES = 32, 29, 26, 23


def card_scene(card_id: str, _edition: str, translate: Translate) -> Scene:
    """Lay out the card and its facts side by side. Raises ValueError for an unknown id."""
    if card_id not in LOOKUP_IDS:
        raise ValueError(f"no card and no building is called {card_id!r}")
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, SKIN.ground))
    area = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN)
    if card_id in BUILDING_KINDS:
        supplies, area = area.split_bottom(_SUPPLIES_HEIGHT, _GAP)
        building = BUILDING_KINDS.index(card_id) * COPIES_PER_KIND
        scene.add(supplies.x, supplies.y, _supplies_sprite(building, supplies))
        name = kind_name(card_id, translate)
    else:
        name = card_name(_card(card_id), translate)
    piece, facts = area.split_left(_PIECE_WIDTH, _GAP)
    scene.add(piece.x, piece.y, _piece_sprite(card_id, name, piece, translate))
    sprite = _facts_sprite(name, tuple(lookup_sentences(card_id, translate)), facts)
    scene.add(facts.x, facts.y, sprite)
    return scene


def _card(card_id: str) -> int:
    """Return a card to show for an id: for a person the one with the most nuns."""
    return population_card(card_id, MAX_NUNS) if card_id in PERSONS else CARD_IDS.index(card_id)


@cached_image
def _piece_sprite(card_id: str, name: str, area: Rect, translate: Translate) -> Sprite:
    """Draw a building or a card as large as its area."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    place = Rect(0, 0, area.w, area.h)
    if card_id in BUILDING_KINDS:
        draw_house(drawing, place, HouseFace(card_id), _HOUSE_SIZES, translate)
    else:
        face = card_face(_card(card_id), name)
        card = place.inset(OVERHANG)._replace(h=place.h - OVERHANG - SHADOW)
        draw_card(drawing, face, card, _CARD_SIZES, SKIN, SKIN.ground.shadow)
    return drawing.sprite()


@cached_image
def _supplies_sprite(building: int, area: Rect) -> Sprite:
    """Draw the supplies of the building's five copies."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    whole = Rect(0, 0, area.w, area.h)
    draw_plaque(drawing, whole, SKIN.board, SKIN.line, inner=0)
    crate, rest = whole.inset(10).split_left(58, 12)
    drawing.icon(CRATE, crate.x, crate.centred(58, 58).y, 58)
    for copy, place in enumerate(rest.columns(COPIES_PER_KIND, 6)):
        drawing.rounded_rect(*place, 8, SKIN.seat)
        supply = supply_effect(BUILDINGS[building + copy].supply)
        draw_runs(drawing, supply, place.inset(6, 0), 44, SKIN.ink)
    return drawing.sprite()


@cached_image
def _facts_sprite(name: str, texts: tuple[str, ...], area: Rect) -> Sprite:
    """Draw the name and the sentences on parchment, in the largest size that fits."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    whole = Rect(0, 0, area.w, area.h)
    draw_plaque(drawing, whole, SKIN.seat, theme.BRONZE, inner=5)
    head, body = whole.inset(30, 22).split_top(60, 14)
    drawing.text(head.x, head.middle[1], name, "name", 48, SKIN.ink, max_width=head.w)
    size = next(
        candidate
        for candidate in _SIZES
        if candidate == _SIZES[-1] or _text_height(texts, candidate, body.w) <= body.h
    )
    pitch = round(size * 1.3)
    y = body.y + pitch // 2
    for text in texts:
        for line in wrap(text, "label", size, body.w, 9):
            drawing.text(body.x, y, line, "label", size, SKIN.ink)
            y += pitch
        y += 12
    return drawing.sprite()


def _text_height(texts: tuple[str, ...], size: int, available: int) -> int:
    """Return the height of the wrapped sentences in pixels."""
    lines = sum(len(wrap(text, "label", size, available, 9)) for text in texts)
    return lines * round(size * 1.3) + 12 * len(texts)


def lookup_sentences(card_id: str, translate: Translate) -> Iterable[str]:
    """Yield the facts about a building, a person or a special card."""
    if card_id in BUILDING_KINDS:
        building = BUILDING_KINDS.index(card_id) * COPIES_PER_KIND
        cls = class_name(BUILDINGS[building].cls, translate)
        yield translate("fact-building", cls=cls, copies=COPIES_PER_KIND)
        yield from building_sentences(building, translate)
    elif card_id in PERSONS:
        yield translate("fact-class", cls=class_name(PERSONS.index(card_id), translate))
        yield from population_sentences(translate)
    else:
        yield from special_sentences(_card(card_id), translate)


def card_alt(card_id: str, _edition: str, translate: Translate) -> str:
    """Return name and facts as text, with the supplies of a building."""
    building = card_id in BUILDING_KINDS
    name = kind_name(card_id, translate) if building else card_name(_card(card_id), translate)
    parts = [translate("alt-card", card=name), *lookup_sentences(card_id, translate)]
    if building:
        first = BUILDING_KINDS.index(card_id) * COPIES_PER_KIND
        for copy in range(COPIES_PER_KIND):
            supply = supply_sentence(BUILDINGS[first + copy].supply, translate)
            parts.append(translate("alt-supply", supply=supply))
    return join_whole(parts, ALT_LIMIT)

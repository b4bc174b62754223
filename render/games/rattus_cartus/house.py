"""A building: its art in the street at night, its name, and on parchment what it does."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS, COPIES_PER_KIND
from render.art import SvgAsset, rasterize
from render.games.rattus_cartus.effects import Effect, effects, supply_effect
from render.games.rattus_cartus.icons import (
    CRATE,
    EVERYONE,
    PRIVILEGE,
    STREET,
    SUITS,
    TICK,
    building_art,
)
from render.games.rattus_cartus.names import kind_name
from render.games.rattus_cartus.palette import CLASS_COLOURS, NIGHT, SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.card import draw_name, duotone
from render.kit.icon_run import draw_runs
from render.kit.lettering import FittedName, fit_card_name
from render.kit.panel import HAIRLINE, draw_shield
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.theme import WHITE, Colour
from render.translation import Translate

HouseStatus: TypeAlias = Literal["open", "now", "done"]


NAME_SIZE = 39
_MIN_NAME_SIZE = 26
_LABEL_SIZE, _MAX_EFFECT_SIZE = 27, 64
_STOCK, _FRAME, _RADIUS = 4, 4, 10
_STREET_WIDTH = 300


class HouseFace(NamedTuple):
    """All that a building shows, but its supply and who is there."""

    kind: str
    status: HouseStatus = "open"
    last_round: bool = False


class HouseParts(NamedTuple):
    """Where the parts of a building are."""

    art: Rect
    banner: Rect
    privilege: Rect
    basic: Rect
    supply: Rect
    doorstep: Rect
    name: FittedName


class HouseSizes(NamedTuple):
    """The heights of the parts on parchment, and of the place before the door, in pixels."""

    notice: int = 80
    supply: int = 76
    doorstep: int = 118


@lru_cache(maxsize=64)
def house_parts(name: str, house: Rect, sizes: HouseSizes) -> HouseParts:
    """Return the areas of a building's parts: the art is as high as the others leave it."""
    inside = house.inset(_STOCK + _FRAME)
    doorstep, rest = inside.split_bottom(sizes.doorstep)
    supply, rest = rest.split_bottom(sizes.supply)
    basic, rest = rest.split_bottom(sizes.notice)
    privilege, rest = rest.split_bottom(sizes.notice)
    fitted = fit_card_name(name, "label", inside.w - 6, NAME_SIZE, _MIN_NAME_SIZE, 2)
    banner, art = rest.split_bottom(len(fitted.lines) * fitted.size + 8)
    return HouseParts(art, banner, privilege, basic, supply, doorstep, fitted)


@cached_image
def house_sprite(
    face: HouseFace,
    width: int,
    height: int,
    sizes: HouseSizes,
    background: Colour,
    translate: Translate,
) -> Sprite:
    """Draw a building. All copies of a kind share it."""
    drawing = sprite_factory.drawing(width, height, background)
    draw_house(drawing, Rect(0, 0, width, height), face, sizes, translate)
    return drawing.sprite()


def draw_house(
    drawing: Drawing, house: Rect, face: HouseFace, sizes: HouseSizes, translate: Translate
) -> None:
    """Draw a building."""
    facts = BUILDINGS[BUILDING_KINDS.index(face.kind) * COPIES_PER_KIND]
    parts = house_parts(kind_name(face.kind, translate), house, sizes)
    colour, is_done = CLASS_COLOURS[facts.cls], face.status == "done"
    stock = {"open": SKIN.paper, "now": SKIN.line, "done": SKIN.place}[face.status]
    drawing.rounded_rect(*house, _RADIUS, stock)
    drawing.rounded_rect(*house.inset(_STOCK), _RADIUS - 4, SKIN.place if is_done else colour)
    draw_house_art(drawing, face.kind, parts.art, is_lit=not is_done)
    _draw_banner(drawing, parts, SKIN.recess if is_done else colour, is_done)
    notice = SKIN.seat_passed if is_done else SKIN.seat
    drawing.rect(*parts.supply, notice)
    fills = (notice if is_done else SKIN.light), notice
    labels = (PRIVILEGE, "picture-most"), (EVERYONE, "picture-each")
    areas, texts = (parts.privilege, parts.basic), effects(facts, face.last_round)
    for area, fill, (icon, key), text in zip(areas, fills, labels, texts, strict=True):
        drawing.rect(*area, fill)
        draw_notice(drawing, area, icon, translate(key), text)
    _draw_signs(drawing, parts.art, facts.cls, colour, is_done)
    drawing.rect(*parts.doorstep, SKIN.recess)


def draw_house_art(drawing: Drawing, kind: str, area: Rect, *, is_lit: bool = True) -> None:
    """Draw a building in the middle of its street, with all lights out unless it `is_lit`."""
    image = house_image(building_art(kind), area.w, area.h)
    if not is_lit:
        image = duotone(image, SKIN.recess, SKIN.place)
    drawing.image.paste(image, (area.x, area.y))


def house_image(art: SvgAsset, width: int, height: int) -> Image.Image:
    """Return an opaque image of a building before the roofs of the town."""
    image = Image.new("RGB", (width, height), NIGHT)
    street = rasterize(STREET, max(width, _STREET_WIDTH))
    image.paste(street, ((width - street.width) // 2, height - street.height), street)
    size = min(width, height) * 24 // 25
    house = rasterize(art, size)
    image.paste(house, ((width - size) // 2, height - size), house)
    return image


def _draw_banner(drawing: Drawing, parts: HouseParts, fill: Colour, is_done: bool) -> None:
    """Draw the name between two hairlines."""
    banner, line = parts.banner, SKIN.place if is_done else SKIN.line
    drawing.rect(*banner, fill)
    drawing.rect(*banner._replace(h=HAIRLINE), line)
    drawing.rect(banner.x, banner.bottom - HAIRLINE, banner.w, HAIRLINE, line)
    draw_name(drawing, parts.name, banner, SKIN.faded if is_done else WHITE)


def _draw_signs(drawing: Drawing, art: Rect, cls: int, colour: Colour, is_done: bool) -> None:
    """Draw the sign of the class on a shield, and a tick on a building that is resolved."""
    shield = Rect(art.right - 42, art.y, 42, 48)
    draw_shield(drawing, shield, SKIN.recess if is_done else colour, SKIN.line, 3)
    place = shield.centred(28, 28).moved(0, -2)
    drawing.icon(SUITS[cls], place.x, place.y, 28, WHITE)
    if is_done:
        drawing.icon(TICK, art.x + 8, art.y + 8, 40, SKIN.light)


def draw_notice(drawing: Drawing, area: Rect, icon: SvgAsset, label: str, text: Effect) -> None:
    """Draw a label with its icon, and below it an effect."""
    head, body = area.inset(4, 3).split_top(30)
    drawing.icon(icon, head.x, head.y, 30)
    x, y = head.x + 34, head.middle[1]
    drawing.text(x, y, label, "label", _LABEL_SIZE, SKIN.ink, max_width=head.right - x)
    size = min(area.h * 3 // 5, body.h + 4, _MAX_EFFECT_SIZE)
    draw_runs(drawing, text, body, size, SKIN.ink)
    drawing.rect(area.x, area.bottom - HAIRLINE, area.w, HAIRLINE, SKIN.line)


@cached_image
def supply_sprite(copy: int, fill: Colour, width: int, height: int, translate: Translate) -> Sprite:
    """Draw the supply box of a copy, which is the same for all kinds."""
    drawing = sprite_factory.drawing(width, height, fill)
    label = translate("picture-supply")
    supply = supply_effect(BUILDINGS[copy - 1].supply)
    draw_notice(drawing, Rect(0, 0, width, height), CRATE, label, supply)
    return drawing.sprite()

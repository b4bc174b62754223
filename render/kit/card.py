"""Cards in portrait format, in any size: price, sign, art, banner with the name, and yield."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageOps

from render.art import SvgAsset
from render.icons import Icon
from render.kit.icon_run import Run, draw_runs
from render.kit.lettering import FittedName, fit_card_name
from render.kit.panel import draw_shield, draw_tab
from render.kit.price import PriceTag, draw_price, price_rect
from render.kit.skin import Skin
from render.rect import Rect
from render.sprites import Drawing
from render.theme import WHITE, Colour

OVERHANG = 4
"""How far price and marks stick out of a card, in pixels. A card is drawn with that margin."""

SHADOW = 3
"""The height of a card's shadow in pixels."""

_RADIUS, _HAIRLINE = 10, 2
_NOTE_HEIGHT, _TAB_HEIGHT = 32, 30


class CardFace(NamedTuple):
    """All that a card shows.

    The banner is in its `colour`, the frame in another for a special kind of card. The `sign` is on
    a shield, and `marks` are on discs below it; a mark without a colour has its own.
    The `note` is written across the art. With a `ground`, the art is an
    icon on that. Without art the sign is drawn large.
    """

    name: str
    colour: Colour
    frame: Colour
    art: SvgAsset | None
    sign: Icon
    marks: tuple[tuple[Icon, Colour | None], ...]
    price: PriceTag | None
    yields: tuple[Run, ...]
    note: str = ""
    ground: Colour | None = None


class CardSizes(NamedTuple):
    """The sizes of a card's parts in pixels; `name` and `yields` are font sizes."""

    stock: int = 4
    frame: int = 4
    price: int = 62
    shield: int = 42
    mark: int = 34
    name: int = 39
    min_name: int = 24
    foot: int = 46
    yields: int = 38

    def scaled(self, factor: float) -> CardSizes:
        """Return the sizes for a card that is larger or smaller by a factor."""
        return CardSizes(*(max(round(size * factor), 2) for size in self))


class CardParts(NamedTuple):
    """Where the parts of a card are."""

    art: Rect
    banner: Rect
    foot: Rect
    price: Rect | None
    shield: Rect
    name: FittedName


def card_parts(face: CardFace, card: Rect, sizes: CardSizes) -> CardParts:
    """Return the areas of a card's parts: the art is as high as the name leaves it."""
    inside = card.inset(sizes.stock + sizes.frame)
    name = fit_card_name(face.name, "label", inside.w - 4, sizes.name, sizes.min_name)
    foot, rest = inside.split_bottom(sizes.foot, _HAIRLINE)
    pitch = _pitch(name)
    banner, art = rest.split_bottom(len(name.lines) * pitch + 8)
    corner = card.moved(-OVERHANG, -OVERHANG)
    shield_height = sizes.shield * 8 // 7
    shield = Rect(inside.right - sizes.shield, inside.y, sizes.shield, shield_height)
    price = (
        None
        if face.price is None
        else price_rect(face.price, corner.x, corner.y, sizes.price, shield.x - corner.x - 2)
    )
    return CardParts(art, banner, foot, price, shield, name)


def _pitch(name: FittedName) -> int:
    """Return the distance of the lines of a name in pixels: closer the more there are."""
    return round(name.size * (1.0, 0.95, 0.88)[min(len(name.lines), 3) - 1])


def draw_card(
    drawing: Drawing, face: CardFace, card: Rect, sizes: CardSizes, skin: Skin, shadow: Colour
) -> None:
    """Draw a card whose overhang and shadow are within the drawing."""
    parts = card_parts(face, card, sizes)
    drawing.rounded_rect(*card.moved(0, SHADOW), _RADIUS, shadow)
    drawing.rounded_rect(*card, _RADIUS, skin.paper)
    drawing.rounded_rect(*card.inset(sizes.stock), _RADIUS - 4, face.frame)
    if face.art is not None and face.ground is None:
        drawing.art(face.art, *parts.art)
    else:
        drawing.rect(*parts.art, face.ground or skin.recess)
        size = min(parts.art.w, parts.art.h) * 4 // 5
        place = parts.art.centred(size, size)
        colour = face.colour if face.art is None else None
        drawing.icon(face.art or face.sign, place.x, place.y, size, colour)
    drawing.rect(*parts.foot, skin.paper)
    _draw_banner(drawing, face, parts, skin)
    draw_shield(drawing, parts.shield, face.colour, skin.line, 3)
    _draw_signs(drawing, face, parts, sizes, skin)
    if face.note:
        _draw_note(drawing, face.note, parts.art, skin)
    if face.price is not None and parts.price is not None:
        draw_price(drawing, face.price, parts.price)
    draw_runs(drawing, face.yields, parts.foot.inset(2, 0), sizes.yields, skin.ink)


def _draw_banner(drawing: Drawing, face: CardFace, parts: CardParts, skin: Skin) -> None:
    """Draw the name between two hairlines."""
    banner = parts.banner
    drawing.rect(*banner, face.colour)
    for y in (banner.y, banner.bottom - _HAIRLINE + 2):
        drawing.rect(banner.x, y, banner.w, _HAIRLINE, skin.line)
    draw_name(drawing, parts.name, banner.moved(0, 1), WHITE)


def draw_name(drawing: Drawing, name: FittedName, area: Rect, ink: Colour) -> None:
    """Draw the lines of a name in the centre of an area."""
    pitch = _pitch(name)
    x, y = area.middle
    y -= (len(name.lines) - 1) * pitch // 2 + name.size // 16
    for index, line in enumerate(name.lines):
        middle = y + index * pitch
        drawing.text(x, middle, line, "label", name.size, ink, "middle", area.w - 4)


def _draw_signs(
    drawing: Drawing, face: CardFace, parts: CardParts, sizes: CardSizes, skin: Skin
) -> None:
    """Draw the sign on the shield, and the marks on discs below it."""
    size = round(sizes.shield * 0.66)
    place = parts.shield.centred(size, size).moved(0, -parts.shield.h // 24)
    drawing.icon(face.sign, place.x, place.y, size, WHITE)
    x, y = parts.shield.middle[0] - sizes.mark // 2, parts.shield.bottom + 2
    for icon, colour in face.marks:
        disc = Rect(x, y, sizes.mark, sizes.mark)
        if disc.bottom > parts.art.bottom + sizes.mark // 4:
            return
        drawing.rounded_rect(*disc, sizes.mark // 2, skin.line)
        drawing.rounded_rect(*disc.inset(2), sizes.mark // 2 - 2, face.colour)
        icon_size = round(sizes.mark * 0.66)
        inner = disc.centred(icon_size, icon_size)
        drawing.icon(icon, inner.x, inner.y, icon_size, colour)
        y += sizes.mark + 2


def _draw_note(drawing: Drawing, note: str, art: Rect, skin: Skin) -> None:
    """Write a note on a strip at the lower edge of the art."""
    strip, _ = art.split_bottom(_NOTE_HEIGHT)
    drawing.rect(*strip, skin.board)
    x, y = strip.middle
    drawing.text(x, y, note, "label", 27, skin.light, "middle", strip.w - 6)


def draw_mark_of_new(
    drawing: Drawing, face: CardFace, card: Rect, parts: CardParts, text: str, skin: Skin
) -> None:
    """Draw a tab at the lower left of the art, or above the note on it if there is one.

    Where that leaves no room, the outline alone says it. It must have been drawn before the card.
    """
    y = parts.art.bottom - _TAB_HEIGHT - (_NOTE_HEIGHT if face.note else 0)
    if face.note and parts.price is not None and y < parts.price.bottom:
        return
    tab = Rect(card.x - OVERHANG, y, min(round(parts.art.w * 0.5), 84), _TAB_HEIGHT)
    draw_tab(drawing, tab, text, skin.accent, skin.ink)


def draw_outline(drawing: Drawing, card: Rect, colour: Colour) -> None:
    """Draw what sticks out around a card as an outline."""
    drawing.rounded_rect(*card.inset(-OVERHANG), _RADIUS + OVERHANG, colour)


def duotone(image: Image.Image, dark: Colour, light: Colour) -> Image.Image:
    """Return an image in few shades between two colours, for what is no longer there."""
    grey = ImageOps.grayscale(image)
    return ImageOps.colorize(ImageOps.posterize(grey, 3), dark, light)

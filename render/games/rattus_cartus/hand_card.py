"""A card of a hand: art, sign, name and nuns, as large as its place allows."""

from __future__ import annotations

from engine.games.rattus_cartus.cards import CLASS_OF_CARD, JOKER, NUNS_ON
from render.games.rattus_cartus.card_sprites import (
    SPECIAL_YIELDS,
    count_tag,
    draw_card_art,
    draw_compact_card,
    frame_colour,
)
from render.games.rattus_cartus.icons import NUN, SUITS
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.card import OVERHANG, SHADOW, draw_name, draw_outline
from render.kit.icon_run import IconToken, Run, draw_runs
from render.kit.lettering import fit_card_name
from render.kit.price import draw_price, price_rect
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.theme import WHITE, Colour

MIN_WIDTH = 112
"""The smallest width in which a card has a name, in pixels."""

_WIDE_FROM = 150
"""From this width on, a card that is as wide as high has its nuns beside the art."""

_STOCK, _RADIUS, _GAP = 4, 10, 2
_MAX_STRIP, _MIN_NAME_SIZE = 60, 20
_MAX_NOTE = 40


@cached_image
def card_sprite(
    card: int, name: str, size: tuple[int, int], ground: Colour, chosen: str = "", count: int = 1
) -> Sprite:
    """Draw a card with the margin of its outline and shadow, a narrow one without its name.

    A chosen one is outlined in gold, with the word `chosen` on its art; one that stands for several
    equal cards says how many.
    """
    place = Rect(OVERHANG, OVERHANG, *size)
    drawing = sprite_factory.drawing(
        place.w + 2 * OVERHANG, place.h + 2 * OVERHANG + SHADOW, ground
    )
    drawing.rounded_rect(*place.moved(0, SHADOW), _RADIUS, SKIN.recess)
    if chosen:
        draw_outline(drawing, place, SKIN.line)
    if place.w < MIN_WIDTH:
        art = draw_compact_card(drawing, card, place, shows_nuns=True)
    else:
        art = _draw_card(drawing, card, name, place)
    if chosen:
        note = art.split_bottom(min(_MAX_NOTE, max(art.h // 4, 24)))[0]
        drawing.rect(*note, SKIN.line)
        x, y = note.middle
        text_size = note.h * 7 // 8
        drawing.text(x, y - 2, chosen, "label", text_size, SKIN.ink, "middle", note.w - 6)
    if count > 1:
        tag = count_tag(count)
        draw_price(drawing, tag, price_rect(tag, 0, 0, 46 if place.w >= MIN_WIDTH else 32, place.w))
    return drawing.sprite()


def _draw_card(drawing: Drawing, card: int, name: str, place: Rect) -> Rect:
    """Draw the name below art and figures, which are beside each other on a wide card.

    Returns the area of the art.
    """
    drawing.rounded_rect(*place, _RADIUS, SKIN.paper)
    inside = place.inset(_STOCK)
    drawing.rounded_rect(*inside, _RADIUS - 3, frame_colour(card))
    strip = min(place.h * 22 // 100, _MAX_STRIP)
    banner, rest = inside.split_bottom(strip)
    sign: Run = (IconToken(SUITS[CLASS_OF_CARD[card]], WHITE),) if card < JOKER else ()
    if place.w >= _WIDE_FROM and place.w * 100 >= place.h * 95:
        figures, art = rest.split_right(rest.w * 2 // 5)
        _draw_high_figures(drawing, card, figures)
        mark, banner = banner.split_left(strip if sign else 0)
        draw_runs(drawing, (sign,), mark.inset(2, 0), strip, WHITE)
    else:
        figures, art = rest.split_top(strip)
        if sign:
            mark, figures = figures.split_left(strip)
            draw_runs(drawing, (sign,), mark, strip, WHITE)
        _draw_figures(drawing, card, figures)
    art = art.inset(_GAP, 0)
    draw_card_art(drawing, card, art)
    words = fit_card_name(name, "label", banner.w - 10, strip * 4 // 5, _MIN_NAME_SIZE, 1)
    draw_name(drawing, words, banner, WHITE)
    return art


def _draw_figures(drawing: Drawing, card: int, area: Rect) -> None:
    """Draw the nuns, or what a special card is good for, in a line."""
    if card >= JOKER:
        drawing.rounded_rect(*area.inset(_GAP, 0), _RADIUS - 4, SKIN.seat_on_turn)
        draw_runs(drawing, (SPECIAL_YIELDS[card],), area.inset(4, 0), area.h, SKIN.ink)
        return
    nuns: Run = (str(NUNS_ON[card]), IconToken(NUN))
    draw_runs(drawing, (nuns,), area.inset(2, 0), area.h, WHITE)


def _draw_high_figures(drawing: Drawing, card: int, area: Rect) -> None:
    """Draw the nuns above their number, or what a special card is good for."""
    parts: Run
    if card < JOKER:
        ink, parts = WHITE, (IconToken(NUN), str(NUNS_ON[card]))
    else:
        ink, parts = SKIN.ink, SPECIAL_YIELDS[card]
        drawing.rounded_rect(*area.inset(_GAP), _RADIUS - 4, SKIN.seat_on_turn)
    places = area.inset(4, area.h // 10).rows(len(parts))
    for part, place in zip(parts, places, strict=True):
        draw_runs(drawing, ((part,),), place, min(place.h * 5 // 4, place.w), ink)

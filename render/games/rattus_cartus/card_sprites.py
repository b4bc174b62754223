"""Cards: whole ones of a hand, compact ones that were revealed, and backs of the nun row."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.rattus_cartus.cards import (
    CLASS_OF_CARD,
    FLUTE,
    GOLD,
    JOKER,
    NUNS_ON,
    PASS,
    SWORD,
)
from engine.games.rattus_cartus.rulebook import RULES
from render.games.rattus_cartus.icons import (
    CARDS,
    EYE,
    GIVE,
    HOURGLASS,
    INFLUENCE,
    NUN,
    NUN_BACK,
    RAT,
    SUITS,
    TOKEN,
    card_art,
)
from render.games.rattus_cartus.palette import (
    CLASS_COLOURS,
    NUNNERY,
    SKIN,
    TIMBER,
    sprite_factory,
)
from render.image_cache import cached_image
from render.kit.card import CardFace
from render.kit.icon_run import IconToken, Run, draw_runs
from render.kit.panel import draw_badge
from render.kit.price import PriceTag
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.theme import BRONZE, WHITE, Colour
from render.translation import format_signed

_COMPACT_WIDTHS = (120, 96, 80, 66, 54, 44)
"""The widths of compact cards: a few fixed sizes keep them alike."""

SPECIAL_YIELDS: dict[int, Run] = {
    JOKER: (format_signed(1), IconToken(INFLUENCE)),
    SWORD: ("½", IconToken(GIVE)),
    FLUTE: (format_signed(-1), IconToken(RAT)),
    PASS: (IconToken(HOURGLASS),),
    GOLD: (IconToken(TOKEN), str(RULES.points.track[0])),
}
"""What a special card is good for."""


def frame_colour(card: int) -> Colour:
    """Return the colour of a card's frame, that of its class."""
    return CLASS_COLOURS[CLASS_OF_CARD[card]] if card < JOKER else TIMBER


def card_face(card: int, name: str) -> CardFace:
    """Return what a card shows when it is looked up."""
    colour, is_person = frame_colour(card), card < JOKER
    return CardFace(
        name=name,
        colour=colour,
        frame=colour if is_person else SKIN.line,
        art=card_art(card),
        sign=SUITS[CLASS_OF_CARD[card]] if is_person else CARDS,
        marks=(),
        price=None,
        yields=((IconToken(NUN), str(NUNS_ON[card])) if is_person else SPECIAL_YIELDS[card],),
        ground=None if is_person else SKIN.seat_passed,
    )


def count_tag(count: int) -> PriceTag:
    """Return the plate that says how many equal cards there are."""
    text = f"\N{MULTIPLICATION SIGN}{count}"
    return PriceTag(text, SKIN.paper, SKIN.ink, BRONZE, SKIN.paper, plate=True)


def draw_compact_card(
    drawing: Drawing, card: int, place: Rect, count: int = 1, *, shows_nuns: bool = False
) -> Rect:
    """Draw a card's art above the sign of its class, its nuns, or how many such cards there are.

    Returns the area of the art.
    """
    drawing.rounded_rect(*place, 6, SKIN.paper)
    inside = place.inset(2)
    drawing.rounded_rect(*inside, 5, frame_colour(card))
    is_person = card < JOKER
    strip_height = max(place.h // 4, 22) if is_person or count > 1 else 2
    strip, art = inside.inset(2).split_bottom(strip_height)
    draw_card_art(drawing, card, art)
    runs: list[Run] = []
    if is_person:
        runs.append((IconToken(SUITS[CLASS_OF_CARD[card]], WHITE),))
    if shows_nuns and is_person:
        runs.append((IconToken(NUN), str(NUNS_ON[card])))
    if count > 1:
        runs.append((f"\N{MULTIPLICATION SIGN}{count}",))
    draw_runs(drawing, runs, strip, max(strip.h, 22), WHITE)
    return art


def draw_card_art(drawing: Drawing, card: int, area: Rect) -> None:
    """Draw a person's portrait, or the icon of a special card on parchment."""
    if card < JOKER:
        drawing.art(card_art(card), *area)
        return
    drawing.rect(*area, SKIN.seat_passed)
    size = min(area.w, area.h) - 4
    spot = area.centred(size, size)
    drawing.icon(card_art(card), spot.x, spot.y, size)


def draw_small_cards(drawing: Drawing, cards: tuple[int, ...], area: Rect) -> None:
    """Draw revealed cards side by side, in two lines where that makes them larger.

    Too many are grouped, with the size of each group.
    """
    groups, lines, width = _small_cards(cards, area)
    height, columns = width * 4 // 3, -(-len(groups) // lines)
    top = area.y + (area.h - lines * (height + 4) + 4) // 2
    for index, (card, count) in enumerate(groups):
        line, column = divmod(index, columns)
        x, y = area.x + column * (width + 4), top + line * (height + 4)
        draw_compact_card(drawing, card, Rect(x, y, width, height), count)


def small_cards_width(cards: tuple[int, ...], area: Rect) -> int:
    """Return how much of the width of an area revealed cards need, in pixels."""
    if not cards:
        return 20
    groups, lines, width = _small_cards(cards, area)
    return min(-(-len(groups) // lines) * (width + 4), area.w)


def _small_cards(cards: tuple[int, ...], area: Rect) -> tuple[list[tuple[int, int]], int, int]:
    """Return cards or groups of them, in how many lines they are, and how wide."""
    groups = [(card, 1) for card in cards]
    lines, available = _best_lines(len(groups), area)
    if available < _COMPACT_WIDTHS[-1]:
        groups = _grouped(cards)
        lines, available = _best_lines(len(groups), area)
    return groups, lines, next((size for size in _COMPACT_WIDTHS if size <= available), available)


def _best_lines(count: int, area: Rect) -> tuple[int, int]:
    """Return the number of lines in which cards are widest, and how wide they can be."""

    def width(lines: int) -> int:
        columns = -(-count // lines)
        return min(area.w // columns - 4, (area.h // lines - 4) * 3 // 4)

    lines = max((1, 2), key=width)
    return lines, width(lines)


def _grouped(cards: Iterable[int]) -> list[tuple[int, int]]:
    """Return a card of each class and of each special kind, with the number of such cards."""
    groups: dict[int, list[int]] = {}
    for card in cards:
        groups.setdefault(CLASS_OF_CARD[card] if card < JOKER else card, []).append(card)
    return [(group[0], len(group)) for group in groups.values()]


@cached_image
def nun_sprite(
    card: int | None, width: int, height: int, text: str, is_seen: bool, background: Colour
) -> Sprite:
    """Draw a card of the nun row with its position: face up if known, with an eye if looked at."""
    drawing = sprite_factory.drawing(width, height, background)
    place = Rect(0, 0, width, height)
    if card is not None:
        draw_compact_card(drawing, card, place, shows_nuns=True)
        badge = Rect(0, 0, 36, 36)
        draw_badge(drawing, badge, text, SKIN.paper, NUNNERY, 8)
        return drawing.sprite()
    drawing.rounded_rect(*place, 8, SKIN.paper)
    inside = place.inset(3)
    drawing.rounded_rect(*inside, 6, NUNNERY)
    foot, art = inside.inset(3).split_bottom(max(height // 5, 30))
    drawing.art(NUN_BACK, *art)
    runs: tuple[Run, ...] = ((text,), (IconToken(EYE),)) if is_seen else ((text,),)
    draw_runs(drawing, runs, foot, foot.h, WHITE)
    return drawing.sprite()

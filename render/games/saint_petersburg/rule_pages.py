"""Pictures for the rules: the icon legend, and the cards of a topic."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.saint_petersburg.cards import Phase, card_number
from render import theme
from render.canvas import Scene
from render.games.saint_petersburg.card_grid import add_card_grid
from render.games.saint_petersburg.icons import COIN, CROWN, STACKS, STAR, start_marker
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.palette import RED, sprite_factory
from render.games.saint_petersburg.prices import PRICE_COLOURS, Price
from render.games.saint_petersburg.tiles import CardGroup
from render.icons import ARROW, CARDS, FORBIDDEN, Icon
from render.legend import LegendEntry, legend_picture
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.players import draw_disc
from render.rect import Rect
from render.translation import DASH, MINUS, Translate, cached_text

EDITION = "base"

TOPIC_CARDS: dict[str, tuple[str, ...]] = {
    "trading": (
        "shepherd",
        "weaving_mill",
        "czar_and_carpenter",
        "wharf",
        "market",
        "harbor",
        "author",
        "chamber_maid",
    ),
    "special": (
        "pub",
        "warehouse",
        "observatory",
        "potemkin_village",
        "carpenter_workshop",
        "gold_smelter",
        "mariinskij_theater",
        "tax_man",
        "czar_and_carpenter",
    ),
    "end": (
        "author",
        "administrator",
        "warehouse_manager",
        "secretary",
        "controller",
        "judge",
        "mistress_of_ceremonies",
    ),
}
"""The cards in the picture of a rules topic."""

_MARGIN = 16
_SCALES = (2.4, 2.0, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)

_ICON_HEIGHT, _PRICE_SIZE = 64, 56


def icon_legend(translate: Translate) -> Picture:
    """Explain the icons in the picture of the table."""
    return legend_picture(sprite_factory, legend_entries(), translate)


def topic_cards(topic: str, translate: Translate) -> Picture:
    """Draw the cards of a rules topic."""
    names = cached_text(translate, "alt-separator").join(
        card_name(card_number(card), translate) for card in TOPIC_CARDS[topic]
    )
    alt = join_whole([cached_text(translate, "alt-cards", cards=names)], ALT_LIMIT)
    return Picture(topic_cards_scene(topic, translate).to_png(), alt, "cards.png")


def topic_cards_scene(topic: str, translate: Translate) -> Scene:
    """Lay out the cards in a grid, as large as possible."""
    scene = sprite_factory.scene()
    groups = tuple(CardGroup(card_number(card), 1) for card in TOPIC_CARDS[topic])
    area = Rect(*scene.rect)
    inner = Rect(_MARGIN, _MARGIN, area.w - 2 * _MARGIN, area.h - 2 * _MARGIN)
    add_card_grid(scene, groups, EDITION, inner, theme.BACKGROUND, translate, _SCALES)
    return scene


def legend_entries() -> Sequence[LegendEntry]:
    """Return all icons that need an explanation."""
    minus_one = f"{MINUS}1"
    return (
        LegendEntry(_price_icon(Price("5", "coin")), "sign-price"),
        LegendEntry(_price_icon(Price(f"2{DASH}7", "trade")), "sign-trade-price"),
        LegendEntry(_price_icon(Price("", "barred")), "sign-barred"),
        LegendEntry(_amount_icon(COIN, None, minus_one), "sign-lower-row"),
        LegendEntry(_amount_icon(COIN, None, "3"), "sign-rubles"),
        LegendEntry(_amount_icon(STAR, None, "2"), "sign-points"),
        LegendEntry(_suits_icon(), "sign-suits"),
        LegendEntry(_marker_icon(), "sign-marker"),
        LegendEntry(_stack_icon(), "sign-stack"),
        LegendEntry(_turn_icon(), "sign-turn"),
        LegendEntry(_amount_icon(CARDS, theme.INK, "3"), "sign-hand"),
        LegendEntry(_amount_icon(CROWN, RED, "4"), "sign-aristocrats"),
    )


def _price_icon(price: Price) -> Sprite:
    """Draw a coin or a plate as on a card."""
    fill, ink, ring = PRICE_COLOURS[price.status]
    width = 100 if len(price.text) > 1 else _PRICE_SIZE
    drawing = sprite_factory.drawing(width, _PRICE_SIZE, theme.PAPER)
    corner = _PRICE_SIZE // 2 if price.status == "coin" else 7
    border_colour = theme.BRONZE if price.status == "trade" else ring
    drawing.rounded_rect(0, 0, width, _PRICE_SIZE, corner, border_colour)
    drawing.rounded_rect(3, 3, width - 6, _PRICE_SIZE - 6, corner - 3, fill)
    if price.status == "barred":
        drawing.icon(FORBIDDEN, (width - 38) // 2, (_PRICE_SIZE - 38) // 2, 38, ink)
    drawing.text(width // 2, _PRICE_SIZE // 2, price.text, "number", 46, ink, "middle")
    return drawing.sprite()


def _amount_icon(icon: Icon, colour: theme.Colour | None, text: str) -> Sprite:
    """Draw an icon with a number beside it."""
    drawing = sprite_factory.drawing(120, _ICON_HEIGHT, theme.PAPER)
    drawing.icon(icon, 10, (_ICON_HEIGHT - 42) // 2, 42, colour)
    drawing.text(60, _ICON_HEIGHT // 2, text, "number", 46, theme.INK)
    return drawing.sprite()


def _suits_icon() -> Sprite:
    """Draw the icons of the phases on their colours."""
    drawing = sprite_factory.drawing(4 * 50 - 4, 46, theme.PAPER)
    for index, (icon, colour) in enumerate(STACKS.values()):
        drawing.rounded_rect(index * 50, 0, 46, 46, 8, colour)
        drawing.icon(icon, index * 50 + 7, 7, 32, theme.WHITE)
    return drawing.sprite()


def _marker_icon() -> Sprite:
    """Draw a start marker and the seat that has it."""
    drawing = sprite_factory.drawing(110, 50, theme.PAPER)
    drawing.icon(start_marker(Phase.BUILDING), 4, 2, 46)
    draw_disc(drawing, 1, 58, 2, 46)
    return drawing.sprite()


def _stack_icon() -> Sprite:
    """Draw a stack with its number of cards."""
    icon, colour = STACKS[Phase.WORKER]
    drawing = sprite_factory.drawing(62, _ICON_HEIGHT, theme.PAPER)
    for step in (8, 4, 0):
        drawing.rounded_rect(step, 0, 50, _ICON_HEIGHT, 6, theme.WHITE)
        drawing.rounded_rect(step + 1, 1, 48, _ICON_HEIGHT - 2, 5, colour)
    drawing.icon(icon, 15, 6, 20, theme.WHITE)
    drawing.text(25, 42, "9", "number", 36, theme.WHITE, "middle")
    return drawing.sprite()


def _turn_icon() -> Sprite:
    """Draw the gold frame and the arrow of the player to act."""
    drawing = sprite_factory.drawing(160, 54, theme.PAPER)
    drawing.rounded_rect(0, 0, 160, 54, 10, theme.GOLD)
    drawing.rounded_rect(4, 4, 152, 46, 8, theme.GOLD_TINT)
    drawing.rounded_rect(4, 4, 56, 46, 8, theme.SEAT_COLOURS[3])
    drawing.icon(ARROW, 10, 15, 24, theme.WHITE)
    drawing.text(46, 27, "4", "number", 34, theme.WHITE, "middle")
    return drawing.sprite()

"""Pictures for the rules: the icon legend, and the cards of a topic."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.saint_petersburg.cards import Phase, card_number
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.saint_petersburg.board_headings import draw_reduction
from render.games.saint_petersburg.card_face import price_tag
from render.games.saint_petersburg.card_grid import add_card_grid
from render.games.saint_petersburg.header import draw_stack, draw_start_marker
from render.games.saint_petersburg.icons import COIN, CROWN, STACKS, STAR
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.palette import RED, SKIN, sprite_factory
from render.games.saint_petersburg.prices import Price
from render.games.saint_petersburg.tiles import CardGroup
from render.icons import CARDS, Icon
from render.kit.panel import BOARD_SHADOW, draw_board, draw_order
from render.kit.price import draw_price, price_rect
from render.kit.seat_panel import draw_pennant, draw_turn_arrow
from render.kit.skin import ground_below
from render.legend import ICON_WIDTH, LegendEntry, legend_picture
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.rect import Rect
from render.translation import DASH, Translate

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

_MARGIN = 8

_ICON_HEIGHT, _PRICE_SIZE = 64, 62


def icon_legend(translate: Translate) -> Picture:
    """Explain the icons in the picture of the table."""
    return legend_picture(sprite_factory, SKIN, legend_entries(), translate)


def topic_cards(topic: str, translate: Translate) -> Picture:
    """Draw the cards of a rules topic."""
    names = translate("alt-separator").join(
        card_name(card_number(card), translate) for card in TOPIC_CARDS[topic]
    )
    alt = join_whole([translate("alt-cards", cards=names)], ALT_LIMIT)
    return Picture(topic_cards_scene(topic, translate).to_png(), alt, "cards.png")


def topic_cards_scene(topic: str, translate: Translate) -> Scene:
    """Lay out the cards in a grid on the board, as large as possible."""
    page = Rect(0, 0, WIDTH, HEIGHT)
    drawing = sprite_factory.drawing(page.w, page.h, ground_below(SKIN.ground, page))
    board = page.inset(_MARGIN)
    draw_board(drawing, board._replace(h=board.h - BOARD_SHADOW), SKIN)
    scene = sprite_factory.scene(drawing.sprite())
    groups = tuple(CardGroup(card_number(card), 1) for card in TOPIC_CARDS[topic])
    add_card_grid(scene, groups, EDITION, board.inset(10), translate)
    return scene


def legend_entries() -> Sequence[LegendEntry]:
    """Return all icons that need an explanation."""
    return (
        LegendEntry(_price_icon(Price("5", "coin")), "sign-price"),
        LegendEntry(_price_icon(Price(f"2{DASH}7", "trade"), is_trading=True), "sign-trade-price"),
        LegendEntry(_price_icon(Price("", "barred"), is_trading=True), "sign-barred"),
        LegendEntry(_reduction_icon(), "sign-lower-row"),
        LegendEntry(_amount_icon(COIN, None, "3"), "sign-rubles"),
        LegendEntry(_amount_icon(STAR, None, "2"), "sign-points"),
        LegendEntry(_suits_icon(), "sign-suits"),
        LegendEntry(_marker_icon(), "sign-marker"),
        LegendEntry(_stack_icon(), "sign-stack"),
        LegendEntry(_turn_icon(), "sign-turn"),
        LegendEntry(_new_icon(), "sign-new"),
        LegendEntry(_order_icon(), "sign-order"),
        LegendEntry(_amount_icon(CARDS, theme.INK, "3"), "sign-hand"),
        LegendEntry(_amount_icon(CROWN, RED, "4"), "sign-aristocrats"),
    )


def _price_icon(price: Price, is_trading: bool = False) -> Sprite:
    """Draw a coin or a plate as on a card."""
    tag = price_tag(price, is_trading)
    area = price_rect(tag, 0, 0, _PRICE_SIZE, ICON_WIDTH)
    drawing = sprite_factory.drawing(area.w, area.h, theme.PAPER)
    draw_price(drawing, tag, area)
    return drawing.sprite()


def _reduction_icon() -> Sprite:
    """Draw the sign beside the name of the lower row."""
    drawing = sprite_factory.drawing(66, 32, theme.PAPER)
    draw_reduction(drawing, Rect(0, 0, 66, 32))
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
    """Draw a start marker with the seat that has it."""
    drawing = sprite_factory.drawing(50, 50, theme.PAPER)
    draw_start_marker(drawing, Rect(0, 0, 50, 50), 1)
    return drawing.sprite()


def _stack_icon() -> Sprite:
    """Draw a stack with its number of cards."""
    drawing = sprite_factory.drawing(79, 44, theme.PAPER)
    draw_stack(drawing, Rect(0, 0, 71, 44), Phase.WORKER, 9)
    return drawing.sprite()


def _new_icon() -> Sprite:
    """Draw a card whose outline has the colour of what has changed."""
    drawing = sprite_factory.drawing(48, 60, theme.PAPER)
    drawing.rounded_rect(0, 0, 48, 60, 9, SKIN.accent)
    drawing.rounded_rect(5, 5, 38, 50, 5, SKIN.board)
    return drawing.sprite()


def _order_icon() -> Sprite:
    """Draw the numbers of three moves."""
    drawing = sprite_factory.drawing(120, 36, theme.PAPER)
    for index, text in enumerate(("1", "2", DASH)):
        draw_order(drawing, Rect(index * 42, 0, 36, 36), text, SKIN)
    return drawing.sprite()


def _turn_icon() -> Sprite:
    """Draw the gold frame and the arrow of the player to act."""
    drawing = sprite_factory.drawing(172, 70, theme.PAPER)
    drawing.rounded_rect(12, 0, 160, 70, 10, SKIN.line)
    drawing.rounded_rect(16, 4, 152, 62, 8, SKIN.seat_on_turn)
    draw_pennant(drawing, Rect(24, 0, 44, 64), 3, SKIN)
    draw_turn_arrow(drawing, Rect(0, 13, 24, 44), SKIN)
    return drawing.sprite()

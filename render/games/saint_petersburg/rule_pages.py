"""Pictures for the rules: the signs of the table, and the cards that a topic speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.saint_petersburg.cards import Phase, card_number
from render import theme
from render.canvas import Rect, Scene
from render.games.saint_petersburg.chips import Kind
from render.games.saint_petersburg.glyphs import COIN, CROWN, STACKS, STAR, marker_of
from render.games.saint_petersburg.palette import RED, studio
from render.games.saint_petersburg.prices import COINS_LOOK, Price
from render.games.saint_petersburg.spread import lay_spread
from render.games.saint_petersburg.titles import card_name
from render.legend import Meaning, legend
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, whole
from render.seats import draw_disc
from render.shapes import ARROW, BARRED, CARDS, Sign
from render.words import DASH, MINUS, Say, said

EDITION = "base"

CARDS_OF: dict[str, tuple[str, ...]] = {
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
"""The cards in the picture of a topic."""

_MARGIN = 16
_SCALES = (2.4, 2.0, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)

_HIGH, _BIG = 64, 56


def signs(translate: Say) -> Picture:
    """What the signs in the picture of a turn mean."""
    return legend(studio, meanings(), translate)


def cards_of(topic: str, translate: Say) -> Picture:
    """The cards that a topic of the rules speaks of."""
    names = said(translate, "alt-separator").join(
        card_name(card_number(card), translate) for card in CARDS_OF[topic]
    )
    alt = whole([said(translate, "alt-cards", cards=names)], ALT_LIMIT)
    return Picture(cards_scene(topic, translate).png(), alt, "cards.png")


def cards_scene(topic: str, translate: Say) -> Scene:
    """The faces, as large as all of them have room."""
    scene = studio.scene()
    shown = tuple(Kind(card_number(card), 1) for card in CARDS_OF[topic])
    area = Rect(*scene.rect)
    inner = Rect(_MARGIN, _MARGIN, area.w - 2 * _MARGIN, area.h - 2 * _MARGIN)
    lay_spread(scene, shown, EDITION, inner, theme.GROUND, translate, _SCALES)
    return scene


def meanings() -> Sequence[Meaning]:
    """Every sign that needs words."""
    minus_one = f"{MINUS}1"
    return (
        Meaning(_price(Price("5", "coin")), "sign-price"),
        Meaning(_price(Price(f"2{DASH}7", "trade")), "sign-trade-price"),
        Meaning(_price(Price("", "barred")), "sign-barred"),
        Meaning(_amount(COIN, None, minus_one), "sign-lower-row"),
        Meaning(_amount(COIN, None, "3"), "sign-rubles"),
        Meaning(_amount(STAR, None, "2"), "sign-points"),
        Meaning(_suits(), "sign-suits"),
        Meaning(_marker(), "sign-marker"),
        Meaning(_stack(), "sign-stack"),
        Meaning(_turn(), "sign-turn"),
        Meaning(_amount(CARDS, theme.INK, "3"), "sign-hand"),
        Meaning(_amount(CROWN, RED, "4"), "sign-aristocrats"),
    )


def _price(price: Price) -> Sprite:
    """A coin or a plate, as it stands on a card."""
    fill, ink, ring = COINS_LOOK[price.look]
    wide = 100 if len(price.text) > 1 else _BIG
    sketch = studio.sketch(wide, _BIG, theme.PAPER)
    corner = _BIG // 2 if price.look == "coin" else 7
    edge = theme.BRONZE if price.look == "trade" else ring
    sketch.round(0, 0, wide, _BIG, corner, edge)
    sketch.round(3, 3, wide - 6, _BIG - 6, corner - 3, fill)
    if price.look == "barred":
        sketch.sign(BARRED, (wide - 38) // 2, (_BIG - 38) // 2, 38, ink)
    sketch.text(wide // 2, _BIG // 2, price.text, "number", 46, ink, "middle")
    return sketch.sprite()


def _amount(sign: Sign, colour: theme.Colour | None, text: str) -> Sprite:
    """A sign with a number beside it."""
    sketch = studio.sketch(120, _HIGH, theme.PAPER)
    sketch.sign(sign, 10, (_HIGH - 42) // 2, 42, colour)
    sketch.text(60, _HIGH // 2, text, "number", 46, theme.INK)
    return sketch.sprite()


def _suits() -> Sprite:
    """The signs of the phases on their colours."""
    sketch = studio.sketch(4 * 50 - 4, 46, theme.PAPER)
    for place, (sign, colour) in enumerate(STACKS.values()):
        sketch.round(place * 50, 0, 46, 46, 8, colour)
        sketch.sign(sign, place * 50 + 7, 7, 32, theme.WHITE)
    return sketch.sprite()


def _marker() -> Sprite:
    """A start marker and the seat that has it."""
    sketch = studio.sketch(110, 50, theme.PAPER)
    sketch.sign(marker_of(Phase.BUILDING), 4, 2, 46)
    draw_disc(sketch, 1, 58, 2, 46)
    return sketch.sprite()


def _stack() -> Sprite:
    """A stack with the number of its cards."""
    sign, colour = STACKS[Phase.WORKER]
    sketch = studio.sketch(62, _HIGH, theme.PAPER)
    for step in (8, 4, 0):
        sketch.round(step, 0, 50, _HIGH, 6, theme.WHITE)
        sketch.round(step + 1, 1, 48, _HIGH - 2, 5, colour)
    sketch.sign(sign, 15, 6, 20, theme.WHITE)
    sketch.text(25, 42, "9", "number", 36, theme.WHITE, "middle")
    return sketch.sprite()


def _turn() -> Sprite:
    """The gold frame and the arrow of who is to act."""
    sketch = studio.sketch(160, 54, theme.PAPER)
    sketch.round(0, 0, 160, 54, 10, theme.GOLD)
    sketch.round(4, 4, 152, 46, 8, theme.GOLD_TINT)
    sketch.round(4, 4, 56, 46, 8, theme.SEATS[3])
    sketch.sign(ARROW, 10, 15, 24, theme.WHITE)
    sketch.text(46, 27, "4", "number", 34, theme.WHITE, "middle")
    return sketch.sprite()

"""One card large, with all that is to know about it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.saint_petersburg.cards import (
    EDITIONS,
    Card,
    CardTable,
    card_id,
    card_number,
    card_table,
)
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.fonts import wrapped
from render.games.saint_petersburg.chips import Kind
from render.games.saint_petersburg.faces import FACE_HEIGHT, FACE_WIDTH, face
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import Price
from render.games.saint_petersburg.spread import lay_spread
from render.games.saint_petersburg.titles import card_name, edition_key
from render.picture import ALT_LIMIT, cut
from render.words import Say, said

MARGIN = 16
_SCALE = 3.1
_LEAST_BELOW = 70
"""Pixels that pictures of other cards need below the facts."""

RULED = frozenset(
    {
        "czar_and_carpenter",
        "potemkin_village",
        "pub",
        "warehouse",
        "observatory",
        "carpenter_workshop",
        "gold_smelter",
        "mariinskij_theater",
        "tax_man",
        "coffee_house",
        "debtors_prison",
        "trading_house",
        "sycophant",
        "obshchina_commune",
        "new_society",
        "guild_hall",
        "textile_factory",
        "mayor",
    }
)
"""The cards that have a rule of their own, with a text each in the catalogue."""


_IN_POINTS = {"mariinskij_theater": "rule-mariinskij-theater-in-points"}
"""The texts of cards that pay points in one edition and rubles in the other."""


def card_scene(kind: str, edition: str, translate: Say) -> Scene:
    """The face to the left, the facts to the right. Raises ValueError for an unknown card."""
    card = card_number(kind)
    table = card_table(edition)
    scene = studio.scene()
    wide, high = int(FACE_WIDTH * _SCALE), round(FACE_HEIGHT * _SCALE)
    price = Price(str(table.cost[card]), "trade" if table.is_trading(card) else "coin")
    name = card_name(card, translate)
    sprite = face(card, edition, name, price, "", wide, _SCALE, theme.GROUND)
    scene.put(MARGIN, (HEIGHT - high) // 2, sprite)
    left = MARGIN + wide + 18
    _facts(scene, card, edition, Rect(left, 26, WIDTH - MARGIN - left, HEIGHT - 52), translate)
    return scene


def _facts(scene: Scene, card: Card, edition: str, area: Rect, translate: Say) -> None:
    """The name, then sentences."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 14, theme.PAPER, theme.GROUND))
    x, y, room = area.x + 24, area.y + 16, area.w - 48
    for line in wrapped(card_name(card, translate), "name", 40, room, 3):
        scene.put(x, y, studio.label(line, "name", 40, theme.INK, theme.PAPER, room, 48))
        y += 48
    y += 8
    for text in facts(card, edition, translate):
        for line in wrapped(text, "label", 30, room, 8):
            if y + 38 > area.bottom - 8:
                return
            scene.put(x, y, studio.label(line, "label", 30, theme.INK, theme.PAPER, room, 38))
            y += 38
        y += 12
    below = Rect(x, y, room, area.bottom - 14 - y)
    kinds = tuple(Kind(other, 1) for other in swapped(card_table(edition), card))
    if kinds and below.h >= _LEAST_BELOW:
        lay_spread(scene, kinds, edition, below, theme.PAPER, translate, ())


def swapped(table: CardTable, card: Card) -> tuple[Card, ...]:
    """What a trading card may displace; for another what may displace it."""
    if table.is_trading(card):
        return table.displaceable[card]
    return tuple(other for other, gone in enumerate(table.displaceable) if gone and card in gone)


def facts(card: Card, edition: str, translate: Say) -> Iterable[str]:
    """What the card costs, pays and does, how many there are, and what it may displace."""
    table = card_table(edition)
    if _differs(card):
        name = said(translate, edition_key(edition))
        yield said(translate, "alt-card-cost-in", cost=table.cost[card], edition=name)
    else:
        yield said(translate, "alt-card-cost", cost=table.cost[card])
    if table.rubles[card] or table.points[card]:
        rubles, points = table.rubles[card], table.points[card]
        yield said(translate, "alt-card-income", rubles=rubles, points=points)
    rule = rule_key(table, card)
    if rule is not None:
        yield said(translate, rule)
    if table.displaceable[card]:
        names = (card_name(other, translate) for other in table.displaceable[card])
        yield said(
            translate, "alt-card-displaces", cards=said(translate, "alt-separator").join(names)
        )
    elif takers := swapped(table, card):
        names = (card_name(other, translate) for other in takers)
        yield said(
            translate, "alt-card-displaced", cards=said(translate, "alt-separator").join(names)
        )
    stack = table.stack[card]
    number = table.deck[stack].count(card)
    yield said(
        translate, "alt-card-copies", number=number, stack=said(translate, f"stack-{stack.label}")
    )


def _differs(card: Card) -> bool:
    """Whether a card is not the same in every edition."""
    tables = [card_table(edition) for edition in EDITIONS]
    if not all(card in table.kinds for table in tables):
        return True
    return len({_printed_on(table, card) for table in tables}) > 1


def _printed_on(table: CardTable, card: Card) -> tuple[object, ...]:
    copies = table.deck[table.stack[card]].count(card)
    counting = table.counting_bonuses[table.colour[card]]
    pays = [(pay.counted, pay.rubles, pay.points) for pay in counting if pay.card == card]
    return table.cost[card], table.rubles[card], table.points[card], copies, *pays


def rule_key(table: CardTable, card: Card) -> str | None:
    """The text key of what a card does besides paying; None where it does no more."""
    if card_id(card) not in RULED:
        return None
    counting = table.counting_bonuses[table.colour[card]]
    if any(pay.card == card and pay.points for pay in counting) and card_id(card) in _IN_POINTS:
        return _IN_POINTS[card_id(card)]
    return "rule-" + card_id(card).replace("_", "-")


def card_alt(kind: str, edition: str, translate: Say) -> str:
    """The same in words."""
    card = card_number(kind)
    name = said(translate, "alt-card", card=card_name(card, translate))
    return cut([name, *facts(card, edition, translate)], ALT_LIMIT)

"""One card, large, with its facts."""

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
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.saint_petersburg.card_grid import add_card_grid
from render.games.saint_petersburg.names import card_name, edition_key
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.prices import Price
from render.games.saint_petersburg.printed_card import printed_card
from render.games.saint_petersburg.tiles import CardGroup
from render.kit.card import OVERHANG, SHADOW, CardSizes
from render.kit.lettering import fit_player_name
from render.kit.panel import BOARD_SHADOW, HAIRLINE, draw_board
from render.kit.paragraphs import draw_paragraphs
from render.kit.skin import ground_below
from render.picture import ALT_LIMIT, join_truncated
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

_MARGIN, _CARD_WIDTH = 8, 430
_SIZES = CardSizes().scaled(2.4)
_FACT_SIZES = range(31, 24, -2)
_MIN_RELATED_HEIGHT = 120
"""The minimum height for pictures of related cards below the facts, in pixels."""

CARDS_WITH_RULES = frozenset(
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
"""The ids of cards with rules of their own; the catalogue has a text for each."""


_POINTS_RULE_KEYS = {"mariinskij_theater": "rule-mariinskij-theater-in-points"}
"""Rule texts of cards that pay points in one edition and rubles in the other, by card id."""


def card_scene(kind: str, edition: str, translate: Translate) -> Scene:
    """Lay out the card and its facts side by side. Raises ValueError for an unknown card."""
    card = card_number(kind)
    table = card_table(edition)
    inside = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN)
    drawing = sprite_factory.drawing(
        WIDTH, HEIGHT, ground_below(SKIN.ground, Rect(0, 0, WIDTH, HEIGHT))
    )
    draw_board(drawing, inside._replace(h=inside.h - BOARD_SHADOW), SKIN)
    place, facts = inside.inset(16, 14).split_left(_CARD_WIDTH + 2 * OVERHANG, 26)
    related = _draw_facts(drawing, card, edition, facts, translate)
    scene = sprite_factory.scene(drawing.sprite())
    price = Price(str(table.cost[card]), "trade" if table.is_trading(card) else "coin")
    height = place.h - 2 * OVERHANG - SHADOW
    sprite = printed_card(
        CardGroup(card, 1), edition, _CARD_WIDTH, height, _SIZES, translate, price
    )
    scene.add(place.x, place.y, sprite)
    groups = tuple(CardGroup(other, 1) for other in exchangeable(table, card))
    if groups and related.h >= _MIN_RELATED_HEIGHT:
        add_card_grid(scene, groups, edition, related, translate)
    return scene


def _draw_facts(
    drawing: Drawing, card: Card, edition: str, area: Rect, translate: Translate
) -> Rect:
    """Draw the name and sentences. Returns the area below them."""
    heading, area = area.split_top(60, 10)
    name = fit_player_name(card_name(card, translate), heading.w, 46, 30)
    y = heading.middle[1]
    drawing.text(heading.x, y, name.lines[0], "name", name.size, theme.COIN, max_width=heading.w)
    drawing.rect(heading.x, heading.bottom, heading.w, HAIRLINE, SKIN.line)
    texts = tuple(card_sentences(card, edition, translate))
    return draw_paragraphs(drawing, texts, _FACT_SIZES, area, SKIN.light)


def exchangeable(table: CardTable, card: Card) -> tuple[Card, ...]:
    """Return what a trading card may displace, or what may displace another card."""
    if table.is_trading(card):
        return table.displaceable[card]
    return tuple(
        other
        for other, displaced in enumerate(table.displaceable)
        if displaced and card in displaced
    )


def card_sentences(card: Card, edition: str, translate: Translate) -> Iterable[str]:
    """Yield cost, income, rules, displacements and number of copies of a card."""
    table = card_table(edition)
    if _differs(card):
        name = translate(edition_key(edition))
        yield translate("alt-card-cost-in", cost=table.cost[card], edition=name)
    else:
        yield translate("alt-card-cost", cost=table.cost[card])
    if table.rubles[card] or table.points[card]:
        rubles, points = table.rubles[card], table.points[card]
        yield translate("alt-card-income", rubles=rubles, points=points)
    rule = rule_key(table, card)
    if rule is not None:
        yield translate(rule)
    if table.displaceable[card]:
        names = (card_name(other, translate) for other in table.displaceable[card])
        yield translate(
            "alt-card-displaces",
            cards=translate("alt-separator").join(names),
        )
    elif displacers := exchangeable(table, card):
        names = (card_name(other, translate) for other in displacers)
        yield translate(
            "alt-card-displaced",
            cards=translate("alt-separator").join(names),
        )
    stack = table.stack[card]
    number = table.deck[stack].count(card)
    yield translate(
        "alt-card-copies",
        number=number,
        stack=translate(f"stack-{stack.label}"),
    )


def _differs(card: Card) -> bool:
    """Return whether a card differs between the editions."""
    tables = [card_table(edition) for edition in EDITIONS]
    if not all(card in table.kinds for table in tables):
        return True
    return len({_printed_on(table, card) for table in tables}) > 1


def _printed_on(table: CardTable, card: Card) -> tuple[object, ...]:
    copies = table.deck[table.stack[card]].count(card)
    counting = table.counting_bonuses[table.colour[card]]
    payments = [
        (bonus.counted, bonus.rubles, bonus.points) for bonus in counting if bonus.card == card
    ]
    return table.cost[card], table.rubles[card], table.points[card], copies, *payments


def rule_key(table: CardTable, card: Card) -> str | None:
    """Return the text key of a card's own rule, None if it has none."""
    if card_id(card) not in CARDS_WITH_RULES:
        return None
    counting = table.counting_bonuses[table.colour[card]]
    if (
        any(bonus.card == card and bonus.points for bonus in counting)
        and card_id(card) in _POINTS_RULE_KEYS
    ):
        return _POINTS_RULE_KEYS[card_id(card)]
    return "rule-" + card_id(card).replace("_", "-")


def card_alt(kind: str, edition: str, translate: Translate) -> str:
    """Return the card's name and facts as text."""
    card = card_number(kind)
    name = translate("alt-card", card=card_name(card, translate))
    return join_truncated([name, *card_sentences(card, edition, translate)], ALT_LIMIT)

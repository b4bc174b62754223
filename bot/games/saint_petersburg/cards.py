"""The cards explained."""

from __future__ import annotations

from bot.games.saint_petersburg.gains import printed
from engine.games.saint_petersburg.cards import card_number, card_table
from render.games.saint_petersburg import SaintPetersburgPainter
from render.picture import Picture
from render.words import Say

WITH_RULE = frozenset(
    (
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
    )
)
"""Cards that do more than pay: each has a text `rule-<card>`."""


def title(card_id: str, say: Say) -> str:
    """A card's name."""
    return say(f"card-{card_id.replace('_', '-')}")


def explain(card_id: str, say: Say) -> str:
    """A card with its facts and its rule."""
    number, table = card_number(card_id), card_table("base")
    key = card_id.replace("_", "-")
    lines = [
        say(
            "card-facts",
            card=say(f"card-{key}"),
            cost=table.cost[number],
            colour=table.colour[number].label,
            trading=int(table.is_trading(number)),
            gives=printed(number, "base", say),
            number=table.deck[table.stack[number]].count(number),
        )
    ]
    if card_id in WITH_RULE:
        lines.append(say(f"rule-{key}"))
    return "\n".join(lines)


def paint(card_id: str, say: Say) -> Picture:
    """A card large, with its facts."""
    return SaintPetersburgPainter().card(card_id, "base", say)

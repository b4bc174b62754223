"""The cards explained, as each edition has them."""

from __future__ import annotations

from bot.games.saint_petersburg.gains import printed
from engine.games.saint_petersburg.cards import EDITIONS, Card, card_number, card_table
from render.games.saint_petersburg import SaintPetersburgPainter
from render.games.saint_petersburg.card import rule_key
from render.games.saint_petersburg.titles import edition_key
from render.picture import Picture
from render.words import Say


def title(card_id: str, say: Say) -> str:
    """A card's name."""
    return say(f"card-{card_id.replace('_', '-')}")


def explain(card_id: str, say: Say) -> str:
    """A card with its facts and its rule, then what is different in other editions."""
    card = card_number(card_id)
    first, *others = editions_of(card)
    told = _in_edition(card, first, say)
    lines = [say("card-title", card=title(card_id, say), facts=told[0]), *told[1:]]
    if first != EDITIONS[0]:
        lines.append(say("card-only-in", edition=say(edition_key(first))))
    for edition in others:
        changed = [line for line in _in_edition(card, edition, say) if line not in told]
        if changed:
            name = say(edition_key(edition))
            lines += [say("card-in-edition", edition=name, facts=line) for line in changed]
    return "\n".join(lines)


def editions_of(card: Card) -> list[str]:
    """The editions that have a card, the first one first."""
    return [edition for edition in EDITIONS if card in card_table(edition).kinds]


def _in_edition(card: Card, edition: str, say: Say) -> list[str]:
    """A card's facts and its rule, if it has one."""
    table = card_table(edition)
    facts = say(
        "card-facts",
        cost=table.cost[card],
        colour=table.colour[card].label,
        trading=int(table.is_trading(card)),
        gives=printed(card, edition, say),
        number=table.deck[table.stack[card]].count(card),
    )
    rule = rule_key(table, card)
    return [facts] if rule is None else [facts, say(rule)]


def paint(card_id: str, say: Say) -> Picture:
    """A card large, with its facts, as the first edition that has it has it."""
    first, *_ = editions_of(card_number(card_id))
    return SaintPetersburgPainter().card(card_id, first, say)

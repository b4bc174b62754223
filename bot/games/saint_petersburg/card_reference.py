"""Explains the cards of each edition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.card_reference import CardReference
from bot.games.saint_petersburg.choice_labels import printed_yield
from bot.games.saint_petersburg.icons import card_icon
from engine.games.saint_petersburg.cards import (
    CARD_IDS,
    EDITIONS,
    Card,
    card_number,
    card_table,
)
from engine.games.saint_petersburg.state import Options
from render.games.saint_petersburg import RENDERER
from render.games.saint_petersburg.card import rule_key
from render.games.saint_petersburg.names import edition_key
from render.picture import Picture
from render.translation import Translate


def title(card_id: str, translate: Translate) -> str:
    """A card's name."""
    return translate(f"card-{card_id.replace('_', '-')}")


def explain(card_id: str, translate: Translate) -> str:
    """A card's facts and rule in the first edition that has it, and what differs in the others."""
    return _explain(card_id, translate, editions_of(card_number(card_id)))


def explain_in(card_id: str, translate: Translate, edition: str) -> str:
    """A card's facts and rule in an edition. If the edition lacks the card, in the others."""
    editions = editions_of(card_number(card_id))
    return _explain(card_id, translate, [edition] if edition in editions else editions)


def _explain(card_id: str, translate: Translate, editions: Sequence[str]) -> str:
    """A card's facts and rule in the first of these editions, and what differs in the others."""
    card = card_number(card_id)
    first, *others = editions
    base_lines = _edition_lines(card, first, translate)
    facts, *rule = base_lines
    lines = [translate("card-title", card=title(card_id, translate), facts=facts), *rule]
    if editions_of(card) == [first] != [EDITIONS[0]]:
        lines.append(translate("card-only-in", edition=translate(edition_key(first))))
    for edition in others:
        name = translate(edition_key(edition))
        lines += [
            translate("card-in-edition", edition=name, facts=line)
            for line in _edition_lines(card, edition, translate)
            if line not in base_lines
        ]
    return "\n".join(lines)


def editions_of(card: Card) -> list[str]:
    """The editions that contain a card, in the order of `EDITIONS`."""
    return [edition for edition in EDITIONS if card in card_table(edition).kinds]


def _edition_lines(card: Card, edition: str, translate: Translate) -> list[str]:
    """One line with a card's facts, and one with its rule if it has one."""
    table = card_table(edition)
    facts = translate(
        "card-facts",
        cost=table.cost[card],
        colour=table.colour[card].label,
        trading=int(table.is_trading(card)),
        gives=printed_yield(card, edition, translate),
        number=table.deck[table.stack[card]].count(card),
    )
    rule = rule_key(table, card)
    return [facts] if rule is None else [facts, translate(rule)]


def render(card_id: str, translate: Translate, edition: str = EDITIONS[0]) -> Picture:
    """Draw a card, large, with its facts in an edition, or else in the first one that has it."""
    editions = editions_of(card_number(card_id))
    shown = edition if edition in editions else editions[0]
    return RENDERER.card(card_id, shown, translate)


def _edition_reference(edition: str) -> CardReference:
    return CardReference(
        ids=CARD_IDS,
        title=title,
        explain=partial(explain_in, edition=edition),
        render=partial(render, edition=edition),
        edition=edition,
        for_options=reference_for_options,
        icon=card_icon,
    )


def reference_for_options(options: Options) -> CardReference:
    """The reference for the edition that a table plays, without what differs in others."""
    return _edition_reference(options.edition)


CARD_REFERENCE = replace(_edition_reference(EDITIONS[0]), explain=explain)

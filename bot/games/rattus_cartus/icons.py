"""The icons of Rattus Cartus: classes, special cards and buildings."""

from __future__ import annotations

from functools import partial

from bot.emojis.icon import MAX_NAME_LENGTH, Icon
from bot.game_ui import ChoicePath
from bot.games.rattus_cartus.panels import CARD_ACTIONS, ENTER_VERBS
from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS
from engine.games.rattus_cartus.cards import (
    CARD_IDS,
    CLASS_IDS,
    CLASS_OF_CARD,
    JOKER,
    PERSONS,
    card_number,
)
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus import emoji

_CLASS_EMOJIS = (
    "\N{EAR OF RICE}",
    "\N{SCALES}",
    "\N{LATIN CROSS}\N{VARIATION SELECTOR-16}",
    "\N{SHIELD}\N{VARIATION SELECTOR-16}",
    "\N{CRESCENT MOON}",
    "\N{CROWN}",
)
_SPECIAL_EMOJIS = (
    "\N{PLAYING CARD BLACK JOKER}",
    "\N{DAGGER KNIFE}\N{VARIATION SELECTOR-16}",
    "\N{MULTIPLE MUSICAL NOTES}",
    "\N{SCROLL}",
    "\N{COIN}",
)
_BUILDING_EMOJI = "\N{HOUSE BUILDING}"

CLASS_ICONS = tuple(
    Icon(f"rattus_{name}", unicode, partial(emoji.draw_class, cls))
    for cls, (name, unicode) in enumerate(zip(CLASS_IDS, _CLASS_EMOJIS, strict=True))
)
"""The sign of each class, by its number."""

SPECIAL_ICONS = tuple(
    Icon(f"rattus_{name}", unicode, partial(emoji.draw_special_card, JOKER + place))
    for place, (name, unicode) in enumerate(zip(CARD_IDS[JOKER:], _SPECIAL_EMOJIS, strict=True))
)
"""The cards that belong to no class, from the Joker on."""

BUILDING_ICONS = {
    kind: Icon(
        f"rattus_{kind}"[:MAX_NAME_LENGTH], _BUILDING_EMOJI, partial(emoji.draw_building, kind)
    )
    for kind in BUILDING_KINDS
}

ICONS = (*CLASS_ICONS, *SPECIAL_ICONS, *BUILDING_ICONS.values())


def choice_icon(path: ChoicePath, view: View) -> Icon | None:
    """The building or the card that was chosen last."""
    match path:
        case (verb,) if verb in ENTER_VERBS:
            return _icon_of_place(ENTER_VERBS.index(verb), view)
        case ("supply", place):
            return _icon_of_place(int(place) - 1, view)
        case (verb, card) if verb in CARD_ACTIONS:
            return _icon_of_card(card_number(card.partition(".")[0]))
    return None


def _icon_of_place(place: int, view: View) -> Icon | None:
    if place >= len(view.row):
        return None
    return BUILDING_ICONS[BUILDINGS[view.row[place].building].kind]


def _icon_of_card(card: int) -> Icon:
    return CLASS_ICONS[CLASS_OF_CARD[card]] if card < JOKER else SPECIAL_ICONS[card - JOKER]


def lookup_icon(card_id: str) -> Icon:
    """The icon of a building, a person or a card, by its id in the card reference."""
    if card_id in BUILDING_ICONS:
        return BUILDING_ICONS[card_id]
    if card_id in PERSONS:
        return CLASS_ICONS[PERSONS.index(card_id)]
    return _icon_of_card(card_number(card_id))

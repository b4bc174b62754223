"""The icons of Auf Heller und Pfennig: what can be placed."""

from __future__ import annotations

from functools import partial

from bot.emojis.icon import MAX_NAME_LENGTH, Icon
from bot.game_ui import ChoicePath
from engine.games.heller_und_pfennig.tiles import TILE_IDS, tile_number
from engine.games.heller_und_pfennig.view import View
from render.games.heller_und_pfennig import emoji
from render.games.heller_und_pfennig.icons import PERSONS

_PERSON_EMOJIS = {
    "+6": "\N{CROWN}",
    "+5": "\N{PRINCESS}",
    "+4": "\N{BEARDED PERSON}",
    "+3": "\N{BAGUETTE BREAD}",
    "+2": "\N{EAR OF RICE}",
    "+1": "\N{BASKET}",
    "-1": "\N{BOWL WITH SPOON}",
    "-2": "\N{SPEAKING HEAD IN SILHOUETTE}",
    "-3": "\N{TEST TUBE}",
    "-4": "\N{NINJA}",
    "-5": "\N{SCROLL}",
    "-6": "\N{CROSSED SWORDS}",
    "gold": "\N{MONEY BAG}",
    "fire": "\N{FIRE}",
    "eye": "\N{NAZAR AMULET}",
}

TILE_ICONS = {
    tile: Icon(
        f"heller_{PERSONS[tile]}"[:MAX_NAME_LENGTH],
        unicode,
        partial(emoji.draw_tile, tile_number(tile)),
    )
    for tile, unicode in _PERSON_EMOJIS.items()
}
"""Who or what is on a tile, by the tile's id."""

STALL_GOODS = ("\N{CHEESE WEDGE}", "\N{AMPHORA}", "\N{BREAD}", "\N{RED APPLE}")

STALL_ICONS = {
    str(goods): Icon(f"heller_stall_{goods}", unicode, partial(emoji.draw_stall, goods))
    for goods, unicode in enumerate(STALL_GOODS, 1)
}
"""The stalls, by the number of their goods."""

ICONS = (*TILE_ICONS.values(), *STALL_ICONS.values())


def choice_icon(path: ChoicePath, view: View) -> Icon | None:
    """The stall or the open tile that was chosen last."""
    match path:
        case ("stall", goods):
            return STALL_ICONS.get(goods)
        case ("open", tile):
            return TILE_ICONS.get(tile)
    return None


def piece_icon(card_id: str) -> Icon | None:
    """The icon of a tile or a stall, by its id in the card reference."""
    if card_id in TILE_IDS:
        return TILE_ICONS.get(card_id)
    return STALL_ICONS.get(card_id.removeprefix("stall-"))

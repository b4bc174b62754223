"""Explains tiles and stalls."""

from __future__ import annotations

from bot.card_reference import CardReference
from bot.games.heller_und_pfennig.icons import piece_icon
from bot.games.heller_und_pfennig.piece_names import tile_with_value
from engine.games.heller_und_pfennig.tiles import tile_number
from render.games.heller_und_pfennig import RENDERER
from render.games.heller_und_pfennig.card import CARD_IDS, card_alt
from render.games.heller_und_pfennig.names import stall_name
from render.picture import Picture
from render.translation import Translate

STALL_PREFIX = "stall-"


def title(card_id: str, translate: Translate) -> str:
    """The name of a tile or a stall."""
    if card_id.startswith(STALL_PREFIX):
        return stall_name(int(card_id.removeprefix(STALL_PREFIX)), translate)
    return tile_with_value(tile_number(card_id), translate)


def explain(card_id: str, translate: Translate) -> str:
    """What a tile or a stall does: the same facts as in its picture."""
    return card_alt(card_id, "base", translate)


def render(card_id: str, translate: Translate) -> Picture:
    """Draw a tile or a stall, large, with its facts."""
    return RENDERER.card(card_id, "base", translate)


CARD_REFERENCE = CardReference(
    ids=CARD_IDS,
    title=title,
    explain=explain,
    render=render,
    button_key="button-tiles",
    icon=piece_icon,
)

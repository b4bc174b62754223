"""Tiles and stalls explained."""

from __future__ import annotations

from bot.games.heller_und_pfennig.piece_names import stall_name, tile_with_value
from engine.games.heller_und_pfennig.tiles import tile_number
from render.games.heller_und_pfennig import HellerUndPfennigPainter
from render.games.heller_und_pfennig.card import CARD_IDS, card_alt
from render.picture import Picture
from render.words import Say

CARD_REFERENCE_IDS = CARD_IDS
STALL_PREFIX = "stall-"


def title(card_id: str, translate: Say) -> str:
    """What a tile or a stall is called."""
    if card_id.startswith(STALL_PREFIX):
        return stall_name(int(card_id.removeprefix(STALL_PREFIX)), translate)
    return tile_with_value(tile_number(card_id), translate)


def explain(card_id: str, translate: Say) -> str:
    """A tile or a stall with what it does: the same facts as in its picture."""
    return card_alt(card_id, translate)


def paint(card_id: str, translate: Say) -> Picture:
    """A tile or a stall large, with its facts."""
    return HellerUndPfennigPainter().card(card_id, "base", translate)

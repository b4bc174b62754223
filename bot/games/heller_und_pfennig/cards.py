"""Tiles and stalls explained."""

from __future__ import annotations

from bot.games.heller_und_pfennig.pieces import stall_name, tile_in_words
from engine.games.heller_und_pfennig.tiles import tile_number
from render.games.heller_und_pfennig import HellerUndPfennigPainter
from render.games.heller_und_pfennig.card import CARD_IDS, card_alt
from render.picture import Picture
from render.words import Say

IDS = CARD_IDS
STALL = "stall-"


def title(card_id: str, say: Say) -> str:
    """What a tile or a stall is called."""
    if card_id.startswith(STALL):
        return stall_name(int(card_id.removeprefix(STALL)), say)
    return tile_in_words(tile_number(card_id), say)


def explain(card_id: str, say: Say) -> str:
    """A tile or a stall with what it does: the same facts as in its picture."""
    return card_alt(card_id, say)


def paint(card_id: str, say: Say) -> Picture:
    """A tile or a stall large, with its facts."""
    return HellerUndPfennigPainter().card(card_id, "base", say)

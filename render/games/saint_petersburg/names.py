"""The names of cards, editions and phases."""

from __future__ import annotations

from functools import lru_cache

from engine.games.saint_petersburg.cards import Card, Phase, card_id
from render.translation import Translate


@lru_cache(maxsize=1024)
def card_name(card: Card, translate: Translate) -> str:
    return translate("card-" + card_id(card).replace("_", "-"))


def edition_key(edition: str) -> str:
    """Return the text key of an edition's name."""
    return "edition-" + edition.replace("_", "-")


def phase_name(phase: Phase, translate: Translate) -> str:
    """Return the name of a phase for sentences: "Worker phase"."""
    return translate(f"phase-{phase.label}")


def phase_short_name(phase: Phase, translate: Translate) -> str:
    """Return a phase as one short word: "Workers"."""
    return translate(f"picture-phase-{phase.label}")

"""What cards and phases are called."""

from __future__ import annotations

from functools import lru_cache

from engine.games.saint_petersburg.cards import Card, Phase, card_id
from render.words import Say, said


@lru_cache(maxsize=1024)
def card_name(card: Card, say: Say) -> str:
    return say("card-" + card_id(card).replace("_", "-"))


def edition_key(edition: str) -> str:
    """The text key of an edition's name."""
    return "edition-" + edition.replace("_", "-")


def phase_name(phase: Phase, say: Say) -> str:
    """A phase in a sentence: "Worker phase"."""
    return said(say, f"phase-{phase.label}")


def tab_name(phase: Phase, say: Say) -> str:
    """A phase in one short word: "Workers"."""
    return said(say, f"picture-phase-{phase.label}")

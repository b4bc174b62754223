"""Long names in other languages fit on every card."""

from __future__ import annotations

import re

import pytest

from bot.registry import GAME_UIS
from engine.games.saint_petersburg.cards import CARD_IDS
from render.fonts import wrap_balanced
from render.games.saint_petersburg.card_face import card_face
from render.games.saint_petersburg.names import card_name
from render.kit.card import CardSizes, card_parts
from render.picture import ELLIPSIS
from render.rect import Rect

TEXTS = GAME_UIS["saint_petersburg"].texts


@pytest.mark.parametrize("scale", [0.62, 1.0, 2.4])
@pytest.mark.parametrize("language", TEXTS.languages)
def test_every_name_fits_on_its_card(language: str, scale: float) -> None:
    translate = TEXTS.in_language(language)
    place, sizes = Rect(4, 4, int(176 * scale), int(260 * scale)), CardSizes().scaled(scale)
    for card in range(len(CARD_IDS)):
        parts = card_parts(card_face(card, "new_society", None, translate), place, sizes)
        assert letters(" ".join(parts.name.lines)) == letters(card_name(card, translate))


def letters(text: str) -> list[str]:
    return re.findall(r"\w", text)


def test_names_are_broken_into_balanced_lines() -> None:
    assert wrap_balanced("Minister of Foreign Affairs", "label", 20, 116, 3) == (
        "Minister of",
        "Foreign Affairs",
    )
    assert wrap_balanced("Market", "label", 20, 116, 3) == ("Market",)
    assert wrap_balanced("  Fur   Shop ", "label", 20, 116, 3) == ("Fur Shop",)
    assert wrap_balanced("word " * 60, "label", 20, 116, 2)[-1].endswith(ELLIPSIS)

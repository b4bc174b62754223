"""Long names in other languages fit on every card."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.games.saint_petersburg.cards import CARD_IDS
from render.context import RenderContext
from render.fonts import wrap_balanced
from render.games.saint_petersburg.card import card_scene
from render.games.saint_petersburg.card_face import card_face
from render.games.saint_petersburg.hand import hand_scene
from render.games.saint_petersburg.tableau import tableau_scene
from render.kit.card import CardSizes, card_parts
from render.picture import ELLIPSIS
from render.rect import Rect
from tests.render.games.saint_petersburg.drawn_states import (
    GAME,
    NAMES,
    overfull_table,
    public,
    translate,
)
from tests.render.games.saint_petersburg.test_layout import check_phase, check_table
from tests.support.render.layout import check_layout

# The names by which players of each language know the cards, where there are any.
NAMES_BY_LANGUAGE: dict[str, dict[str, str]] = json.loads(
    (Path(__file__).parent / "names.json").read_text(encoding="utf-8")
)


def translate_card_name(language: str, key: str, **params: Any) -> str:
    kind = key.removeprefix("card-").replace("-", "_")
    return NAMES_BY_LANGUAGE[language].get(kind) or translate(key, **params)


TRANSLATIONS = {language: partial(translate_card_name, language) for language in NAMES_BY_LANGUAGE}


@pytest.mark.parametrize("scale", [0.62, 1.0, 2.4])
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_name_fits_on_its_card(language: str, scale: float) -> None:
    place, sizes = Rect(4, 4, int(176 * scale), int(260 * scale)), CardSizes().scaled(scale)
    for card, name in enumerate(names_in(language)):
        face = card_face(card, "new_society", None, TRANSLATIONS[language])
        lines = card_parts(face, place, sizes).name.lines
        shown, full = ("".join(re.findall(r"\w", text)) for text in (" ".join(lines), name))
        assert shown == full


def names_in(language: str) -> list[str]:
    return [TRANSLATIONS[language]("card-" + kind.replace("_", "-")) for kind in CARD_IDS]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_pictures_in_other_languages(language: str) -> None:
    translate_names = TRANSLATIONS[language]
    for kinds in (5, 25):
        view = public(overfull_table(kinds=kinds))
        check_table(view, translate_names=translate_names)
        check_phase(view, (), translate_names)
        check_layout(tableau_scene(view, 1, RenderContext(NAMES, translate_names)))
        check_layout(
            hand_scene(
                GAME.view(overfull_table(kinds=kinds), 2), RenderContext(NAMES, translate_names)
            )
        )
    check_layout(card_scene("church_of_the_resurrection", "base", translate_names))


def test_names_are_broken_into_balanced_lines() -> None:
    assert wrap_balanced("Minister of Foreign Affairs", "label", 20, 116, 3) == (
        "Minister of",
        "Foreign Affairs",
    )
    assert wrap_balanced("Market", "label", 20, 116, 3) == ("Market",)
    assert wrap_balanced("  Fur   Shop ", "label", 20, 116, 3) == ("Fur Shop",)


def test_overlong_name_ends_with_an_ellipsis() -> None:
    lines = wrap_balanced("W" * 60, "label", 20, 116, 3)
    assert lines[-1].endswith(ELLIPSIS)
    assert wrap_balanced("word " * 60, "label", 20, 116, 2)[-1].endswith(ELLIPSIS)

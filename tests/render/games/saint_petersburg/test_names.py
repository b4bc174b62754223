"""Long names in other languages fit on every card."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.games.saint_petersburg.cards import CARD_IDS, card_table
from render.fonts import SQUEEZE_LIMIT, text_width, wrap_balanced
from render.games.saint_petersburg.card import card_scene
from render.games.saint_petersburg.hand import hand_scene
from render.games.saint_petersburg.portrait_card import PORTRAIT_WIDTH, PortraitCardDrawer
from render.games.saint_petersburg.tableau import tableau_scene
from render.picture import ELLIPSIS
from render.theme import TRAY
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


@pytest.mark.parametrize("width", [PORTRAIT_WIDTH, 112])
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_name_fits_on_its_card(language: str, width: int) -> None:
    for card, name in enumerate(names_in(language)):
        drawer = PortraitCardDrawer(card_table("new_society"), card, name, width, 1.0, TRAY)
        assert " ".join(drawer.lines) == " ".join(name.split())
        assert all(
            text_width(line, "label", 20) * SQUEEZE_LIMIT <= width - 8 for line in drawer.lines
        )
        assert 18 * len(drawer.lines) <= drawer.name_height


def names_in(language: str) -> list[str]:
    return [TRANSLATIONS[language]("card-" + kind.replace("_", "-")) for kind in CARD_IDS]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_pictures_in_other_languages(language: str) -> None:
    translate_names = TRANSLATIONS[language]
    for kinds in (5, 25):
        view = public(overfull_table(kinds=kinds))
        check_table(view, translate_names=translate_names)
        check_phase(view, (), translate_names)
        check_layout(tableau_scene(view, 1, NAMES, translate_names))
        check_layout(hand_scene(GAME.view(overfull_table(kinds=kinds), 2), NAMES, translate_names))
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

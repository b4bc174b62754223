"""Pictures in every language: nothing that the catalogues say is cut, and every letter drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import attrgetter
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.registry import GAME_UIS
from render.fonts import has_all_glyphs
from render.picture import ELLIPSIS
from render.renderer import RendersCards
from render.sprites import Drawing
from render.translation import Translate
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.contract.test_render import PictureSampler
from tests.examples.council.registered import council_registered_temporarily
from tests.support.i18n.pseudo_locale import PSEUDO_LOCALE, pseudo_locale_installed
from tests.support.random_games import Case, all_cases
from tests.support.render.colour_fidelity import clear_caches

LANGUAGES = next(iter(GAME_UIS.values())).texts.languages
FULL = pytest.mark.parametrize(
    "case", {one.game.name: one for one in all_cases() if one.options == "{}"}.values(), ids=str
)
"""Each game with as many as can play it: then there is the least room."""

FULLEST = pytest.mark.parametrize(
    "case",
    {one.game.name: one for one in sorted(all_cases(), key=attrgetter("seats"))}.values(),
    ids=str,
)
"""Each game in its edition for most players, too."""

VERY_LONG = 40
"""Longer names of cards may be cut where many cards are listed."""

NAMES = ("Anna", "Max", "Jan", "Eva", "Ida")
"""Names for which there is room everywhere."""

DOUBLE_NAMES = ("Žofie Novotná", "Bering", "Jean-Baptiste", "Karl-Heinz", "Marie-Claude")
"""Of people, and in the second place of an AI."""


@pytest.fixture(autouse=True)
def register_example_game() -> Iterator[None]:
    with council_registered_temporarily():
        yield


@contextmanager
def cut() -> Iterator[list[str]]:
    """The lines that are drawn meanwhile with only the beginning of their words."""
    found: list[str] = []
    write = Drawing.text

    def watched(sketch: Drawing, x: int, middle: int, text: str, *how: Any, **more: Any) -> None:
        if text.endswith(ELLIPSIS):
            found.append(text)
        write(sketch, x, middle, text, *how, **more)

    clear_caches()
    with patch.object(Drawing, "text", watched):
        yield found
    clear_caches()


def draw_all(easel: PictureSampler, translate: Translate) -> None:
    """Pictures of every sort from a whole game, and each card."""
    easel.translate = translate
    with patch("tests.contract.test_render.NAMES", NAMES):
        for draw in list(easel.draws())[::6]:
            draw()
    draw_cards(easel.game.name, translate)


def draw_cards(game: str, translate: Translate) -> None:
    ui = BOT_ADAPTERS[game].ui
    if ui.card_reference is not None and isinstance(ui.renderer, RendersCards):
        for card in ui.card_reference.ids:
            ui.card_reference.render(card, translate)


@FULL
def test_no_text_is_cut_in_a_picture(case: Case) -> None:
    """Whatever is drawn for one language and shown in another one, too, is drawn but once."""
    ui = BOT_ADAPTERS[case.game.name].ui
    speakers = [ui.texts.in_language(language) for language in ui.texts.languages]
    easel = PictureSampler(case)
    with cut() as found:
        for translate in speakers:
            draw_all(easel, translate)
    cards = ui.card_reference
    titles = (
        []
        if cards is None
        else [cards.title(card, translate) for translate in speakers for card in cards.ids]
    )
    spared = tuple(title for title in titles if len(title) > VERY_LONG)
    assert [one for one in found if not any(map(_begins(one), spared))] == []


@FULLEST
def test_double_names_fit_in_the_table(case: Case) -> None:
    """Also where the seat has a mark, such as that it has passed."""
    ui = BOT_ADAPTERS[case.game.name].ui
    easel = PictureSampler(case)
    with patch("tests.contract.test_render.NAMES", DOUBLE_NAMES), cut() as found:
        for language in ui.texts.languages:
            easel.translate = ui.texts.in_language(language)
            for state in easel.states[::3]:
                easel.table(state)
    assert [one for one in found if any(_begins(one)(name) for name in DOUBLE_NAMES)] == []


def _begins(line: str) -> Callable[[str], bool]:
    """Whether a cut line is the beginning of a name."""
    return lambda name: name.startswith(line.removesuffix(ELLIPSIS))


def test_cut_text_is_noticed(tmp_path: Path) -> None:
    with pseudo_locale_installed(tmp_path):
        spoken = GAME_UIS["saint_petersburg"].texts.in_language(PSEUDO_LOCALE)
        long = {"card-lumberjack": "Wolfeschlegelsteinhausenbergerdorff" * 2}
        with cut() as found:
            draw_cards("saint_petersburg", lambda key, **args: long.get(key) or spoken(key, **args))
    assert any(line.startswith("Wolfe") for line in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter(language: str) -> None:
    for adapter in BOT_ADAPTERS.values():
        words = adapter.ui.texts
        translate = words.in_language(language)
        for key in words.keys("en"):
            if key.startswith(("picture-", "card-", "tile-")):
                shown = translate(key, **dict.fromkeys(("name", "round", "number", "card"), "1"))
                assert has_all_glyphs(shown.replace("\u00a0", " ").replace("\u202f", " ")), shown

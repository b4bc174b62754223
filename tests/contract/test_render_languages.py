"""Pictures in every language: no text is truncated, and the fonts have every letter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from operator import attrgetter
from typing import Any
from unittest.mock import patch

import pytest

from bot.registry import GAME_UIS
from engine.contract.cases import Case, all_cases
from render.contract.caches import clear_caches
from render.contract.pictures import PictureSampler
from render.picture import ELLIPSIS
from render.renderer import RendersCards
from render.sprites import Drawing
from render.translation import Translate
from render.typefaces import has_all_glyphs
from tests.contract.adapters import PLAYED_GAMES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.render.texts import english_texts

LANGUAGES = next(iter(GAME_UIS.values())).texts.languages
MOST_SEATS = pytest.mark.parametrize(
    "case",
    {case.game.name: case for case in all_cases(PLAYED_GAMES) if case.options == "{}"}.values(),
    ids=str,
)
"""Each game with the most seats, for which there is the least room."""

MOST_SEATS_OF_EDITIONS = pytest.mark.parametrize(
    "case",
    {
        case.game.name: case for case in sorted(all_cases(PLAYED_GAMES), key=attrgetter("seats"))
    }.values(),
    ids=str,
)
"""Each game with the most seats of any of its editions."""

MAX_CARD_TITLE = 40
"""Longer card titles may be truncated where many cards are listed."""

SHORT_NAMES = ("Anna", "Max", "Jan", "Eva", "Ida")
"""Names that fit everywhere."""

DOUBLE_NAMES = ("Žofie Novotná", "Bering", "Jean-Baptiste", "Karl-Heinz", "Marie-Claude")
"""Double names of people, and in the second place the name of an AI player."""


@contextmanager
def record_truncated_lines() -> Iterator[list[str]]:
    """Collect the lines that are drawn truncated, with an ellipsis."""
    truncated: list[str] = []
    draw_text = Drawing.text

    def recording(drawing: Drawing, x: int, y: int, text: str, *args: Any, **kwargs: Any) -> None:
        if text.endswith(ELLIPSIS):
            truncated.append(text)
        draw_text(drawing, x, y, text, *args, **kwargs)

    clear_caches()
    with patch.object(Drawing, "text", recording):
        yield truncated
    clear_caches()


def draw_all(sampler: PictureSampler, translations: Sequence[Translate]) -> None:
    """Draw pictures of every kind from a whole game, and each card in one language after another.

    What is drawn of a card without text is then still known.
    """
    sampler.names = SHORT_NAMES
    for sampler.translate in translations:
        for draw in list(sampler.drawings())[::6]:
            draw()
    ui = BOT_ADAPTERS[sampler.game.name].ui
    if ui.card_reference is not None and isinstance(ui.renderer, RendersCards):
        for card, translate in product(ui.card_reference.ids, translations):
            ui.card_reference.render(card, translate)


@MOST_SEATS
def test_no_text_is_truncated_in_a_picture(case: Case) -> None:
    """All languages one after another, as pictures without text are drawn once for all."""
    ui = BOT_ADAPTERS[case.game.name].ui
    translations = [ui.texts.in_language(language) for language in ui.texts.languages]
    sampler = PictureSampler(case, english_texts(case.game.name))
    with record_truncated_lines() as truncated:
        draw_all(sampler, translations)
    cards = ui.card_reference
    titles = (
        []
        if cards is None
        else [cards.title(card, translate) for translate in translations for card in cards.ids]
    )
    long_titles = tuple(title for title in titles if len(title) > MAX_CARD_TITLE)
    assert [line for line in truncated if not any(map(_truncated_from(line), long_titles))] == []


@MOST_SEATS_OF_EDITIONS
def test_double_names_are_not_truncated_at_the_table(case: Case) -> None:
    """Also where the seat has a badge, for having passed, for example."""
    ui = BOT_ADAPTERS[case.game.name].ui
    sampler = PictureSampler(case, english_texts(case.game.name))
    sampler.names = DOUBLE_NAMES
    with record_truncated_lines() as truncated:
        for language in ui.texts.languages:
            sampler.translate = ui.texts.in_language(language)
            for state in sampler.states[::3]:
                sampler.table(state)
    assert [line for line in truncated if any(map(_truncated_from(line), DOUBLE_NAMES))] == []


def _truncated_from(line: str) -> Callable[[str], bool]:
    """A function that tells whether a truncated line is the beginning of a text."""
    return lambda name: name.startswith(line.removesuffix(ELLIPSIS))


def test_truncated_line_is_recorded() -> None:
    cards = GAME_UIS["saint_petersburg"].card_reference
    assert cards is not None
    translate = english_texts("saint_petersburg")
    long_texts = {"card-lumberjack": "Wolfeschlegelsteinhausenbergerdorff" * 2}
    with record_truncated_lines() as truncated:
        cards.render(
            "lumberjack", lambda key, **args: long_texts.get(key) or translate(key, **args)
        )
    assert any(line.startswith("Wolfe") for line in truncated)


@pytest.mark.parametrize("language", LANGUAGES)
def test_fonts_have_every_letter(language: str) -> None:
    for game in PLAYED_GAMES:
        texts = BOT_ADAPTERS[game.name].ui.texts
        translate = texts.in_language(language)
        for key in texts.keys("en"):
            if key.startswith(("picture-", "card-", "tile-")):
                text = translate(key, **dict.fromkeys(("name", "round", "number", "card"), "1"))
                assert has_all_glyphs(text.replace("\u00a0", " ").replace("\u202f", " ")), text

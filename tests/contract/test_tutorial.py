"""Tutorials and pictures of the rules of every game."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.contract.interface import cases
from bot.game_ui import ICONS_TOPIC, AnyGameUI
from bot.interactions.tutorial.tutorial_game import has_tutorial
from bot.interactions.tutorial.tutorial_panel import MAX_SCREEN_LENGTH
from bot.tip import Tip, tip_text
from engine.contract.cases import Case, play_random_game
from render.alt import marked_alt
from render.canvas import HEIGHT, WIDTH
from render.context import RenderContext
from render.picture import ALT_LIMIT, Picture
from render.theme import ALERT, WHITE
from tests.contract.adapters import PLAYED_GAMES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.examples.council.bot import COUNCIL_UI

RING_COLOURS = {WHITE, ALERT}
"""The colours of the ring around what a tip speaks of."""

UIS = [adapter.ui for adapter in BOT_ADAPTERS.values()]
CASES = pytest.mark.parametrize("case", cases(PLAYED_GAMES), ids=str)
GAMES = pytest.mark.parametrize("ui", UIS, ids=lambda ui: ui.name)


def test_example_game_has_no_tutorial() -> None:
    assert not has_tutorial(COUNCIL_UI)


def guided_tables(case: Case, seed: int) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Yield each state of a random game with as many seats as a guided one, and what led to it."""
    tutorial = BOT_ADAPTERS[case.game.name].ui.tutorial
    if tutorial is None or case.seats != tutorial.OPPONENTS + 1 or case.options != "{}":
        return
    yield case.new(seed), ()
    for step in play_random_game(case, seed):
        public = (case.game.redact(event, None) for event in step.events)
        yield step.next_state, tuple(event for event in public if event is not None)


@CASES
def test_each_tip_fits_on_a_screen_in_every_language(case: Case) -> None:
    ui, tips = BOT_ADAPTERS[case.game.name].ui, dict[str, Tip]()
    for state, events in guided_tables(case, 3):
        for seat in range(case.seats):
            assert ui.tutorial is not None
            due = ui.tutorial.due_tips(case.game.view(state, seat), events)
            assert len({tip.name for tip in due}) == len(due)
            tips |= {tip.name: tip for tip in due}
    names = dict(enumerate(("Lomonosov", "Menshikov", "Catherine", "Potemkin")[: case.seats]))
    for tip in tips.values():
        for language in ui.texts.languages:
            text = tip_text(tip, names, 0, ui.command_name, ui.texts.in_language(language))
            assert text.endswith((".", "!", "?")), text
            assert text.startswith("**"), text
            assert "\n" not in text
            assert "  " not in text
            assert len(text) <= MAX_SCREEN_LENGTH, (len(text), language, text)
    assert not tips or {"welcome", "on-your-own", "end"} <= tips.keys()


@CASES
def test_tips_are_independent_of_hidden_information(case: Case) -> None:
    for number, (state, events) in enumerate(guided_tables(case, 5)):
        tutorial = BOT_ADAPTERS[case.game.name].ui.tutorial
        assert tutorial is not None
        if number % 5:
            continue
        for seat in range(case.seats):
            view = case.game.view(state, seat)
            other = case.game.view(case.game.conceal(state, seat, 9), seat)
            assert tutorial.due_tips(view, events) == tutorial.due_tips(other, events)
            shown = tutorial.shows_automatic_hints(view)
            assert shown == tutorial.shows_automatic_hints(other)


@CASES
def test_picture_marks_what_a_tip_speaks_of_and_nothing_else(case: Case) -> None:
    ui, seen = BOT_ADAPTERS[case.game.name].ui, set[str]()
    names = tuple(f"Player {seat}" for seat in range(case.seats))
    plain = RenderContext(names, ui.texts.in_language("en"))
    for state, events in guided_tables(case, 7):
        assert ui.tutorial is not None
        tips = ui.tutorial.due_tips(case.game.view(state, 0), events)
        view = case.game.view(state, None)
        for tip in tips:
            if tip.area is None or tip.key in seen:
                continue
            seen.add(tip.key)
            marked = replace(plain, focus=tip.area)
            drawn = [ui.renderer.table(view, (), each) for each in (plain, marked)]
            assert drawn[1].alt.startswith(marked_alt(marked))
            assert drawn[0].alt[:40] in drawn[1].alt
            pictures = [_pixels(each) for each in drawn]
            changed = (
                ImageChops.difference(*pictures).convert("L").point(lambda level: 255 * bool(level))
            )
            ring = Image.composite(pictures[1], Image.new("RGB", changed.size), changed)
            colours = {colour for _, colour in ring.getcolors(9) or ()}
            assert RING_COLOURS < colours <= {(0, 0, 0), *RING_COLOURS}, tip


def _pixels(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


@GAMES
def test_rule_pictures_belong_to_topics(ui: AnyGameUI) -> None:
    assert set(ui.rule_pictures) <= set(ui.rule_topics)
    assert (ICONS_TOPIC in ui.rule_topics) == (ICONS_TOPIC in ui.rule_pictures)
    assert ui.tutorial is None or ICONS_TOPIC in ui.rule_pictures
    for language in ui.texts.languages:
        translate = ui.texts.in_language(language)
        for topic, render in ui.rule_pictures.items():
            picture = render(translate)
            assert Image.open(io.BytesIO(picture.png)).size == (WIDTH, HEIGHT)
            assert 0 < len(picture.alt) <= ALT_LIMIT
            assert picture.alt.endswith("."), topic
            assert render(translate) == picture

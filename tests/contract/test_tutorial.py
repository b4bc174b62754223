"""Tutorials and pictures of the rules of every game."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.game_ui import ICONS_TOPIC, AnyGameUI
from bot.interactions.tutorial.tutorial_game import has_tutorial
from engine.ai.registry import AGENT_SPECS
from render.canvas import HEIGHT, WIDTH
from render.picture import ALT_LIMIT
from tests.contract.adapters import BOT_ADAPTERS
from tests.contract.test_bot import CASES
from tests.examples.council.bot import COUNCIL_UI
from tests.support.random_games import Case, play_random_game

MAX_TIP_LENGTH = 420
"""In characters: players do not read more at once."""

UIS = [adapter.ui for adapter in BOT_ADAPTERS.values()]
GAMES = pytest.mark.parametrize("ui", UIS, ids=lambda ui: ui.name)


@GAMES
def test_game_with_tips_and_agents_has_a_tutorial(ui: AnyGameUI) -> None:
    assert has_tutorial(ui) == (ui.tutorial is not None and ui.name in AGENT_SPECS)


def test_example_game_has_no_tutorial() -> None:
    assert not has_tutorial(COUNCIL_UI)


@CASES
def test_tips_are_short_texts_with_a_heading(case: Case) -> None:
    ui = BOT_ADAPTERS[case.game.name].ui
    if ui.tutorial is None:
        return
    keys = set[str]()
    for state in (case.new(3), *(step.next_state for step in play_random_game(case, 3))):
        for seat in range(case.seats):
            due = ui.tutorial.due_tips(case.game.view(state, seat))
            assert len(set(due)) == len(due)
            keys |= set(due)
    assert {"welcome", "end"} <= keys
    for language in ui.texts.languages:
        translate = ui.texts.in_language(language)
        for key in keys:
            text = translate(f"lesson-{key}", rival="Lomonosov", command=ui.command_name)
            assert text.endswith((".", "!", "?"))
            assert text.startswith("**")
            assert len(text) <= MAX_TIP_LENGTH
            assert "\n" not in text


@CASES
def test_tips_are_independent_of_hidden_information(case: Case) -> None:
    ui = BOT_ADAPTERS[case.game.name].ui
    if ui.tutorial is None:
        return
    for step in list(play_random_game(case, 5))[::5]:
        for seat in range(case.seats):
            view = case.game.view(step.state, seat)
            other = case.game.view(case.game.conceal(step.state, seat, 9), seat)
            assert ui.tutorial.due_tips(view) == ui.tutorial.due_tips(other)
            shown = ui.tutorial.shows_automatic_hints(view)
            assert shown == ui.tutorial.shows_automatic_hints(other)


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

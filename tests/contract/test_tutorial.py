"""What guided games and rules say of each game, held against every game with random moments."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from PIL import Image

from bot.game_ui import ICONS_TOPIC, AnyGameUI
from bot.interactions.tutorial.tutorial_game import has_tutorial
from render.canvas import HEIGHT, WIDTH
from render.picture import ALT_LIMIT
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.contract.test_bot import CASES
from tests.examples.council.registered import council_registered_temporarily
from tests.support.random_games import Case, play_random_game
from tests.support.simulated_discord.fixture import DiscordFixture

LONGEST = 420
"""Characters of a lesson: more at once is not read."""

UIS = [adapter.ui for adapter in BOT_ADAPTERS.values()]
GAMES = pytest.mark.parametrize("ui", UIS, ids=lambda ui: ui.name)


@pytest.fixture(autouse=True)
def register_example_game() -> Iterator[None]:
    with council_registered_temporarily():
        yield


def test_a_game_without_lessons_is_not_taught() -> None:
    taught = [ui.name for ui in UIS if has_tutorial(ui)]
    assert taught == ["saint_petersburg", "heller_und_pfennig", "rattus_cartus"]


@CASES
def test_lessons_are_texts_that_are_read_at_a_glance(case: Case) -> None:
    ui = BOT_ADAPTERS[case.game.name].ui
    if ui.tutorial is None:
        return
    told = set[str]()
    for state in (case.new(3), *(moment.next_state for moment in play_random_game(case, 3))):
        for seat in range(case.seats):
            due = ui.tutorial.due_tips(case.game.view(state, seat))
            assert len(set(due)) == len(due)
            told |= set(due)
    assert {"welcome", "end"} <= told
    for language in ui.texts.languages:
        translate = ui.texts.in_language(language)
        for key in told:
            text = translate(f"lesson-{key}", rival="Lomonosov", command=ui.command_name)
            assert text.endswith((".", "!", "?"))
            assert text.startswith("**"), "a head to find it by"
            assert len(text) <= LONGEST
            assert "\n" not in text


@CASES
def test_lessons_tell_nothing_of_what_a_seat_may_not_know(case: Case) -> None:
    ui = BOT_ADAPTERS[case.game.name].ui
    if ui.tutorial is None:
        return
    for moment in list(play_random_game(case, 5))[::5]:
        for seat in range(case.seats):
            view = case.game.view(moment.state, seat)
            other = case.game.view(case.game.conceal(moment.state, seat, 9), seat)
            assert ui.tutorial.due_tips(view) == ui.tutorial.due_tips(other)
            assert ui.tutorial.shows_automatic_hints(view) == ui.tutorial.shows_automatic_hints(
                other
            )


@GAMES
def test_every_picture_of_the_rules_belongs_to_a_topic(ui: AnyGameUI) -> None:
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


async def test_rules_come_with_pictures(sim: DiscordFixture) -> None:
    answer = await sim.slash(0, "stpete show rules", topic="special")
    (attachment,) = answer.response.attachments
    assert "Observatory" in attachment.description
    answer = await sim.slash(0, "stpete show rules", topic="cost")
    assert answer.response.attachments == []

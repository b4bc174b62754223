"""The score chart: with the result for everybody, and on request during the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.game_ui import AnyGameUI
from bot.interactions.core.navigation import view_buttons
from bot.registry import GAME_UIS
from bot.table.table import Table
from render.renderer import accent_colour
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    components_of,
    text_of,
)
from tests.support.simulated_discord.quick_games import SEED as GAME_SEED
from tests.support.simulated_discord.quick_games import play_whole_game
from tests.support.simulated_discord.saint_petersburg import (
    CATHERINE,
    PLAYERS,
    STRANGER,
    finish_game,
)


def alt_of(sim: DiscordFixture, answer: Any) -> str:
    """Return the alt text of the last picture of an answer or a message."""
    description = sim.files_of(getattr(answer, "response", answer))[-1].description
    assert isinstance(description, str)
    return description


async def test_result_message_holds_ranking_and_chart(sim: DiscordFixture, table: Table) -> None:
    message_count = len(sim.public_messages)
    await finish_game(sim, table, PLAYERS)
    result_message = sim.last_message
    assert len(sim.public_messages) - message_count <= 2, (
        "a phase summary and the result, nothing more"
    )
    assert [attachment.filename for attachment in result_message.attachments] == [
        "result.png",
        "course.png",
    ]
    assert alt_of(sim, result_message).startswith("How the game went in 1 round")


async def test_chart_that_cannot_be_drawn_is_explained_and_left_out_of_the_result(
    sim: DiscordFixture,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.delattr("render.scene_renderer.score_chart_scene")
    assert "can’t draw the" in await sim.private_reply(CATHERINE, "stpete show chart")
    await finish_game(sim, table, PLAYERS)
    assert [attachment.filename for attachment in sim.last_message.attachments] == ["result.png"]
    assert "Rematch" in button_labels(sim.last_message)
    caplog.clear()


async def test_chart_is_shown_on_request_during_the_game(sim: DiscordFixture, table: Table) -> None:
    answer = await sim.slash(CATHERINE, "stpete show chart")
    assert "The game so far" in text_of(answer)
    assert alt_of(sim, answer).startswith("How the game went in 1 round. Žofie: 0.")
    spectator_answer = await sim.press(
        STRANGER, (await sim.press(STRANGER, sim.last_message, "My hand")).response, "Chart"
    )
    assert alt_of(sim, spectator_answer) == alt_of(sim, answer), "spectators see the same"


async def test_undone_moves_are_not_in_the_chart(sim: DiscordFixture, table: Table) -> None:
    before = alt_of(sim, await sim.slash(CATHERINE, "stpete show chart"))
    await sim.slash(CATHERINE, "stpete pass")
    await sim.slash(CATHERINE, "stpete undo")
    assert alt_of(sim, await sim.slash(CATHERINE, "stpete show chart")) == before


async def test_chart_before_the_start_is_refused(sim: DiscordFixture) -> None:
    await sim.slash(0, "stpete new")
    assert "hasn’t begun" in await sim.assert_refused(sim.slash(0, "stpete show chart"))


@pytest.mark.parametrize("name", GAME_UIS)
async def test_replay_has_the_colour_of_its_phase_a_chart_and_a_picture_to_share(
    sim: DiscordFixture, name: str
) -> None:
    table = await play_whole_game(sim, name)
    replay = await sim.open_replay(STRANGER, table)
    start = table.game.new(len(table.seats), GAME_SEED, table.options)
    colour = accent_colour(GAME_UIS[name].renderer, table.game.view(start, None))
    (container, *_) = components_of(replay.response)
    assert container["accent_color"] == int("{:02x}{:02x}{:02x}".format(*colour), 16)
    posts = len(sim.public_messages)
    replay = await sim.press(STRANGER, replay.response, "Next")
    for label, said in (
        ("Chart", "How the game went, round by round"),
        ("Picture to share", "in one picture"),
    ):
        shown = await sim.press(STRANGER, replay.response, label)
        assert shown.response.ephemeral
        assert said in text_of(shown)
        assert table.seats[0].name in alt_of(sim, shown)
        back = await sim.press(STRANGER, shown.response, "Back")
        assert text_of(back) == text_of(replay)
    assert len(sim.public_messages) == posts


async def test_games_without_a_chart_have_no_chart_button(
    sim: DiscordFixture, table: Table, ui: AnyGameUI
) -> None:
    translate = ui.texts.in_language("en")

    def verbs(of: AnyGameUI) -> list[str]:
        return [button.custom_id.verb for button in view_buttons(of, table.row, translate)]

    assert "course" in verbs(ui)
    assert "course" not in verbs(replace(ui, score_chart=None))


async def test_result_offers_the_game_as_one_picture_in_private(
    sim: DiscordFixture, table: Table
) -> None:
    """Whoever sees the result gets it, and nothing is posted."""
    await finish_game(sim, table, PLAYERS)
    posts = [(message.id, message.edited_at) for message in sim.public_messages]
    card = await sim.press(STRANGER, sim.last_message, "Picture to share")
    assert card.response.ephemeral
    assert "in one picture" in text_of(card)
    assert button_labels(card.response) == ["Replay"]
    assert [(message.id, message.edited_at) for message in sim.public_messages] == posts

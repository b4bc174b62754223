"""`/nevsky play`: all games, each with a button that opens a table in the channel."""

from __future__ import annotations

import pytest

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.registry import GAME_UIS
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)

TITLES = [
    title
    for ui in GAME_UIS.values()
    for title in (
        ui.title("en"),
        *(ui.texts.in_language("en")(f"edition-{edition.code}") for edition in ui.editions),
    )
]


async def test_every_game_is_shown_with_players_and_duration(sim: DiscordFixture) -> None:
    answer = (await sim.slash(0, "nevsky play")).response
    assert button_labels(answer) == TITLES
    assert "**Saint Petersburg** · 1 to 4 players · 45 to 60 minutes" in answer.content
    assert "**The New Society (2008)** · 2 to 5 players · 45 to 60 minutes" in answer.content
    assert "**Auf Heller und Pfennig** · 2 to 4 players · 30 to 45 minutes" in answer.content
    assert "**Rattus Cartus** · 2 to 5 players · 45 to 60 minutes" in answer.content
    for ui in GAME_UIS.values():
        assert ui.texts.in_language("en")("game-invitation") in answer.content
    assert len(answer.content) <= MAX_MESSAGE_LENGTH
    (cover_sheet,) = answer.attachments
    assert all(ui.title("en") in cover_sheet.description for ui in GAME_UIS.values())
    assert sim.public_messages == [], "no table is open yet"


async def test_game_for_exactly_two_is_not_for_two_to_two(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAME_UIS["rattus_cartus"].game
    monkeypatch.setattr(type(game), "seat_counts", lambda *_: range(2, 3))
    assert "**Rattus Cartus** · 2 players · 45" in text_of(await sim.slash(0, "nevsky play"))


@pytest.mark.parametrize("name", GAME_UIS)
async def test_game_button_opens_a_public_lobby(sim: DiscordFixture, name: str) -> None:
    ui = GAME_UIS[name]
    picker = (await sim.slash(1, "nevsky play")).response
    reply = text_of(await sim.press(1, picker, ui.title("en")))
    assert f"</{ui.command_name} join:" in reply
    assert (await sim.table()).row.name == name
    assert f"**{ui.title('en')}**: a table is open." in shown_text(sim.last_message)
    assert "Boris (host)" in shown_text(sim.last_message)
    await sim.press(2, sim.last_message, "Join")
    assert "Catherine" in shown_text(sim.last_message)


async def test_channel_with_a_game_refuses_another_one(sim: DiscordFixture) -> None:
    picker = (await sim.slash(1, "nevsky play")).response
    await sim.slash(0, "stpete new")
    assert "already a table here" in await sim.assert_refused(sim.slash(1, "nevsky play"))
    assert "already a table here" in await sim.assert_refused(
        sim.press(1, picker, "Auf Heller und Pfennig")
    )

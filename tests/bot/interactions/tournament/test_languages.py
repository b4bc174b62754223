"""A tournament speaks the language of its server, and answers in that of its reader."""

from __future__ import annotations

import re

import pytest

from bot.channel.lobby_message import free_ai_name
from bot.i18n.texts import shared_texts
from tests.bot.interactions.tournament.tournament_driver import FOUR, MINUTE, TournamentDriver
from tests.support.simulated_discord.fixture import DiscordFixture, shown_text, text_of

pytestmark = pytest.mark.poll_interval(10 * MINUTE)

WANTED = {
    "game": "saint_petersburg",
    "name": "Cup",
    "format": "swiss",
    "tables": "2",
    "rounds": 1,
    "most": 4,
}


@pytest.mark.parametrize("language", shared_texts().languages)
async def test_every_step_is_told_in_every_language(sim: DiscordFixture, language: str) -> None:
    await sim.set_language(language)
    store, translate = sim.bot.runtime.store, shared_texts().in_language(language)
    said = [text_of(await sim.slash(0, "nevsky tournament new", **WANTED))]
    drafts = [await store.tournament(each) for each in sim.env.backend.interactions]
    (draft,) = [row.id for row in drafts if row is not None]

    async def press(who: int, verb: str, *path: str) -> str:
        old = await sim.send_old_button("/".join((f"1/{verb}/{draft}/0", *path)))
        said.append(text_of(await sim.press(who, old, "Old")))
        return said[-1]

    await press(0, "cup-open")
    for who in FOUR:
        assert await press(who, "cup-join") == translate("tournament-joined", waiting=0)
    await press(0, "cup-manage")
    assert translate("tournament-started") in await press(0, "cup-do", "start")
    cup = TournamentDriver(sim, "Cup")
    await cup.play_to_end()
    await press(1, "cup", "entry")
    await press(1, "cup-rules")
    shown = [shown_text(message) for message in sim.public_messages]
    assert any(translate("tournament-over-title", name="Cup") in text for text in shown)
    for text in (*said, *shown):
        assert not re.search(r"\b(tournament|refused|button)-[a-z]", text), text


@pytest.mark.parametrize("language", shared_texts().languages)
def test_twenty_ai_players_have_names_without_numbers(language: str) -> None:
    names = list[str]()
    for _ in range(20):
        names.append(free_ai_name(names, shared_texts().in_language(language)))
    assert not [name for name in names if name[-1].isdigit()]
    assert len(set(names)) == 20

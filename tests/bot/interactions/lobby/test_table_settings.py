"""Settings of a table, chosen by its host, and a user's own settings for all tables."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.i18n.texts import language_name, shared_texts
from bot.table.preferences import TableSettings
from engine.games.saint_petersburg.state import Options
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.saint_petersburg import state_of

SEED = 70
PLAYERS = (1, 2, 3)
BORIS, CATHERINE, DMITRI = PLAYERS
"""Boris is the host. With this seed Dmitri has the first turn, then Boris and Catherine."""

LANGUAGES = shared_texts().languages

LABEL_CYCLES = {
    "Pace": (
        "Pace: 24 hours a move",
        "Pace: 3 days a move",
        "Pace: no limit",
        "Pace: live, 3 minutes a move",
        "Pace: 8 hours a move",
    ),
    "Stand-in": (
        "Stand-in: medium AI",
        "Stand-in: hard AI",
        "Stand-in: expert AI",
        "Stand-in: easy AI",
    ),
    "Mentions": ("Mentions: on", "Mentions: off"),
    "AI": ("AI waits 1 second", "AI waits 3 seconds", "AI moves right away"),
    "Hints": ("Hints: allowed", "Hints: off"),
    "Language": (
        "Language: the server’s",
        *(f"Language: {language_name(language)}" for language in LANGUAGES),
    ),
    "Edition": ("Edition: Saint Petersburg (2004)", "Edition: The New Society (2008)"),
    "Open rubles": ("Open rubles: off", "Open rubles: on"),
    "Open hands": ("Open hands: off", "Open hands: on"),
    "Extra": (
        "Extra start marker: at random",
        "Extra start marker: seat 1",
        "Extra start marker: seat 2",
        "Extra start marker: seat 3",
    ),
}
"""The labels of each button, from the default until they repeat."""


async def settings_panel(sim: DiscordFixture, who: int = BORIS) -> Any:
    """Open a table and its settings panel."""
    await sim.slash(BORIS, "stpete new")
    return await sim.press(who, sim.last_message, "Settings")


def label_with_prefix(panel: Any, name: str) -> str:
    return next(label for label in button_labels(panel.response) if label.startswith(name))


@pytest.mark.parametrize("name", LABEL_CYCLES)
async def test_setting_button_cycles_through_its_values(sim: DiscordFixture, name: str) -> None:
    settings = await settings_panel(sim)
    assert [label_with_prefix(settings, prefix) for prefix in LABEL_CYCLES] == button_labels(
        settings.response
    )
    for value in (*LABEL_CYCLES[name], LABEL_CYCLES[name][0]):
        assert label_with_prefix(settings, name) == value
        other_labels = [label for label in button_labels(settings.response) if label != value]
        settings = await sim.press(BORIS, settings.response, value)
        assert [
            label for label in button_labels(settings.response) if not label.startswith(name)
        ] == other_labels


async def test_chosen_settings_are_shown_stored_and_used(sim: DiscordFixture) -> None:
    settings = await settings_panel(sim)
    for name in LABEL_CYCLES:
        settings = await sim.press(BORIS, settings.response, label_with_prefix(settings, name))
    text = sim.last_message.content
    assert "Nobody is mentioned." in text
    assert "3 days a move, with a reminder after 36 hours; then a hard AI plays on" in text
    assert "Rubles are open" in text
    assert "Hands are open" in text
    assert "seat 1 gets two start markers" in text
    await sim.restart()
    for who in (CATHERINE, DMITRI):
        await sim.slash(who, "stpete join")
    await sim.press(BORIS, sim.last_message, "Start")
    table = await sim.table()
    assert table.settings == TableSettings(
        pings=False, time_limit=259_200, stand_in="hard", pace=3, hints=False, language="en"
    )
    assert table.options == Options(
        edition="new_society", open_rubles=True, open_hands=True, extra_marker=0
    )
    assert state_of(table).markers.count(0) == 2
    assert sim.last_message.raw_mentions == []
    assert "25 rubles" in str(sim.last_message.attachments[0].description)


async def test_only_the_host_can_change_settings(sim: DiscordFixture) -> None:
    settings = await settings_panel(sim)
    assert "Boris, the host" in await sim.assert_refused(
        sim.press(DMITRI, sim.last_message, "Settings")
    )
    for press in custom_ids_of(settings.response):
        forged = await sim.send_old_button(press.encoded)
        assert "Boris, the host" in await sim.assert_refused(sim.press(DMITRI, forged, "Old"))
        await forged.delete()


async def test_settings_cannot_change_after_the_start(sim: DiscordFixture) -> None:
    settings = await settings_panel(sim)
    await sim.slash(BORIS, "stpete start")
    for label in button_labels(settings.response):
        old_button = await sim.send_old_button(custom_ids_of(settings.response)[0].encoded)
        assert label
        assert "running" in await sim.assert_refused(sim.press(BORIS, old_button, "Old"))
        await old_button.delete()
        break


@pytest.mark.parametrize(
    "code",
    [
        "pings.2",
        "time_limit.3",
        "stand_in.random",
        "pace.-1",
        "hints.",
        "language.xx",
        "nonsense.1",
        "extra_marker.7",
        "seed.1",
    ],
)
async def test_invalid_table_setting_is_refused(sim: DiscordFixture, code: str) -> None:
    await settings_panel(sim)
    table = await sim.table()
    forged = await sim.send_old_button(f"1/set/{table.row.id}/0/{code}")
    assert "earlier game or version" in await sim.assert_refused(sim.press(BORIS, forged, "Old"))


# A user's own settings


async def test_opted_out_user_is_named_instead_of_mentioned(sim: DiscordFixture) -> None:
    settings = await sim.slash(DMITRI, "nevsky settings")
    assert button_labels(settings.response) == [
        "Mention me on my turn: yes",
        "Remind me: yes",
        "Pass for me when I can do nothing: no",
        "In rankings: yes",
        "Language: that of my Discord",
        "I will be away …",
    ]
    settings = await sim.press(DMITRI, settings.response, "Mention me on my turn: yes")
    assert button_labels(settings.response)[0] == "Mention me on my turn: no"
    await sim.start(PLAYERS, SEED)
    assert sim.last_message.raw_mentions == []
    assert "**Dmitri**, it is your turn" in sim.last_message.content
    await sim.slash(DMITRI, "stpete pass")
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id], (
        "other users are still mentioned"
    )
    await sim.restart()
    settings = await sim.slash(DMITRI, "nevsky settings")
    assert button_labels(settings.response)[0] == "Mention me on my turn: no"


async def test_settings_of_other_users_are_unchanged(sim: DiscordFixture) -> None:
    settings = await sim.slash(DMITRI, "nevsky settings")
    await sim.press(DMITRI, settings.response, "Remind me: yes")
    other_settings = await sim.slash(BORIS, "nevsky settings")
    assert button_labels(other_settings.response)[1] == "Remind me: yes"


@pytest.mark.parametrize("code", ["pings.2", "nonsense.1", "reminders", ""])
async def test_invalid_user_setting_is_refused(sim: DiscordFixture, code: str) -> None:
    forged: discord.Message = await sim.send_old_button(f"1/mine/0/0/{code}")
    reply = text_of(await sim.press(DMITRI, forged, "Old"))
    assert "earlier game or version" in reply

"""Settings of a table, chosen by its host, and a user's own settings for all tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.saint_petersburg import options as option_texts
from bot.interactions.core import forms
from bot.interactions.core.context import RequestContext
from bot.setting_choices import Selection, Setting, Switch
from bot.table.preferences import TableSettings
from engine.games.saint_petersburg.state import Options
from render.translation import Translate
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.forms import fields_of, form_values
from tests.support.simulated_discord.saint_petersburg import state_of

SEED = 70
PLAYERS = (1, 2, 3)
BORIS, CATHERINE, DMITRI = PLAYERS
"""Boris is the host. With this seed Dmitri has the first turn, then Boris and Catherine."""

SETTINGS: dict[str, str | bool] = {
    "Pace": "24 hours a move",
    "If time runs out": "Medium AI",
    "AI players move": "After 1 second",
    "Language": "Same as the server’s",
    "Mention players on their turn": True,
    "Allow hints": True,
}
"""What the form of the settings shows at a new table."""

VARIANTS: dict[str, str | bool] = {
    "Edition": "Saint Petersburg (2004)",
    "Extra start marker": "At random",
    "Open rubles": False,
    "Open hands": False,
}
"""What the form of the variants shows at a new table."""


CHANGES: dict[str, dict[str, str | bool]] = {
    "Settings": {"Pace": "No limit"},
    "Variants": {"Open hands": True},
}
"""A change by each form, by the button that opens it."""


async def open_form(sim: DiscordFixture, button: str = "Settings") -> Any:
    """Open a table, and the form that a button of its lobby opens for the host."""
    await sim.slash(BORIS, "stpete new")
    return await sim.press(BORIS, sim.last_message, button)


async def configurations(sim: DiscordFixture) -> int:
    """Return how often settings of the table were changed."""
    table = await sim.table()
    moves = await sim.bot.runtime.store.moves(table.row.id, 0)
    return sum(move.kind == "configure" for move in moves)


async def test_form_shows_what_holds_now(sim: DiscordFixture) -> None:
    assert form_values(await open_form(sim)) == SETTINGS
    assert form_values(await sim.press(BORIS, sim.last_message, "Variants")) == VARIANTS
    await sim.configure(BORIS, {"Pace": "No limit", "Allow hints": False})
    shown = form_values(await sim.press(BORIS, sim.last_message, "Settings"))
    assert shown == SETTINGS | {"Pace": "No limit", "Allow hints": False}


async def test_several_settings_are_changed_at_once_and_told_in_words(sim: DiscordFixture) -> None:
    form = await open_form(sim)
    answer = await sim.submit(
        BORIS, form, {"Pace": "3 days a move", "Mention players on their turn": False}
    )
    assert text_of(answer).splitlines() == [
        "Changed for this table:",
        "- Pace: 3 days a move",
        "- Mention players on their turn: no",
    ]
    assert await configurations(sim) == 1
    assert (await sim.table()).settings == TableSettings(pings=False, time_limit=259_200)


async def test_chosen_settings_are_shown_stored_and_used(sim: DiscordFixture) -> None:
    form = await open_form(sim)
    await sim.submit(
        BORIS,
        form,
        {
            "Pace": "3 days a move",
            "If time runs out": "Hard AI",
            "AI players move": "After 3 seconds",
            "Language": "English",
            "Mention players on their turn": False,
            "Allow hints": False,
        },
    )
    await sim.configure(
        BORIS,
        {
            "Edition": "The New Society (2008)",
            "Extra start marker": "Seat 1",
            "Open rubles": True,
            "Open hands": True,
        },
        form="Variants",
    )
    text = shown_text(sim.last_message)
    assert "Nobody is mentioned." in text
    assert "3 days a move, with a reminder after 36 hours; then a hard AI plays on" in text
    assert "Everyone sees everyone’s rubles" in text
    assert "Everyone sees everyone’s hand" in text
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


@pytest.mark.parametrize("button", CHANGES)
async def test_form_that_changes_nothing_is_no_move(sim: DiscordFixture, button: str) -> None:
    form = await open_form(sim, button)
    assert text_of(await sim.submit(BORIS, form, {})) == "Nothing has changed."
    assert await configurations(sim) == 0


@pytest.mark.parametrize("button", CHANGES)
async def test_only_the_host_can_change_settings(sim: DiscordFixture, button: str) -> None:
    form = await open_form(sim, button)
    assert "Boris, the host" in await sim.assert_refused(
        sim.press(DMITRI, sim.last_message, button)
    )
    await sim.slash(CATHERINE, "stpete join")
    await sim.slash(BORIS, "stpete leave")
    assert "Catherine, the host" in await sim.assert_refused(
        sim.submit(BORIS, form, CHANGES[button])
    )


@pytest.mark.parametrize("button", CHANGES)
async def test_form_is_refused_after_another_change(sim: DiscordFixture, button: str) -> None:
    form = await open_form(sim, button)
    await sim.configure(BORIS, {"If time runs out": "Easy AI"})
    refusal = await sim.assert_refused(sim.submit(BORIS, form, CHANGES[button]))
    assert refusal.startswith("The settings have changed since you opened this form.")


async def test_form_holds_although_others_join_meanwhile(sim: DiscordFixture) -> None:
    form = await open_form(sim)
    await sim.slash(CATHERINE, "stpete join")
    assert "No limit" not in shown_text(sim.last_message)
    assert "Pace: no limit" in text_of(await sim.submit(BORIS, form, {"Pace": "No limit"}))
    assert "Pace: no time limit" in shown_text(sim.last_message)


@pytest.mark.parametrize("button", CHANGES)
async def test_settings_cannot_change_after_the_start(sim: DiscordFixture, button: str) -> None:
    form = await open_form(sim, button)
    await sim.slash(BORIS, "stpete start")
    assert "running" in await sim.assert_refused(sim.submit(BORIS, form, CHANGES[button]))


@pytest.mark.parametrize("button", CHANGES)
async def test_form_does_not_change_the_next_game(sim: DiscordFixture, button: str) -> None:
    await sim.slash(BORIS, "stpete new")
    # The message of a lobby is deleted with it.
    lasting = await sim.send_old_button(f"1/{button.lower()}/{(await sim.table()).row.id}/1")
    form = await sim.press(BORIS, lasting, "Old")
    await sim.slash(BORIS, "stpete end")
    await sim.slash(BORIS, "stpete new")
    refusal = await sim.assert_refused(sim.submit(BORIS, form, CHANGES[button]))
    assert "earlier game" in refusal


@pytest.mark.parametrize(
    ("button", "field", "value"),
    [
        ("Settings", "Pace", "3"),
        ("Settings", "If time runs out", "random"),
        ("Settings", "AI players move", "-1"),
        ("Settings", "Language", "xx"),
        ("Settings", "Pace", ""),
        ("Variants", "Extra start marker", "7"),
        ("Variants", "Edition", "third"),
    ],
)
async def test_forged_value_is_refused(
    sim: DiscordFixture, button: str, field: str, value: str
) -> None:
    form = await open_form(sim, button)
    menu = dict(fields_of(form))[field]
    menu["options"].append({"label": "Forged", "value": value or " "})
    refusal = await sim.assert_refused(sim.submit(BORIS, form, {field: "Forged"}))
    assert "earlier game or version" in refusal


def many_settings(options: Options, translate: Translate) -> Sequence[Setting]:
    """Return more than one form holds: four menus besides the edition, and eleven boxes."""
    edition, *_ = option_texts_settings(options, translate)
    menus = [Selection(f"menu{n}", f"Menu {n}", (("a", "A"),), "a") for n in range(4)]
    boxes = [Switch(f"box{n}", f"Box {n}", n == 10) for n in range(11)]
    return [*menus, edition, *boxes]


option_texts_settings = option_texts.settings


async def test_more_options_than_a_form_holds_have_further_forms(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(option_texts, "settings", many_settings)
    first = await open_form(sim, "Variants")
    assert list(form_values(first)) == ["Menu 0", "Menu 1", "Menu 2", "Menu 3", "Edition"]
    answer = await sim.submit(BORIS, first, {"Edition": "The New Society (2008)"})
    assert button_labels(answer.response) == ["More variants"]
    second = await sim.press(BORIS, answer.response, "More variants")
    boxes = {f"Box {n}": n == 10 for n in range(11)}
    assert form_values(second) == boxes
    assert [len(field["options"]) for _, field in fields_of(second)] == [10, 1]
    assert button_labels((await sim.submit(BORIS, second, {})).response) == []


# A user's own settings


async def test_opted_out_user_is_named_instead_of_mentioned(sim: DiscordFixture) -> None:
    settings = await sim.slash(DMITRI, "nevsky settings")
    assert button_labels(settings.response) == [
        "Mention me on my turn: yes",
        "Remind me: yes",
        "Make forced moves for me: no",
        "In rankings: yes",
        "I’ll be away …",
    ]
    settings = await sim.press(DMITRI, settings.response, "Mention me on my turn: yes")
    assert button_labels(settings.response)[0] == "Mention me on my turn: no"
    await sim.start(PLAYERS, SEED)
    assert sim.last_message.raw_mentions == []
    assert "**Dmitri**, it’s your turn" in sim.last_message.content
    await sim.slash(DMITRI, "stpete pass")
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id], (
        "other users are still mentioned"
    )
    await sim.restart()
    settings = await sim.slash(DMITRI, "nevsky settings")
    assert button_labels(settings.response)[0] == "Mention me on my turn: no"


async def test_form_that_takes_too_long_is_refused_in_words(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A form cannot be deferred, and after three seconds Discord says that the bot failed."""
    await sim.slash(BORIS, "stpete new")
    with monkeypatch.context() as slow:
        slow.setattr(forms, "BUILD_TIMEOUT", 0.0)
        slow.setattr(RequestContext, "get_table", lambda request, game_id: asyncio.Event().wait())
        answer = await sim.press(BORIS, sim.last_message, "Settings")
    assert text_of(answer) == "That took too long to open. Please press the button again."
    assert form_values(await sim.press(BORIS, sim.last_message, "Settings")) == SETTINGS

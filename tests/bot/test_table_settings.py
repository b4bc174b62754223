"""What the host chooses in the lobby, and what a person chooses for all tables."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.i18n.texts import language_name, shared_texts
from bot.table.preferences import TableSettings
from engine.games.saint_petersburg.state import Options
from tests.bot.play_by_buttons import presses
from tests.bot.room import Room, labels, state_of, text_of

SEED = 70
PLAYERS = (1, 2, 3)
BORIS, CATHERINE, DMITRI = PLAYERS
"""Boris is the host. With this seed Dmitri has the first turn, then Boris and Catherine."""

KNOWN = shared_texts().languages

CIRCLES = {
    "Mentions": ("Mentions: on", "Mentions: off"),
    "Reminder": ("Reminder: 24 h", "Reminder: off", "Reminder: 1 h", "Reminder: 12 h"),
    "AI": ("AI waits 1 second", "AI waits 3 seconds", "AI moves right away"),
    "Hints": ("Hints: allowed", "Hints: off"),
    "Language": ("Language: the server’s", *(f"Language: {language_name(one)}" for one in KNOWN)),
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
"""What each button says, from the default on until it comes round."""


async def panel(room: Room, who: int = BORIS) -> Any:
    """Open a table and its panel of settings."""
    await room.slash(BORIS, "stpete new")
    return await room.press(who, room.last, "Settings")


def starting(shown: Any, name: str) -> str:
    return next(one for one in labels(shown.response) if one.startswith(name))


@pytest.mark.parametrize("name", CIRCLES)
async def test_each_button_goes_round_its_values(room: Room, name: str) -> None:
    shown = await panel(room)
    assert [starting(shown, each) for each in CIRCLES] == labels(shown.response)
    for value in (*CIRCLES[name], CIRCLES[name][0]):
        assert starting(shown, name) == value
        others = [one for one in labels(shown.response) if one != value]
        shown = await room.press(BORIS, shown.response, value)
        assert [one for one in labels(shown.response) if not one.startswith(name)] == others


async def test_what_was_chosen_is_shown_stored_and_played(room: Room) -> None:
    shown = await panel(room)
    for name in CIRCLES:
        shown = await room.press(BORIS, shown.response, starting(shown, name))
    text = room.last.content
    assert "Nobody is mentioned; no reminders" in text
    assert "Rubles are open" in text
    assert "Hands are open" in text
    assert "seat 1 gets two start markers" in text
    await room.restart()
    for who in (CATHERINE, DMITRI):
        await room.slash(who, "stpete join")
    await room.press(BORIS, room.last, "Start")
    table = await room.table()
    assert table.settings == TableSettings(
        pings=False, reminder=0, pace=3, hints=False, language="en"
    )
    assert table.options == Options(
        edition="new_society", open_rubles=True, open_hands=True, extra_marker=0
    )
    assert state_of(table).markers.count(0) == 2
    assert room.last.raw_mentions == []
    assert "25 rubles" in str(room.last.attachments[0].description)


async def test_only_the_host_may_set_anything(room: Room) -> None:
    shown = await panel(room)
    assert "Boris, the host" in await room.refused(room.press(DMITRI, room.last, "Settings"))
    for press in presses(shown.response):
        forged = await room.old_button(press.encoded)
        assert "Boris, the host" in await room.refused(room.press(DMITRI, forged, "Old"))
        await forged.delete()


async def test_nothing_is_set_once_the_game_runs(room: Room) -> None:
    shown = await panel(room)
    await room.slash(BORIS, "stpete start")
    for label in labels(shown.response):
        late = await room.old_button(presses(shown.response)[0].encoded)
        assert label
        assert "running" in await room.refused(room.press(BORIS, late, "Old"))
        await late.delete()
        break


@pytest.mark.parametrize(
    "code",
    [
        "pings.2",
        "reminder.3",
        "pace.-1",
        "hints.",
        "language.xx",
        "nonsense.1",
        "extra_marker.7",
        "seed.1",
    ],
)
async def test_a_forged_setting_is_refused(room: Room, code: str) -> None:
    await panel(room)
    table = await room.table()
    forged = await room.old_button(f"1/set/{table.row.id}/0/{code}")
    assert "earlier game or version" in await room.refused(room.press(BORIS, forged, "Old"))


# A person's own


async def test_who_wants_no_mentions_is_named_instead(room: Room) -> None:
    mine = await room.slash(DMITRI, "nevsky settings")
    assert labels(mine.response) == [
        "Mention me on my turn: yes",
        "Remind me: yes",
        "In rankings: yes",
        "Language: that of my Discord",
    ]
    mine = await room.press(DMITRI, mine.response, "Mention me on my turn: yes")
    assert labels(mine.response)[0] == "Mention me on my turn: no"
    await room.start(PLAYERS, SEED)
    assert room.last.raw_mentions == []
    assert "**Dmitri**, it is your turn" in room.last.content
    await room.slash(DMITRI, "stpete pass")
    assert room.last.raw_mentions == [room.people[BORIS].id], "the others are mentioned"
    await room.restart()
    mine = await room.slash(DMITRI, "nevsky settings")
    assert labels(mine.response)[0] == "Mention me on my turn: no"


async def test_settings_of_another_person_stay_as_they_are(room: Room) -> None:
    mine = await room.slash(DMITRI, "nevsky settings")
    await room.press(DMITRI, mine.response, "Remind me: yes")
    theirs = await room.slash(BORIS, "nevsky settings")
    assert labels(theirs.response)[1] == "Remind me: yes"


@pytest.mark.parametrize("code", ["pings.2", "nonsense.1", "reminders", ""])
async def test_a_forged_setting_of_ones_own_is_refused(room: Room, code: str) -> None:
    forged: discord.Message = await room.old_button(f"1/mine/0/0/{code}")
    said = text_of(await room.press(DMITRI, forged, "Old"))
    assert "earlier game or version" in said

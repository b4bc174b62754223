"""When a tournament starts, as organisers write it, and the form that asks for it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.i18n.texts import shared_texts
from bot.interactions.tournament.start_time import (
    MAX_AHEAD,
    example_start,
    find_zone,
    start_time,
    usual_zone,
)
from bot.table.errors import RequestRejected
from bot.tournaments.progress import Phase
from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    CATHERINE,
    ORGANISER,
    START_LABEL,
    TournamentDriver,
)
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.forms import form_values

NOW = int(datetime(2026, 11, 28, 15, tzinfo=UTC).timestamp())

EIGHT = datetime(2026, 12, 5, 19, tzinfo=UTC)
"""The fifth of December at eight in the evening, in Berlin."""

NEW = {"game": "saint_petersburg", "name": "Winter Cup", "format": "swiss", "tables": "2"}


def read(text: str, zone: str = "Europe/Berlin", locale: str = "de") -> datetime:
    return datetime.fromtimestamp(start_time(text, zone, NOW, locale, "de"), UTC)


async def set_start(sim: DiscordFixture, panel: Any, changes: dict[str, str | bool]) -> Any:
    """Fill in the form that the panel's button opens."""
    form = await sim.press(ORGANISER, panel.response, "Start time")
    return await sim.submit(ORGANISER, form, changes)


def rejection(text: str, zone: str = "Europe/Berlin", locale: str = "de") -> str:
    with pytest.raises(RequestRejected) as rejected:
        read(text, zone, locale)
    return rejected.value.reason


@pytest.mark.parametrize(
    "text",
    [
        *("2026-12-05 20:00", "2026-12-05T20:00", "2026-12-05, 20:00", " 5.12.2026  20:00 "),
        *("5. 12. 2026 20:00", "5.12. 20 Uhr", "5.12. um 20:00 Uhr", "5.12. 8 pm"),
        "5. 12. v 20:00",
    ],
)
def test_a_date_and_a_time_are_those_of_the_time_zone(text: str) -> None:
    assert read(text) == EIGHT
    assert read(text, "UTC") == EIGHT + timedelta(hours=1)


def test_slashes_are_read_as_the_organiser_writes_them() -> None:
    assert read("12/5/2026 8:00 pm", locale="en-US") == EIGHT
    assert read("05/12/2026 à 20h00", locale="fr") == EIGHT


def test_summer_time_counts() -> None:
    assert read("2027-07-01 20:00").hour == 18
    assert read("2027-01-01 20:00").hour == 19


def test_a_time_alone_is_the_next_one() -> None:
    """It is four in the afternoon in Berlin."""
    assert read("20:00") == datetime(2026, 11, 28, 19, tzinfo=UTC)
    assert read("um 9 Uhr") == datetime(2026, 11, 29, 8, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        *(("6 hours", 6 * HOUR), ("in 6h", 6 * HOUR), ("90 min", 90 * 60), ("1 week", 168 * HOUR)),
        *(("in 3 Tagen", 72 * HOUR), ("dans 2 jours", 48 * HOUR), ("za 2 týdny", 336 * HOUR)),
        (f"<t:{NOW + 7}:F>", 7),
        (f"<t:{NOW + 7}>", 7),
    ],
)
def test_how_long_until_then_and_timestamps_need_no_time_zone(text: str, seconds: int) -> None:
    assert start_time(text, "", NOW, "en-US", "en") == NOW + seconds


@pytest.mark.parametrize(
    ("text", "zone", "reason"),
    [
        *((text, "Berlin", "tournament-start-unclear") for text in ("soon", "6", "²", "٣", "🎲")),
        ("2026-12-05", "Berlin", "tournament-start-unclear"),
        ("2026-12-05 25:00", "Berlin", "tournament-start-unclear"),
        ("2026-13-05 20:00", "Berlin", "tournament-start-unclear"),
        ("2026-12-05 13 pm", "Berlin", "tournament-start-unclear"),
        ("2026-12-05 20:00", "", "tournament-zone-missing"),
        ("2026-12-05 20:00", "Nowhere", "tournament-zone"),
        ("2026-12-05 20:00", "UTC+15", "tournament-zone"),
        ("2026-12-05 20:00", "../../etc/passwd", "tournament-zone"),
        ("2026-11-28 15:59", "Berlin", "tournament-start-past"),
        ("0001-01-01 00:00", "UTC+14", "tournament-start-past"),
        ("0 minutes", "", "tournament-start-past"),
        ("2028-12-05 20:00", "Berlin", "tournament-start-far"),
        ("9999-12-31 23:59", "UTC-14", "tournament-start-far"),
        ("99999 weeks", "", "tournament-start-far"),
        ("<t:999999999999:F>", "", "tournament-start-far"),
    ],
)
def test_anything_else_is_refused_with_its_reason(text: str, zone: str, reason: str) -> None:
    assert rejection(text, zone) == reason


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "de", "fr", "cs"])
def test_the_example_is_understood_and_possible(locale: str) -> None:
    at = start_time(example_start(NOW), "UTC", NOW, locale, "en")
    assert NOW < at < NOW + MAX_AHEAD


@pytest.mark.parametrize(
    ("text", "language", "hours"),
    [
        *(("Europe/Berlin", "en", 1), ("berlin", "en", 1), ("Prag", "de", 1), ("Praha", "cs", 1)),
        *(("New York", "en", -5), ("UTC", "en", 0), ("utc+1", "en", 1), ("GMT-03:00", "en", -3)),
        *(("+5:30", "en", 5.5), ("−2", "en", -2)),
    ],
)
def test_time_zones_are_cities_or_offsets(text: str, language: str, hours: float) -> None:
    zone = find_zone(text, language)
    assert zone is not None
    assert datetime(2026, 12, 5, tzinfo=zone).utcoffset() == timedelta(hours=hours)


@pytest.mark.parametrize("language", shared_texts().languages)
def test_every_language_has_cities(language: str) -> None:
    assert find_zone("Europe/Prague", language) is not None


@pytest.mark.parametrize(
    ("locale", "zone"),
    [("de", "Europe/Berlin"), ("cs", "Europe/Prague"), ("en-GB", "Europe/London"), ("en-US", "")],
)
def test_the_form_begins_with_the_zone_of_a_locale_if_there_is_one(locale: str, zone: str) -> None:
    assert usual_zone(locale) == zone


@pytest.mark.poll_interval(HOUR)
async def test_everybody_sees_a_set_start_in_their_own_time(sim: DiscordFixture) -> None:
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **NEW, most=4)
    now = int(sim.bot.runtime.clock())
    form = await sim.press(ORGANISER, draft.response, "Start time")
    assert form_values(form) == {START_LABEL: "", "Time zone": ""}
    day = datetime.fromtimestamp(now, UTC).date() + timedelta(days=3)
    wanted: dict[str, str | bool] = {START_LABEL: f"{day} 20:00", "Time zone": "Prague"}
    draft = await sim.submit(ORGANISER, form, wanted)
    at = int(datetime(day.year, day.month, day.day, 19, tzinfo=UTC).timestamp())
    assert f"It starts <t:{at}:F>, <t:{at}:R>." in text_of(draft)
    await sim.press(ORGANISER, draft.response, "Open for players")
    cup = TournamentDriver(sim, "Winter Cup")
    assert f"It starts <t:{at}:F>, <t:{at}:R>." in cup.texts()[0]
    await cup.enter(BORIS, CATHERINE)
    await sim.env.advance_time(at - now - 60)
    assert await cup.phase() is Phase.ENTERING
    await sim.env.advance_time(61)
    assert await cup.phase() is Phase.ROUND, "to the minute, not at the next poll"


async def test_the_form_remembers_the_time_zone_of_its_user(sim: DiscordFixture) -> None:
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **NEW)
    for typed, remembered in (("Nowhere", ""), ("Tokyo", "Tokyo"), ("Nowhere", "Tokyo")):
        form = await sim.press(ORGANISER, draft.response, "Start time")
        await sim.submit(ORGANISER, form, {START_LABEL: "6 hours", "Time zone": typed})
        form = await sim.press(ORGANISER, draft.response, "Start time")
        assert form_values(form)["Time zone"] == remembered


async def test_what_is_no_time_is_refused_with_what_would_be_one(sim: DiscordFixture) -> None:
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **NEW)
    draft = await set_start(sim, draft, {START_LABEL: "soon", "Time zone": "Tokyo"})
    said = text_of(draft)
    assert said.startswith("I don’t understand that time. Write a date and a time such as 20")
    draft = await set_start(sim, draft, {START_LABEL: "20:00", "Time zone": ""})
    assert text_of(draft).startswith("Which time zone is that in?")
    assert "Open for players" in button_labels(draft.response), "it can still be opened"


async def test_an_organiser_changes_the_start_of_an_open_tournament(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, start="6 hours", most=4)
    panel = await sim.press(ORGANISER, cup.message, "Organise")
    changed = await set_start(sim, panel, {START_LABEL: "2 days"})
    at = (await cup.load()).state.starts_at
    assert at is not None
    assert f"It starts <t:{at}:F>" in text_of(changed)
    emptied = await set_start(sim, changed, {})
    assert "It starts when the organiser says so." in text_of(emptied)
    assert (await cup.load()).state.starts_at is None
    old = await sim.send_old_button(f"1/cup-start/{(await cup.load()).row.id}/0")
    await sim.assert_refused(sim.press(BORIS, old, "Old"))


async def test_a_draft_whose_start_is_over_is_not_opened(sim: DiscordFixture) -> None:
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **NEW)
    draft = await set_start(sim, draft, {START_LABEL: "5 min"})
    await sim.env.advance_time(10 * 60)
    draft = await sim.press(ORGANISER, draft.response, "Open for players")
    assert "has passed" in text_of(draft)
    assert sim.public_messages == []
    draft = await set_start(sim, draft, {START_LABEL: "5 min"})
    await sim.press(ORGANISER, draft.response, "Open for players")
    assert len(sim.public_messages) == 1

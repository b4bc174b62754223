"""Whoever announces an absence loses no time, and the others see until when."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta

import pytest

from bot.storage.records import SeatRow
from bot.table.table import Table
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels, text_of

SEED = 70
BORIS, CATHERINE, DMITRI, EVE = range(1, 5)
PLAYERS = (BORIS, CATHERINE, DMITRI)
"""Boris is the host. With this seed Dmitri has the first turn, then Boris and Catherine."""

SEATS = {BORIS: 0, CATHERINE: 1, DMITRI: 2}
DAY = 24 * HOUR
LIMIT = 8 * HOUR

pytestmark = pytest.mark.poll_interval(3 * HOUR)


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    return await sim.start(PLAYERS, SEED, pace="8 hours a move")


async def be_away(sim: DiscordFixture, who: int, until: str) -> str:
    return await sim.private_reply(who, "nevsky away", until=until)


async def come_back(sim: DiscordFixture, who: int) -> str:
    panel = await sim.slash(who, "nevsky away")
    return text_of(await sim.press(who, panel.response, "I’m back already"))


async def row_of(sim: DiscordFixture, who: int) -> SeatRow:
    return (await sim.table()).seats[SEATS[who]]


async def deadline(sim: DiscordFixture, who: int) -> int:
    at = (await row_of(sim, who)).deadline_at
    assert at is not None
    return at


async def end_of_absence(sim: DiscordFixture, who: int) -> int:
    until = (await row_of(sim, who)).away_until
    assert until is not None
    return until


async def refuse(sim: DiscordFixture, until: str) -> str:
    return await sim.assert_refused(sim.slash(DMITRI, "nevsky away", until=until))


async def test_clock_stands_while_its_user_is_away(sim: DiscordFixture, table: Table) -> None:
    before = await deadline(sim, DMITRI)
    await sim.env.advance_time(2 * HOUR)
    await be_away(sim, DMITRI, "3")
    assert abs(await deadline(sim, DMITRI) - before - 3 * DAY) < 60
    await sim.env.advance_time(3 * DAY)
    assert await sim.seats_of_moves(table, "stand-in") == []
    await sim.env.advance_time(9 * HOUR)
    assert await sim.seats_of_moves(table, "stand-in") == [SEATS[DMITRI]]


async def test_others_see_until_when(sim: DiscordFixture, table: Table) -> None:
    posts = len(sim.public_messages)
    await be_away(sim, CATHERINE, "5")
    until = await end_of_absence(sim, CATHERINE)
    assert f"Catherine is away until <t:{until}:f>" in sim.last_message.content
    assert len(sim.public_messages) == posts
    await sim.slash(DMITRI, "stpete pass")
    assert f"Catherine is away until <t:{until}:f>" in sim.last_message.content
    await sim.slash(BORIS, "stpete show board")
    assert f"Catherine is away until <t:{until}:f>" in sim.last_message.content
    await sim.env.advance_time(6 * DAY)
    await sim.slash(BORIS, "stpete join")
    assert "is away" not in sim.last_message.content


async def test_absence_is_no_longer_told_of_once_it_has_ended(sim: DiscordFixture) -> None:
    await sim.start(PLAYERS, SEED, pace="No limit")
    user_id, now = sim.people[CATHERINE].id, int(sim.bot.runtime.clock())
    await sim.bot.runtime.store.set_absence(user_id, now, now + 5 * HOUR)
    await sim.env.advance_time(4 * HOUR)
    shown = sim.last_message
    assert f"Catherine is away until <t:{now + 5 * HOUR}:f>" in shown.content
    await sim.env.advance_time(3 * HOUR)
    assert sim.last_message.id == shown.id, "the channel is not marked as unread"
    assert "is away" not in sim.last_message.content
    edited_at = sim.last_message.edited_at
    await sim.env.advance_time(7 * HOUR)
    assert sim.last_message.edited_at == edited_at, "once"


async def test_end_of_an_absence_posts_nothing_where_the_message_cannot_be_edited(
    sim: DiscordFixture,
) -> None:
    await sim.start(PLAYERS, SEED, pace="No limit")
    user_id, now = sim.people[CATHERINE].id, int(sim.bot.runtime.clock())
    await sim.bot.runtime.store.set_absence(user_id, now, now + 5 * HOUR)
    await sim.env.advance_time(4 * HOUR)
    shown = [message.id for message in sim.public_messages]
    path = f"/channels/{sim.channel.id}/messages/*"
    sim.env.inject_error("PATCH", path, status=429, code=30046, times=None)
    await sim.env.advance_time(4 * HOUR)
    assert [message.id for message in sim.public_messages] == shown
    await sim.slash(DMITRI, "stpete pass")
    assert "is away" not in sim.last_message.content


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en-US", "01/11/2026"),
        ("en-GB", "11/01/2026"),
        ("de", "11.1."),
        ("fr", "11/01"),
        ("cs", "10"),
    ],
)
async def test_a_button_asks_for_another_date(
    sim: DiscordFixture, table: Table, language: str, typed: str
) -> None:
    sim.locales[CATHERINE] = language
    panel = await sim.slash(CATHERINE, "nevsky away")
    [label] = [label for label in button_labels(panel.response) if label.endswith("…")]
    form = await sim.press(CATHERINE, panel.response, label)
    with sim.client_locale(CATHERINE):
        answer = await sim.people[CATHERINE].submit_modal(form, {"text": typed})
    assert answer.response.ephemeral
    until = await end_of_absence(sim, CATHERINE)
    assert f"<t:{until}:f>" in text_of(answer)
    assert 10 * DAY <= until - sim.bot.clock() + 60 < 12 * DAY


@pytest.mark.parametrize("typed", ["never", "2025-12-30", "31", "32.13.", "0"])
async def test_form_refuses_what_the_command_refuses(
    sim: DiscordFixture, table: Table, typed: str
) -> None:
    panel = await sim.slash(DMITRI, "nevsky away")
    form = await sim.press(DMITRI, panel.response, "Another date …")
    answer = await sim.people[DMITRI].submit_modal(form, {"text": typed})
    assert text_of(answer) == await refuse(sim, typed)
    assert (await row_of(sim, DMITRI)).away_until is None


async def test_unknown_form_is_refused(sim: DiscordFixture, table: Table) -> None:
    panel = await sim.slash(DMITRI, "nevsky away")
    form = await sim.press(DMITRI, panel.response, "Another date …")
    form._interaction.modal["custom_id"] = "1/nothing/0/0"
    answer = await sim.people[DMITRI].submit_modal(form, {"text": "7"})
    assert "earlier game" in text_of(answer)


async def test_turn_that_comes_during_an_absence_begins_after_it(
    sim: DiscordFixture, table: Table
) -> None:
    await be_away(sim, BORIS, "5")
    await sim.slash(DMITRI, "stpete pass")
    row, until = await row_of(sim, BORIS), await end_of_absence(sim, BORIS)
    assert row.deadline_at == until + LIMIT
    assert row.remind_at == until + LIMIT // 2
    assert f"<t:{row.deadline_at}:f>" in sim.last_message.content


async def test_coming_back_early_starts_the_clock_again(sim: DiscordFixture, table: Table) -> None:
    before = await deadline(sim, DMITRI)
    await be_away(sim, DMITRI, "5")
    await sim.env.advance_time(DAY)
    assert "clock is running again" in await come_back(sim, DMITRI)
    assert abs(await deadline(sim, DMITRI) - before - DAY) < 60
    assert "is away" not in sim.last_message.content
    assert f"<t:{await deadline(sim, DMITRI)}:f>" in sim.last_message.content


async def test_absence_can_be_made_longer_or_shorter(sim: DiscordFixture, table: Table) -> None:
    await be_away(sim, DMITRI, "5")
    first_end, first_deadline = await end_of_absence(sim, DMITRI), await deadline(sim, DMITRI)
    panel = await sim.slash(DMITRI, "nevsky away")
    assert f"You’re away until <t:{first_end}:f>" in text_of(panel)
    await sim.press(DMITRI, panel.response, "3 days")
    shortened = first_end - await end_of_absence(sim, DMITRI)
    assert shortened == first_deadline - await deadline(sim, DMITRI)
    assert abs(shortened - 2 * DAY) < 60


async def test_absence_is_reached_from_the_settings(sim: DiscordFixture, table: Table) -> None:
    settings = await sim.slash(DMITRI, "nevsky settings")
    panel = await sim.press(DMITRI, settings.response, "I’ll be away …")
    assert button_labels(panel.response) == [
        *("1 day", "3 days", "7 days", "14 days", "30 days"),
        "Another date …",
    ]
    reply = await sim.press(DMITRI, panel.response, "30 days")
    assert "You’re away until" in text_of(reply)
    assert (await row_of(sim, DMITRI)).away_until is not None
    reply = await sim.press(DMITRI, reply.response, "I’m back already")
    assert "Welcome back" in text_of(reply)


async def test_clocks_of_live_games_run_on(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED, pace="Live, 3 minutes a move")
    before = table.seats
    assert "except in live games" in await be_away(sim, DMITRI, "3")
    assert table.seats == before
    assert "is away" not in sim.last_message.content


async def test_absent_player_is_not_replaced(sim: DiscordFixture) -> None:
    await sim.start(PLAYERS, SEED, pace="No limit")
    await be_away(sim, DMITRI, "3")
    await sim.env.advance_time(2 * DAY)
    player = str(sim.people[DMITRI].id)
    refused = await sim.assert_refused(sim.slash(BORIS, "stpete seat", player=player))
    assert "is away until <t:" in refused


@pytest.mark.poll_interval(DAY)
async def test_absence_keeps_a_game_alive(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED, pace="No limit")
    await be_away(sim, DMITRI, "30")
    await sim.env.advance_time(29 * DAY)
    assert table.row.ends_at is None
    await sim.env.advance_time(12 * DAY)
    assert table.row.ends_at is None
    await sim.env.advance_time(2 * DAY)
    assert table.row.ends_at is not None
    assert "which is the limit" not in await be_away(sim, CATHERINE, "3")
    assert table.row.ends_at is None, "an absence calls the end off"


# What is refused


async def test_bad_dates_are_explained(sim: DiscordFixture, table: Table) -> None:
    assert "Write a date" in await refuse(sim, "soon")
    assert "Write a date" in await refuse(sim, "30.2.2027")
    assert "has passed" in await refuse(sim, "2020-01-01")
    assert "has passed" in await refuse(sim, "0")
    now = datetime.fromtimestamp(sim.bot.runtime.clock(), UTC)
    assert "too long" in await refuse(sim, f"{now + timedelta(days=31):%Y-%m-%d}")
    assert "too long" in await refuse(sim, "999999999999"[:9])
    assert (await row_of(sim, DMITRI)).away_until is None


async def test_examples_in_refusals_and_in_the_form_are_accepted(
    sim: DiscordFixture, table: Table
) -> None:
    examples: tuple[str, ...] = ()
    for typed in ("soon", "2020-01-01"):
        found = re.search(r"such as (\S+) or (\d+)\.", await refuse(sim, typed))
        assert found is not None
        examples = found.groups()
        for example in examples:
            assert "You’re away until" in await be_away(sim, DMITRI, example)
    panel = await sim.slash(DMITRI, "nevsky away")
    form = await sim.press(DMITRI, panel.response, "Another date …")
    assert f"for example {examples[0]} or 7" in json.dumps(form._interaction.modal)


@pytest.mark.poll_interval(DAY)
async def test_thirty_days_in_ninety(sim: DiscordFixture, table: Table) -> None:
    await be_away(sim, DMITRI, "20")
    await sim.env.advance_time(20 * DAY + HOUR)
    assert "too long" in await refuse(sim, "11")
    panel = await sim.slash(DMITRI, "nevsky away")
    assert button_labels(panel.response) == ["1 day", "3 days", "7 days", "Another date …"]
    assert "You’re away until" in await be_away(sim, DMITRI, "10")
    await sim.env.advance_time(10 * DAY + HOUR)
    assert "which is the limit" in await refuse(sim, "3")
    await sim.env.advance_time(62 * DAY)
    assert "You’re away until" in await be_away(sim, DMITRI, "3")


async def test_who_is_not_away_cannot_come_back(sim: DiscordFixture, table: Table) -> None:
    await be_away(sim, DMITRI, "3")
    panels = [await sim.slash(DMITRI, "nevsky away") for _ in range(2)]
    await sim.press(DMITRI, panels[0].response, "I’m back already")
    again = await sim.assert_refused(sim.press(DMITRI, panels[1].response, "I’m back already"))
    assert "haven’t announced an absence" in again


async def test_other_servers_are_told_by_the_next_poll(sim: DiscordFixture, table: Table) -> None:
    """Another process may have written the absence."""
    user_id, now = sim.people[DMITRI].id, int(sim.bot.runtime.clock())
    await sim.bot.runtime.store.set_absence(user_id, now, now + 5 * DAY)
    await sim.env.advance_time(3 * HOUR + 60)
    assert (await row_of(sim, DMITRI)).away_until == now + 5 * DAY
    assert "Dmitri is away until" in sim.last_message.content
    await sim.env.advance_time(DAY)
    assert await sim.seats_of_moves(table, "stand-in") == []


@pytest.mark.parametrize(
    ("typed", "suggested"),
    [
        ("", ["1 day", "3 days", "7 days", "14 days", "30 days"]),
        ("1", ["1 day", "14 days"]),
        ("5", ["5 days"]),
        ("2026-01-20", ["2026-01-20"]),
        ("soon", []),
    ],
)
async def test_what_is_typed_is_suggested_if_it_is_an_absence(
    sim: DiscordFixture, typed: str, suggested: list[str]
) -> None:
    assert list(await sim.autocomplete(DMITRI, "nevsky away", "until", typed)) == suggested

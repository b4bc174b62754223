"""The organiser gives more time in a round: once a press, and only to those who are asked."""

from __future__ import annotations

import pytest

from bot.tournaments.held.tables import TournamentTables
from tests.bot.interactions.tournament.tournament_driver import (
    EIGHT_HOURS,
    LIVE,
    MINUTE,
    ORGANISER,
    TournamentDriver,
    fail_once,
    start_of_four,
)
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels

DAY = 24 * HOUR

pytestmark = pytest.mark.poll_interval(10 * MINUTE)


async def deadlines(cup: TournamentDriver) -> list[int]:
    """The deadlines that run."""
    return [seat.deadline_at for seat in await cup.seats() if seat.deadline_at is not None]


def latest_texts(sim: DiscordFixture) -> list[str]:
    """The newest message in each thread."""
    return [thread.history()[-1].content for thread in sim.channel.threads]


async def test_those_who_are_to_move_get_a_day_more_and_everybody_reads_it(
    sim: DiscordFixture,
) -> None:
    cup = await start_of_four(sim, settings=EIGHT_HOURS)
    before, reminders = await deadlines(cup), [seat.remind_at for seat in await cup.seats()]
    assert "A day more for everyone whose turn it is now." in await cup.manage("A day more")
    await cup.settle()
    assert await deadlines(cup) == [each + DAY for each in before]
    put_off = [None if each is None else each + DAY for each in reminders]
    assert [seat.remind_at for seat in await cup.seats()] == put_off
    (told,) = [text for text in cup.texts() if "· round 1" in text]
    assert "a day more for everyone whose turn it was" in told
    assert not any(thread.history()[-1].raw_mentions for thread in sim.channel.threads)
    for text in latest_texts(sim):
        assert "The organiser gives everyone whose turn it is one more day" in text
        assert any(f"Time to move until <t:{each + DAY}:f>" in text for each in before)
    await sim.env.advance_time(9 * HOUR)
    assert not any(seat.stand_in for seat in await cup.seats())
    await sim.env.advance_time(DAY)
    assert any(seat.stand_in for seat in await cup.seats())


async def test_a_second_press_gives_no_second_day(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, settings=EIGHT_HOURS)
    before = await deadlines(cup)
    panel = await sim.press(ORGANISER, cup.message, "Organise")
    await sim.press(ORGANISER, panel.response, "A day more")
    known = (await cup.load()).state
    old = await sim.send_old_button(f"1/cup-do/{(await cup.load()).row.id}/0/extend/0-1-0")
    assert "already been changed" in await sim.assert_refused(sim.press(ORGANISER, old, "Old"))
    assert (await cup.load()).state == known
    assert await deadlines(cup) == [each + DAY for each in before]
    await cup.manage("A day more")
    assert await deadlines(cup) == [each + 2 * DAY for each in before]


async def test_a_second_press_puts_the_start_off_once(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, start="1 hour", most=4, rounds=1)
    starts_at = (await cup.load()).state.starts_at
    assert starts_at is not None
    await cup.manage("A day more")
    path = f"1/cup-do/{(await cup.load()).row.id}/0/extend/{starts_at}-0-0"
    old = await sim.send_old_button(path)
    assert "already been changed" in await sim.assert_refused(sim.press(ORGANISER, old, "Old"))
    assert (await cup.load()).state.starts_at == starts_at + DAY


@pytest.mark.poll_interval(15)
async def test_a_live_round_is_extended_by_a_quarter_of_an_hour(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, settings=LIVE)
    before = await deadlines(cup)
    await cup.manage("15 minutes more")
    assert await deadlines(cup) == [each + 15 * MINUTE for each in before]
    await cup.settle()
    assert any("it is 15 more minutes" in text for text in latest_texts(sim))
    (told,) = [text for text in cup.texts() if "· round 1" in text]
    assert "15 minutes more" in told


async def test_where_no_time_runs_nothing_can_be_extended(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, settings={"Pace": "No limit"})
    panel = await sim.press(ORGANISER, cup.message, "Organise")
    assert "A day more" not in button_labels(panel.response)
    old = await sim.send_old_button(f"1/cup-do/{(await cup.load()).row.id}/0/extend/0-1-0")
    said = await sim.assert_refused(sim.press(ORGANISER, old, "Old"))
    assert "nothing to extend" in said
    assert (await cup.load()).state.extensions == ()


@pytest.mark.parametrize("restarts", [False, True])
async def test_time_that_could_not_be_given_at_once_is_given_later_and_once(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, restarts: bool
) -> None:
    cup = await start_of_four(sim, settings=EIGHT_HOURS)
    before = await deadlines(cup)
    fail_once(monkeypatch, TournamentTables, "extend")
    await cup.manage("A day more")
    assert await deadlines(cup) == before, "it has failed"
    if restarts:
        await sim.restart()
    await sim.env.advance_time(11 * MINUTE)
    assert await deadlines(cup) == [each + DAY for each in before]
    await sim.env.advance_time(11 * MINUTE)
    assert await deadlines(cup) == [each + DAY for each in before]


async def test_only_tables_that_are_being_played_get_time_and_the_next_round_gets_none(
    sim: DiscordFixture,
) -> None:
    cup = await start_of_four(sim, settings=EIGHT_HOURS)
    first, second = await cup.games()
    await cup.play_table(first)
    await cup.manage("A day more")
    store = sim.bot.runtime.store
    assert "extend" not in [move.kind for move in await store.moves(first.game_id, 0)]
    assert "extend" in [move.kind for move in await store.moves(second.game_id, 0)]
    await cup.play_table(second)
    tournament = await cup.load()
    assert (tournament.round_number, tournament.state.extensions) == (2, ())
    now = sim.bot.runtime.clock()
    assert all(each <= now + 8 * HOUR for each in await deadlines(cup))
    assert not any("Extended" in text for text in cup.texts() if "· round 2" in text)

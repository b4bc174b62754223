"""Entering a tournament: places, waiting, roles, being here, and coming late."""

from __future__ import annotations

import json

import pytest

from bot.table.export import export_user_data
from bot.tournaments.progress import Phase
from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    CATHERINE,
    DMITRI,
    EVE,
    MINUTE,
    ORGANISER,
    TournamentDriver,
    start_of_four,
)
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, text_of

pytestmark = pytest.mark.poll_interval(10 * MINUTE)


async def test_the_message_lists_who_has_entered(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, most=4)
    assert "Players (0 of 4): nobody yet" in cup.texts()[0]
    await cup.enter(BORIS, CATHERINE)
    await cup.settle()
    assert "Players (2 of 4): Boris, Catherine" in cup.texts()[0]
    left = await sim.press(BORIS, cup.message, "Leave")
    assert text_of(left) == "You’ve left the tournament."
    await cup.settle()
    assert "Players (1 of 4): Catherine" in cup.texts()[0]
    assert len(sim.public_messages) == 1
    assert sim.last_message.raw_mentions == []


async def test_who_leaves_between_rounds_has_no_table_to_be_played_on(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim)
    await cup.manage("Pause")
    during = await sim.press(BORIS, cup.message, "Leave")
    assert text_of(during).endswith("At your table, an AI plays on for you.")
    await cup.play_round()
    between = await sim.press(CATHERINE, cup.message, "Leave")
    assert text_of(between) == "You’re out of the tournament, but keep your points."


async def test_a_second_press_enters_once(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, most=4)
    await cup.enter(BORIS)
    assert "already" in await sim.assert_refused(sim.press(BORIS, cup.message, "Enter"))
    assert "not in this tournament" in await sim.assert_refused(
        sim.press(EVE, cup.message, "Leave")
    )


async def test_who_waits_gets_the_place_of_who_leaves(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, most=2)
    await cup.enter(ORGANISER, BORIS)
    waiting = text_of(await sim.press(CATHERINE, cup.message, "Enter"))
    assert "You’re number 1 on the waiting list" in waiting
    await sim.press(BORIS, cup.message, "Leave")
    await cup.settle()
    assert "Players (2 of 2): Žofie, Catherine" in cup.texts()[0]


async def test_the_message_is_edited_at_most_once_a_minute(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, most=8)
    await cup.enter(ORGANISER, BORIS, CATHERINE, DMITRI)
    assert "Players (0 of 8)" in cup.texts()[0]
    await sim.env.advance_time(MINUTE + 1)
    assert "Players (4 of 8)" in cup.texts()[0]


async def test_only_people_with_the_role_enter(sim: DiscordFixture) -> None:
    role = sim.guild.create_role("Knights")
    knight = len(sim.people)
    sim.people.append(sim.guild.add_member(sim.env.create_user("lancelot"), roles=[role]))
    sim.locales[knight] = "en-US"
    cup = await TournamentDriver.open(sim, most=4, role=role)
    await cup.enter(knight)
    said = await sim.assert_refused(sim.press(EVE, cup.message, "Enter"))
    assert f"<@&{role.id}>" in said


async def test_it_starts_by_itself_with_those_who_are_here(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(
        sim, settings={"Ask who’s here": True}, start="1 hour", most=4, rounds=1
    )
    await cup.enter(ORGANISER, BORIS, CATHERINE)
    await sim.env.advance_time(50 * MINUTE)
    assert await cup.phase() is Phase.CHECK_IN
    for who in (ORGANISER, CATHERINE):
        assert text_of(await sim.press(who, cup.message, "I’m here")) == "Great, you’re playing!"
    await cup.enter(DMITRI)
    await sim.press(EVE, cup.message, "Enter")
    await sim.env.advance_time(20 * MINUTE)
    tournament = await cup.load()
    assert tournament.progress.phase is Phase.ROUND
    playing = {tournament.players[player].name for player in tournament.progress.players}
    assert playing == {"Žofie", "Catherine", "Dmitri", "Eve"}


async def test_one_that_cannot_start_in_time_waits_for_its_organiser(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, start="1 hour", most=4, tables="4", rounds=1)
    await cup.enter(ORGANISER, BORIS, CATHERINE)
    await sim.env.advance_time(HOUR + 20 * MINUTE)
    assert await cup.phase() is Phase.ENTERING
    assert "It starts when the organiser says so." in cup.texts()[0]
    assert "3 players don’t fill the tables. It works with 4." in await cup.manage("Start")


async def test_people_enter_late_up_to_the_named_round(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, most=4, tables="2-3", rounds=3, late=2)
    await cup.enter(ORGANISER, BORIS, CATHERINE)
    await cup.manage("Start")
    late = await sim.press(DMITRI, cup.message, "Enter")
    assert text_of(late) == "You’re in from the next round on."
    await cup.play_round()
    tournament = await cup.load()
    assert tournament.round_number == 2
    seated = [player for table in await cup.paired() for player in table]
    assert await cup.player(DMITRI) in seated
    too_late = await sim.send_old_button(f"1/cup-join/{tournament.row.id}/0")
    assert "too late" in await sim.assert_refused(sim.press(EVE, too_late, "Old"))


async def test_who_had_their_data_deleted_does_not_play(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, most=4, rounds=1)
    await cup.enter(ORGANISER, BORIS, CATHERINE)
    await sim.forget(BORIS)
    tournament = await cup.load()
    assert tournament.player_of(sim.people[BORIS].id) is None
    assert "Boris" not in {who.name for who in tournament.players.values()}
    await cup.manage("Start")
    tournament = await cup.load()
    assert tournament.progress.phase is Phase.ROUND
    names = {tournament.players[player].name for player in tournament.progress.players}
    assert names == {"Žofie", "Catherine"}


async def test_own_data_name_the_tournaments_that_one_has_entered(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, most=4, rounds=1)
    await cup.enter(BORIS)
    store = sim.bot.runtime.store
    mine = json.loads(await export_user_data(store, sim.people[BORIS].id))
    assert [each["name"] for each in mine["tournaments"]] == ["Winter Cup"]
    others = json.loads(await export_user_data(store, sim.people[EVE].id))
    assert others["tournaments"] == []

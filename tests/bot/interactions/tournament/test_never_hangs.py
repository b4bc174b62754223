"""A tournament never hangs: whatever is deleted, whoever leaves, whatever its organiser does."""

from __future__ import annotations

import asyncio

import pytest

from bot.interactions.tournament import entering
from bot.tournaments.held import tables
from bot.tournaments.held.desk import TournamentDesk
from bot.tournaments.progress import Phase
from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    CATHERINE,
    DMITRI,
    EVE,
    FOUR,
    LIVE,
    MINUTE,
    ORGANISER,
    Settings,
    TournamentDriver,
    fail_once,
    start_of_four,
)
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, text_of

EASY: Settings = {"AI level": "Easy"}

pytestmark = pytest.mark.poll_interval(10 * MINUTE)


async def delete_channel(cup: TournamentDriver, channel_id: int) -> None:
    cup.sim.env.backend.delete_channel(channel_id)
    await cup.sim.env.settle()
    await cup.settle()


async def take_out(cup: TournamentDriver, name: str) -> str:
    return await cup.manage("Players", name, "Take out")


# The organiser


async def test_who_is_taken_out_loses_and_plays_no_further_round(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, settings=EASY)
    assert "Boris is out from now on. If their table" in await take_out(cup, "Boris")
    assert [seat.user_id for seat in await cup.seats() if seat.name == "Boris"] == [None]
    await cup.play_round()
    tournament = await cup.load()
    boris = await cup.player(BORIS)
    assert tournament.progress.played[0].scores()[boris] == 0
    await cup.play_to_end()
    assert boris not in (await cup.load()).progress.played[1].scores()


@pytest.mark.poll_interval(HOUR)
async def test_the_start_is_put_off_by_a_day(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, start="1 hour", most=4, rounds=1)
    await cup.enter(*FOUR)
    before = (await cup.load()).state.starts_at
    assert before is not None
    assert f"It now starts <t:{before + 24 * HOUR}:f>." in await cup.manage("A day more")
    await sim.env.advance_time(2 * HOUR)
    assert await cup.phase() is Phase.ENTERING
    await sim.env.advance_time(24 * HOUR)
    assert await cup.phase() is Phase.ROUND


async def test_two_presses_on_start_at_once_start_it_once(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(
        sim, settings={"AI players": "Fill up to 6 players"}, most=8, rounds=1
    )
    await cup.enter(*FOUR)
    tournament_id = (await cup.load()).row.id
    director = sim.bot.runtime.tournaments.director
    done = await asyncio.gather(
        *(director.start(tournament_id) for _ in range(2)), return_exceptions=True
    )
    assert sum(result is not None for result in done) == 1
    await sim.env.advance_time(11 * MINUTE)
    assert len((await cup.load()).progress.players) == 6
    assert len(await cup.games()) == len(sim.channel.threads) == 3


async def test_a_table_goes_on_though_its_player_could_not_be_replaced_at_once(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The organiser is told that it failed, and asks again."""
    cup = await start_of_four(sim)

    async def replace() -> str:
        panel = await sim.press(ORGANISER, cup.message, "Organise")
        players = await sim.press(ORGANISER, panel.response, "Players")
        chosen = await sim.press(ORGANISER, players.response, "Boris")
        return text_of(await sim.people[ORGANISER].select(chosen.response, [sim.people[EVE]]))

    fail_once(monkeypatch, TournamentDesk, "replace_player")
    assert "takes over" not in await replace()
    caplog.clear()
    assert "Eve takes over for Boris" in await replace()
    seated = [seat.user_id for seat in await cup.seats()]
    assert seated.count(sim.people[EVE].id) == 1
    assert sim.people[BORIS].id not in seated
    assert (await cup.load()).player_of(sim.people[BORIS].id) is None
    eve = await cup.player(EVE)
    await cup.play_round()
    assert (await cup.load()).state.absences == {}, "who plays on for another is not absent"
    assert eve in (await cup.load()).playing()


# Those who leave


async def test_one_from_which_everybody_leaves_ends_by_itself(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, settings=EASY, rounds=3)
    for who in FOUR:
        await sim.press(who, cup.message, "Leave")
    await cup.settle()
    tournament = await cup.load()
    assert tournament.row.status == "ended"
    assert len(tournament.progress.played) == 1


async def test_one_that_too_few_are_left_to_go_on_with_says_so(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, settings=EASY, rounds=3, tables="4")
    for who in (BORIS, CATHERINE):
        await sim.press(who, cup.message, "Leave")
    await cup.play_round()
    tournament = await cup.load()
    assert (tournament.row.status, len(tournament.progress.played)) == ("ended", 1)
    assert "It ended early: there were too few players left" in cup.texts()[-1]


async def test_one_that_is_played_or_ended_by_its_organiser_was_not_cut_short(
    sim: DiscordFixture,
) -> None:
    cup = await start_of_four(sim, rounds=1)
    await cup.play_to_end()
    assert "Winter Cup** is over" in cup.texts()[-1]
    ended = await start_of_four(sim, rounds=3, name="Spring Cup")
    await ended.play_round()
    assert "The tournament has ended" in await ended.manage("End it now", "Yes, end it")
    await ended.settle()
    assert len((await ended.load()).progress.played) == 1
    shown = await sim.private_reply(EVE, "nevsky tournament show", tournament="Spring Cup")
    assert shown.count("points") + shown.count("one point") >= 4, "the standings are kept"
    assert "Spring Cup** is over" in cup.texts()[-1]
    assert not any("It ended early" in text for text in cup.texts())


async def test_an_ai_plays_on_though_the_first_attempt_fails(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await start_of_four(sim, rounds=1)
    fail_once(monkeypatch, tables.TournamentTables, "settle")
    await sim.press(BORIS, cup.message, "Leave")
    await sim.env.advance_time(11 * MINUTE)
    users = {seat.user_id for seat in await cup.seats()}
    assert users == {None, *(sim.people[who].id for who in (ORGANISER, CATHERINE, DMITRI))}


async def test_in_a_game_without_ai_players_a_table_that_somebody_leaves_is_over(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await start_of_four(sim, rounds=1)
    for module in (tables, entering):
        monkeypatch.setattr(module, "has_agents", lambda name: False)
    left = text_of(await sim.press(BORIS, cup.message, "Leave"))
    assert left.endswith("Your table ends as a draw between the others.")
    await cup.play_round()
    tournament = await cup.load()
    assert tournament.is_over
    boris = await cup.player(BORIS)
    (played,) = tournament.progress.played
    (table,) = [table for table in played.tables if boris in table.players]
    scores = {player == boris: float(score) for player, score in table.scores().items()}
    assert scores == {True: 0.0, False: 1.0}


@pytest.mark.poll_interval(15)
async def test_who_is_away_reads_that_the_table_is_lost_unless_they_are_back(
    sim: DiscordFixture,
) -> None:
    await start_of_four(sim, rounds=1, settings=EASY | LIVE)
    await sim.env.advance_time(4 * MINUTE)
    threads = [thread.history()[-1].content for thread in sim.channel.threads]
    assert any("I’m back* before the end, or you lose at this table." in text for text in threads)


# What is deleted


async def test_a_thread_that_is_deleted_while_the_bot_is_away_holds_nobody_up(
    sim: DiscordFixture,
) -> None:
    cup = await start_of_four(sim, rounds=1)
    game, other = await cup.games()
    with sim.env.time_context():
        await sim.bot.close()
    sim.env.backend.delete_channel(game.channel_id)
    await sim.restart()
    await cup.settle()
    await cup.play_table(other)
    assert (await cup.load()).row.status == "ended"


async def test_without_the_channel_of_the_threads_tables_open_in_that_of_the_tournament(
    sim: DiscordFixture,
) -> None:
    tables_channel = sim.guild.create_text_channel("tables")
    cup = await start_of_four(sim, threads=tables_channel)
    assert len(tables_channel.threads) == 2
    await delete_channel(cup, tables_channel.id)
    tournament = await cup.load()
    assert tournament.round_number == 2, "the tables whose threads are gone have ended"
    assert len(sim.channel.threads) == 2
    await cup.play_to_end()
    assert (await cup.load()).row.status == "ended"


async def test_a_table_in_an_archived_thread_ends_with_the_channel_that_is_deleted(
    sim: DiscordFixture,
) -> None:
    tables_channel = sim.guild.create_text_channel("tables")
    cup = await start_of_four(sim, rounds=1, threads=tables_channel)
    game, other = await cup.games()
    await cup.play_table(other)
    archived = {"archived": True, "locked": False}
    sim.env.backend.edit_channel(game.channel_id, {}, thread_metadata=archived)
    await sim.env.settle()
    assert sim.bot.get_channel(game.channel_id) is None, "it is not cached any more"
    # Discord deletes it with its channel, and tells nobody.
    del sim.env.backend.channels[game.channel_id]
    await delete_channel(cup, tables_channel.id)
    assert (await cup.load()).is_over


async def test_the_organiser_is_told_where_tables_cannot_be_opened(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, rounds=1, most=4)
    await cup.enter(*FOUR)
    path = f"/channels/{sim.channel.id}/threads"
    sim.env.inject_error("POST", path, status=403, code=50013, times=None)
    await cup.manage("Start")
    blocked = f"I can’t open tables in <#{sim.channel.id}>"
    assert blocked in await cup.manage()
    sim.env.backend.faults.clear()
    await sim.env.advance_time(11 * MINUTE)
    assert len(await cup.games()) == 2
    assert blocked not in await cup.manage()


async def test_one_whose_channel_is_deleted_can_still_be_ended(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, rounds=3)
    await cup.play_round()
    other = sim.guild.create_text_channel("hall")
    await delete_channel(cup, sim.channel.id)
    sim.channel = other
    shown = await sim.slash(EVE, "nevsky tournament show")
    assert "Round 2" in text_of(shown)
    own = await sim.slash(ORGANISER, "nevsky tournament show")
    panel = await sim.press(ORGANISER, own.response, "Organise")
    asked = await sim.press(ORGANISER, panel.response, "End it now")
    assert "has ended" in text_of(await sim.press(ORGANISER, asked.response, "Yes, end it"))
    await cup.settle()
    assert (await cup.load()).row.status == "ended"


async def test_messages_that_are_deleted_are_posted_again(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim)
    await cup.message.delete()
    (message,) = [each for each in sim.public_messages if "round 1" in each.content]
    await message.delete()
    game, _ = await cup.games()
    await cup.play_table(game)
    assert cup.message
    assert sum("Swiss, 2 rounds" in text for text in cup.texts()) == 1
    assert sum("· round 1" in text for text in cup.texts()) == 1


async def test_everybody_can_enter_once_the_role_is_deleted(sim: DiscordFixture) -> None:
    role = sim.guild.create_role("Knights")
    cup = await TournamentDriver.open(sim, most=4, role=role)
    await sim.assert_refused(sim.press(EVE, cup.message, "Enter"))
    sim.env.backend.delete_role(sim.guild.id, role.id)
    await sim.env.settle()
    await cup.enter(EVE)


# Discord's notices about threads


async def test_notices_about_threads_are_deleted_also_those_of_the_last_run(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await TournamentDriver.open(sim, rounds=1, most=4)
    await cup.enter(*FOUR)
    await cup.start_and_fail(monkeypatch, "create_game")
    assert len(sim.channel.threads) == 1
    await sim.restart()
    await cup.settle()
    assert len(sim.channel.threads) == 2
    assert {str(message.type) for message in sim.public_messages} == {"MessageType.default"}

"""Rounds go on by themselves, whatever happens: nothing is doubled, and nothing is lost."""

from __future__ import annotations

import pytest

from bot.tournaments.progress import Phase
from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    CATHERINE,
    DMITRI,
    EIGHT_HOURS,
    EVE,
    FOUR,
    MINUTE,
    ORGANISER,
    SHORT_GAME,
    TournamentDriver,
    pause_before_round_2,
    start_of_four,
)
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels, text_of

pytestmark = pytest.mark.poll_interval(10 * MINUTE)


async def test_tables_are_threads_that_mention_their_players_once(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim)
    tournament = await cup.load()
    assert tournament.progress.pairing is not None
    assert sorted(thread.name for thread in sim.channel.threads) == [
        "Winter Cup · 1.1",
        "Winter Cup · 1.2",
    ]
    for game in await cup.games():
        table = await sim.bot.runtime.tables.get(game.channel_id)
        paired = tournament.progress.pairing.tables[game.number]
        users = [tournament.players[player].user_id for player in paired]
        assert [seat.user_id for seat in table.seats] == users, "seats are as they were paired"
        thread = next(each for each in sim.channel.threads if each.id == game.channel_id)
        greeting, *others = sorted(thread.history(), key=lambda message: message.id)
        assert set(greeting.raw_mentions) == set(users)
        mentioned = [user for message in others for user in message.raw_mentions]
        assert len(mentioned) <= 1, "only who is to act is mentioned again"
    for message in sim.public_messages:
        assert message.raw_mentions == []
        assert str(message.type) == "MessageType.default"


async def test_nobody_but_the_organiser_starts_it(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, rounds=2, most=4)
    await cup.enter(*FOUR)
    said = await sim.assert_refused(sim.press(BORIS, cup.message, "Organise"))
    assert "Only the organiser" in said
    start = await sim.send_old_button(f"1/cup-do/{(await cup.load()).row.id}/0/start")
    assert "Only the organiser" in await sim.assert_refused(sim.press(BORIS, start, "Old"))
    assert (await cup.load()).progress.phase is Phase.ENTERING
    await sim.press(ORGANISER, start, "Old")
    assert "not possible" in text_of(await sim.press(ORGANISER, start, "Old"))
    assert len(await cup.games()) == 2


async def test_nobody_is_host_of_a_table(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim)
    game = next(iter(await cup.games()))
    thread = next(each for each in sim.channel.threads if each.id == game.channel_id)
    table = await sim.bot.runtime.tables.get(game.channel_id)
    who = next(
        who for who in (BORIS, CATHERINE, DMITRI) if table.seat_of(sim.people[who].id) is not None
    )
    ended = await sim.people[who].slash(thread, f"{SHORT_GAME} end")
    assert "This is a tournament table" in text_of(ended)
    assert table.row.status == "running"


async def test_a_table_where_all_have_vanished_is_played_to_its_end(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, settings=EIGHT_HOURS, rounds=1)
    for _ in range(4):
        await sim.env.advance_time(9 * HOUR)
    tournament = await cup.load()
    assert tournament.is_over
    (played,) = tournament.progress.played
    assert set(played.scores().values()) == {0}


async def test_a_table_that_ends_with_the_move_of_an_ai_counts_at_once(sim: DiscordFixture) -> None:
    """Not only when a message is edited, or at the next poll: that is a minute away, or more."""
    cup = await TournamentDriver.open(
        sim, settings={"AI players": "Fill up to 4 players", "AI level": "Easy"}, rounds=1, most=4
    )
    await cup.enter(BORIS)
    await cup.manage("Start")
    boris = await cup.player(BORIS)
    await sim.env.advance_time(1)
    of_ai_players = [boris not in table for table in await cup.paired()].index(True)
    assert set((await cup.load()).progress.results or {}) == {of_ai_players}


async def test_a_restart_in_the_middle_loses_and_doubles_nothing(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim)
    first, second = await cup.games()
    await cup.play_table(first)
    await sim.restart()
    assert len(sim.channel.threads) == 2
    assert [game.game_id for game in await cup.games()] == [first.game_id, second.game_id]
    await cup.play_table(second)
    assert (await cup.load()).round_number == 2
    await cup.play_to_end()
    titles = [text.splitlines()[0] for text in cup.texts()]
    assert len(titles) == len(set(titles)) == 4, titles


@pytest.mark.parametrize(
    "step", ["create_game", "set_tournament_table", "commit", "update_tournament"]
)
async def test_a_run_that_ends_while_it_opens_tables_is_continued(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Each step fails once, and then the bot is started anew."""
    cup = await TournamentDriver.open(sim, rounds=1, most=4)
    await cup.enter(*FOUR)
    await cup.start_and_fail(monkeypatch, step)
    await sim.restart()
    await cup.settle()
    assert sorted(thread.name for thread in sim.channel.threads) == [
        "Winter Cup · 1.1",
        "Winter Cup · 1.2",
    ]
    games = await cup.games()
    assert [(game.number, game.status) for game in games] == [(0, "running"), (1, "running")]
    for game in games:
        thread = next(each for each in sim.channel.threads if each.id == game.channel_id)
        greetings = [m for m in thread.history() if "Have a good game!" in m.content]
        assert len(greetings) == 1, "players are mentioned once"
    await cup.play_to_end()


async def test_a_table_whose_thread_is_deleted_is_a_draw(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, rounds=1)
    game, other = await cup.games()
    thread = next(each for each in sim.channel.threads if each.id == game.channel_id)
    sim.env.backend.delete_channel(thread.id)
    await sim.env.settle()
    await cup.settle()
    await cup.play_table(other)
    tournament = await cup.load()
    assert tournament.is_over
    scores = tournament.progress.played[0].tables[game.number].scores()
    assert {float(score) for score in scores.values()} == {0.5}


async def test_a_rematch_at_a_table_belongs_to_no_tournament(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, rounds=1)
    game, _ = await cup.games()
    await cup.play_table(game)
    thread = next(each for each in sim.channel.threads if each.id == game.channel_id)
    table_seats = await sim.bot.runtime.store.seats(game.game_id)
    who = next(who for who in FOUR if sim.people[who].id == table_seats[0].user_id)
    result = next(m for m in thread.history() if "Rematch" in button_labels(m))
    await sim.people[who].click(result, label="Rematch")
    lobby = await sim.bot.runtime.tables.get(thread.id)
    assert lobby.row.id != game.game_id
    assert lobby.settings.tournament is None
    assert lobby.snapshot.host_id == sim.people[who].id


# A pause


async def test_a_paused_tournament_pairs_the_next_round_and_begins_it_when_it_goes_on(
    sim: DiscordFixture,
) -> None:
    cup = await pause_before_round_2(sim)
    panel = await cup.manage()
    assert (
        "Round 2 is paired but hasn’t begun.\nThe tournament is paused: no new round begins."
        in panel
    )
    assert [line[:8] for line in panel.splitlines() if line.startswith("Table")] == [
        "Table 1:",
        "Table 2:",
    ]
    pairing = (await cup.load()).progress.pairing
    assert len(sim.channel.threads) == 2, "its tables are not open yet"
    assert "The tournament goes on" in await cup.manage("Resume")
    assert await cup.phase() is Phase.ROUND
    assert (await cup.load()).progress.pairing == pairing
    await cup.play_to_end()


async def test_a_round_that_was_taken_back_is_paired_when_the_tournament_goes_on(
    sim: DiscordFixture,
) -> None:
    cup = await pause_before_round_2(sim)
    assert "The pairing is undone" in await cup.manage("Undo the pairing")
    await sim.env.advance_time(11 * MINUTE)
    assert await cup.phase() is Phase.BETWEEN_ROUNDS
    assert "Boris is out" in await cup.manage("Players", "Boris", "Take out")
    assert "Catherine is out" in await cup.manage("Players", "Catherine", "Take out")
    await cup.manage("Resume")
    assert len(await cup.paired()) == 1
    await cup.play_to_end()


async def test_a_round_that_has_not_begun_is_paired_again_with_those_who_enter(
    sim: DiscordFixture,
) -> None:
    cup = await pause_before_round_2(sim, late=2, most=5)
    entered = await sim.press(EVE, cup.message, "Enter")
    assert "from the next round on" in text_of(entered)
    await sim.press(BORIS, cup.message, "Leave")
    tournament = await cup.load()
    seated = {player for table in await cup.paired() for player in table}
    assert await cup.player(EVE) in seated
    assert len(seated) == 4
    await cup.manage("Resume")
    old = await sim.send_old_button(f"1/cup-join/{tournament.row.id}/0")
    await sim.assert_refused(sim.press(BORIS, old, "Old"))


async def test_a_paused_tournament_is_not_over_after_its_last_round(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, rounds=1)
    await cup.manage("Pause")
    await cup.play_round()
    assert await cup.phase() is Phase.BETWEEN_ROUNDS
    await cup.manage("Resume")
    assert await cup.phase() is Phase.ENDED

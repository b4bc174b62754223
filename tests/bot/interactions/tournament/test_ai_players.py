"""AI players fill a tournament up, and play on for those who are away."""

from __future__ import annotations

import pytest

from bot.tournaments.held.tables import seat_in
from bot.tournaments.progress import Phase
from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    CATHERINE,
    EIGHT_HOURS,
    EVE,
    MINUTE,
    TournamentDriver,
    pause_before_round_2,
    start_of_four,
)
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, shown_text, text_of

pytestmark = pytest.mark.poll_interval(10 * MINUTE)


async def test_ai_players_fill_the_tables(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(
        sim, settings={"AI players": "Fill up to 6 players"}, tables="3", rounds=1, most=8
    )
    await cup.enter(BORIS, CATHERINE)
    await cup.manage("Start")
    tournament = await cup.load()
    assert len(tournament.progress.players) == 6
    assert sum(who.ai is not None for who in tournament.players.values()) == 4
    assert len({who.name for who in tournament.players.values()}) == 6
    await cup.play_to_end()
    assert (await cup.load()).row.status == "ended"


async def test_an_ai_player_enters_for_somebody_who_leaves_and_goes_for_somebody_who_enters(
    sim: DiscordFixture,
) -> None:
    cup = await pause_before_round_2(sim, settings={"AI players": "Fill up to 4 players"}, late=2)
    await sim.press(BORIS, cup.message, "Leave")
    tournament = await cup.load()
    (newcomer,) = tournament.ai_players()
    assert tournament.progress.phase is Phase.PAIRED
    assert tournament.progress.pairing is not None
    assert tournament.progress.pairing.byes == ()
    assert seat_in(tournament.progress.pairing.tables, newcomer) is not None
    assert tournament.players[newcomer].name in shown_text(cup.message)
    entered = await sim.press(EVE, cup.message, "Enter")
    assert "from the next round on" in text_of(entered)
    await cup.manage("Resume")
    tournament = await cup.load()
    assert newcomer in tournament.progress.left
    eve = await cup.player(EVE)
    assert len(tournament.playing()) == 4
    assert eve in tournament.playing()
    await cup.play_to_end()
    assert len((await cup.load()).progress.standings) == 6


async def test_who_vanishes_among_ai_players_holds_nobody_up(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(
        sim, settings=EIGHT_HOURS | {"AI players": "Fill up to 4 players"}, rounds=3, most=4
    )
    await cup.enter(BORIS)
    await cup.manage("Start")
    for _ in range(6):
        await sim.env.advance_time(9 * HOUR)
    tournament = await cup.load()
    boris = await cup.player(BORIS)
    assert tournament.is_over
    assert [each.scores().get(boris) for each in tournament.progress.played] == [0, 0, None]
    assert boris in tournament.progress.left, "out after two tables in a row"


async def test_the_end_of_a_table_says_who_has_lost_because_an_ai_played_on(
    sim: DiscordFixture,
) -> None:
    cup = await start_of_four(sim, settings=EIGHT_HOURS, rounds=1)
    await sim.press(BORIS, cup.message, "Leave")
    await sim.env.advance_time(9 * HOUR)
    await cup.play_round()
    tournament = await cup.load()
    (played,) = tournament.progress.played
    told = [shown_text(message) for thread in sim.channel.threads for message in thread.history()]
    for table in played.tables:
        absent = [player for player in table.players if player in table.absent]
        names = " and ".join(tournament.players[player].name for player in absent)
        verb = "comes" if len(absent) == 1 else "come"
        line = f"In the tournament, {names} {verb} last at this table"
        assert any(line in text for text in told)
    boris = await cup.player(BORIS)
    assert any(boris in table.absent for table in played.tables)


async def test_the_end_of_a_table_says_nothing_of_those_who_played_it(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim, rounds=1)
    await cup.play_round()
    told = [shown_text(message) for thread in sim.channel.threads for message in thread.history()]
    assert any("wins" in text for text in told)
    assert not any("In the tournament" in text for text in told)

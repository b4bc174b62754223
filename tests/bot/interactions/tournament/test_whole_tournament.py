"""Tournaments from the command to the end, through commands and buttons."""

from __future__ import annotations

import re

import pytest

from bot.tournaments.progress import Phase
from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    CATHERINE,
    DMITRI,
    EVE,
    ORGANISER,
    TournamentDriver,
    start_of_four,
)
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, text_of

pytestmark = pytest.mark.poll_interval(12 * HOUR)


@pytest.mark.parametrize(("kind", "rounds"), [("knock-out", [2, 1]), ("round-robin", [2, 2, 2])])
async def test_the_other_formats_are_played_to_their_end(
    sim: DiscordFixture, kind: str, rounds: list[int]
) -> None:
    cup = await start_of_four(sim, format=kind)
    await cup.play_to_end()
    played = (await cup.load()).progress.played
    assert [len(each.tables) for each in played] == rounds
    assert "wins the tournament." in cup.texts()[-1]
    shown = await sim.private_reply(BORIS, "nevsky tournament show")
    bracket = [line for line in shown.splitlines() if re.match(r"Round \d", line)]
    assert [line.count("**") // 2 for line in bracket] == ([2, 1] if kind == "knock-out" else [])


async def test_four_people_play_a_swiss_tournament_to_its_end(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, rounds=2, most=4)
    await cup.enter(ORGANISER, BORIS, CATHERINE, DMITRI)
    assert "The tournament has started" in await cup.manage("Start")
    assert await cup.phase() is Phase.ROUND
    assert len(await cup.games()) == 2
    await cup.play_round()
    assert (await cup.load()).round_number == 2
    await cup.play_to_end()
    tournament = await cup.load()
    assert tournament.row.status == "ended"
    assert len(tournament.progress.played) == 2
    winner = tournament.players[tournament.progress.standings()[0].player].name
    assert f"{winner} wins the tournament." in cup.texts()[-1]
    shown = text_of(await sim.slash(EVE, "nevsky tournament show"))
    assert f"1. {winner}" in shown
    profile = await sim.private_reply(ORGANISER, "nevsky profile")
    place = tournament.place_of(sim.people[ORGANISER].id)
    assert f"Tournament “Winter Cup”: place {place} of 4" in profile

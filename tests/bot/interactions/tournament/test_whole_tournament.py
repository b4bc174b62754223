"""Tournaments from the command to the end, through commands and buttons."""

from __future__ import annotations

import re

import pytest

from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    CATHERINE,
    TournamentDriver,
    start_of_four,
)
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture

pytestmark = pytest.mark.poll_interval(12 * HOUR)


@pytest.mark.parametrize(
    ("kind", "rounds"), [("swiss", [2, 2]), ("knock-out", [2, 1]), ("round-robin", [2, 2, 2])]
)
async def test_each_format_is_played_to_its_end(
    sim: DiscordFixture, kind: str, rounds: list[int]
) -> None:
    cup = await start_of_four(sim, format=kind)
    await cup.play_to_end()
    tournament = await cup.load()
    assert tournament.row.status == "ended"
    assert [len(each.tables) for each in tournament.progress.played] == rounds
    winner = tournament.players[tournament.progress.standings[0].player].name
    assert f"{winner} wins the tournament." in cup.texts()[-1]
    shown = await sim.private_reply(BORIS, "nevsky tournament show")
    assert rf"1\. {winner}" in shown or kind == "knock-out"
    bracket = [line for line in shown.splitlines() if re.match(r"Round \d", line)]
    assert [line.count("**") // 2 for line in bracket] == ([1, 2] if kind == "knock-out" else [])


async def test_two_people_and_fourteen_ai_players_reach_the_end(sim: DiscordFixture) -> None:
    """One person drops out, the bot is restarted, and the other person vanishes in the end."""
    cup = await TournamentDriver.open(
        sim,
        settings={
            "AI players": "Fill up to 16 players",
            "AI level": "Easy",
            "Pace": "8 hours a move",
        },
        tables="3-4",
        rounds=4,
        most=16,
    )
    await cup.enter(BORIS, CATHERINE)
    await cup.manage("Start")
    await cup.play_round_of_people()
    await sim.press(CATHERINE, cup.message, "Leave")
    await cup.play_round_of_people()
    await sim.restart()
    await cup.play_round_of_people()
    for _ in range(3):
        await sim.env.advance_time(9 * HOUR)
    tournament = await cup.load()
    assert tournament.row.status == "ended"
    played = tournament.progress.played
    assert [len(each.scores()) for each in played] == [16, 16, 15, 15]
    assert not any(each.byes for each in played)
    boris, catherine = (tournament.player_of(sim.people[who].id) for who in (BORIS, CATHERINE))
    assert played[1].scores()[str(catherine)] == 0
    assert str(catherine) not in played[2].scores()
    assert played[3].scores()[str(boris)] == 0
    titles = [text.splitlines()[0] for text in cup.texts()]
    assert len(titles) == len(set(titles)) == 6, "one message a tournament, a round, and the end"

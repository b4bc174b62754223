"""What history and profile tell of tournaments."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.interactions.history import tournament_record
from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    EVE,
    FOUR,
    MINUTE,
    ORGANISER,
    TournamentDriver,
    start_of_four,
)
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.quick_games import abandon_game, start_game

pytestmark = pytest.mark.poll_interval(10 * MINUTE)


async def place_of(cup: TournamentDriver, who: int) -> int:
    place = (await cup.load()).place_of(cup.sim.people[who].id)
    assert place is not None
    return place


async def test_history_names_the_tournament_of_a_game_and_once_it_is_over_the_place(
    sim: DiscordFixture,
) -> None:
    await abandon_game(sim, await start_game(sim, sim.ui.name, channel_id=77))
    cup = await start_of_four(sim)
    await cup.play_round()
    _, *lines = (await sim.private_reply(BORIS, "nevsky history")).splitlines()
    named = [line for line, after in pairwise(lines) if after == "Tournament “Winter Cup”"]
    assert len(lines) == 3
    assert len(named) == 1
    assert "place" in named[0], "the other game has ended without a winner, and is not of it"
    await cup.play_to_end()
    lines = (await sim.private_reply(BORIS, "nevsky history")).splitlines()
    place = await place_of(cup, BORIS)
    assert lines.count(f"Tournament “Winter Cup”: place {place} of 4") == 2


async def test_profile_counts_tournaments_podiums_and_wins_and_names_the_latest(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = dict[int, list[int]]((who, []) for who in FOUR)
    for name in ("Winter Cup", "Spring Cup"):
        cup = await start_of_four(sim, rounds=1, name=name)
        await cup.play_to_end()
        for who in FOUR:
            places[who].insert(0, await place_of(cup, who))
    for who, (spring, winter) in places.items():
        lines = (await sim.private_reply(who, "nevsky profile")).splitlines()
        podiums = sum(place <= 3 for place in (spring, winter))
        wins = (spring, winter).count(1)
        assert lines[-3:] == [
            f"2 tournaments: {podiums} on the podium, {wins} won",
            f"Tournament “Spring Cup”: place {spring} of 4",
            f"Tournament “Winter Cup”: place {winter} of 4",
        ]
    monkeypatch.setattr(tournament_record, "MAX_LISTED", 1)
    lines = (await sim.private_reply(ORGANISER, "nevsky profile")).splitlines()
    assert lines[-2].startswith("2 tournaments: ")
    assert lines[-1].startswith("Tournament “Spring Cup”: place ")


async def test_a_tournament_that_goes_on_is_not_counted(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim)
    await cup.play_round()
    assert "ournament" not in await sim.private_reply(BORIS, "nevsky profile")
    assert "ournament" not in await sim.private_reply(EVE, "nevsky history")

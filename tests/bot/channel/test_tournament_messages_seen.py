"""Which pictures the messages of a tournament have, as people see them on Discord."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    EVE,
    MINUTE,
    TournamentDriver,
    start_of_four,
)
from tests.support.example_game import register_every_example  # noqa: F401
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.storage.sqlite import execute_inside

pytestmark = pytest.mark.poll_interval(10 * MINUTE)


def pictures(message: Any) -> list[str]:
    return [file.filename for file in message.attachments]


def pictures_in_channel(cup: TournamentDriver) -> list[list[str]]:
    """The pictures of the messages in the channel, from the first."""
    return [pictures(message) for message in cup.sim.public_messages]


async def test_a_knock_out_shows_its_bracket_after_each_round_and_on_request(
    sim: DiscordFixture,
) -> None:
    cup = await start_of_four(sim, format="knock-out")
    shown = await sim.slash(BORIS, "nevsky tournament show")
    assert pictures(shown.response) == ["bracket.png"], "there are no standings yet"
    await cup.play_round()
    await cup.settle()
    assert pictures_in_channel(cup) == [[], ["bracket.png"], []]
    shown = await sim.slash(BORIS, "nevsky tournament show")
    assert pictures(shown.response) == ["bracket.png", "standings.png"]
    (bracket, _) = shown.response.attachments
    assert str(bracket.description).startswith("Winter Cup\nFinal: ")


async def test_a_swiss_tournament_shows_its_standings_after_each_round_and_on_request(
    sim: DiscordFixture,
) -> None:
    cup = await start_of_four(sim)
    await cup.play_round()
    await cup.settle()
    assert pictures_in_channel(cup) == [[], ["standings.png"], []]
    shown = await sim.slash(BORIS, "nevsky tournament show")
    assert pictures(shown.response) == ["standings.png"]


@pytest.mark.parametrize(
    ("kind", "label"),
    [
        ("knock-out", "Replay of the final"),
        ("swiss", "Replay of the winner’s last table"),
    ],
)
async def test_the_end_shows_the_podium_and_leads_to_the_replay_of_the_last_table(
    sim: DiscordFixture, kind: str, label: str
) -> None:
    cup = await start_of_four(sim, format=kind)
    await cup.play_to_end()
    end = cup.sim.public_messages[-1]
    assert pictures(end) == ["podium.png"]
    assert button_labels(end) == ["Standings", label]
    tournament = await cup.load()
    progress = tournament.progress
    winner = tournament.players[progress.standings[0].player].name
    assert str(end.attachments[0].description).startswith(f"Winter Cup\n1. {winner}")
    replay = await sim.press(EVE, end, label)
    assert "Before the first move" in text_of(replay), "also for someone who did not play"
    (replayed,) = {each.game_id for each in custom_ids_of(replay.response) if each.verb == "replay"}
    games = await sim.bot.runtime.store.tournament_games(tournament.row.id)
    last = max((game for game in games if game.game_id == replayed), key=lambda game: game.round)
    assert last.round == len(progress.played)
    assert progress.standings[0].player in progress.played[-1].tables[last.number].players


async def test_the_replay_of_a_table_is_for_the_channel_of_its_tournament_only(
    sim: DiscordFixture,
) -> None:
    cup = await start_of_four(sim, rounds=1)
    await cup.play_to_end()
    await execute_inside(sim.bot.runtime.store, "UPDATE tournament SET channel_id = 99")
    (_, label) = button_labels(cup.sim.public_messages[-1])
    refusal = text_of(await sim.press(EVE, cup.sim.public_messages[-1], label))
    assert refusal.startswith("That game was played in another channel")

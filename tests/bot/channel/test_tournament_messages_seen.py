"""Which pictures the messages of a tournament have, as people see them on Discord."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    MINUTE,
    TournamentDriver,
    start_of_four,
)
from tests.support.simulated_discord.fixture import DiscordFixture

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
    assert pictures_in_channel(cup) == [[], ["bracket.png"], []]
    shown = await sim.slash(BORIS, "nevsky tournament show")
    assert pictures(shown.response) == ["bracket.png", "standings.png"]
    (bracket, _) = shown.response.attachments
    assert bracket.description.startswith("Winter Cup\nFinal: ")


async def test_a_swiss_tournament_shows_its_standings_after_each_round_and_on_request(
    sim: DiscordFixture,
) -> None:
    cup = await start_of_four(sim)
    await cup.play_round()
    assert pictures_in_channel(cup) == [[], ["standings.png"], []]
    shown = await sim.slash(BORIS, "nevsky tournament show")
    assert pictures(shown.response) == ["standings.png"]

"""What everybody can ask of a tournament: standings, rules, and files."""

from __future__ import annotations

import json
import secrets

import pytest

from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    EVE,
    FOUR,
    MINUTE,
    TournamentDriver,
    start_of_four,
)
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of

pytestmark = pytest.mark.poll_interval(10 * MINUTE)


async def test_standings_show_ones_own_place_and_table(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim)
    threads = {game.channel_id for game in await cup.games()}
    shown = await sim.private_reply(BORIS, "nevsky tournament show")
    assert any(f"Your table: <#{channel}>" in shown for channel in threads)
    assert "There are no standings before the first round is over." in shown
    await cup.play_round()
    shown = await sim.private_reply(BORIS, "nevsky tournament show", tournament="winter cup")
    assert "Opponents" in shown
    assert "Opponents" not in await sim.private_reply(EVE, "nevsky tournament show")


async def test_rules_are_one_press_away_and_lead_back(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, most=4)
    shown = await sim.press(EVE, cup.message, "Standings")
    rules = await sim.press(EVE, shown.response, "How it goes")
    assert "share of your opponents" in text_of(rules)
    (back,) = button_labels(rules.response)
    assert "Winter Cup" in text_of(await sim.press(EVE, rules.response, back))


async def test_a_tournament_is_a_file_with_names_and_without_ids(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # In this deal nobody shares a place.
    monkeypatch.setattr(secrets, "randbits", lambda bits: 5)
    cup = await start_of_four(sim, rounds=1, game="hammer")
    await cup.play_to_end()
    shown = await sim.slash(EVE, "nevsky tournament show")
    labels = button_labels(shown.response)
    as_json = await sim.press(EVE, shown.response, "As JSON")
    (file,) = as_json.response.attachments
    content = await file.read()
    value = json.loads(content)
    assert [line["place"] for line in value["standings"]] == [1, 2, 3, 4]
    assert len(value["rounds"][0]["tables"]) == 2
    for who in FOUR:
        assert str(sim.people[who].id).encode() not in content
    assert "As CSV" in labels

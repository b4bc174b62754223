"""Random presses by anybody: each is answered in words, and the tournament stays whole."""

from __future__ import annotations

from random import Random

import pytest

from bot.interactions.routes import FORMS, ROUTES
from tests.bot.interactions.tournament.tournament_driver import (
    FOUR,
    MINUTE,
    TournamentDriver,
    start_of_four,
)
from tests.programs.fuzz import odd_values
from tests.support.simulated_discord.fixture import OUR_FAULT, DiscordFixture, text_of

pytestmark = pytest.mark.poll_interval(600 * MINUTE)

PRESSES = 60

VERBS = [verb for verb in ROUTES if verb.startswith("cup")]

DEEDS = ("start", "ask-here", "pause", "resume", "take-back", "extend", "end", "nothing")


def path(rng: Random) -> tuple[str, ...]:
    known = rng.choice((*DEEDS, "p1", "p4", "p99", "0", "-1", "999", "json", "csv", "entry"))
    odd = odd_values.text(rng, 20).replace("/", "") or "x"
    return rng.choice(((), (known,), (odd,), (known, odd)))


async def press_at_random(sim: DiscordFixture, tournament_id: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(PRESSES):
        verb, who = rng.choice(VERBS), rng.randrange(len(sim.people))
        number = tournament_id if rng.random() < 0.9 else rng.choice((0, 1, 2**61))
        custom_id = "/".join((f"1/{verb}/{number}/{rng.randrange(9)}", *path(rng)))[:100]
        result = await sim.press(who, await sim.send_old_button(custom_id), "Old")
        said = text_of(result)
        assert said.strip(), custom_id
        assert said != OUR_FAULT, custom_id
        assert result.response.ephemeral, custom_id


def test_every_form_is_known() -> None:
    assert len(VERBS) >= 12
    assert {verb for verb in FORMS if verb.startswith("cup")} == {"cup-settings", "cup-variants"}


async def test_before_the_start(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, most=4, rounds=1)
    await cup.enter(*FOUR)
    await press_at_random(sim, (await cup.load()).row.id, seed=1)
    tournament = await cup.load()
    assert len(set(tournament.progress.entered)) == len(tournament.progress.entered)
    assert set(tournament.progress.entered) <= set(tournament.players)


async def test_while_a_round_is_played(sim: DiscordFixture) -> None:
    cup = await start_of_four(sim)
    await press_at_random(sim, (await cup.load()).row.id, seed=2)
    tournament = await cup.load()
    assert tournament.progress.lots is not None
    assert set(tournament.progress.left) <= set(tournament.progress.lots)
    games = await cup.games()
    assert len({(game.round, game.number) for game in games}) == len(games) == 2

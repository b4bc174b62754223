"""Private events are narrated once in the player's next private answer, and in the log."""

from __future__ import annotations

import pytest

from bot.table.table import Table
from tests.examples.council.engine.cards import KINDS
from tests.examples.council.tests.bot.council_moves import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    STRANGER,
    give,
    lay,
    state_of,
)
from tests.support.simulated_discord.fixture import DiscordFixture


@pytest.fixture
async def gifts(sim: DiscordFixture, table: Table) -> list[str]:
    """Have Catherine decide last, and return the sentences about what each player was given."""
    for who in (ANNA, BORIS):
        await give(sim, who)
    chosen = [state_of(table).players[who].giving for who in (ANNA, BORIS)]
    chosen.append(tuple(state_of(table).players[CATHERINE].hand[:2]))
    return [
        f"{giver} gives {receiver}: {', '.join(KINDS[card].capitalize() for card in cards or ())}."
        for giver, receiver, cards in zip(
            ("Žofie", "Boris", "Catherine"), ("Boris", "Catherine", "Žofie"), chosen, strict=True
        )
    ]


BY_ANNA, BY_BORIS, BY_CATHERINE = PLAYERS


async def test_last_player_to_decide_is_told_what_was_revealed(
    sim: DiscordFixture, gifts: list[str]
) -> None:
    said = (await give(sim, CATHERINE)).splitlines()
    assert said[0].startswith("You choose to give")
    assert said[1:3] == [gifts[BY_BORIS], gifts[BY_CATHERINE]]


async def test_other_players_are_told_once_in_their_next_private_answer(
    sim: DiscordFixture, gifts: list[str]
) -> None:
    await give(sim, CATHERINE)
    said = (await lay(sim, ANNA)).splitlines()
    assert said[:2] == [gifts[BY_ANNA], gifts[BY_CATHERINE]]
    assert said[2].startswith("You lay")
    again = await lay(sim, ANNA)
    assert not any(gift in again for gift in gifts), "only once"


async def test_private_news_survives_a_restart(sim: DiscordFixture, gifts: list[str]) -> None:
    await give(sim, CATHERINE)
    await sim.restart()
    assert gifts[BY_ANNA] in await sim.private_reply(BORIS, "council lay")
    await sim.restart()
    assert gifts[BY_ANNA] not in await sim.private_reply(BORIS, "council lay")


async def test_log_shows_each_player_their_own_private_events(
    sim: DiscordFixture, gifts: list[str]
) -> None:
    await give(sim, CATHERINE)
    own = {
        ANNA: {BY_ANNA, BY_CATHERINE},
        BORIS: {BY_ANNA, BY_BORIS},
        CATHERINE: {BY_BORIS, BY_CATHERINE},
        STRANGER: set[int](),
    }
    for who, known in own.items():
        for _ in range(2):
            lines = (await sim.private_reply(who, "council show log")).splitlines()
            assert {place for place, gift in enumerate(gifts) if gift in lines} == known


async def test_secret_decisions_are_not_in_other_players_logs(
    sim: DiscordFixture, table: Table
) -> None:
    await give(sim, ANNA)
    assert "You choose to give" in await sim.private_reply(ANNA, "council show log")
    for who in (BORIS, CATHERINE, STRANGER):
        assert await sim.private_reply(who, "council show log") == "Nothing has happened yet."

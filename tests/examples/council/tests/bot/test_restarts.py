"""Restarts during simultaneous decisions: nothing is lost or announced twice."""

from __future__ import annotations

import pytest

from tests.examples.council.tests.bot.council_moves import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    done,
    dump_of,
    give,
    lay,
    play_until_building,
    state_of,
)
from tests.support.simulated_discord.fixture import DiscordFixture


@pytest.fixture(autouse=True)
async def start_game(sim: DiscordFixture) -> None:
    await sim.start(PLAYERS, SEED)


async def test_restart_between_two_steps_loses_nothing(sim: DiscordFixture) -> None:
    await play_until_building(sim)
    await lay(sim, ANNA)
    await lay(sim, BORIS)
    await done(sim, BORIS)
    before, shown = dump_of(await sim.table()), sim.last_message
    await sim.restart()
    table = await sim.table()
    assert dump_of(table) == before
    assert table.acting_seats == (ANNA, CATHERINE)
    assert sim.last_message.id == shown.id, "there is nothing new to announce"
    assert (await lay(sim, ANNA)).startswith("You lay")
    assert "taken back your last action" in await sim.private_reply(ANNA, "council undo")
    assert dump_of(table) == before
    await done(sim, ANNA)
    await done(sim, CATHERINE)
    assert state_of(table).flood is not None or table.row.status == "over"


@pytest.mark.parametrize("deciders", [(ANNA,), (ANNA, CATHERINE), (CATHERINE, BORIS, ANNA)])
async def test_unannounced_decision_is_announced_after_a_restart(
    sim: DiscordFixture, deciders: tuple[int, ...]
) -> None:
    """The decisions are stored, but Discord rejects all messages until the bot has stopped."""
    messages = f"/channels/{sim.channel.id}/messages"
    edits = min(len(deciders), 2)
    sim.env.inject_error("PATCH", f"{messages}/*", status=503, times=edits)
    if len(deciders) > edits:
        sim.env.inject_error("POST", messages, status=503)
    for who in deciders:
        said = await give(sim, who)
        assert said.startswith("You choose to give")
    before = dump_of(await sim.table())
    await sim.restart()
    table = await sim.table()
    assert dump_of(table) == before
    assert table.row.announced_ply == table.row.ply
    assert table.acting_seats == (PLAYERS if len(deciders) == 3 else _without(deciders))
    thinking = sim.last_message.content
    named = {"Žofie": ANNA, "Boris": BORIS, "Catherine": CATHERINE}
    shown = {who for name, who in named.items() if name in thinking}
    called = {who for who in PLAYERS if sim.people[who].mention in thinking}
    assert shown | called == set(table.acting_seats)
    assert len(sim.public_messages) == (3 if len(deciders) == 3 else 2)


def _without(deciders: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(who for who in PLAYERS if who not in deciders)

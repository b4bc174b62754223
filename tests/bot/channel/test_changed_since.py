"""The picture of the turn marks what its recap is about; its alt text says the same."""

from __future__ import annotations

from bot.table.table import Table
from tests.support.simulated_discord.fixture import DiscordFixture, text_of
from tests.support.simulated_discord.saint_petersburg import (
    BORIS,
    CATHERINE,
    PLAYERS,
    STRANGER,
    ZOFIE,
    all_move,
    finish_game,
)

LEAD = "What’s new:"
"""The picture of the turn is for everybody, not only for who is asked."""

OWN_LEAD = "Since your last move:"


def changes(sim: DiscordFixture) -> str:
    """Return what the alt text of the turn's picture says before whose turn it is."""
    alt = str(sim.last_message.attachments[0].description)
    return alt[: alt.index("It’s ")].strip()


async def test_changes_begin_after_the_last_move_of_whoever_is_asked(
    sim: DiscordFixture, table: Table
) -> None:
    assert changes(sim) == ""
    await all_move(sim)
    assert changes(sim) == (
        f"{LEAD} Žofie took: Lumberjack (in hand). Boris took: Lumberjack (in hand)."
    )
    await sim.slash(CATHERINE, "stpete pass")
    assert changes(sim) == f"{LEAD} Boris took: Lumberjack (in hand)."
    alt = str(sim.last_message.attachments[0].description)
    assert alt.count("Passed: Catherine.") == 1, "once for the change and for how things are"


async def test_reposted_picture_marks_the_same(sim: DiscordFixture, table: Table) -> None:
    await all_move(sim)
    before = changes(sim)
    await sim.people[ZOFIE].send(sim.channel, "chat")
    await sim.slash(ZOFIE, "stpete show board")
    assert changes(sim) == before
    await sim.restart()
    await sim.slash(ZOFIE, "stpete show board")
    assert changes(sim) == before


async def test_undone_moves_changed_nothing(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    assert "Catherine bought: Gold Miner (in play)." in changes(sim)
    await sim.slash(CATHERINE, "stpete undo")
    assert changes(sim) == ""


async def test_changes_include_those_of_a_phase_that_has_ended(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    for who in (ZOFIE, BORIS, CATHERINE):
        await sim.slash(who, "stpete pass")
    assert "New in the upper row: " in changes(sim)


async def test_private_look_marks_what_changed_since_the_viewers_own_move(
    sim: DiscordFixture, table: Table
) -> None:
    await all_move(sim)
    path = f"/channels/{sim.channel.id}/messages"
    sim.env.inject_error("POST", path, status=500, times=None)
    await sim.slash(CATHERINE, "stpete pass")
    shown = await sim.slash(ZOFIE, "stpete show board")
    alt = str(sim.files_of(shown.response)[0].description)
    moves = "Boris took: Lumberjack (in hand)."
    assert alt.startswith(f"{OWN_LEAD} {moves} It’s")
    watched = await sim.slash(STRANGER, "stpete show board")
    assert str(sim.files_of(watched.response)[0].description).startswith("It’s")
    sim.env.backend.faults.clear()


async def test_replay_marks_what_each_step_changed(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await finish_game(sim, table, PLAYERS)
    panel = await sim.press(STRANGER, sim.last_message, "Replay")
    assert str(sim.files_of(panel.response)[0].description).startswith("It’s")
    panel = await sim.press(STRANGER, panel.response, "Next")
    assert "Catherine buys a Gold Miner" in text_of(panel)
    alt = str(sim.files_of(panel.response)[0].description)
    assert alt.startswith("In this step: Catherine bought: Gold Miner (in play).")

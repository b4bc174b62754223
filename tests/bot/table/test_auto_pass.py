"""Auto-pass: passing for the rest of the phase, revoked by the same button, and its end."""

from __future__ import annotations

from bot.table.move_log import MoveKind
from bot.table.table import Table
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.saint_petersburg import CATHERINE, PLAYERS, state_of

REST = {"rest-of-phase": True}


async def let_others_act(sim: DiscordFixture) -> None:
    """Have Žofie and Boris act, so that it is Catherine's turn again."""
    await sim.slash(0, "stpete take", card="Lumberjack")
    await sim.slash(1, "stpete take", card="Lumberjack")


async def test_auto_pass_is_set_and_revoked_by_a_button_after_a_pass(
    sim: DiscordFixture, table: Table
) -> None:
    pass_reply = await sim.press(CATHERINE, sim.last_message, "Pass")
    assert button_labels(pass_reply.response) == ["Undo", "Auto-pass this phase", "My hand"]
    auto_pass_reply = await sim.press(CATHERINE, pass_reply.response, "Auto-pass this phase")
    assert "this phase" in text_of(auto_pass_reply)
    assert button_labels(auto_pass_reply.response) == ["Stop auto-passing", "My hand"]
    await let_others_act(sim)
    assert await sim.seats_of_moves(table, MoveKind.AUTOMATIC_ACTION) == [CATHERINE]
    play_on_reply = await sim.press(CATHERINE, auto_pass_reply.response, "Stop auto-passing")
    assert "Auto-pass is off" in text_of(play_on_reply)
    await sim.slash(0, "stpete take", card="Shepherd")
    await sim.slash(1, "stpete take", card="Shepherd")
    assert await sim.player_to_act(PLAYERS) == CATHERINE
    assert await sim.seats_of_moves(table, MoveKind.AUTOMATIC_ACTION) == [CATHERINE]


async def test_auto_pass_survives_a_restart_and_ends_with_the_phase(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.slash(CATHERINE, "stpete pass", **REST)
    await sim.restart()
    await let_others_act(sim)
    table = await sim.table()
    assert await sim.seats_of_moves(table, MoveKind.AUTOMATIC_ACTION) == [CATHERINE]
    for who in (0, 1):
        await sim.slash(who, "stpete pass")
    assert state_of(table).phase.label == "building"
    assert all(seat.intent is None for seat in table.seats)
    assert all(seat.intent is None for seat in await sim.bot.runtime.store.seats(table.row.id))


async def test_auto_pass_button_of_an_earlier_phase_is_stale(
    sim: DiscordFixture, table: Table
) -> None:
    pass_reply = await sim.press(CATHERINE, sim.last_message, "Pass")
    for who in (0, 1):
        await sim.slash(who, "stpete pass")
    assert state_of(table).phase.label == "building"
    press = sim.press(CATHERINE, pass_reply.response, "Auto-pass this phase")
    assert "moved on" in await sim.assert_refused(press)
    assert all(seat.intent is None for seat in table.seats)


async def test_unrequested_auto_pass_cannot_be_revoked(sim: DiscordFixture, table: Table) -> None:
    request = sim.slash(CATHERINE, "stpete pass", **{"rest-of-phase": False})
    assert "Auto-pass is off" in await sim.assert_refused(request)

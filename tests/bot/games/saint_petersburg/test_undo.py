"""Undo after a card was drawn with the Observatory."""

from __future__ import annotations

from bot.table.table import Table
from engine.games.saint_petersburg.cards import Phase, card_number
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.saint_petersburg import CATHERINE, state_of


async def test_action_after_the_draw_can_be_undone_but_not_the_draw(
    sim: DiscordFixture, table: Table
) -> None:
    state = state_of(table)
    state.phase = Phase.BUILDING
    state.players[CATHERINE].in_play[card_number("observatory")] = 1
    await sim.store_state(table)
    reply = await sim.slash(CATHERINE, "stpete observatory", stack="workers")
    assert "You draw" in text_of(reply)
    assert button_labels(reply.response) == ["Buy", "Take", "Discard", "My hand", "Hint"], (
        "the draw is followed by the next question at once"
    )
    before = await sim.stored_state()
    await sim.slash(CATHERINE, "stpete discard")
    await sim.slash(CATHERINE, "stpete undo")
    assert await sim.stored_state() == before
    refusal = await sim.assert_refused(sim.slash(CATHERINE, "stpete undo"))
    assert "hidden has been revealed" in refusal

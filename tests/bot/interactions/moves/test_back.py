"""Back in nested choice menus, and the next question right after a move."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.table import Table
from engine.games.saint_petersburg.cards import card_number
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.saint_petersburg import CATHERINE, PLAYERS, SEED, state_of

MOVES = ["Buy", "Take", "Pass", "Auto-pass this phase"]
"""Catherine's kinds of moves: there is no card in her hand to play."""


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    """Catherine can buy a Bank in place of one of two buildings."""
    table = await sim.start(PLAYERS, SEED)
    player = state_of(table).players[CATHERINE]
    player.in_play[card_number("market")] = player.in_play[card_number("library")] = 1
    state_of(table).upper.append(card_number("bank"))
    await sim.store_state(table)
    return table


async def displace_menu(sim: DiscordFixture) -> Any:
    """The menu of what the Bank displaces, two choices into a move."""
    panel = (await sim.press(CATHERINE, sim.last_message, "Buy")).response
    bank = next(label for label in button_labels(panel) if label.startswith("Bank"))
    return (await sim.press(CATHERINE, panel, bank)).response


async def test_back_undoes_one_choice_at_a_time(sim: DiscordFixture, table: Table) -> None:
    before = await sim.visible_state()
    menu = await displace_menu(sim)
    cards = await sim.press(CATHERINE, menu, "Back")
    assert any(label.startswith("Bank") for label in button_labels(cards.response))
    moves = await sim.press(CATHERINE, cards.response, "Back")
    assert button_labels(moves.response) == [*MOVES, "My hand", "Hint"], "no choice is left"
    assert await sim.visible_state() == before


async def test_back_never_makes_a_move(sim: DiscordFixture, table: Table) -> None:
    """A Back button whose id names a complete move goes back to the first menu."""
    path = "take/shepherd.upper"
    back_button = await sim.send_old_button(f"1/ask/{table.row.id}/{table.row.ply}/{path}")
    before = await sim.visible_state()
    answer = await sim.press(CATHERINE, back_button, "Old")
    assert button_labels(answer.response) == [*MOVES, "My hand", "Hint"]
    assert await sim.visible_state() == before


async def test_back_is_stale_after_the_turn(sim: DiscordFixture, table: Table) -> None:
    menu = await displace_menu(sim)
    await sim.slash(CATHERINE, "stpete pass")
    assert "moved on" in await sim.assert_refused(sim.press(CATHERINE, menu, "Back"))


async def test_cancel_of_an_older_version_drops_the_whole_move(
    sim: DiscordFixture, table: Table
) -> None:
    cancel_button = await sim.send_old_button(f"1/cancel/{table.row.id}/{table.row.ply}")
    before = await sim.visible_state()
    answer = await sim.press(CATHERINE, cancel_button, "Old")
    assert text_of(answer).startswith("Cancelled.")
    assert button_labels(answer.response)[: len(MOVES)] == MOVES
    assert await sim.visible_state() == before


async def test_undo_reply_has_the_move_menu(sim: DiscordFixture, table: Table) -> None:
    pass_reply = await sim.slash(CATHERINE, "stpete pass")
    undo_reply = await sim.press(CATHERINE, pass_reply.response, "Undo")
    assert button_labels(undo_reply.response) == [*MOVES, "My hand", "Hint"]


async def test_reply_has_the_move_menu_if_the_player_stays_on_turn(sim: DiscordFixture) -> None:
    """A solo player always stays on turn; the reply does not say that it is their turn."""
    await sim.start((0,), SEED)
    panel = await sim.press(0, sim.last_message, "Take")
    reply = await sim.press(0, panel.response, button_labels(panel.response)[0])
    assert "You take a" in text_of(reply)
    assert text_of(reply).endswith("What would you like to do?")
    assert button_labels(reply.response)[-3:] == ["My hand", "Hint", "Undo"]
    assert button_labels(reply.response)[:3] == ["Buy", "Take", "Play"]
    assert "your turn" not in text_of(reply)
    assert "your turn" not in sim.last_message.content

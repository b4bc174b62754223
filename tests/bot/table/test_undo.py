"""Undo: the state is restored exactly, and the channel is informed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.registry import GAME_UIS
from bot.table.table import Table
from bot.table.undo import undoable_ply
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import (
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    text_of,
)
from tests.support.simulated_discord.quick_games import start_game
from tests.support.simulated_discord.saint_petersburg import CATHERINE, SEED, leave_to_ai, state_of


async def test_undo_restores_the_state(sim: DiscordFixture, table: Table) -> None:
    before, ply, turn = await sim.stored_state(), table.row.ply, sim.last_message
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    assert await sim.stored_state() != before
    assert "taken back your last action" in await sim.private_reply(CATHERINE, "stpete undo")
    assert await sim.stored_state() == before
    assert table.row.ply == ply + 2, "an undo is a move itself"
    content = sim.last_message.content
    assert "Taken back: Catherine buys a Gold Miner for 4." in content
    assert PLAYER_NAMES[CATHERINE] in content.splitlines()[-2]
    assert len(sim.public_messages) == 2
    assert await sim.last_message.attachments[0].read() == await turn.attachments[0].read()
    assert sim.last_message.attachments[0].description == turn.attachments[0].description
    assert {press.ply for press in custom_ids_of(sim.last_message)} == {ply + 2}


async def test_undo_button_undoes_no_other_move(sim: DiscordFixture, table: Table) -> None:
    buy_reply = await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    custom_id = custom_ids_of(buy_reply.response)[0].encoded
    await sim.slash(CATHERINE, "stpete undo")
    await sim.slash(CATHERINE, "stpete take", card="Gold Miner")
    old_button = await sim.send_old_button(custom_id)
    assert "moved on" in await sim.assert_refused(sim.press(CATHERINE, old_button, "Old"))


async def test_buttons_of_an_undone_ply_stay_stale(sim: DiscordFixture, table: Table) -> None:
    turn = sim.last_message
    panel = await sim.press(CATHERINE, turn, "Take")
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.slash(CATHERINE, "stpete undo")
    before = await sim.visible_state()
    press = await sim.press(CATHERINE, panel.response, button_labels(panel.response)[0])
    refusal, *_ = text_of(press).splitlines()
    assert "moved on" in refusal
    assert await sim.visible_state() == before
    pass_button = next(press for press in custom_ids_of(turn) if press.path == ("pass",))
    old_button = await sim.send_old_button(pass_button.encoded)
    assert "moved on" in await sim.assert_refused(sim.press(CATHERINE, old_button, "Old"))


async def test_action_can_be_repeated_and_undone_again(sim: DiscordFixture, table: Table) -> None:
    before = await sim.stored_state()
    for card in ("Gold Miner", "Lumberjack", "Shepherd"):
        await sim.slash(CATHERINE, "stpete buy", card=card)
        await sim.slash(CATHERINE, "stpete undo")
        assert await sim.stored_state() == before
    assert "nothing to take back" in await sim.assert_refused(sim.slash(CATHERINE, "stpete undo"))
    log = await sim.private_reply(CATHERINE, "stpete show log")
    assert "buys" not in log


async def test_consecutive_actions_are_undone_one_by_one(sim: DiscordFixture) -> None:
    table = await sim.start((0, 1), SEED)
    who = await sim.player_to_act((0, 1))
    await sim.slash(1 - who, "stpete pass", **{"rest-of-phase": True})
    before = await sim.stored_state()
    await sim.slash(who, "stpete take", card="Lumberjack")
    between = await sim.stored_state()
    await sim.slash(who, "stpete take", card="Shepherd")
    await sim.slash(who, "stpete undo")
    assert await sim.stored_state() == between
    await sim.slash(who, "stpete undo")
    assert await sim.stored_state() == before
    assert (0, 1)[table.game.to_act(table.state)[0]] == who


async def test_undo_works_after_a_restart(sim: DiscordFixture, table: Table) -> None:
    before = await sim.stored_state()
    buy_reply = await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.restart()
    await sim.press(CATHERINE, buy_reply.response, "Undo")
    assert await sim.stored_state() == before
    assert "Taken back" in sim.last_message.content
    await sim.restart()
    await sim.slash(CATHERINE, "stpete take", card="Gold Miner")
    await sim.slash(CATHERINE, "stpete undo")
    assert await sim.stored_state() == before


async def test_undoing_an_unannounced_move_posts_nothing(sim: DiscordFixture, table: Table) -> None:
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=500)
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    assert table.row.announced_ply < table.row.ply
    await sim.slash(CATHERINE, "stpete undo")
    assert table.row.announced_ply == table.row.ply
    assert "Gold Miner" not in sim.last_message.content
    assert "Taken back" not in sim.last_message.content
    assert len(sim.public_messages) == 2


async def test_undoing_an_auto_pass_revokes_it(sim: DiscordFixture, table: Table) -> None:
    before = await sim.stored_state()
    pass_reply = await sim.press(CATHERINE, sim.last_message, "Auto-pass this phase")
    assert text_of(pass_reply).startswith("You pass.\nAuto-pass is on for the rest of this phase.")
    assert button_labels(pass_reply.response) == ["Undo", "Stop auto-passing", "My hand"]
    await sim.press(CATHERINE, pass_reply.response, "Undo")
    assert await sim.stored_state() == before, "she is asked, and does not pass again automatically"
    assert table.seats[CATHERINE].intent is None


# Refused


async def test_other_players_cannot_undo_a_move(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    for who in (0, 1):
        assert "Catherine" in await sim.assert_refused(sim.slash(who, "stpete undo"))
    assert "not at this table" in await sim.assert_refused(sim.slash(3, "stpete undo"))


async def test_undo_after_the_end_of_a_phase_is_refused(sim: DiscordFixture, table: Table) -> None:
    for who in (CATHERINE, 0):
        await sim.slash(who, "stpete pass")
    pass_reply = await sim.slash(1, "stpete pass")
    assert "Undo" not in button_labels(pass_reply.response)
    assert "phase is over" in await sim.assert_refused(sim.slash(1, "stpete undo"))


async def test_no_undo_is_offered_if_automatic_passes_end_the_phase(
    sim: DiscordFixture, table: Table
) -> None:
    for who in (0, 1):
        await sim.slash(who, "stpete pass", **{"rest-of-phase": True})
    phase = state_of(table).phase
    pass_reply = await sim.slash(CATHERINE, "stpete pass")
    assert state_of(table).phase is not phase
    assert button_labels(pass_reply.response) == ["My hand"]
    assert "phase is over" in await sim.assert_refused(sim.slash(CATHERINE, "stpete undo"))


@pytest.mark.parametrize("name", GAME_UIS)
async def test_undo_is_offered_after_a_move_exactly_if_it_is_possible(
    sim: DiscordFixture, name: str
) -> None:
    table, rng, offers = await start_game(sim, name), Random(3), set[bool]()
    while table.row.status == "running":
        seat = rng.choice(table.acting_seats)
        action = rng.choice(table.game.legal_actions(table.state, seat))
        user_id = table.seats[seat].user_id
        assert user_id is not None
        result = await table.play.submit(user_id, [action], None, 1_000_000 + table.row.ply)
        if table.row.status == "running":
            is_offered = not (result.phase_ended or result.revealed)
            possible_ply = await undoable_ply(table, sim.bot.runtime.store, user_id)
            assert is_offered == (possible_ply == result.ply), action
            offers.add(is_offered)
    assert offers == {True, False}


async def test_action_after_a_substitution_can_be_undone(sim: DiscordFixture, table: Table) -> None:
    await leave_to_ai(sim, 0, "A hard AI")
    before: Any = await sim.stored_state()
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.slash(CATHERINE, "stpete undo")
    assert await sim.stored_state() == before

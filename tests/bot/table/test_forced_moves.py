"""No question without a choice: moves that the table makes for a user who allows it."""

from __future__ import annotations

import pytest

from bot.ai_seats.scheduler import AIScheduler
from bot.table.move_log import MoveKind
from bot.table.preferences import UserSettings
from bot.table.table import Table
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.request_recorder import record_requests
from tests.support.simulated_discord.saint_petersburg import (
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    ZOFIE,
    state_of,
)

OFF = "Make forced moves for me: no"
ON = "Make forced moves for me: yes"


async def allow(sim: DiscordFixture, who: int) -> None:
    """Have a person allow the table to act for them when a single action is left."""
    await sim.change_own_setting(who, OFF)


async def leave_nothing_but_a_pass(sim: DiscordFixture, table: Table, seat: int) -> None:
    """Take a seat's rubles and fill its hand: only its own view shows that it can do nothing."""
    player = state_of(table).players[seat]
    player.rubles, player.hand = 0, [0, 1, 2]
    await sim.store_state(table)


async def allow_zofie_to_pass(sim: DiscordFixture, table: Table) -> None:
    """Let the table act for Žofie, who can do nothing but pass."""
    await allow(sim, ZOFIE)
    await leave_nothing_but_a_pass(sim, table, ZOFIE)


async def test_setting_is_off_and_says_what_it_costs(sim: DiscordFixture) -> None:
    settings = await sim.slash(ZOFIE, "nevsky settings")
    assert OFF in button_labels(settings.response)
    assert "the others may guess" in text_of(settings)
    assert "short of money" in text_of(settings)
    changed = await sim.press(ZOFIE, settings.response, OFF)
    assert ON in button_labels(changed.response)
    changed = await sim.press(ZOFIE, changed.response, ON)
    assert OFF in button_labels(changed.response)


async def test_without_the_setting_a_player_who_can_only_pass_is_asked(
    sim: DiscordFixture, table: Table
) -> None:
    await leave_nothing_but_a_pass(sim, table, ZOFIE)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == ZOFIE
    assert sim.people[ZOFIE].mention in sim.last_message.content


async def test_with_the_setting_the_turn_is_announced_as_always_and_the_pass_is_made(
    sim: DiscordFixture, table: Table
) -> None:
    await allow_zofie_to_pass(sim, table)
    with record_requests() as requests:
        await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == BORIS
    assert await sim.seats_of_moves(table, MoveKind.FORCED_ACTION) == [ZOFIE]
    asked, told = [request.posted for request in requests if request.posted is not None]
    assert asked.startswith("Catherine passes.")
    assert sim.people[ZOFIE].mention in asked
    assert "Žofie passes." in told
    assert sim.people[BORIS].mention in told


async def test_player_before_is_mentioned_again_as_after_any_move(sim: DiscordFixture) -> None:
    table = await sim.start((ZOFIE, BORIS), SEED)
    who = await sim.player_to_act((ZOFIE, BORIS))
    await allow(sim, 1 - who)
    await leave_nothing_but_a_pass(sim, table, 1 - who)
    await sim.slash(who, "stpete take", card="Lumberjack")
    assert await sim.seats_of_moves(table, MoveKind.FORCED_ACTION) == [1 - who]
    assert sim.people[who].mention in sim.last_message.content


async def test_move_that_was_no_choice_cannot_be_taken_back_by_its_player(
    sim: DiscordFixture, table: Table
) -> None:
    await allow_zofie_to_pass(sim, table)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.seats_of_moves(table, MoveKind.FORCED_ACTION) == [ZOFIE]
    await sim.assert_refused(sim.slash(ZOFIE, "stpete undo"))
    assert await sim.player_to_act(PLAYERS) == BORIS


async def test_consent_withdrawn_in_the_pause_counts(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def withdraw(*_: object) -> None:
        settings = UserSettings(acts_if_forced=False).model_dump_json()
        await sim.bot.runtime.store.set_user_settings(sim.people[ZOFIE].id, settings)

    await allow_zofie_to_pass(sim, table)
    monkeypatch.setattr(AIScheduler, "_pause", withdraw)
    sim.bot.runtime.ai_scheduler._no_delay = False
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == ZOFIE


async def test_with_the_setting_a_player_with_a_choice_is_asked(
    sim: DiscordFixture, table: Table
) -> None:
    await allow_zofie_to_pass(sim, table)
    state_of(table).players[ZOFIE].hand = [0]
    await sim.store_state(table)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == ZOFIE, "she can take a card"


async def test_setting_of_one_player_is_none_of_another(sim: DiscordFixture, table: Table) -> None:
    await allow(sim, BORIS)
    await leave_nothing_but_a_pass(sim, table, ZOFIE)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == ZOFIE


async def test_without_rubles_the_pub_is_declined(sim: DiscordFixture) -> None:
    table = await sim.start((ZOFIE, BORIS), SEED)
    who = await sim.player_to_act((ZOFIE, BORIS))
    other = 1 - who
    await allow(sim, other)
    state = state_of(table)
    state.pub_owners, state.players[other].rubles = [who, other], 0
    await sim.store_state(table)
    await sim.slash(who, "stpete pub", points=0)
    assert await sim.seats_of_moves(table, MoveKind.FORCED_ACTION) == [other]
    assert state_of(table).pub_owners == []


async def test_move_goes_back_when_the_player_before_undoes(
    sim: DiscordFixture, table: Table
) -> None:
    await allow_zofie_to_pass(sim, table)
    before = await sim.stored_state()
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == BORIS
    await sim.slash(CATHERINE, "stpete undo")
    assert await sim.stored_state() == before


async def test_pending_move_is_made_after_a_restart(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await allow_zofie_to_pass(sim, table)
    with monkeypatch.context() as patch:
        patch.setattr(sim.bot.runtime.ai_scheduler, "schedule", lambda table: None)
        await sim.slash(CATHERINE, "stpete pass")
        assert await sim.player_to_act(PLAYERS) == ZOFIE
    await sim.restart()
    table = await sim.table()
    assert await sim.seats_of_moves(table, MoveKind.FORCED_ACTION) == [ZOFIE]
    assert "Žofie passes." in sim.last_message.content


# Passing for the rest of the phase


async def test_player_not_on_turn_can_pass_ahead_for_the_rest_of_the_phase(
    sim: DiscordFixture, table: Table
) -> None:
    reply = await sim.press(BORIS, sim.last_message, "Auto-pass this phase")
    assert "this phase" in text_of(reply)
    await sim.slash(CATHERINE, "stpete pass")
    await sim.slash(ZOFIE, "stpete take", card="Lumberjack")
    assert await sim.seats_of_moves(table, MoveKind.AUTOMATIC_ACTION) == [BORIS]

"""Planned moves that are dropped, replaced or taken back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.ai_seats.scheduler import AIScheduler
from bot.table.move_log import MoveKind
from bot.table.table import Table
from bot.table.undo import undo
from engine import codec
from engine.games.saint_petersburg.cards import Phase
from tests.support.simulated_discord.fixture import DiscordFixture, text_of
from tests.support.simulated_discord.plans import BUY_LUMBERJACK, PASS_UNTIL_TRADE, hand_text, plan
from tests.support.simulated_discord.saint_petersburg import (
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    ZOFIE,
    leave_to_ai,
    state_of,
)

# Dropped in silence


async def drop_plan_of_zofie(sim: DiscordFixture, table: Table) -> None:
    """Have a plan of hers dropped because she cannot pay for it."""
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    state_of(table).players[ZOFIE].rubles = 0
    await sim.store_state(table)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == ZOFIE


async def test_plan_that_cannot_be_paid_is_dropped_in_silence(
    sim: DiscordFixture, table: Table
) -> None:
    await drop_plan_of_zofie(sim, table)
    content = sim.last_message.content
    assert content.splitlines()[0] == "Catherine passes."
    assert sim.people[ZOFIE].mention in content, "the turn is announced as always"
    text = await hand_text(sim, ZOFIE)
    assert text.startswith("You planned to buy a Lumberjack. ")
    assert "3" in text.splitlines()[0], "the reason of the rules"
    assert "Your plan" not in await hand_text(sim, ZOFIE)


async def test_reason_stands_first_in_a_panel_too(sim: DiscordFixture, table: Table) -> None:
    await drop_plan_of_zofie(sim, table)
    answer = await sim.press(ZOFIE, sim.last_message, "Take")
    assert text_of(answer).startswith("You planned to buy a Lumberjack.")


@pytest.mark.parametrize("command", ["show log", "show board", "pass"])
async def test_reason_stands_first_in_every_answer_about_the_table(
    sim: DiscordFixture, table: Table, command: str
) -> None:
    await drop_plan_of_zofie(sim, table)
    answer = await sim.private_reply(ZOFIE, f"stpete {command}")
    assert answer.startswith("You planned to buy a Lumberjack. ")
    assert "Your plan" not in await hand_text(sim, ZOFIE)


async def test_reason_stands_first_in_a_refusal_too(sim: DiscordFixture, table: Table) -> None:
    await drop_plan_of_zofie(sim, table)
    answer = await sim.private_reply(ZOFIE, "stpete observatory")
    assert answer.startswith("You planned to buy a Lumberjack. ")
    assert answer.endswith("You can only do that in the building phase.")


async def test_plan_for_a_card_that_somebody_buys_is_dropped(
    sim: DiscordFixture, table: Table
) -> None:
    await leave_one_of_each_card(sim, table)
    await plan(sim, BORIS, *BUY_LUMBERJACK)
    await sim.slash(CATHERINE, "stpete buy", card="Lumberjack")
    await sim.slash(ZOFIE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == BORIS
    assert (await hand_text(sim, BORIS)).startswith(
        "You planned to buy a Lumberjack. That’s gone, so the plan is off."
    )


async def test_next_plan_takes_the_place_of_an_impossible_one(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await plan(sim, ZOFIE, *PASS_UNTIL_TRADE)
    state_of(table).players[ZOFIE].rubles = 0
    await sim.store_state(table)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == BORIS
    assert "Žofie passes." in sim.last_message.content


# The end of a plan


async def leave_one_of_each_card(sim: DiscordFixture, table: Table) -> None:
    """Leave no second card of a name in the row, so that each is gone once it was bought."""
    state_of(table).upper = list(dict.fromkeys(state_of(table).upper))
    await sim.store_state(table)


def do_in_the_pause(
    monkeypatch: pytest.MonkeyPatch, sim: DiscordFixture, act: Callable[[Table], Awaitable[object]]
) -> None:
    """Let this happen to the table once, in the pause before its next planned move."""

    async def pause(*_: object) -> None:
        monkeypatch.undo()
        async with sim.bot.runtime.tables.modify(sim.channel.id) as table:
            await act(table)

    monkeypatch.setattr(AIScheduler, "_pause", pause)
    monkeypatch.setattr(sim.bot.runtime.ai_scheduler, "_no_delay", False)


async def test_plan_ends_with_a_change_of_seat(sim: DiscordFixture, table: Table) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await leave_to_ai(sim, ZOFIE, "A hard AI")
    assert await sim.bot.runtime.store.plans(table.row.id) == ()
    await sim.slash(ZOFIE, "stpete join")
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == ZOFIE


async def test_plan_ends_with_an_undo_by_its_owner(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete pass")
    await plan(sim, CATHERINE, *BUY_LUMBERJACK)
    undone = await sim.slash(CATHERINE, "stpete undo")
    assert text_of(undone).splitlines()[:2] == [
        "You took a move back, so this plan is off: buy a Lumberjack.",
        "You’ve taken back your last action.",
    ]
    assert table.plans.active(CATHERINE) == []


async def test_plan_ends_with_the_game(sim: DiscordFixture) -> None:
    table = await sim.start((ZOFIE, BORIS), SEED)
    waiting = 1 - await sim.player_to_act((ZOFIE, BORIS))
    await plan(sim, waiting, "Pass until a card", "Gold Miner", "Until it is gone")
    state = state_of(table)
    state.phase, state.last_round = Phase.TRADING, True
    await sim.store_state(table)
    await sim.slash(1 - waiting, "stpete pass")
    assert table.row.status == "over"
    assert await sim.bot.runtime.store.plans(table.row.id) == ()


async def test_planned_move_goes_back_when_the_player_before_undoes_and_is_kept(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    before = await sim.stored_state()
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == BORIS
    await sim.slash(CATHERINE, "stpete undo")
    assert await sim.stored_state() == before
    assert len(table.plans.active(ZOFIE)) == 1
    await sim.slash(CATHERINE, "stpete take", card="Shepherd")
    assert await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION) == [ZOFIE, ZOFIE]
    assert await sim.player_to_act(PLAYERS) == BORIS


async def test_plan_dropped_because_of_an_undone_move_is_kept(
    sim: DiscordFixture, table: Table
) -> None:
    await leave_one_of_each_card(sim, table)
    await plan(sim, BORIS, *BUY_LUMBERJACK)
    await sim.slash(CATHERINE, "stpete buy", card="Lumberjack")
    assert table.plans.active(BORIS) == []
    await sim.slash(CATHERINE, "stpete undo")
    assert len(table.plans.active(BORIS)) == 1
    assert "Your plan" not in await hand_text(sim, BORIS)


async def test_plan_whose_end_was_told_stays_over_after_an_undo(
    sim: DiscordFixture, table: Table
) -> None:
    """Its owner counts on what was said."""
    await leave_one_of_each_card(sim, table)
    await plan(sim, BORIS, *BUY_LUMBERJACK)
    await sim.slash(CATHERINE, "stpete buy", card="Lumberjack")
    assert "so the plan is off" in await hand_text(sim, BORIS)
    await sim.slash(CATHERINE, "stpete undo")
    assert table.plans.active(BORIS) == []


async def test_undo_in_the_pause_before_a_plan_keeps_it(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def undo_of_catherine(changed: Table) -> None:
        await undo(changed, sim.bot.runtime.store, sim.people[CATHERINE].id, None, 99)

    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    before = await sim.stored_state()
    do_in_the_pause(monkeypatch, sim, undo_of_catherine)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.stored_state() == before
    assert await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION) == []
    assert len(table.plans.active(ZOFIE)) == 1
    assert "**Catherine**, it’s your turn" in sim.last_message.content


async def test_move_by_hand_in_the_pause_takes_the_place_of_the_plan(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def pass_by_hand(changed: Table) -> None:
        await changed.play.submit(sim.people[ZOFIE].id, [table.game.pass_action], None, 99)

    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    do_in_the_pause(monkeypatch, sim, pass_by_hand)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == BORIS
    assert await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION) == []
    assert table.plans.active(ZOFIE) == []
    assert (await hand_text(sim, ZOFIE)).startswith(
        "You made another move instead, so this plan is off: buy a Lumberjack."
    )


async def test_same_move_by_hand_in_the_pause_carries_the_plan_out(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def buy_by_hand(changed: Table) -> None:
        action = codec.load_action(table.game, changed.stored.plans[0].action)
        await changed.play.submit(sim.people[ZOFIE].id, [action], None, 99)

    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    do_in_the_pause(monkeypatch, sim, buy_by_hand)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == BORIS
    assert await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION) == []
    assert "Your plan" not in await hand_text(sim, ZOFIE)
    assert table.plans.active(ZOFIE) == []


async def test_button_pressed_after_the_plan_was_carried_out_moves_nothing(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await sim.slash(CATHERINE, "stpete pass")
    asked = await sim.send_old_button(f"1/do/{table.row.id}/{table.row.ply - 1}/pass")
    before = await sim.stored_state()
    await sim.assert_refused(sim.press(ZOFIE, asked, "Old"))
    assert await sim.stored_state() == before


async def test_undo_button_undoes_the_owners_planned_move(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await sim.slash(CATHERINE, "stpete pass")
    before = state_of(table).players[ZOFIE].rubles
    hand = await sim.slash(ZOFIE, "stpete hand")
    await sim.press(ZOFIE, hand.response, "Undo")
    assert await sim.player_to_act(PLAYERS) == ZOFIE
    assert state_of(table).players[ZOFIE].rubles == before + 3
    assert "Taken back: Žofie" in sim.last_message.content

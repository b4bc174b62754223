"""Planned moves that are carried out when their turn comes."""

from __future__ import annotations

import pytest

from bot.ai_seats.scheduler import AIScheduler
from bot.table.move_log import MoveKind
from bot.table.table import Table
from engine.games.saint_petersburg.cards import card_number
from tests.support.simulated_discord.fixture import DiscordFixture, text_of
from tests.support.simulated_discord.plans import BUY_LUMBERJACK, PASS_UNTIL_TRADE, hand_text, plan
from tests.support.simulated_discord.saint_petersburg import (
    BORIS,
    CATHERINE,
    PLAYERS,
    ZOFIE,
    state_of,
)

# Carried out


async def test_plan_is_carried_out_when_its_turn_comes_and_told_like_any_move(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION) == [ZOFIE]
    content = sim.last_message.content
    assert content.splitlines()[:2] == ["Catherine passes.", "Žofie buys a Lumberjack for 3."]
    assert sim.people[BORIS].mention in content
    moves = await sim.bot.runtime.store.moves(table.row.id, 0)
    assert moves[-1].user_id == sim.people[ZOFIE].id, "it is her own move"


async def test_turn_is_announced_before_the_plan_is_carried_out(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message or a mention that does not come would tell that there is a plan."""
    shown_in_the_pause = list[str]()

    async def look(_: AIScheduler, seconds: float) -> None:
        shown_in_the_pause.append(sim.last_message.content)
        assert seconds == table.settings.pace

    monkeypatch.setattr(AIScheduler, "_pause", look)
    sim.bot.runtime.ai_scheduler._no_delay = False
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await sim.slash(CATHERINE, "stpete pass")
    question = f"**{sim.people[ZOFIE].mention}**, it’s your turn."
    assert [text.splitlines()[0] for text in shown_in_the_pause] == ["Catherine passes."]
    assert question in shown_in_the_pause[0]
    assert "Žofie buys a Lumberjack" in sim.last_message.content


async def test_plan_is_carried_out_once(sim: DiscordFixture, table: Table) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await sim.slash(CATHERINE, "stpete pass")
    for who in (BORIS, CATHERINE):
        await sim.slash(who, "stpete take", card="Shepherd")
    assert await sim.player_to_act(PLAYERS) == ZOFIE
    assert await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION) == [ZOFIE]


async def test_plans_are_carried_out_in_their_order_one_each_turn(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await plan(sim, ZOFIE, "Take", "Shepherd")
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == BORIS
    for who in (BORIS, CATHERINE):
        await sim.slash(who, "stpete pass")
    assert await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION) == [ZOFIE, ZOFIE]
    log = await sim.private_reply(BORIS, "stpete show log")
    assert "Žofie takes a Shepherd" in log


async def test_owner_reads_what_the_plan_did_since_his_last_move(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await sim.slash(CATHERINE, "stpete pass")
    assert "Žofie buys a Lumberjack" in await hand_text(sim, ZOFIE)


async def test_several_plans_in_a_row_end_in_one_message(sim: DiscordFixture, table: Table) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await plan(sim, BORIS, "Take", "Shepherd")
    posts = len(sim.public_messages)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == CATHERINE
    assert len(sim.public_messages) == posts, "the old turn message is deleted"
    assert sim.people[CATHERINE].mention in sim.last_message.content, (
        "users have moved since, so she is mentioned as ever"
    )


async def test_pass_until_somebody_buys_passes_at_each_turn(
    sim: DiscordFixture, table: Table
) -> None:
    state_of(table).players[BORIS].hand = [card_number("lumberjack")]
    await sim.store_state(table)
    await plan(sim, ZOFIE, *PASS_UNTIL_TRADE)
    await sim.slash(CATHERINE, "stpete pass")
    await sim.slash(BORIS, "stpete play", card="Lumberjack")
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == BORIS
    assert await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION) == [ZOFIE, ZOFIE]
    await sim.slash(BORIS, "stpete take", card="Lumberjack")
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == ZOFIE, "Boris took a card, so she is asked"
    assert (await hand_text(sim, ZOFIE)).startswith(
        "Your plan worked out: pass until somebody buys or takes a card"
    )
    assert "Your plan" not in await hand_text(sim, ZOFIE), "told once"


async def test_pass_until_somebody_buys_ends_with_the_phase(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *PASS_UNTIL_TRADE)
    for who in (CATHERINE, BORIS):
        await sim.slash(who, "stpete pass")
    assert state_of(table).phase.label == "building"
    assert table.plans.active(table.require_seat(sim.people[ZOFIE].id)) == []


async def test_pass_until_a_card_is_gone(sim: DiscordFixture, table: Table) -> None:
    state = state_of(table)
    state.upper = list(dict.fromkeys(state.upper))
    await sim.store_state(table)
    await sim.restart()
    table = await sim.table()
    planned = await plan(
        sim, ZOFIE, "Pass until a card", "Lumberjack", "Until it is gone or costs at most 1"
    )
    assert "pass until this card is gone or costs you at most 1: Lumberjack" in text_of(planned)
    await sim.slash(CATHERINE, "stpete take", card="Shepherd")
    assert await sim.seats_of_moves(table, MoveKind.PLANNED_ACTION) == [ZOFIE]
    await sim.slash(BORIS, "stpete take", card="Lumberjack")
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == ZOFIE


async def test_pass_until_a_card_costs_at_most_so_much(sim: DiscordFixture, table: Table) -> None:
    await plan(sim, ZOFIE, "Pass until a card", "Lumberjack", "Until it is gone or costs at most 2")
    state = state_of(table)
    state.lower, state.upper = [state.upper[0], *state.upper], []
    await sim.store_state(table)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == ZOFIE, "the lower row is cheaper"
    assert "costs you at most 2: Lumberjack" in await hand_text(sim, ZOFIE)


async def test_plan_waits_while_its_seat_decides_about_something_else(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    state_of(table).pub_owners = [CATHERINE, ZOFIE]
    await sim.store_state(table)
    await sim.slash(CATHERINE, "stpete pub", points=0)
    assert await sim.player_to_act(PLAYERS) == ZOFIE, "the Pub is not the turn she planned for"
    assert len(table.plans.active(ZOFIE)) == 1

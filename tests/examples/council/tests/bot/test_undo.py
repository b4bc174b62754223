"""Undoing a secret decision while others still decide."""

from __future__ import annotations

import pytest

from bot.table.table import Table
from tests.examples.council.tests.bot.council_moves import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    channel_requests,
    done,
    dump_of,
    give,
    lay,
    names,
    play_until_building,
    state_of,
)
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of


@pytest.mark.parametrize(
    ("undone", "again"), [((ANNA, BORIS), (BORIS, ANNA)), ((BORIS, ANNA), (BORIS, ANNA))]
)
async def test_decisions_are_undone_in_any_order(
    sim: DiscordFixture,
    table: Table,
    undone: tuple[int, ...],
    again: tuple[int, ...],
) -> None:
    before = dump_of(table)
    for who in (ANNA, BORIS):
        await give(sim, who)
    decided = dump_of(table)
    for place, who in enumerate(undone):
        assert "taken back your last action.\nWhich" in await sim.private_reply(who, "council undo")
        left = [seat for seat in PLAYERS if seat not in undone[place + 1 :]]
        assert table.acting_seats == tuple(left)
    assert dump_of(table) == before, "the state is the same to the byte"
    for who in again:
        await give(sim, who)
    assert dump_of(table) == decided
    await give(sim, CATHERINE)
    assert state_of(table).players[BORIS].received == 2


async def test_undo_does_not_disturb_other_seats(sim: DiscordFixture, table: Table) -> None:
    await give(sim, ANNA)
    asked, before = table.seats[CATHERINE].question_ply, len(channel_requests(sim))
    await sim.slash(ANNA, "council undo")
    assert table.seats[CATHERINE].question_ply == asked
    assert [kind for kind, _ in channel_requests(sim)[before:]] == ["PATCH"]
    assert "**Žofie**, **Boris**, and **Catherine**" in sim.last_message.content
    assert "Peat" not in sim.last_message.content, "nor told about the undo"


async def test_button_remains_while_others_decide(sim: DiscordFixture, table: Table) -> None:
    """Each decides independently of the others; the last decision reveals all of them."""
    cards = names(state_of(table).players[ANNA].hand[:2])
    message = (await sim.slash(ANNA, "council give", cards=cards)).response
    for who, offered in ((BORIS, True), (CATHERINE, False)):
        await give(sim, who)
        shown = next(each for each in sim.messages_visible_to(ANNA) if each.id == message.id)
        assert ("Undo" in button_labels(shown)) is offered


async def test_last_of_several_steps_is_undone(sim: DiscordFixture, table: Table) -> None:
    await play_until_building(sim)
    await lay(sim, ANNA)
    before = dump_of(table)
    answer = await sim.slash(ANNA, "council lay", cards="oak")
    await lay(sim, BORIS)
    assert "taken back your last action" in text_of(await sim.press(ANNA, answer.response, "Undo"))
    assert state_of(table).players[BORIS].laid, "later steps of others remain"
    await sim.slash(BORIS, "council undo")
    assert dump_of(table) == before


async def test_no_undo_once_all_have_decided(sim: DiscordFixture, table: Table) -> None:
    for who in PLAYERS:
        await give(sim, who)
    for who in PLAYERS:
        said = await sim.assert_refused(sim.slash(who, "council undo"))
        assert said.startswith("You can’t take that back")


async def test_undo_is_refused_for_a_seat_that_has_not_acted(
    sim: DiscordFixture, table: Table
) -> None:
    await play_until_building(sim)
    await lay(sim, ANNA)
    await done(sim, ANNA)
    said = await sim.assert_refused(sim.slash(BORIS, "council undo"))
    assert "phase is over" in said, "Žofie's move depends on his gift"

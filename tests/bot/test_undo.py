"""Taking the last action back: the table is as it was, to the byte, and everybody is told."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.table import Table
from engine.games.saint_petersburg.cards import Phase, card_number
from tests.bot.play_by_buttons import presses
from tests.bot.room import PEOPLE, Room, labels, state_of, text_of
from tests.store.sqlite import latest_game

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE = 2
"""With this seed Catherine has the first turn; Žofie and Boris follow."""


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def stored_state(room: Room) -> str:
    row = await latest_game(room.bot.runtime.store, room.channel.id)
    assert row is not None
    assert row.state is not None
    return row.state


async def test_an_undone_action_leaves_the_state_as_it_was(room: Room, table: Table) -> None:
    before, ply, shown = await stored_state(room), table.row.ply, room.last
    await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    assert await stored_state(room) != before
    assert "taken back your last action" in await room.says(CATHERINE, "stpete undo")
    assert await stored_state(room) == before
    assert table.row.ply == ply + 2, "an undo is a move of its own"
    told = room.last.content
    assert "Catherine takes a move back: Catherine buys a Gold Miner for 4." in told
    assert PEOPLE[CATHERINE] in told.splitlines()[-1]
    assert len(room.public) == 2
    assert await room.last.attachments[0].read() == await shown.attachments[0].read()
    assert room.last.attachments[0].description == shown.attachments[0].description
    assert {press.ply for press in presses(room.last)} == {ply + 2}


async def test_the_button_takes_the_move_back_that_it_was_shown_for(
    room: Room, table: Table
) -> None:
    before = await stored_state(room)
    bought = await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    assert labels(bought.response) == ["Undo", "My hand"]
    await room.press(CATHERINE, bought.response, "Undo")
    assert await stored_state(room) == before


async def test_passes_that_followed_of_themselves_go_back_with_it(room: Room, table: Table) -> None:
    await room.slash(0, "stpete pass", **{"rest-of-phase": True})
    before = await stored_state(room)
    bought = await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    assert await room.turn(PLAYERS) == 1, "the table has passed for Žofie meanwhile"
    await room.press(CATHERINE, bought.response, "Undo")
    assert await stored_state(room) == before


async def test_an_undo_button_takes_no_other_move_back(room: Room, table: Table) -> None:
    bought = await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    button = presses(bought.response)[0].encoded
    await room.slash(CATHERINE, "stpete undo")
    await room.slash(CATHERINE, "stpete take", card="Gold Miner")
    old = await room.old_button(button)
    assert "moved on" in await room.refused(room.press(CATHERINE, old, "Old"))


async def test_old_buttons_stay_old_after_an_undo(room: Room, table: Table) -> None:
    turn = room.last
    panel = await room.press(CATHERINE, turn, "Take")
    await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await room.slash(CATHERINE, "stpete undo")
    tried = room.press(CATHERINE, panel.response, labels(panel.response)[0])
    assert "moved on" in await room.refused(tried)
    old = await room.old_button(presses(turn)[-1].encoded)
    assert "moved on" in await room.refused(room.press(CATHERINE, old, "Old"))


async def test_the_same_action_can_be_undone_after_each_try(room: Room, table: Table) -> None:
    before = await stored_state(room)
    for card in ("Gold Miner", "Lumberjack", "Shepherd"):
        await room.slash(CATHERINE, "stpete buy", card=card)
        await room.slash(CATHERINE, "stpete undo")
        assert await stored_state(room) == before
    assert "nothing to take back" in await room.refused(room.slash(CATHERINE, "stpete undo"))
    log = await room.says(CATHERINE, "stpete log")
    assert "buys" not in log


async def test_who_acted_twice_in_a_row_undoes_twice(room: Room) -> None:
    table = await room.start((0, 1), SEED)
    first = await room.turn((0, 1))
    await room.slash(1 - first, "stpete pass", **{"rest-of-phase": True})
    before = await stored_state(room)
    await room.slash(first, "stpete take", card="Lumberjack")
    between = await stored_state(room)
    await room.slash(first, "stpete take", card="Shepherd")
    await room.slash(first, "stpete undo")
    assert await stored_state(room) == between
    await room.slash(first, "stpete undo")
    assert await stored_state(room) == before
    assert (0, 1)[table.game.to_act(table.state)[0]] == first


async def test_an_undo_works_after_a_restart(room: Room, table: Table) -> None:
    before = await stored_state(room)
    bought = await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await room.restart()
    await room.press(CATHERINE, bought.response, "Undo")
    assert await stored_state(room) == before
    assert "takes a move back" in room.last.content
    await room.restart()
    await room.slash(CATHERINE, "stpete take", card="Gold Miner")
    await room.slash(CATHERINE, "stpete undo")
    assert await stored_state(room) == before


async def test_what_was_not_told_yet_is_undone_without_a_word(room: Room, table: Table) -> None:
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=500)
    await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    assert table.row.announced_ply < table.row.ply
    await room.slash(CATHERINE, "stpete undo")
    assert table.row.announced_ply == table.row.ply
    assert "Gold Miner" not in room.last.content
    assert "takes a move back" not in room.last.content
    assert len(room.public) == 2


async def test_a_pass_for_the_rest_of_the_phase_is_undone_whole(room: Room, table: Table) -> None:
    before = await stored_state(room)
    passed = await room.slash(CATHERINE, "stpete pass", **{"rest-of-phase": True})
    await room.press(CATHERINE, passed.response, "Undo")
    assert await stored_state(room) == before, "she is asked, and does not pass again at once"
    assert table.seats[CATHERINE].intent is None


# Refused


async def test_others_cannot_undo_it(room: Room, table: Table) -> None:
    await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    for who in (0, 1):
        assert "Catherine" in await room.refused(room.slash(who, "stpete undo"))
    assert "not at this table" in await room.refused(room.slash(3, "stpete undo"))


async def test_an_action_stands_once_somebody_else_has_acted(room: Room, table: Table) -> None:
    bought = await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await room.slash(0, "stpete pass")
    assert "Žofie" in await room.refused(room.slash(CATHERINE, "stpete undo"))
    assert "Žofie" in await room.refused(room.press(CATHERINE, bought.response, "Undo"))


async def test_a_phase_that_is_over_stays_over(room: Room, table: Table) -> None:
    for who in (CATHERINE, 0):
        await room.slash(who, "stpete pass")
    last = await room.slash(1, "stpete pass")
    assert "Undo" not in labels(last.response)
    assert "phase is over" in await room.refused(room.slash(1, "stpete undo"))


async def test_nothing_is_offered_where_the_passes_that_follow_end_the_phase(
    room: Room, table: Table
) -> None:
    for who in (0, 1):
        await room.slash(who, "stpete pass", **{"rest-of-phase": True})
    phase = state_of(table).phase
    last = await room.slash(CATHERINE, "stpete pass")
    assert state_of(table).phase is not phase
    assert labels(last.response) == ["My hand"]
    assert "phase is over" in await room.refused(room.slash(CATHERINE, "stpete undo"))


async def test_who_ends_the_phase_by_sitting_out_has_nothing_to_take_back(
    room: Room, table: Table
) -> None:
    passed = await room.slash(CATHERINE, "stpete pass")
    for who in (0, 1):
        await room.slash(who, "stpete take", card="Lumberjack")
        await room.slash(who, "stpete pass", **{"rest-of-phase": True})
    phase = state_of(table).phase
    rests = await room.press(CATHERINE, passed.response, "Pass for the rest of the phase")
    assert state_of(table).phase is not phase
    assert labels(rests.response) == ["My hand"]


async def test_a_drawn_card_was_seen(room: Room, table: Table) -> None:
    state = state_of(table)
    state.phase = Phase.BUILDING
    state.players[CATHERINE].in_play[card_number("observatory")] = 1
    await room.store_state(table)
    drawn = await room.slash(CATHERINE, "stpete observatory", stack="workers")
    assert "You draw" in text_of(drawn)
    assert labels(drawn.response) == ["Buy", "Take", "Discard", "My hand"], (
        "the next question at once"
    )
    assert "hidden has been seen" in await room.refused(room.slash(CATHERINE, "stpete undo"))


async def test_an_action_after_the_draw_can_be_undone_but_not_the_draw(
    room: Room, table: Table
) -> None:
    state = state_of(table)
    state.phase = Phase.BUILDING
    state.players[CATHERINE].in_play[card_number("observatory")] = 1
    await room.store_state(table)
    await room.slash(CATHERINE, "stpete observatory", stack="workers")
    before = await stored_state(room)
    await room.slash(CATHERINE, "stpete discard")
    await room.slash(CATHERINE, "stpete undo")
    assert await stored_state(room) == before
    assert "hidden has been seen" in await room.refused(room.slash(CATHERINE, "stpete undo"))


async def test_an_action_after_a_seat_changed_hands_can_be_undone(room: Room, table: Table) -> None:
    await room.press(0, (await room.slash(0, "stpete leave")).response, "A hard AI")
    before: Any = await stored_state(room)
    await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await room.slash(CATHERINE, "stpete undo")
    assert await stored_state(room) == before

"""Several decide at once: nobody disturbs anybody, and all see who is still thinking."""

from __future__ import annotations

import pytest

from bot.channel.components import CustomId
from bot.table.move_log import AUTOMATIC_ACTION
from bot.table.table import Table
from tests.bot.clock import HOUR, look_seldom
from tests.bot.council.playing import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    STRANGER,
    claim,
    done,
    give,
    lay,
    sent,
    state_of,
    to_building,
    to_claiming,
)
from tests.bot.play_by_buttons import codes_offered, menus, presses
from tests.bot.room import PEOPLE, Room, labels, text_of


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def test_everybody_is_called_once(room: Room, table: Table) -> None:
    called = [room.people[who].id for who in PLAYERS]
    assert room.last.raw_mentions == called
    before = len(sent(room))
    await give(room, ANNA)
    await give(room, CATHERINE)
    changes = sent(room)[before:]
    assert [kind for kind, _ in changes] == ["PATCH", "PATCH"], "edited, not posted anew"
    assert all(said["allowed_mentions"] == {"parse": []} for _, said in changes)
    await give(room, BORIS)
    assert room.last.raw_mentions == called[:1] + called[2:], "but Boris, who was there all along"


async def test_the_turn_shows_only_who_is_still_thinking(room: Room, table: Table) -> None:
    shown = room.last
    await give(room, BORIS)
    assert room.last.id == shown.id
    assert "**Žofie** and **Catherine**" in room.last.content
    assert "Boris" not in room.last.content
    await give(room, ANNA)
    assert room.last.id == shown.id
    assert "**Catherine**" in room.last.content
    assert "Žofie" not in room.last.content


async def test_what_one_decides_leaves_others_panels_good(room: Room, table: Table) -> None:
    panel = (await room.press(BORIS, room.last, "Give")).response
    await give(room, ANNA)
    await give(room, CATHERINE)
    ((menu, _),) = menus(panel)
    picked = [option["value"] for option in menu["options"][:2]]
    chosen = await room.people[BORIS].select(panel, picked, custom_id=menu["custom_id"])
    assert text_of(chosen).startswith("You choose to give")
    assert state_of(table).players[BORIS].received == 2, "all have decided"


async def test_what_one_decides_leaves_others_suggestions_good(room: Room, table: Table) -> None:
    offered = await room.suggestions(BORIS, "council give", "cards")
    first = next(iter(offered))
    offered = await room.suggestions(BORIS, "council give", "cards", f"{first}, ")
    await give(room, ANNA)
    said = await room.says(BORIS, "council give", cards=next(iter(offered.values())))
    assert said.startswith("You choose to give")


async def test_nobodys_reminder_begins_anew(room: Room, table: Table) -> None:
    await room.env.advance_time(60)
    before = {row.seat: (row.question_ply, row.remind_at) for row in table.seats}
    await give(room, ANNA)
    assert table.seats[ANNA].remind_at is None
    for seat in (BORIS, CATHERINE):
        assert (table.seats[seat].question_ply, table.seats[seat].remind_at) == before[seat]


async def test_who_has_decided_is_told_who_is_still_thinking(room: Room, table: Table) -> None:
    await give(room, ANNA)
    said = await room.refused(room.slash(ANNA, "council give", cards="reed, reed"))
    assert said == "You have decided. Boris and Catherine are still thinking."
    said = await room.refused(room.press(ANNA, room.last, "Give"))
    assert said == "You have decided. Boris and Catherine are still thinking."
    await give(room, CATHERINE)
    said = await room.refused(room.slash(ANNA, "council give"))
    assert said == "You have decided. Boris is still thinking."


async def test_a_second_press_of_the_same_decision_was_done_already(
    room: Room, table: Table
) -> None:
    await to_building(room)
    panel = (await room.press(ANNA, room.last, "Lay")).response
    ((menu, _),) = menus(panel)
    card = menu["options"][0]["value"]
    ply = table.row.ply
    old = await room.old_button(CustomId("do", table.row.id, ply, ("lay", card)).encoded)
    assert "You lay" in text_of(await room.press(ANNA, old, "Old"))
    assert await room.refused(room.press(ANNA, old, "Old")) == "That has already been done."
    assert len(state_of(table).players[ANNA].laid) == 1


# Quiet moves


async def test_a_step_that_nobody_sees_posts_nothing_and_edits_nothing(
    room: Room, table: Table
) -> None:
    await to_building(room)
    before, ply = len(sent(room)), table.row.ply
    await lay(room, ANNA)
    await lay(room, BORIS)
    assert table.row.ply == ply + 2
    assert table.row.announced_ply == ply + 2, "and there is nothing left to tell"
    assert sent(room)[before:] == []


async def test_after_a_quiet_step_the_next_question_comes_at_once(room: Room, table: Table) -> None:
    await to_building(room)
    answer = await room.slash(ANNA, "council lay", cards="stone")
    assert "You lay Stone.\nWhat do you do? You hold: " in text_of(answer)
    assert set(codes_offered(answer.response)) == {"lay", "done"}
    assert labels(answer.response) == ["Lay", "Lay no more", "Look around", "Undo"]


async def test_several_are_laid_in_steps_each_a_move_of_its_own(room: Room, table: Table) -> None:
    await to_building(room)
    ply, hand = table.row.ply, state_of(table).players[ANNA].hand.copy()
    panel = (await room.press(ANNA, room.last, "Lay")).response
    ((menu, _),) = menus(panel)
    kinds = [option["value"] for option in menu["options"]]
    assert (menu["min_values"], menu["max_values"]) == (1, len(set(hand)))
    await room.people[ANNA].select(panel, kinds[::-1], custom_id=menu["custom_id"])
    assert table.row.ply == ply + len(kinds)
    assert state_of(table).players[ANNA].laid == sorted(set(hand)), "in the order of the offer"


async def test_the_turns_buttons_stay_good_after_a_step_that_nobody_saw(
    room: Room, table: Table
) -> None:
    await to_building(room)
    await lay(room, ANNA)
    await lay(room, BORIS)
    said = text_of(await room.press(ANNA, room.last, "Lay no more"))
    assert said.startswith("You lay no more.")
    assert state_of(table).players[ANNA].ready


async def test_an_older_message_is_not_the_turns(room: Room, table: Table) -> None:
    await to_building(room)
    press = next(one for one in presses(room.last) if one.path == ("done",))
    await lay(room, ANNA)
    old = await room.old_button(press.encoded)
    said = await room.refused(room.press(ANNA, old, "Old"))
    assert said.startswith("The table has moved on")


# Who is away, what follows of itself


async def test_who_sleeps_can_be_replaced_though_others_decide(
    room: Room, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_seldom(monkeypatch, 12 * HOUR)
    await to_building(room)
    await room.env.advance_time(13 * HOUR)
    await lay(room, ANNA)
    await done(room, BORIS)
    await room.env.advance_time(13 * HOUR)
    newcomer = {"with": room.people[STRANGER]}
    said = await room.refused(room.slash(ANNA, "council seat", player=PEOPLE[BORIS], **newcomer))
    assert "Boris can be replaced after" in said, "who has decided lets nobody wait"
    said = await room.says(ANNA, "council seat", player=PEOPLE[CATHERINE], **newcomer)
    assert said.startswith("The seat has changed hands")
    assert table.seats[CATHERINE].user_id == room.people[STRANGER].id
    assert room.last.raw_mentions == [room.people[STRANGER].id], "only who is new is called"


async def test_who_can_do_nothing_else_is_passed_while_others_decide(room: Room) -> None:
    table = await room.start(PLAYERS, SEED, open=True)
    await to_building(room)
    while state_of(table).players[ANNA].hand:
        said = await lay(room, ANNA)
    assert said.startswith("You lay")
    assert table.acting_seats == (BORIS, CATHERINE)
    moves = await room.bot.runtime.store.moves(table.row.id, 0)
    assert [move.seat for move in moves if move.kind == AUTOMATIC_ACTION] == [ANNA]


async def test_the_empty_hand_behind_a_screen_is_not_given_away(room: Room, table: Table) -> None:
    await to_building(room)
    while state_of(table).players[ANNA].hand:
        await lay(room, ANNA)
    assert table.acting_seats == PLAYERS, "he has to say himself that he lays no more"


async def test_nobody_sits_out_where_there_is_no_passing(room: Room, table: Table) -> None:
    answer = await room.slash(ANNA, "council give", cards=await _two_cards(room))
    assert labels(answer.response) == ["Undo", "Look around"]


async def _two_cards(room: Room) -> str:
    offered = await room.suggestions(ANNA, "council give", "cards")
    first = next(iter(offered))
    offered = await room.suggestions(ANNA, "council give", "cards", f"{first}, ")
    return next(iter(offered.values()))


async def test_thirty_fields_are_all_offered(room: Room, table: Table) -> None:
    await to_claiming(room)
    panel = (await room.press(ANNA, room.last, "Ask for a field")).response
    assert len(codes_offered(panel)) == 30
    assert [len(menu["options"]) for menu, _ in menus(panel)] == [25, 5]
    assert (await claim(room, ANNA, 29)).startswith("You ask for e6.")

"""Buttons in a game without hand, tableaux, cards and advice; and the order of what is typed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.table import Table
from tests.bot.council.playing import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    STRANGER,
    give,
    state_of,
    to_building,
)
from tests.bot.room import Room, labels, text_of
from tests.games.council.cards import KINDS

LOOKS = ["Table", "Log", "Rules"]


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def look(room: Room, who: int) -> Any:
    return (await room.press(who, room.last, "Look around")).response


async def test_there_is_no_button_for_what_the_game_lacks(room: Room, table: Table) -> None:
    assert labels(room.last) == ["Look around", "Give"]
    shown = await look(room, ANNA)
    assert shown.content == "What would you like to see?"
    assert labels(shown) == ["Give", "More …", *LOOKS]
    for lacking in ("hint", "standings", "tableaux", "cards", "hand"):
        old = await room.old_button(f"1/{lacking}/{table.row.id}/{table.row.ply}")
        assert text_of(await room.press(ANNA, old, "Old"))
        await old.delete()


async def test_what_is_looked_at_leads_back(room: Room, table: Table) -> None:
    shown = await look(room, BORIS)
    for label in LOOKS:
        answer = await room.press(BORIS, shown, label)
        shown = (await room.press(BORIS, answer.response, "Back")).response
        assert labels(shown) == ["Give", "More …", *LOOKS]


async def test_an_onlooker_looks_around(room: Room, table: Table) -> None:
    shown = await look(room, STRANGER)
    assert "You are watching this game" in shown.content
    assert labels(shown) == LOOKS
    pressed = await room.press(STRANGER, room.last, "Give")
    assert "welcome to watch" in text_of(pressed)


async def test_the_only_question_has_no_way_back_but_away(room: Room, table: Table) -> None:
    asked = await room.press(ANNA, room.last, "Give")
    assert labels(asked.response) == ["Look around"]
    assert labels((await room.press(ANNA, asked.response, "Look around")).response)[0] == ("Give")


async def test_one_of_several_questions_has_a_way_back(room: Room, table: Table) -> None:
    await to_building(room)
    asked = await room.press(ANNA, room.last, "Lay")
    assert labels(asked.response) == ["Back", "Cancel"]
    back = await room.press(ANNA, asked.response, "Back")
    assert labels(back.response) == ["Lay", "Lay no more", "Look around"]
    asked = await room.press(ANNA, back.response, "Lay")
    await room.restart()
    cancelled = await room.press(ANNA, asked.response, "Cancel")
    assert text_of(cancelled).startswith("Nothing was done.")


async def test_what_others_did_is_told_with_what_one_learned_alone(
    room: Room, table: Table
) -> None:
    for who in (ANNA, BORIS):
        await give(room, who)
    assert "Since" not in (await look(room, ANNA)).content, "what they decide is still secret"
    await give(room, CATHERINE)
    first = (await look(room, ANNA)).content.splitlines()
    assert [line for line in first if line.startswith("Catherine gives Žofie: ")] == first[1:2]
    assert "**Since your last move**" in first
    assert sum("Boris gives" in line for line in first) == 1, "but not which cards"
    again = (await look(room, ANNA)).content
    assert "Catherine gives Žofie: " not in again, "what was told alone is told once"


async def test_several_typed_by_hand_are_put_into_the_offers_order(
    room: Room, table: Table
) -> None:
    """Whatever is named first, it is the same gift, and the same way to lay."""
    hand = state_of(table).players[ANNA].hand
    typed = ", ".join(KINDS[card] for card in reversed(hand[:2]))
    assert "You choose to give" in await room.says(ANNA, "council give", cards=typed)
    for who in (BORIS, CATHERINE):
        await give(room, who)
    kinds = sorted(set(state_of(table).players[ANNA].hand))[:2]
    assert len(kinds) == 2
    typed = ", ".join(KINDS[card] for card in reversed(kinds))
    said = await room.says(ANNA, "council lay", cards=typed)
    assert "You lay" in said
    moves = await room.bot.runtime.store.moves(table.row.id, 0)
    laid = [move.action or "" for move in moves if move.kind == "act"][-2:]
    assert [one.count("lay") for one in laid] == [1, 1]
    assert state_of(table).players[ANNA].laid == kinds

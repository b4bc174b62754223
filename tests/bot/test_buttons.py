"""A turn by buttons alone, and buttons that are too old, somebody else's or garbage."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.table.table import Table
from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.events import Bought
from tests.bot.evening import Evening
from tests.bot.room import PEOPLE, Room, labels, state_of, text_of

SEED = 70
PLAYERS = (0, 1, 2)
STRANGER = 3
CATHERINE, BORIS = 2, 1
"""With this seed Catherine has the first turn."""

SHOWN_FIRST = (("Lumberjack", "3"), ("Shepherd", "5"), ("Gold Miner", "4"), ("Ship Builder", "7"))
"""The cards of the first row, each kind once, and their prices."""

GARBAGE = (
    "",
    "x",
    "1",
    "1/",
    "1/do",
    "1/do/{game}",
    "1/do/{game}/{ply}",
    "1/do/{game}/{ply}/",
    "1/do/{game}/{ply}/fly",
    "1/do/{game}/{ply}/buy/nonsense.upper",
    "1/do/{game}/{ply}/buy/lumberjack.cellar",
    "1/do/{game}/{ply}/buy/lumberjack",
    "1/do/{game}/{ply}/buy/lumberjack.upper/market",
    "1/do/{game}/{ply}/buy/lumberjack.upper/nonsense",
    "1/do/{game}/{ply}/buy/lumberjack.upper/market/market",
    "1/do/{game}/{ply}/play/market",
    "1/do/{game}/{ply}/play//",
    "1/do/{game}/{ply}/pub/-1",
    "1/do/{game}/{ply}/pub/many",
    "1/do/{game}/{ply}/pub/99",
    "1/do/{game}/{ply}/draw/nothing",
    "1/do/{game}/{ply}/draw/worker",
    "1/do/{game}/{ply}/discard/me",
    "1/do/{game}/{ply}/pass/now",
    "1/do/{game}/0/pass",
    "1/do/{game}/-1/pass",
    "1/do/{game}/99999/pass",
    "1/do/{game}/" + "9" * 30 + "/pass",
    "1/do/99/{ply}/pass",
    "1/do/\N{SUPERSCRIPT TWO}/{ply}/pass",
    "0/do/{game}/{ply}/pass",
    "2/do/{game}/{ply}/pass",
    "1/hand/99/0",
    "1/start/{game}/0",
    "1/join/{game}/0",
    "1/leave/{game}/0",
    "1/nonsense/{game}/{ply}/pass",
    "page:1",
    "\N{BLACK CHESS QUEEN}/do/{game}/{ply}/pass",
)
"""Ids of buttons that do nothing on a running game: none of them, or no longer."""


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def press(room: Room, who: int, pressed: Any, label: str) -> Any:
    """Press the one button whose label begins like this."""
    fitting = [text for text in labels(pressed) if text.startswith(label)]
    assert len(fitting) == 1, (label, labels(pressed))
    return await room.press(who, pressed, fitting[0])


async def test_a_card_is_bought_with_two_taps(room: Room) -> None:
    evening = Evening(room, PLAYERS)
    await evening.begin(SEED)
    panel = await room.press(CATHERINE, room.last, "Buy")
    assert panel.ephemeral
    *choices, back, cancel = labels(panel.response)
    assert (back, cancel) == ("Back", "Cancel")
    offered = zip(choices, SHOWN_FIRST, strict=True)
    assert all(card in label and price in label for label, (card, price) in offered)
    done = await press(room, CATHERINE, panel.response, "Gold Miner")
    assert text_of(done) == "You buy a Gold Miner for 4."
    assert done.response.id == panel.response.id, "the panel itself became the answer"
    assert labels(done.response) == ["Undo", "My hand"], "the choices are gone"
    await evening.check()


async def test_a_card_that_displaces_takes_three_taps(room: Room, table: Table) -> None:
    player = state_of(table).players[CATHERINE]
    player.in_play[card_number("market")] = player.in_play[card_number("library")] = 1
    state_of(table).upper.append(card_number("bank"))
    panel = await room.press(CATHERINE, room.last, "Buy")
    asked = await press(room, CATHERINE, panel.response, "Bank")
    assert "What should" in text_of(asked)
    market, library, *ways = labels(asked.response)
    assert "Market" in market
    assert "Library" in library
    assert ways == ["Back", "Cancel"]
    done = await press(room, CATHERINE, asked.response, "Library")
    assert "displacing a Library" in text_of(done)
    event = Bought(CATHERINE, card_number("bank"), "upper", card_number("library"), 1)
    moves = await room.bot.runtime.store.moves(table.row.id, table.row.ply - 1)
    assert table.game.codecs.event.dump_json(event).decode() in moves[-1].events


async def test_a_hand_is_shown_to_its_owner_alone(room: Room, table: Table) -> None:
    shown = await room.press(BORIS, room.last, "My hand")
    assert shown.ephemeral
    assert "25 rubles" in text_of(shown)
    assert shown.response.attachments[0].description
    assert shown.response.id not in [message.id for message in room.seen_by(CATHERINE)]


async def test_a_pass_that_ends_the_phase_says_so(room: Room, table: Table) -> None:
    for who, label in ((CATHERINE, "Pass"), (0, "Pass"), (BORIS, "Pass (ends the phase)")):
        assert labels(room.last)[-1] == label
        await room.press(who, room.last, label)
    assert state_of(table).phase.label == "building"


async def test_who_presses_out_of_turn_is_told_whose_turn_it_is(room: Room, table: Table) -> None:
    for label in ("Buy", "Take", "Play", "Pass"):
        assert PEOPLE[CATHERINE] in await room.refused(room.press(BORIS, room.last, label))


async def test_a_stranger_presses_and_is_told_that_he_watches(room: Room, table: Table) -> None:
    for label in labels(room.last):
        said = await room.refused(room.press(STRANGER, room.last, label))
        assert "not at this table" in said


async def test_garbage_ids_are_answered_in_words(room: Room, table: Table) -> None:
    for form in GARBAGE[1:]:
        custom_id = form.format(game=table.row.id, ply=table.row.ply)
        message = await room.old_button(custom_id)
        await room.refused(room.press(CATHERINE, message, "Old"))
        await message.delete()


async def test_a_button_of_a_turn_ago_is_stale(room: Room, table: Table) -> None:
    older = f"1/do/{table.row.id}/{table.row.ply}/take/shepherd.upper"
    await room.slash(CATHERINE, "stpete pass")
    message = await room.old_button(older)
    assert "moved on" in await room.refused(room.press(0, message, "Old"))
    assert "moved on" in await room.refused(room.press(CATHERINE, message, "Old"))


async def test_a_second_tap_on_the_same_button_was_done_already(room: Room, table: Table) -> None:
    panel = await room.press(CATHERINE, room.last, "Take")
    label = labels(panel.response)[0]
    # Two taps at once: the second one was on its way when the panel changed.
    message = await room.old_button(panel.response.components[0]["components"][0]["custom_id"])
    await room.press(CATHERINE, panel.response, label)
    assert "already been done" in await room.refused(room.press(CATHERINE, message, "Old"))


async def test_a_button_of_another_game_is_old(room: Room, table: Table) -> None:
    custom_id = f"1/do/{table.row.id}/{table.row.ply}/pass"
    await room.press(0, (await room.slash(0, "stpete end")).response, "Yes, end the game")
    await room.start(PLAYERS, SEED)
    message = await room.old_button(custom_id)
    assert "earlier game" in await room.refused(room.press(CATHERINE, message, "Old"))


async def test_buttons_left_after_the_end_are_answered(room: Room, table: Table) -> None:
    custom_id = f"1/do/{table.row.id}/{table.row.ply}/pass"
    panel = await room.press(CATHERINE, room.last, "Buy")
    await room.press(0, (await room.slash(0, "stpete end")).response, "Yes, end the game")
    message = await room.old_button(custom_id)
    assert "No game" in await room.refused(room.press(CATHERINE, message, "Old"))
    again = room.press(CATHERINE, panel.response, labels(panel.response)[0])
    assert "No game" in await room.refused(again)


async def test_a_panel_of_before_a_restart_still_answers(room: Room, table: Table) -> None:
    turn: discord.Message = room.last
    panel = await room.press(CATHERINE, turn, "Take")
    await room.restart()
    assert "25 rubles" in text_of(await room.press(CATHERINE, room.last, "My hand"))
    done = await room.press(CATHERINE, panel.response, labels(panel.response)[0])
    assert "You take a Lumberjack" in text_of(done)

"""Back and Cancel in every private question, however deep; and the next question at once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.table import Table
from engine.games.saint_petersburg.cards import card_number
from tests.bot.room import Room, labels, state_of, text_of

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE = 2
"""With this seed Catherine has the first turn."""

MOVES = ["Buy", "Take", "Pass"]
"""What she can do: there is no card in her hand to play."""


@pytest.fixture
async def table(room: Room) -> Table:
    """Catherine can buy a Bank in place of one of two buildings."""
    table = await room.start(PLAYERS, SEED)
    player = state_of(table).players[CATHERINE]
    player.in_play[card_number("market")] = player.in_play[card_number("library")] = 1
    state_of(table).upper.append(card_number("bank"))
    await room.store_state(table)
    return table


async def deep(room: Room) -> Any:
    """The question what the Bank displaces, two choices into a move."""
    panel = (await room.press(CATHERINE, room.last, "Buy")).response
    bank = next(label for label in labels(panel) if label.startswith("Bank"))
    return (await room.press(CATHERINE, panel, bank)).response


async def test_back_undoes_one_choice_after_the_other(room: Room, table: Table) -> None:
    before = await room.standing()
    asked = await deep(room)
    cards = await room.press(CATHERINE, asked, "Back")
    assert any(label.startswith("Bank") for label in labels(cards.response))
    moves = await room.press(CATHERINE, cards.response, "Back")
    assert labels(moves.response) == [*MOVES, "My hand"], "nothing is chosen any more"
    assert await room.standing() == before


async def test_cancel_leaves_the_whole_move(room: Room, table: Table) -> None:
    before = await room.standing()
    answer = await room.press(CATHERINE, await deep(room), "Cancel")
    assert text_of(answer).startswith("Nothing was done.")
    assert "25 rubles" in text_of(answer)
    assert labels(answer.response)[:3] == MOVES
    assert await room.standing() == before


async def test_the_ways_back_outlive_a_restart(room: Room, table: Table) -> None:
    asked = await deep(room)
    await room.restart()
    cards = await room.press(CATHERINE, asked, "Back")
    await room.restart()
    answer = await room.press(CATHERINE, cards.response, "Cancel")
    assert "Nothing was done." in text_of(answer)


async def test_back_never_makes_a_move(room: Room, table: Table) -> None:
    """Not even where its id names a whole move: it goes back to the beginning."""
    path = "take/shepherd.upper"
    old = await room.old_button(f"1/ask/{table.row.id}/{table.row.ply}/{path}")
    before = await room.standing()
    answer = await room.press(CATHERINE, old, "Old")
    assert labels(answer.response) == [*MOVES, "My hand"]
    assert await room.standing() == before


async def test_back_is_too_late_when_the_turn_is_over(room: Room, table: Table) -> None:
    asked = await deep(room)
    await room.slash(CATHERINE, "stpete pass")
    assert "moved on" in await room.refused(room.press(CATHERINE, asked, "Back"))


async def test_cancel_still_shows_the_hand_when_the_turn_is_over(room: Room, table: Table) -> None:
    asked = await deep(room)
    await room.slash(CATHERINE, "stpete pass")
    answer = await room.press(CATHERINE, asked, "Cancel")
    assert "Nothing was done." in text_of(answer)
    assert "Buy" not in labels(answer.response)


async def test_after_an_undo_the_next_question_comes_at_once(room: Room, table: Table) -> None:
    passed = await room.slash(CATHERINE, "stpete pass")
    undone = await room.press(CATHERINE, passed.response, "Undo")
    assert labels(undone.response) == [*MOVES, "My hand"]


async def test_who_stays_on_turn_is_asked_at_once(room: Room) -> None:
    """Whoever plays alone is always asked next, and never told that it is his turn again."""
    await room.start((0,), SEED)
    panel = await room.press(0, room.last, "Take")
    done = await room.press(0, panel.response, labels(panel.response)[0])
    assert "You take a" in text_of(done)
    assert text_of(done).endswith("What would you like to do?")
    assert labels(done.response)[-2:] == ["My hand", "Undo"]
    assert labels(done.response)[:3] == ["Buy", "Take", "Play"]
    assert "your turn" not in text_of(done)
    assert "your turn" not in room.last.content

"""Presses at the same moment: whoever they are from, one move is played."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.interactions.core.router import handle_component
from bot.table.move_log import USER_ACTION
from bot.table.table import Table
from tests.bot.concealing import GAME, concealed, moment
from tests.bot.play_by_buttons import buttons_of, presses
from tests.bot.room import Room, labels, state_of, text_of

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE, STRANGER = 2, 4
"""With this seed Catherine has the first turn; Žofie and Boris follow."""


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


@pytest.fixture
def held(room: Room, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Presses are kept here unanswered, until a test answers them at one moment."""
    waiting: list[Any] = []

    async def keep(interaction: Any) -> None:
        waiting.append(interaction)

    monkeypatch.setattr("bot.client.answer_press", keep)
    return waiting


async def press_at_once(room: Room, held: list[Any], *pressing: tuple[int, str, Any]) -> list[str]:
    """Everybody taps before anybody is answered; the words of the answers."""
    for who, custom_id, message in pressing:
        await room.people[who].click(message, custom_id=custom_id)
    await asyncio.gather(*(handle_component(interaction) for interaction in held))
    await asyncio.gather(*room.bot.runtime.channel_updater._tasks.values())
    return [str((await one.original_response()).content) for one in held]


async def acted(room: Room, table: Table) -> list[int | None]:
    moves = await room.bot.runtime.store.moves(table.row.id, 0)
    return [move.seat for move in moves if move.kind == USER_ACTION]


async def test_the_same_person_taps_twice(room: Room, table: Table, held: list[Any]) -> None:
    button = presses(room.last)[-1].encoded
    said = await press_at_once(
        room, held, (CATHERINE, button, room.last), (CATHERINE, button, room.last)
    )
    assert sorted(said) == ["That has already been done.", "You pass."]
    assert await acted(room, table) == [CATHERINE]
    assert "Catherine passes" in room.last.content
    assert len(room.public) == 2


async def test_the_same_person_taps_two_moves(room: Room, table: Table) -> None:
    for_buying = await room.press(CATHERINE, room.last, "Buy")
    for_taking = await room.press(CATHERINE, room.last, "Take")
    with pytest.MonkeyPatch.context() as patched:
        waiting: list[Any] = []

        async def keep(interaction: Any) -> None:
            waiting.append(interaction)

        patched.setattr("bot.client.answer_press", keep)
        said = await press_at_once(
            room,
            waiting,
            (CATHERINE, presses(for_buying.response)[0].encoded, for_buying.response),
            (CATHERINE, presses(for_taking.response)[0].encoded, for_taking.response),
        )
    assert sum(text.startswith("You ") for text in said) == 1
    assert sum("moved on" in text for text in said) == 1
    assert await acted(room, table) == [CATHERINE]


async def test_everybody_taps_the_same_button(room: Room, table: Table, held: list[Any]) -> None:
    button = presses(room.last)[-1].encoded
    who = (0, STRANGER, 1, CATHERINE)
    said = await press_at_once(room, held, *((one, button, room.last) for one in who))
    assert await acted(room, table) == [CATHERINE]
    assert said.count("You pass.") == 1
    assert all(text for text in said)
    assert sum("Catherine" in text or "moved on" in text for text in said) == 2
    assert "not at this table" in said[1]


async def test_two_people_start_and_join_at_once(room: Room, held: list[Any]) -> None:
    await room.slash(0, "stpete new")
    ids = {press.verb: press.encoded for press in presses(room.last)}
    join, start = ids["join"], ids["start"]
    said = await press_at_once(
        room, held, (0, start, room.last), (1, join, room.last), (0, start, room.last)
    )
    table = await room.table()
    assert table.row.status == "running"
    assert len(table.seats) == 1
    assert sum("running" in text for text in said) == 2
    assert [bool(labels(message)) for message in room.public] == [False, True]


@pytest.mark.parametrize("number", range(6))
async def test_public_buttons_depend_on_the_public_view_alone(room: Room, number: int) -> None:
    """Whatever the hands and rubles are, the same buttons are offered with the same words."""
    wanted = (
        lambda state: state.round == 2,
        lambda state: bool(state.pub_owners),
        lambda state: state.drawn is not None,
        lambda state: GAME.view(state, None).can_draw,
        lambda state: state.passes == 2,
        lambda state: state.round == 3 and len(state.players[state.turn].hand) == 3,
    )[number]
    table = await room.start(PLAYERS, SEED)
    state = moment(wanted)
    shown = []
    for table.state in (state, concealed(state, None)):
        await room.store_state(table)
        await room.slash(0, "stpete board")
        shown.append([(one["label"], one["custom_id"]) for one in buttons_of(room.last)])
    assert shown[0] == shown[1]
    assert state_of(table) != state
    assert text_of(await room.press(0, room.last, "My hand"))

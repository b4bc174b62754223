"""Passing for the rest of the phase: one tap, taken back by the next, forgotten afterwards."""

from __future__ import annotations

import pytest

from bot.table.move_log import AUTOMATIC_ACTION
from bot.table.table import Table
from engine.games.saint_petersburg.state import State
from engine.registry import find_game
from tests.bot.play_by_buttons import presses
from tests.bot.room import Room, labels, state_of, text_of

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE = 2
"""With this seed Catherine has the first turn; Žofie and Boris follow."""

REST = {"rest-of-phase": True}


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def automatic(room: Room, table: Table) -> list[int | None]:
    """The seats for which the table itself has moved."""
    moves = await room.bot.runtime.store.moves(table.row.id, 0)
    return [move.seat for move in moves if move.kind == AUTOMATIC_ACTION]


async def round_the_table(room: Room) -> None:
    """Žofie and Boris act, so that the turn comes back to Catherine."""
    await room.slash(0, "stpete take", card="Lumberjack")
    await room.slash(1, "stpete take", card="Lumberjack")


async def test_one_tap_after_a_pass_passes_on_and_the_next_takes_it_back(
    room: Room, table: Table
) -> None:
    passed = await room.press(CATHERINE, room.last, "Pass")
    assert labels(passed.response) == ["Undo", "Pass for the rest of the phase", "My hand"]
    rests = await room.press(CATHERINE, passed.response, "Pass for the rest of the phase")
    assert "rest of the phase" in text_of(rests)
    assert labels(rests.response) == ["Play on", "My hand"]
    await round_the_table(room)
    assert await automatic(room, table) == [CATHERINE]
    plays = await room.press(CATHERINE, rests.response, "Play on")
    assert "You are back in" in text_of(plays)
    await room.slash(0, "stpete take", card="Shepherd")
    await room.slash(1, "stpete take", card="Shepherd")
    assert await room.turn(PLAYERS) == CATHERINE
    assert await automatic(room, table) == [CATHERINE]


async def test_it_survives_a_restart_and_is_forgotten_at_the_next_phase(
    room: Room, table: Table
) -> None:
    await room.slash(CATHERINE, "stpete pass", **REST)
    await room.restart()
    await round_the_table(room)
    table = await room.table()
    assert await automatic(room, table) == [CATHERINE]
    for who in (0, 1):
        await room.slash(who, "stpete pass")
    assert state_of(table).phase.label == "building"
    assert all(seat.intent is None for seat in table.seats)
    assert all(seat.intent is None for seat in await room.bot.runtime.store.seats(table.row.id))


async def test_a_button_of_an_earlier_phase_passes_nothing(room: Room, table: Table) -> None:
    passed = await room.press(CATHERINE, room.last, "Pass")
    for who in (0, 1):
        await room.slash(who, "stpete pass")
    assert state_of(table).phase.label == "building"
    tried = room.press(CATHERINE, passed.response, "Pass for the rest of the phase")
    assert "moved on" in await room.refused(tried)
    assert all(seat.intent is None for seat in table.seats)


async def test_all_who_pass_on_end_the_phase(room: Room, table: Table) -> None:
    await room.slash(0, "stpete pass", **REST)
    await room.slash(1, "stpete pass", **REST)
    assert await room.turn(PLAYERS) == CATHERINE
    await room.slash(CATHERINE, "stpete take", card="Lumberjack")
    assert await room.turn(PLAYERS) == CATHERINE, "the others have passed, and she goes on"
    assert await automatic(room, table) == [0, 1]
    await room.slash(CATHERINE, "stpete pass")
    assert state_of(table).phase.label == "building"


async def test_nobody_takes_back_what_he_did_not_ask_for(room: Room, table: Table) -> None:
    trying = room.slash(CATHERINE, "stpete pass", **{"rest-of-phase": False})
    assert "not passing" in await room.refused(trying)


async def test_in_the_pub_even_who_passes_on_is_asked(room: Room) -> None:
    table = await room.start((0, 1), SEED)
    first = await room.turn((0, 1))
    state_of(table).pub_owners = [first]
    await room.store_state(table)
    passes_on = await room.old_button(f"1/rest/{table.row.id}/{table.row.ply}")
    await room.press(first, passes_on, "Old")
    assert table.seats[first].intent is not None
    assert state_of(table).pub_owners == [first]
    assert await automatic(room, table) == []


def _only_a_pass_is_left(state: State) -> None:
    """Nothing in the rows, nothing in the hands: everybody can see what must come."""
    for row in (state.upper, state.lower):
        state.discard_pile += row
        row.clear()


async def test_a_pass_that_everybody_can_see_is_not_asked_for(room: Room, table: Table) -> None:
    _only_a_pass_is_left(state_of(table))
    await room.store_state(table)
    await room.slash(CATHERINE, "stpete pass")
    assert len(await automatic(room, table)) >= 2
    assert state_of(table).phase.label != "worker"


@pytest.mark.parametrize("rubles", [0, 1, 99])
async def test_who_is_asked_does_not_depend_on_rubles(
    room: Room, table: Table, rubles: int
) -> None:
    for player in state_of(table).players:
        player.rubles = rubles
        player.hand = [0, 1, 2]
    await room.store_state(table)
    await room.slash(CATHERINE, "stpete pass")
    assert await automatic(room, table) == [], "who can pay nothing and take nothing is asked, too"
    assert [press.path for press in presses(room.last)][1:] == [
        ("buy",),
        ("take",),
        ("play",),
        ("pass",),
    ]


def test_what_is_forced_is_read_from_the_public_view_alone() -> None:
    game = find_game("saint_petersburg")
    state = game.new(3, SEED, game.codecs.options.validate_python({}))
    for emptied in (False, True):
        if emptied:
            _only_a_pass_is_left(state)
        seat = game.to_act(state)[0]
        seen = [
            game.forced_action(game.view(game.conceal(state, None, n), None), seat)
            for n in range(20)
        ]
        assert set(seen) == {game.pass_action if emptied else None}

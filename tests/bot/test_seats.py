"""Who leaves a running game, comes back, or is replaced because the table waits for him."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.table.table import Table
from tests.bot.clock import HOUR, look_seldom
from tests.bot.room import PEOPLE, Room, labels, text_of

SEED = 70
MANAGER, BORIS, CATHERINE, DMITRI, EVE = range(5)
PLAYERS = (BORIS, CATHERINE, DMITRI)
"""Boris is the host. With this seed Dmitri has the first turn, then Boris and Catherine."""

SEAT_OF_DMITRI = 2
DAY = 25 * HOUR


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    look_seldom(monkeypatch, 12 * HOUR)


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def leave(room: Room, who: int, level: str = "medium") -> str:
    asked = await room.slash(who, "stpete leave")
    assert "Which AI should play your seat?" in text_of(asked)
    return text_of(await room.press(who, asked.response, f"A {level} AI"))


async def replace(
    room: Room, by: int, away: int, newcomer: int | None = None, level: str = "A medium AI"
) -> Any:
    """Put a person on a seat; without one, an AI of the level on the button."""
    options: dict[str, Any] = {"player": str(room.people[away].id)}
    if newcomer is not None:
        options["with"] = room.people[newcomer]
    asked = await room.slash(by, "stpete seat", **options)
    if level not in labels(asked.response):
        return asked
    return await room.press(by, asked.response, level)


def user_of(room: Room, who: int) -> simcord.UserHandle:
    """A person who need not be in the server."""
    return simcord.UserHandle(room.env, room.env.backend.users[room.people[who].id])


# Leaving and coming back


async def test_who_leaves_is_played_by_an_ai_and_everybody_is_told(
    room: Room, table: Table
) -> None:
    said = await leave(room, DMITRI)
    assert "`/stpete join` gets you your seat back" in said
    assert table.seats[SEAT_OF_DMITRI].ai == "medium"
    assert "takes over from Dmitri" in room.last.content
    moves = await room.bot.runtime.store.moves(table.row.id, 0)
    assert [move.seat for move in moves if move.kind == "ai"] == [SEAT_OF_DMITRI]
    assert await room.turn((BORIS, CATHERINE, DMITRI)) == BORIS
    assert room.last.raw_mentions == [room.people[BORIS].id]
    assert "not at this table" in await room.refused(room.slash(DMITRI, "stpete hand"))


async def test_who_left_comes_back_to_his_seat(room: Room, table: Table) -> None:
    await leave(room, DMITRI)
    await room.restart()
    assert "at the table" in await room.says(DMITRI, "stpete join")
    table = await room.table()
    assert table.seats[SEAT_OF_DMITRI].user_id == room.people[DMITRI].id
    assert table.seats[SEAT_OF_DMITRI].ai is None
    assert "Dmitri takes over" in room.last.content
    assert "rubles" in await room.says(DMITRI, "stpete hand")
    assert "already" in await room.refused(room.slash(DMITRI, "stpete join"))


async def test_a_stranger_gets_nobodys_seat(room: Room, table: Table) -> None:
    await leave(room, DMITRI)
    assert "running already" in await room.refused(room.slash(EVE, "stpete join"))
    assert "not at this table" in await room.refused(room.slash(EVE, "stpete leave"))


async def test_the_question_about_leaving_changes_nothing(room: Room, table: Table) -> None:
    before = await room.standing()
    await room.slash(DMITRI, "stpete leave")
    assert await room.standing() == before
    assert table.seats[SEAT_OF_DMITRI].user_id == room.people[DMITRI].id


async def test_the_last_person_cannot_leave_but_end_it(room: Room, table: Table) -> None:
    await leave(room, DMITRI)
    await leave(room, BORIS)
    assert "last person" in await room.refused(room.slash(CATHERINE, "stpete leave"))
    said = await room.refused(room.slash(DMITRI, "stpete end"))
    assert "Catherine, the host" in said, "who sits first of the people there are is the host"
    asked = await room.slash(CATHERINE, "stpete end")
    await room.press(CATHERINE, asked.response, "Yes, end the game")
    assert "without a winner" in room.last.content


async def test_the_lobbys_leave_button_gives_no_running_game_away(room: Room) -> None:
    table = await room.start(PLAYERS, SEED)
    late = await room.old_button(f"1/leave/{table.row.id}/0")
    assert "running" in await room.refused(room.press(DMITRI, late, "Old"))


# Replacing


async def test_nobody_is_replaced_before_the_time(room: Room, table: Table) -> None:
    await room.env.advance_time(23 * HOUR)
    said = text_of(await replace(room, BORIS, DMITRI))
    assert "Dmitri can be replaced" in said
    assert "24 hours" in said
    await room.env.advance_time(2 * HOUR)
    said = text_of(await replace(room, BORIS, CATHERINE))
    assert "Catherine can be replaced" in said, "the table does not wait for her"
    assert table.seats[SEAT_OF_DMITRI].user_id == room.people[DMITRI].id


async def test_the_host_puts_an_ai_on_the_seat_of_who_is_away(room: Room, table: Table) -> None:
    await room.env.advance_time(DAY)
    assert "changed hands" in text_of(await replace(room, BORIS, DMITRI))
    assert table.seats[SEAT_OF_DMITRI].ai == "medium"
    assert "takes over from Dmitri, and from now on sees what that seat holds" in room.last.content
    assert room.last.raw_mentions == [room.people[BORIS].id]
    assert "at the table" in await room.says(DMITRI, "stpete join")
    assert table.seats[SEAT_OF_DMITRI].user_id == room.people[DMITRI].id


async def test_a_manager_puts_a_person_on_the_seat(room: Room, table: Table) -> None:
    await room.env.advance_time(DAY)
    assert "changed hands" in text_of(await replace(room, MANAGER, DMITRI, EVE))
    assert "Eve takes over from Dmitri" in room.last.content
    assert room.last.raw_mentions == [room.people[EVE].id], "it is her turn now"
    assert "25 rubles" in await room.says(EVE, "stpete hand")
    assert "not at this table" in await room.refused(room.slash(DMITRI, "stpete hand"))
    said = await room.refused(room.slash(DMITRI, "stpete join"))
    assert "Eve has your seat now" in said
    assert "You pass" in await room.says(EVE, "stpete pass")


async def test_nobody_else_can_replace_anybody(room: Room, table: Table) -> None:
    await room.env.advance_time(DAY)
    for who in (CATHERINE, DMITRI, EVE):
        said = text_of(await replace(room, who, DMITRI, EVE))
        assert "Boris, the host" in said
    assert table.seats[SEAT_OF_DMITRI].user_id == room.people[DMITRI].id


async def test_whom_one_cannot_put_on_a_seat(room: Room, table: Table) -> None:
    await room.env.advance_time(DAY)
    assert "already" in text_of(await replace(room, BORIS, DMITRI, CATHERINE))
    assert "not at this table" in text_of(await replace(room, BORIS, EVE, MANAGER))
    robot = room.guild.add_member(room.env.create_user("robot", bot=True))
    said = await room.says(BORIS, "stpete seat", **{"player": "Dmitri", "with": robot})
    assert "bot cannot take a seat" in said
    assert table.seats[SEAT_OF_DMITRI].user_id == room.people[DMITRI].id


async def test_a_reminder_time_of_the_table_is_the_time_of_absence(room: Room) -> None:
    await room.slash(BORIS, "stpete new")
    shown = await room.press(BORIS, room.last, "Settings")
    for label in ("Reminder: 24 h", "Reminder: off"):
        shown = await room.press(BORIS, shown.response, label)
    await room.slash(DMITRI, "stpete join")
    await room.slash(BORIS, "stpete start")
    away = await room.turn((BORIS, DMITRI))
    said = text_of(await replace(room, BORIS, away))
    assert "1 hour" in said
    await room.env.advance_time(HOUR + 60)
    assert "changed hands" in text_of(await replace(room, MANAGER, away))


async def test_a_game_goes_on_with_somebody_who_left_the_server(room: Room, table: Table) -> None:
    gone = room.people[DMITRI]
    room.guild.remove_member(gone)
    await room.slash(BORIS, "stpete board")
    assert PEOPLE[DMITRI] in room.last.content
    assert "Dmitri" in await room.refused(room.slash(BORIS, "stpete pass"))
    await room.env.advance_time(DAY)
    suggested = await room.suggestions(BORIS, "stpete seat", "player", "dmi")
    asked = await room.slash(BORIS, "stpete seat", player=suggested["Dmitri"])
    assert "play on for Dmitri" in text_of(asked)
    said = await room.press(BORIS, asked.response, "An easy AI")
    assert "changed hands" in text_of(said)
    await room.slash(BORIS, "stpete pass")
    assert "Boris passes" in room.last.content


async def test_who_is_put_on_a_seat_must_be_in_the_server(room: Room, table: Table) -> None:
    room.guild.remove_member(room.people[EVE])
    await room.env.advance_time(DAY)
    said = await room.says(
        BORIS,
        "stpete seat",
        **{"player": "Dmitri", "with": user_of(room, EVE)},
    )
    assert "not on this server" in said
    assert labels(room.last)

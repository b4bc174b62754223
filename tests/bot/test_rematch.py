"""After the end: once more with the same people; and the log of what happened."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.table import Table
from engine.games.saint_petersburg.cards import Phase
from tests.bot.room import PEOPLE, Room, labels, seeded, state_of, text_of
from tests.store.sqlite import latest_game

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE, STRANGER = 2, 4
"""With this seed Catherine has the first turn; Žofie and Boris follow."""


async def all_but_end(room: Room, table: Table, players: tuple[int, ...]) -> None:
    """Bring a game into its last phase, and leave one pass until it is over."""
    state = state_of(table)
    state.phase, state.last_round, state.passes = Phase.TRADING, True, 0
    await room.store_state(table)
    for _ in players[1:]:
        await room.slash(await room.turn(players), "stpete pass")


async def end_soon(room: Room, table: Table, players: tuple[int, ...]) -> None:
    """Bring a game into its last phase, and pass until it is over."""
    await all_but_end(room, table, players)
    await room.slash(await room.turn(players), "stpete pass")
    assert table.row.status == "over"


@pytest.fixture
async def over(room: Room) -> Table:
    table = await room.start(PLAYERS, SEED, **{"open-rubles": True})
    await end_soon(room, table, PLAYERS)
    return table


def link(room: Room) -> str:
    """The link to the latest message of the channel."""
    return f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/{room.last.id}"


def seated(room: Room) -> list[str]:
    return [line[3:] for line in room.last.content.splitlines() if line[:1].isdigit()]


async def test_whoever_wants_a_rematch_is_its_host(room: Room, over: Table) -> None:
    assert labels(room.last) == ["Rematch", "Replay", "Review"]
    await room.press(1, room.last, "Rematch")
    assert seated(room) == ["Boris (host)", "Žofie", "Catherine"]
    assert "Rubles are open" in room.last.content, "the options are the same"
    table = await room.table()
    assert table.row.id != over.row.id
    seeded(table, SEED)
    assert "Boris" in await room.refused(room.press(0, room.last, "Start"))
    await room.press(CATHERINE, room.last, "Leave")
    await room.press(1, room.last, "Start")
    assert table.row.status == "running"
    assert len(table.seats) == 2


async def test_a_rematch_is_opened_once(room: Room, over: Table) -> None:
    end = room.last
    await room.press(0, end, "Rematch")
    assert "already" in await room.refused(room.press(1, end, "Rematch"))
    assert "already" in await room.refused(room.press(0, end, "Rematch"))


async def test_an_end_that_was_told_before_a_crash_is_told_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has forgotten the nonce, as the simulated one does at once."""
    await all_but_end(room, await room.start(PLAYERS, SEED), PLAYERS)
    await room.env.advance_time(60)

    async def crash(*_: Any) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(room.bot.runtime.store, "mark_announced", crash)
        await room.slash(await room.turn(PLAYERS), "stpete pass")
    assert labels(room.last) == ["Rematch", "Replay", "Review"]
    end = room.last
    for word in ("well", "played"):
        await room.people[0].send(room.channel, word)
    await room.env.advance_time(2)
    await room.restart()
    row = await latest_game(room.bot.runtime.store, room.channel.id)
    assert row is not None
    assert (row.status, row.announced_ply) == ("over", row.ply)
    assert [one.id for one in room.public if labels(one)] == [end.id]


async def test_who_was_not_there_has_no_rematch_but_can_have_a_table(
    room: Room, over: Table
) -> None:
    end = room.last
    answer = await room.press(STRANGER, end, "Rematch")
    assert "other people’s game" in text_of(answer)
    await room.press(STRANGER, answer.response, "Open a table of my own")
    assert seated(room) == [f"{PEOPLE[STRANGER]} (host)"]


async def test_who_was_not_there_can_join_the_rematch_while_a_seat_is_free(
    room: Room, over: Table
) -> None:
    end = room.last
    await room.press(0, end, "Rematch")
    answer = await room.press(STRANGER, end, "Rematch")
    assert text_of(answer) == (
        f"A table is open here already: {link(room)} There is one seat left for you."
    )
    await room.press(STRANGER, answer.response, "Join")
    assert len((await room.table()).seats) == 4
    late = await room.press(3, end, "Rematch")
    assert "All its seats are taken, but you can watch." in text_of(late)
    assert labels(late.response) == ["Rules", "Cards"]


async def test_who_has_a_seat_at_the_rematch_is_told_where_it_is(room: Room, over: Table) -> None:
    end = room.last
    await room.press(0, end, "Rematch")
    for who in PLAYERS:
        said = await room.refused(room.press(who, end, "Rematch"))
        assert said == f"A table is open here already, and you have a seat at it: {link(room)}"
    await room.press(0, room.last, "Start")
    answer = await room.press(1, end, "Rematch")
    assert text_of(answer) == f"Your game is running here already: {link(room)}"
    assert labels(answer.response) == ["My hand"]
    watching = await room.press(STRANGER, end, "Rematch")
    assert "A game is running here already" in text_of(watching)
    assert "Standings" in labels(watching.response)


async def test_a_rematch_finds_a_table_of_another_game(room: Room, over: Table) -> None:
    end = room.last
    await room.slash(STRANGER, "heller new")
    answer = await room.press(0, end, "Rematch")
    assert f"A table is open here already: {link(room)}" in text_of(answer)
    await room.press(0, answer.response, "Join")
    table = await room.table()
    assert (table.row.name, len(table.seats)) == ("heller_und_pfennig", 2)


async def test_a_rematch_is_possible_days_and_a_restart_later(room: Room, over: Table) -> None:
    await room.restart()
    await room.press(0, room.last, "Rematch")
    assert seated(room)[0] == "Žofie (host)"


async def test_no_rematch_of_a_running_or_abandoned_game(room: Room) -> None:
    table = await room.start(PLAYERS, SEED)
    forged = await room.old_button(f"1/rematch/{table.row.id}/0")
    assert "earlier game" in await room.refused(room.press(0, forged, "Old"))
    await room.press(0, (await room.slash(0, "stpete end")).response, "Yes, end the game")
    assert "earlier game" in await room.refused(room.press(0, forged, "Old"))

"""A stop at any moment of a decision of several: nothing is lost, and nothing told twice."""

from __future__ import annotations

import pytest

from tests.bot.council.playing import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    done,
    give,
    lay,
    state_of,
    stored,
    to_building,
)
from tests.bot.room import Room


@pytest.fixture(autouse=True)
async def begun(room: Room) -> None:
    await room.start(PLAYERS, SEED)


async def test_a_restart_between_ones_steps_loses_nothing(room: Room) -> None:
    await to_building(room)
    await lay(room, ANNA)
    await lay(room, BORIS)
    await done(room, BORIS)
    before, shown = stored(await room.table()), room.last
    await room.restart()
    table = await room.table()
    assert stored(table) == before
    assert table.acting_seats == (ANNA, CATHERINE)
    assert room.last.id == shown.id, "there is nothing new to tell"
    assert (await lay(room, ANNA)).startswith("You lay")
    assert "taken back your last action" in await room.says(ANNA, "council undo")
    assert stored(table) == before
    await done(room, ANNA)
    await done(room, CATHERINE)
    assert state_of(table).flood is not None or table.row.status == "over"


@pytest.mark.parametrize("deciders", [(ANNA,), (ANNA, CATHERINE), (CATHERINE, BORIS, ANNA)])
async def test_what_was_decided_but_not_told_is_told_after_the_start(
    room: Room, deciders: tuple[int, ...]
) -> None:
    """The decisions are stored, and Discord takes nothing until the bot has stopped."""
    messages = f"/channels/{room.channel.id}/messages"
    edits = min(len(deciders), 2)
    room.env.inject_error("PATCH", f"{messages}/*", status=503, times=edits)
    if len(deciders) > edits:
        room.env.inject_error("POST", messages, status=503)
    for who in deciders:
        said = await give(room, who)
        assert said.startswith("You choose to give")
    before = stored(await room.table())
    await room.restart()
    table = await room.table()
    assert stored(table) == before
    assert table.row.announced_ply == table.row.ply
    assert table.acting_seats == (PLAYERS if len(deciders) == 3 else _without(deciders))
    thinking = room.last.content
    named = {"Žofie": ANNA, "Boris": BORIS, "Catherine": CATHERINE}
    shown = {who for name, who in named.items() if name in thinking}
    called = {who for who in PLAYERS if room.people[who].mention in thinking}
    assert shown | called == set(table.acting_seats)
    assert len(room.public) == (3 if len(deciders) == 3 else 2)


def _without(deciders: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(who for who in PLAYERS if who not in deciders)

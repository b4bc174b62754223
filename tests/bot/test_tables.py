"""One table a game and one open game a channel, however long somebody has waited meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.storage.records import GameRef, SeatRow
from bot.storage.sqlite import SQLiteStore
from bot.table.repository import TableRepository
from bot.table.table import RequestRejected, Table
from engine.registry import find_game
from tests.bot.clock import HOUR, look_seldom
from tests.bot.room import PEOPLE, Room, labels, text_of
from tests.bot.test_rematch import all_but_end

GAME = find_game("saint_petersburg")
SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE = 2
"""With this seed Catherine has the first turn; Žofie and Boris follow."""

ANNA, BORIS = 11, 12
HERE, THERE = 1, 2
SOON = 5


class House:
    """Tables on a store, and whom they told of."""

    def __init__(self, store: SQLiteStore) -> None:
        self.store = store
        self.told: list[int] = []
        self.tables = TableRepository(store, lambda table: self.told.append(table.row.id))
        self._interaction = 0

    @property
    def interaction(self) -> int:
        self._interaction += 1
        return self._interaction

    async def open(self, channel_id: int) -> Table:
        return await self.tables.open_lobby(
            GAME,
            {},
            channel_id=channel_id,
            guild_id=1,
            seats=(SeatRow(0, "Anna", ANNA), SeatRow(1, "Boris", BORIS)),
            interaction_id=self.interaction,
        )

    async def end(self, channel_id: int) -> None:
        async with self.tables.modify(channel_id) as table:
            await table.abandon(ANNA, False, self.interaction)


@pytest.fixture
async def house(database: Path) -> Any:
    store = await SQLiteStore.open(database)
    yield House(store)
    await store.close()


def place(table: Table) -> GameRef:
    return GameRef(table.row.id, table.row.channel_id)


def meanwhile(
    monkeypatch: pytest.MonkeyPatch, store: Any, method: str, happens: Callable[[], Awaitable[Any]]
) -> None:
    """Something happens while somebody waits for the store's answer, which is old by then."""
    real = getattr(store, method)

    async def slow(*values: Any) -> Any:
        answer = await real(*values)
        monkeypatch.setattr(store, method, real)
        await happens()
        return answer

    monkeypatch.setattr(store, method, slow)


async def not_again(_: int) -> None:
    raise AssertionError("what is in memory is not read again")


# Taking up


async def test_an_ended_game_takes_no_open_ones_place(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = await house.open(HERE)
    await house.end(HERE)
    rematch = await house.open(HERE)
    for reading in ("game", "open_game"):
        monkeypatch.setattr(house.store, reading, not_again)
    assert await house.tables.load(place(ended)) is ended
    assert await house.tables.get(HERE) is rematch


async def test_an_ended_game_that_is_read_anew_takes_no_open_ones_place(
    house: House, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = place(await house.open(HERE))
    await house.end(HERE)
    rematch = place(await house.open(HERE))
    later = House(await SQLiteStore.open(database))
    open_table = await later.tables.get(HERE)
    assert open_table.row.id == rematch.id
    taken_up = await later.tables.load(ended)
    assert (taken_up.row.id, taken_up.row.status) == (ended.id, "abandoned")
    monkeypatch.setattr(later.store, "open_game", not_again)
    assert await later.tables.get(HERE) is open_table
    assert await later.tables.load(ended) is taken_up, "there is one table a game"
    await later.store.close()


async def test_a_game_that_ends_while_it_is_looked_for_is_open_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = await house.open(HERE)
    house.tables._tables.clear()

    async def end() -> None:
        await held.abandon(ANNA, False, house.interaction)

    meanwhile(monkeypatch, house.store, "open_game", end)
    with pytest.raises(RequestRejected, match="no-game"):
        await house.tables.get(HERE)
    rematch = await house.open(HERE)
    assert await house.tables.get(HERE) is rematch


async def test_a_game_that_is_being_read_ends_only_afterwards(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.open(HERE)
    house.tables._tables.clear()
    house.tables._loaded.clear()

    async def end_and_open() -> None:
        await house.end(HERE)
        await house.open(HERE)

    ending: list[asyncio.Task[None]] = []

    async def try_to() -> None:
        ending.append(asyncio.create_task(end_and_open()))
        await asyncio.wait(ending, timeout=0.1)

    meanwhile(monkeypatch, house.store, "seats", try_to)
    await house.tables.get(HERE)
    await asyncio.wait_for(ending[0], SOON)
    table, row = await house.tables.get(HERE), await house.store.open_game(HERE)
    assert row is not None
    assert table.row.id == row.id


async def test_many_who_look_at_once_find_the_same_table(house: House) -> None:
    game = place(await house.open(HERE))
    house.tables._tables.clear()
    house.tables._loaded.clear()
    house.told.clear()
    looks = [house.tables.get(HERE), house.tables.load(game)] * 5
    found = {id(table) for table in await asyncio.gather(*looks)}
    assert len(found) == 1
    assert house.told == [game.id], "what was not told is told once"


async def test_a_game_that_moved_away_is_not_taken_up_where_it_was(house: House) -> None:
    game = place(await house.open(HERE))
    await house.tables.move_to_channel(game, ANNA, THERE, 1)
    house.tables._tables.clear()
    with pytest.raises(RequestRejected, match="no-game"):
        await house.tables.load(game)


async def test_the_table_taken_up_last_is_not_let_go_for_itself(house: House) -> None:
    tables = TableRepository(house.store, lambda table: None, max_cached=1)
    for channel_id in (HERE, THERE):
        game = await house.open(channel_id)
        await house.store.mark_announced(game.row.id, game.row.ply, 1)
    async with tables.lock(HERE):
        first = await tables.get(HERE)
        assert (await tables.get(THERE)).row.channel_id == THERE
    assert await tables.get(HERE) is first


# Moving


async def test_a_game_moves_when_nobody_changes_it(house: House) -> None:
    table = await house.open(HERE)
    async with house.tables.modify(HERE) as changing:
        moving = asyncio.create_task(house.tables.move_to_channel(place(table), ANNA, THERE, 1))
        await asyncio.sleep(0.05)
        assert not moving.done()
        await changing.leave(BORIS, house.interaction)
    moved = await asyncio.wait_for(moving, SOON)
    assert (moved.row.ply, len(moved.seats)) == (2, 1)
    await moved.join(BORIS, "Boris", house.interaction)
    assert await house.tables.get(THERE) is moved


async def test_two_games_that_would_change_places_stay(house: House) -> None:
    one, two = place(await house.open(HERE)), place(await house.open(THERE))
    async with house.tables.lock(HERE):
        moves = [
            asyncio.create_task(house.tables.move_to_channel(one, ANNA, THERE, 1)),
            asyncio.create_task(house.tables.move_to_channel(two, ANNA, HERE, 1)),
        ]
        await asyncio.sleep(0.01)
    outcomes = await asyncio.wait_for(asyncio.gather(*moves, return_exceptions=True), SOON)
    assert [str(outcome) for outcome in outcomes] == ["('channel-taken', {})"] * 2
    assert (await house.tables.get(HERE)).row.id == one.id
    assert (await house.tables.get(THERE)).row.id == two.id


async def test_a_game_that_ends_meanwhile_does_not_move(house: House) -> None:
    game = place(await house.open(HERE))
    async with house.tables.modify(HERE) as table:
        moving = asyncio.create_task(house.tables.move_to_channel(game, ANNA, THERE, 1))
        await asyncio.sleep(0.01)
        await table.abandon(ANNA, False, house.interaction)
    with pytest.raises(RequestRejected, match="no-game"):
        await moving


# A rematch while somebody waits


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    look_seldom(monkeypatch, 12 * HOUR)


async def end_and_open_anew(room: Room) -> None:
    """The last pass ends the game, and the next one is opened at once."""
    tables, people = room.bot.runtime.tables, room.people
    on_turn = await room.turn(PLAYERS)
    async with tables.modify(room.channel.id) as table:
        await table.submit(people[on_turn].id, [GAME.pass_action], None, 98)
    assert table.row.status == "over"
    await tables.open_lobby(
        GAME,
        {},
        channel_id=room.channel.id,
        guild_id=room.guild.id,
        seats=[SeatRow(n, PEOPLE[who], people[who].id) for n, who in enumerate(PLAYERS)],
        interaction_id=99,
    )


async def test_a_rematch_opened_during_a_list_of_games_is_played(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await all_but_end(room, await room.start(PLAYERS, SEED), PLAYERS)
    meanwhile(monkeypatch, room.bot.runtime.store, "open_games_of", lambda: end_and_open_anew(room))
    assert "not in a game" in await room.says(1, "nevsky games"), "what ended is not listed"
    await room.env.settle()
    assert "Join (1 free)" in labels(room.last)
    assert "earlier" not in text_of(await room.press(1, room.last, "Leave"))


async def test_a_rematch_opened_during_a_look_at_reminders_is_played(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await all_but_end(room, await room.start(PLAYERS, SEED), PLAYERS)
    meanwhile(monkeypatch, room.bot.runtime.store, "due_reminders", lambda: end_and_open_anew(room))
    monkeypatch.setattr(room.bot.runtime.reminders, "_clock", lambda: room.bot.clock() + 25 * HOUR)
    await room.bot.runtime.reminders.send_due()
    await asyncio.gather(*room.bot.runtime.channel_updater._tasks.values())
    assert "Join (1 free)" in labels(room.last), "and nobody is reminded of what has ended"
    assert "earlier" not in text_of(await room.press(1, room.last, "Leave"))

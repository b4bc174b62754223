"""One `Table` per game and one open game per channel, also when requests overlap."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.storage.locations import open_store
from bot.storage.records import GameRef, SeatRow
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine.registry import find_game
from tests.support.simulated_discord.fixture import (
    HOUR,
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import PLAYERS, SEED, leave_one_move

GAME = find_game("saint_petersburg")

ANNA, BORIS = 11, 12
HERE, THERE = 1, 2
TIMEOUT = 120


class TablesUnderTest:
    """A `TableRepository` on a store, and the tables whose changes it reported."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.announced_games: list[int] = []
        self.tables = TableRepository(
            store, lambda table: self.announced_games.append(table.row.id)
        )
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
def tested(store: Store) -> TablesUnderTest:
    return TablesUnderTest(store)


def ref_of(table: Table) -> GameRef:
    return GameRef(table.row.id, table.row.channel_id)


def run_during(
    monkeypatch: pytest.MonkeyPatch, store: Any, method: str, action: Callable[[], Awaitable[Any]]
) -> None:
    """Run an action after a store method has its result, before it returns."""
    real = getattr(store, method)

    async def slow(*values: Any) -> Any:
        result = await real(*values)
        monkeypatch.setattr(store, method, real)
        await action()
        return result

    monkeypatch.setattr(store, method, slow)


async def fail_if_read(_: int) -> None:
    raise AssertionError("tables in memory are not read again")


# Loading


async def test_ended_game_does_not_replace_the_open_one(
    tested: TablesUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended_table = await tested.open(HERE)
    await tested.end(HERE)
    rematch = await tested.open(HERE)
    for method in ("game", "open_game"):
        monkeypatch.setattr(tested.store, method, fail_if_read)
    assert await tested.tables.load(ref_of(ended_table)) is ended_table
    assert await tested.tables.get(HERE) is rematch


async def test_reloaded_ended_game_does_not_replace_the_open_one(
    tested: TablesUnderTest, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended_ref = ref_of(await tested.open(HERE))
    await tested.end(HERE)
    rematch = ref_of(await tested.open(HERE))
    later = TablesUnderTest(await open_store(database))
    open_table = await later.tables.get(HERE)
    assert open_table.row.id == rematch.id
    ended_table = await later.tables.load(ended_ref)
    assert (ended_table.row.id, ended_table.row.status) == (ended_ref.id, "abandoned")
    monkeypatch.setattr(later.store, "open_game", fail_if_read)
    assert await later.tables.get(HERE) is open_table
    assert await later.tables.load(ended_ref) is ended_table, "there is one table per game"
    await later.store.close()


async def test_game_that_ends_while_loading_is_not_returned_as_open(
    tested: TablesUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await tested.open(HERE)
    tested.tables._tables.clear()

    async def end() -> None:
        await table.abandon(ANNA, False, tested.interaction)

    run_during(monkeypatch, tested.store, "open_game", end)
    with pytest.raises(RequestRejected, match="no-game"):
        await tested.tables.get(HERE)
    rematch = await tested.open(HERE)
    assert await tested.tables.get(HERE) is rematch


async def test_ending_a_game_waits_until_it_is_loaded(
    tested: TablesUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tested.open(HERE)
    tested.tables._tables.clear()
    tested.tables._loaded.clear()

    async def end_and_open() -> None:
        await tested.end(HERE)
        await tested.open(HERE)

    ending: list[asyncio.Task[None]] = []

    async def start_ending() -> None:
        ending.append(asyncio.create_task(end_and_open()))
        await asyncio.wait(ending, timeout=0.1)

    run_during(monkeypatch, tested.store, "seats", start_ending)
    await tested.tables.get(HERE)
    async with asyncio.timeout(TIMEOUT):
        await ending[0]
    table, row = await tested.tables.get(HERE), await tested.store.open_game(HERE)
    assert row is not None
    assert table.row.id == row.id


async def test_concurrent_loads_return_the_same_table(tested: TablesUnderTest) -> None:
    game = ref_of(await tested.open(HERE))
    tested.tables._tables.clear()
    tested.tables._loaded.clear()
    tested.announced_games.clear()
    loads = [tested.tables.get(HERE), tested.tables.load(game)] * 5
    tables = {id(table) for table in await asyncio.gather(*loads)}
    assert len(tables) == 1
    assert tested.announced_games == [game.id], "an unannounced move is reported once"


async def test_moved_game_is_not_loaded_in_its_former_channel(tested: TablesUnderTest) -> None:
    game = ref_of(await tested.open(HERE))
    await tested.tables.move_to_channel(game, ANNA, THERE, 1)
    tested.tables._tables.clear()
    with pytest.raises(RequestRejected, match="no-game"):
        await tested.tables.load(game)


async def test_locked_table_is_not_evicted(tested: TablesUnderTest) -> None:
    tables = TableRepository(tested.store, lambda table: None, max_cached=1)
    for channel_id in (HERE, THERE):
        game = await tested.open(channel_id)
        await tested.store.mark_announced(game.row.id, game.row.ply, 1)
    async with tables.lock(HERE):
        first = await tables.get(HERE)
        assert (await tables.get(THERE)).row.channel_id == THERE
    assert await tables.get(HERE) is first


# Moving to another channel


async def test_moving_a_game_waits_for_its_lock(tested: TablesUnderTest) -> None:
    table = await tested.open(HERE)
    async with tested.tables.modify(HERE) as locked_table:
        moving = asyncio.create_task(tested.tables.move_to_channel(ref_of(table), ANNA, THERE, 1))
        await asyncio.sleep(0.05)
        assert not moving.done()
        await locked_table.lobby.leave(BORIS, tested.interaction)
    async with asyncio.timeout(TIMEOUT):
        moved = await moving
    assert (moved.row.ply, len(moved.seats)) == (2, 1)
    await moved.lobby.join(BORIS, "Boris", tested.interaction)
    assert await tested.tables.get(THERE) is moved


async def test_two_games_do_not_swap_channels(tested: TablesUnderTest) -> None:
    first, second = ref_of(await tested.open(HERE)), ref_of(await tested.open(THERE))
    async with tested.tables.lock(HERE):
        moves = [
            asyncio.create_task(tested.tables.move_to_channel(first, ANNA, THERE, 1)),
            asyncio.create_task(tested.tables.move_to_channel(second, ANNA, HERE, 1)),
        ]
        await asyncio.sleep(0.01)
    async with asyncio.timeout(TIMEOUT):
        outcomes = await asyncio.gather(*moves, return_exceptions=True)
    assert [str(outcome) for outcome in outcomes] == ["('channel-taken', {})"] * 2
    assert (await tested.tables.get(HERE)).row.id == first.id
    assert (await tested.tables.get(THERE)).row.id == second.id


async def test_game_that_ends_while_a_move_waits_is_not_moved(tested: TablesUnderTest) -> None:
    game = ref_of(await tested.open(HERE))
    async with tested.tables.modify(HERE) as table:
        moving = asyncio.create_task(tested.tables.move_to_channel(game, ANNA, THERE, 1))
        await asyncio.sleep(0.01)
        await table.abandon(ANNA, False, tested.interaction)
    with pytest.raises(RequestRejected, match="no-game"):
        await moving


# A rematch during another request


pytestmark = pytest.mark.poll_interval(12 * HOUR)


async def end_and_open_rematch(sim: DiscordFixture) -> None:
    """End the game by the last pass, and open a rematch at once."""
    tables, people = sim.bot.runtime.tables, sim.people
    on_turn = await sim.player_to_act(PLAYERS)
    async with tables.modify(sim.channel.id) as table:
        await table.play.submit(people[on_turn].id, [GAME.pass_action], None, 98)
    assert table.row.status == "over"
    await tables.open_lobby(
        GAME,
        {},
        channel_id=sim.channel.id,
        guild_id=sim.guild.id,
        seats=[SeatRow(n, PLAYER_NAMES[who], people[who].id) for n, who in enumerate(PLAYERS)],
        interaction_id=99,
    )


async def test_rematch_opened_while_games_are_listed_is_kept(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await leave_one_move(sim, await sim.start(PLAYERS, SEED), PLAYERS)
    run_during(
        monkeypatch, sim.bot.runtime.store, "all_open_games_of", lambda: end_and_open_rematch(sim)
    )
    assert "not in a game" in await sim.private_reply(1, "nevsky games"), (
        "the ended game is not listed"
    )
    await sim.env.settle()
    assert "Join (1 free)" in button_labels(sim.last_message)
    assert "earlier" not in text_of(await sim.press(1, sim.last_message, "Leave"))


async def test_rematch_opened_while_reminders_are_sent_is_kept(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await leave_one_move(sim, await sim.start(PLAYERS, SEED), PLAYERS)
    run_during(
        monkeypatch, sim.bot.runtime.store, "due_reminders", lambda: end_and_open_rematch(sim)
    )
    monkeypatch.setattr(
        sim.bot.runtime.clocks._clock, "_clock", lambda: sim.bot.clock() + 12 * HOUR
    )
    await sim.bot.runtime.clocks.act()
    await asyncio.gather(*sim.bot.runtime.channel_updater._tasks.values())
    assert "Join (1 free)" in button_labels(sim.last_message), (
        "nobody is reminded of the ended game"
    )
    assert "earlier" not in text_of(await sim.press(1, sim.last_message, "Leave"))

"""What remains of a game: its moves, the table after each, and who played it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.storage.records import SeatRow
from bot.table import history_compression
from bot.table.game_history import GameHistory, load_history
from bot.table.move_log import MoveKind
from bot.table.repository import TableRepository
from bot.table.stored_table import TableUpdate
from bot.table.substitution import reassign_seat
from bot.table.table import Table
from engine import codec
from engine.core import AnyGame, Seat, apply
from engine.registry import GAMES, find_game
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.saint_petersburg import finish_game
from tests.support.storage.sqlite import run_on_connection

ANNA, BORIS, CATHERINE = 11, 12, 13
SEED = 70
PLAYERS = (0, 1, 2)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_compression, "PAUSE_SECONDS", 0)


async def open_table(sim: DiscordFixture, game: AnyGame, channel_id: int = 1) -> Table:
    """A running game of as many people as it needs at least, the second of them Boris."""
    people = (("Anna", ANNA), ("Boris", BORIS), ("Catherine", CATHERINE), ("Eve", 14))
    least = max(2, game.seat_counts(codec.load_options(game, "{}")).start)
    table = await TableRepository(sim.bot.runtime.store, lambda table: None).open_lobby(
        game,
        {},
        channel_id=channel_id,
        guild_id=1,
        seats=[SeatRow(seat, *people[seat]) for seat in range(least)],
        interaction_id=None,
    )
    await table.lobby.start(ANNA, None, SEED)
    return table


class StateRecorder:
    """Plays at random, and notes each state as it was."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.states: dict[int, Any] = {table.row.ply: table.state}
        self.rng = Random(1)
        commit = table.stored.commit

        async def noted(update: TableUpdate) -> None:
            await commit(update)
            if update.state is not None:
                self.states[table.row.ply] = update.state

        table.stored.commit = noted  # type: ignore[method-assign]

    async def move(self) -> None:
        table, seat = self.table, self.rng.choice(self.table.acting_seats)
        action = self.rng.choice(table.game.legal_actions(table.state, seat))
        user_id = table.seats[seat].user_id
        if user_id is None:
            await table.play.submit_for_ai(seat, action)
        else:
            await table.play.submit(user_id, [action], None, 1_000 + table.row.ply)

    async def to_the_end(self) -> None:
        while self.table.row.status == "running":
            await self.move()


async def record_of(sim: DiscordFixture, table: Table) -> GameHistory:
    found = await load_history(sim.bot.runtime.store, table.row.id)
    assert found is not None
    return found


async def pack(sim: DiscordFixture, table: Table) -> None:
    store = sim.bot.runtime.store
    await store.mark_announced(table.row.id, table.row.ply, None)
    await store.compress_game(table.row.id)


def told(record: GameHistory) -> list[Any]:
    """All that a record says, decoded."""
    return [
        (
            one.ply,
            one.kind,
            one.seat,
            one.actor,
            one.at,
            one.action,
            one.events,
            one.state,
            one.phase_states,
        )
        for one in record.steps
    ]


@pytest.mark.parametrize("name", [game.name for game in GAMES])
async def test_stored_states_match_every_step_of_a_game(sim: DiscordFixture, name: str) -> None:
    table = await open_table(sim, find_game(name))
    watched = StateRecorder(table)
    await watched.to_the_end()
    before = await record_of(sim, table)
    await pack(sim, table)
    record = await record_of(sim, table)
    assert told(record) == told(before), "packed or not"
    assert {one.ply: one.state for one in record.steps} == watched.states
    assert record.results == await sim.bot.runtime.store.results(table.row.id)
    assert record.is_over
    assert len(record.results) == len(table.seats)
    for earlier, later in zip(record.steps, record.steps[1:], strict=False):
        assert later.seat is not None
        outcome = apply(table.game, earlier.state, later.seat, later.action)
        assert (outcome.state, outcome.phase_end_states) == (later.state, later.phase_states)
        assert outcome.events == later.events


async def test_seat_assignments_are_kept_with_their_start(sim: DiscordFixture) -> None:
    table = await open_table(sim, find_game("saint_petersburg"))
    watched = StateRecorder(table)
    await watched.move()
    first = table.row.ply
    ai = SeatRow(1, "Bering", ai="medium")
    await reassign_seat(table, 1, ai, user_id=BORIS, interaction_id=500)
    second = table.row.ply
    newcomer = SeatRow(1, "Catherine", CATHERINE)
    await reassign_seat(table, 1, newcomer, user_id=ANNA, interaction_id=501)
    record = await record_of(sim, table)
    seated = [(one.seat, one.name, one.ai) for one in record.seat_assignments]
    assert seated == [
        (0, "Anna", None),
        (1, "Boris", None),
        (1, "Bering", "medium"),
        (1, "Catherine", None),
    ]
    assert record.names_at(first) == ("Anna", "Boris")
    assert record.names_at(second) == ("Anna", "Bering")
    assert record.names_at() == ("Anna", "Catherine")
    assert [record.ai_seats_at(ply) for ply in (first, second, None)] == [set(), {1}, set()]
    assert (record.seat_of(BORIS, first), record.seat_of(BORIS)) == (1, None)
    assert (record.seat_of(CATHERINE, first), record.seat_of(CATHERINE)) == (None, 1)
    assert record.was_seated(BORIS)
    assert not record.was_seated(99)
    change = record.steps[-1]
    assert (change.kind, change.action, change.events) == ("seat", None, [])
    assert change.state == table.state


async def test_undone_move_is_not_in_the_state_history(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    await sim.slash(2, "stpete buy", card="Gold Miner")
    await sim.slash(2, "stpete undo")
    await sim.slash(2, "stpete buy", card="Gold Miner")
    record = await record_of(sim, table)
    assert [one.kind for one in record.steps] == ["start", "act"]
    assert len(record.moves) == table.row.ply
    assert record.steps[-1].state == table.state


async def test_a_game_is_packed_once_its_end_was_told(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    await finish_game(sim, table, PLAYERS)
    shard = sim.bot.runtime
    await shard.history_compressor.compress_all()
    assert await _packed(sim) == [table.row.id]
    record = await record_of(sim, table)
    assert record.steps[-1].state == table.state
    assert record.row.updated == record.steps[-1].at


async def test_what_was_not_packed_before_a_crash_is_packed_at_the_start(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sim.bot.runtime.channel_updater, "_on_end_announced", lambda: None)
    table = await sim.start(PLAYERS, SEED)
    await finish_game(sim, table, PLAYERS)
    assert await _packed(sim) == []
    before = told(await record_of(sim, table))
    await sim.restart()
    await sim.bot.runtime.history_compressor.compress_all()
    assert await _packed(sim) == [table.row.id]
    assert told(await record_of(sim, table)) == before


async def test_a_game_that_was_given_up_has_no_results(sim: DiscordFixture) -> None:
    table = await open_table(sim, find_game("saint_petersburg"))
    await StateRecorder(table).move()
    state = table.state
    await table.abandon(ANNA, False, 900)
    await pack(sim, table)
    record = await record_of(sim, table)
    assert (record.is_over, record.results) == (True, ())
    assert (record.steps[-1].kind, record.steps[-1].state) == ("end", state)


async def test_a_lobby_has_no_record(sim: DiscordFixture) -> None:
    await sim.slash(0, "stpete new")
    table = await sim.table()
    assert await load_history(sim.bot.runtime.store, table.row.id) is None
    assert await load_history(sim.bot.runtime.store, 404) is None


async def test_a_guided_game_is_not_kept(sim: DiscordFixture) -> None:
    await sim.slash(0, "nevsky learn", game="saint_petersburg")
    table = await sim.bot.runtime.tables.get(-sim.people[0].id)
    store = sim.bot.runtime.store
    assert (
        await store.state_history(table.row.id),
        await store.seat_assignments(table.row.id),
    ) == ((), ())


async def test_history_of_an_older_game_has_moves_and_final_state(sim: DiscordFixture) -> None:
    table = await open_table(sim, find_game("saint_petersburg"))
    await StateRecorder(table).to_the_end()
    await run_on_connection(
        sim.bot.runtime.store, lambda connection: connection.execute("DELETE FROM moment")
    )
    await pack(sim, table)
    record = await record_of(sim, table)
    assert [one.state for one in record.steps[:-1]] == [None] * (len(record.steps) - 1)
    assert record.steps[-1].state == table.state
    assert all(one.action is not None for one in record.steps[1:])
    assert all(one.phase_states == () for one in record.steps)


async def test_older_history_omits_undone_states(sim: DiscordFixture) -> None:
    """A process of the version before took moves back without making others again."""
    table = await open_table(sim, find_game("saint_petersburg"))
    watched = StateRecorder(table)
    await watched.move()
    await watched.move()
    own, other = table.row.ply - 1, table.row.ply
    await table.stored.commit(
        TableUpdate(
            kind=MoveKind.MOVE_UNDONE,
            seat=_seat(table),
            action=f'{{"taken": [{own}]}}',
            state=table.state,
        )
    )
    record = await record_of(sim, table)
    assert [one.ply for one in record.steps][-1] == other
    assert [one.state is None for one in record.steps][-2:] == [False, False]
    await watched.move()
    record = await record_of(sim, table)
    assert {one.ply: one.state is None for one in record.steps}[other]


def _seat(table: Table) -> Seat:
    return table.acting_seats[0]


async def test_who_is_forgotten_is_missing_in_the_record_and_nobody_else(
    sim: DiscordFixture,
) -> None:
    table = await sim.start(PLAYERS, SEED)
    await finish_game(sim, table, PLAYERS)
    before = await record_of(sim, table)
    await sim.bot.runtime.history_compressor.compress_all()
    assert await sim.forget(1) == "Done: it is all deleted."
    record = await record_of(sim, table)
    assert record.names_at() == tuple(
        "?" if name == "Boris" else name for name in before.names_at()
    )
    assert not record.was_seated(sim.people[1].id)
    assert record.was_seated(sim.people[0].id)
    assert [one.state for one in record.steps] == [one.state for one in before.steps]


async def _packed(sim: DiscordFixture) -> list[int]:
    sql = "SELECT game_id FROM record ORDER BY 1"
    rows = await run_on_connection(
        sim.bot.runtime.store, lambda connection: connection.execute(sql).fetchall()
    )
    return [row[0] for row in rows]

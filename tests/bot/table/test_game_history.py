"""The stored history of a game: its moves, the state after each, and its players."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Any

import pytest

from bot.storage.records import SeatRow
from bot.table import history_compression
from bot.table.game_history import load_history
from bot.table.move_log import MoveKind
from bot.table.staged_moves import StagedMoves, TableUpdate
from bot.table.substitution import reassign_seat
from bot.table.table import Table
from engine import codec
from engine.core import Seat, apply
from engine.registry import GAMES
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.quick_games import (
    abandon_game,
    announce_and_compress,
    history_of,
    play_older_game,
    play_random_move,
    start_game,
)
from tests.support.simulated_discord.saint_petersburg import PLAYERS, SEED, finish_game
from tests.support.storage.sqlite import execute_inside


@pytest.fixture(autouse=True)
def no_compression_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_compression, "PAUSE_SECONDS", 0)


class StateRecorder:
    """Plays at random, and records each state."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.states: dict[int, Any] = {table.row.ply: table.state}
        self.rng = Random(1)
        commit = table.stored.commit_staged

        async def commit_and_record(staged: StagedMoves) -> None:
            await commit(staged)
            for change in staged.changes:
                if change.state is not None:
                    self.states[change.ply] = codec.load_state(table.game, change.state)

        table.stored.commit_staged = commit_and_record  # type: ignore[method-assign]

    async def move(self) -> None:
        await play_random_move(self.table, self.rng)

    async def play_to_end(self) -> None:
        while self.table.row.status == "running":
            await self.move()


DECODED = attrgetter(
    *("ply", "kind", "seat", "actor", "at", "action", "events", "state", "phase_states")
)
"""Returns all parts of a step of a history, decoded."""


@pytest.mark.parametrize("name", [game.name for game in GAMES])
async def test_stored_states_match_every_step_of_a_game(sim: DiscordFixture, name: str) -> None:
    table = await start_game(sim, name)
    recorder = StateRecorder(table)
    await recorder.play_to_end()
    before = await history_of(sim, table)
    await announce_and_compress(sim, table)
    history = await history_of(sim, table)
    assert [*map(DECODED, history.steps)] == [*map(DECODED, before.steps)], "compressed or not"
    assert {step.ply: step.state for step in history.steps} == recorder.states
    assert history.results == await sim.bot.runtime.store.results(table.row.id)
    assert history.is_over
    assert len(history.results) == len(table.seats)
    for earlier, later in zip(history.steps, history.steps[1:], strict=False):
        assert later.seat is not None
        outcome = apply(table.game, earlier.state, later.seat, later.action)
        assert (outcome.state, outcome.phase_end_states) == (later.state, later.phase_states)
        assert outcome.events == later.events


async def test_seat_assignments_are_kept_with_their_start(sim: DiscordFixture) -> None:
    table = await start_game(sim, "saint_petersburg")
    recorder = StateRecorder(table)
    await recorder.move()
    first_ply = table.row.ply
    zofie, boris, catherine, *_ = (person.id for person in sim.people)
    ai = SeatRow(1, "Bering", ai="medium")
    await reassign_seat(table, 1, ai, user_id=boris, interaction_id=500)
    second_ply = table.row.ply
    newcomer = SeatRow(1, "Catherine", catherine)
    await reassign_seat(table, 1, newcomer, user_id=zofie, interaction_id=501)
    history = await history_of(sim, table)
    seated = [
        (assignment.seat, assignment.name, assignment.ai) for assignment in history.seat_assignments
    ]
    assert seated == [
        (0, "Žofie", None),
        (1, "Boris", None),
        (1, "Bering", "medium"),
        (1, "Catherine", None),
    ]
    assert history.names_at(first_ply) == ("Žofie", "Boris")
    assert history.names_at(second_ply) == ("Žofie", "Bering")
    assert history.names_at() == ("Žofie", "Catherine")
    assert [history.ai_seats_at(ply) for ply in (first_ply, second_ply, None)] == [
        set(),
        {1},
        set(),
    ]
    assert (history.seat_of(boris, first_ply), history.seat_of(boris)) == (1, None)
    assert (history.seat_of(catherine, first_ply), history.seat_of(catherine)) == (None, 1)
    assert history.was_seated(boris)
    assert not history.was_seated(99)
    change = history.steps[-1]
    assert (change.kind, change.action, change.events) == ("seat", None, [])
    assert change.state == table.state


async def test_undone_move_is_not_in_the_state_history(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    await sim.slash(2, "stpete buy", card="Gold Miner")
    await sim.slash(2, "stpete undo")
    await sim.slash(2, "stpete buy", card="Gold Miner")
    history = await history_of(sim, table)
    assert [step.kind for step in history.steps] == ["start", "act"]
    assert len(history.moves) == table.row.ply
    assert history.steps[-1].state == table.state


async def test_game_is_compressed_after_its_end_is_announced(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    await finish_game(sim, table, PLAYERS)
    await sim.env.settle()
    assert await compressed_games(sim) == [table.row.id]
    history = await history_of(sim, table)
    assert history.steps[-1].state == table.state
    assert history.row.updated == history.steps[-1].at


async def test_compression_missed_by_a_crash_is_done_at_the_next_start(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sim.bot.runtime.channel_updater, "_on_end_announced", lambda: None)
    table = await sim.start(PLAYERS, SEED)
    await finish_game(sim, table, PLAYERS)
    assert await compressed_games(sim) == []
    before = [*map(DECODED, (await history_of(sim, table)).steps)]
    await sim.restart()
    await sim.env.settle()
    assert await compressed_games(sim) == [table.row.id]
    assert [*map(DECODED, (await history_of(sim, table)).steps)] == before


async def test_abandoned_game_has_no_results(sim: DiscordFixture) -> None:
    table = await start_game(sim, "saint_petersburg")
    await StateRecorder(table).move()
    state = table.state
    await abandon_game(sim, table)
    history = await history_of(sim, table)
    assert (history.is_over, history.results) == (True, ())
    assert (history.steps[-1].kind, history.steps[-1].state) == ("end", state)


async def test_lobby_has_no_history(sim: DiscordFixture) -> None:
    await sim.slash(0, "stpete new")
    table = await sim.table()
    assert await load_history(sim.bot.runtime.store, table.row.id) is None
    assert await load_history(sim.bot.runtime.store, 404) is None


async def test_tutorial_game_has_no_history(sim: DiscordFixture) -> None:
    await sim.slash(0, "nevsky learn", game="saint_petersburg")
    table = await sim.bot.runtime.tables.get(-sim.people[0].id)
    store = sim.bot.runtime.store
    assert (
        await store.state_history(table.row.id),
        await store.seat_assignments(table.row.id),
    ) == ((), ())


async def test_history_of_an_older_game_has_moves_and_final_state(sim: DiscordFixture) -> None:
    table = await play_older_game(sim, "saint_petersburg")
    history = await history_of(sim, table)
    assert [step.state for step in history.steps[:-1]] == [None] * (len(history.steps) - 1)
    assert history.steps[-1].state == table.state
    assert all(step.action is not None for step in history.steps[1:])
    assert all(step.phase_states == () for step in history.steps)


async def test_older_history_omits_undone_states(sim: DiscordFixture) -> None:
    """The previous version undid moves without storing the recomputed states."""
    table = await start_game(sim, "saint_petersburg")
    recorder = StateRecorder(table)
    await recorder.move()
    await recorder.move()
    undone_ply, last_ply = table.row.ply - 1, table.row.ply
    await table.stored.commit(
        TableUpdate(
            kind=MoveKind.MOVE_UNDONE,
            seat=_seat(table),
            action=f'{{"taken": [{undone_ply}]}}',
            state=table.state,
        )
    )
    history = await history_of(sim, table)
    assert [step.ply for step in history.steps][-1] == last_ply
    assert [step.state is None for step in history.steps][-2:] == [False, False]
    await recorder.move()
    history = await history_of(sim, table)
    assert {step.ply: step.state is None for step in history.steps}[last_ply]


def _seat(table: Table) -> Seat:
    return table.acting_seats[0]


async def test_deleted_user_is_removed_from_the_history(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    await finish_game(sim, table, PLAYERS)
    before = await history_of(sim, table)
    await sim.bot.runtime.history_compressor.compress_all()
    assert await sim.forget(1) == "Done: it’s all deleted."
    history = await history_of(sim, table)
    assert history.names_at() == tuple(
        "?" if name == "Boris" else name for name in before.names_at()
    )
    assert not history.was_seated(sim.people[1].id)
    assert history.was_seated(sim.people[0].id)
    assert [step.state for step in history.steps] == [step.state for step in before.steps]


async def compressed_games(sim: DiscordFixture) -> list[int]:
    sql = "SELECT game_id FROM compressed_game ORDER BY 1"
    rows = await execute_inside(sim.bot.runtime.store, sql)
    return [row[0] for row in rows]

"""AI players, and the table in place of users, pause only before moves that others can see."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from bot.ai_seats.scheduler import AIScheduler
from bot.ai_seats.workers import ThreadWorkers
from bot.storage.locations import open_store
from bot.storage.records import SeatRow
from bot.storage.store import Store
from bot.table.gameplay import Gameplay
from bot.table.preferences import UserSettings
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine.core import AnyGame, Seat
from engine.registry import GAMES, find_game
from tests.support.storage.records import ANNA, CHANNEL

SEATS = (
    SeatRow(seat=0, name="Anna", user_id=ANNA),
    SeatRow(seat=1, name="Ivan", ai="easy"),
    SeatRow(seat=2, name="Olga", ai="easy"),
)

MOVES_OF_ANNA = 12

GAME: AnyGame = find_game("saint_petersburg")


async def shown_at_once(channel_id: int) -> None:
    """Wait for no channel: there is none."""


class SleepRecorder:
    """Records for every AI move whether it was delayed, and whether others could see it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.moves: list[tuple[bool, bool]] = []
        self._slept = False
        self._submit = Gameplay.submit_for_ai
        patch.setattr("bot.ai_seats.scheduler.asyncio.sleep", self._sleep)
        patch.setattr(Gameplay, "submit_for_ai", lambda *move: self._record(*move))

    async def _sleep(self, seconds: float) -> None:
        assert seconds > 0
        self._slept = True

    async def _record(self, play: Gameplay, seat: Seat, action: Any) -> None:
        table = play._table
        before, acts_alone = (
            table.game.view(table.state, None),
            len(table.snapshot.acting_seats) == 1,
        )
        await self._submit(play, seat, action)
        visible = acts_alone and table.game.view(table.state, None) != before
        self.moves.append((self._slept, visible))
        self._slept = False


async def play_some_moves(folder: Path, game: AnyGame) -> None:
    """Play until Anna has made a few random moves."""
    store = await open_store(folder / f"{game.name}.sqlite3")
    tables = TableRepository(store, lambda table: None)
    table = await tables.open_lobby(
        game, {}, channel_id=CHANNEL, guild_id=1, seats=SEATS, interaction_id=1
    )
    await table.lobby.start(ANNA, 2, seed=1)
    turns = AIScheduler(tables, ThreadWorkers(), lambda table: None, shown_at_once, no_delay=False)
    rng, interaction = random.Random(3), itertools.count(3)
    for _ in range(MOVES_OF_ANNA):
        turns.schedule(table)
        await asyncio.gather(*turns._tasks.values())
        if legal := table.legal_actions(ANNA):
            await table.play.submit(ANNA, [rng.choice(legal)], None, next(interaction))
    await store.close()


async def test_ai_pauses_only_before_visible_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hidden_moves = 0
    for game in GAMES:
        with monkeypatch.context() as patch:
            recorder = SleepRecorder(patch)
            await play_some_moves(tmp_path, game)
        assert any(slept for slept, _ in recorder.moves), game.name
        assert all(slept == visible for slept, visible in recorder.moves), game.name
        hidden_moves += sum(not visible for _, visible in recorder.moves)
    assert hidden_moves, "some moves are hidden, such as cards laid face down"


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses that AI players have made."""
    seconds = list[float]()

    async def record(pause: float) -> None:
        seconds.append(pause)

    monkeypatch.setattr("bot.ai_seats.scheduler.asyncio.sleep", record)
    return seconds


async def start(tables: TableRepository, seats: tuple[SeatRow, ...]) -> Table:
    """Start a game of Saint Petersburg."""
    table = await tables.open_lobby(
        GAME, {}, channel_id=CHANNEL, guild_id=1, seats=seats, interaction_id=1
    )
    await table.lobby.start(ANNA, 2, seed=1)
    return table


async def run_turns(tables: TableRepository, table: Table) -> None:
    """Let all move whom nobody has to be asked for."""
    turns = AIScheduler(tables, ThreadWorkers(), lambda table: None, shown_at_once, no_delay=False)
    turns.schedule(table)
    await asyncio.gather(*turns._tasks.values())


async def test_ai_without_a_choice_pauses_like_any_other(store: Store, pauses: list[float]) -> None:
    """Only its hand shows that it cannot but pass."""
    tables = TableRepository(store, lambda table: None)
    table = await start(tables, SEATS[:2])
    await run_turns(tables, table)
    pauses.clear()
    table.state.players[1].rubles, table.state.players[1].hand = 0, [0, 1, 2]
    await table.play.submit(ANNA, table.legal_actions(ANNA)[:1], None, 3)
    assert GAME.legal_actions(table.state, 1) == [GAME.pass_action]
    await run_turns(tables, table)
    assert len(pauses) == 1


async def test_move_made_for_a_user_has_the_pause_of_an_ai_move(
    store: Store, pauses: list[float]
) -> None:
    boris = ANNA + 1
    settings = UserSettings(acts_if_forced=True)
    await store.set_user_settings(boris, settings.model_dump_json())
    tables = TableRepository(store, lambda table: None)
    table = await start(tables, (SEATS[0], SeatRow(seat=1, name="Boris", user_id=boris)))
    if table.acting_seats != (0,):
        await table.play.submit(boris, [GAME.pass_action], None, 3)
    table.state.players[1].rubles, table.state.players[1].hand = 0, [0, 1, 2]
    table.state.passes = 0
    await table.play.submit(ANNA, [GAME.pass_action], None, 4)
    assert table.acting_seats == (1,)
    assert table.needs_no_user
    await run_turns(tables, table)
    assert pauses == [float(table.settings.pace)]
    assert not table.needs_no_user

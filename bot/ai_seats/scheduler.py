"""Makes the moves of AI seats: chosen by workers, committed under the table's lock.

It also makes the moves that the table makes for users after a pause, and automatic moves that the
store did not accept before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import monotonic
from typing import Any
from zlib import crc32

from bot.ai_seats.workers import FALLBACK_LEVEL, AIWorkers
from bot.storage.errors import LeaseLost, StoreUnavailable
from bot.table.errors import RequestRejected
from bot.table.gameplay import DelayedMove
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine import codec
from engine.ai.agents import TIME_CAPS, Level, hint_level, levels_of
from engine.ai.information_state import information_state
from engine.ai.worker import WorkerRequest
from engine.core import Seat, apply

log = logging.getLogger(__name__)

TIME_CAP = TIME_CAPS["hard"]
"""Seconds that Hard may search for a move, and that one made for a user seems to take."""

HINT_TIME_CAP = 1.6
"""Seconds that the search for a hint may take."""

RETRY_AFTER = 60.0
"""Seconds until the next attempt after an AI could not move."""

STORE_RETRY_AFTER = 6.0
"""Seconds until the next attempt after a transient error of the store."""


class AIScheduler:
    """Plays for AI seats until a user is to act, with one background task per channel."""

    def __init__(
        self,
        tables: TableRepository,
        workers: AIWorkers,
        on_idle: Callable[[Table], None],
        settle: Callable[[int], Awaitable[None]],
        *,
        no_delay: bool,
        playouts: int | None = None,
    ) -> None:
        """`on_idle` is called when the AI seats of a table have moved, or could not, and before a
        user's turn is taken; `settle` waits until a channel shows what was announced then.

        With `no_delay` moves are made without a pause. `playouts` overrides the number of playouts
        of the levels with a search.
        """
        self._tables = tables
        self._workers = workers
        self._on_idle = on_idle
        self._settle = settle
        self._no_delay = no_delay
        self._playouts = playouts
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def schedule(self, table: Table) -> None:
        """Play at this table, in the background, until a user is to act."""
        self._start(table.row.channel_id)

    async def play_until_human(self, table: Table) -> None:
        """Play without a pause until a user is to act; the table's lock must be held."""
        while table.moves_before_announcing:
            if table.play.automatic_moves_pending:
                await table.play.run_automatic_moves()
            elif seats := table.acting_ai_seats:
                action = await self._choose_move(self.make_request(table, seats[0]))
                await table.play.submit_for_ai(seats[0], action)

    def _start(self, channel_id: int) -> None:
        if timer := self._timers.pop(channel_id, None):
            timer.cancel()
        if channel_id not in self._tasks:
            task = asyncio.create_task(self._run(channel_id), name=f"ai-{channel_id}")
            self._tasks[channel_id] = task

    async def close(self) -> None:
        """Stop; pending AI moves are made after the next start."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, channel_id: int) -> None:
        table: Table | None = None
        retry_after = RETRY_AFTER
        has_moved = False
        try:
            # Looked up before each move: the channel may have another game meanwhile.
            while (table := await self._tables.get(channel_id)).needs_no_user:
                if has_moved and not table.moves_before_announcing:
                    self._on_idle(table)
                await self._step(table)
                has_moved = True
        except asyncio.CancelledError:
            # The next start continues from here, and posts everything in one message.
            table = None
            raise
        except RequestRejected as rejection:
            # Once the game has ended, the channel has none.
            if rejection.reason != "no-game":
                log.info("an AI stopped: %s", rejection.reason)
        except LeaseLost as error:
            log.info("an AI stopped: %s", error)
        except StoreUnavailable as error:
            log.warning("channel %s waits for the store: %s", channel_id, error)
            retry_after = STORE_RETRY_AFTER
        except Exception:
            log.exception("an AI could not move")
        finally:
            del self._tasks[channel_id]
            if table is not None:
                self._on_idle(table)
                self._schedule_retry(table, retry_after)

    def _schedule_retry(self, table: Table, seconds: float) -> None:
        """Try again later if the AIs are still to act: nobody else can continue the game."""
        if table.needs_no_user:
            channel_id = table.row.channel_id
            self._timers[channel_id] = asyncio.get_running_loop().call_later(
                seconds, self._start, channel_id
            )

    async def _step(self, table: Table) -> None:
        """Make pending automatic moves, or else the move of one AI seat or of one user."""
        if table.play.automatic_moves_pending:
            async with self._tables.lock(table.row.channel_id):
                await table.play.run_automatic_moves()
        elif seats := table.acting_ai_seats:
            await self._move(table, seats[0])
        elif (delayed := table.play.delayed_move) is not None:
            await self._move_for_user(table, delayed)

    async def _move(self, table: Table, seat: Seat) -> None:
        """Choose a move without the lock; make it with the lock if the question has not changed."""
        question_ply = table.question_ply(seat)
        acts_alone = len(table.acting_seats) == 1
        started_at, request = monotonic(), self.make_request(table, seat)
        action = await self._choose_move(request)
        if _is_asked(table, seat, question_ply) and self._is_paced(
            table, seat, action, acts_alone=acts_alone
        ):
            # Independent of the time the choice took, which would reveal how much there was to
            # choose from.
            delay = max(float(table.settings.pace), TIME_CAPS.get(request.level, 0.0))
            await self._pause(max(0.0, delay - (monotonic() - started_at)))
        async with self._tables.lock(table.row.channel_id):
            if seat in table.acting_ai_seats and _is_asked(table, seat, question_ply):
                await table.play.submit_for_ai(seat, action)

    async def _move_for_user(self, table: Table, move: DelayedMove) -> None:
        """Make a move that the table makes for a user, as if the user had made it a moment after
        being asked: once the turn is announced, and with the pause of an AI's move.
        """
        await self._settle(table.row.channel_id)
        if table.play.delayed_move != move:
            return
        acts_alone = len(table.acting_seats) == 1
        if self._is_paced(table, move.seat, move.action, acts_alone=acts_alone):
            await self._pause(max(float(table.settings.pace), TIME_CAP))
        async with self._tables.lock(table.row.channel_id):
            await table.play.submit_delayed(move)

    def _is_paced(self, table: Table, seat: Seat, action: Any, *, acts_alone: bool) -> bool:
        """Whether there is a pause before a move.

        While others decide at the same time, and if nobody notices the move, there is nothing to
        watch.
        """
        if self._no_delay or not acts_alone:
            return False
        return not table.play.is_quiet(table.state, apply(table.game, table.state, seat, action))

    async def _pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _choose_move(self, request: WorkerRequest) -> Any:
        """The AI's action, checked to be legal."""
        legal = request.info_state.legal
        action = await self._workers.choose_move(request)
        if action in legal:
            return action
        game = request.info_state.game.name
        # The action is not logged: it may contain hidden information.
        log.warning("a %s AI of %s chose an action that is not legal", request.level, game)
        action = await self._workers.choose_move(replace(request, level=FALLBACK_LEVEL))
        return action if action in legal else legal[0]

    def make_request(self, table: Table, seat: Seat, *, hint: bool = False) -> WorkerRequest:
        """A request for a seat's move or for a hint; it contains only what the seat may know.

        The seed makes choices repeatable, and hints in the same position the same, also after an
        undo. It must not depend on hidden information.
        """
        seed = table.row.id * 1_000_003
        seed += _known_position(table, seat, seed) if hint else table.question_ply(seat)
        level = hint_level(table.game.name) if hint else _level(table, seat)
        return WorkerRequest(
            information_state(table.game, table.state, seat, seed),
            level,
            self._playouts,
            _time_cap(level, hint=hint),
            hint,
        )


def _known_position(table: Table, seat: Seat, seed: int) -> int:
    """A number that is equal for positions which the seat cannot tell apart."""
    known = table.game.determinize(table.state, seat, seed)
    return crc32(codec.dump_state(table.game, known).encode())


def _level(table: Table, seat: Seat) -> Level:
    """The level of a seat's AI, or the strongest one if the game no longer has that level."""
    levels = levels_of(table.game.name)
    return next((level for level in levels if level == table.seats[seat].playing_ai), levels[-1])


def _time_cap(level: str, *, hint: bool) -> float:
    return HINT_TIME_CAP if hint else TIME_CAPS.get(level, TIME_CAP)


def _is_asked(table: Table, seat: Seat, question_ply: int) -> bool:
    """Whether the seat still has to answer the question that arose at that ply."""
    return seat in table.acting_seats and table.question_ply(seat) == question_ply

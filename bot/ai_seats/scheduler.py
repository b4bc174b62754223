"""Lets AI players take their turns: thinking elsewhere, moving under the table's lock.

Makes up for automatic moves of the table, too, that were held up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Any

from bot.ai_seats.workers import FALLBACK_LEVEL, AIWorkers
from bot.storage.contract import LeaseLost, StoreUnavailable
from bot.table.errors import RequestRejected
from bot.table.repository import TableRepository
from bot.table.table import Table
from engine.ai.agents import Level, hint_level, levels_of
from engine.ai.information_state import information_state
from engine.ai.worker import WorkerRequest
from engine.core import Seat, apply

log = logging.getLogger(__name__)

TIME_CAP = 0.4
"""Seconds that the search for a move may take at most."""

EXPERT_TIME_CAP = 1.9
"""The same for an Expert."""

TIME_CAPS = {"hard": TIME_CAP, "expert": EXPERT_TIME_CAP}
"""Seconds that those who search may think; the others know at once."""

HINT_TIME_CAP = 1.6
"""Seconds that a hint may take at most."""

RETRY_AFTER = 60.0
"""Seconds after which an AI that could not move tries again."""

STORE_RETRY_AFTER = 6.0
"""The same where only the store could not: it is locked, or the disk is full."""


class AIScheduler:
    """Plays for AI seats, one task a channel, until a person is to act."""

    def __init__(
        self,
        tables: TableRepository,
        workers: AIWorkers,
        on_idle: Callable[[Table], None],
        *,
        no_delay: bool,
        playouts: int | None = None,
    ) -> None:
        """`on_idle` is called when the AI players are done. In a hurry nobody pauses. `playouts`
        takes the place of the games that those who search try by themselves.
        """
        self._tables = tables
        self._workers = workers
        self._on_idle = on_idle
        self._no_delay = no_delay
        self._playouts = playouts
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def schedule(self, table: Table) -> None:
        """Play at this table, in the background, until a user is to act."""
        self._start(table.row.channel_id)

    async def play_until_human(self, table: Table) -> None:
        """Play at once, without a pause, until a person is to act.

        Called under the table's lock.
        """
        while table.needs_no_user:
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
        """Stop; what an AI was to do is done after the next start."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, channel_id: int) -> None:
        table: Table | None = None
        retry_after = RETRY_AFTER
        try:
            # Each time anew: meanwhile the game may have ended, and another one begun.
            while (table := await self._tables.get(channel_id)).needs_no_user:
                await self._step(table)
        except asyncio.CancelledError:
            # The next start goes on from here, and tells all that happened in one message.
            table = None
            raise
        except (RequestRejected, LeaseLost) as refusal:
            log.info("an AI stopped: %s", refusal)
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
        """Try again after a while if that is still to do: nobody else can move the game on."""
        if table.needs_no_user:
            channel_id = table.row.channel_id
            self._timers[channel_id] = asyncio.get_running_loop().call_later(
                seconds, self._start, channel_id
            )

    async def _step(self, table: Table) -> None:
        """Make what is held up, or else let the AI play that is to act."""
        if table.play.automatic_moves_pending:
            async with self._tables.lock(table.row.channel_id):
                await table.play.run_automatic_moves()
        elif seats := table.acting_ai_seats:
            await self._move(table, seats[0])

    async def _move(self, table: Table, seat: Seat) -> None:
        """Think without the lock, and move under it if the seat is still asked the same."""
        asked, alone = table.question_ply(seat), len(table.game.to_act(table.state)) == 1
        began, request = monotonic(), self.make_request(table, seat)
        action = await self._choose_move(request)
        # Where others decide too, there is nothing yet to watch.
        if alone and not self._no_delay and not _is_unnoticed(table, seat, asked, action):
            # However long it thought: that would tell how much there was to choose from.
            delay = max(float(table.settings.pace), TIME_CAPS.get(request.level, 0.0))
            await asyncio.sleep(max(0.0, delay - (monotonic() - began)))
        async with self._tables.lock(table.row.channel_id):
            if seat in table.acting_ai_seats and table.question_ply(seat) == asked:
                await table.play.submit_for_ai(seat, action)

    async def _choose_move(self, request: WorkerRequest) -> Any:
        """What the AI does: a legal action, whatever it is that thinks."""
        legal = request.info_state.legal
        action = await self._workers.choose_move(request)
        if action in legal:
            return action
        game = request.info_state.game.name
        # Not the action itself: it may name what nobody but its seat knows.
        log.warning("a %s AI of %s wanted what is not legal", request.level, game)
        action = await self._workers.choose_move(replace(request, level=FALLBACK_LEVEL))
        return action if action in legal else legal[0]

    def make_request(self, table: Table, seat: Seat, *, hint: bool = False) -> WorkerRequest:
        """What a seat has to decide now, holding nothing that it may not know."""
        # The seed is no secret and must not come from one: it only makes moves repeatable.
        seed = table.row.id * 1_000_003 + table.question_ply(seat)
        level = hint_level(table.game.name) if hint else _level(table, seat)
        return WorkerRequest(
            information_state(table.game, table.state, seat, seed),
            len(table.seats),
            level,
            self._playouts,
            _time_cap(level, hint=hint),
            hint,
        )


def _level(table: Table, seat: Seat) -> Level:
    """The level of a seat's AI; of one that the game does not have any more, the strongest left.

    A person's seat has that of whoever would advise him.
    """
    levels = levels_of(table.game.name)
    return next((one for one in levels if one == table.seats[seat].ai), levels[-1])


def _time_cap(level: str, *, hint: bool) -> float:
    return HINT_TIME_CAP if hint else TIME_CAPS.get(level, TIME_CAP)


def _is_unnoticed(table: Table, seat: Seat, asked: int, action: Any) -> bool:
    """Whether nobody else would notice the move, or the seat is not asked for it any more."""
    if seat not in table.acting_ai_seats or table.question_ply(seat) != asked:
        return True
    return table.play.is_quiet(apply(table.game, table.state, seat, action))

"""The stored part of a table: the row, seats and state that are in the database.

Every change is written to the database before it is visible here.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from bot.ops.metrics import MOVES
from bot.storage.records import CommitResult, GameRow, GameUpdate, MoveRow, PlanRow, SeatRow
from bot.storage.store import Store
from bot.table.clocks import with_absences
from bot.table.errors import RequestRejected
from bot.table.move_log import ACTION_KINDS, USER_ACTIONS, MoveKind
from bot.table.plans import PlanRules
from bot.table.preferences import UserSettings
from bot.table.snapshot import TableSnapshot
from bot.table.staged_moves import StagedMoves, TableUpdate, row_after
from engine import codec
from engine.core import AnyGame, Seat
from engine.registry import find_game

log = logging.getLogger(__name__)

MAX_RECENT_MOVES = 32
"""The number of moves of a table that are held in memory, some hundred bytes each."""


class StoredTable:
    """The row, seats and state of one game, changed only by `commit`."""

    def __init__(
        self,
        store: Store,
        row: GameRow,
        seats: tuple[SeatRow, ...],
        clock: Callable[[], float] = time.time,
        plans: tuple[PlanRow, ...] = (),
        plan_rules: PlanRules | None = None,
        absences: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        """Decode the row's state. Raises an error if this version cannot read the game.

        `absences` says until when users are absent; it is kept up to date.
        """
        self._store = store
        self._clock = clock
        self._absences = absences
        self.game: AnyGame = find_game(row.name)
        """The rules of the game."""
        self._recent_moves = deque[MoveRow](maxlen=MAX_RECENT_MOVES)
        self.plan_rules = plan_rules
        """What becomes of planned moves; None in a game without plans."""
        self._assign(row, seats, plans)

    def _assign(self, row: GameRow, seats: tuple[SeatRow, ...], plans: tuple[PlanRow, ...]) -> None:
        self.state = None if row.state is None else codec.load_state(self.game, row.state)
        self.row = replace(row, state=None)
        self.seats = seats
        self.plans = plans
        """The planned moves of all seats, also those that are over. Nobody but the user of a seat
        may learn of its own.
        """
        self._recent_moves.clear()

    async def reload(self) -> None:
        """Read the table from the store, after another process has changed it."""
        row = await self._store.game(self.row.id)
        assert row is not None
        self._assign(row, await self._store.seats(row.id), await self._store.plans(row.id))

    async def moves(self, after_ply: int, up_to_ply: int | None = None) -> tuple[MoveRow, ...]:
        """Return the log after `after_ply`, through `up_to_ply` or to the table's own ply.

        Moves that were committed here a short while ago are not read from the store.
        """
        up_to_ply = self.row.ply if up_to_ply is None else up_to_ply
        if after_ply >= up_to_ply:
            return ()
        recent = self.recent_moves
        if recent and recent[0].ply <= after_ply + 1 and up_to_ply <= recent[-1].ply:
            return tuple(move for move in recent if after_ply < move.ply <= up_to_ply)
        return await self._store.moves(self.row.id, after_ply, up_to_ply)

    @property
    def recent_moves(self) -> tuple[MoveRow, ...]:
        """The newest moves, as far as they are held in memory."""
        return tuple(self._recent_moves)

    @property
    def snapshot(self) -> TableSnapshot:
        """The table as it is now."""
        return TableSnapshot(self.row, self.seats, self.state)

    def stage(self) -> StagedMoves:
        """Return moves to be committed together, none so far."""
        now = int(self._clock())
        return StagedMoves(self.snapshot, now, self.plans, self.plan_rules, self._absences)

    async def commit(self, update: TableUpdate) -> None:
        """Commit one move; see `commit_staged`."""
        staged = self.stage()
        staged.add(update)
        await self.commit_staged(staged)

    async def commit_staged(self, staged: StagedMoves) -> None:
        """Write all staged moves in one transaction, then apply them here.

        Raises RequestRejected, having reloaded the table, if another process has changed the
        game meanwhile, or if an interaction was committed before.
        """
        outcome = await self._store.commit(*staged.changes)
        if outcome is not CommitResult.COMMITTED:
            await self.reload()
            raise RequestRejected("seen" if outcome is CommitResult.DUPLICATE else "stale")
        for change in staged.changes:
            # What the table did for a user is for nobody else to know, not even from the log.
            kind = MoveKind.USER_ACTION.value if change.kind in USER_ACTIONS else change.kind
            MOVES.labels(kind).inc()
            log.debug("committed", extra={"game": self.row.id, "ply": change.ply, "kind": kind})
            self.row = row_after(self.row, change)
            self._remember(change)
        self.seats = staged.snapshot.seats
        self.plans = staged.plans
        self.state = staged.snapshot.state

    def _remember(self, change: GameUpdate) -> None:
        """Hold a move in memory, after those before it.

        Only moves by seats as they are now: somebody who has left may be forgotten, also by
        another process.
        """
        if change.kind not in (*ACTION_KINDS, MoveKind.MOVE_UNDONE):
            self._recent_moves.clear()
            return
        self._recent_moves.append(
            MoveRow(
                change.ply,
                change.seat,
                change.user_id,
                change.kind,
                change.interaction_id,
                change.action,
                change.events,
                change.at,
            )
        )

    async def set_intent(self, seat: Seat, intent: str | None) -> None:
        """Store what a seat intends to do when it is next to act; None for nothing."""
        await self._store.set_intent(self.row.id, seat, intent)
        self.seats = tuple(
            replace(row, intent=intent) if row.seat == seat else row for row in self.seats
        )

    async def set_plans(self, plans: tuple[PlanRow, ...]) -> None:
        """Store all planned moves, without a move."""
        await self._store.set_plans(self.row.id, plans)
        self.plans = plans

    async def user_settings(self, user_id: int) -> UserSettings:
        """Return a user's own settings."""
        return UserSettings.model_validate_json(await self._store.user_settings(user_id))

    async def mark_informed(self, seat: Seat) -> None:
        """Store that a seat has been told its private events up to now."""
        ply = self.row.ply
        await self._store.set_informed_ply(self.row.id, seat, ply)
        self.seats = tuple(
            replace(row, informed_ply=ply) if row.seat == seat else row for row in self.seats
        )

    async def set_settings(self, settings: str) -> None:
        """Store the table's settings, as JSON, without a move."""
        await self._store.set_game_settings(self.row.id, settings)
        self.row = replace(self.row, settings=settings)

    async def reload_clocks(self) -> None:
        """Read the clocks from the store, where they were put off."""
        row = await self._store.game(self.row.id)
        assert row is not None
        self.row = replace(self.row, idle_since=row.idle_since, ends_at=row.ends_at)
        stored = {seat.seat: seat for seat in await self._store.seats(row.id)}
        self.seats = tuple(
            replace(
                seat,
                remind_at=stored[seat.seat].remind_at,
                deadline_at=stored[seat.seat].deadline_at,
                clock_at=stored[seat.seat].clock_at,
            )
            for seat in self.seats
        )

    async def heed_absences(self) -> bool:
        """Put off the clocks of absent users, or back if one has returned early.

        Return whether anything has changed. The end of a game that nobody played is called off.
        """
        await self.reload_clocks()
        now = int(self._clock())
        seats = with_absences(self.snapshot, self._absences, now)
        changed = [row for row, old in zip(seats, self.seats, strict=True) if row != old]
        if not changed:
            return False
        is_anybody_away = any((row.away_until or 0) > now for row in seats)
        ends_at = None if is_anybody_away else self.row.ends_at
        await self._store.set_clocks(self.row.id, changed, ends_at)
        self.seats, self.row = seats, replace(self.row, ends_at=ends_at)
        return True

    def clear_due_reminders(self, now: int) -> None:
        """Drop the reminders that were due by `now`; the store has already done so."""
        self.seats = tuple(
            replace(row, remind_at=None) if row.remind_at and row.remind_at <= now else row
            for row in self.seats
        )

    async def mark_place_lost(self) -> None:
        """Store that nothing more can be announced."""
        await self._store.mark_announced(self.row.id, self.row.ply, None)
        self.mark_announced(self.row.ply, None)

    def mark_phases_announced(self, ply: int, messages: str | None = None) -> None:
        """Note up to which ply phase summaries are posted; the store has already done so."""
        messages = self.row.phase_messages if messages is None else messages
        self.row = replace(self.row, announced_phase_ply=ply, phase_messages=messages)

    def mark_announced(self, ply: int, message_id: int | None) -> None:
        """Note what was posted to the channel, and where; the store has already done so.

        A move with nothing to announce may have raised the ply further meanwhile.
        """
        ply = max(ply, self.row.announced_ply)
        self.row = replace(self.row, announced_ply=ply, turn_message_id=message_id)

    def mark_parent_announced(self, ply: int, message_id: int | None) -> None:
        """Note what the parent channel shows; the store has already done so."""
        self.row = replace(self.row, parent_announced_ply=ply, parent_message_id=message_id)

    def mark_parent_shown(self, at: int) -> None:
        """Note when the parent channel's message is changed; the store has already done so."""
        self.row = replace(self.row, parent_shown_at=at)

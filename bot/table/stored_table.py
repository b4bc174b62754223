"""A table as it is stored: its seats and state at the newest ply, and how a change gets in.

Every change is in the database before it is true here.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.ops.metrics import MOVES
from bot.store.records import Change, Committed, GameRow, SeatRow
from bot.store.sqlite import Store
from bot.table.preferences import TableSettings
from engine import codec
from engine.core import AnyGame, Param, Seat
from engine.registry import find_game

log = logging.getLogger(__name__)


class Refused(Exception):
    """The table says no. `reason` names why, `params` what there is to know about it."""

    def __init__(self, reason: str, **params: Param) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params = params


@dataclass(frozen=True, slots=True)
class Moment:
    """A table as it stands at one ply, unchanged by what comes later."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    state: Any

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def host(self) -> int | None:
        """The person who may start and end the game: the first one at the table."""
        return next((seat.user_id for seat in self.seats if seat.user_id is not None), None)


class StoredTable:
    """The row, seats and state of one game, changed only by `commit`."""

    def __init__(
        self,
        store: Store,
        row: GameRow,
        seats: tuple[SeatRow, ...],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._clock = clock
        self.game: AnyGame = find_game(row.name)
        self._set(row, seats)

    def _set(self, row: GameRow, seats: tuple[SeatRow, ...]) -> None:
        self.state = None if row.state is None else codec.load_state(self.game, row.state)
        self.row = replace(row, state=None)
        self.seats = seats

    async def reload(self) -> None:
        """Read the table anew, because somebody else has changed it."""
        row = await self._store.game(self.row.id)
        assert row is not None
        self._set(row, await self._store.seats(row.id))

    @property
    def moment(self) -> Moment:
        return Moment(self.row, self.seats, self.state)

    @property
    def options(self) -> Any:
        """The game's options that this table agreed on."""
        return codec.load_options(self.game, self.row.options)

    @property
    def room(self) -> range:
        """How many can play with the options that this table agreed on."""
        return self.game.seats(self.options)

    @property
    def settings(self) -> TableSettings:
        """What the table chose beside the game's options."""
        return TableSettings.model_validate_json(self.row.settings)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of a person, or None for somebody who only watches."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def asked(self, seat: Seat) -> int:
        """The ply at which the seat's present question arose."""
        return self.row.ply

    async def commit(self, kind: str, *, state: Any = None, **fields: Any) -> None:
        """Write a change in one transaction, and only then let it be true here.

        Refuses what another process has overtaken, and an interaction seen before.
        """
        now = int(self._clock())
        status = fields.pop("status", self.row.status)
        given = fields.pop("seats", None)
        seats = self._reminded(self.seats if given is None else given, state, status, now)
        change = Change(
            game_id=self.row.id,
            expected_ply=self.row.ply,
            kind=kind,
            at=now,
            status=status,
            state=None if state is None else codec.dump_state(self.game, state),
            seats=None if seats == self.seats else seats,
            snapshot=state is not None,
            **{"events": "[]", **fields},
        )
        outcome = await self._store.commit(change)
        if outcome is not Committed.DONE:
            await self.reload()
            raise Refused("seen" if outcome is Committed.SEEN else "stale")
        MOVES.labels(kind).inc()
        log.debug("committed", extra={"game": self.row.id, "ply": change.ply, "kind": kind})
        self.row = replace(
            self.row,
            ply=change.ply,
            status=change.status,
            updated=change.at,
            options=change.options or self.row.options,
            settings=change.settings or self.row.settings,
        )
        self.seats = self.seats if change.seats is None else change.seats
        self.state = self.state if state is None else state

    def _reminded(
        self, seats: tuple[SeatRow, ...], state: Any, status: str, now: int
    ) -> tuple[SeatRow, ...]:
        """The seats with the time at which the people to act are reminded, and nobody else."""
        state = self.state if state is None else state
        acting = self.game.to_act(state) if status == "running" else ()
        hours = self.settings.reminder
        due = now + hours * 3600 if hours else None
        return tuple(
            replace(row, remind_at=due if row.seat in acting and row.user_id else None)
            for row in seats
        )

    def reminded(self, now: int) -> None:
        """Forget reminders that were due by now, as the store already has."""
        self.seats = tuple(
            replace(row, remind_at=None) if row.remind_at and row.remind_at <= now else row
            for row in self.seats
        )

    def told_story(self, ply: int) -> None:
        """Remember that a phase's story was told, as the store already does."""
        self.row = replace(self.row, story_ply=ply)

    def posted(self, ply: int, message_id: int | None) -> None:
        """Remember what the channel was told, as the store already does."""
        self.row = replace(self.row, posted_ply=ply, turn_message_id=message_id)

"""One table: a lobby or a game in one channel.

Knows the engine and the store, but nothing of Discord. A change is in the database before it is
visible here, and every method that changes a table needs the lock of its channel.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.storage.records import GameRow, PlanRow, SeatRow
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.gameplay import Gameplay
from bot.table.lobby import Lobby
from bot.table.move_log import MoveKind
from bot.table.plans import PlanRules
from bot.table.preferences import TableSettings
from bot.table.private_events import PrivateEvents
from bot.table.seat_plans import SeatPlans
from bot.table.snapshot import TableSnapshot
from bot.table.staged_moves import TableUpdate
from bot.table.stored_table import StoredTable
from engine.core import AnyGame, Seat


class Table:
    """A lobby or game at the newest ply known here, with what can be done at it.

    The questions that `TableSnapshot` answers can be asked here, too.
    """

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
        # The parts know the stored table but not each other's owner: without a reference cycle
        # a table is freed, and TableRepository forgets it, as soon as nobody uses it.
        self.stored = StoredTable(store, row, seats, clock, plans, plan_rules, absences)
        """The row, seats and state, and the way to change them."""
        self.private_events = PrivateEvents(self.stored)
        """The private events of each seat, and which of them it was told."""
        self.play = Gameplay(self.stored, self.private_events)
        """The moves of the running game."""
        self.plans = SeatPlans(self.stored)
        """The planned moves of each seat's user."""
        self.lobby = Lobby(self.stored, store, self.play)
        """The actions before the game begins."""

    @property
    def row(self) -> GameRow:
        """The game's row at the newest ply, without its state."""
        return self.stored.row

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """The seats, in their order at the table."""
        return self.stored.seats

    @property
    def state(self) -> Any:
        """The decoded game state; None in a lobby."""
        return self.stored.state

    @property
    def game(self) -> AnyGame:
        """The rules of the game."""
        return self.stored.game

    @property
    def snapshot(self) -> TableSnapshot:
        """The table as it is now, unaffected by later moves."""
        return self.stored.snapshot

    @property
    def options(self) -> Any:
        """See `TableSnapshot.options`."""
        return self.snapshot.options

    @property
    def settings(self) -> TableSettings:
        """See `TableSnapshot.settings`."""
        return self.snapshot.settings

    @property
    def free_seats(self) -> int:
        """See `TableSnapshot.free_seats`."""
        return self.snapshot.free_seats

    @property
    def acting_seats(self) -> tuple[Seat, ...]:
        """See `TableSnapshot.acting_seats`."""
        return self.snapshot.acting_seats

    @property
    def acting_ai_seats(self) -> tuple[Seat, ...]:
        """See `TableSnapshot.acting_ai_seats`."""
        return self.snapshot.acting_ai_seats

    @property
    def needs_no_user(self) -> bool:
        """Whether the game goes on without a user: an AI is to act, or a move is due that the table
        makes for a seat.
        """
        return self.moves_before_announcing or (
            self.row.status == "running" and self.play.delayed_move is not None
        )

    @property
    def moves_before_announcing(self) -> bool:
        """Whether the game goes on before anything is announced: an AI is to act, or automatic
        moves are due.

        The turn of a user is announced first, whatever that user has planned: otherwise a message
        that does not come would tell that there is a plan.
        """
        return self.row.status == "running" and (
            self.play.automatic_moves_pending or bool(self.acting_ai_seats)
        )

    def seat_of(self, user_id: int) -> Seat | None:
        """See `TableSnapshot.seat_of`."""
        return self.snapshot.seat_of(user_id)

    def require_seat(self, user_id: int) -> Seat:
        """See `TableSnapshot.require_seat`."""
        return self.snapshot.require_seat(user_id)

    def legal_actions(self, user_id: int) -> Sequence[Any]:
        """See `TableSnapshot.legal_actions`."""
        return self.snapshot.legal_actions(user_id)

    def question_ply(self, seat: Seat) -> int:
        """See `TableSnapshot.question_ply`."""
        return self.snapshot.question_ply(seat)

    def has_decided(self, seat: Seat) -> bool:
        """See `TableSnapshot.has_decided`."""
        return self.snapshot.has_decided(seat)

    async def abandon(self, user_id: int, may_manage: bool, interaction_id: int) -> None:
        """End the lobby or game without a result.

        Raises RequestRejected unless the user is the host or `may_manage` the channel.
        """
        self.check_may_abandon(user_id, may_manage)
        await self.stored.commit(
            TableUpdate(
                kind=MoveKind.GAME_ABANDONED,
                user_id=user_id,
                interaction_id=interaction_id,
                status="abandoned",
            )
        )

    async def end_as_lost(self) -> None:
        """End the lobby or game, whose place is gone: nobody can be told there."""
        await self.stored.commit(
            TableUpdate(kind=MoveKind.GAME_ABANDONED, status="abandoned", nothing_to_announce=True)
        )
        await self.stored.mark_place_lost()

    async def end_as_left(self) -> None:
        """End the game without a result, because somebody has left it for good."""
        await self.stored.commit(TableUpdate(kind=MoveKind.GAME_ABANDONED, status="abandoned"))

    def check_may_abandon(self, user_id: int, may_manage: bool) -> None:
        """Raise RequestRejected if the user may not end the game, or it has ended."""
        snapshot = self.snapshot
        if not snapshot.is_open:
            raise RequestRejected("no-game")
        if user_id != snapshot.host_id and not may_manage:
            raise snapshot.host_only_error("only-host-or-manager")

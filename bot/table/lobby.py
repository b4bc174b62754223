"""A table before its game begins: who sits down, who is called, and what the host chooses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.storage.records import SeatRow
from bot.table.move_log import USER_INVITED, invited_users
from bot.table.preferences import TableSettings
from bot.table.private_events import InformedTable
from bot.table.stored_table import RequestRejected
from engine import codec

MAX_INVITATIONS = 10
"""People whom one table calls, so that nobody makes it a megaphone."""


class LobbyTable(InformedTable):
    """What can be done at a table while it waits for players."""

    def check_may_configure(self, user_id: int) -> None:
        """Refuse all but the host, and once the game has begun."""
        self._check_in_lobby()
        if user_id != self.snapshot.host_id:
            raise self.host_only_error()

    def host_only_error(self) -> RequestRejected:
        """What everybody but the host is told."""
        host = next((row for row in self.seats if row.user_id is not None), self.seats[0])
        return RequestRejected("only-host", host=host.name)

    async def configure(
        self,
        user_id: int,
        interaction_id: int,
        *,
        options: Any | None = None,
        settings: TableSettings | None = None,
    ) -> None:
        """Change the lobby's options of the game, or the table's settings. Only the host may.

        Refuses options that leave no room for somebody who sits already.
        """
        self.check_may_configure(user_id)
        if options is not None:
            max_seats = self.game.seat_counts(options).stop - 1
            if len(self.seats) > max_seats:
                raise RequestRejected("too-many-sit", most=max_seats)
        await self.commit(
            "configure",
            user_id=user_id,
            interaction_id=interaction_id,
            options=None if options is None else codec.dump_options(self.game, options),
            settings=None if settings is None else settings.model_dump_json(),
        )

    async def join(self, user_id: int, name: str, interaction_id: int) -> None:
        """Sit down in the lobby."""
        self._check_in_lobby()
        if self.seat_of(user_id) is not None:
            raise RequestRejected("already-seated")
        self._check_free_seat()
        seats = (*self.seats, SeatRow(seat=len(self.seats), name=name, user_id=user_id))
        await self.commit("join", user_id=user_id, interaction_id=interaction_id, seats=seats)

    async def leave(self, user_id: int, interaction_id: int) -> None:
        """Stand up in the lobby. When the last one leaves, the lobby closes."""
        self._check_in_lobby()
        if self.seat_of(user_id) is None:
            raise RequestRejected("not-at-table")
        remaining = (seat for seat in self.seats if seat.user_id != user_id)
        seats = tuple(replace(seat, seat=place) for place, seat in enumerate(remaining))
        has_users = any(seat.user_id is not None for seat in seats)
        status = self.row.status if has_users else "abandoned"
        await self.commit(
            "leave", user_id=user_id, interaction_id=interaction_id, seats=seats, status=status
        )

    async def add_ai(self, user_id: int, level: str, name: str, interaction_id: int) -> None:
        """Put an AI on the next seat of the lobby. Only the host may."""
        self.check_may_configure(user_id)
        self._check_free_seat()
        seats = (*self.seats, SeatRow(seat=len(self.seats), name=name, ai=level))
        await self.commit("join", user_id=user_id, interaction_id=interaction_id, seats=seats)

    async def remove_ai(self, user_id: int, interaction_id: int, name: str | None = None) -> str:
        """Send the AI of that name away; without one, who sat down last. Only the host may.

        Returns the name of the one that went.
        """
        self.check_may_configure(user_id)
        ais = [row for row in self.seats if row.ai is not None and name in (None, row.name)]
        if not ais:
            raise RequestRejected("no-ai" if name is None else "ai-gone", name=name or "")
        removed = ais[-1]
        remaining = (row for row in self.seats if row is not removed)
        seats = tuple(replace(row, seat=place) for place, row in enumerate(remaining))
        await self.commit("leave", user_id=user_id, interaction_id=interaction_id, seats=seats)
        return removed.name

    async def invite(self, user_id: int, user_ids: Sequence[int], interaction_id: int) -> None:
        """Have these people called to the table, each of them once. Only the host may.

        Who sits already or was called before is not called again.
        """
        self.check_may_configure(user_id)
        before = invited_users(await self._store.moves(self.row.id, 0))
        new = [one for one in user_ids if one not in before and self.seat_of(one) is None]
        if not new:
            raise RequestRejected("called-already")
        if len(before) + len(new) > MAX_INVITATIONS:
            raise RequestRejected("called-enough", most=MAX_INVITATIONS)
        for place, one in enumerate(new):
            await self.commit(
                USER_INVITED, user_id=one, interaction_id=None if place else interaction_id
            )

    @property
    def free_seats(self) -> int:
        """The seats that nobody has taken yet."""
        return max(0, self.player_counts.stop - 1 - len(self.seats))

    def _check_free_seat(self) -> None:
        if not self.free_seats:
            raise RequestRejected("table-full", most=self.player_counts.stop - 1)

    def _check_in_lobby(self) -> None:
        if self.row.status == "running":
            raise RequestRejected("already-started")
        if self.row.status != "lobby":
            raise RequestRejected("no-game")

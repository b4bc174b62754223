"""A table before its game begins: players join, the host configures, invites and starts."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.storage.records import SeatRow
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.gameplay import Gameplay
from bot.table.move_log import MoveKind, invited_users
from bot.table.preferences import TableSettings
from bot.table.staged_moves import TableUpdate
from bot.table.stored_table import StoredTable
from engine import codec
from engine.core import AnyGame

MAX_INVITATIONS = 10
"""Users that one table may invite, so that invitations cannot be abused for mass mentions."""


class Lobby:
    """What can be done at a table while it waits for players, under the channel's lock.

    Every method raises RequestRejected once the game has begun, or is closed.
    """

    def __init__(self, table: StoredTable, store: Store, play: Gameplay) -> None:
        self._table = table
        self._store = store
        self._play = play

    def check_may_configure(self, user_id: int) -> None:
        """Raise RequestRejected unless the user is the host."""
        self._check_is_host(user_id, "only-host")

    def check_may_seat_ai(self, user_id: int) -> None:
        """Raise RequestRejected unless the user may add and remove AI players: only the host."""
        self._check_is_host(user_id, "only-host-seats-ai")

    def _check_is_host(self, user_id: int | None, reason: str) -> None:
        self._check_in_lobby()
        snapshot = self._table.snapshot
        if user_id != snapshot.host_id:
            raise snapshot.host_only_error(reason)

    async def configure(
        self,
        user_id: int,
        interaction_id: int,
        *,
        options: Any | None = None,
        settings: TableSettings | None = None,
    ) -> None:
        """Change the game options, or the table's settings; only the host may.

        Raises RequestRejected for options that allow fewer players than have joined.
        """
        self.check_may_configure(user_id)
        game = self._table.game
        if options is not None:
            max_seats = game.seat_counts(options).stop - 1
            if len(self._table.seats) > max_seats:
                raise RequestRejected("too-many-sit", most=max_seats)
        await self._table.commit(
            TableUpdate(
                kind=MoveKind.CONFIGURED,
                user_id=user_id,
                interaction_id=interaction_id,
                options=None if options is None else codec.dump_options(game, options),
                settings=None if settings is None else settings.model_dump_json(),
            )
        )

    async def join(self, user_id: int, name: str, interaction_id: int) -> None:
        """Give the user the next seat."""
        self._check_in_lobby()
        if self._table.snapshot.seat_of(user_id) is not None:
            raise RequestRejected("already-seated")
        self._check_free_seat()
        old = self._table.seats
        seats = (*old, SeatRow(seat=len(old), name=name, user_id=user_id))
        await self._table.commit(
            TableUpdate(
                kind=MoveKind.SEAT_TAKEN,
                user_id=user_id,
                interaction_id=interaction_id,
                seats=seats,
            )
        )

    async def leave(self, user_id: int, interaction_id: int) -> None:
        """Take the user's seat away. The lobby closes when its last user leaves."""
        self._check_in_lobby()
        if self._table.snapshot.seat_of(user_id) is None:
            raise RequestRejected("not-at-table")
        seats = _renumbered(row for row in self._table.seats if row.user_id != user_id)
        has_users = any(row.user_id is not None for row in seats)
        await self._table.commit(
            TableUpdate(
                kind=MoveKind.SEAT_LEFT,
                user_id=user_id,
                interaction_id=interaction_id,
                seats=seats,
                status=self._table.row.status if has_users else "abandoned",
            )
        )

    async def add_ai(self, user_id: int, level: str, name: str, interaction_id: int) -> None:
        """Give an AI the next seat; only the host may."""
        self.check_may_seat_ai(user_id)
        self._check_free_seat()
        old = self._table.seats
        seats = (*old, SeatRow(seat=len(old), name=name, ai=level))
        await self._table.commit(
            TableUpdate(
                kind=MoveKind.SEAT_TAKEN,
                user_id=user_id,
                interaction_id=interaction_id,
                seats=seats,
            )
        )

    async def remove_ai(self, user_id: int, interaction_id: int, name: str | None = None) -> str:
        """Remove the AI of that name, or else the one that joined last; only the host may.

        Returns the name of the AI that was removed.
        """
        self.check_may_seat_ai(user_id)
        rows = self._table.seats
        ais = [row for row in rows if row.ai is not None and name in (None, row.name)]
        if not ais:
            raise RequestRejected("no-ai" if name is None else "ai-gone", name=name or "")
        removed = ais[-1]
        seats = _renumbered(row for row in rows if row is not removed)
        await self._table.commit(
            TableUpdate(
                kind=MoveKind.SEAT_LEFT, user_id=user_id, interaction_id=interaction_id, seats=seats
            )
        )
        return removed.name

    async def invite(self, user_id: int, user_ids: Sequence[int], interaction_id: int) -> None:
        """Invite these users, one move each; only the host may.

        Users who have joined or were invited before are left out. Raises RequestRejected if
        that leaves nobody, or more than MAX_INVITATIONS.
        """
        self.check_may_configure(user_id)
        snapshot = self._table.snapshot
        before = invited_users(await self._store.moves(snapshot.row.id, 0))
        new = [user for user in user_ids if user not in before and snapshot.seat_of(user) is None]
        if not new:
            raise RequestRejected("called-already")
        if len(before) + len(new) > MAX_INVITATIONS:
            raise RequestRejected("called-enough", most=MAX_INVITATIONS)
        for index, user in enumerate(new):
            await self._table.commit(
                TableUpdate(
                    kind=MoveKind.USER_INVITED,
                    user_id=user,
                    interaction_id=None if index else interaction_id,
                )
            )

    async def start(
        self, user_id: int | None, interaction_id: int | None, seed: int | None = None
    ) -> None:
        """Begin the game with the players who have joined; only the host may.

        Where there is none, nobody does. Without a `seed` the game gets a random one.
        """
        self._check_is_host(user_id, "only-host")
        snapshot = self._table.snapshot
        players, allowed = len(snapshot.seats), snapshot.player_counts
        if players < allowed.start:
            raise RequestRejected("too-few", least=allowed.start)
        if players >= allowed.stop:
            raise RequestRejected("too-many-sit", most=allowed.stop - 1)
        seed = secrets.randbits(63) if seed is None else seed
        await self._table.commit(
            TableUpdate(
                kind=MoveKind.GAME_STARTED,
                user_id=user_id,
                interaction_id=interaction_id,
                status="running",
                state=self._table.game.new(players, seed, snapshot.options),
                seed=str(seed),
            )
        )
        await self._play.try_automatic_moves()

    def _check_free_seat(self) -> None:
        snapshot = self._table.snapshot
        if not snapshot.free_seats:
            raise RequestRejected("table-full", most=snapshot.player_counts.stop - 1)

    def _check_in_lobby(self) -> None:
        status = self._table.row.status
        if status == "running":
            raise RequestRejected("already-started")
        if status != "lobby":
            raise RequestRejected("no-game")


def _renumbered(rows: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """The same players on seats numbered from 0."""
    return tuple(replace(row, seat=seat) for seat, row in enumerate(rows))


def validated_options_json(game: AnyGame, options: dict[str, Any]) -> str:
    """The options as they are stored. Raises RequestRejected if the game does not allow them."""
    try:
        return codec.dump_options(game, codec.load_options(game, json.dumps(options)))
    except ValueError as error:
        raise RequestRejected("wrong-options") from error

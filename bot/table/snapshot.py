"""A table as it is at one ply: its row, seats and state, and what follows from them.

Nothing here reads or writes the store.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.storage.records import GameRow, SeatRow
from bot.table.errors import RequestRejected
from bot.table.preferences import TableSettings
from engine import codec
from engine.core import AnyGame, Seat
from engine.registry import find_game


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """An immutable view of a table at one ply; later moves do not change it."""

    row: GameRow
    """The game's row, without its state."""

    seats: tuple[SeatRow, ...]
    """The seats, in their order at the table."""

    state: Any
    """The decoded game state; None in a lobby, and for a game that cannot be read."""

    @property
    def game(self) -> AnyGame:
        """The rules of the game. Raises KeyError if this version does not know the game."""
        return find_game(self.row.name)

    @property
    def names(self) -> tuple[str, ...]:
        """The name shown for each seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def ai_seats(self) -> frozenset[Seat]:
        """The seats that an AI plays now."""
        return frozenset(row.seat for row in self.seats if row.playing_ai is not None)

    @property
    def user_ids(self) -> frozenset[int]:
        """The users who have a seat."""
        return frozenset(row.user_id for row in self.seats if row.user_id is not None)

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end."""
        return self.row.status == "over"

    @property
    def is_open(self) -> bool:
        """Whether the table is a lobby or a running game."""
        return self.row.status in ("lobby", "running")

    @property
    def host_id(self) -> int | None:
        """The user who may start and end the game: the first one who is not away.

        A table of a tournament has none.
        """
        if self.settings.tournament is not None:
            return None
        users = [row.playing_user for row in self.seats] + [row.user_id for row in self.seats]
        return next((user_id for user_id in users if user_id is not None), None)

    @property
    def is_deserted(self) -> bool:
        """Whether only AI players are left, who stand in for all users."""
        return any(row.stand_in for row in self.seats) and not any(
            row.playing_user for row in self.seats
        )

    @property
    def options(self) -> Any:
        """The game options chosen for this table."""
        return codec.load_options(self.game, self.row.options)

    @property
    def settings(self) -> TableSettings:
        """The table's settings besides the game options."""
        return TableSettings.model_validate_json(self.row.settings)

    @property
    def player_counts(self) -> range:
        """The numbers of players that the chosen options allow."""
        return self.game.seat_counts(self.options)

    @property
    def free_seats(self) -> int:
        """How many more players can join."""
        return max(0, self.player_counts.stop - 1 - len(self.seats))

    @property
    def missing_players(self) -> int:
        """How many more players have to join before the game can start."""
        return max(0, self.player_counts.start - len(self.seats))

    @property
    def acting_seats(self) -> tuple[Seat, ...]:
        """The seats that must decide now; empty unless the game is running."""
        return self.game.to_act(self.state) if self.row.status == "running" else ()

    @property
    def acting_rows(self) -> tuple[SeatRow, ...]:
        """The rows of the seats that must decide now."""
        return tuple(self.seats[seat] for seat in self.acting_seats)

    @property
    def acting_ai_seats(self) -> tuple[Seat, ...]:
        """The seats that must decide now and are played by an AI.

        At a deserted table none: it waits for somebody to come back.
        """
        if self.is_deserted:
            return ()
        return tuple(row.seat for row in self.acting_rows if row.playing_ai is not None)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of a user, or None for a spectator."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def require_seat(self, user_id: int) -> Seat:
        """The seat of a user in a running game.

        Raises RequestRejected if the game is not running or the user has no seat.
        """
        if self.row.status == "lobby":
            raise RequestRejected("not-started")
        seat = self.seat_of(user_id)
        if seat is None:
            raise RequestRejected("not-at-table")
        if self.row.status != "running":
            raise RequestRejected("no-game")
        return seat

    def legal_actions(self, user_id: int) -> Sequence[Any]:
        """The actions a user may take now; empty for spectators and seats not to act."""
        seat = self.seat_of(user_id)
        if self.state is None or seat is None:
            return ()
        return self.game.legal_actions(self.state, seat)

    def question_ply(self, seat: Seat) -> int:
        """The ply at which the seat's current question arose.

        Decisions of other seats do not change it: a panel shown at this ply or later is still
        valid.
        """
        asked = self.seats[seat].question_ply
        # Unknown in games stored by an earlier version: trust nothing older than now.
        return self.row.ply if asked is None else asked

    def has_decided(self, seat: Seat) -> bool:
        """Whether the seat has made its part of a simultaneous decision that others still owe.

        A seat that decides in several steps gets a new question at each, so its question may be
        later than those of the others.
        """
        asked = self.seats[seat].question_ply
        acting = self.acting_seats
        return seat not in acting and any(
            asked is not None and asked >= self.question_ply(other) for other in acting
        )

    def host_only_error(self, reason: str = "only-host") -> RequestRejected:
        """The error for a request that only the host may make; it names the host."""
        if self.settings.tournament is not None:
            return RequestRejected("tournament-table")
        host_id = self.host_id
        host = next((row for row in self.seats if row.user_id == host_id), self.seats[0])
        return RequestRejected(reason, host=host.name)

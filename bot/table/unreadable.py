"""Stored games that this version cannot read: damaged, unknown, or of a newer version.

Their rows are enough to report and to end them.
"""

from __future__ import annotations

from dataclasses import replace

from bot.storage.records import CommitResult, GameRow, GameUpdate
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.move_log import MoveKind
from bot.table.snapshot import TableSnapshot


class UnreadableGame(RequestRejected):
    """A request for a game that this version cannot read."""

    def __init__(self, snapshot: TableSnapshot) -> None:
        super().__init__("unreadable")
        self.snapshot = snapshot
        """The known part of the table; its state is None."""

    def check_may_abandon(self, user_id: int, may_manage: bool) -> None:
        """Raise RequestRejected unless the user is the host or `may_manage` the channel."""
        if user_id != self.snapshot.host_id and not may_manage:
            names = (row.name for row in self.snapshot.seats if row.user_id is not None)
            raise RequestRejected("only-host-or-manager", host=next(names, "?"))


async def abandon_unreadable_game(
    store: Store, game: UnreadableGame, user_id: int | None, interaction_id: int | None, at: int
) -> GameRow:
    """End such a game without a result; its log and last state remain stored.

    `at` is in Unix seconds. Returns the row as it is then. Raises RequestRejected if the game
    has changed meanwhile.
    """
    row = game.snapshot.row
    change = GameUpdate(
        game_id=row.id,
        expected_ply=row.ply,
        kind=MoveKind.GAME_ABANDONED.value,
        at=at,
        status="abandoned",
        events="[]",
        user_id=user_id,
        interaction_id=interaction_id,
    )
    outcome = await store.commit(change)
    if outcome is not CommitResult.COMMITTED:
        raise RequestRejected("seen" if outcome is CommitResult.DUPLICATE else "stale")
    return replace(row, ply=change.ply, status=change.status)

"""A game that is stored but cannot be read: broken, unknown, or of a newer version.

What is known of it without its state is enough to say so, and to end it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.storage.contract import Store
from bot.storage.records import CommitResult, GameRow, GameUpdate
from bot.table.errors import RequestRejected
from bot.table.move_log import MoveKind
from bot.table.snapshot import TableSnapshot


class UnreadableGame(RequestRejected):
    """The table says nothing, as nobody can read it. `snapshot` has no state."""

    def __init__(self, snapshot: TableSnapshot) -> None:
        super().__init__("unreadable")
        self.snapshot = snapshot

    def check_may_abandon(self, user_id: int, may_manage: bool) -> None:
        """Refuse all but the host and who manages the channel."""
        if user_id != self.snapshot.host_id and not may_manage:
            names = (row.name for row in self.snapshot.seats if row.user_id is not None)
            raise RequestRejected("only-host", host=next(names, "?"))


async def abandon_unreadable_game(
    store: Store, game: UnreadableGame, user_id: int, interaction_id: int, at: int
) -> GameRow:
    """Give such a game up, without a winner. Its log and its last state stay stored."""
    row = game.snapshot.row
    change = GameUpdate(
        game_id=row.id,
        expected_ply=row.ply,
        kind=MoveKind.GAME_ABANDONED,
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

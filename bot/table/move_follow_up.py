"""Schedules what follows a committed move: AI moves, channel messages, history compression.

Clocks need no scheduling here. The commit of a move stores when they run out (see
`bot.table.questions`), and `bot.channel.clock_scheduler` polls for it.
"""

from __future__ import annotations

from typing import Protocol

from bot.storage.records import GameRow
from bot.table.table import Table


class AIMoves(Protocol):
    """Plays for AI seats in the background."""

    def schedule(self, table: Table) -> None:
        """Play until a user is to act."""
        ...


class ChannelMessages(Protocol):
    """Posts to channels in the background."""

    def schedule(self, table: Table) -> None:
        """Bring the table's channel up to date."""
        ...

    def announce_abandoned(self, row: GameRow) -> None:
        """Say that a game that cannot be read was ended."""
        ...


class ParentMessages(Protocol):
    """Shows in the channel of a game's thread how the game stands."""

    def schedule(self, table: Table) -> None:
        """Bring what is shown up to date."""
        ...


class UndoButtons(Protocol):
    """Takes buttons that undo an action off private messages."""

    def schedule(self, table: Table) -> None:
        """Take off those that can do nothing any more."""
        ...


class Tournaments(Protocol):
    """Leads tournaments on in the background."""

    def on_table_changed(self, table: Table) -> None:
        """Look at the tournament of a table, if it is one of a tournament."""
        ...


class Compression(Protocol):
    """Compresses the histories of ended games in the background."""

    def schedule(self) -> None:
        """Look for histories to compress."""
        ...


class MoveFollowUp:
    """Callbacks for committed and posted moves, which start background tasks.

    The moves of AIs are made first and the channel is updated afterwards, so that one message
    narrates several of them. Moves that the table makes for users come after the announcement of
    their turns.
    """

    _ai: AIMoves
    _channel: ChannelMessages
    _parent: ParentMessages
    _undo_offers: UndoButtons
    _compression: Compression
    _tournaments: Tournaments

    def connect(
        self,
        *,
        ai: AIMoves,
        channel: ChannelMessages,
        parent: ParentMessages,
        undo_offers: UndoButtons,
        compression: Compression,
        tournaments: Tournaments,
    ) -> None:
        """Set what is scheduled; to be called before the first move."""
        self._ai = ai
        self._channel = channel
        self._parent = parent
        self._undo_offers = undo_offers
        self._compression = compression
        self._tournaments = tournaments

    def on_table_changed(self, table: Table) -> None:
        """A move was committed, or the table was loaded with moves yet to be posted.

        Private tables are skipped: no channel shows them, and their AIs move while the user's
        request is handled.
        """
        if table.row.is_private:
            return
        if not table.moves_before_announcing:
            self.on_ai_idle(table)
        if table.needs_no_user:
            self._ai.schedule(table)

    def on_ai_idle(self, table: Table) -> None:
        """The AI seats have moved, or could not, or a user is asked: post what happened so far.

        If they have ended the table of a tournament, that goes on.
        """
        self._channel.schedule(table)
        self._parent.schedule(table)
        self._undo_offers.schedule(table)
        self._tournaments.on_table_changed(table)

    def on_end_announced(self) -> None:
        """The end of a game was posted: its history can be compressed."""
        self._compression.schedule()

    def on_unreadable_abandoned(self, row: GameRow) -> None:
        """A game that this version cannot read was ended: tell its channel."""
        self._channel.announce_abandoned(row)

    def on_resumed(self) -> None:
        """The games of the last run are loaded again: compress what it left uncompressed."""
        self._compression.schedule()

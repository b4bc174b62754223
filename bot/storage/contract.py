"""What every store promises, whichever database is behind it, and the errors it may raise.

Callers annotate with `Store` and catch the errors defined here: no error of a database driver
leaves this package.
"""

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.storage.records import (
    CommitResult,
    EndedGame,
    GameRef,
    GameRow,
    GameUpdate,
    MoveRow,
    ResultRow,
    ReviewRow,
    SeatAssignmentRow,
    SeatRow,
    StateRow,
)


class StoreError(Exception):
    """The operation failed; nothing was written, unless CommitOutcomeUnknown is raised."""


class StoreUnavailable(StoreError):
    """A transient failure: the database is locked or unreachable, or the disk is full."""


class CommitOutcomeUnknown(StoreUnavailable):
    """The operation may have been done: the database did not confirm it in time."""


class StoreUnusable(Exception):
    """The database cannot be used; the message is one sentence for the operator."""

    def __init__(self, location: object, reason: str) -> None:
        """`location` is shown as text: a path, or a URL without its password."""
        super().__init__(f"The database {location} {reason}.")


class ChannelTaken(Exception):
    """The channel already has an open game."""


class StillSeated(Exception):
    """The user has a seat at a table that is still open."""


class LeaseLost(Exception):
    """Another process has taken over the games: this one may not write any more."""


class MetaStore(Protocol):
    """An open database: its health, and small values that belong to no game."""

    async def check(self) -> None:
        """Raise StoreError unless the database answers; cheap enough for a health check."""
        ...

    async def get_meta(self, key: str) -> str | None:
        """Return the value under a key, such as the hash of the command tree last synced."""
        ...

    async def set_meta(self, key: str, value: str) -> None:
        """Store a small value under a key."""
        ...

    async def close(self) -> None:
        """Finish pending operations and close the database. A second call does nothing."""
        ...


class Store(MetaStore, Protocol):
    """The games, stored so that a commit survives a crash of the machine.

    Every method that writes does so in one transaction: all or nothing, even if its caller is
    cancelled while waiting. It writes nothing and raises LeaseLost once another process has taken
    over. Any method may raise StoreError, and StoreUnavailable for transient failures.
    """

    async def acquire_lease(self) -> None:
        """Make this the only process that may write, whoever else has the database open."""
        ...

    async def check_lease(self) -> None:
        """Raise LeaseLost if another process has taken over."""
        ...

    async def create_game(
        self,
        *,
        channel_id: int,
        guild_id: int | None,
        name: str,
        schema: int,
        options: str,
        seats: Sequence[SeatRow],
        user_id: int | None,
        interaction_id: int | None,
        at: int,
        settings: str = "{}",
    ) -> int | None:
        """Open a lobby at ply 1, with the move "open" in its log, and return the game's id.

        Ids are never reused. Returns None if this interaction was written before. Raises
        ChannelTaken.
        """
        ...

    async def commit(self, update: GameUpdate) -> CommitResult:
        """Write one move with everything that follows from it, or nothing.

        Raises ChannelTaken if it reopens a game whose channel has another one by now.
        """
        ...

    async def move_game(self, game_id: int, channel_id: int, guild_id: int | None) -> None:
        """Move an open game to another channel. Raises ChannelTaken if that has one."""
        ...

    async def game(self, game_id: int) -> GameRow | None:
        """Return a game by its id, or None."""
        ...

    async def open_game(self, channel_id: int) -> GameRow | None:
        """Return the lobby or running game of a channel, or None."""
        ...

    async def open_games_of(
        self, user_id: int, guild_id: int | None, limit: int
    ) -> tuple[GameRef, ...]:
        """Return the open games of a server in which the user has a seat, latest played first."""
        ...

    async def is_seated(self, user_id: int) -> bool:
        """Whether a user has a seat in any open game of a channel."""
        ...

    async def games_to_resume(self) -> tuple[GameRef, ...]:
        """Return the games to resume at start: not fully announced, or with an automatic move due.

        All others, and private games, are loaded when somebody acts.
        """
        ...

    async def seats(self, game_id: int) -> tuple[SeatRow, ...]:
        """Return the seats of a game in order."""
        ...

    async def set_intent(self, game_id: int, seat: int, intent: str | None) -> None:
        """Set what a seat does by itself. This is not a move: the ply stays."""
        ...

    async def set_game_settings(self, game_id: int, settings: str) -> None:
        """Set a game's settings. This is not a move: the ply stays."""
        ...

    async def set_informed_ply(self, game_id: int, seat: int, ply: int) -> None:
        """Record the ply up to which a seat has been told its private events.

        A lower ply than the recorded one is ignored.
        """
        ...

    async def moves(
        self, game_id: int, after_ply: int, up_to_ply: int | None = None
    ) -> tuple[MoveRow, ...]:
        """Return the log of a game after `after_ply`, through `up_to_ply` or to its end."""
        ...

    async def snapshot(self, game_id: int, ply: int) -> str | None:
        """Return the snapshot of this ply, or None if it was pruned."""
        ...

    async def phase_end_states(self, game_id: int, ply: int) -> tuple[str, ...]:
        """Return the states at the end of each phase that this move ended, if still kept."""
        ...

    async def seat_assignments(self, game_id: int) -> tuple[SeatAssignmentRow, ...]:
        """Return who played each seat of a game, and from which ply, in this order."""
        ...

    async def results(self, game_id: int) -> tuple[ResultRow, ...]:
        """Return the results by seat; empty for a game that is running or was abandoned."""
        ...

    async def state_history(self, game_id: int) -> tuple[StateRow, ...]:
        """Return the permanent history of a game, in the order in which it was written.

        Moves from before the history was kept are missing.
        """
        ...

    async def uncompressed_games(self, limit: int) -> tuple[int, ...]:
        """Return up to `limit` finished and announced games whose history is not compressed yet."""
        ...

    async def compress_game(self, game_id: int) -> None:
        """Compress the history of a finished game; its snapshots are deleted.

        Log and states stay readable. Does nothing if the game is already compressed, or is not
        finished and announced.
        """
        ...

    async def ended_games_of(
        self, user_id: int, guild_id: int | None, *, offset: int, limit: int
    ) -> tuple[GameRow, ...]:
        """Return the ended games that the user played in channels, latest first.

        Of one server, or of all if that is None. Closed lobbies are not included.
        """
        ...

    async def games_involving(self, user_id: int) -> tuple[GameRow, ...]:
        """Return every game in which anything about this user is stored, by id."""
        ...

    async def latest_finished_game(self, channel_id: int, name: str) -> GameRow | None:
        """Return the latest game of that name that was played to its end in a channel."""
        ...

    async def artifact(self, game_id: int, key: str) -> bytes | None:
        """Return a cached file of an ended game, such as an animation, or None."""
        ...

    async def save_artifact(self, game_id: int, key: str, content: bytes) -> None:
        """Cache a file of a game until a player of that game deletes their data."""
        ...

    async def mark_announced(self, game_id: int, ply: int, turn_message_id: int | None) -> None:
        """Record that the channel is up to date with this ply, and the message that shows the turn.

        A lower ply than the recorded one is ignored. Raises StoreError for a ply that was never
        played.
        """
        ...

    async def mark_phase_announced(self, game_id: int, ply: int) -> None:
        """Record that the summary of the phase that ended with this ply was announced."""
        ...

    async def due_reminders(self, now: int) -> tuple[GameRef, ...]:
        """Return the running games with a reminder that is due."""
        ...

    async def clear_reminders(self, game_id: int, now: int) -> None:
        """Clear the due reminders of a game: each is sent only once."""
        ...

    async def personal_best(
        self, name: str, user_id: int, players: int, before_game_id: int
    ) -> int | None:
        """Return a user's best points in games with so many players that ended before this one."""
        ...

    async def ended_games(
        self, guild_id: int, *, name: str | None = None, user_id: int | None = None
    ) -> tuple[EndedGame, ...]:
        """Return the games of a server that were played to their end, in the order they ended.

        Optionally only those of one name, or those that the user played to the end or left.
        """
        ...

    async def season_starts(self, guild_id: int) -> tuple[int, ...]:
        """Return when each season of a server began, from the second one on."""
        ...

    async def begin_season(self, guild_id: int, number: int, at: int) -> bool:
        """Begin a server's season of that number, unless it has begun already."""
        ...

    async def user_settings(self, user_id: int) -> str:
        """Return a user's settings as JSON; an empty object by default."""
        ...

    async def settings_of_users(self, user_ids: Collection[int]) -> dict[int, str]:
        """Return the settings, as JSON, of those of these users who have any."""
        ...

    async def set_user_settings(self, user_id: int, settings: str) -> None:
        """Store a user's settings."""
        ...

    async def guild_settings(self, guild_id: int) -> str:
        """Return a server's settings as JSON; an empty object by default."""
        ...

    async def set_guild_settings(self, guild_id: int, settings: str) -> None:
        """Store a server's settings."""
        ...

    async def request_review(self, game_id: int, user_id: int) -> None:
        """Create the review of a user's decisions in a game, unless it exists."""
        ...

    async def review(self, game_id: int, user_id: int) -> ReviewRow | None:
        """Return the review of a user's decisions in a game; None if nobody asked for one."""
        ...

    async def save_review(self, game_id: int, user_id: int, findings: str, *, done: bool) -> bool:
        """Store the evaluations found so far. Return False if the review does not exist (any more),
        because its user deleted their data.
        """
        ...

    async def pending_reviews(self) -> tuple[ReviewRow, ...]:
        """Return the unfinished reviews, in the order in which they were requested."""
        ...

    async def forget_user(self, user_id: int, pseudonym: str) -> None:
        """Delete everything stored about a user. Ended games keep their moves under `pseudonym`;
        private games are deleted.

        Raises StillSeated, and deletes nothing, if the user has a seat in an open game.
        """
        ...

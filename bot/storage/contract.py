"""What every store promises, whatever database stands behind it, and what it may raise.

Whoever keeps games annotates with `Store` and catches what is named here: no error of a
database's driver leaves this package.
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
    """The database did not do what it was asked, and has written nothing of it, or is unsure."""


class StoreUnavailable(StoreError):
    """It could not do so now, and that goes over: it is locked, the disk is full or at fault."""


class CommitOutcomeUnknown(StoreUnavailable):
    """It may have been done all the same: the database did not say so in time."""


class StoreUnusable(Exception):
    """The database cannot be used; the message is one sentence for whoever runs the bot."""

    def __init__(self, location: object, reason: str) -> None:
        """`location` is shown as what it is as a text: a path, or an address without its password."""
        super().__init__(f"The database {location} {reason}.")


class ChannelTaken(Exception):
    """The channel already has an open game."""


class StillSeated(Exception):
    """The person sits at a table that is still open."""


class LeaseLost(Exception):
    """Another process has taken the games over: this one may write no more."""


class MetaStore(Protocol):
    """An open database: the small values in it that belong to no game, and its state."""

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
    """The games, kept so that what was committed survives a crash of the machine.

    Every method that writes does so in one transaction: all of it or nothing, also when its
    caller is cancelled while it waits, and nothing at all (it raises LeaseLost) once another
    process has taken over. Any method may raise StoreError, and StoreUnavailable for what goes over.
    """

    async def acquire_lease(self) -> None:
        """From now on only this process may write, whatever others have the database open."""
        ...

    async def check_lease(self) -> None:
        """Raise LeaseLost once another process has taken over."""
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

        An id never comes back. None if this interaction was written before. Raises
        ChannelTaken.
        """
        ...

    async def commit(self, update: GameUpdate) -> CommitResult:
        """Write one move with all that follows from it, or nothing at all.

        Raises ChannelTaken if it reopens a game whose channel has another by now.
        """
        ...

    async def move_game(self, game_id: int, channel_id: int, guild_id: int | None) -> None:
        """Continue an open game in another channel. Raises ChannelTaken if that has one."""
        ...

    async def game(self, game_id: int) -> GameRow | None:
        """One game by its id."""
        ...

    async def open_game(self, channel_id: int) -> GameRow | None:
        """The lobby or running game of a channel."""
        ...

    async def open_games_of(
        self, user_id: int, guild_id: int | None, limit: int
    ) -> tuple[GameRef, ...]:
        """The open games of a server in which this person has a seat, the latest played first."""
        ...

    async def is_seated(self, user_id: int) -> bool:
        """Whether a person has a seat in any open game of a channel."""
        ...

    async def games_to_resume(self) -> tuple[GameRef, ...]:
        """What to take up again at start: games not told to the end, or that move by themselves.

        The others wait for somebody to act, and are loaded then; so do private games.
        """
        ...

    async def seats(self, game_id: int) -> tuple[SeatRow, ...]:
        """The seats of a game in their order."""
        ...

    async def set_intent(self, game_id: int, seat: int, intent: str | None) -> None:
        """Remember what a seat wants done for it. This is no move: the ply stays."""
        ...

    async def set_game_settings(self, game_id: int, settings: str) -> None:
        """Remember a game's settings. This is no move: the ply stays."""
        ...

    async def set_informed_ply(self, game_id: int, seat: int, ply: int) -> None:
        """Remember up to which ply a seat was told what only it may learn.

        A report older than what is known already is ignored.
        """
        ...

    async def moves(
        self, game_id: int, after_ply: int, up_to_ply: int | None = None
    ) -> tuple[MoveRow, ...]:
        """The log of a game past `after_ply`, up to and with `up_to_ply` or to its end."""
        ...

    async def snapshot(self, game_id: int, ply: int) -> str | None:
        """The state stored for this ply, if it is still kept."""
        ...

    async def phase_end_states(self, game_id: int, ply: int) -> tuple[str, ...]:
        """The states in which the phases ended that this move ended, if they are still kept."""
        ...

    async def seat_assignments(self, game_id: int) -> tuple[SeatAssignmentRow, ...]:
        """Who played each seat of a game, and from when on, in this order."""
        ...

    async def results(self, game_id: int) -> tuple[ResultRow, ...]:
        """How a game ended for each seat; nothing for one that runs, or was given up."""
        ...

    async def state_history(self, game_id: int) -> tuple[StateRow, ...]:
        """Every state of a game that is kept for good, in the order in which they were written.

        Nothing of what was played before states were kept.
        """
        ...

    async def uncompressed_games(self, limit: int) -> tuple[int, ...]:
        """So many ended games that everybody was told of, and that are not packed yet."""
        ...

    async def compress_game(self, game_id: int) -> None:
        """Keep of such a game what it takes to show any moment of it, in little room.

        Log and states stay readable; snapshots and the ends of phases do not. Changes nothing
        for a game that is packed, or not to be packed yet.
        """
        ...

    async def ended_games_of(
        self, user_id: int, guild_id: int | None, *, offset: int, limit: int
    ) -> tuple[GameRow, ...]:
        """The ended games of channels that this person played in, the latest first.

        Those of one server; of all there are where it is None. Lobbies that closed are none.
        """
        ...

    async def games_involving(self, user_id: int) -> tuple[GameRow, ...]:
        """Every game of whatever kind in which something stands of this person, by their ids."""
        ...

    async def latest_finished_game(self, channel_id: int, name: str) -> GameRow | None:
        """The latest game of that name that was played to its end in a channel."""
        ...

    async def artifact(self, game_id: int, key: str) -> bytes | None:
        """What was made of an ended game before, if it is kept."""
        ...

    async def save_artifact(self, game_id: int, key: str, content: bytes) -> None:
        """Keep what was made of a game until somebody of that game is forgotten."""
        ...

    async def mark_announced(self, game_id: int, ply: int, turn_message_id: int | None) -> None:
        """Remember that the channel was told up to this ply, and which message shows the turn.

        A report older than what is known already is ignored. Raises StoreError for a ply that
        was never played.
        """
        ...

    async def mark_phase_announced(self, game_id: int, ply: int) -> None:
        """Remember that the story of the phase that ended with this ply was told."""
        ...

    async def due_reminders(self, now: int) -> tuple[GameRef, ...]:
        """The running games in which somebody is to be reminded by now."""
        ...

    async def clear_reminders(self, game_id: int, now: int) -> None:
        """Forget the reminders of a game that are due by now: they are given only once."""
        ...

    async def personal_best(
        self, name: str, user_id: int, players: int, before_game_id: int
    ) -> int | None:
        """A person's most points in games with so many players that ended before this one."""
        ...

    async def ended_games(
        self, guild_id: int, *, name: str | None = None, user_id: int | None = None
    ) -> tuple[EndedGame, ...]:
        """The games of a server that came to their end and were not reopened, in that order.

        Of one game alone, or of those that this person has played to the end or left, where they
        are named.
        """
        ...

    async def season_starts(self, guild_id: int) -> tuple[int, ...]:
        """When each season of a server began, from the second one on."""
        ...

    async def begin_season(self, guild_id: int, number: int, at: int) -> bool:
        """Begin a server's season of that number, unless it has begun before."""
        ...

    async def user_settings(self, user_id: int) -> str:
        """A person's settings as JSON; an empty object for who never chose any."""
        ...

    async def settings_of_users(self, user_ids: Collection[int]) -> dict[int, str]:
        """The settings of those of these people who ever chose any, as JSON."""
        ...

    async def set_user_settings(self, user_id: int, settings: str) -> None:
        """Remember a person's settings."""
        ...

    async def guild_settings(self, guild_id: int) -> str:
        """A server's settings as JSON; an empty object for one that never chose any."""
        ...

    async def set_guild_settings(self, guild_id: int, settings: str) -> None:
        """Remember a server's settings."""
        ...

    async def request_review(self, game_id: int, user_id: int) -> None:
        """Remember that a person wants his own decisions of a game looked over.

        Changes nothing for one that was begun before.
        """
        ...

    async def review(self, game_id: int, user_id: int) -> ReviewRow | None:
        """What was found in a person's decisions of a game; None where nobody has asked."""
        ...

    async def save_review(self, game_id: int, user_id: int, findings: str, *, done: bool) -> bool:
        """Remember what was found so far. False, and nothing is kept, for one that is not there
        (any more): its person was forgotten.
        """
        ...

    async def pending_reviews(self) -> tuple[ReviewRow, ...]:
        """The reviews that are not done, in the order in which they were begun."""
        ...

    async def forget_user(self, user_id: int, pseudonym: str) -> None:
        """Delete what is stored about a person. Ended games keep the moves under `pseudonym`, but
        of private games nothing is kept.

        Raises StillSeated, and deletes nothing, for who has a seat in an open game.
        """
        ...

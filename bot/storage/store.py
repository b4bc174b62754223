"""The store, over any database."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial

from bot.storage import forgetting, game_updates, history, statements
from bot.storage.connection import Connection, Database, Value, rows_as_json
from bot.storage.place_store import parent_values
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
    ThreadParent,
    practice_channel_id,
)
from bot.storage.settings_cache import SettingsCache
from bot.storage.tournament_store import TournamentStore

LETS_TABLE_ACT = '%"acts_if_forced":true%'
"""The stored settings of users for whom the table makes a move where a single one is left."""


class Store(TournamentStore):
    """The games, stored so that a commit survives a crash of the machine.

    Every method that writes does so in one transaction: all or nothing, even if its caller is
    cancelled while waiting. It writes nothing and raises LeaseLost once another process has taken
    over. Any method may raise StoreError, and StoreUnavailable for transient failures.
    """

    def __init__(
        self,
        database: Database,
        *,
        shard_count: int | None = None,
        shard_id: int | None = None,
        user_settings: SettingsCache | None = None,
    ) -> None:
        """Use `open_store`. Without a shard, all games belong to the store.

        The stores of a process share `user_settings`, since users belong to no shard.
        """
        super().__init__(database, shard_count, shard_id)
        self._update_writer = game_updates.GameUpdateWriter()
        self._user_settings = user_settings or SettingsCache()
        self._guild_settings = SettingsCache()
        self._guild_settings_lock = asyncio.Lock()
        self._lease_held_at = -math.inf

    async def acquire_lease(self) -> None:
        """Make this the only process that may write, whoever else has the database open."""
        await self._database.acquire_lease()

    async def renew_lease(self, seconds: float) -> None:
        """Count as alive for so long. Raises LeaseLost if another process has taken over."""
        await self._database.renew_lease(seconds)

    async def check_lease(self, max_age: float = 0.0) -> None:
        """Raise LeaseLost if another process has taken over.

        A commit that began less than `max_age` seconds ago proves that none had by then.
        """
        if time.monotonic() - self._lease_held_at >= max_age:
            await self._database.run(lambda connection, _: connection.check_lease())

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
        parent: ThreadParent | None = None,
    ) -> int | None:
        """Open a lobby at ply 1, with the move "open" in its log, and return the game's id.

        `parent` is that of a channel that is a thread of the game's own. Ids are never reused.
        Returns None if this interaction was written before. Raises ChannelTaken.
        """
        game: dict[str, Value] = {
            "channel_id": channel_id,
            "guild_id": guild_id,
            "name": name,
            "schema": schema,
            "options": options,
            "settings": settings,
            **parent_values(parent),
        }
        opening: dict[str, Value] = {
            "user_id": user_id,
            "interaction_id": interaction_id,
            "at": at,
        }

        async def work(connection: Connection, is_retry: bool) -> int | None:
            return await game_updates.create_game(
                connection, game | opening, seats, is_retry=is_retry
            )

        return await self._database.run(work)

    async def commit(self, *updates: GameUpdate) -> CommitResult:
        """Write the moves of one press with everything that follows from them, or nothing.

        They are moves of one game, each made after the one before.

        Raises ChannelTaken if it reopens a game whose channel has another one by now.
        """

        async def work(connection: Connection, is_retry: bool) -> CommitResult:
            return await self._update_writer.commit(connection, updates, is_retry=is_retry)

        began, self._lease_held_at = time.monotonic(), -math.inf
        result = await self._database.run(work, ("game_id", updates[0].game_id))
        if result is CommitResult.COMMITTED:
            self._lease_held_at = began
        return result

    async def game(self, game_id: int) -> GameRow | None:
        """Return a game by its id, or None."""
        return await self._row(GameRow, statements.GAME, game_id=game_id)

    async def open_game(self, channel_id: int) -> GameRow | None:
        """Return the lobby or running game of a channel, or None."""
        return await self._row(GameRow, statements.OPEN_GAME, channel_id=channel_id)

    async def open_games_of(
        self, user_id: int, guild_id: int | None, limit: int
    ) -> tuple[GameRef, ...]:
        """Return the open games of a server in which the user has a seat, latest played first."""
        rows = await self._fetch(
            statements.OPEN_GAMES_OF, user_id=user_id, guild_id=guild_id, limit=limit
        )
        return tuple(GameRef(*row) for row in rows)

    async def is_seated(self, user_id: int) -> bool:
        """Whether a user has a seat in any open game of a channel."""
        return bool(await self._fetch(statements.IS_SEATED, user_id=user_id))

    async def games_to_resume(self) -> tuple[GameRef, ...]:
        """Return the games to resume at start: not fully announced, or with an automatic move due.

        All others, and private games, are loaded when somebody acts.
        """
        return await self._rows(
            GameRef, statements.GAMES_TO_RESUME, lets_act=LETS_TABLE_ACT, **self._shard
        )

    async def seats(self, game_id: int) -> tuple[SeatRow, ...]:
        """Return the seats of a game in order."""
        return await self._rows(SeatRow, statements.SEATS, game_id=game_id)

    async def set_intent(self, game_id: int, seat: int, intent: str | None) -> None:
        """Set what a seat does by itself. This is not a move: the ply stays."""
        await self._write(statements.SET_INTENT, game_id=game_id, seat=seat, intent=intent)

    async def set_game_settings(self, game_id: int, settings: str) -> None:
        """Set a game's settings. This is not a move: the ply stays."""
        await self._write(statements.SET_GAME_SETTINGS, game_id=game_id, settings=settings)

    async def set_informed_ply(self, game_id: int, seat: int, ply: int) -> None:
        """Record the ply up to which a seat has been told its private events.

        A lower ply than the recorded one is ignored.
        """
        await self._write(statements.SET_INFORMED_PLY, game_id=game_id, seat=seat, ply=ply)

    async def moves(
        self, game_id: int, after_ply: int, up_to_ply: int | None = None
    ) -> tuple[MoveRow, ...]:
        """Return the log of a game after `after_ply`, through `up_to_ply` or to its end."""

        async def work(connection: Connection, _: bool) -> tuple[MoveRow, ...]:
            return await history.moves(connection, game_id, after_ply, up_to_ply)

        return await self._database.run(work, ("game_id", game_id))

    async def snapshot(self, game_id: int, ply: int) -> str | None:
        """Return the snapshot of this ply, or None if it was pruned."""
        return await self._value(str, statements.SNAPSHOT, game_id=game_id, ply=ply)

    async def phase_end_states(self, game_id: int, ply: int) -> tuple[str, ...]:
        """Return the states at the end of each phase that this move ended, if still kept."""
        return await self._column(statements.PHASE_END_STATES, game_id=game_id, ply=ply)

    async def seat_assignments(self, game_id: int) -> tuple[SeatAssignmentRow, ...]:
        """Return who played each seat of a game, and from which ply, in this order."""
        return await self._rows(SeatAssignmentRow, statements.SEAT_ASSIGNMENTS, game_id=game_id)

    async def results(self, game_id: int) -> tuple[ResultRow, ...]:
        """Return the results by seat; empty for a game that is running or was abandoned."""
        return await self._rows(ResultRow, statements.RESULTS, game_id=game_id)

    async def state_history(self, game_id: int) -> tuple[StateRow, ...]:
        """Return the permanent history of a game, in the order in which it was written.

        Moves from before the history was kept are missing.
        """
        rows = await self._fetch(statements.STATES, game_id=game_id)
        return await asyncio.to_thread(history.decode, rows)

    async def uncompressed_games(self, limit: int) -> tuple[int, ...]:
        """Return up to `limit` finished and announced games whose history is not compressed yet."""
        return await self._column(statements.UNCOMPRESSED_GAMES, limit=limit, **self._shard)

    async def compress_game(self, game_id: int) -> None:
        """Compress the history of a finished game; its snapshots are deleted.

        Log and states stay readable. Does nothing if the game is already compressed, or is not
        finished and announced.
        """
        rows = await self._fetch(statements.COMPRESSIBLE_PLY, game_id=game_id)
        if not rows:
            return
        log, states = await self.moves(game_id, 0), await self.state_history(game_id)
        compressed = await asyncio.to_thread(history.compress, log, states)

        async def work(connection: Connection, _: bool) -> None:
            await history.replace_by_compressed(connection, game_id, rows[0][0], log, compressed)

        await self._database.run(work, ("game_id", game_id))

    async def ended_games_of(
        self, user_id: int, guild_id: int | None, *, offset: int, limit: int
    ) -> tuple[GameRow, ...]:
        """Return the ended games that the user played in channels or practised, latest first.

        Those in channels of one server, or of all if that is None. Closed lobbies are not included.
        """
        rows = await self._fetch(
            statements.ENDED_GAMES_OF,
            user_id=user_id,
            practice_id=practice_channel_id(user_id),
            guild_id=guild_id,
            offset=offset,
            limit=limit,
        )
        return tuple(GameRow(*row) for row in rows)

    async def games_involving(self, user_id: int) -> tuple[GameRow, ...]:
        """Return every game in which anything about this user is stored, by id."""
        return await self._rows(GameRow, statements.GAMES_INVOLVING, user_id=user_id)

    async def latest_finished_game(self, channel_id: int, name: str) -> GameRow | None:
        """Return the latest game of that name that was played to its end in a channel."""
        return await self._row(
            GameRow, statements.LATEST_FINISHED_GAME, channel_id=channel_id, name=name
        )

    async def artifact(self, game_id: int, key: str) -> bytes | None:
        """Return a cached file of an ended game, such as an animation, or None."""
        return await self._value(bytes, statements.ARTIFACT, game_id=game_id, key=key)

    async def save_artifact(self, game_id: int, key: str, content: bytes) -> None:
        """Cache a file of a game until a player of that game deletes their data."""
        await self._write(statements.SAVE_ARTIFACT, game_id=game_id, key=key, content=content)

    async def mark_announced(self, game_id: int, ply: int, turn_message_id: int | None) -> None:
        """Record that the channel is up to date with this ply, and the message that shows the turn.

        A lower ply than the recorded one is ignored. Raises StoreError for a ply that was never
        played.
        """
        await self._write(
            statements.MARK_ANNOUNCED,
            game_id=game_id,
            ply=ply,
            turn_message_id=turn_message_id,
        )

    async def mark_phase_announced(
        self, game_id: int, ply: int, messages: str | None = None
    ) -> None:
        """Record that the summary of the phase that ended with this ply was announced.

        `messages` are the game's `phase_messages` from now on; None leaves them as they are.
        """
        await self._write(
            statements.MARK_PHASE_ANNOUNCED, game_id=game_id, ply=ply, messages=messages
        )

    async def personal_best(
        self, name: str, user_id: int, players: int, before_game_id: int
    ) -> int | None:
        """Return a user's best points in games with so many players that ended before this one."""
        return await self._value(
            int,
            statements.PERSONAL_BEST,
            name=name,
            user_id=user_id,
            players=players,
            before_game_id=before_game_id,
        )

    async def results_since(
        self, guild_id: int, version: int, limit: int
    ) -> tuple[int, dict[int, EndedGame | None]]:
        """Return the version of the last, and the first `limit` results that changed after one.

        Results are games by id, None for one that is not over any more. Every change of a result
        makes the next version of its server, and is seen in this order.
        """
        rows = await self._fetch(
            statements.RESULTS_SINCE, guild_id=guild_id, version=version, limit=limit
        )
        return (rows[-1][0] if rows else version), history.group_by_game(rows)

    async def season_starts(self, guild_id: int) -> tuple[int, ...]:
        """Return when each season of a server began, from the second one on."""
        return await self._column(statements.SEASON_STARTS, guild_id=guild_id)

    async def begin_season(self, guild_id: int, number: int, at: int) -> bool:
        """Begin a server's season of that number, unless it has begun already."""
        season = {"guild_id": guild_id, "number": number, "at": at}

        async def work(connection: Connection, is_retry: bool) -> bool:
            if await connection.write(statements.BEGIN_SEASON, **season):
                return True
            return is_retry and bool(await connection.fetch(statements.HAS_SEASON, **season))

        return await self._database.run(work)

    async def user_settings(self, user_id: int) -> str:
        """Return a user's settings as JSON; an empty object by default."""

        async def read() -> str:
            return await self._value(str, statements.USER_SETTINGS, user_id=user_id) or "{}"

        return await self._user_settings.get(user_id, read)

    async def settings_of_users(self, user_ids: Collection[int]) -> dict[int, str]:
        """Return the settings, as JSON, of those of these users who have any."""
        listed = rows_as_json([user_id] for user_id in user_ids)
        rows = await self._fetch(statements.SETTINGS_OF_USERS, user_ids=listed)
        return {row[0]: row[1] for row in rows}

    async def set_user_settings(self, user_id: int, settings: str) -> None:
        """Store a user's settings."""
        values: dict[str, Value] = {"user_id": user_id, "settings": settings}
        write = partial(self._write, statements.SET_USER_SETTINGS, **values)
        await self._user_settings.set(user_id, settings, write)

    async def guild_settings(self, guild_id: int) -> str:
        """Return a server's settings as JSON; an empty object by default."""

        async def read() -> str:
            return await self._value(str, statements.GUILD_SETTINGS, guild_id=guild_id) or "{}"

        return await self._guild_settings.get(guild_id, read)

    async def update_guild_settings(self, guild_id: int, update: Callable[[str], str]) -> None:
        """Replace a server's settings by what `update` makes of them, if that differs.

        Updates run one after the other, so that none is lost.
        """
        async with self._guild_settings_lock:
            settings = await self.guild_settings(guild_id)
            if (updated := update(settings)) != settings:
                await self.set_guild_settings(guild_id, updated)

    async def set_guild_settings(self, guild_id: int, settings: str) -> None:
        """Store a server's settings."""
        values: dict[str, Value] = {"guild_id": guild_id, "settings": settings}
        write = partial(self._write, statements.SET_GUILD_SETTINGS, **values)
        await self._guild_settings.set(guild_id, settings, write)

    async def request_review(self, game_id: int, user_id: int) -> None:
        """Create the review of a user's decisions in a game, unless it exists."""
        await self._write(statements.REQUEST_REVIEW, game_id=game_id, user_id=user_id)

    async def review(self, game_id: int, user_id: int) -> ReviewRow | None:
        """Return the review of a user's decisions in a game; None if nobody asked for one."""
        return await self._row(ReviewRow, statements.REVIEW, game_id=game_id, user_id=user_id)

    async def save_review(self, game_id: int, user_id: int, findings: str, *, done: bool) -> bool:
        """Store the evaluations found so far. Return False if the review does not exist (any more),
        because its user deleted their data.
        """
        return bool(
            await self._write(
                statements.SAVE_REVIEW,
                game_id=game_id,
                user_id=user_id,
                findings=findings,
                done=int(done),
            )
        )

    async def pending_reviews(self) -> tuple[ReviewRow, ...]:
        """Return the unfinished reviews, in the order in which they were requested."""
        return await self._rows(ReviewRow, statements.PENDING_REVIEWS, **self._shard)

    async def forget_user(self, user_id: int, pseudonym: str) -> None:
        """Delete everything stored about a user. Ended games keep their moves under `pseudonym`;
        private games are deleted.

        Raises StillSeated if the user has a seat in an open game. Nothing is deleted then, unless
        they took the seat meanwhile.
        """
        try:
            await forgetting.forget_user(self._database, user_id, pseudonym)
        finally:
            self._user_settings.drop(user_id)

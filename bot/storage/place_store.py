"""Where games are played: their channels, and the channels of their threads."""

from __future__ import annotations

from bot.storage import game_updates, place_statements, statements
from bot.storage.connection import Connection, Value
from bot.storage.plan_store import PlanStore
from bot.storage.records import GameRef, MessageRef, ThreadOpening, ThreadParent


class PlaceStore(PlanStore):
    """The part of the store that keeps where games are played."""

    _shard: dict[str, Value]
    """Which games belong to the store, as parameters of statements."""

    async def move_game(
        self,
        game_id: int,
        channel_id: int,
        guild_id: int | None,
        parent: ThreadParent | None = None,
    ) -> None:
        """Move an open game to another channel. Raises ChannelTaken if that has one.

        The message of `parent` counts as showing nothing of the game yet. Another message that has
        shown the game to the channel of a thread is noted as one to be deleted.
        """
        values: dict[str, Value] = {"game_id": game_id, **parent_values(parent)}

        async def work(connection: Connection, _: bool) -> None:
            async with connection.transaction():
                await connection.write(
                    place_statements.DELETE_FORMER_PARENT_MESSAGE,
                    game_id=game_id,
                    parent_message_id=values["parent_message_id"],
                )
                await connection.write(
                    place_statements.MOVE_GAME, channel_id=channel_id, guild_id=guild_id, **values
                )

        with game_updates.translate_not_unique():
            await self._database.run(work, ("game_id", game_id))

    async def all_open_games_of(self, user_id: int, limit: int) -> tuple[GameRef, ...]:
        """Return the open games of all channels where the user has a seat, idle longest first."""
        return await self._rows(GameRef, statements.ALL_OPEN_GAMES_OF, user_id=user_id, limit=limit)

    async def open_games_at(self, guild_id: int, channel_id: int | None) -> tuple[GameRef, ...]:
        """Return the open games of a server, or only of a channel with its threads."""
        return await self._rows(
            GameRef, statements.OPEN_GAMES_AT, guild_id=guild_id, channel_id=channel_id
        )

    async def open_places(self) -> tuple[tuple[GameRef, int], ...]:
        """Return the open games of the shard, each with its server."""
        rows = await self._fetch(statements.OPEN_PLACES, **self._shard)
        return tuple((GameRef(*row[:2]), row[2]) for row in rows)

    async def mark_parent_announced(self, game_id: int, ply: int, shown: ThreadParent) -> None:
        """Record the ply that the message in a thread's parent channel shows.

        Ignored if it is lower than the recorded one, or the game has another parent by now.
        """
        await self._write(
            place_statements.MARK_PARENT_ANNOUNCED,
            game_id=game_id,
            ply=ply,
            channel_id=shown.channel_id,
            message_id=shown.message_id,
        )

    async def mark_parent_shown(self, game_id: int, at: int) -> None:
        """Record when the message in a thread's parent channel is changed."""
        await self._write(place_statements.MARK_PARENT_SHOWN, game_id=game_id, at=at)

    async def begin_thread_opening(self, opening: ThreadOpening) -> None:
        """Note that a thread is being opened for a game."""
        await self._write(
            place_statements.BEGIN_THREAD_OPENING,
            interaction_id=opening.interaction_id,
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            message_id=opening.message_id,
        )

    async def end_thread_opening(self, interaction_id: int) -> None:
        """Note that a thread has its game, or that nothing is left of it."""
        await self._write(place_statements.END_THREAD_OPENING, interaction_id=interaction_id)

    async def thread_openings(self) -> tuple[ThreadOpening, ...]:
        """Return the threads of the shard that are being opened, or were when a run ended."""
        return await self._rows(ThreadOpening, place_statements.THREAD_OPENINGS, **self._shard)

    async def is_game_shown_by(self, message_id: int) -> bool:
        """Whether a message shows a game to the channel of its thread, or begins its thread."""
        return bool(await self._fetch(place_statements.GAME_SHOWN_BY, message_id=message_id))

    async def begin_message_deletion(self, message: MessageRef) -> None:
        """Note that a message is to be deleted."""
        await self._write(
            place_statements.BEGIN_MESSAGE_DELETION,
            message_id=message.id,
            channel_id=message.channel_id,
            guild_id=message.guild_id,
        )

    async def message_deletions(self) -> tuple[MessageRef, ...]:
        """Return the messages of the shard's servers that are still to be deleted."""
        return await self._rows(MessageRef, place_statements.MESSAGE_DELETIONS, **self._shard)

    async def end_message_deletion(self, message_id: int) -> None:
        """Note that a message is deleted, or need not be."""
        await self._write(place_statements.END_MESSAGE_DELETION, message_id=message_id)


def parent_values(parent: ThreadParent | None) -> dict[str, Value]:
    """Return the parameters of a statement that writes where a thread's channel shows a game."""
    return {
        "parent_channel_id": None if parent is None else parent.channel_id,
        "parent_message_id": None if parent is None else parent.message_id,
    }

"""When users are away, as they have announced: at all tables, in all shards."""

from __future__ import annotations

from bot.storage import clock_statements as statements
from bot.storage.clock_store import ClockStore
from bot.storage.records import GameRef


class AbsenceStore(ClockStore):
    """The part of the store that keeps absences, in Unix seconds."""

    async def absences(self, user_id: int, after: int) -> tuple[tuple[int, int], ...]:
        """Return when absences of a user began and end that are not over after that time."""
        rows = await self._fetch(statements.ABSENCES, user_id=user_id, after=after)
        return tuple((began_at, until_at) for began_at, until_at in rows)

    async def set_absence(self, user_id: int, began_at: int, until_at: int) -> None:
        """Store an absence, or when the one that began then ends."""
        await self._write(
            statements.SET_ABSENCE, user_id=user_id, began_at=began_at, until_at=until_at
        )

    async def delete_old_absences(self, user_id: int, before: int) -> None:
        """Delete the absences of a user that were over by then."""
        await self._write(statements.DELETE_OLD_ABSENCES, user_id=user_id, before=before)

    async def current_absences(self, now: int) -> dict[int, int]:
        """Return until when users are away now, by their ids."""
        rows = await self._fetch(statements.CURRENT_ABSENCES, now=now)
        return {user_id: until_at for user_id, until_at in rows}  # noqa: C416 - typed

    async def games_with_changed_absences(self, now: int) -> tuple[GameRef, ...]:
        """Return the running games whose seats do not know yet until when their users are away."""
        return await self._rows(GameRef, statements.CHANGED_ABSENCES, now=now, **self._shard)

    async def games_with_ended_absences(self, after: int, now: int) -> tuple[GameRef, ...]:
        """Return the running games of users who were away until a time after `after`, up to now."""
        return await self._rows(
            GameRef, statements.ENDED_ABSENCES, after=after, now=now, **self._shard
        )

"""Tournaments, their players and the games of their tables.

What a progress says is not known here.
"""

from __future__ import annotations

import time

from bot.storage import tournament_statements as statements
from bot.storage.absence_store import AbsenceStore
from bot.storage.records import SeatRow
from bot.storage.tournament_records import (
    GameSpan,
    TournamentGame,
    TournamentPlayer,
    TournamentRow,
    TournamentTable,
)


class TournamentStore(AbsenceStore):
    """The part of the store that keeps tournaments."""

    async def tournament(self, tournament_id: int) -> TournamentRow | None:
        """Return a tournament, or None if there is none with that id."""
        return await self._row(TournamentRow, statements.TOURNAMENT, tournament_id=tournament_id)

    async def open_tournaments(self) -> tuple[TournamentRow, ...]:
        """Return the tournaments of the shard that have not ended, without drafts."""
        return await self._rows(TournamentRow, statements.OPEN_TOURNAMENTS, **self._shard)

    async def open_tournaments_of_guild(self, guild_id: int) -> tuple[TournamentRow, ...]:
        """Return the tournaments of a server that have not ended, without drafts."""
        return await self._rows(
            TournamentRow, statements.OPEN_TOURNAMENTS_OF_GUILD, guild_id=guild_id
        )

    async def tournaments_of_guild(self, guild_id: int, limit: int) -> tuple[TournamentRow, ...]:
        """Return the tournaments of a server, the latest first, without drafts."""
        return await self._rows(
            TournamentRow, statements.TOURNAMENTS_OF_GUILD, guild_id=guild_id, limit=limit
        )

    async def tournaments_of_user(self, user_id: int) -> tuple[TournamentRow, ...]:
        """Return the tournaments that a user has ever entered, the latest first."""
        return await self._rows(TournamentRow, statements.TOURNAMENTS_OF_USER, user_id=user_id)

    async def tournament_of_game(self, game_id: int) -> TournamentRow | None:
        """Return the tournament of which a game is a table, or None."""
        return await self._row(TournamentRow, statements.TOURNAMENT_OF_GAME, game_id=game_id)

    async def create_tournament(self, row: TournamentRow) -> bool:
        """Store a new tournament, and return whether there was none with that id."""
        written = await self._write(
            statements.CREATE_TOURNAMENT,
            id=row.id,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            organiser_id=row.organiser_id,
            name=row.name,
            game=row.game,
            options=row.options,
            settings=row.settings,
            status=row.status,
            progress=row.progress,
            at=int(time.time()),
        )
        return bool(written)

    async def update_tournament(self, row: TournamentRow) -> bool:
        """Store a changed tournament, and return False if it has changed since `row.version`.

        Its game, server, channel and organiser stay as they are.
        """
        written = await self._write(
            statements.UPDATE_TOURNAMENT,
            tournament_id=row.id,
            version=row.version,
            name=row.name,
            options=row.options,
            settings=row.settings,
            status=row.status,
            progress=row.progress,
            at=int(time.time()),
        )
        return bool(written)

    async def delete_drafts(self, user_id: int) -> None:
        """Delete the tournaments that a user has begun to set up but not opened."""
        await self._write(statements.DELETE_DRAFTS, user_id=user_id)

    async def tournament_players(self, tournament_id: int) -> tuple[TournamentPlayer, ...]:
        """Return everybody who has ever entered, by number."""
        return await self._rows(
            TournamentPlayer, statements.TOURNAMENT_PLAYERS, tournament_id=tournament_id
        )

    async def set_tournament_player(self, tournament_id: int, player: TournamentPlayer) -> None:
        """Store who is meant by a number, from now on."""
        await self._write(
            statements.SET_TOURNAMENT_PLAYER,
            tournament_id=tournament_id,
            number=player.number,
            user_id=player.user_id,
            name=player.name,
            ai=player.ai,
        )

    async def tournament_games(self, tournament_id: int) -> tuple[TournamentGame, ...]:
        """Return the games of the tables, round by round."""
        return await self._rows(
            TournamentGame, statements.TOURNAMENT_GAMES, tournament_id=tournament_id
        )

    async def seats_at_running_tables(self, tournament_id: int) -> list[tuple[int, SeatRow]]:
        """Return the seats of all games that are being played, each with the id of its game."""
        rows = await self._fetch(statements.SEATS_AT_RUNNING_TABLES, tournament_id=tournament_id)
        return [(row[0], SeatRow(*row[1:])) for row in rows]

    async def game_spans(self, guild_id: int, name: str, limit: int) -> tuple[GameSpan, ...]:
        """Return how long the latest games of a server took that several users played."""
        return await self._rows(
            GameSpan, statements.GAME_SPANS, guild_id=guild_id, name=name, limit=limit
        )

    async def set_tournament_table(self, tournament_id: int, table: TournamentTable) -> bool:
        """Note the game of a table, and return False if the table has one already."""
        written = await self._write(
            statements.SET_TOURNAMENT_TABLE,
            tournament_id=tournament_id,
            round=table.round,
            number=table.number,
            game_id=table.game_id,
        )
        return bool(written)

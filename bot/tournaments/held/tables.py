"""The games of a tournament's tables: opening them, what they end with, and who was absent."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.storage.errors import ChannelTaken
from bot.storage.records import GameRef, GameRow, SeatRow
from bot.storage.store import Store
from bot.storage.tournament_records import TournamentGame, TournamentPlayer, TournamentTable
from bot.table.errors import RequestRejected
from bot.table.pace import add_time
from bot.table.preferences import TableSettings
from bot.table.repository import TableRepository
from bot.table.substitution import reassign_seat
from bot.tournaments.held.state import Tournament
from bot.tournaments.results import Player, Table, TableResult
from engine.ai.registry import has_agents
from engine.registry import find_game

log = logging.getLogger(__name__)

AI_PACE = 1
"""Seconds that an AI takes for a move where people play, too."""


class TournamentTables:
    """Opens the games of tables, and reads how they ended."""

    def __init__(self, store: Store, tables: TableRepository) -> None:
        self._store = store
        self._tables = tables

    async def games_of_round(self, tournament: Tournament) -> dict[int, TournamentGame]:
        """Return the games of the round that is played, by the number of their table."""
        games = await self._store.tournament_games(tournament.row.id)
        return {game.number: game for game in games if game.round == tournament.round_number}

    async def seats_of_running(self, tournament: Tournament) -> dict[int, list[SeatRow]]:
        """Return the seats of the tables that are being played, by the id of the game."""
        seats = dict[int, list[SeatRow]]()
        for game_id, seat in await self._store.seats_at_running_tables(tournament.row.id):
            seats.setdefault(game_id, []).append(seat)
        return seats

    async def is_of_other_game(self, tournament: Tournament, channel_id: int) -> bool:
        """Whether a channel has an open game that is not one of the tournament's tables."""
        row = await self._store.open_game(channel_id)
        return row is not None and not _is_table_of(tournament, row)

    async def open_game(
        self, tournament: Tournament, number: int, channel_id: int, now: int
    ) -> None:
        """Open the game of a table in a channel and begin it; what was done before stays.

        Raises RequestRejected if the channel has another open game.
        """
        row = await self._store.open_game(channel_id)
        game_id = None if row is None else row.id
        if row is None:
            try:
                game_id = await self._create_game(tournament, number, channel_id, now)
            except ChannelTaken as taken:
                raise RequestRejected("channel-taken") from taken
        elif not _is_table_of(tournament, row):
            raise RequestRejected("channel-taken")
        assert game_id is not None
        table = TournamentTable(tournament.round_number, number, game_id)
        await self._store.set_tournament_table(tournament.row.id, table)
        await self.begin(GameRef(game_id, channel_id))

    async def begin(self, ref: GameRef) -> None:
        """Begin the game of a table, unless it has begun."""
        await self._tables.start_without_host(ref)

    async def _create_game(
        self, tournament: Tournament, number: int, channel_id: int, now: int
    ) -> int | None:
        row, settings = tournament.row, tournament.settings
        assert tournament.progress.pairing is not None
        seats = _seats(tournament, tournament.progress.pairing.tables[number])
        has_users = any(seat.user_id is not None for seat in seats)
        table_settings = TableSettings(
            time_limit=settings.time_limit,
            stand_in=settings.ai_level,
            pace=AI_PACE if has_users else 0,
            hints=False,
            tournament=row.id,
            extensions=len(tournament.state.extensions),
            rated=settings.rated,
        )
        game = find_game(row.game)
        return await self._store.create_game(
            channel_id=channel_id,
            guild_id=row.guild_id,
            name=game.name,
            schema=game.schema,
            options=row.options,
            seats=seats,
            user_id=None,
            settings=table_settings.model_dump_json(),
            interaction_id=None,
            at=now,
        )

    async def result(self, tournament: Tournament, game: TournamentGame) -> TableResult:
        """Return how the game of a table ended; one without a result is drawn by all."""
        assert tournament.progress.pairing is not None
        players = tournament.progress.pairing.tables[game.number]
        results = await self._store.results(game.game_id)
        seats = await self._store.seats(game.game_id)
        absent = absent_players(tournament, players, seats)
        if len(results) < len(players):
            absent |= tournament.progress.left & set(players)
            nobody = (1,) * len(players), (0,) * len(players)
            return TableResult(players, *nobody, absent)
        ranks = tuple(result.rank for result in results)
        return TableResult(players, ranks, tuple(result.points for result in results), absent)

    async def settle(
        self, tournament: Tournament, number: int, game: GameRef, seats: Sequence[SeatRow]
    ) -> None:
        """Let AI players play on at a running table for those who have left the tournament.

        Also for absent ones, if nobody else is left: it would wait for somebody to come back. In a
        game without AI players a table that somebody has left ends.
        """
        if not _vacated(tournament, number, seats):
            return
        async with self._tables.modify(game.channel_id) as table:
            if table.row.id != game.id or table.row.status != "running":
                return
            if not has_agents(table.game.name):
                await table.end_as_left()
                return
            for seat in _vacated(tournament, number, table.seats):
                ai = SeatRow(seat=seat.seat, name=seat.name, ai=tournament.settings.ai_level)
                await reassign_seat(table, seat.seat, ai, user_id=None, interaction_id=None)

    async def extend(self, tournament: Tournament, game: GameRef) -> None:
        """Give the time of the round's extensions at a running table that has not got it yet."""
        if not (extensions := len(tournament.state.extensions)):
            return
        async with self._tables.modify(game.channel_id) as table:
            if table.row.id == game.id and table.row.status == "running":
                await add_time(table.stored, tournament.settings.extension, extensions)

    async def set_player(
        self, game: TournamentGame, seat: int, newcomer: SeatRow, interaction_id: int
    ) -> None:
        """Let somebody else play on in a running game, unless they do. Raises RequestRejected."""
        async with self._tables.modify(game.channel_id) as table:
            if (
                table.row.id == game.game_id
                and table.row.status == "running"
                and table.seats[seat].user_id != newcomer.user_id
            ):
                await reassign_seat(
                    table,
                    seat,
                    replace(newcomer, seat=seat),
                    user_id=None,
                    interaction_id=interaction_id,
                )


def seat_in(players: Sequence[Table], player: Player) -> tuple[int, int] | None:
    """Return at which table and in which seat a player sits; None for nowhere."""
    for number, table in enumerate(players):
        if player in table:
            return number, table.index(player)
    return None


def absent_players(
    tournament: Tournament, table: Table, seats: Sequence[SeatRow]
) -> frozenset[Player]:
    """Return who of a table was absent at its end, and has lost against everybody."""
    return frozenset(
        player
        for player, seat in zip(table, seats, strict=True)
        if _was_absent(tournament.players[player], seat)
    )


def next_absences(
    before: Mapping[Player, int], tournament: Tournament, result: TableResult
) -> dict[Player, int]:
    """Return at how many tables in a row players were absent, after one more table."""
    counted = {
        player: before.get(player, 0) + 1 if player in result.absent else 0
        for player in result.players
        if tournament.players[player].ai is None
    }
    return {player: number for player, number in {**before, **counted}.items() if number}


def _seats(tournament: Tournament, table: Table) -> list[SeatRow]:
    """The seats of a table in the paired order; an AI plays for a user who was forgotten."""
    seats = []
    for seat, player in enumerate(table):
        who = tournament.players[player]
        ai = who.ai or (tournament.settings.ai_level if who.user_id is None else None)
        seats.append(SeatRow(seat=seat, name=who.name, user_id=who.user_id, ai=ai))
    return seats


def _was_absent(player: TournamentPlayer, seat: SeatRow) -> bool:
    """Whether somebody else plays a player's seat, or an AI stands in."""
    if player.ai is not None:
        return False
    return player.user_id is None or seat.user_id != player.user_id or seat.stand_in is not None


def _vacated(tournament: Tournament, number: int, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats of a table that an AI has to play from now on."""
    if not seats:
        return []
    if any(seat.stand_in for seat in seats) and not any(seat.playing_user for seat in seats):
        return [seat for seat in seats if seat.stand_in]
    assert tournament.progress.pairing is not None
    table, left = tournament.progress.pairing.tables[number], tournament.progress.left
    return [
        seat
        for player, seat in zip(table, seats, strict=True)
        if player in left
        and seat.user_id is not None
        and seat.user_id == tournament.players[player].user_id
    ]


def _is_table_of(tournament: Tournament, row: GameRow) -> bool:
    return TableSettings.model_validate_json(row.settings).tournament == tournament.row.id

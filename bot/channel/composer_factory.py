"""Makes the composer of a table's messages from what the store and Discord know about it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import discord

from bot.channel.clock_lines import stood_in_since
from bot.channel.composer import MessageComposer, SoloContext
from bot.channel.recap import Recap
from bot.game_ui import AnyGameUI
from bot.i18n.languages import guild_locale, resolve_table_language
from bot.storage.records import GameRow, MoveRow
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.move_log import ACTION_KINDS, MoveKind
from bot.table.preferences import UserSettings
from bot.table.snapshot import TableSnapshot
from bot.table.table import Table
from bot.tournaments.held.desk import TournamentDesk
from bot.tournaments.held.tables import absent_players
from bot.tournaments.rounds import known_round


class ComposerFactory:
    """Reads languages, settings, and the log for message composers."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        uis: Mapping[str, AnyGameUI],
        clock: Callable[[], float],
    ) -> None:
        self._client = client
        self._store = store
        self._uis = uis
        self._clock = clock

    async def composer(self, table: Table, snapshot: TableSnapshot) -> MessageComposer:
        """Return the composer of a snapshot's messages, with the users not to be mentioned."""
        unmentioned = set()
        acting = table.game.to_act(snapshot.state) if snapshot.state is not None else ()
        # Everybody is told that a game is going to end.
        rows = snapshot.seats if snapshot.row.ends_at else [snapshot.seats[seat] for seat in acting]
        for user_id in (row.user_id for row in rows):
            if user_id is not None and not await self._accepts_turn_mentions(table, user_id):
                unmentioned.add(user_id)
        ui = self._uis[table.game.name]
        solo = await self._solo_context(snapshot)
        language = await self.language(snapshot.row)
        log = await self._log_for(table, snapshot, language)
        return MessageComposer(
            ui,
            snapshot,
            language,
            frozenset(unmentioned),
            solo,
            log,
            now=int(self._clock()),
            absent=await self._absent_at_end(snapshot),
        )

    async def _absent_at_end(self, snapshot: TableSnapshot) -> tuple[str, ...]:
        """The names of those whom a tournament counts as absent at this table, once it is over."""
        tournament_id, row = snapshot.settings.tournament, snapshot.row
        if tournament_id is None or row.status != "over":
            return ()
        try:
            tournament = await TournamentDesk(self._store).load(tournament_id)
        except RequestRejected:
            return ()
        games = await self._store.tournament_games(tournament_id)
        tables = [
            table
            for game in games
            if game.game_id == row.id
            for number, table in enumerate(known_round(tournament.progress, game.round).tables)
            if number == game.number
        ]
        return tuple(
            tournament.players[player].name
            for table in tables
            for player in table
            if player in absent_players(tournament, table, snapshot.seats)
        )

    async def _log_for(
        self, table: Table, snapshot: TableSnapshot, language: str
    ) -> Sequence[MoveRow]:
        """The part of the log that a snapshot's messages need, from memory if possible."""
        if snapshot.row.status == "running":
            ui = self._uis[table.game.name]
            moves = [move for move in table.stored.recent_moves if move.ply <= snapshot.row.ply]
            recap = Recap(ui, snapshot, moves, ui.texts.in_language(language))
            if recap.reaches_back and all(
                stood_in_since(row, moves) is not None for row in snapshot.seats if row.stand_in
            ):
                return moves
        elif not snapshot.is_over:
            return ()
        return await self._store.moves(snapshot.row.id, 0, snapshot.row.ply)

    async def _solo_context(self, snapshot: TableSnapshot) -> SoloContext | None:
        """The data for messages of a solo game; None for other games and in the lobby."""
        row, user_id = snapshot.row, snapshot.seats[0].user_id if len(snapshot.seats) == 1 else None
        if row.status == "lobby" or user_id is None:
            return None
        announced = await self._store.moves(row.id, 0, row.announced_ply)
        return SoloContext(
            best_points=await self._store.personal_best(row.name, user_id, 1, row.id),
            is_start=_is_start_unannounced(row, {move.kind for move in announced}),
        )

    async def mentionable(self, users: Sequence[int]) -> tuple[int, ...]:
        """Those of the users who want to be mentioned at all."""
        return tuple([user for user in users if await self._accepts_mentions(user)])

    async def _accepts_mentions(self, user_id: int) -> bool:
        return UserSettings.model_validate_json(await self._store.user_settings(user_id)).pings

    async def _accepts_turn_mentions(self, table: Table, user_id: int) -> bool:
        return table.settings.pings and await self._accepts_mentions(user_id)

    async def language(self, row: GameRow) -> str:
        """The language of a game's public messages."""
        guild = self._client.get_guild(row.guild_id or 0)
        locale = await guild_locale(self._store, row.guild_id, guild)
        return await resolve_table_language(self._store, row, locale)


def _is_start_unannounced(row: GameRow, announced_kinds: Collection[str]) -> bool:
    """Whether the channel has not been told of a game's start, given the kinds announced."""
    return MoveKind.GAME_STARTED not in announced_kinds or (
        row.turn_message_id is None and not {*ACTION_KINDS} & {*announced_kinds}
    )

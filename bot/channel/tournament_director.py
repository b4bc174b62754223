"""Leads tournaments on: begins rounds, opens their tables, and takes their results.

Each step is stored before the next one, and may be done again: after a crash, the next run goes on
where this one stopped.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import discord

from bot.channel import tournament_threads as threads
from bot.channel.lobby_message import free_ai_name
from bot.channel.tournament_texts import greeting, name_of
from bot.game_ui import AnyGameUI
from bot.i18n.languages import guild_locale, resolve_guild_language
from bot.storage.records import GameRef, SeatRow
from bot.storage.store import Store
from bot.storage.tournament_records import TournamentGame
from bot.table.errors import RequestRejected
from bot.table.preferences import UserSettings
from bot.tournaments.held import steps
from bot.tournaments.held.desk import TournamentDesk
from bot.tournaments.held.settings import CHECK_IN_SECONDS
from bot.tournaments.held.state import Tournament
from bot.tournaments.held.tables import TournamentTables
from bot.tournaments.progress import Phase
from bot.tournaments.results import Player
from render.translation import Translate

log = logging.getLogger(__name__)

TABLES_AT_ONCE = 8
"""After how many new tables Discord's notices about their threads are deleted."""


class TournamentDirector:
    """Does what is due in a tournament."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        uis: Mapping[str, AnyGameUI],
        desk: TournamentDesk,
        tables: TournamentTables,
        clock: Callable[[], float],
    ) -> None:
        """`clock` is the database's."""
        self._client = client
        self._store = store
        self._uis = uis
        self._desk = desk
        self._tables = tables
        self._clock = clock
        self._cleared = dict[int, int]()
        """By tournament the round whose notices about threads this run has deleted."""
        self.blocked = set[int]()
        """The tournaments of which a table could not be opened at the last attempt."""

    async def translator(self, tournament: Tournament) -> Translate:
        """The texts of a tournament's public messages."""
        row = tournament.row
        locale = await guild_locale(self._store, row.guild_id, self._client.get_guild(row.guild_id))
        language = await resolve_guild_language(self._store, row.guild_id, locale)
        return self._uis[row.game].texts.in_language(language)

    async def step(self, tournament: Tournament) -> bool:
        """Do the next thing that is due, and return whether there was one.

        Raises what Discord or the store do.
        """
        row, state = tournament.row, tournament.state
        match tournament.progress.phase:
            case Phase.ENTERING | Phase.CHECK_IN:
                return await self._start_if_due(tournament)
            case Phase.PAIRED if not state.is_paused:
                await self._desk.change(row.id, steps.begun)
                return True
            case Phase.BETWEEN_ROUNDS if not state.is_taken_back:
                if number := await asyncio.to_thread(steps.new_ai_players, tournament):
                    await self._add_ai_players(tournament, number)
                after = await self._desk.change(row.id, steps.paired, is_slow=True)
                return after.progress.phase is not Phase.BETWEEN_ROUNDS
            case Phase.ROUND:
                return await self._lead_round(tournament)
            case Phase.ENDED:
                self._cleared.pop(row.id, None)
                self.blocked.discard(row.id)
        return False

    # Starting

    async def _start_if_due(self, tournament: Tournament) -> bool:
        row, at, now = tournament.row, tournament.state.starts_at, self._clock()
        if at is None:
            return False
        if at <= now:
            try:
                await self.start(row.id)
            except RequestRejected as refusal:
                log.info("tournament %s does not start: %s", row.id, refusal)
                await self._desk.change(row.id, lambda each: each.with_state(starts_at=None))
            return True
        if (
            tournament.settings.check_in
            and tournament.progress.phase is Phase.ENTERING
            and at - CHECK_IN_SECONDS <= now
        ):
            await self._desk.change(row.id, steps.asked_who_is_here)
            return True
        return False

    async def start(self, tournament_id: int) -> None:
        """Start a tournament, filled up by AI players. Raises RequestRejected."""
        tournament = await self._desk.load(tournament_id)
        progress, settings = tournament.progress, tournament.settings
        if progress.phase not in (Phase.ENTERING, Phase.CHECK_IN):
            raise RequestRejected("tournament-not-now")
        people = len(steps.people_at_start(tournament))
        number = steps.missing_ai_players(progress, settings, people)
        ai_players = await self._add_ai_players(tournament, number)
        transition = partial(steps.started, ai_players=ai_players, seed=secrets.randbits(32))
        await self._desk.change(tournament_id, transition, is_slow=True)

    async def _add_ai_players(self, tournament: Tournament, number: int) -> list[Player]:
        """Store so many new AI players, each with another name, and return them."""
        names = [who.name for who in tournament.players.values()]
        translate = await self.translator(tournament)
        for _ in range(number):
            names.append(free_ai_name(names, translate))
        new = names[len(names) - number :]
        return await self._desk.add_ai_players(tournament.row.id, new, tournament.settings.ai_level)

    # A round

    async def _lead_round(self, tournament: Tournament) -> bool:
        """Take the results of the tables that have ended, and open those that are not open yet."""
        pairing, results = tournament.progress.pairing, tournament.progress.results or {}
        assert pairing is not None
        games = await self._tables.games_of_round(tournament)
        seats = await self._tables.seats_of_running(tournament)
        acted = False
        for number, game in games.items():
            if number not in results:
                acted = await self._lead_table(tournament, game, seats) or acted
        missing = [number for number in range(len(pairing.tables)) if number not in games]
        opened = [game.channel_id for game in games.values()]
        await self._open_tables(tournament, missing, min(opened, default=None))
        return acted or bool(missing)

    async def _lead_table(
        self,
        tournament: Tournament,
        game: TournamentGame,
        seats: Mapping[int, Sequence[SeatRow]],
    ) -> bool:
        """Go on with a table that has a game; return whether its result was taken."""
        ref = GameRef(game.game_id, game.channel_id)
        if game.status == "lobby":
            await self._tables.begin(ref)
        if game.status == "running":
            try:
                await self._tables.settle(tournament, game.number, ref, seats.get(game.game_id, ()))
                await self._tables.extend(tournament, ref)
            except RequestRejected as refusal:
                log.info("game %s goes on as it is: %s", game.game_id, refusal)
        if game.status not in ("over", "abandoned"):
            return False
        result = await self._tables.result(tournament, game)
        try:
            await self._desk.change(
                tournament.row.id, partial(steps.reported, number=game.number, result=result)
            )
        except RequestRejected as refusal:
            log.info("tournament %s has that result: %s", tournament.row.id, refusal)
            return False
        return True

    async def _open_tables(
        self, tournament: Tournament, numbers: Sequence[int], first_thread_id: int | None
    ) -> None:
        """Open tables of the round, whose first thread is given if there is one.

        Discord's notices about threads are deleted every few tables, for few requests; after a
        start also those that the last run has left.
        """
        is_cleared = self._cleared.get(tournament.row.id) == tournament.round_number
        since = None if is_cleared else first_thread_id
        try:
            channel = threads.place_of_threads(self._client, tournament)
            for count, number in enumerate(numbers, 1):
                thread_id = await self._open_table(tournament, number, channel)
                since = min(since or thread_id, thread_id)
                if count % TABLES_AT_ONCE == 0:
                    await threads.delete_notices(self._client, channel, since)
                    since = None
        except (threads.NoPlaceForTables, discord.HTTPException):
            self.blocked.add(tournament.row.id)
            raise
        self.blocked.discard(tournament.row.id)
        if since is not None:
            await threads.delete_notices(self._client, channel, since)
        self._cleared[tournament.row.id] = tournament.round_number

    async def _open_table(
        self, tournament: Tournament, number: int, channel: discord.TextChannel
    ) -> int:
        """Open the thread and the game of a table, and mention its players there.

        Returns the id of the thread.
        """
        translate = await self.translator(tournament)
        name = threads.thread_name(tournament, number, translate)
        thread = threads.find_thread(self._client, channel, tournament, name)
        is_new = thread is None or await self._tables.is_of_other_game(tournament, thread.id)
        if thread is None or is_new:
            thread = await threads.open_thread(channel, name)
        assert tournament.progress.pairing is not None
        table = tournament.progress.pairing.tables[number]
        users = [await self._to_mention(tournament, player) for player in table]
        mentioned = [user for user in users if user is not None]
        names = [
            f"<@{user}>" if user in mentioned else name_of(tournament, player)
            for player in table
            for user in (tournament.players[player].user_id,)
        ]
        text = greeting(tournament, number, names, translate)
        nonce = f"{tournament.row.id}.{tournament.round_number}.{number}"[-25:]
        if is_new or not await threads.is_greeted(self._client, thread, text):
            await threads.greet(thread, text, mentioned, nonce)
        await self._tables.open_game(tournament, number, thread.id, int(self._clock()))
        return thread.id

    async def _to_mention(self, tournament: Tournament, player: Player) -> int | None:
        """The user to mention for a player; None for an AI and for those who want no mentions."""
        user_id = tournament.players[player].user_id
        if user_id is None:
            return None
        settings = UserSettings.model_validate_json(await self._store.user_settings(user_id))
        return user_id if settings.pings else None

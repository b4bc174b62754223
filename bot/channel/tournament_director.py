"""Leads tournaments on: begins rounds, opens their tables, and takes their results.

Each step is stored before the next one, and may be done again: after a crash, the next run goes on
where this one stopped.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping
from functools import partial

import discord

from bot.channel import tournament_threads as threads
from bot.channel.lobby_message import free_ai_name
from bot.channel.tournament_texts import greeting, name_of
from bot.game_ui import AnyGameUI
from bot.i18n.languages import guild_locale, resolve_guild_language
from bot.storage.records import GameRef
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
            case Phase.BETWEEN_ROUNDS if not state.is_paused:
                await self._desk.change(row.id, steps.paired, is_slow=True)
                return True
            case Phase.ROUND:
                return await self._lead_round(tournament)
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
        names = [who.name for who in tournament.players.values()]
        translate = await self.translator(tournament)
        for _ in range(number):
            names.append(free_ai_name(names, translate))
        ai_players = await self._desk.add_ai_players(
            tournament_id, names[len(names) - number :], settings.ai_level
        )
        transition = partial(steps.started, ai_players=ai_players, seed=secrets.randbits(32))
        await self._desk.change(tournament_id, transition, is_slow=True)

    # A round

    async def _lead_round(self, tournament: Tournament) -> bool:
        """Open the tables that are not open yet, and take the results of those that have ended."""
        pairing, results = tournament.progress.pairing, tournament.progress.results or {}
        assert pairing is not None
        games = await self._tables.games_of_round(tournament)
        acted = False
        for number in range(len(pairing.tables)):
            game = games.get(number)
            if number in results:
                continue
            if game is None:
                await self._open_table(tournament, number)
                acted = True
            else:
                acted = await self._lead_table(tournament, game) or acted
        return acted

    async def _lead_table(self, tournament: Tournament, game: TournamentGame) -> bool:
        """Go on with a table that has a game; return whether its result was taken."""
        if game.status == "lobby":
            await self._tables.begin(GameRef(game.game_id, game.channel_id))
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

    async def _open_table(self, tournament: Tournament, number: int) -> None:
        """Open the thread and the game of a table, and mention its players there."""
        translate = await self.translator(tournament)
        channel = threads.place_of_threads(self._client, tournament)
        name = threads.thread_name(tournament, number, translate)
        thread = threads.find_thread(self._client, channel, tournament, name)
        if thread is None or await self._tables.is_of_other_game(tournament, thread.id):
            thread = await threads.open_thread(self._client, channel, name)
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
        await threads.greet(self._client, thread, text, mentioned, nonce)
        await self._tables.open_game(tournament, number, thread.id, int(self._clock()))

    async def _to_mention(self, tournament: Tournament, player: Player) -> int | None:
        """The user to mention for a player; None for an AI and for those who want no mentions."""
        user_id = tournament.players[player].user_id
        if user_id is None:
            return None
        settings = UserSettings.model_validate_json(await self._store.user_settings(user_id))
        return user_id if settings.pings else None

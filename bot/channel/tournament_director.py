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
from bot.tournaments.held import check_in, steps
from bot.tournaments.held.desk import TournamentDesk, unplayable_rejection
from bot.tournaments.held.state import Tournament
from bot.tournaments.held.tables import TournamentTables
from bot.tournaments.progress import Phase
from bot.tournaments.results import Player
from bot.tournaments.tournament import Unplayable
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
        is_connected: Callable[[], bool],
    ) -> None:
        """`clock` is the database's; `is_connected` says whether people can act."""
        self._client = client
        self._store = store
        self._uis = uis
        self._desk = desk
        self._tables = tables
        self._clock = clock
        self._is_connected = is_connected
        self.is_on_time = False
        """Whether the time in which people could not act was added to the check-ins."""
        self._cleared = dict[int, int]()
        """By tournament the round whose notices about threads this run has deleted."""
        self._called = dict[int, tuple[int, dict[Player, int | None]]]()
        """By tournament the round for which it was asked whom to mention, and who that is."""
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
                return await self._prepare_round(tournament)
            case Phase.ROUND_CHECK_IN:
                return await self._end_check_in_if_due(tournament)
            case Phase.ROUND:
                return await self._lead_round(tournament)
            case Phase.ENDED:
                self._cleared.pop(row.id, None)
                self._called.pop(row.id, None)
                self.blocked.discard(row.id)
        return False

    # Starting

    def seconds_until_due(self, tournament: Tournament) -> float:
        """Seconds until something is due by the clock; 0 if nothing is, or it is late."""
        at, asks = check_in.start_of(tournament), tournament.settings.asks_at_start
        if at is not None and asks and tournament.progress.phase is Phase.ENTERING:
            at -= check_in.SECONDS_BEFORE_START
        return 0.0 if at is None else max(0.0, at - self._clock())

    def _is_due(self, at: int) -> bool:
        """Whether a check-in is over: not while people cannot act, and that time is added to it."""
        self.is_on_time = self.is_on_time and self._is_connected()
        return self.is_on_time and at <= self._clock()

    async def _start_if_due(self, tournament: Tournament) -> bool:
        row, at, now = tournament.row, check_in.start_of(tournament), int(self._clock())
        if at is None:
            return False
        if tournament.progress.phase is Phase.CHECK_IN:
            is_full = check_in.starts_once_all_are_here(tournament)
            is_due = self._is_due(at) or (is_full and not check_in.missing_players(tournament))
        elif tournament.settings.asks_at_start:
            if at - check_in.SECONDS_BEFORE_START > now:
                return False
            until = at if at > now else now + self._window(tournament)
            await self._desk.change(row.id, partial(check_in.opened_before_start, until=until))
            return True
        else:
            is_due = at <= now
        if is_due:
            try:
                await self.start(row.id)
            except RequestRejected as refusal:
                log.info("tournament %s does not start: %s", row.id, refusal)
                await self._desk.change(row.id, steps.left_to_organiser)
        return is_due

    def _window(self, tournament: Tournament) -> int:
        return check_in.window(max(self._uis[tournament.row.game].duration_minutes))

    async def ask_before_start(self, tournament_id: int) -> int:
        """Ask who is here, and start when that ends, or once all are here; return when it ends.

        In Unix seconds. Raises RequestRejected, also if those who entered cannot play.
        """
        tournament = await self._desk.load(tournament_id)
        people = len(steps.people_at_start(tournament))
        number = steps.missing_ai_players(tournament.progress, tournament.settings, people)
        try:
            tournament.progress.rules.check(people + number)
        except Unplayable as wrong:
            raise unplayable_rejection(wrong) from wrong
        until = int(self._clock()) + self._window(tournament)
        await self._desk.change(tournament_id, partial(check_in.opened_by_start, until=until))
        return until

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

    # Between two rounds

    async def _prepare_round(self, tournament: Tournament) -> bool:
        """Pair the next round, or ask first who is here."""
        if number := await asyncio.to_thread(steps.new_ai_players, tournament):
            await self._add_ai_players(tournament, number)
        prepared: Callable[[Tournament], Tournament] = steps.paired
        if check_in.asks_before_next_round(tournament):
            until = int(self._clock()) + self._window(tournament)
            prepared = partial(check_in.opened_before_round, until=until)
        after = await self._desk.change(tournament.row.id, prepared, is_slow=True)
        return after.progress.phase is not Phase.BETWEEN_ROUNDS

    async def _end_check_in_if_due(self, tournament: Tournament) -> bool:
        """Begin the round of those who are here, if all are or the time is over."""
        row, until = tournament.row, tournament.state.check_in_until
        assert until is not None
        is_due, missing = self._is_due(until), check_in.missing_players(tournament)
        if missing and not (is_due or tournament.state.is_waiting):
            return False
        present = check_in.without_missing(tournament)
        if number := await asyncio.to_thread(steps.new_ai_players, present):
            await self._add_ai_players(tournament, number)
        # A clock that is late for this process must not end it.
        now = int(self._clock()) if is_due else until - 1
        decided = partial(check_in.decided, now=now)
        after = await self._desk.change(row.id, decided, is_slow=True)
        return after.state.check_in_until != until

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

    async def users_to_call(self, tournament: Tournament) -> dict[Player, int]:
        """The users to mention of those who are missing at a check-in, asked only once a round."""
        number, asked = self._called.get(tournament.row.id, (0, {}))
        if number != tournament.shown_round_number:
            asked = {}
        users = {
            player: asked[player] if player in asked else await self._to_mention(tournament, player)
            for player in check_in.missing_players(tournament)
        }
        self._called[tournament.row.id] = tournament.shown_round_number, users
        return {player: user_id for player, user_id in users.items() if user_id is not None}

    async def _to_mention(self, tournament: Tournament, player: Player) -> int | None:
        """The user to mention for a player; None for an AI and for those who want no mentions."""
        user_id = tournament.players[player].user_id
        if user_id is None:
            return None
        settings = UserSettings.model_validate_json(await self._store.user_settings(user_id))
        return user_id if settings.pings else None

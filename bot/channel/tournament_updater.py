"""Keeps the tournaments of a shard going in the background, and their messages up to date."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.channel.check_in_texts import call_buttons, calls, is_asking, name_or_mention
from bot.channel.components import Button
from bot.channel.pictures import PictureCache
from bot.channel.sender import TRANSIENT_ERRORS
from bot.channel.tournament_director import TournamentDirector
from bot.channel.tournament_messages import TournamentMessages
from bot.channel.tournament_pictures import DrawTournament, draw_podium, pictures_of
from bot.channel.tournament_texts import (
    ENTRY_LABEL,
    FINAL_LABEL,
    entry_message,
    final_message,
    round_message,
)
from bot.channel.tournament_threads import NoPlaceForTables
from bot.game_ui import AnyGameUI
from bot.ops.in_flight import spawn_detached
from bot.ops.metrics import POST_FAILURES
from bot.storage.errors import LeaseLost
from bot.storage.store import Store
from bot.storage.tournament_records import TournamentGame
from bot.table.errors import RequestRejected
from bot.table.repository import TableRepository
from bot.table.table import Table
from bot.tournaments.held import check_in, steps
from bot.tournaments.held.desk import TournamentDesk
from bot.tournaments.held.state import Tournament
from bot.tournaments.held.tables import TournamentTables
from bot.tournaments.progress import Phase
from render.translation import Translate

log = logging.getLogger(__name__)

CALL_SUFFIX = "+"
"""What the label of the second message of a check-in has behind the number of the round."""

POLL_SECONDS = 60
"""Seconds between two looks at what is due by the clock, or has failed before."""


@dataclass(slots=True)
class _Work:
    """What is under way for one tournament."""

    task: asyncio.Task[None] | None = None
    is_due_again: bool = False
    """Whether something has happened since the task began."""
    timer: asyncio.TimerHandle | None = None
    """The timer of the next change of its messages."""


class TournamentUpdater:
    """Leads the tournaments of a shard on whenever something happens."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        uis: Mapping[str, AnyGameUI],
        tables: TableRepository,
        pictures: PictureCache,
        clock: Callable[[], float],
        is_connected: Callable[[], bool],
    ) -> None:
        """`clock` is the database's; `is_connected` says whether people can act."""
        self._client = client
        self._store = store
        self._uis = uis
        self._pictures = pictures
        self.desk = TournamentDesk(store)
        self.tables = TournamentTables(store, tables)
        self.director = TournamentDirector(
            client, store, uis, self.desk, self.tables, clock, is_connected
        )
        self._messages = TournamentMessages(client)
        self._work = dict[int, _Work]()
        self._polled_at = 0
        self._is_closed = False

    def schedule(self, tournament_id: int) -> None:
        """Do in the background what is due in a tournament."""
        work = self._work.setdefault(tournament_id, _Work())
        if work.task is not None:
            work.is_due_again = True
        elif not self._is_closed:
            if work.timer is not None:
                work.timer.cancel()
                work.timer = None
            name = f"tournament-{tournament_id}"
            work.task = spawn_detached(self._run(tournament_id, work), name)

    def on_table_changed(self, table: Table) -> None:
        """Go on where a table of a tournament has ended, or only AI players are left at it."""
        tournament_id = table.settings.tournament
        if tournament_id is None or self._is_closed:
            return
        if not table.snapshot.is_open or table.snapshot.is_deserted:
            self.schedule(tournament_id)

    async def resume(self) -> None:
        """Go on with all tournaments that the last run has left."""
        for row in await self._store.open_tournaments():
            # A server that the bot has left, or that is in an outage, has nobody to play.
            if self._client.get_guild(row.guild_id) is not None:
                self.schedule(row.id)

    async def poll(self, now: int, missed: int) -> None:
        """Look, at most once in `POLL_SECONDS`, at what is due by the clock or has failed.

        Check-ins go on for the seconds that were missed, in which people could not act.
        """
        is_late = not self.director.is_on_time
        if missed:
            for row in await self._store.open_tournaments():
                prolonged = partial(check_in.prolonged, seconds=missed)
                await self.desk.change(row.id, prolonged)
        self.director.is_on_time = True
        if missed or is_late or now - self._polled_at >= POLL_SECONDS:
            self._polled_at = now
            await self.resume()

    async def close(self) -> None:
        """Stop; the next start goes on."""
        self._is_closed = True
        tasks = [work.task for work in self._work.values() if work.task is not None]
        for work in self._work.values():
            if work.timer is not None:
                work.timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, tournament_id: int, work: _Work) -> None:
        try:
            work.is_due_again = True
            while work.is_due_again:
                work.is_due_again = False
                await self._bring_up_to_date(tournament_id, work)
        except RequestRejected as refusal:
            log.info("tournament %s goes on later: %s", tournament_id, refusal)
        except (*TRANSIENT_ERRORS, NoPlaceForTables) as error:
            POST_FAILURES.inc()
            log.warning("tournament %s goes on later: %s", tournament_id, error)
        except LeaseLost:
            log.info("tournament %s is led by another process", tournament_id)
        except Exception:
            POST_FAILURES.inc()
            log.exception("tournament %s could not be led on", tournament_id)
        finally:
            work.task = None
            if work.timer is None:
                self._work.pop(tournament_id, None)

    async def _bring_up_to_date(self, tournament_id: int, work: _Work) -> None:
        """Do all that is due, and show it; also what was done before something failed."""
        try:
            while await self._step(tournament_id):
                pass
        finally:
            tournament = await self.desk.load(tournament_id)
            waits = (await self._show(tournament), self.director.seconds_until_due(tournament))
            wait = min(filter(None, waits), default=0.0)
            if wait and not self._is_closed:
                loop = asyncio.get_running_loop()
                work.timer = loop.call_later(wait, self._on_timer, tournament_id)

    async def _step(self, tournament_id: int) -> bool:
        tournament = await self.desk.load(tournament_id)
        return tournament.row.status == "open" and await self.director.step(tournament)

    def _on_timer(self, tournament_id: int) -> None:
        if (work := self._work.get(tournament_id)) is not None:
            work.timer = None
        self.schedule(tournament_id)

    # Messages

    async def _show(self, tournament: Tournament) -> float:
        """Bring the messages up to date; return in how many seconds the rest may be changed."""
        if tournament.row.status != "open":
            return 0.0
        tournament = await self._withdraw_calls(tournament)
        translate = await self.director.translator(tournament)
        state = tournament.state
        wait = await self._show_one(
            tournament, ENTRY_LABEL, state.message_id, *entry_message(tournament, translate)
        )
        games = await self._store.tournament_games(tournament.row.id)
        wait = max(wait, await self._show_rounds(tournament, games, translate))
        if is_asking(tournament):
            wait = max(wait, await self._show_calls(tournament, translate))
        if tournament.is_over and not wait:
            await self._show_one(
                tournament,
                FINAL_LABEL,
                state.final_message_id,
                *final_message(tournament, games, translate),
                draw=draw_podium,
            )
            await self.desk.change(tournament.row.id, steps.finished)
            ids = (state.message_id, *state.round_message_ids, state.final_message_id)
            self._messages.forget([each for each in ids if each is not None])
        return wait

    async def _show_rounds(
        self, tournament: Tournament, games: Sequence[TournamentGame], translate: Translate
    ) -> float:
        """Show the last rounds that have begun, and the one before them: its last edit may wait."""
        progress, ids = tournament.progress, tournament.state.round_message_ids
        shown, wait = len(ids), 0.0
        begun = len(progress.played) + (progress.phase is Phase.ROUND)
        drawn = {len(progress.played): pictures_of(tournament)[0]}
        first = max(1, min(shown, begun))
        if first > 1 and self._messages.has_shown(ids[first - 2]):
            first -= 1
        for number in range(first, begun + 1):
            later = await self._show_one(
                tournament,
                str(number),
                ids[number - 1] if number <= shown else None,
                *round_message(tournament, number, games, translate),
                draw=drawn.get(number),
            )
            wait = max(wait, later)
        return wait

    async def _show_calls(self, tournament: Tournament, translate: Translate) -> float:
        """Ask who is here, in the message that will be that of the round.

        A second message has those who do not fit into it, as long as there are any.
        """
        state, number = tournament.state, tournament.shown_round_number
        mentioned = await self.director.users_to_call(tournament)
        messages = calls(tournament, name_or_mention(tournament, mentioned), translate)
        ids = [*state.round_message_ids[number - 1 : number], None][:1]
        labels, wait = (str(number), f"{number}{CALL_SUFFIX}"), 0.0
        for call, label, message_id in zip(
            messages, labels, (*ids, state.call_message_id), strict=False
        ):
            later = await self._show_one(
                tournament,
                label,
                message_id,
                call.text,
                call_buttons(tournament, translate, label),
                mentions=[mentioned[player] for player in call.players if player in mentioned],
            )
            wait = max(wait, later)
        if len(messages) == 1 and state.call_message_id is not None:
            await self._delete(tournament, [state.call_message_id])
        return wait

    async def _withdraw_calls(self, tournament: Tournament) -> Tournament:
        """Delete the message of a round that was called off, and the second one of any call."""
        state, progress = tournament.state, tournament.progress
        is_next = progress.pairing is not None or is_asking(tournament)
        gone = list(state.round_message_ids[len(progress.played) + is_next :])
        if state.call_message_id is not None and not is_asking(tournament):
            gone.append(state.call_message_id)
        return await self._delete(tournament, gone) if gone else tournament

    async def _delete(self, tournament: Tournament, message_ids: Collection[int]) -> Tournament:
        for message_id in message_ids:
            await self._messages.delete(tournament, message_id)
        return await self.desk.change(
            tournament.row.id, partial(_without_messages, message_ids=message_ids)
        )

    async def _show_one(
        self,
        tournament: Tournament,
        label: str,
        message_id: int | None,
        text: str,
        buttons: Sequence[Button],
        *,
        draw: DrawTournament | None = None,
        mentions: Sequence[int] = (),
    ) -> float:
        """Show a message, unless it was changed a moment ago: then return how long to wait."""
        if not self._messages.is_outdated(message_id, text, buttons):
            return 0.0
        if wait := self._messages.seconds_until_due(message_id):
            return wait
        picture = None
        if draw is not None:
            translate = await self.director.translator(tournament)
            ui = self._uis[tournament.row.game]
            picture = await draw(self._pictures, ui, tournament, translate)
        try:
            shown = await self._messages.show(
                tournament, label, message_id, text, buttons, picture, mentions
            )
        except (discord.NotFound, discord.Forbidden) as error:
            # Commands still tell the standings, and the tables go on.
            log.info("channel %s cannot be written to: %s", tournament.row.channel_id, error)
            return 0.0
        if shown != message_id:
            await self.desk.change(
                tournament.row.id, lambda each: _with_message(each, label, shown)
            )
        return 0.0


def _with_message(tournament: Tournament, label: str, message_id: int) -> Tournament:
    """The tournament with the id of one of its messages."""
    state = tournament.state
    if label == ENTRY_LABEL:
        return replace(tournament, state=replace(state, message_id=message_id))
    if label == FINAL_LABEL:
        return replace(tournament, state=replace(state, final_message_id=message_id))
    if label.endswith(CALL_SUFFIX):
        return replace(tournament, state=replace(state, call_message_id=message_id))
    ids = list(state.round_message_ids)
    place = int(label) - 1
    ids[place : place + 1] = [message_id]
    return replace(tournament, state=replace(state, round_message_ids=tuple(ids)))


def _without_messages(tournament: Tournament, message_ids: Collection[int]) -> Tournament:
    """The tournament without the ids of messages that are deleted."""
    state = tournament.state
    kept = tuple(each for each in state.round_message_ids if each not in message_ids)
    call = None if state.call_message_id in message_ids else state.call_message_id
    return tournament.with_state(round_message_ids=kept, call_message_id=call)

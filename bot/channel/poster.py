"""Brings a channel up to date with its table. The only sender of public messages.

One task a channel, outside of the table's lock, that ends when there is nothing left to tell.
It tells what is in the database and not yet in the channel, so whatever interrupts it, the next
run goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.channel.last_run import LastRun
from bot.channel.messages import Alone, Telling
from bot.channel.pictures import Pictures
from bot.channel.sender import BAD_MOMENTS, Posting, Sender
from bot.channel.stories import Story, ends_phase, stories
from bot.game_ui import AnyGameUI
from bot.ops.metrics import POST_FAILURES
from bot.storage.contract import LeaseLost, Store, StoreError
from bot.storage.records import GameRow, MoveRow
from bot.table.languages import language_of_table
from bot.table.log import ACTIONS, CALLED, called
from bot.table.preferences import PersonSettings
from bot.table.table import Moment, Table
from bot.texts import FIRST_LANGUAGE
from engine import codec

log = logging.getLogger(__name__)

RETRY_AFTER = (6, 20, 60, 300, 900, 3_600, 3_600, 3_600)
"""Seconds to wait after the first, second ... time that Discord does not take a message."""


class Poster:
    """Tells channels what happened at their tables."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        uis: Mapping[str, AnyGameUI],
        pictures: Pictures,
        clock: Callable[[], float] = time.time,
        ended: Callable[[], None] = lambda: None,
    ) -> None:
        """`ended` is called whenever everybody was told that a game is over."""
        self._client = client
        self._ended = ended
        self._store = store
        self._uis = uis
        self._last_run = LastRun(client, clock())
        self._sender = Sender(client, store, pictures, self._last_run, clock)
        self._postings: dict[int, Posting] = {}
        self._behind: dict[int, dict[int, Table]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._endings: set[asyncio.Task[None]] = set()

    def poke(self, table: Table) -> None:
        """The table moved on: bring its channel up to date soon."""
        channel_id = table.row.channel_id
        posting = self._posting(table)
        if posting.timer is not None:
            posting.timer.cancel()
            posting.timer = None
        self._behind.setdefault(channel_id, {})[table.row.id] = table
        if channel_id not in self._tasks:
            task = asyncio.create_task(self._work(channel_id), name=f"post-{channel_id}")
            self._tasks[channel_id] = task

    def _posting(self, table: Table) -> Posting:
        """What is to be told of a table's game, by the table as it is held now."""
        posting = self._postings.setdefault(table.row.id, Posting(table))
        posting.table = table
        return posting

    def is_failing(self, table: Table) -> bool:
        """Whether Discord did not take the latest message of a table."""
        posting = self._postings.get(table.row.id)
        return posting is not None and posting.failures > 0

    def tell_ended(self, row: GameRow) -> None:
        """Say in its channel that a game was ended which nobody can read."""
        task = asyncio.create_task(self._tell_ended(row), name=f"ended-{row.id}")
        self._endings.add(task)
        task.add_done_callback(self._endings.discard)

    async def _tell_ended(self, row: GameRow) -> None:
        try:
            await self._sender.tell_ended(row, await self._language(row))
        except (*BAD_MOMENTS, StoreError, LeaseLost) as error:
            log.warning("channel %s is told at the next start: %s", row.channel_id, error)

    async def close(self, patience: float = 0.0) -> None:
        """Stop telling, after so many seconds; what is left is told after the next start."""
        for posting in self._postings.values():
            if posting.timer is not None:
                posting.timer.cancel()
        tasks = [*self._tasks.values(), *self._endings]
        if tasks and patience:
            await asyncio.wait(tasks, timeout=patience)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, channel_id: int) -> None:
        try:
            while behind := self._behind.pop(channel_id, None):
                for table in behind.values():
                    posting = self._posting(table)
                    await self._tell_with_patience(posting)
                    if posting.is_done:
                        self._postings.pop(table.row.id, None)
        finally:
            del self._tasks[channel_id]

    async def _tell_with_patience(self, posting: Posting) -> None:
        """Tell a table's news; in a bad moment, try again later."""
        channel_id = posting.table.row.channel_id
        try:
            await self._tell(posting)
            await self._sender.delete_left(posting)
            posting.failures = 0
            if posting.table.row.status in ("over", "abandoned"):
                self._ended()
        except BAD_MOMENTS as error:
            POST_FAILURES.inc()
            log.warning("channel %s is told later: %s", channel_id, error)
            self._try_later(posting)
        except LeaseLost:
            log.info("channel %s is told by another process", channel_id)
        except Exception:
            POST_FAILURES.inc()
            log.exception("channel %s could not be told", channel_id)

    def _try_later(self, posting: Posting) -> None:
        """Poke again after a while, each time a longer one. Any move pokes at once."""
        if posting.failures < len(RETRY_AFTER):
            posting.timer = asyncio.get_running_loop().call_later(
                RETRY_AFTER[posting.failures], self.poke, posting.table
            )
            posting.failures += 1

    async def _tell(self, posting: Posting) -> None:
        # As it stands before anything is waited for: what a crash left half told must be told
        # alike, or Discord would not know it again.
        table = posting.table
        moment = table.moment
        await self._store.check_lease()
        if posting.to_mark is not None:
            await self._sender.mark(posting, *posting.to_mark)
            moment = table.moment
        if _is_behind(moment.row) or posting.to_show is not None:
            moment = await self._go_on_from_last_run(posting, moment)
        if not _is_behind(moment.row):
            # What it was is told already: only what came meanwhile is news.
            moment = table.moment
        while _is_behind(table.row):
            await self._tell_moment(posting, moment)
            moment = table.moment
        called, posting.to_show = posting.to_show, None
        if called is not None and table.row.status == "running":
            await self._bring_down(posting, called)

    async def _tell_moment(self, posting: Posting, moment: Moment) -> None:
        """Bring the channel to this moment of the table."""
        row = moment.row
        moves = await self._store.moves(row.id, row.announced_ply, row.ply)
        telling = await self._telling(posting.table, moment)
        if row.status == "lobby" or any(move.kind == "start" for move in moves):
            await self._show_lobby(posting, telling, moves)
        if row.status != "lobby":
            told = await self._tell_phases(posting, telling, moves)
            await self._tell_turn(posting, telling, moves, told)
            posting.to_show = None

    async def _go_on_from_last_run(self, posting: Posting, moment: Moment) -> Moment:
        """Mark, once after a start, what was sent before it. Returns the moment with that known."""
        row = moment.row
        if not self._last_run.is_to_be_found(row):
            return moment
        untold = await self._store.moves(row.id, row.announced_ply, row.ply)
        left = await self._last_run.look(self._sender.channel(posting.table), row, untold)
        for message_id in left.ahead:
            await self._sender.delete(posting, message_id)
            posting.told_anew = f"-{secrets.randbelow(1000)}"
        if left.shown is not None:
            await self._sender.delete(posting, row.turn_message_id)
            ended = row.status in ("over", "abandoned") and left.ply == row.ply
            shown = None if ended else left.shown
            await self._sender.mark(posting, left.ply, shown)
            moment = replace(
                moment, row=replace(row, announced_ply=left.ply, turn_message_id=shown)
            )
        self._last_run.is_done(row)
        return moment

    async def _telling(self, table: Table, moment: Moment) -> Telling:
        """Who composes the messages about a moment, knowing whom not to mention."""
        quiet = set()
        acting = table.game.to_act(moment.state) if moment.state is not None else ()
        for seat in acting:
            user_id = moment.seats[seat].user_id
            if user_id is not None and not await self._wants_pings(table, user_id):
                quiet.add(user_id)
        ui = self._uis[table.game.name]
        alone = await self._alone(moment)
        log = await self._store.moves(moment.row.id, 0, moment.row.ply) if moment.is_over else ()
        language = await self._language(moment.row)
        return Telling(ui, moment, language, frozenset(quiet), alone, log)

    async def _alone(self, moment: Moment) -> Alone | None:
        """What is to be known of who plays alone, once that game runs."""
        row, alone = moment.row, moment.seats[0].user_id if len(moment.seats) == 1 else None
        if row.status == "lobby" or alone is None:
            return None
        told = await self._store.moves(row.id, 0, row.announced_ply)
        return Alone(
            best=await self._store.personal_best(row.name, alone, 1, row.id),
            begins=_is_untold(row, {move.kind for move in told}),
        )

    async def _is_called(self, user_id: int) -> bool:
        """Whether a person whom the host calls wants to be mentioned at all."""
        return PersonSettings.model_validate_json(await self._store.user_settings(user_id)).pings

    async def _wants_pings(self, table: Table, user_id: int) -> bool:
        person = PersonSettings.model_validate_json(await self._store.user_settings(user_id))
        return table.settings.pings and person.pings

    async def _language(self, row: GameRow) -> str:
        guild = self._client.get_guild(row.guild_id or 0)
        locale = guild.preferred_locale.value if guild else FIRST_LANGUAGE
        return await language_of_table(self._store, row, locale)

    async def _show_lobby(
        self, posting: Posting, telling: Telling, moves: tuple[MoveRow, ...]
    ) -> None:
        """Show who sits there, in place while the message is young, else at the bottom.

        Once the game runs the lobby's message stays as it is, and the turn gets one of its own.
        """
        row = telling.moment.row
        log = await self._store.moves(row.id, 0, row.ply) if row.status == "lobby" else ()
        newly = called(moves) if row.status == "lobby" else ()
        wanting = [user for user in newly if await self._is_called(user)]
        pings = tuple(user for user in wanting if user not in telling.users)
        message = telling.lobby(called(log), pings)
        shown = row.turn_message_id
        # An edit would notify nobody.
        if shown is None or pings or not await self._sender.edit(posting, shown, message):
            kind, ply = ("call", _newest_call(moves)) if pings else ("lobby", row.ply)
            new = await self._sender.send(posting, message, posting.nonce(kind, row.id, ply))
            await self._sender.delete(posting, shown)
            shown = new
        if row.status == "lobby":
            await self._sender.mark(posting, row.ply, shown)
        else:
            start = next(move.ply for move in moves if move.kind == "start")
            await self._sender.mark(posting, start, None)

    def bring_down(self, table: Table) -> None:
        """Show the turn once more at the bottom of the channel, in place of where it was."""
        posting = self._posting(table)
        posting.to_show = posting.to_show or ()
        self.poke(table)

    def remind(self, table: Table, users: tuple[int, ...]) -> None:
        """Show the turn once more, calling these people."""
        self._posting(table).to_show = users
        self.poke(table)

    async def _bring_down(self, posting: Posting, called: tuple[int, ...]) -> None:
        moment = posting.table.moment
        nonce = f"board-{moment.row.id}-{secrets.randbelow(10**9)}"
        try:
            telling = await self._telling(posting.table, moment)
            message = telling.reminder(called) if called else telling.board()
            sent = await self._sender.send(posting, message, nonce)
        except Exception:
            posting.to_show = posting.to_show or called
            raise
        await self._sender.delete(posting, moment.row.turn_message_id)
        marked = -1
        # The store takes no report that a quiet move has made an old one.
        while marked < posting.table.row.announced_ply:
            marked = posting.table.row.announced_ply
            await self._sender.mark(posting, marked, sent)

    async def _tell_phases(
        self, posting: Posting, telling: Telling, moves: tuple[MoveRow, ...]
    ) -> int:
        """The stories that are not told yet, each with the table as its phase left it.

        Returns the ply up to which all stories are told.
        """
        row, table = telling.moment.row, posting.table
        told = table.row.announced_phase_ply
        if not any(ends_phase(table.game, move) for move in moves if move.ply > told):
            return told
        moves = await self._store.moves(row.id, max(told - 1, 0), row.ply)
        untold = stories(table.game, moves, told)
        for place, story in enumerate(untold):
            state = await self._state_at_end(table, telling.moment, story)
            nonce = posting.nonce("phase", row.id, story.ply, story.number)
            await self._sender.send(posting, telling.phase(story, state, moves), nonce)
            if place + 1 == len(untold) or untold[place + 1].ply != story.ply:
                await self._store.mark_phase_announced(row.id, story.ply)
                table.told_story(story.ply)
                posting.unmarked.clear()
        return table.row.announced_phase_ply

    async def _state_at_end(self, table: Table, moment: Moment, story: Story) -> Any:
        """The state in which a phase ended. An earlier version kept only the one after that."""
        kept = await self._store.phase_end_states(moment.row.id, story.ply)
        if story.number < len(kept):
            return codec.load_state(table.game, kept[story.number])
        after = await self._store.snapshot(moment.row.id, story.ply)
        return moment.state if after is None else codec.load_state(table.game, after)

    async def _tell_turn(
        self, posting: Posting, telling: Telling, moves: tuple[MoveRow, ...], told: int
    ) -> None:
        """What happened since, and who is next: new, because an edit pings nobody.

        Where nothing is to be told but who still has to decide, the message is changed instead.
        """
        row = telling.moment.row
        message = telling.turn(moves, told)
        shown = posting.table.row.turn_message_id
        only_changed = shown is not None and not telling.is_news(moves, told)
        if shown is not None and only_changed and await self._sender.edit(posting, shown, message):
            await self._sender.mark(posting, row.ply, shown)
            return
        sent = await self._sender.send(posting, message, posting.nonce("turn", row.id, row.ply))
        await self._sender.delete(posting, shown)
        # Only now: a crash before this posts nothing twice. The nonce sees to that, or later the
        # look into the channel.
        await self._sender.mark(posting, row.ply, sent if row.status == "running" else None)


def _is_untold(row: GameRow, told: Collection[str]) -> bool:
    """Whether nobody has read yet that a game has begun, of which such moves were told."""
    return "start" not in told or (row.turn_message_id is None and not {*ACTIONS} & {*told})


def _newest_call(moves: Sequence[MoveRow]) -> int:
    """The ply of a call: the same however often it is tried, whoever sits down meanwhile."""
    return max(move.ply for move in moves if move.kind == CALLED)


def _is_behind(row: GameRow) -> bool:
    """Whether the channel lacks a move, or an open game the message that shows how it stands."""
    return row.announced_ply < row.ply or (
        row.status in ("lobby", "running") and row.turn_message_id is None
    )

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
from collections.abc import Callable, Mapping
from dataclasses import replace

import aiohttp
import discord

from bot.channel.attachments import in_words, picture_file
from bot.channel.buttons import button_rows
from bot.channel.last_run import LastRun
from bot.channel.messages import Message, Telling
from bot.channel.pictures import Pictures
from bot.game_ui import GameUI
from bot.ops.metrics import POST_FAILURES, POSTS
from bot.store.contract import Store, StoreBusy, TakenOver
from bot.store.records import GameRow, MoveRow
from bot.table.preferences import PersonSettings
from bot.table.table import Moment, Table
from engine import codec

log = logging.getLogger(__name__)

BAD_MOMENTS = (discord.HTTPException, aiohttp.ClientError, OSError, StoreBusy)
"""What goes over: Discord is away or overtaxed, the disk is full, the database is locked."""

EDITABLE_FOR = 55 * 60
"""Seconds after which a message is not edited any more: Discord limits edits past an hour."""

RETRY_AFTER = (6, 20, 60, 300, 900, 3_600, 3_600, 3_600)
"""Seconds to wait after the first, second ... time that Discord does not take a message."""


class Poster:
    """Tells channels what happened at their tables."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        uis: Mapping[str, GameUI],
        pictures: Pictures,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._store = store
        self._uis = uis
        self._pictures = pictures
        self._clock = clock
        self._last_run = LastRun(client, clock())
        self._behind: dict[int, dict[int, Table]] = {}
        self._to_show: dict[int, tuple[int, ...]] = {}
        self._left: dict[int, list[int]] = {}
        # What was sent and is not in the store yet, and what of it is to be written there.
        self._unmarked: dict[int, tuple[str, int]] = {}
        self._to_mark: dict[int, tuple[int, int | None]] = {}
        # Games that have lost moves: Discord may still know what was sent at the same plies.
        self._told_anew: dict[int, str] = {}
        self._failures: dict[int, int] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def poke(self, table: Table) -> None:
        """The table moved on: bring its channel up to date soon."""
        channel_id = table.row.channel_id
        if timer := self._timers.pop(table.row.id, None):
            timer.cancel()
        self._behind.setdefault(channel_id, {})[table.row.id] = table
        if channel_id not in self._tasks:
            task = asyncio.create_task(self._work(channel_id), name=f"post-{channel_id}")
            self._tasks[channel_id] = task

    def is_failing(self, table: Table) -> bool:
        """Whether Discord did not take the latest message of a table."""
        return table.row.id in self._failures

    async def close(self, patience: float = 0.0) -> None:
        """Stop telling, after so many seconds; what is left is told after the next start."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        if tasks and patience:
            await asyncio.wait(tasks, timeout=patience)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, channel_id: int) -> None:
        try:
            while behind := self._behind.pop(channel_id, None):
                for table in behind.values():
                    await self._tell_with_patience(table)
        finally:
            del self._tasks[channel_id]

    async def _tell_with_patience(self, table: Table) -> None:
        """Tell a table's news; in a bad moment, try again later."""
        try:
            await self._tell(table)
            await self._delete_left(table)
            self._failures.pop(table.row.id, None)
        except BAD_MOMENTS as error:
            POST_FAILURES.inc()
            log.warning("channel %s is told later: %s", table.row.channel_id, error)
            self._try_later(table)
        except TakenOver:
            log.info("channel %s is told by another process", table.row.channel_id)
        except Exception:
            POST_FAILURES.inc()
            log.exception("channel %s could not be told", table.row.channel_id)

    def _try_later(self, table: Table) -> None:
        """Poke again after a while, each time a longer one. Any move pokes at once."""
        failures = self._failures.get(table.row.id, 0)
        if failures < len(RETRY_AFTER):
            self._failures[table.row.id] = failures + 1
            self._timers[table.row.id] = asyncio.get_running_loop().call_later(
                RETRY_AFTER[failures], self.poke, table
            )

    async def _tell(self, table: Table) -> None:
        # As it stands before anything is waited for: what a crash left half told must be told
        # alike, or Discord would not know it again.
        moment = table.moment
        await self._store.check_in_charge()
        if unmarked := self._to_mark.get(table.row.id):
            await self._mark(table, *unmarked)
            moment = table.moment
        if _is_behind(moment.row) or table.row.id in self._to_show:
            moment = await self._go_on_from_last_run(table, moment)
        if not _is_behind(moment.row):
            # What it was is told already: only what came meanwhile is news.
            moment = table.moment
        while _is_behind(table.row):
            await self._tell_moment(table, moment)
            moment = table.moment
        called = self._to_show.pop(table.row.id, None)
        if called is not None and table.row.status == "running":
            await self._bring_down(table, called)

    async def _tell_moment(self, table: Table, moment: Moment) -> None:
        """Bring the channel to this moment of the table."""
        moves = await self._store.moves(moment.row.id, moment.row.posted_ply, moment.row.ply)
        telling = await self._telling(table, moment)
        if moment.row.status == "lobby" or any(move.kind == "start" for move in moves):
            await self._show_lobby(table, telling, moves)
        if moment.row.status != "lobby":
            for end in telling.phase_ends(moves):
                await self._tell_phase(table, telling, end)
            await self._tell_turn(table, telling, moves)
            self._to_show.pop(table.row.id, None)

    async def _go_on_from_last_run(self, table: Table, moment: Moment) -> Moment:
        """Mark, once after a start, what was sent before it. Returns the moment with that known."""
        row = moment.row
        if not self._last_run.is_to_be_found(row):
            return moment
        untold = await self._store.moves(row.id, row.posted_ply, row.ply)
        left = await self._last_run.look(self._channel(table), row, untold)
        for message_id in left.ahead:
            await self._delete(table, message_id)
            self._told_anew[row.id] = f"-{secrets.randbelow(1000)}"
        if left.shown is not None:
            await self._delete(table, row.turn_message_id)
            ended = row.status == "over" and left.ply == row.ply
            shown = None if ended else left.shown
            await self._mark(table, left.ply, shown)
            moment = replace(moment, row=replace(row, posted_ply=left.ply, turn_message_id=shown))
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
        best = await self._best(moment)
        return Telling(ui, table.game, moment, self._locale(moment), frozenset(quiet), best)

    async def _best(self, moment: Moment) -> int | None:
        """What who played alone has reached before, once his game is over."""
        row, alone = moment.row, moment.seats[0].user_id if len(moment.seats) == 1 else None
        if row.status != "over" or alone is None:
            return None
        return await self._store.best(row.name, alone, 1, row.id)

    async def _wants_pings(self, table: Table, user_id: int) -> bool:
        person = PersonSettings.model_validate_json(await self._store.person(user_id))
        return table.settings.pings and person.pings

    def _locale(self, moment: Moment) -> str:
        guild = self._client.get_guild(moment.row.guild_id or 0)
        return guild.preferred_locale.value if guild else "en"

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.row.channel_id, guild_id=table.row.guild_id
        )

    async def _show_lobby(self, table: Table, telling: Telling, moves: tuple[MoveRow, ...]) -> None:
        """Show who sits there, in place while the message is young, else at the bottom.

        Once the game runs the lobby's message stays as it is, and the turn gets one of its own.
        """
        message = telling.lobby()
        row = telling.moment.row
        nonce = self._nonce("lobby", row.id, row.ply)
        shown = row.turn_message_id
        age = self._clock() - discord.utils.snowflake_time(shown or 0).timestamp()
        if shown is not None and age < EDITABLE_FOR:
            try:
                await (
                    self._channel(table)
                    .get_partial_message(shown)
                    .edit(
                        content=message.content,
                        view=button_rows(message.buttons) if message.buttons else None,
                        allowed_mentions=discord.AllowedMentions.none(),
                    )
                )
            except discord.NotFound:
                shown = await self._send(table, message, nonce)
        else:
            new = await self._send(table, message, nonce)
            await self._delete(table, shown)
            shown = new
        if row.status == "lobby":
            await self._mark(table, row.ply, shown)
        else:
            start = next(move.ply for move in moves if move.kind == "start")
            await self._mark(table, start, None)

    def bring_down(self, table: Table) -> None:
        """Show the turn once more at the bottom of the channel, in place of where it was."""
        self._to_show.setdefault(table.row.id, ())
        self.poke(table)

    def remind(self, table: Table, users: tuple[int, ...]) -> None:
        """Show the turn once more, calling these people."""
        self._to_show[table.row.id] = users
        self.poke(table)

    async def _bring_down(self, table: Table, called: tuple[int, ...]) -> None:
        moment = table.moment
        nonce = f"board-{moment.row.id}-{secrets.randbelow(10**9)}"
        try:
            telling = await self._telling(table, moment)
            message = telling.reminder(called) if called else telling.board()
            sent = await self._send(table, message, nonce)
        except Exception:
            self._to_show.setdefault(table.row.id, called)
            raise
        await self._delete(table, moment.row.turn_message_id)
        await self._mark(table, moment.row.posted_ply, sent)

    async def _tell_phase(self, table: Table, telling: Telling, end: MoveRow) -> None:
        """The story of a phase that ended with this move, with the table as it stood then."""
        row = telling.moment.row
        moves = await self._store.moves(row.id, table.row.story_ply, end.ply)
        state = telling.moment.state
        if end.ply != row.ply and (kept := await self._store.snapshot(row.id, end.ply)):
            state = codec.load_state(table.game, kept)
        nonce = self._nonce("phase", row.id, end.ply)
        await self._send(table, telling.phase(moves, state), nonce)
        await self._store.mark_story(row.id, end.ply)
        table.told_story(end.ply)
        self._unmarked.pop(row.id, None)

    async def _tell_turn(self, table: Table, telling: Telling, moves: tuple[MoveRow, ...]) -> None:
        """What happened since, and who is next: new, because an edit pings nobody."""
        row = telling.moment.row
        message = telling.turn(moves)
        sent = await self._send(table, message, self._nonce("turn", row.id, row.ply))
        await self._delete(table, table.row.turn_message_id)
        # Only now: a crash before this posts nothing twice. The nonce sees to that, or later the
        # look into the channel.
        await self._mark(table, row.ply, sent if row.status == "running" else None)

    async def _mark(self, table: Table, ply: int, message_id: int | None) -> None:
        """Know of the message from now on. Where the store fails, this comes first next time."""
        self._to_mark[table.row.id] = (ply, message_id)
        await self._store.mark_posted(table.row.id, ply, message_id)
        table.posted(ply, message_id)
        del self._to_mark[table.row.id]
        self._unmarked.pop(table.row.id, None)

    def _nonce(self, kind: str, game_id: int, ply: int) -> str:
        """What Discord knows a message by that is sent again, in at most 25 characters."""
        return f"{kind}-{game_id}-{ply}{self._told_anew.get(game_id, '')}"

    async def _send(self, table: Table, message: Message, nonce: str) -> int:
        known, message_id = self._unmarked.get(table.row.id, ("", 0))
        if known == nonce:
            return message_id
        if (sent_before := self._last_run.found(table.row, message)) is not None:
            return sent_before
        picture = None
        if message.paint is not None:
            picture = await self._pictures.draw(message.picture_key, message.paint)
        content = message.content
        files = [picture_file(picture)] if picture else []
        if picture is None and message.text_boards is not None:
            content, files = in_words(content, message.text_boards())
        sent = await self._channel(table).send(
            content=content,
            files=files,
            view=button_rows(message.buttons),
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(u) for u in message.pings]
            ),
        )
        POSTS.inc()
        self._unmarked[table.row.id] = (nonce, sent.id)
        return sent.id

    async def _delete(self, table: Table, message_id: int | None) -> None:
        """Take an old message away, later if Discord has a bad moment: the news go on."""
        if message_id is None:
            return
        try:
            await self._take_away(table, message_id)
        except BAD_MOMENTS as error:
            log.warning("message %s is taken away later: %s", message_id, error)
            self._left.setdefault(table.row.id, []).append(message_id)

    async def _delete_left(self, table: Table) -> None:
        """Take away what could not be taken away when its time had come."""
        while left := self._left.get(table.row.id):
            await self._take_away(table, left[-1])
            left.pop()
        self._left.pop(table.row.id, None)

    async def _take_away(self, table: Table, message_id: int) -> None:
        """Delete a message; one that is gone or not ours to delete is let be."""
        try:
            await self._channel(table).get_partial_message(message_id).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("message %s stays: %s", message_id, error)


def _is_behind(row: GameRow) -> bool:
    """Whether the channel lacks a move, or an open game the message that shows how it stands."""
    return row.posted_ply < row.ply or (
        row.status in ("lobby", "running") and row.turn_message_id is None
    )

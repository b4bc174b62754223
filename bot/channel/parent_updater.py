"""Keeps one message for each game with a thread of its own up to date, in the thread's channel.

It notifies nobody. As for the thread itself, the database is the outbox: it knows up to which ply
the message shows the game, so the next run continues where this one stopped.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import discord

from bot.channel.layouts import Panel, build_layout
from bot.channel.parent_message import is_about, parent_message
from bot.channel.recovery import own_messages_after
from bot.channel.sender import TRANSIENT_ERRORS, UNEDITABLE_CODES
from bot.game_ui import AnyGameUI
from bot.i18n.languages import guild_locale, resolve_table_language
from bot.ops.metrics import POST_FAILURES, POSTS
from bot.storage.errors import LeaseLost
from bot.storage.records import GameRow, ThreadParent
from bot.storage.store import Store
from bot.table.snapshot import TableSnapshot
from bot.table.table import Table
from render.renderer import accent_colour

log = logging.getLogger(__name__)

UPDATE_INTERVAL = 60.0
"""Seconds between two changes of a game's message."""

RETRY_DELAYS = (60, 300, 900, 3_600, 3_600, 3_600)
"""Seconds to wait after the first, second, ... failure."""


@dataclass(slots=True)
class _Message:
    """What is known of a game's message in this run."""

    text: str | None = None
    """The text that it shows, if this run has written it."""

    container_id: int | None = None
    """Its id, if it was the message of a lobby and is a container, as far as it is known."""

    next_attempt: float = 0.0
    """When to try again after a failure, by the clock of the event loop."""

    failures: int = 0
    """How often changing it has failed since it last succeeded."""

    timer: asyncio.TimerHandle | None = None
    """The timer of the next change."""

    task: asyncio.Task[None] | None = None
    """The change that is under way."""


class ParentUpdater:
    """Shows in the channels of threads how the threads' games stand."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        uis: Mapping[str, AnyGameUI],
        clock: Callable[[], float],
    ) -> None:
        """`clock` is the database's."""
        self._clock = clock
        self._client = client
        self._store = store
        self._uis = uis
        self._messages = WeakKeyDictionary[Table, _Message]()

    def schedule(self, table: Table) -> None:
        """Bring the message of a table's game up to date in the background, if it has one.

        It is changed at most once in `UPDATE_INTERVAL`, also by this and an earlier run together.
        """
        if not _is_outdated(table.row):
            return
        message = self._messages.setdefault(table, _Message())
        if message.timer is None and message.task is None:
            loop = asyncio.get_running_loop()
            wait = max(message.next_attempt - loop.time(), self._seconds_until_due(table.row))
            if wait > 0:
                message.timer = loop.call_later(wait, self._begin, table, message)
            else:
                self._begin(table, message)

    def _seconds_until_due(self, row: GameRow) -> float:
        """Seconds until a game's message may be changed again."""
        if row.parent_shown_at is None:
            return 0.0
        # If the database's clock was set back, still wait no longer than that.
        return min(UPDATE_INTERVAL, row.parent_shown_at + UPDATE_INTERVAL - self._clock())

    def _begin(self, table: Table, message: _Message) -> None:
        message.timer = None
        name = f"parent-{table.row.id}"
        message.task = asyncio.create_task(self._update_with_retry(table, message), name=name)

    async def close(self) -> None:
        """Stop; what is not shown yet will be after the next start."""
        tasks = list[asyncio.Task[None]]()
        for message in self._messages.values():
            if message.timer is not None:
                message.timer.cancel()
            if message.task is not None:
                message.task.cancel()
                tasks.append(message.task)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _update_with_retry(self, table: Table, message: _Message) -> None:
        delay: float | None = 0.0
        try:
            await self._update(table, message)
            message.failures = 0
        except TRANSIENT_ERRORS as error:
            POST_FAILURES.inc()
            log.warning("channel %s is updated later: %s", table.row.parent_channel_id, error)
            delay = next(iter(RETRY_DELAYS[message.failures :]), None)
            message.failures += 1
        except (LeaseLost, _Moved):
            log.info("game %s is shown by another process or table", table.row.id)
            delay = None
        except Exception:
            POST_FAILURES.inc()
            log.exception("channel %s could not be updated", table.row.parent_channel_id)
            delay = None
        finally:
            message.task = None
        if delay is not None:
            message.next_attempt = asyncio.get_running_loop().time() + delay
            self.schedule(table)

    async def _update(self, table: Table, message: _Message) -> None:
        snapshot = table.snapshot
        row, parent = snapshot.row, snapshot.row.parent
        stored = await self._store.game(row.id)
        if parent is None or stored is None or stored.channel_id != row.channel_id:
            # The game has been moved: what this table says is outdated.
            raise _Moved
        text = await self._text(table, snapshot)
        shown = parent
        if text != message.text:
            await self._note_change(table)
            try:
                shown = await self._show(snapshot, parent, text, message)
            except (discord.Forbidden, discord.NotFound) as error:
                # Only the summary is missing: the next change of the game tries again.
                log.info("channel %s cannot be written to: %s", parent.channel_id, error)
            else:
                message.text = text
        await self._store.mark_parent_announced(row.id, row.ply, shown)
        table.stored.mark_parent_announced(row.ply, shown.message_id)

    async def _note_change(self, table: Table) -> None:
        """Record that the message is changed now, before that happens: a crash may follow."""
        at = math.ceil(self._clock())
        await self._store.mark_parent_shown(table.row.id, at)
        table.stored.mark_parent_shown(at)

    async def _show(
        self, snapshot: TableSnapshot, parent: ThreadParent, text: str, message: _Message
    ) -> ThreadParent:
        """Edit the message, or send a new one if it is gone or Discord refuses to edit it."""
        row = snapshot.row
        channel = self._client.get_partial_messageable(parent.channel_id, guild_id=row.guild_id)
        mentions = discord.AllowedMentions.none()
        if parent.message_id is not None:
            old = channel.get_partial_message(parent.message_id)
            try:
                if await _is_container(old, message):
                    panel = Panel(accent_colour(self._uis[row.name].renderer))
                    layout = build_layout(text, (), (), panel)
                    await old.edit(attachments=[], view=layout, allowed_mentions=mentions)
                else:
                    await old.edit(
                        content=text, attachments=[], view=None, allowed_mentions=mentions
                    )
            except discord.NotFound:
                pass
            except discord.HTTPException as error:
                is_forbidden = isinstance(error, discord.Forbidden)
                if not is_forbidden and error.code not in UNEDITABLE_CODES:
                    raise
                await _delete(old)
            else:
                return parent
        # The last run may have sent it without recording that. Its link names the game's thread.
        after = parent.message_id
        for sent in await own_messages_after(self._client, channel, after, row.created):
            if is_about(sent.content, row) and not sent.components:
                await sent.edit(content=text, allowed_mentions=mentions)
                return ThreadParent(parent.channel_id, sent.id)
        sent = await channel.send(
            text, silent=True, nonce=f"parent-{row.id}-{row.ply}", allowed_mentions=mentions
        )
        POSTS.inc()
        return ThreadParent(parent.channel_id, sent.id)

    async def _text(self, table: Table, snapshot: TableSnapshot) -> str:
        row, ui = snapshot.row, self._uis[snapshot.row.name]
        guild = self._client.get_guild(row.guild_id or 0)
        locale = await guild_locale(self._store, row.guild_id, guild)
        language = await resolve_table_language(self._store, row, locale)
        since = await _turn_began(table, snapshot)
        return parent_message(ui, snapshot, ui.texts.in_language(language), since)


class _Moved(Exception):
    """The game is in another channel by now."""


async def _turn_began(table: Table, snapshot: TableSnapshot) -> int:
    """When the question arose that has been open for longest."""
    asked = min((snapshot.question_ply(seat) for seat in snapshot.acting_seats), default=0)
    moves = await table.stored.moves(asked - 1, asked) if asked else ()
    return moves[0].at if moves else snapshot.row.updated


async def _is_container(shown: discord.PartialMessage, message: _Message) -> bool:
    """Whether a message is a container: it may have been the message of a lobby."""
    if message.text is None:
        fetched = await shown.fetch()
        message.container_id = shown.id if fetched.flags.components_v2 else None
    return message.container_id == shown.id


async def _delete(message: discord.PartialMessage) -> None:
    """Delete a message, ignoring one that is gone or that the bot may not delete."""
    try:
        await message.delete()
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("message %s is not deleted: %s", message.id, error)


def _is_outdated(row: GameRow) -> bool:
    return row.parent_channel_id is not None and row.parent_announced_ply < row.ply

"""Brings channels up to date with their tables: the only sender of public messages.

The database is the outbox: it knows up to which ply each game is announced. One task per
channel, outside the table's lock, posts what is committed and not yet announced, and ends. So
whatever interrupts it, the next run continues where it stopped.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.channel.composer import MessageComposer
from bot.channel.composer_factory import ComposerFactory
from bot.channel.phase_summaries import PhaseSummary, ends_phase, phase_summaries
from bot.channel.pictures import PictureCache
from bot.channel.recovery import OutboxRecovery
from bot.channel.sender import TRANSIENT_ERRORS, MessageSender, OutboxEntry
from bot.game_ui import AnyGameUI
from bot.ops.in_flight import BackgroundTasks
from bot.ops.metrics import POST_FAILURES
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import GameRow, MoveRow
from bot.storage.store import Store
from bot.table.move_log import MoveKind, invited_users
from bot.table.snapshot import TableSnapshot
from bot.table.table import Table
from engine import codec

log = logging.getLogger(__name__)

RETRY_DELAYS = (6, 20, 60, 300, 900, 3_600, 3_600, 3_600)
"""Seconds to wait after the first, second, ... failure to post."""

LEASE_PROOF_SECONDS = 1.0
"""The age up to which a commit proves that no other process has taken over."""


SETTLE_SECONDS = 5.0
"""Seconds for which a game that moves to another channel waits for posts to the old one."""


class ChannelUpdater:
    """Posts to channels what happened at their tables."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        uis: Mapping[str, AnyGameUI],
        pictures: PictureCache,
        clock: Callable[[], float] = time.time,
        database_clock: Callable[[], float] = time.time,
        on_end_announced: Callable[[], None] = lambda: None,
    ) -> None:
        """`on_end_announced` is called whenever the end of a game has been posted.

        `clock` is the one of this machine.
        """
        self._client = client
        self._on_end_announced = on_end_announced
        self._uis = uis
        self._store = store
        self._composers = ComposerFactory(client, store, uis, database_clock)
        self.recovery = OutboxRecovery(client, clock)
        """Finds in channels what the last run has posted."""
        self._sender = MessageSender(client, store, pictures, self.recovery, clock)
        self._outbox: dict[int, OutboxEntry] = {}
        self._outdated_tables: dict[int, dict[int, Table]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._abandon_tasks = BackgroundTasks()

    def schedule(self, table: Table) -> None:
        """Bring the table's channel up to date, in the background."""
        channel_id = table.row.channel_id
        entry = self._entry_for(table)
        if entry.retry_timer is not None:
            entry.retry_timer.cancel()
            entry.retry_timer = None
        self._outdated_tables.setdefault(channel_id, {})[table.row.id] = table
        if channel_id not in self._tasks:
            task = asyncio.create_task(self._update_channel(channel_id), name=f"post-{channel_id}")
            self._tasks[channel_id] = task

    def _entry_for(self, table: Table) -> OutboxEntry:
        """The outbox entry of a table's game, which from now on refers to this table object."""
        entry = self._outbox.setdefault(table.row.id, OutboxEntry(table))
        entry.table = table
        return entry

    def is_failing(self, table: Table) -> bool:
        """Whether the latest attempt to post for a table has failed."""
        entry = self._outbox.get(table.row.id)
        return entry is not None and entry.failures > 0

    async def settle(self, channel_id: int) -> None:
        """Wait until nothing is being posted to a channel, for `SETTLE_SECONDS` at most."""
        if (task := self._tasks.get(channel_id)) is not None:
            await asyncio.wait([task], timeout=SETTLE_SECONDS)

    def announce_abandoned(self, row: GameRow) -> None:
        """Post, in the background, that a game that cannot be read was ended."""
        self._abandon_tasks.spawn(self._announce_abandoned(row), f"ended-{row.id}")

    async def _announce_abandoned(self, row: GameRow) -> None:
        try:
            await self._sender.announce_abandoned(row, await self._composers.language(row))
        except (*TRANSIENT_ERRORS, StoreError, LeaseLost) as error:
            log.warning("channel %s is updated after the next start: %s", row.channel_id, error)

    async def close(self, grace_seconds: float = 0.0) -> None:
        """Stop, after at most so many seconds; the rest is posted after the next start."""
        for entry in self._outbox.values():
            if entry.retry_timer is not None:
                entry.retry_timer.cancel()
        tasks = [*self._tasks.values(), *self._abandon_tasks]
        if tasks and grace_seconds:
            await asyncio.wait(tasks, timeout=grace_seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _update_channel(self, channel_id: int) -> None:
        try:
            while outdated := self._outdated_tables.pop(channel_id, None):
                for table in outdated.values():
                    entry = self._entry_for(table)
                    await self._update_with_retry(entry)
                    if entry.is_settled:
                        self._outbox.pop(table.row.id, None)
        finally:
            del self._tasks[channel_id]

    async def _update_with_retry(self, entry: OutboxEntry) -> None:
        """Post what is new at a table; after a transient error, try again later."""
        channel_id = entry.table.row.channel_id
        try:
            await self._update(entry)
            await self._sender.delete_pending(entry)
            entry.failures = 0
            if entry.table.row.status in ("over", "abandoned"):
                self._on_end_announced()
        except TRANSIENT_ERRORS as error:
            POST_FAILURES.inc()
            log.warning("channel %s is updated later: %s", channel_id, error)
            self._schedule_retry(entry)
        except LeaseLost:
            log.info("channel %s is updated by another process", channel_id)
        except Exception:
            POST_FAILURES.inc()
            log.exception("channel %s could not be updated", channel_id)

    def _schedule_retry(self, entry: OutboxEntry) -> None:
        """Try again after a delay that grows with each failure. Any move tries again at once."""
        if entry.failures < len(RETRY_DELAYS):
            entry.retry_timer = asyncio.get_running_loop().call_later(
                RETRY_DELAYS[entry.failures], self.schedule, entry.table
            )
            entry.failures += 1

    async def _update(self, entry: OutboxEntry) -> None:
        # Taken before anything is awaited: what a crash left half posted must be posted in the
        # same form, or neither Discord's nonces nor the recovery would recognize it.
        table = entry.table
        snapshot = table.snapshot
        await self._store.check_lease(LEASE_PROOF_SECONDS)
        if entry.pending_record is not None:
            await self._sender.record_announced(entry, *entry.pending_record)
            snapshot = table.snapshot
        if _is_outdated(snapshot.row) or entry.repost_mentions is not None:
            snapshot = await self._recover(entry, snapshot)
        if not _is_outdated(snapshot.row):
            # All of it is posted already: continue with what came meanwhile.
            snapshot = table.snapshot
        while _is_outdated(table.row):
            await self._announce_snapshot(entry, snapshot)
            snapshot = table.snapshot
        mentions, entry.repost_mentions = entry.repost_mentions, None
        if mentions is not None and table.row.status == "running":
            await self._repost(entry, mentions)
        elif entry.has_outdated_clocks and table.row.status == "running":
            await self._show_clocks(entry)
        elif entry.has_ended_absences and table.row.status == "running":
            await self._hide_ended_absences(entry)
        entry.has_outdated_clocks = entry.has_ended_absences = False

    async def _announce_snapshot(self, entry: OutboxEntry, snapshot: TableSnapshot) -> None:
        """Bring the channel up to date with this snapshot."""
        row = snapshot.row
        moves = await entry.table.stored.moves(row.announced_ply, row.ply)
        composer = await self._composers.composer(entry.table, snapshot)
        if row.status == "lobby" or any(move.kind == MoveKind.GAME_STARTED for move in moves):
            await self._show_lobby(entry, composer, moves)
        if row.status != "lobby":
            announced_phase_ply = await self._announce_phases(entry, composer, moves)
            await self._announce_turn(entry, composer, moves, announced_phase_ply)
            entry.repost_mentions, entry.has_outdated_clocks = None, False

    async def _recover(self, entry: OutboxEntry, snapshot: TableSnapshot) -> TableSnapshot:
        """Record, once after a start, what the last run posted without recording it.

        Returns the snapshot with that recorded.
        """
        row = snapshot.row
        if not self.recovery.needs_recovery(row):
            return snapshot
        unannounced = await entry.table.stored.moves(row.announced_ply, row.ply)
        result = await self.recovery.recover(self._sender.channel(entry.table), row, unannounced)
        for message_id in result.orphaned_message_ids:
            await self._sender.delete(entry, message_id)
            entry.nonce_suffix = f"-{secrets.randbelow(1000)}"
        for message_id in result.outdated_message_ids:
            await self._sender.delete(entry, message_id)
        if result.turn_message_id is not None:
            await self._sender.delete(entry, row.turn_message_id)
            ended = row.status in ("over", "abandoned") and result.announced_ply == row.ply
            shown = None if ended else result.turn_message_id
            await self._sender.record_announced(entry, result.announced_ply, shown)
            snapshot = replace(
                snapshot,
                row=replace(row, announced_ply=result.announced_ply, turn_message_id=shown),
            )
        self.recovery.mark_recovered(row)
        return snapshot

    async def _show_lobby(
        self, entry: OutboxEntry, composer: MessageComposer, moves: tuple[MoveRow, ...]
    ) -> None:
        """Show the lobby: edit its message, or send a new one if it is too old to edit.

        Once the game runs, the lobby's message remains as it is, and the turn gets one of its
        own.
        """
        row = composer.snapshot.row
        log = await self._store.moves(row.id, 0, row.ply) if row.status == "lobby" else ()
        newly_invited = invited_users(moves) if row.status == "lobby" else ()
        awaited = [user for user in newly_invited if user not in composer.snapshot.user_ids]
        mentions = await self._composers.mentionable(awaited)
        channel = self._client.get_channel(row.channel_id)
        message = composer.lobby_message(
            invited_users(log), mentions, offers_thread=isinstance(channel, discord.TextChannel)
        )
        shown = row.turn_message_id
        # An edit notifies nobody.
        if shown is None or mentions or not await self._sender.edit(entry, shown, message):
            nonce_kind, ply = (
                ("call", _newest_invitation_ply(moves)) if mentions else ("lobby", row.ply)
            )
            new = await self._sender.send(entry, message, entry.nonce(nonce_kind, row.id, ply))
            await self._sender.delete(entry, shown)
            shown = new
        if row.status == "lobby":
            await self._sender.record_announced(entry, row.ply, shown)
        else:
            start = next(move.ply for move in moves if move.kind == MoveKind.GAME_STARTED)
            await self._sender.record_announced(entry, start, None)

    def repost(self, table: Table) -> None:
        """Send the turn message again at the bottom of the channel, and delete the old one."""
        entry = self._entry_for(table)
        entry.repost_mentions = entry.repost_mentions or ()
        self.schedule(table)

    def show_clocks(self, table: Table) -> None:
        """Bring deadlines and absences in the turn message up to date, notifying nobody."""
        self._entry_for(table).has_outdated_clocks = True
        self.schedule(table)

    def hide_ended_absences(self, table: Table) -> None:
        """Let the turn message tell no longer of absences that are over; never sends another."""
        self._entry_for(table).has_ended_absences = True
        self.schedule(table)

    def remind(self, table: Table, users: tuple[int, ...]) -> None:
        """Send the turn message again, mentioning these users."""
        self._entry_for(table).repost_mentions = users
        self.schedule(table)

    async def _repost(self, entry: OutboxEntry, mentions: tuple[int, ...]) -> None:
        snapshot = entry.table.snapshot
        nonce = f"board-{snapshot.row.id}-{secrets.randbelow(10**9)}"
        try:
            composer = await self._composers.composer(entry.table, snapshot)
            message = (
                composer.reminder_message(mentions)
                if mentions
                else composer.reposted_turn_message()
            )
            sent = await self._sender.send(entry, message, nonce)
        except Exception:
            entry.repost_mentions = entry.repost_mentions or mentions
            raise
        await self._sender.delete(entry, snapshot.row.turn_message_id)
        recorded_ply = -1
        # The store ignores a ply lower than its own, and a move with nothing to announce may
        # have raised that meanwhile.
        while recorded_ply < entry.table.row.announced_ply:
            recorded_ply = entry.table.row.announced_ply
            await self._sender.record_announced(entry, recorded_ply, sent)

    async def _show_clocks(self, entry: OutboxEntry) -> None:
        """Edit the turn message, or send it again if it is too old for that."""
        snapshot = entry.table.snapshot
        shown = snapshot.row.turn_message_id
        message = (await self._composers.composer(entry.table, snapshot)).reposted_turn_message()
        if shown is None or not await self._sender.edit(entry, shown, message):
            await self._repost(entry, ())

    async def _hide_ended_absences(self, entry: OutboxEntry) -> None:
        """Edit the turn message, however old it is, unless Discord refuses that.

        Nobody has to know so urgently that the channel should be marked as unread.
        """
        snapshot = entry.table.snapshot
        if (shown := snapshot.row.turn_message_id) is not None:
            composer = await self._composers.composer(entry.table, snapshot)
            await self._sender.edit(entry, shown, composer.reposted_turn_message(), math.inf)

    async def _announce_phases(
        self, entry: OutboxEntry, composer: MessageComposer, moves: tuple[MoveRow, ...]
    ) -> int:
        """Post the summaries of ended phases, each with a picture of its end.

        Returns the ply up to which all summaries are posted.
        """
        row, table = composer.snapshot.row, entry.table
        announced_ply = table.row.announced_phase_ply
        if not any(ends_phase(table.game, move) for move in moves if move.ply > announced_ply):
            return announced_ply
        ui = self._uis[table.game.name]
        after_ply = max(announced_ply - 1, 0) if ui.later_phase_events is None else 0
        moves = await table.stored.moves(after_ply, row.ply)
        unannounced = phase_summaries(ui, moves, announced_ply)
        messages = composer.phase_messages
        for index, summary in enumerate(unannounced):
            state = await self._phase_end_state(table, composer.snapshot, summary)
            nonce = entry.nonce("phase", row.id, summary.ply, summary.index)
            message = composer.phase_message(summary, state, moves)
            messages.add(summary, await self._sender.send(entry, message, nonce))
            if index + 1 == len(unannounced) or unannounced[index + 1].ply != summary.ply:
                await self._store.mark_phase_announced(row.id, summary.ply, messages.encoded)
                table.stored.mark_phases_announced(summary.ply, messages.encoded)
                entry.unrecorded.clear()
        return table.row.announced_phase_ply

    async def _phase_end_state(
        self, table: Table, snapshot: TableSnapshot, summary: PhaseSummary
    ) -> Any:
        """The state at the end of a phase; older versions stored only that after the move."""
        stored = await self._store.phase_end_states(snapshot.row.id, summary.ply)
        if summary.index < len(stored):
            return codec.load_state(table.game, stored[summary.index])
        after = await self._store.snapshot(snapshot.row.id, summary.ply)
        return snapshot.state if after is None else codec.load_state(table.game, after)

    async def _announce_turn(
        self,
        entry: OutboxEntry,
        composer: MessageComposer,
        moves: tuple[MoveRow, ...],
        announced_phase_ply: int,
    ) -> None:
        """Post what happened since and who is to act, in a new message: an edit notifies nobody.

        If all that changed is who still has to decide, edit the old message instead.
        """
        row = composer.snapshot.row
        message = composer.turn_message(moves, announced_phase_ply)
        shown = entry.table.row.turn_message_id
        may_edit = shown is not None and not composer.needs_new_message(moves, announced_phase_ply)
        if shown is not None and may_edit and await self._sender.edit(entry, shown, message):
            await self._sender.record_announced(entry, row.ply, shown)
            return
        sent = await self._sender.send(entry, message, entry.nonce("turn", row.id, row.ply))
        await self._sender.delete(entry, shown)
        # Recorded last: after a crash before this, the nonce prevents a second message, or, once
        # Discord has forgotten it, the recovery does.
        await self._sender.record_announced(
            entry, row.ply, sent if row.status == "running" else None
        )


def _newest_invitation_ply(moves: Sequence[MoveRow]) -> int:
    """The ply of the newest invitation: unlike the game's ply, it is the same at each retry."""
    return max(move.ply for move in moves if move.kind == MoveKind.USER_INVITED)


def _is_outdated(row: GameRow) -> bool:
    """Whether a move is not announced, or an open game has no message that shows it."""
    return row.announced_ply < row.ply or (
        row.status in ("lobby", "running") and row.turn_message_id is None
    )

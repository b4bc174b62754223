"""Takes the button that undoes an action off private messages, once it could do nothing.

Discord lets a private message be edited for 15 minutes after the interaction that it answers. A
later press on such a button is answered with the reason why it does nothing, without the button.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import discord

from bot.channel.components import Button, Control
from bot.channel.sender import TRANSIENT_ERRORS
from bot.ops.in_flight import PressQueues
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.store import Store
from bot.table.table import Table
from bot.table.undo import UndoableAction, is_still_undoable

log = logging.getLogger(__name__)

UNDO_VERB = "undo"
"""The verb of the button that undoes an action."""


class TableLocks(Protocol):
    """Has the locks of tables."""

    def lock(self, channel_id: int) -> asyncio.Lock:
        """The lock that must be held while the channel's table is changed."""


@dataclass(frozen=True, slots=True)
class UndoOffer:
    """A private message with a button that undoes an action."""

    message_id: int
    game_id: int
    action: UndoableAction

    is_editable: Callable[[], bool]
    """Whether Discord still lets the message be edited."""

    withdraw: Callable[[], Awaitable[object]]
    """Edits the message so that it has no such button. May raise DiscordException."""


class UndoOffers:
    """The private messages of this run that offer to undo an action, while they can be edited."""

    def __init__(self, store: Store, tables: TableLocks, queues: PressQueues) -> None:
        """`queues` are those of presses on private messages: an edit takes a place there."""
        self._store = store
        self._tables = tables
        self._queues = queues
        self._offers = dict[int, UndoOffer]()
        """By message, the latest ones last."""
        self._messages = dict[int, dict[int, None]]()
        """The messages with an offer, in order, by game."""
        self._changed = dict[int, Table]()
        """Tables that have changed since their offers were looked at, by game."""
        self._tasks = dict[int, asyncio.Task[None]]()
        """By game."""

    def add(self, offer: UndoOffer) -> None:
        """Note that a message offers to undo an action."""
        self._forget_uneditable()
        self.forget(offer.message_id)
        self._offers[offer.message_id] = offer
        self._messages.setdefault(offer.game_id, {})[offer.message_id] = None

    def forget(self, message_id: int) -> UndoOffer | None:
        """Forget what a message offers, since it is going to show something else."""
        offer = self._offers.pop(message_id, None)
        if offer is not None:
            messages = self._messages[offer.game_id]
            messages.pop(message_id, None)
            if not messages:
                del self._messages[offer.game_id]
        return offer

    def _forget_uneditable(self) -> None:
        for message_id, offer in tuple(self._offers.items()):
            if offer.is_editable():
                # The others are newer.
                return
            self.forget(message_id)

    def schedule(self, table: Table) -> None:
        """Withdraw, in the background, the offers that a changed table no longer lets be taken."""
        game_id = table.row.id
        if game_id in self._messages:
            self._changed[game_id] = table
            if game_id not in self._tasks:
                task = asyncio.create_task(self._withdraw_outdated(game_id), name=f"undo-{game_id}")
                self._tasks[game_id] = task

    async def close(self) -> None:
        """Stop; offers that remain are refused in words."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _withdraw_outdated(self, game_id: int) -> None:
        try:
            while (table := self._changed.pop(game_id, None)) is not None:
                for offer in await self._outdated_offers(table):
                    await self._withdraw(offer)
        except (StoreError, LeaseLost) as error:
            log.info("offers to undo moves of game %s remain: %s", game_id, error)
        except Exception:
            log.exception("offers to undo moves of game %s could not be looked at", game_id)
        finally:
            del self._tasks[game_id]

    async def _outdated_offers(self, table: Table) -> list[UndoOffer]:
        offers = [self._offers[message] for message in self._messages.get(table.row.id, ())]
        async with self._tables.lock(table.row.channel_id):
            return [
                offer
                for offer in offers
                if table.row.status != "running"
                or not await is_still_undoable(table, self._store, offer.action)
            ]

    async def _withdraw(self, offer: UndoOffer) -> None:
        with self._queues.queue(offer.message_id) as wait_for_turn:
            await wait_for_turn()
            if self._offers.get(offer.message_id) is not offer:
                # Meanwhile the message shows something else.
                return
            self.forget(offer.message_id)
            if not offer.is_editable():
                return
            try:
                await offer.withdraw()
            except (discord.DiscordException, *TRANSIENT_ERRORS) as error:
                log.info("message %s still offers to undo a move: %s", offer.message_id, error)


def offered_undo(controls: Sequence[Control]) -> Button | None:
    """The button among these controls that undoes an action, if there is one."""
    return next(
        (
            control
            for control in controls
            if isinstance(control, Button) and control.custom_id.verb == UNDO_VERB
        ),
        None,
    )


def without_undo(controls: Sequence[Control]) -> tuple[Control, ...]:
    """The controls without the button that undoes an action, in the same rows."""
    undo = offered_undo(controls)
    if undo is None:
        return tuple(controls)
    index = list(controls).index(undo)
    before, after = controls[:index], controls[index + 1 :]
    if undo.new_row and after and isinstance(after[0], Button):
        after = (replace(after[0], new_row=True), *after[1:])
    return (*before, *after)

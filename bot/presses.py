"""What each button does. Every press is answered in words, whatever its id says."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord

from bot import table_commands
from bot.answer import Answer
from bot.chooser import choose
from bot.press import Press
from bot.table import Refused

if TYPE_CHECKING:
    from bot.client import Nevsky

log = logging.getLogger(__name__)


async def _join(reply: Answer, press: Press) -> None:
    await table_commands.join(reply)


async def _leave(reply: Answer, press: Press) -> None:
    await table_commands.leave(reply)


async def _start(reply: Answer, press: Press) -> None:
    await table_commands.start(reply)


async def _end(reply: Answer, press: Press) -> None:
    await table_commands.end(reply)


async def _hand(reply: Answer, press: Press) -> None:
    await table_commands.hand(reply)


async def _do(reply: Answer, press: Press) -> None:
    if not press.path:
        raise Refused("old-button")
    await choose(reply, press.path, press.ply)


VERBS: dict[str, Callable[[Answer, Press], Awaitable[None]]] = {
    "join": _join,
    "leave": _leave,
    "start": _start,
    "end": _end,
    "hand": _hand,
    "do": _do,
}


async def answer_press(interaction: discord.Interaction[Nevsky]) -> None:
    """Do what a button says, if it belongs to the game that is open in its channel."""
    reply = Answer(interaction)
    try:
        await reply.acknowledge()
        press = Press.parse(reply.custom_id)
        if press is None or press.verb not in VERBS:
            raise Refused("old-button")
        table = await reply.bot.tables.at(reply.channel_id)
        if table.row.id != press.game_id:
            raise Refused("old-button")
        await VERBS[press.verb](reply, press)
    except Exception as error:
        await reply.tell_fault(error)

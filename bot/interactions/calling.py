"""Calling people to a table that waits: each of them is mentioned once, and never again."""

from __future__ import annotations

from bot.channel.buttons import PeopleMenu, Press
from bot.interactions.answer import Answer
from bot.storage.records import GameRow
from bot.table.lobby import MOST_CALLED
from bot.table.table import Refused
from render.words import Say


def call_menu(row: GameRow, say: Say) -> PeopleMenu:
    """The menu in which the host picks whom to call."""
    return PeopleMenu(say("menu-call"), Press("call", row.id, row.ply), MOST_CALLED)


async def ask_whom(reply: Answer) -> None:
    """Let the host pick people."""
    table = await reply.table()
    table.check_may_configure(reply.user_id)
    await reply.tell(reply.say("ask-call"), buttons=(call_menu(table.row, reply.say),))


async def call(reply: Answer) -> None:
    """Call those who were picked, as far as they can play: bots and strangers cannot."""
    able = [person for person in reply.people if person.here and not person.bot]
    if not able:
        raise Refused("called-nobody")
    async with reply.changing() as table:
        await table.call(reply.user_id, [person.id for person in able], reply.interaction.id)
    await reply.tell(reply.say("called", number=len(able)))

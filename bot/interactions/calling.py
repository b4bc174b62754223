"""Calling people to a table that waits: each of them is mentioned once, and never again."""

from __future__ import annotations

from bot.channel.components import CustomId, UserSelectMenu
from bot.interactions.answer import Answer
from bot.storage.records import GameRow
from bot.table.lobby import MAX_INVITATIONS
from bot.table.table import RequestRejected
from render.words import Say


def call_menu(row: GameRow, translate: Say) -> UserSelectMenu:
    """The menu in which the host picks whom to call."""
    return UserSelectMenu(
        translate("menu-call"), CustomId("call", row.id, row.ply), MAX_INVITATIONS
    )


async def ask_whom(reply: Answer) -> None:
    """Let the host pick people."""
    table = await reply.table()
    table.check_may_configure(reply.user_id)
    await reply.tell(reply.translate("ask-call"), buttons=(call_menu(table.row, reply.translate),))


async def call(reply: Answer) -> None:
    """Call those who were picked, as far as they can play: bots and strangers cannot."""
    able = [person for person in reply.people if person.here and not person.bot]
    if not able:
        raise RequestRejected("called-nobody")
    async with reply.changing() as table:
        await table.invite(reply.user_id, [person.id for person in able], reply.interaction.id)
    await reply.tell(reply.translate("called", number=len(able)))

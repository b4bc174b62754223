"""Calling people to a table that waits: each of them is mentioned once, and never again."""

from __future__ import annotations

from bot.channel.components import CustomId, UserSelectMenu
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.storage.records import GameRow
from bot.table.errors import RequestRejected
from bot.table.lobby import MAX_INVITATIONS
from render.translation import Translate


def invite_menu(row: GameRow, translate: Translate) -> UserSelectMenu:
    """The menu in which the host picks whom to call."""
    return UserSelectMenu(
        translate("menu-call"), CustomId("call", row.id, row.ply), MAX_INVITATIONS
    )


async def show_invite_menu(request: RequestContext, responder: Responder) -> None:
    """Let the host pick people."""
    table = await request.get_table()
    table.lobby.check_may_configure(request.user_id)
    await responder.respond(
        request.translate("ask-call"), controls=(invite_menu(table.row, request.translate),)
    )


async def invite_users(request: RequestContext, responder: Responder) -> None:
    """Call those who were picked, as far as they can play: bots and strangers cannot."""
    eligible = [
        person for person in request.selected_users if person.is_member and not person.is_bot
    ]
    if not eligible:
        raise RequestRejected("called-nobody")
    async with request.modify_table() as table:
        await table.lobby.invite(
            request.user_id, [person.id for person in eligible], request.interaction_id
        )
    await responder.respond(request.translate("called", number=len(eligible)))

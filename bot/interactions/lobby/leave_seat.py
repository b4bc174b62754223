"""Going for good: who leaves a running game, and who ends it."""

from __future__ import annotations

import discord

from bot.channel.components import Button, Control
from bot.channel.custom_id import CustomId
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.ai_levels import check_has_ai_players, level_descriptions
from bot.interactions.lobby.membership import leave_seat, may_manage
from bot.interactions.lobby.substitution import (
    DEFAULT_SUBSTITUTE_LEVEL,
    level_buttons,
    put_ai_on_seat,
    replaceable_players,
)
from bot.storage.records import GameRef
from bot.table.errors import RequestRejected
from bot.table.substitution import check_may_leave
from bot.table.table import Table
from bot.table.unreadable import UnreadableGame
from engine.ai.registry import has_agents


async def show_more_actions(request: RequestContext, responder: Responder) -> None:
    """What somebody at a running table seldom wants: only what he could do now."""
    table = await request.get_table()
    table.require_seat(request.user_id)
    row, may_manage_channel = table.row, may_manage(request.interaction)
    offered = {
        "ask-leave": _can_leave(table, request.user_id),
        "away": bool(await replaceable_players(request, table)),
        "ask-end": may_manage_channel or request.user_id == table.snapshot.host_id,
    }
    buttons = [
        Button(request.translate(f"button-{verb}"), CustomId(verb, row.id, row.ply))
        for verb, is_available in offered.items()
        if is_available
    ]
    await responder.respond(request.translate("ask-more", number=len(buttons)), controls=buttons)


def _can_leave(table: Table, user_id: int) -> bool:
    try:
        check_may_leave(table, user_id)
    except RequestRejected:
        return False
    return has_agents(table.game.name)


async def confirm_leave(request: RequestContext, responder: Responder) -> None:
    """Ask who wants to leave a running game which AI is to play on. From a lobby he just goes."""
    table = await request.get_table()
    if table.row.status != "running":
        await leave_seat(request, responder)
        return
    check_may_leave(table, request.user_id)
    check_has_ai_players(table)
    buttons = level_buttons(request, table, "leave-game", ())
    content = "\n".join(
        (request.translate("ask-leave"), level_descriptions(request, table.game.name))
    )
    await responder.respond(content, controls=(*buttons, _cancel_button(request, table)))


def _cancel_button(request: RequestContext, table: Table) -> Button:
    """Out of a question that nobody should answer by mistake."""
    custom_id = CustomId("cancel", table.row.id, table.row.ply)
    return Button(request.translate("button-cancel"), custom_id, new_row=True)


async def leave_running_game(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Leave a running game to an AI of the level that the button names."""
    level = custom_id.path[0] if custom_id.path else DEFAULT_SUBSTITUTE_LEVEL
    async with request.modify_table() as table:
        await put_ai_on_seat(request, table, check_may_leave(table, request.user_id), level)
    return_button = Button(
        request.translate("button-come-back"), CustomId("join", table.row.id, table.row.ply)
    )
    await responder.respond(
        request.translate("left-running", command=request.command_name), controls=(return_button,)
    )


async def confirm_abandon(request: RequestContext, responder: Responder) -> None:
    """Ask who wants to end a running game whether he means it. A lobby closes at once."""
    cancel_buttons: list[Control] = []
    try:
        table = await request.get_table()
    except UnreadableGame as unreadable:
        unreadable.check_may_abandon(request.user_id, may_manage(request.interaction))
        custom_id = CustomId("end-unreadable", unreadable.snapshot.row.id)
    else:
        table.check_may_abandon(request.user_id, may_manage(request.interaction))
        if table.row.status == "lobby":
            await abandon_game(request, responder)
            return
        custom_id = CustomId("end", table.row.id)
        if table.seat_of(request.user_id) is not None:
            cancel_buttons.append(_cancel_button(request, table))
    button = Button(request.translate("button-end"), custom_id, discord.ButtonStyle.danger)
    await responder.respond(request.translate("ask-end"), controls=(button, *cancel_buttons))


async def abandon_game(request: RequestContext, responder: Responder) -> None:
    """End the game without a winner."""
    async with request.modify_table() as table:
        await table.abandon(
            request.user_id, may_manage(request.interaction), request.interaction_id
        )
    await responder.respond(request.translate("ended"))


async def abandon_unreadable(request: RequestContext, responder: Responder, game_id: int) -> None:
    """End a game that cannot be read, and tell its channel."""
    place = GameRef(game_id, request.channel_id)
    may_manage_channel = may_manage(request.interaction)
    row = await request.runtime.tables.abandon_unreadable(
        place, request.user_id, may_manage_channel, request.interaction_id
    )
    request.runtime.follow_up.on_unreadable_abandoned(row)
    await responder.respond(request.translate("ended"))

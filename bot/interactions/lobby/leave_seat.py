"""Leaving a running game for good, and ending a game early."""

from __future__ import annotations

import discord

from bot.channel.components import Button, Control
from bot.channel.custom_id import CustomId
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder, Response
from bot.interactions.lobby.ai_levels import check_has_ai_players, level_descriptions
from bot.interactions.lobby.membership import leave_lobby, may_manage
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
from engine.core import may_resign, wins_together


async def rare_actions(request: RequestContext, table: Table) -> list[Button]:
    """Buttons for what a player of a running game rarely needs, as far as it is possible now."""
    row, may_manage_channel = table.row, may_manage(request.interaction)
    offered = {
        "ask-leave": _can_leave(table, request.user_id) or _can_resign(table, request.user_id),
        "away": bool(await replaceable_players(request, table)),
        "pace": request.user_id == table.snapshot.host_id and not row.is_private,
        "ask-end": may_manage_channel or request.user_id == table.snapshot.host_id,
    }
    return [
        Button(request.translate(f"button-{verb}"), CustomId(verb, row.id, row.ply))
        for verb, is_available in offered.items()
        if is_available
    ]


def _can_leave(table: Table, user_id: int) -> bool:
    try:
        check_may_leave(table, user_id)
    except RequestRejected:
        return False
    return has_agents(table.game.name)


def _can_resign(table: Table, user_id: int) -> bool:
    return may_resign(table.game, table.state, table.require_seat(user_id))


async def confirm_leave(request: RequestContext, table: Table) -> Response:
    """Ask which AI is to take the user's seat in a running game, or whether the user gives up.

    A lobby is left at once.
    """
    if table.row.status != "running":
        return await leave_lobby(request, table)
    can_resign, user_id = _can_resign(table, request.user_id), request.user_id
    together = int(wins_together(table.game))
    lines, buttons = list[str](), list[Button]()
    if not can_resign or _can_leave(table, user_id):
        check_may_leave(table, user_id)
        check_has_ai_players(table)
        asked = request.translate("ask-leave", together=together)
        lines += [asked, level_descriptions(request, table)]
        buttons += level_buttons(request, table, "leave-game", ())
    if can_resign:
        # Without an empty line this would belong to the last item of the levels.
        lines += [""] * bool(lines)
        lines.append(request.translate("ask-resign", together=together))
        resign_id = CustomId("resign", table.row.id, table.row.ply)
        label = request.translate("button-resign")
        buttons.append(Button(label, resign_id, discord.ButtonStyle.danger))
    return Response("\n".join(lines), (*buttons, _cancel_button(request, table)))


def _cancel_button(request: RequestContext, table: Table) -> Button:
    custom_id = CustomId("cancel", table.row.id, table.row.ply)
    return Button(request.translate("button-cancel"), custom_id, new_row=True)


async def leave_running_game(
    request: RequestContext, table: Table, custom_id: CustomId
) -> Response:
    """Leave the user's seat to an AI of the level the button names."""
    level = custom_id.path[0] if custom_id.path else DEFAULT_SUBSTITUTE_LEVEL
    await put_ai_on_seat(request, table, check_may_leave(table, request.user_id), level)
    return_id = CustomId("join", table.row.id, table.row.ply)
    return Response(
        request.translate("left-running", command=request.command_name),
        (Button(request.translate("button-come-back"), return_id),),
    )


async def abandon_by_command(request: RequestContext, responder: Responder) -> None:
    """Ask whether to end the channel's game, even if this version cannot read it."""
    try:
        async with request.modify_table() as table:
            response = await confirm_abandon(request, table)
    except UnreadableGame as unreadable:
        unreadable.check_may_abandon(request.user_id, may_manage(request.interaction))
        end_id = CustomId("end-unreadable", unreadable.snapshot.row.id)
        response = _ask_to_abandon(request, end_id)
    await responder.send(response)


async def confirm_abandon(request: RequestContext, table: Table) -> Response:
    """Ask whether to end a running game. A lobby is closed at once."""
    table.check_may_abandon(request.user_id, may_manage(request.interaction))
    if table.row.status == "lobby":
        return await abandon_game(request, table)
    cancel = _cancel_button(request, table)
    return _ask_to_abandon(request, CustomId("end", table.row.id), cancel)


def _ask_to_abandon(request: RequestContext, end_id: CustomId, *others: Control) -> Response:
    end = Button(request.translate("button-end"), end_id, discord.ButtonStyle.danger)
    return Response(request.translate("ask-end"), (end, *others))


async def abandon_game(request: RequestContext, table: Table) -> Response:
    """End the game without a result."""
    await table.abandon(request.user_id, may_manage(request.interaction), request.interaction_id)
    return Response(request.translate("ended"))


async def abandon_unreadable(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """End a game that this version cannot read, and announce it in the channel."""
    row = await request.runtime.tables.abandon_unreadable(
        GameRef(custom_id.game_id, request.channel_id),
        request.user_id,
        may_manage(request.interaction),
        request.interaction_id,
    )
    request.mark_committed(in_channel=True)
    request.runtime.follow_up.on_unreadable_abandoned(row)
    await responder.respond(request.translate("ended"))

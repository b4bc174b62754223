"""The pace of a running game, which its host can change."""

from __future__ import annotations

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.lobby_message import pace_line
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import start_new_row
from bot.interactions.core.responder import Responder, Response
from bot.interactions.lobby.table_settings import time_limits, with_time_setting
from bot.table.errors import RequestRejected
from bot.table.pace import change_pace, check_may_change_pace
from bot.table.stand_ins import stand_in_level
from bot.table.table import Table
from engine.ai.agents import levels_of
from engine.ai.registry import has_agents


async def show_pace(request: RequestContext, responder: Responder, table: Table) -> None:
    """Show the host the pace of the game, with a button for each other one."""
    check_may_change_pace(table.stored, request.user_id)
    row, settings, translate = table.row, table.settings, request.translate
    limits = [
        Button(
            translate("setting-time-limit", limit=limit),
            CustomId("set-pace", row.id, row.ply, (f"time_limit.{limit}",)),
        )
        for limit in time_limits(table)
        if limit != settings.time_limit
    ]
    levels = [
        Button(
            translate("setting-stand-in", level=level),
            CustomId("set-pace", row.id, row.ply, (f"stand_in.{level}",)),
        )
        for level in (levels_of(table.game.name) if has_agents(table.game.name) else ())
        if level != stand_in_level(table.snapshot)
    ]
    text = "\n".join((pace_line(table.snapshot, translate), translate("ask-pace")))
    await responder.respond(text, controls=(*limits, *start_new_row(levels)))


async def set_pace(request: RequestContext, table: Table, code: str) -> Response:
    """Change the pace to what a button names. Everybody is told."""
    settings = with_time_setting(table, code)
    if settings is None:
        raise RequestRejected("old-button")
    await change_pace(table.stored, settings, request.user_id, request.interaction_id)
    return Response(request.translate("pace-changed"))

"""The pace of a running game, which its host can change."""

from __future__ import annotations

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.lobby_message import pace_line
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import start_new_row
from bot.interactions.core.responder import Responder, Response
from bot.interactions.lobby.table_settings import (
    stand_in_selections,
    time_limit_selection,
    with_time_setting,
)
from bot.setting_choices import Selection
from bot.table.pace import change_pace, check_may_change_pace
from bot.table.snapshot import TableSnapshot
from bot.table.table import Table
from render.translation import Translate


async def show_pace(request: RequestContext, responder: Responder, table: Table) -> None:
    """Show the host the pace of the game, with a button for each other one."""
    check_may_change_pace(table.stored, request.user_id)
    snapshot, translate = table.snapshot, request.translate
    limits = _buttons(snapshot, time_limit_selection(snapshot, translate), translate)
    levels = [
        button
        for selection in stand_in_selections(snapshot, translate)
        for button in _buttons(snapshot, selection, translate)
    ]
    text = "\n".join((pace_line(snapshot, translate), translate("ask-pace")))
    await responder.respond(text, controls=(*limits, *start_new_row(levels)))


def _buttons(table: TableSnapshot, selection: Selection, translate: Translate) -> list[Button]:
    """A button for each value of a setting but the one that it has."""
    row = table.row
    return [
        Button(
            selection.with_value(label, translate),
            CustomId("set-pace", row.id, row.ply, (f"{selection.name}.{code}",)),
        )
        for code, label in selection.values
        if code != selection.chosen
    ]


async def set_pace(request: RequestContext, table: Table, code: str) -> Response:
    """Change the pace to what a button names. Everybody is told."""
    settings = with_time_setting(table, table.settings, code)
    await change_pace(table.stored, settings, request.user_id, request.interaction_id)
    return Response(request.translate("pace-changed"))

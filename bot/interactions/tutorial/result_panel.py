"""The end of a tutorial game: what the last moves explain, and the result."""

from __future__ import annotations

from dataclasses import replace

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.pictures import render_context
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import PictureRequest, Response
from bot.interactions.tutorial.recap import recap
from bot.interactions.tutorial.tutorial_panel import (
    MAX_SCREEN_LENGTH,
    MIN_RECAP_LENGTH,
    MORE_LENGTH,
    due_tips,
    screen,
    text_of,
    tip_panel,
)
from bot.storage.records import GameRef
from bot.table.errors import RequestRejected
from bot.table.table import Table
from bot.table.tutorial import moves_since_own_action


async def ended_table(request: RequestContext, custom_id: CustomId) -> Table | None:
    """The tutorial game that a button belongs to, if it is one of the user's and was played to
    its end.
    """
    try:
        ref = GameRef(custom_id.game_id, request.table_channel_id)
        table = await request.runtime.tables.load(ref)
    except RequestRejected:
        return None
    # A game that is in use is found in any channel.
    if table.row.status != "over" or table.row.channel_id != request.table_channel_id:
        return None
    request.bind_game(request.game_uis[table.game.name])
    return table


async def result_panel(request: RequestContext, table: Table, read: str | None = None) -> Response:
    """The end of the game: a recap, the final standings, and a button to play again.

    Before it comes what else there is to explain. `read` names the last tip that was read.
    """
    ui, snapshot = request.game_ui, table.snapshot
    seat = table.seat_of(request.user_id) or 0
    view = table.game.view(snapshot.state, None)
    names = [escape_name(name) for name in snapshot.names]
    moves = await request.store.moves(table.row.id, 0)
    since = moves_since_own_action(moves, seat)
    tips = due_tips(request, table, table.game.view(snapshot.state, seat), since)
    read_names = [tip.name for tip in tips]
    tips = tips[read_names.index(read) + 1 :] if read in read_names else tips
    if len(tips) > 1:
        return await tip_panel(request, table, tips, moves, since)
    standings = ui.final_standings(view, names, request.translate)
    told = text_of(request, table, tips[0]) if tips else ""
    room = MAX_SCREEN_LENGTH - len(standings) - len(told) - MORE_LENGTH
    happened = ""
    if room >= MIN_RECAP_LENGTH:
        happened = recap(request, table, moves, since, seat, room, "story-more")
    parts = [happened, standings, told]
    again = other_deal_button(request)
    picture = PictureRequest(
        ("result", snapshot.row.id, request.locale),
        lambda: ui.renderer.result(view, render_context(snapshot, request.translate)),
    )
    return replace(screen(request, table, parts, (again,)), picture=picture)


def other_deal_button(request: RequestContext) -> Button:
    """A button that begins a tutorial game of the bound game with a random deal."""
    custom_id = CustomId("learn-on", 0, 0, (request.game_ui.name,))
    return Button(request.translate("button-lesson-again"), custom_id)

"""The end of a tutorial game: what the last moves explain, and the result."""

from __future__ import annotations

from dataclasses import replace

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.lobby_message import with_ai_marked
from bot.channel.move_narrator import join_latest
from bot.channel.pictures import render_context
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import PictureRequest, Response
from bot.interactions.tutorial.recap import MORE_LENGTH, told_sentences
from bot.interactions.tutorial.tutorial_panel import (
    MAX_SCREEN_LENGTH,
    MIN_RECAP_LENGTH,
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


async def result_panel(request: RequestContext, table: Table, read: str = "") -> Response:
    """The end of the game: a recap, the final standings, and a button to play again.

    Before it comes what else there is to explain. `read` names the last tip that was read, if any.
    """
    ui, snapshot = request.game_ui, table.snapshot
    seat = table.seat_of(request.user_id) or 0
    view = table.game.view(snapshot.state, None)
    names = [escape_name(name) for name in snapshot.names]
    moves = await request.store.moves(table.row.id, 0)
    since = moves_since_own_action(moves, seat)
    tips = due_tips(request, table, table.game.view(snapshot.state, seat), moves, since)
    read_names = [tip.name for tip in tips]
    tips = tips[read_names.index(read) + 1 :] if read in read_names else tips
    if len(tips) > 1:
        return await tip_panel(request, table, tips, moves, since)
    marked = with_ai_marked(names, snapshot.ai_seats, request.translate)
    standings = ui.final_standings(view, marked, request.translate)
    told = text_of(request, table, tips[0]) if tips else ""
    room = MAX_SCREEN_LENGTH - len(standings) - len(told) - MORE_LENGTH
    happened, sentences = "", told_sentences(request, table, moves, since, seat)
    if room >= MIN_RECAP_LENGTH:
        happened = join_latest(sentences, request.translate, room, "lesson-more")
    # Without an empty line the text would belong to the last item of the standings.
    parts = [happened, standings, told and f"\n{told}"]
    buttons = [other_deal_button(request)]
    if happened != "\n".join(sentences):
        buttons.append(_end_button(request, table, "button-lesson-recap", "recap", read))
    picture = PictureRequest(
        ("result", snapshot.row.id, request.locale),
        lambda: ui.renderer.result(view, render_context(snapshot, request.translate)),
    )
    return replace(screen(request, table, parts, tuple(buttons)), picture=picture)


def back_to_result_button(request: RequestContext, table: Table, read: str) -> Button:
    """A button from what happened back to the result. `read` names the last tip that was read."""
    return _end_button(request, table, "button-lesson-back", "next", read)


def _end_button(request: RequestContext, table: Table, key: str, verb: str, read: str) -> Button:
    path = (verb, read) if read else (verb,)
    return Button(request.translate(key), CustomId("lesson", table.row.id, table.row.ply, path))


def other_deal_button(request: RequestContext) -> Button:
    """A button that begins a tutorial game of the bound game with a random deal."""
    custom_id = CustomId("learn-on", 0, 0, (request.game_ui.name,))
    return Button(request.translate("button-lesson-again"), custom_id)

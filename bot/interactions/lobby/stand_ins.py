"""Coming back to a seat that an AI plays meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from bot.channel.catch_up import catch_up_text
from bot.channel.clock_lines import clock_lines
from bot.channel.recap import MAX_LENGTH
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import home_button
from bot.interactions.core.responder import Response
from bot.storage.records import MoveRow
from bot.table.table import Table
from engine.core import Seat


async def come_back(request: RequestContext, table: Table) -> Response:
    """Let the user play again, and tell what happened meanwhile, who is on turn and until when."""
    await table.play.come_back(request.user_id, request.interaction_id)
    translate, row = request.translate, table.row
    seat = table.require_seat(request.user_id)
    moves = await request.store.moves(row.id, 0, row.ply)
    happened = catch_up_text(
        request.game_ui, table.snapshot, moves, seat, translate, max_length=MAX_LENGTH
    )
    lines = (translate("returned"), happened, *_turn_lines(request, table, seat, moves))
    home = home_button(request.game_ui, row, translate)
    return Response("\n".join(filter(None, lines)), [home])


def _turn_lines(
    request: RequestContext, table: Table, seat: Seat, moves: Sequence[MoveRow]
) -> Sequence[str]:
    """What the user of a seat is asked, or else who is on turn, and until when."""
    narration, translate = request.game_ui.narration, request.translate
    view = table.game.view(table.state, None)
    acting = [escape_name(table.snapshot.names[each]) for each in view.to_act]
    if seat in view.to_act:
        turn = narration.question(view, acting, translate)
    else:
        situation = narration.situation(view, translate)
        turn = translate("returned-turn", names=tuple(acting), situation=situation)
    return (turn, *clock_lines(table.snapshot, moves, int(request.runtime.clock()), translate))

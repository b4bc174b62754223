"""Coming back to a seat that an AI plays meanwhile."""

from __future__ import annotations

from bot.channel.catch_up import catch_up_text
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import home_button
from bot.interactions.core.responder import Response
from bot.table.table import Table


async def come_back(request: RequestContext, table: Table) -> Response:
    """Let the user play again, and tell what happened meanwhile."""
    await table.play.come_back(request.user_id, request.interaction_id)
    home = home_button(request.game_ui, table.row, request.translate)
    seat, row = table.require_seat(request.user_id), table.row
    moves = await request.store.moves(row.id, 0, row.ply)
    happened = catch_up_text(request.game_ui, table.snapshot, moves, seat, request.translate)
    return Response("\n".join(filter(None, (request.translate("returned"), happened))), [home])

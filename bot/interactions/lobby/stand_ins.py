"""Coming back to a seat that an AI plays meanwhile."""

from __future__ import annotations

from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import home_button
from bot.interactions.core.responder import Response
from bot.table.table import Table


async def come_back(request: RequestContext, table: Table) -> Response:
    """Let the user play again."""
    await table.play.come_back(request.user_id, request.interaction_id)
    home = home_button(request.game_ui, table.row, request.translate)
    return Response(request.translate("returned"), [home])

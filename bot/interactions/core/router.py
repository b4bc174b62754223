"""Runs the handler of each interaction, and answers every error in words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.ops.metrics import time_interaction

CommandHandler: TypeAlias = Callable[[RequestContext, Responder], Awaitable[None]]


async def run(interaction: Interaction, kind: str, handler: CommandHandler) -> None:
    """Defer the response, run the handler, and explain any error. `kind` labels the metric."""
    request = RequestContext(interaction)
    responder = Responder(request)
    with time_interaction(kind), request.runtime.in_flight.track():
        try:
            await responder.defer()
            await request.resolve_locale()
            await handler(request, responder)
        except Exception as error:
            await responder.respond_error(error)


async def handle_command(interaction: Interaction, handler: CommandHandler) -> None:
    """Run the handler of a slash command."""
    await run(interaction, "command", handler)

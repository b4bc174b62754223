"""Calls the handler of each interaction with the table it needs, and answers every error.

Which handler a button's verb leads to is in `bot.interactions.routes`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, Final, Literal, TypeAlias, overload

from bot.channel.custom_id import CustomId
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import LOOK_VERB, MENU_EMOJIS, back_button
from bot.interactions.core.plan_texts import take_plan_outcomes
from bot.interactions.core.responder import Responder, Response
from bot.ops.metrics import time_interaction
from bot.table.errors import RequestRejected
from bot.table.table import Table
from engine.core import IllegalAction


class Needs(Enum):
    """What a handler needs of the channel's open table."""

    NOTHING = auto()
    """No table. The handler gets the request and the responder."""

    TABLE = auto()
    """The table as it is now, without its lock, to read. The handler gets request, responder and
    table.
    """

    LOCKED_TABLE = auto()
    """The table under its lock, to change. The handler gets request and table and returns a
    `Response`, which is sent once the lock is released.
    """


Handler: TypeAlias = Callable[[RequestContext, Responder], Awaitable[None]]
TableHandler: TypeAlias = Callable[[RequestContext, Responder, Table], Awaitable[None]]
LockedTableHandler: TypeAlias = Callable[[RequestContext, Table], Awaitable[Response]]

WHOLE_CUSTOM_ID: Final = None
"""Number of codes of a route whose handler gets the whole custom id instead."""


@dataclass(frozen=True, slots=True)
class Route:
    """How presses with one verb are handled.

    The table is loaded once, and checked to be the game the button belongs to.
    """

    handler: Callable[..., Awaitable[Any]]
    """Called with what `needs` says, followed by the codes or the custom id."""

    needs: Needs = Needs.NOTHING

    codes: int | None = 0
    """How many codes the custom id must have; each is passed to the handler as a string. With
    `WHOLE_CUSTOM_ID` the handler gets the CustomId and checks the codes itself; with 0, codes are
    ignored.
    """

    is_view: bool = False
    """Whether the route only shows something, with a button back to where it is offered."""

    async def call(
        self, request: RequestContext, responder: Responder, custom_id: CustomId | None
    ) -> None:
        """Load the table as needed and call the handler. A command has no custom id.

        Raises RequestRejected if there is no such table, or the codes are wrong.
        """
        game_id = None if custom_id is None else custom_id.game_id
        if self.needs is Needs.NOTHING:
            await self.handler(request, responder, *self._arguments(custom_id))
        elif self.needs is Needs.TABLE:
            table = await request.get_table(game_id)
            self._offer_way_back(request, responder, table)
            await _begin_with_plan_outcomes(request, responder, table)
            await self.handler(request, responder, table, *self._arguments(custom_id))
        else:
            async with request.modify_table(game_id) as table:
                self._offer_way_back(request, responder, table)
                try:
                    response = await self.handler(request, table, *self._arguments(custom_id))
                except (RequestRejected, IllegalAction):
                    responder.lead = "\n".join(await take_plan_outcomes(request, table))
                    raise
                responder.lead = "\n".join(await take_plan_outcomes(request, table))
            await responder.send(response)

    def _arguments(self, custom_id: CustomId | None) -> tuple[Any, ...]:
        if custom_id is None:
            return ()
        if self.codes is WHOLE_CUSTOM_ID:
            return (custom_id,)
        if self.codes and len(custom_id.path) != self.codes:
            raise RequestRejected("old-button")
        return custom_id.path[: self.codes]

    def _offer_way_back(self, request: RequestContext, responder: Responder, table: Table) -> None:
        if self.is_view:
            responder.back_button = back_button(table.row, request.translate)


async def _begin_with_plan_outcomes(
    request: RequestContext, responder: Responder, table: Table
) -> None:
    """Begin the response with why plans of the user have ended. The table must not be locked."""
    seat = table.seat_of(request.user_id)
    if seat is not None and table.plans.untold(seat):
        async with request.runtime.tables.lock(table.row.channel_id):
            responder.lead = "\n".join(await take_plan_outcomes(request, table))


async def answer_interaction(interaction: Interaction, kind: str, handler: Handler) -> None:
    """Defer the response, run the handler, and explain any error. `kind` labels the metric.

    Presses on the same private message, which shows the answers, are handled one after the other.
    """
    request = RequestContext(interaction)
    responder, runtime = Responder(request), request.runtime
    if request.panel_id is not None:
        runtime.undo_offers.forget(request.panel_id)
    queue = runtime.press_queues.queue(request.panel_id or interaction.id)
    with time_interaction(kind), runtime.in_flight.track(), queue as wait_for_turn:
        try:
            await responder.defer()
            await request.resolve_locale()
            await wait_for_turn()
            if request.panel_id is not None:
                await runtime.live_replies.stop(request.panel_id)
            await handler(request, responder)
        except Exception as error:
            await responder.respond_error(error)


@overload
async def handle_command(
    interaction: Interaction, handler: Handler, needs: Literal[Needs.NOTHING] = ...
) -> None: ...


@overload
async def handle_command(
    interaction: Interaction, handler: TableHandler, needs: Literal[Needs.TABLE]
) -> None: ...


@overload
async def handle_command(
    interaction: Interaction, handler: LockedTableHandler, needs: Literal[Needs.LOCKED_TABLE]
) -> None: ...


async def handle_command(
    interaction: Interaction,
    handler: Handler | TableHandler | LockedTableHandler,
    needs: Needs = Needs.NOTHING,
) -> None:
    """Answer a slash command. The handler is called with what it needs of the channel's table."""
    route = Route(handler, needs)

    async def call(request: RequestContext, responder: Responder) -> None:
        await route.call(request, responder, None)

    await answer_interaction(interaction, "command", call)


async def handle_component(interaction: Interaction, routes: Mapping[str, Route]) -> None:
    """Answer a press by the route of its custom id's verb."""

    async def call(request: RequestContext, responder: Responder) -> None:
        custom_id = CustomId.parse(request.raw_custom_id)
        if custom_id is None:
            raise RequestRejected("old-button")
        if custom_id.verb == LOOK_VERB:
            custom_id = replace(custom_id, verb=request.take_value() or LOOK_VERB)
            is_offered = custom_id.verb in MENU_EMOJIS
            route = routes[custom_id.verb] if is_offered else _UNKNOWN_VERB_ROUTE
        else:
            route = routes.get(custom_id.verb, _UNKNOWN_VERB_ROUTE)
        await call_route(request, responder, route, custom_id)

    await answer_interaction(interaction, "component", call)


async def call_route(
    request: RequestContext, responder: Responder, route: Route, custom_id: CustomId
) -> None:
    """Call a route. A rejection is about the game of the custom id, if no other is known."""
    try:
        await route.call(request, responder, custom_id)
    except RequestRejected:
        if route.needs is not Needs.NOTHING and request.bound_game_ui is None:
            await _bind_game_by_id(request, custom_id.game_id)
        raise


async def _reject_unknown_verb(request: RequestContext, responder: Responder, table: Table) -> None:
    raise RequestRejected("old-button")


_UNKNOWN_VERB_ROUTE = Route(_reject_unknown_verb, Needs.TABLE)


async def _bind_game_by_id(request: RequestContext, game_id: int) -> None:
    """Bind the game an old button was made for, so that the error names its commands."""
    row = await request.store.game(game_id)
    if row is not None and not row.is_private and row.name in request.game_uis:
        request.bind_game(request.game_uis[row.name])

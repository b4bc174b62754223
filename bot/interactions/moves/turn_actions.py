"""What people do at their turn beside the moves: hints, undo, passing on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.game_ui import Hints
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import home_button, move_buttons
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.ai_levels import check_has_ai_players
from bot.interactions.moves.action_picker import ask_next_question, not_acting_error, pick_action
from bot.table.errors import RequestRejected
from bot.table.gameplay import AUTO_PASSING
from bot.table.undo import undo
from engine.ai.agents import ActionValue
from render.translation import Translate


async def show_hint(request: RequestContext, responder: Responder) -> None:
    """Tell the person in private what a strong player would do, why, and what else there is."""
    table = await request.get_table()
    check_has_ai_players(table)
    seat = table.require_seat(request.user_id)
    if not table.settings.hints:
        raise RequestRejected("hints-off")
    if seat not in table.acting_seats:
        raise not_acting_error(table, seat)
    ui = request.game_ui
    if ui.hints is None:
        raise RequestRejected("no-hints-here")
    view, legal = table.game.view(table.state, seat), table.legal_actions(request.user_id)
    question = request.runtime.ai_scheduler.make_request(table, seat, hint=True)
    action_values = await request.client.workers.evaluate_actions(request.user_id, question)
    await responder.respond(
        describe_hint(ui.hints, action_values, view, request.translate),
        controls=move_buttons(ui, view, legal, table.row, request.translate),
    )


async def undo_last_action(request: RequestContext, responder: Responder, ply: int | None) -> None:
    """Take the person's last action back; a button names the ply that it made."""
    async with request.modify_table() as table:
        await undo(table, request.store, request.user_id, ply, request.interaction_id)
    await ask_next_question(request, responder, request.translate("undone"))


async def set_auto_pass(
    request: RequestContext, responder: Responder, intent: str | None, ply: int | None = None
) -> None:
    """Pass for the person until the phase ends, or no longer.

    `ply` is when a button was shown: it is about that phase, and no later one.
    """
    async with request.modify_table() as table:
        if ply is not None and await table.play.phase_ended_since(ply):
            raise RequestRejected("stale")
        await table.play.set_auto_pass(request.user_id, intent)
        is_active = any(row.user_id == request.user_id and row.intent for row in table.seats)
    if intent is None:
        await ask_next_question(request, responder, request.translate("sits-out-no-more"))
        return
    button = Button(request.translate("button-back"), CustomId("back", table.row.id))
    home = home_button(request.game_ui, table.row, request.translate)
    # His pass may have ended the phase: then there is nothing to take back.
    buttons = (button, home) if is_active else (home,)
    await responder.respond(
        request.translate("sits-out", command=request.command_name), controls=buttons
    )


async def pass_turn(
    request: RequestContext, responder: Responder, rest_of_phase: bool | None
) -> None:
    """Pass now; with `rest_of_phase` also whenever the turn comes back, until taken back.

    For games in which one may pass.
    """
    table = await request.get_table()
    seat = table.require_seat(request.user_id)
    on_turn = seat in table.acting_seats
    if rest_of_phase is None or (on_turn and rest_of_phase):
        path = request.game_ui.panels.path(table.game.pass_action)
        await pick_action(
            request, responder, path, None, intent=AUTO_PASSING if rest_of_phase else None
        )
        return
    if not rest_of_phase and table.seats[seat].intent is None:
        raise RequestRejected("not-sitting-out")
    await set_auto_pass(request, responder, AUTO_PASSING if rest_of_phase else None)


MAX_ALTERNATIVES = 2
"""Other actions that a hint names."""


def describe_hint(
    advice: Hints[Any, Any], action_values: Sequence[ActionValue], view: Any, translate: Translate
) -> str:
    """A hint from what was tried, the best first, for the seat that sees the view."""
    best = advice.describe(action_values[0].action, view, translate)
    lines = [
        translate("hint-best", what=best),
        advice.reason(action_values[0].action, view, translate),
    ]
    return "\n".join((*lines, *_alternatives(advice, action_values, best, view, translate)))


def _alternatives(
    advice: Hints[Any, Any],
    action_values: Sequence[ActionValue],
    best: str,
    view: Any,
    translate: Translate,
) -> list[str]:
    """What else was tried, what loses least first, nothing twice that reads the same."""
    points_lost: dict[str, float] = {}
    for one in sorted(action_values[1:], key=lambda one: max(one.points_lost, 0.0)):
        points_lost.setdefault(
            advice.describe(one.action, view, translate), max(one.points_lost, 0.0)
        )
    points_lost.pop(best, None)
    return [
        advice.alternative(what, round(points), translate)
        for what, points in list(points_lost.items())[:MAX_ALTERNATIVES]
    ]

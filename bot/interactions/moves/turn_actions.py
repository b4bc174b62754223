"""What players do besides picking an action: hints, undo, automatic passing, and giving up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.layouts import Panel
from bot.game_ui import AnyGameUI
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import home_button, move_buttons, start_new_row
from bot.interactions.core.responder import Responder, Response
from bot.interactions.lobby.ai_levels import check_has_ai_players
from bot.interactions.moves.action_picker import (
    ask_next_question,
    confirm_move,
    not_acting_error,
    pick_action,
)
from bot.interactions.moves.choice_tree import path_of_choice
from bot.interactions.moves.hint_texts import describe_hint
from bot.storage.records import GameRow
from bot.table.errors import RequestRejected
from bot.table.gameplay import AUTO_PASSING
from bot.table.table import Table
from bot.table.undo import undo
from engine.ai.agents import ActionValue
from engine.core import Resignable
from render.players import seat_colour
from render.translation import Translate

MAX_HINT_PATH_LENGTH = 60
"""Characters of a move in the id of a button, beside the table and its ply."""


async def show_hint(request: RequestContext, responder: Responder, table: Table) -> None:
    """Show what a strong AI would do, why, and the alternatives.

    Raises RequestRejected if the game or the table has no hints, or it is not the user's turn.
    """
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
    # The buttons belong to the question that is asked now, whatever happens meanwhile.
    row = table.row
    worker_request = request.runtime.ai_scheduler.make_request(table, seat, hint=True)
    action_values = await request.client.workers.evaluate_actions(request.user_id, worker_request)
    hint_move = hint_button(ui, action_values[0], legal, row, request.translate)
    other_moves = [
        button
        for button in move_buttons(ui, view, legal, row, request.translate)
        if button.custom_id != hint_move.custom_id
    ]
    await responder.respond(
        describe_hint(ui.hints, action_values, view, request.translate),
        controls=[hint_move, *start_new_row(other_moves)],
        panel=Panel(seat_colour(seat)),
    )


def hint_button(
    ui: AnyGameUI, value: ActionValue, legal: Sequence[Any], row: GameRow, translate: Translate
) -> Button:
    """A button that makes the move of a hint; of a long one it opens the choices."""
    actions = (value.action, *value.continuation)
    path = path_of_choice(ui, legal, actions, MAX_HINT_PATH_LENGTH)
    custom_id = CustomId("do", row.id, row.ply, path)
    return Button(translate("button-do-hint"), custom_id, discord.ButtonStyle.success)


async def undo_last_action(
    request: RequestContext, table: Table, ply: int | None = None
) -> Response:
    """Undo the user's last action, and ask again. `ply` is the ply the action must have made."""
    await undo(table, request.store, request.user_id, ply, request.interaction_id)
    return ask_next_question(request, table, request.translate("undone"))


async def undo_by_button(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    """Undo the action that made the ply a button names, if it is still the user's last one."""
    return await undo_last_action(request, table, custom_id.ply)


async def start_auto_pass(
    request: RequestContext, table: Table, custom_id: CustomId | None = None
) -> Response:
    """Pass for the user until the phase ends. On a button of their turn, the first pass is a move.

    Raises RequestRejected if the phase in which a button was shown has ended.
    """
    seat, pass_action = table.require_seat(request.user_id), table.game.pass_action
    if custom_id is not None:
        if await table.play.phase_ended_since(custom_id.ply):
            raise RequestRejected("stale")
        is_asked = table.question_ply(seat) <= custom_id.ply <= table.row.ply
        if is_asked and pass_action in table.legal_actions(request.user_id):
            path = request.game_ui.panels.path(pass_action)
            return await pick_action(request, table, path, custom_id.ply, intent=AUTO_PASSING)
    await table.play.set_auto_pass(request.user_id, AUTO_PASSING)
    home = home_button(request.game_ui, table.row, request.translate)
    stop = Button(request.translate("button-back"), CustomId("back", table.row.id))
    # Passing may have ended the phase, and with it the automatic passing.
    is_active = any(row.user_id == request.user_id and row.intent for row in table.seats)
    return Response(
        request.translate("sits-out", command=request.command_name),
        (stop, home) if is_active else (home,),
    )


async def stop_auto_pass(request: RequestContext, table: Table) -> Response:
    """Stop passing for the user, and ask what they want to do if it is their turn."""
    await table.play.set_auto_pass(request.user_id, None)
    return ask_next_question(request, table, request.translate("sits-out-no-more"))


async def pass_turn(
    request: RequestContext, table: Table, *, rest_of_phase: bool | None
) -> Response:
    """Pass now; with `rest_of_phase` also on every later turn of the phase, or no longer.

    For games that have a pass action.
    """
    seat = table.require_seat(request.user_id)
    if rest_of_phase is None or (rest_of_phase and seat in table.acting_seats):
        path = request.game_ui.panels.path(table.game.pass_action)
        intent = AUTO_PASSING if rest_of_phase else None
        return await pick_action(request, table, path, None, intent=intent)
    if rest_of_phase:
        return await start_auto_pass(request, table)
    if table.seats[seat].intent is None:
        raise RequestRejected("not-sitting-out")
    return await stop_auto_pass(request, table)


async def resign(request: RequestContext, table: Table) -> Response:
    """Give up: the game goes on without the user, or ends."""
    game, seat = table.game, table.require_seat(request.user_id)
    if not isinstance(game, Resignable) or not game.may_resign(table.state, seat):
        raise RequestRejected("old-button")
    result = await table.play.submit(
        request.user_id, [game.resign_action], None, request.interaction_id
    )
    return confirm_move(request, table, result)

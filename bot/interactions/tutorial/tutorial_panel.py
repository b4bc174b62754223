"""The panels of a tutorial game: text, picture and buttons for each situation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.channel.components import Button, Control
from bot.channel.custom_id import CustomId
from bot.channel.move_narrator import MoveNarrator, join_latest
from bot.channel.pictures import render_context
from bot.game_ui import ICONS_TOPIC, AnyGameUI
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.errors import rejection_message
from bot.interactions.core.responder import PictureRequest, Response
from bot.interactions.moves.choice_menu import build_choice_menu
from bot.interactions.moves.choice_tree import ChoiceNode, resolve_path
from bot.interactions.moves.turn_actions import describe_hint, hint_button
from bot.storage.records import MoveRow
from bot.table.errors import RequestRejected
from bot.table.move_log import public_events_from
from bot.table.table import Table
from bot.table.tutorial import moves_since_own_action, select_tips
from engine import codec
from engine.core import PhaseEnded, Seat

CHANNEL_ONLY_VERBS = ("hand", "look")
"""Verbs of buttons that are left out here, since each panel shows the whole table."""

MAX_RECAP_LENGTH = 500
"""Characters of the recap of what happened since the player's last move."""


async def turn_panel(
    request: RequestContext, table: Table, *, lead: Sequence[str] = (), with_hint: bool = False
) -> Response:
    """The player's turn: a recap, explanations of what is new, a hint, and the choices.

    `lead` replaces the recap. With `with_hint` the player has asked what to do.
    """
    ui, seat = request.game_ui, table.require_seat(request.user_id)
    view = table.game.view(table.state, seat)
    moves = await request.store.moves(table.row.id, 0)
    since = moves_since_own_action(moves, seat)
    node = resolve_path(ui, table.legal_actions(request.user_id), ())
    prompt, controls = build_choice_menu(request, table, view, node, 0)
    tips = await _due_tips(request, table, view)
    hint, hint_buttons = await _hint(request, table, view, with_hint=with_hint)
    parts = [
        "\n".join(lead) or recap(request, table, moves, since, seat),
        *tips,
        hint,
        _question_text(request, view, node, prompt),
    ]
    can_undo = not lead and _can_undo(table, since, seat)
    ply = since[0].ply if can_undo else None
    # A choice that the hint names is the button that does it.
    choices = _retarget_controls(controls)
    ids = {control.custom_id for control in choices}
    new_buttons = [button for button in hint_buttons if button.custom_id not in ids]
    extra_buttons = _extra_buttons(request, table, new_buttons, undo_ply=ply)
    return build_panel(request, table, parts, (*choices, *extra_buttons), since)


def _question_text(request: RequestContext, view: Any, node: ChoiceNode, prompt: str) -> str:
    """The player's hand with the question at its end; inside a move, only the question."""
    hand = request.game_ui.hand
    return prompt if hand is None or node.path else hand.describe(view, request.translate)


def recap(
    request: RequestContext,
    table: Table,
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
    seat: Seat,
) -> str:
    """A narration of the moves in `since`, shortened to the latest."""
    names = [escape_name(name) for name in table.snapshot.names]
    narrator = MoveNarrator(request.game_ui, names, moves, request.translate)
    sentences = [
        sentence
        for move in since
        for sentence in narrator.sentences_for_seat(move, seat, second_person=True)
    ]
    return join_latest(sentences, request.translate, MAX_RECAP_LENGTH)


async def _due_tips(request: RequestContext, table: Table, view: Any) -> list[str]:
    """Explanations of what is new to the player in this view, quoted."""
    tutorial = request.game_ui.tutorial
    due = () if tutorial is None else tutorial.due_tips(view)
    keys = await select_tips(table, request.store, due)
    params = {"command": request.game_ui.command_name, "rival": _opponent_name(request, table)}
    return [_blockquote(request.translate(f"lesson-{key}", **params)) for key in keys]


def _blockquote(text: str) -> str:
    return "\n".join(f"> {line}" for line in text.splitlines())


def _opponent_name(request: RequestContext, table: Table) -> str:
    return next(escape_name(row.name) for row in table.seats if row.ai is not None)


async def _hint(
    request: RequestContext, table: Table, view: Any, *, with_hint: bool
) -> tuple[str, Sequence[Button]]:
    """What to do and why, if the player asks, or as long as the tutorial hints automatically.

    Both come from the same search, so a tip never contradicts the hint. With it comes the button to
    ask for a hint, or to do what it says.
    """
    ui = request.game_ui
    if ui.hints is None:
        return "", ()
    ask = (_tutorial_button(request, table, "button-hint", "hint"),)
    if not with_hint and (ui.tutorial is None or not ui.tutorial.shows_automatic_hints(view)):
        return "", ask
    worker_request = request.runtime.ai_scheduler.make_request(table, view.seat, hint=True)
    try:
        action_values = await request.client.workers.evaluate_actions(
            request.user_id, worker_request
        )
    except RequestRejected as rejection:
        reason = rejection_message(request, f"refused-{rejection.reason}", rejection.params)
        return (reason if with_hint else ""), ask
    action = action_values[0].action
    if action not in table.legal_actions(request.user_id):
        return "", ask
    if with_hint:
        do = hint_button(ui, action, table.row, request.translate)
        text = describe_hint(ui.hints, action_values, view, request.translate)
        return text, [
            control for control in _retarget_controls([do]) if isinstance(control, Button)
        ]
    what = ui.hints.describe(action, view, request.translate)
    why = ui.hints.reason(action, view, request.translate)
    return request.translate("lesson-tip", what=what, why=why), ask


def _can_undo(table: Table, since: Sequence[MoveRow], seat: Seat) -> bool:
    """Whether the player's last move can still be undone."""
    if not since or since[0].seat != seat:
        return False
    events = [event for move in since for event in codec.load_events(table.game, move.events)]
    return not any(isinstance(event, PhaseEnded) or table.game.reveals(event) for event in events)


def _extra_buttons(
    request: RequestContext,
    table: Table,
    hint_buttons: Sequence[Button],
    *,
    undo_ply: int | None,
) -> tuple[Button, ...]:
    """Buttons besides the choices: hand, hint, icons, undo and stop."""
    ui, row, translate = request.game_ui, table.row, request.translate
    buttons = [] if ui.hand is None else [_tutorial_button(request, table, "button-hand", "hand")]
    buttons += hint_buttons
    if ICONS_TOPIC in ui.rule_topics:
        buttons.append(_tutorial_button(request, table, "button-signs", "rules"))
    if undo_ply is not None:
        buttons.append(
            Button(translate("button-undo"), CustomId("lesson", row.id, undo_ply, ("undo",)))
        )
    buttons.append(_tutorial_button(request, table, "button-lesson-stop", "stop"))
    return (replace(buttons[0], new_row=True), *buttons[1:])


def _tutorial_button(request: RequestContext, table: Table, key: str, *path: str) -> Button:
    custom_id = CustomId("lesson", table.row.id, table.row.ply, path)
    return Button(request.translate(key), custom_id)


def back_to_table_button(request: RequestContext, table: Table) -> Button:
    """A button from a view or a question back to the table."""
    return _tutorial_button(request, table, "button-lesson-back", "show")


def _retarget_controls(controls: Sequence[Control]) -> tuple[Control, ...]:
    """The controls of a choice menu, for the tutorial's table instead of the channel's."""
    return tuple(
        replace(
            control,
            custom_id=replace(
                control.custom_id,
                verb="lesson",
                path=(control.custom_id.verb, *control.custom_id.path),
            ),
        )
        for control in controls
        if control.custom_id.verb not in CHANNEL_ONLY_VERBS
    )


async def question_panel(
    request: RequestContext, table: Table, node: ChoiceNode, page: int
) -> Response:
    """The choices that a move still leaves open."""
    seat = table.require_seat(request.user_id)
    view = table.game.view(table.state, seat)
    since = moves_since_own_action(await request.store.moves(table.row.id, 0), seat)
    prompt, controls = build_choice_menu(request, table, view, node, page)
    return build_panel(request, table, [prompt], _retarget_controls(controls), since)


def confirm_abandon_panel(request: RequestContext, table: Table) -> Response:
    """Ask whether to end the game instead of continuing it later. Has no picture."""
    end = replace(
        _tutorial_button(request, table, "button-end", "end"), style=discord.ButtonStyle.danger
    )
    back = back_to_table_button(request, table)
    return Response(request.translate("ask-lesson-end"), (end, back))


def ai_unavailable_panel(request: RequestContext, table: Table) -> Response:
    """Say that the AI could not move. The next press tries again."""
    again = _tutorial_button(request, table, "button-lesson-wait", "show")
    return build_panel(request, table, [request.translate("lesson-waits")], (again,))


async def result_panel(request: RequestContext, table: Table) -> Response:
    """The end of the game: a recap, the final standings, and a button to play again."""
    ui, snapshot = request.game_ui, table.snapshot
    seat = table.seat_of(request.user_id) or 0
    view = table.game.view(snapshot.state, None)
    names = [escape_name(name) for name in snapshot.names]
    moves = await request.store.moves(table.row.id, 0)
    parts = [
        recap(request, table, moves, moves_since_own_action(moves, seat), seat),
        ui.final_standings(view, names, request.translate),
        *await _due_tips(request, table, table.game.view(snapshot.state, seat)),
    ]
    again = Button(request.translate("button-lesson-again"), CustomId("learn", 0, 0, (ui.name,)))
    picture = PictureRequest(
        ("result", snapshot.row.id, request.locale),
        lambda: ui.renderer.result(view, render_context(snapshot, request.translate)),
    )
    return replace(build_panel(request, table, parts, (again,)), picture=picture)


def build_panel(
    request: RequestContext,
    table: Table,
    parts: Sequence[str],
    controls: tuple[Control, ...],
    since: Sequence[MoveRow] = (),
) -> Response:
    """The non-empty parts, line by line, with the picture of the table.

    It marks what the moves in `since` changed, up to the newest one: those of the recap.
    """
    ui: AnyGameUI = request.game_ui
    snapshot = table.snapshot
    view = table.game.view(snapshot.state, None)
    first_ply = since[0].ply if since else snapshot.row.ply + 1
    picture = PictureRequest(
        ("turn", snapshot.row.id, snapshot.row.ply, first_ply, request.locale),
        lambda: ui.renderer.table(
            view,
            public_events_from(table.game, since, first_ply),
            render_context(snapshot, request.translate),
        ),
    )
    return Response("\n".join(filter(None, parts)), controls, picture)

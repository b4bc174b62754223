"""The panels of a practice game: its lobby, the user's turn, and its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.channel.components import Button, Control
from bot.channel.custom_id import CustomId
from bot.channel.lobby_message import with_ai_marked
from bot.channel.pictures import render_context
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import player_buttons, start_new_row, view_buttons
from bot.interactions.core.own_games import NEW_PRACTICE_VERB
from bot.interactions.core.responder import PictureRequest, Response
from bot.interactions.lobby.variants import variant_buttons
from bot.interactions.moves.choice_menu import build_choice_menu
from bot.interactions.moves.choice_tree import ChoiceNode, resolve_path
from bot.interactions.tutorial.recap import recap
from bot.interactions.tutorial.tutorial_panel import build_panel
from bot.table.table import Table
from bot.table.tutorial import moves_since_own_action
from bot.table.undo import undoable_ply

VERB = "own"
"""The verb of every button that leads to the user's practice game instead of a channel's table.

Its first code is the verb of the button, the others are its codes.
"""

OFFERED_VERBS = ("hand", "look", "hint")
"""Verbs of buttons that each panel of a turn has anyway, beside the choices."""

VARIANTS_VERB = "own-variants"
"""The verb of buttons that open a form of the game's options; its code is the page, from 0."""

LEFT_TO_THE_ROUTES = (
    "replay",
    "charted",
    "share",
    "review",
    "export",
    NEW_PRACTICE_VERB,
    VARIANTS_VERB,
)
"""Verbs of buttons that mean the same everywhere."""


def retarget(control: Control) -> Control:
    """A control for the user's practice game instead of the channel's table."""
    custom_id = control.custom_id
    if custom_id.verb in LEFT_TO_THE_ROUTES:
        return control
    path = (custom_id.verb, *custom_id.path)
    return replace(control, custom_id=replace(custom_id, verb=VERB, path=path))


def lobby_panel(request: RequestContext, table: Table, lead: Sequence[str] = ()) -> Response:
    """The players and the options before the game begins, with what can be changed.

    `lead` is said first.
    """
    snapshot, row, translate = table.snapshot, table.row, request.translate
    options = request.game_ui.options
    lines = [
        *lead,
        translate("practice-lobby", title=translate("game-title")),
        *(
            translate(
                "lobby-seat",
                place=seat.seat + 1,
                name=escape_name(seat.name),
                role=seat.ai or "guest",
            )
            for seat in snapshot.seats
        ),
        "",
        *options.describe(snapshot.options, [escape_name(n) for n in snapshot.names], translate),
    ]
    variants = [
        replace(button, custom_id=replace(button.custom_id, verb=VARIANTS_VERB))
        for button in variant_buttons(request, snapshot)
    ]
    start = Button(
        translate("button-start"),
        CustomId("start", row.id, row.ply),
        discord.ButtonStyle.success,
    )
    others = [
        Button(translate("button-ai-players"), CustomId("ai", row.id, row.ply)),
        Button(translate("button-rules"), CustomId("rules", row.id, row.ply)),
        _close_button(request, table),
    ]
    return Response("\n".join(lines), (start, *others, *start_new_row(variants)))


async def turn_panel(request: RequestContext, table: Table, lead: Sequence[str] = ()) -> Response:
    """The user's turn: what happened since their last action, the table, and all choices.

    `lead` replaces the recap.
    """
    ui, seat = request.game_ui, table.require_seat(request.user_id)
    view = table.game.view(table.state, seat)
    moves = await request.store.moves(table.row.id, 0)
    node = resolve_path(ui, table.legal_actions(request.user_id), ())
    prompt, controls = build_choice_menu(request, table, view, node, 0)
    hand = prompt if ui.hand is None else ui.hand.describe(view, request.translate)
    since = moves_since_own_action(moves, seat)
    parts = ["\n".join(lead) or recap(request, table, moves, since, seat), hand]
    undo_ply = await undoable_ply(table, request.store, request.user_id)
    return build_panel(
        request,
        table,
        parts,
        (
            *(control for control in controls if control.custom_id.verb not in OFFERED_VERBS),
            *_turn_buttons(request, table, undo_ply),
        ),
        since,
    )


def _turn_buttons(request: RequestContext, table: Table, undo_ply: int | None) -> list[Button]:
    """A row of buttons besides the choices: hand, hint, undo, and more."""
    ui, row, translate = request.game_ui, table.row, request.translate
    seat, offered = table.require_seat(request.user_id), list[Button]()
    if ui.hand is not None:
        offered.append(Button(translate("button-hand"), CustomId("hand", row.id, row.ply)))
    offered += player_buttons(ui, table, seat, translate, undo_ply=undo_ply)
    offered.append(Button(translate("button-more"), CustomId("more", row.id, row.ply)))
    return start_new_row(offered)


def more_panel(request: RequestContext, table: Table) -> Response:
    """The views of the game, and the button that ends it."""
    views = [
        button
        for button in view_buttons(request.game_ui, table.row, request.translate)
        # Every panel shows the table.
        if button.custom_id.verb != "board"
    ]
    close = replace(_close_button(request, table), new_row=True)
    return Response(request.translate("look-ask"), (*views, close))


def _close_button(request: RequestContext, table: Table) -> Button:
    custom_id = CustomId("ask-end", table.row.id, table.row.ply)
    return Button(request.translate("button-ask-end"), custom_id)


async def question_panel(
    request: RequestContext, table: Table, node: ChoiceNode, page: int
) -> Response:
    """The choices that a move still leaves open."""
    seat = table.require_seat(request.user_id)
    view = table.game.view(table.state, seat)
    since = moves_since_own_action(await request.store.moves(table.row.id, 0), seat)
    prompt, controls = build_choice_menu(request, table, view, node, page)
    return build_panel(request, table, [prompt], tuple(controls), since)


def confirm_end_panel(request: RequestContext, table: Table) -> Response:
    """Ask whether to end the game instead of continuing it later."""
    row, translate = table.row, request.translate
    end = Button(
        translate("button-end"), CustomId("end", row.id, row.ply), discord.ButtonStyle.danger
    )
    back = Button(translate("button-before"), CustomId("look", row.id, row.ply))
    command = request.command_name
    return Response(translate("ask-practice-end", command=command), (end, back))


def ai_unavailable_panel(request: RequestContext, table: Table) -> Response:
    """Say that an AI could not move. The next press tries again."""
    custom_id = CustomId("look", table.row.id, table.row.ply)
    again = Button(request.translate("button-lesson-wait"), custom_id)
    return build_panel(request, table, [request.translate("lesson-waits")], (again,))


async def result_panel(request: RequestContext, table: Table) -> Response:
    """The end of the game: a recap, the final standings, and what can be done with it."""
    ui, snapshot, translate = request.game_ui, table.snapshot, request.translate
    row, seat = snapshot.row, table.seat_of(request.user_id) or 0
    view = table.game.view(snapshot.state, None)
    names = [escape_name(name) for name in snapshot.names]
    moves = await request.store.moves(row.id, 0)
    parts = [
        recap(request, table, moves, moves_since_own_action(moves, seat), seat),
        ui.final_standings(view, with_ai_marked(names, snapshot.ai_seats, translate), translate),
    ]
    buttons = [Button(translate("button-replay"), CustomId("replay", row.id))]
    if ui.is_reviewable:
        buttons.append(Button(translate("button-review"), CustomId("review", row.id)))
    buttons.append(new_game_button(request))
    picture = PictureRequest(
        ("result", row.id, request.locale),
        lambda: ui.renderer.result(view, render_context(snapshot, translate)),
    )
    return replace(build_panel(request, table, parts, tuple(buttons)), picture=picture)


def new_game_button(request: RequestContext) -> Button:
    """A button that begins another practice game of the bound game."""
    custom_id = CustomId(NEW_PRACTICE_VERB, 0, 0, (request.game_ui.name,))
    return Button(request.translate("button-practice-again"), custom_id)

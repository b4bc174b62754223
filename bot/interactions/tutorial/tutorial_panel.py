"""The panels of a tutorial game: text, picture and buttons for each situation.

A tip has a screen of its own, before the question that it belongs to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.channel.components import Button, Control
from bot.channel.custom_id import CustomId
from bot.channel.layouts import Panel
from bot.channel.move_narrator import MoveNarrator, join_latest
from bot.channel.phase_summaries import ends_phase
from bot.channel.pictures import render_context
from bot.game_ui import ICONS_TOPIC, AnyGameUI
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.errors import rejection_message
from bot.interactions.core.responder import PictureRequest, Response
from bot.interactions.moves.choice_menu import build_choice_menu
from bot.interactions.moves.choice_tree import ChoiceNode, resolve_path
from bot.interactions.moves.hint_texts import describe_hint, describe_reasons
from bot.interactions.moves.turn_actions import hint_button
from bot.storage.records import MoveRow
from bot.table.errors import RequestRejected
from bot.table.move_log import public_events_from
from bot.table.table import Table
from bot.table.tutorial import moves_since_own_action, next_tip
from bot.tip import Tip, tip_text
from engine import codec
from engine.core import PhaseEnded, Seat
from render.renderer import accent_colour

CHANNEL_ONLY_VERBS = ("hand", "look")
"""Verbs of buttons that are left out here, since each panel shows the whole table."""

MAX_RECAP_LENGTH = 500
"""Characters of the recap of what happened since the player's last move."""

MAX_SCREEN_LENGTH = 500
"""Characters above the buttons: whoever reads a longer text here has forgotten its beginning."""

MIN_RECAP_LENGTH = 60
"""Characters for which it is worth telling what happened."""

MORE_LENGTH = 40
"""Characters of the line that says how much a shortened recap leaves out."""


def due_tip(
    request: RequestContext, table: Table, view: Any, since: Sequence[MoveRow]
) -> Tip | None:
    """The tip to show next in this view, after the moves in `since`."""
    tutorial = request.game_ui.tutorial
    if tutorial is None:
        return None
    events = public_events_from(table.game, since, 0)
    return next_tip(table, tutorial.due_tips(view, events))


async def next_panel(
    request: RequestContext, table: Table, *, lead: Sequence[str] = (), with_hint: bool = False
) -> Response:
    """The next tip, or if there is none the question with the choices.

    `lead` is put before the question. With `with_hint` the player has asked what to do.
    """
    seat = table.require_seat(request.user_id)
    view = table.game.view(table.state, seat)
    moves = await request.store.moves(table.row.id, 0)
    since = moves_since_own_action(moves, seat)
    tip = None if lead or with_hint else due_tip(request, table, view, since)
    if tip is not None:
        return await _tip_panel(request, table, tip, since)
    return await turn_panel(request, table, lead=lead, with_hint=with_hint)


async def _tip_panel(
    request: RequestContext, table: Table, tip: Tip, since: Sequence[MoveRow]
) -> Response:
    """A tip, with what it speaks of marked in the picture, and a button that goes on."""
    on = replace(
        _tutorial_button(request, table, "button-lesson-next", "next", tip.name),
        style=discord.ButtonStyle.success,
    )
    stop = _tutorial_button(request, table, "button-lesson-stop", "stop")
    text = _text_of(request, table, tip)
    screen = _screen(request, table, [text], (on, stop), since, focus=tip.area)
    phase = await _phase_picture(request, table, tip, since) if tip.of_phase else None
    return screen if phase is None else replace(screen, picture=phase)


async def _phase_picture(
    request: RequestContext, table: Table, tip: Tip, since: Sequence[MoveRow]
) -> PictureRequest | None:
    """The end of the last phase that ended among these moves; None if it is no longer stored."""
    ended = [move for move in since if ends_phase(table.game, move)]
    if not ended:
        return None
    row, ply, renderer = table.row, ended[-1].ply, request.game_ui.renderer
    states = await request.store.phase_end_states(row.id, ply)
    if not states:
        return None
    view = table.game.view(codec.load_state(table.game, states[-1]), None)
    context = replace(render_context(table.snapshot, request.translate), focus=tip.area)
    events = public_events_from(table.game, since, ply)
    return PictureRequest(
        ("phase-tip", row.id, ply, tip.area, request.locale),
        lambda: renderer.phase(view, events, context),
    )


def _text_of(request: RequestContext, table: Table, tip: Tip) -> str:
    names = {row.seat: escape_name(row.name) for row in table.seats}
    seat = next(row.seat for row in table.seats if row.user_id == request.user_id)
    return tip_text(tip, names, seat, request.game_ui.command_name, request.translate)


async def turn_panel(
    request: RequestContext, table: Table, *, lead: Sequence[str] = (), with_hint: bool = False
) -> Response:
    """The player's turn: a recap, a hint, and the choices.

    `lead` replaces the recap. With `with_hint` the player has asked what to do.
    """
    ui, seat = request.game_ui, table.require_seat(request.user_id)
    view = table.game.view(table.state, seat)
    moves = await request.store.moves(table.row.id, 0)
    since = moves_since_own_action(moves, seat)
    node = resolve_path(ui, table.legal_actions(request.user_id), ())
    prompt, controls = build_choice_menu(request, table, view, node, 0)
    hint, hint_buttons = await _hint(request, table, view, with_hint=with_hint)
    hand = _question_text(request, view, node, prompt)
    question = hand if len(hint) + len(hand) < MAX_SCREEN_LENGTH else prompt
    room = MAX_SCREEN_LENGTH - len(hint) - len(question) - MORE_LENGTH
    told = "\n".join(lead)
    if not told and room >= MIN_RECAP_LENGTH:
        told = recap(request, table, moves, since, seat, min(room, MAX_RECAP_LENGTH))
    parts = [told, hint, question]
    can_undo = not lead and _can_undo(table, since, seat)
    ply = since[0].ply if can_undo else None
    # A choice that the hint names is the button that does it.
    choices = [
        control for control in _retarget_controls(controls) if control.custom_id.path != ("hint",)
    ]
    ids = {control.custom_id for control in choices}
    new_buttons = [button for button in hint_buttons if button.custom_id not in ids]
    extra_buttons = _extra_buttons(request, table, new_buttons, undo_ply=ply)
    return _screen(request, table, parts, (*choices, *extra_buttons), since)


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
    max_length: int = MAX_RECAP_LENGTH,
) -> str:
    """A narration of the moves in `since`, shortened to the latest."""
    names = [escape_name(name) for name in table.snapshot.names]
    narrator = MoveNarrator(request.game_ui, names, moves, request.translate)
    sentences = [
        sentence
        for move in since
        for sentence in narrator.sentences_for_seat(move, seat, second_person=True)
    ]
    return join_latest(sentences, request.translate, max_length)


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
    why = describe_reasons(ui.hints, action, view, request.translate, action_values[1:])
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
    return _screen(request, table, [prompt], _retarget_controls(controls), since)


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
    return _screen(request, table, [request.translate("lesson-waits")], (again,))


async def result_panel(request: RequestContext, table: Table) -> Response:
    """The end of the game: a recap, the final standings, and a button to play again."""
    ui, snapshot = request.game_ui, table.snapshot
    seat = table.seat_of(request.user_id) or 0
    view = table.game.view(snapshot.state, None)
    names = [escape_name(name) for name in snapshot.names]
    moves = await request.store.moves(table.row.id, 0)
    since = moves_since_own_action(moves, seat)
    standings = ui.final_standings(view, names, request.translate)
    tip = due_tip(request, table, table.game.view(snapshot.state, seat), since)
    told = "" if tip is None else _text_of(request, table, tip)
    room = MAX_SCREEN_LENGTH - len(standings) - len(told) - MORE_LENGTH
    happened = recap(request, table, moves, since, seat, room) if room >= MIN_RECAP_LENGTH else ""
    parts = [happened, standings, told]
    again = other_deal_button(request)
    picture = PictureRequest(
        ("result", snapshot.row.id, request.locale),
        lambda: ui.renderer.result(view, render_context(snapshot, request.translate)),
    )
    return replace(_screen(request, table, parts, (again,)), picture=picture)


def other_deal_button(request: RequestContext) -> Button:
    """A button that begins a tutorial game of the bound game with a random deal."""
    custom_id = CustomId("learn-on", 0, 0, (request.game_ui.name,))
    return Button(request.translate("button-lesson-again"), custom_id)


def _screen(
    request: RequestContext,
    table: Table,
    parts: Sequence[str],
    controls: tuple[Control, ...],
    since: Sequence[MoveRow] = (),
    focus: str | None = None,
) -> Response:
    """A panel that begins with its picture, which marks only what is in `focus`, if anything is."""
    ui: AnyGameUI = request.game_ui
    panel = build_panel(request, table, parts, controls, since)
    view = table.game.view(table.snapshot.state, None)
    layout = Panel(accent_colour(ui.renderer, view), begins_with_pictures=True)
    if focus is None:
        return replace(panel, panel=layout)
    snapshot = table.snapshot
    context = replace(render_context(snapshot, request.translate), focus=focus)
    picture = PictureRequest(
        ("focus", snapshot.row.id, snapshot.row.ply, focus, request.locale),
        lambda: ui.renderer.table(view, (), context),
    )
    return replace(panel, panel=layout, picture=picture)


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

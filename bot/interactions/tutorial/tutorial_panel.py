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
from bot.channel.phase_summaries import ends_phase
from bot.channel.pictures import render_context
from bot.game_ui import ICONS_TOPIC, AnyGameUI
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.errors import rejection_message
from bot.interactions.core.responder import PictureRequest, Response
from bot.interactions.moves.choice_menu import build_choice_menu
from bot.interactions.moves.choice_tree import ChoiceNode, resolve_path
from bot.interactions.moves.hint_texts import (
    describe_choice,
    describe_hint,
    describe_reasons,
)
from bot.interactions.moves.turn_actions import hint_button
from bot.interactions.tutorial.recap import (
    MORE_LENGTH,
    leave_room,
    recap,
    shorten,
    told_before_tip,
    told_in_order,
)
from bot.storage.records import MoveRow
from bot.table.errors import RequestRejected
from bot.table.move_log import public_events_before, public_events_from
from bot.table.table import Table
from bot.table.tutorial import (
    has_read_since_move,
    is_action_of,
    moves_since_own_action,
    unread_tips,
)
from bot.tip import Tip, tip_text
from engine import codec
from engine.ai.agents import ActionValue
from engine.core import PhaseEnded, Seat
from render.renderer import accent_colour

CHANNEL_ONLY_VERBS = ("hand", "look")
"""Verbs of buttons that are left out here, since each panel shows the whole table."""

MAX_SCREEN_LENGTH = 500
"""Characters above the buttons: whoever reads a longer text here has forgotten its beginning."""

MAX_WHOLE_RECAP_LENGTH = 1_800
"""Characters of a recap on a screen of its own."""

MIN_RECAP_LENGTH = 60
"""Characters for which it is worth telling what happened."""


def due_tips(
    request: RequestContext,
    table: Table,
    view: Any,
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
) -> list[Tip]:
    """The tips to show in this view, one after the other.

    `moves` are all of the game, `since` those since the player's last action.
    """
    tutorial = request.game_ui.tutorial
    if tutorial is None:
        return []
    events = public_events_from(table.game, since, 0)
    first_ply = since[0].ply if since else table.row.ply + 1
    earlier = public_events_before(table.game, moves, first_ply)
    return unread_tips(table, tutorial.due_tips(view, events, earlier))


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
    tips = [] if lead or with_hint else due_tips(request, table, view, moves, since)
    if tips:
        return await tip_panel(request, table, tips, moves, since)
    return await turn_panel(request, table, lead=lead, with_hint=with_hint)


async def tip_panel(
    request: RequestContext,
    table: Table,
    tips: Sequence[Tip],
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
) -> Response:
    """The first of the tips, with what it speaks of marked in the picture, and a button that goes
    on and says how many follow.

    The first one after a move says first what happened since, as far as there is room.
    """
    tip, *more = tips
    label = request.translate("button-lesson-next", left=len(more))
    custom_id = CustomId("lesson", table.row.id, table.row.ply, ("next", tip.name))
    on = Button(label, custom_id, discord.ButtonStyle.success)
    stop = _tutorial_button(request, table, "button-lesson-stop", "stop")
    controls = (on, stop) if table.row.status == "running" else (on,)
    text, happened = text_of(request, table, tip), list[str]()
    if not has_read_since_move(table):
        room = MAX_SCREEN_LENGTH - len(text)
        happened = told_before_tip(request, table, moves, since, room, of_phase=tip.of_phase)
    panel = screen(request, table, [*happened, text], controls, since, focus=tip.area)
    phase = await _phase_picture(request, table, tip, since) if tip.of_phase else None
    return panel if phase is None else replace(panel, picture=phase)


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


def text_of(request: RequestContext, table: Table, tip: Tip) -> str:
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
    question = _question_text(request, view, node, prompt, is_short=bool(hint))
    told, is_shortened = "\n".join(lead), False
    if not lead:
        happened = told_in_order(request, table, moves, since)
        room = MAX_SCREEN_LENGTH - len("\n" + question)
        hint = leave_room(hint, happened, room)
        room -= len("\n" + hint)
        told, is_shortened = shorten(happened, request.translate, room)
        if is_shortened and has_read_since_move(table):
            # What the player did stood above the first tip after it.
            happened = told_in_order(request, table, moves, since, with_done=False)
            told, _ = shorten(happened, request.translate, room)
        if is_shortened and room < MIN_RECAP_LENGTH + MORE_LENGTH:
            told = ""
    can_undo = not lead and _can_undo(table, since, seat)
    own_actions = [move for move in since if is_action_of(move, seat)] if can_undo else []
    undone = own_actions[-1] if own_actions else None
    extra_buttons = _extra_buttons(
        request, table, hint_buttons, undone=undone, has_more=is_shortened
    )
    choices = _retarget_controls([each for each in controls if each.custom_id.verb != "hint"])
    return screen(request, table, [told, hint, question], (*choices, *extra_buttons), since)


def _question_text(
    request: RequestContext, view: Any, node: ChoiceNode, prompt: str, *, is_short: bool
) -> str:
    """The player's hand with the question at its end; inside a move, only the question.

    Below a hint it is short: what is paid with, and the question.
    """
    hand = request.game_ui.hand
    if hand is None or node.path:
        return prompt
    text = hand.describe(view, request.translate)
    return "\n".join((text.splitlines()[0], prompt)) if is_short else text


async def recap_panel(request: RequestContext, table: Table, back: Button) -> Response:
    """All that happened since the player's last move, as much as fits into a message.

    `back` leads to the screen that the player came from.
    """
    seat = table.seat_of(request.user_id) or 0
    moves = await request.store.moves(table.row.id, 0)
    since = moves_since_own_action(moves, seat)
    text = recap(request, table, moves, since, seat, MAX_WHOLE_RECAP_LENGTH, "story-more")
    return Response(text, (back,))


async def _hint(
    request: RequestContext, table: Table, view: Any, *, with_hint: bool
) -> tuple[str, Sequence[Button]]:
    """What to do and why, if the player asks, or as long as the tutorial hints automatically.

    Both come from the same search, so a tip never contradicts the hint. With it come the buttons to
    do what it says, and to ask for a hint.
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
    best, *others = action_values
    if best.action not in table.legal_actions(request.user_id):
        return "", ask
    do = _do_button(request, table, best)
    if with_hint:
        return describe_hint(ui.hints, action_values, view, request.translate), (do,)
    what = describe_choice(ui.hints, best, view, request.translate)
    why = describe_reasons(
        ui.hints, best.action, view, request.translate, others, best.continuation
    )
    return request.translate("lesson-tip", what=what, why=why), (do, *ask)


def _do_button(request: RequestContext, table: Table, value: ActionValue) -> Button:
    """A button that makes the move of a hint, beside the one of the same choice."""
    legal = table.legal_actions(request.user_id)
    do = hint_button(request.game_ui, value, legal, table.row, request.translate)
    custom_id = replace(do.custom_id, verb="lesson", path=("tip", *do.custom_id.path))
    return replace(do, custom_id=custom_id)


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
    undone: MoveRow | None,
    has_more: bool,
) -> tuple[Button, ...]:
    """Buttons besides the choices: hint, hand, recap, icons, undo and stop.

    `undone` is the move that undo takes back, `has_more` says whether the recap was shortened.
    """
    ui, row, translate = request.game_ui, table.row, request.translate
    buttons = list(hint_buttons)
    if ui.hand is not None:
        buttons.append(_tutorial_button(request, table, "button-hand", "hand"))
    if has_more:
        buttons.append(_tutorial_button(request, table, "button-lesson-recap", "recap"))
    if ICONS_TOPIC in ui.rule_topics:
        buttons.append(_tutorial_button(request, table, "button-signs", "rules"))
    if undone is not None:
        # Of actions that were chosen at once, only the first knows of the press.
        key = "button-undo" if undone.interaction_id is not None else "button-undo-last"
        buttons.append(Button(translate(key), CustomId("lesson", row.id, undone.ply, ("undo",))))
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
    request: RequestContext, table: Table, node: ChoiceNode, page: int, *, with_hint: bool = False
) -> Response:
    """The choices that a move still leaves open, and what to do and why if the player has asked."""
    seat = table.require_seat(request.user_id)
    view = table.game.view(table.state, seat)
    since = moves_since_own_action(await request.store.moves(table.row.id, 0), seat)
    prompt, controls = build_choice_menu(request, table, view, node, page)
    others = [each for each in controls if each.custom_id.verb != "hint"]
    hint, buttons = "", list[Button]()
    if with_hint:
        hint, do = await _hint(request, table, view, with_hint=True)
        buttons += do
    elif len(others) < len(controls):
        buttons.append(_tutorial_button(request, table, "button-hint", "hint", *node.path))
    if len(hint) + len(prompt) >= MAX_SCREEN_LENGTH:
        prompt = ""
    return screen(request, table, [hint, prompt], (*_retarget_controls(others), *buttons), since)


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
    return screen(request, table, [request.translate("lesson-waits")], (again,))


def screen(
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

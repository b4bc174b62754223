"""What a guided game says and shows at each moment, and the buttons it goes on by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.channel.components import Button, Control
from bot.channel.custom_id import CustomId
from bot.channel.move_narrator import MoveNarrator, join_latest
from bot.game_ui import ICONS_TOPIC, AnyGameUI
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.errors import rejection_message
from bot.interactions.moves.choice_menu import build_choice_menu
from bot.interactions.moves.choice_tree import ChoiceNode, resolve_path
from bot.interactions.moves.turn_actions import describe_hint
from bot.storage.records import MoveRow
from bot.table.errors import RequestRejected
from bot.table.move_log import visible_events
from bot.table.table import Table
from bot.table.tutorial import moves_since_own_action, select_tips
from engine.core import PhaseEnded, Seat
from render.picture import Picture

HINT_LEVEL = "medium"
"""Who a beginner's tips come from: it answers within milliseconds."""

CHANNEL_ONLY_VERBS = ("hand", "look")
"""Where a question leads at the channel's table; here the table itself is shown with it."""

MAX_RECAP_LENGTH = 500
"""Characters of what happened since the player's own last move."""


@dataclass(frozen=True, slots=True)
class TutorialPanel:
    """A private answer: words, a picture to draw, and buttons."""

    content: str
    controls: tuple[Control, ...]
    picture_key: tuple[Any, ...]
    render: Callable[[], Picture]


async def turn_panel(
    request: RequestContext, table: Table, *, lead: Sequence[str] = (), with_hint: bool = False
) -> TutorialPanel:
    """The player's turn: what happened, what is new in it, perhaps a tip, and the choices.

    `lead` is said instead of what happened. `with_hint`: the player asks what to do.
    """
    ui, seat = request.game_ui, table.require_seat(request.user_id)
    view = table.game.view(table.state, seat)
    log = await request.store.moves(table.row.id, 0)
    since = moves_since_own_action(log, seat)
    node = resolve_path(ui, table.legal_actions(request.user_id), ())
    prompt, controls = build_choice_menu(request, table, view, node, 0)
    parts = [
        "\n".join(lead) or _recap(request, table, log, since, seat),
        *await _due_tips(request, table, view),
        await _hint_text(request, table, view, with_hint=with_hint),
        _question_text(request, view, node, prompt),
    ]
    can_undo = not lead and _can_undo(table, since, seat)
    ply = since[0].ply if can_undo else None
    extra_buttons = _extra_buttons(request, table, with_hint=with_hint, undo_ply=ply)
    return _build_panel(request, table, parts, (*_retarget_controls(controls), *extra_buttons))


def _question_text(request: RequestContext, view: Any, node: ChoiceNode, prompt: str) -> str:
    """What the player has, with the question that ends it; or the question that comes first."""
    hand = request.game_ui.hand
    return prompt if hand is None or node.path else hand.describe(view, request.translate)


def _recap(
    request: RequestContext,
    table: Table,
    log: Sequence[MoveRow],
    since: Sequence[MoveRow],
    seat: Seat,
) -> str:
    names = [escape_name(name) for name in table.snapshot.names]
    wording = MoveNarrator(request.game_ui, names, log, request.translate)
    sentences = [
        sentence
        for move in since
        for sentence in wording.sentences_for_seat(move, seat, second_person=True)
    ]
    return join_latest(sentences, request.translate, MAX_RECAP_LENGTH)


async def _due_tips(request: RequestContext, table: Table, view: Any) -> list[str]:
    """What this moment gives reason to explain and was not explained before."""
    lessons = request.game_ui.tutorial
    due = () if lessons is None else lessons.due_tips(view)
    explained = await select_tips(table, request.store, due)
    params = {"command": request.game_ui.command_name, "rival": _opponent_name(request, table)}
    return [_blockquote(request.translate(f"lesson-{key}", **params)) for key in explained]


def _blockquote(text: str) -> str:
    """A lesson is set off from what happens in the game."""
    return "\n".join(f"> {line}" for line in text.splitlines())


def _opponent_name(request: RequestContext, table: Table) -> str:
    return next(escape_name(row.name) for row in table.seats if row.ai is not None)


async def _hint_text(request: RequestContext, table: Table, view: Any, *, with_hint: bool) -> str:
    """What to do and why: for who asks, and at the beginning for everybody."""
    ui, seat = request.game_ui, view.seat
    if ui.hints is None:
        return ""
    question_ = request.runtime.ai_scheduler.make_request(table, seat, hint=with_hint)
    if with_hint:
        try:
            action_values = await request.client.workers.evaluate_actions(
                request.user_id, question_
            )
        except RequestRejected as rejection:
            return rejection_message(request, f"refused-{rejection.reason}", rejection.params)
        return describe_hint(ui.hints, action_values, view, request.translate)
    if ui.tutorial is None or not ui.tutorial.shows_automatic_hints(view):
        return ""
    action = await request.client.workers.choose_move(replace(question_, level=HINT_LEVEL))
    if action not in table.legal_actions(request.user_id):
        return ""
    what = ui.hints.describe(action, view, request.translate)
    return request.translate(
        "lesson-tip", what=what, why=ui.hints.reason(action, view, request.translate)
    )


def _can_undo(table: Table, since: Sequence[MoveRow], seat: Seat) -> bool:
    """Whether the player's last move can still be taken back."""
    if not since or since[0].seat != seat:
        return False
    events = [event for move in since for event in visible_events(table.game, move, seat)]
    return not any(isinstance(event, PhaseEnded) or table.game.reveals(event) for event in events)


def _extra_buttons(
    request: RequestContext, table: Table, *, with_hint: bool, undo_ply: int | None
) -> tuple[Button, ...]:
    """What else there is to press at a turn."""
    ui, row, translate = request.game_ui, table.row, request.translate
    buttons = [] if ui.hand is None else [_tutorial_button(request, table, "button-hand", "hand")]
    if ui.hints is not None and not with_hint:
        buttons.append(_tutorial_button(request, table, "button-hint", "hint"))
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


def _retarget_controls(controls: Sequence[Control]) -> tuple[Control, ...]:
    """The choices of a question and the ways back from it, for the person's own table instead of
    the channel's.
    """
    return tuple(
        replace(
            one,
            custom_id=replace(
                one.custom_id, verb="lesson", path=(one.custom_id.verb, *one.custom_id.path)
            ),
        )
        for one in controls
        if one.custom_id.verb not in CHANNEL_ONLY_VERBS
    )


def question_panel(
    request: RequestContext, table: Table, node: ChoiceNode, page: int
) -> TutorialPanel:
    """What a move still leaves open, with a way back to all that is possible."""
    view = table.game.view(table.state, table.require_seat(request.user_id))
    prompt, controls = build_choice_menu(request, table, view, node, page)
    return _build_panel(request, table, [prompt], _retarget_controls(controls))


def confirm_abandon_panel(request: RequestContext, table: Table) -> TutorialPanel:
    """Ask whether the game is to end here; it may as well wait."""
    end = replace(
        _tutorial_button(request, table, "button-end", "end"), style=discord.ButtonStyle.danger
    )
    back = _tutorial_button(request, table, "button-lesson-back", "show")
    return _build_panel(request, table, [request.translate("ask-lesson-end")], (end, back))


def ai_unavailable_panel(request: RequestContext, table: Table) -> TutorialPanel:
    """The AI could not move: nothing is lost, and the next press tries again."""
    again = _tutorial_button(request, table, "button-lesson-wait", "show")
    return _build_panel(request, table, [request.translate("lesson-waits")], (again,))


async def result_panel(request: RequestContext, table: Table) -> TutorialPanel:
    """The end of the game: what happened last, who won, and where to go from here."""
    ui, snapshot = request.game_ui, table.snapshot
    seat = table.seat_of(request.user_id) or 0
    view = table.game.view(snapshot.state, None)
    names = [escape_name(name) for name in snapshot.names]
    log = await request.store.moves(table.row.id, 0)
    parts = [
        _recap(request, table, log, moves_since_own_action(log, seat), seat),
        ui.final_standings(view, names, request.translate),
        *await _due_tips(request, table, table.game.view(snapshot.state, seat)),
    ]
    again = Button(request.translate("button-lesson-again"), CustomId("learn", 0, 0, (ui.name,)))
    return replace(
        _build_panel(request, table, parts, (again,)),
        picture_key=("result", snapshot.row.id, request.interaction.locale),
        render=lambda: ui.renderer.result(
            view, snapshot.names, request.translate, ai_seats=snapshot.ai_seats
        ),
    )


def _build_panel(
    request: RequestContext, table: Table, parts: Sequence[str], controls: tuple[Control, ...]
) -> TutorialPanel:
    """These words with the picture of a turn."""
    ui: AnyGameUI = request.game_ui
    snapshot = table.snapshot
    view = table.game.view(snapshot.state, None)
    return TutorialPanel(
        "\n".join(filter(None, parts)),
        controls,
        ("table", snapshot.row.id, snapshot.row.ply, request.interaction.locale),
        lambda: ui.renderer.table(
            view, snapshot.names, request.translate, ai_seats=snapshot.ai_seats
        ),
    )

"""What a guided game says and shows at each moment, and the buttons it goes on by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.channel.components import Button, Control, CustomId
from bot.channel.move_narrator import MoveNarrator, join_latest
from bot.game_ui import ICONS_TOPIC, AnyGameUI
from bot.interactions.answer import Answer
from bot.interactions.choices import Choices, narrow
from bot.interactions.hints import hint_in_words
from bot.interactions.question import question
from bot.interactions.refusals import refusal
from bot.storage.records import MoveRow
from bot.table.move_log import visible_events
from bot.table.table import RequestRejected, Table
from bot.table.tutorial import moves_since_own_action, select_tips
from engine.core import PhaseEnded, Seat
from render.picture import Picture

ADVISER = "medium"
"""Who a beginner's tips come from: it answers within milliseconds."""

ELSEWHERE = ("hand", "look")
"""Where a question leads at the channel's table; here the table itself is shown with it."""

HAPPENED_LENGTH = 500
"""Characters of what happened since the player's own last move."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A private answer: words, a picture to draw, and buttons."""

    content: str
    buttons: tuple[Control, ...]
    picture_key: tuple[Any, ...]
    paint: Callable[[], Picture]


async def turn(
    reply: Answer, table: Table, *, first: Sequence[str] = (), advised: bool = False
) -> Panel:
    """The player's turn: what happened, what is new in it, perhaps a tip, and the choices.

    `first` is said instead of what happened. `advised`: the player asks what to do.
    """
    ui, seat = reply.game, table.require_seat(reply.user_id)
    view = table.game.view(table.state, seat)
    log = await reply.shard.store.moves(table.row.id, 0)
    since = moves_since_own_action(log, seat)
    choices = narrow(ui, table.legal_actions(reply.user_id), ())
    prompt, controls = question(reply, table, view, choices, 0)
    parts = [
        "\n".join(first) or _happened(reply, table, log, since, seat),
        *await _lessons(reply, table, view),
        await _tip(reply, table, view, advised=advised),
        _asked(reply, view, choices, prompt),
    ]
    undoes = not first and _can_undo(table, since, seat)
    ply = since[0].ply if undoes else None
    below = _below(reply, table, advised=advised, undo=ply)
    return _panel(reply, table, parts, (*_of_lesson(controls), *below))


def _asked(reply: Answer, view: Any, choices: Choices, prompt: str) -> str:
    """What the player has, with the question that ends it; or the question that comes first."""
    hand = reply.game.hand
    return prompt if hand is None or choices.path else hand.describe(view, reply.translate)


def _happened(
    reply: Answer, table: Table, log: Sequence[MoveRow], since: Sequence[MoveRow], seat: Seat
) -> str:
    names = [reply.shown(name) for name in table.snapshot.names]
    wording = MoveNarrator(reply.game, names, log, reply.translate)
    told = [
        sentence
        for move in since
        for sentence in wording.sentences_for_seat(move, seat, second_person=True)
    ]
    return join_latest(told, reply.translate, HAPPENED_LENGTH)


async def _lessons(reply: Answer, table: Table, view: Any) -> list[str]:
    """What this moment gives reason to explain and was not explained before."""
    lessons = reply.game.tutorial
    due = () if lessons is None else lessons.due_tips(view)
    told = await select_tips(table, reply.shard.store, due)
    facts = {"command": reply.game.command_name, "rival": _rival(reply, table)}
    return [_quoted(reply.translate(f"lesson-{key}", **facts)) for key in told]


def _quoted(text: str) -> str:
    """A lesson is set off from what happens in the game."""
    return "\n".join(f"> {line}" for line in text.splitlines())


def _rival(reply: Answer, table: Table) -> str:
    return next(reply.shown(row.name) for row in table.seats if row.ai is not None)


async def _tip(reply: Answer, table: Table, view: Any, *, advised: bool) -> str:
    """What to do and why: for who asks, and at the beginning for everybody."""
    ui, seat = reply.game, view.seat
    if ui.hints is None:
        return ""
    question_ = reply.shard.ai_scheduler.make_request(table, seat, hint=advised)
    if advised:
        try:
            estimates = await reply.bot.workers.evaluate_actions(reply.user_id, question_)
        except RequestRejected as refused:
            return refusal(reply, f"refused-{refused.reason}", refused.params)
        return hint_in_words(ui.hints, estimates, view, reply.translate)
    if ui.tutorial is None or not ui.tutorial.shows_automatic_hints(view):
        return ""
    action = await reply.bot.workers.choose_move(replace(question_, level=ADVISER))
    if action not in table.legal_actions(reply.user_id):
        return ""
    what = ui.hints.describe(action, view, reply.translate)
    return reply.translate(
        "lesson-tip", what=what, why=ui.hints.reason(action, view, reply.translate)
    )


def _can_undo(table: Table, since: Sequence[MoveRow], seat: Seat) -> bool:
    """Whether the player's last move can still be taken back."""
    if not since or since[0].seat != seat:
        return False
    events = [event for move in since for event in visible_events(table.game, move, seat)]
    return not any(isinstance(event, PhaseEnded) or table.game.reveals(event) for event in events)


def _below(reply: Answer, table: Table, *, advised: bool, undo: int | None) -> tuple[Button, ...]:
    """What else there is to press at a turn."""
    ui, row, translate = reply.game, table.row, reply.translate
    buttons = [] if ui.hand is None else [_button(reply, table, "button-hand", "hand")]
    if ui.hints is not None and not advised:
        buttons.append(_button(reply, table, "button-hint", "hint"))
    if ICONS_TOPIC in ui.rule_topics:
        buttons.append(_button(reply, table, "button-signs", "rules"))
    if undo is not None:
        buttons.append(
            Button(translate("button-undo"), CustomId("lesson", row.id, undo, ("undo",)))
        )
    buttons.append(_button(reply, table, "button-lesson-stop", "stop"))
    return (replace(buttons[0], new_row=True), *buttons[1:])


def _button(reply: Answer, table: Table, key: str, *path: str) -> Button:
    press = CustomId("lesson", table.row.id, table.row.ply, path)
    return Button(reply.translate(key), press)


def _of_lesson(controls: Sequence[Control]) -> tuple[Control, ...]:
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
        if one.custom_id.verb not in ELSEWHERE
    )


def ask(reply: Answer, table: Table, choices: Choices, page: int) -> Panel:
    """What a move still leaves open, with a way back to all that is possible."""
    view = table.game.view(table.state, table.require_seat(reply.user_id))
    prompt, controls = question(reply, table, view, choices, page)
    return _panel(reply, table, [prompt], _of_lesson(controls))


def leave_or_stay(reply: Answer, table: Table) -> Panel:
    """Ask whether the game is to end here; it may as well wait."""
    end = replace(_button(reply, table, "button-end", "end"), style=discord.ButtonStyle.danger)
    back = _button(reply, table, "button-lesson-back", "show")
    return _panel(reply, table, [reply.translate("ask-lesson-end")], (end, back))


def waiting(reply: Answer, table: Table) -> Panel:
    """The AI could not move: nothing is lost, and the next press tries again."""
    again = _button(reply, table, "button-lesson-wait", "show")
    return _panel(reply, table, [reply.translate("lesson-waits")], (again,))


async def learned(reply: Answer, table: Table) -> Panel:
    """The end of the game: what happened last, who won, and where to go from here."""
    ui, snapshot = reply.game, table.snapshot
    seat = table.seat_of(reply.user_id) or 0
    view = table.game.view(snapshot.state, None)
    names = [reply.shown(name) for name in snapshot.names]
    log = await reply.shard.store.moves(table.row.id, 0)
    parts = [
        _happened(reply, table, log, moves_since_own_action(log, seat), seat),
        ui.narration.final_standings(view, names, reply.translate),
        *await _lessons(reply, table, table.game.view(snapshot.state, seat)),
    ]
    again = Button(reply.translate("button-lesson-again"), CustomId("learn", 0, 0, (ui.name,)))
    return replace(
        _panel(reply, table, parts, (again,)),
        picture_key=("result", snapshot.row.id, reply.interaction.locale),
        paint=lambda: ui.painter.result(
            view, snapshot.names, reply.translate, ai=snapshot.ai_seats
        ),
    )


def _panel(
    reply: Answer, table: Table, parts: Sequence[str], buttons: tuple[Control, ...]
) -> Panel:
    """These words with the picture of a turn."""
    ui: AnyGameUI = reply.game
    snapshot = table.snapshot
    view = table.game.view(snapshot.state, None)
    return Panel(
        "\n".join(filter(None, parts)),
        buttons,
        ("table", snapshot.row.id, snapshot.row.ply, reply.interaction.locale),
        lambda: ui.painter.table(view, snapshot.names, reply.translate, ai=snapshot.ai_seats),
    )

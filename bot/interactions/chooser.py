"""The private panel of legal moves: narrows them choice by choice until one is left.

Slash commands and buttons come here alike, so that both do the same.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.channel.buttons import MOST_BUTTONS, Button, Press, is_number, shorten
from bot.game_ui import GameUI, Path
from bot.interactions.answer import Answer
from bot.interactions.bot import Interaction
from bot.ops.metrics import timed
from bot.table.table import SITS_OUT, Done, Refused, Table
from bot.texts import clean_name, shown_name

log = logging.getLogger(__name__)

MOST_SUGGESTIONS = 25
SUGGESTION_LENGTH = 100

WHOLE = 1
"""A path of this length says only which kind of action: its choices are always shown."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What a path leads to: an action that is chosen, or the paths to choose from."""

    path: Path
    action: Any | None
    next: dict[Path, list[Any]]


def narrow(ui: GameUI, legal: Sequence[Any], path: Path) -> Choices:
    """Follow a path among the legal actions as far as there is nothing to choose."""
    paths = {ui.path(action): action for action in legal}
    while True:
        if path in paths:
            return Choices(path, paths[path], {})
        following: dict[Path, list[Any]] = {}
        for whole, action in paths.items():
            if whole[: len(path)] == path:
                following.setdefault(whole[: len(path) + 1], []).append(action)
        if len(following) != 1 or len(path) <= WHOLE:
            return Choices(path, None, following)
        path = next(iter(following))


async def choose(reply: Answer, path: Path, ply: int | None, intent: str | None = None) -> None:
    """Make the move that the path names, or ask for what it leaves open."""
    async with reply.shard.tables.changing(reply.channel_id) as table:
        ui = reply.bot.uis[table.game.name]
        seat = table.own_seat(reply.user_id)
        if ply is not None and ply != table.row.ply:
            done_before = await table.was_done(reply.user_id, ui.action(path), ply)
            raise Refused("seen" if done_before else "stale")
        acting = table.game.to_act(table.state)
        if seat not in acting:
            raise Refused("not-your-turn", name=table.seats[acting[0]].name)
        choices = narrow(ui, table.legal_actions(reply.user_id), path)
        action = choices.action
        if action is None and not choices.next:
            action = ui.action(path)
            if action is None:
                raise Refused(ui.nothing(path[0]) if len(path) == WHOLE else "old-button")
        if action is not None:
            done = await table.submit(
                reply.user_id, action, ply, reply.interaction.id, intent=intent
            )
        else:
            view = table.game.view(table.state, seat)
            content, buttons = _panel(reply, ui, table, view, choices)
    if action is not None:
        text = confirmation(reply, ui, table, done)
        if reply.shard.poster.is_failing(table):
            text = f"{text}\n{reply.say('channel-behind')}"
        await reply.tell(text, buttons=_afterwards(reply, table, done))
    else:
        await reply.tell(content, buttons=buttons)


def confirmation(reply: Answer, ui: GameUI, table: Table, done: Done) -> str:
    """What the person did, in words only he reads, and whether it is his turn again."""
    sentences = [ui.tell_you(event, reply.say) for event in done.events]
    lines = [" ".join(sentence for sentence in sentences if sentence)]
    if table.seats[done.seat].intent == SITS_OUT:
        lines.append(reply.say("sits-out", command=reply.command))
    if table.row.status == "running" and done.seat in table.game.to_act(table.state):
        lines.append(reply.say("your-turn-again"))
    return "\n".join(lines)


def _afterwards(reply: Answer, table: Table, done: Done) -> list[Button]:
    """What a person may do about the move he just made: take it back, or pass on."""
    row = table.row
    seen = any(table.game.reveals(event) for event in done.events)
    if row.status != "running" or done.phase_over or seen:
        return []
    buttons = [Button(reply.say("button-undo"), Press("undo", row.id, done.ply))]
    if done.idle:
        sits_out = table.seats[done.seat].intent == SITS_OUT
        verb, key = ("back", "button-back") if sits_out else ("rest", "button-rest")
        buttons.append(Button(reply.say(key), Press(verb, row.id, done.ply)))
    return buttons


def _panel(
    reply: Answer, ui: GameUI, table: Table, view: Any, choices: Choices
) -> tuple[str, list[Button]]:
    buttons = [
        Button(
            ui.label(path, actions, view, reply.say),
            Press("do", table.row.id, table.row.ply, path),
            discord.ButtonStyle.primary,
        )
        for path, actions in choices.next.items()
    ]
    if len(buttons) > MOST_BUTTONS:
        raise ValueError(f"{len(buttons)} choices do not fit on one panel")
    return ui.ask(choices.path, reply.say), buttons


async def choose_typed(
    reply: Answer, verb: str, typed: Sequence[str | None], intent: str | None = None
) -> None:
    """Make the move that the options of a slash command name.

    An option holds a suggestion, with the ply at which it was made, or words typed by hand.
    """
    table = await reply.shard.tables.at(reply.channel_id)
    seat = table.own_seat(reply.user_id)
    ui = reply.bot.uis[table.game.name]
    view = table.game.view(table.state, seat)
    path: Path = (verb,)
    ply: int | None = None
    for text in typed:
        if text is None:
            break
        seen, code = _suggested(text)
        if code is None:
            code = ui.find(path, text, view, reply.say)
        if code is None:
            raise Refused("unknown-choice", text=shown_name(clean_name(text)))
        ply = seen if seen is not None else ply
        path = (*path, code)
    await choose(reply, path, ply, intent)


def _suggested(text: str) -> tuple[int | None, str | None]:
    """The ply and code of a suggestion, or nothing for words of somebody's own."""
    ply, mark, code = text.partition("~")
    return (int(ply), code) if mark and is_number(ply) else (None, None)


async def suggest(
    interaction: Interaction, path: Path, current: str
) -> list[app_commands.Choice[str]]:
    """The legal choices after a path that match what was typed so far, for who types it."""
    with timed("autocomplete"):
        return await _suggestions(interaction, path, current)


async def _suggestions(
    interaction: Interaction, path: Path, current: str
) -> list[app_commands.Choice[str]]:
    try:
        reply = Answer(interaction)
        table = await reply.shard.tables.at_hand(reply.channel_id)
        ui = reply.bot.uis[table.game.name]
        legal = table.legal_actions(reply.user_id)
        view = table.game.view(table.state, table.seat_of(reply.user_id)) if legal else None
    except Refused:
        return []
    except Exception:
        log.exception("suggestions failed")
        return []
    following: dict[Path, list[Any]] = {}
    for action in legal:
        whole = ui.path(action)
        if whole[: len(path)] == path and len(whole) > len(path):
            following.setdefault(whole[: len(path) + 1], []).append(action)
    labelled = {
        chosen: ui.label(chosen, actions, view, reply.say) for chosen, actions in following.items()
    }
    wanted = current.casefold()
    return [
        app_commands.Choice(
            name=shorten(label, SUGGESTION_LENGTH), value=f"{table.row.ply}~{chosen[-1]}"
        )
        for chosen, label in labelled.items()
        if wanted in label.casefold()
    ][:MOST_SUGGESTIONS]


def chosen_code(value: object) -> str | None:
    """The code in an option that was picked from suggestions already."""
    return _suggested(value)[1] if isinstance(value, str) else None

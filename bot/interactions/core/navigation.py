"""Where a person can go from a private answer: what there is to look at, and the way back.

Pure: which buttons there are follows from the game's capabilities and from how the table stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.game_ui import AnyGameUI
from bot.storage.records import GameRow
from bot.table.gameplay import AUTO_PASSING
from bot.table.table import Table
from engine.ai.registry import has_agents
from engine.core import Seat
from render.translation import Translate


def home_button(ui: AnyGameUI, row: GameRow, translate: Translate) -> Button:
    """To what the person alone sees; in a game without that, to what there is to look at."""
    if ui.hand is None:
        return Button(translate("button-look"), CustomId("look", row.id, row.ply))
    return Button(translate("button-hand"), CustomId("hand", row.id, row.ply))


def back_button(row: GameRow, translate: Translate) -> Button:
    """From something that was looked at to where all such things are offered."""
    return Button(translate("button-before"), CustomId("look", row.id, row.ply), new_row=True)


def view_buttons(ui: AnyGameUI, row: GameRow, translate: Translate) -> list[Button]:
    """Everything that anybody may look at, a button each, as the table stands."""
    running = row.status == "running"
    offered = {
        "board": running,
        "standings": running and ui.current_standings is not None,
        "course": running and ui.score_chart is not None,
        "log": running,
        "tableaux": running and ui.tableau is not None,
        "rules": True,
        "cards": ui.card_reference is not None,
    }
    labels = {
        "cards": "button-cards" if ui.card_reference is None else ui.card_reference.button_key
    }
    return [
        Button(translate(labels.get(verb, f"button-{verb}")), CustomId(verb, row.id, row.ply))
        for verb, is_available in offered.items()
        if is_available
    ]


def table_link(table: Table) -> str:
    """Where a table is: a link to the message that shows it, or to its channel."""
    row = table.row
    if row.turn_message_id is None:
        return f"<#{row.channel_id}>"
    return f"https://discord.com/channels/{row.guild_id}/{row.channel_id}/{row.turn_message_id}"


def spectator_buttons(
    ui: AnyGameUI, table: Table, user_id: int, translate: Translate, *, can_return: bool = False
) -> list[Button]:
    """What somebody who does not play can do: sit down where that is possible, and look.

    `can_return`: an AI plays for him, and he can have his seat again.
    """
    row = table.row
    is_seated = table.seat_of(user_id) is not None
    buttons = list[Button]()
    if can_return or (row.status == "lobby" and table.free_seats and not is_seated):
        label = (
            translate("button-come-back")
            if can_return
            else translate("button-join", free=table.free_seats)
        )
        custom_id = CustomId("join", row.id, row.ply)
        buttons.append(Button(label, custom_id, discord.ButtonStyle.primary))
    return [*buttons, *start_new_row(view_buttons(ui, row, translate))]


def player_buttons(
    ui: AnyGameUI, table: Table, seat: Seat, translate: Translate, *, undo_ply: int | None
) -> list[Button]:
    """What somebody at a running table can do beside the moves, in rows of their own.

    `undo_ply` is the ply of the action that he can take back.
    """
    row = table.row
    own_actions: list[Button] = []
    if can_get_hint(ui, table, seat):
        own_actions.append(Button(translate("button-hint"), CustomId("hint", row.id, row.ply)))
    if undo_ply is not None:
        own_actions.append(Button(translate("button-undo"), CustomId("undo", row.id, undo_ply)))
    if table.seats[seat].intent == AUTO_PASSING:
        own_actions.append(Button(translate("button-back"), CustomId("back", row.id, row.ply)))
    own_actions.append(Button(translate("button-more"), CustomId("more", row.id, row.ply)))
    return [*start_new_row(own_actions), *start_new_row(view_buttons(ui, row, translate))]


def move_buttons(
    ui: AnyGameUI, view: Any, legal: Sequence[Any], row: GameRow, translate: Translate
) -> list[Button]:
    """The kinds of move that a seat can make now, in its own words."""
    kinds = {ui.panels.path(action)[0] for action in legal}
    return [
        Button(
            ui.panels.verb_label(verb, view, translate),
            CustomId("do", row.id, row.ply, (verb,)),
            discord.ButtonStyle.primary,
        )
        for verb in ui.panels.verbs(view)
        if verb in kinds
    ]


def can_get_hint(ui: AnyGameUI, table: Table, seat: Seat) -> bool:
    """Whether this seat would get a hint now."""
    return (
        ui.hints is not None
        and has_agents(ui.name)
        and table.settings.hints
        and seat in table.acting_seats
    )


def start_new_row(buttons: list[Button]) -> list[Button]:
    """The same buttons, the first of them at the beginning of a row."""
    return [
        Button(one.label, one.custom_id, one.style, new_row=place == 0)
        for place, one in enumerate(buttons)
    ]

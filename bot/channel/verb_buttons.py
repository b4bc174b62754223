"""The buttons for the kinds of moves, in turn messages and in private panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.game_ui import AnyGameUI
from bot.storage.records import GameRow
from render.translation import Translate


def verb_buttons(
    ui: AnyGameUI, verbs: Sequence[str], view: Any, row: GameRow, translate: Translate
) -> list[Button]:
    """A button for each verb, and beside a pass the one that passes for the rest of the phase."""
    buttons = [
        Button(
            ui.panels.verb_label(verb, view, translate),
            CustomId("do", row.id, row.ply, (verb,)),
            discord.ButtonStyle.primary,
            icon=None if ui.choice_icon is None else ui.choice_icon((verb,), view),
        )
        for verb in verbs
    ]
    return [*buttons, *auto_pass_button(ui, verbs, view, row, translate)]


def auto_pass_button(
    ui: AnyGameUI, verbs: Sequence[str], view: Any, row: GameRow, translate: Translate
) -> list[Button]:
    """The button that passes for the rest of the phase, if a pass is offered and not the last."""
    pass_action = ui.game.pass_action
    if pass_action is None or not ui.panels.may_pass_again(view):
        return []
    if ui.panels.path(pass_action)[0] not in verbs:
        return []
    return [Button(translate("button-rest"), CustomId("rest", row.id, row.ply))]

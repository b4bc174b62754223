"""A question in private: the choices as buttons or menus, and the ways back from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.channel.components import (
    BUTTONS_PER_ROW,
    MAX_BUTTONS,
    MAX_MENU_OPTIONS,
    MAX_ROWS,
    Button,
    Control,
    CustomId,
    SelectMenu,
)
from bot.game_ui import AnyGameUI, ChoicePath
from bot.interactions.answer import Answer
from bot.interactions.choices import WHOLE, Choices, pickable, stocked
from bot.interactions.ways import in_new_row, way_home
from bot.table.table import Table

MOST_AS_BUTTONS = MAX_BUTTONS - BUTTONS_PER_ROW
"""More choices than these are in menus: a row is left for the ways back, and for undo."""


def question(
    reply: Answer, table: Table, view: Any, choices: Choices, page: int
) -> tuple[str, list[Control]]:
    """What a person has to choose now, and the buttons or menus to choose with.

    Menus where buttons would not fit, in pages where the menus would not either; so no choice
    is out of reach. In the last row are the ways back; it has room for two buttons more.
    """
    prompt = reply.game.panels.prompt(choices.path, view, reply.translate)
    choices = stocked(choices, view)
    if choices.several is not None:
        controls = _menus(reply, table, view, choices, page, several=True)
    elif len(choices.next) <= MOST_AS_BUTTONS:
        controls = _buttons(reply, table, view, choices)
    else:
        controls = _menus(reply, table, view, choices, page, several=False)
    return prompt, [*controls, *_ways_back(reply, table, choices)]


def _buttons(reply: Answer, table: Table, view: Any, choices: Choices) -> list[Control]:
    return [
        Button(
            label_of(reply.game, path, actions, view, reply.translate),
            CustomId("do", table.row.id, table.row.ply, path),
            discord.ButtonStyle.primary,
        )
        for path, actions in choices.next.items()
    ]


def _ways_back(reply: Answer, table: Table, choices: Choices) -> list[Control]:
    """One choice back, and out of the whole move; where nothing was chosen yet, just away."""
    row = table.row
    if choices.before is None:
        return [*in_new_row([way_home(reply.game, row, reply.translate)])]
    before = CustomId("ask", row.id, row.ply, choices.before)
    cancel = CustomId("cancel", row.id, row.ply)
    return [
        Button(reply.translate("button-before"), before, new_row=True),
        Button(reply.translate("button-cancel"), cancel),
    ]


def _menus(
    reply: Answer, table: Table, view: Any, choices: Choices, page: int, *, several: bool
) -> list[Control]:
    """The choices in menus. Several can be picked at once where one menu holds them all."""
    row, ui = table.row, reply.game
    offered = pickable(ui, choices) if several else choices.next
    if len(offered) > MAX_MENU_OPTIONS:
        offered, several = choices.next, False
    labelled = [
        (label_of(ui, path, actions, view, reply.translate), path[-1])
        for path, actions in offered.items()
    ]
    parts = [
        labelled[at : at + MAX_MENU_OPTIONS] for at in range(0, len(labelled), MAX_MENU_OPTIONS)
    ]
    most = MAX_ROWS - 2
    pages = (len(parts) + most - 1) // most
    at = min(page, pages - 1) * most
    controls: list[Control] = []
    for place, part in enumerate(parts[at : at + most]):
        # The place only keeps the ids of a message apart; what is picked is a code.
        press = CustomId("pick", row.id, row.ply, (str(place), *choices.path))
        picked = choices.several if several else None
        controls.append(
            SelectMenu(
                _placeholder(reply, part, len(parts)),
                press,
                tuple(part),
                min_values=1 if picked is None else picked.min_values,
                max_values=1 if picked is None else picked.max_values,
            )
        )
    for other in range(pages) if pages > 1 else ():
        press = CustomId("page", row.id, row.ply, (str(other), *choices.path))
        controls.append(
            Button(reply.translate("button-page", number=other + 1, pages=pages), press)
        )
    return controls


def _placeholder(reply: Answer, part: Sequence[tuple[str, str]], parts: int) -> str:
    if parts == 1:
        return reply.translate("menu-choose")
    return reply.translate("menu-part", first=part[0][0], last=part[-1][0])


def label_of(
    ui: AnyGameUI, path: ChoicePath, actions: Sequence[Any], view: Any, translate: Any
) -> str:
    """A choice in words: a kind of action, or what is chosen for it."""
    if len(path) == WHOLE:
        return ui.panels.verb_label(path[0], view, translate)
    return ui.panels.label(path, actions, view, translate)

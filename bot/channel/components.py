"""Buttons and select menus as values, and the discord.py view that shows them.

They have no callbacks: a `CustomId` says what each does, so they work after a restart, and
`bot.interactions.routes` handles every press.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.channel.custom_id import CustomId
from bot.emojis.icon import Icon, emoji_of

MAX_LABEL_LENGTH = 80
BUTTONS_PER_ROW = 5
MAX_ROWS = 5
MAX_BUTTONS = BUTTONS_PER_ROW * MAX_ROWS
MAX_MENU_OPTIONS = 25
MAX_OPTION_LABEL_LENGTH = 100

_FIRST_COMPONENT_ID = 2**30
"""Above the numbers that Discord gives to the other components of a message."""


@dataclass(frozen=True, slots=True)
class Button:
    """One button."""

    label: str
    custom_id: CustomId
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    new_row: bool = False
    """Whether the button begins a new row."""

    enabled: bool = True
    """Whether it can be pressed; a disabled button keeps the others in their places."""

    icon: Icon | None = None
    """The picture before the label."""


@dataclass(frozen=True, slots=True)
class SelectMenu:
    """A menu from which `min_values` to `max_values` options can be selected."""

    placeholder: str
    custom_id: CustomId
    options: tuple[tuple[str, str], ...]
    """The label and the code of each option."""

    min_values: int = 1
    max_values: int = 1

    icons: Mapping[str, Icon | str] = field(default_factory=dict)
    """The icons, or emojis of Unicode, before the labels, by code."""

    below: bool = False
    """Whether it is shown below the buttons instead of above them."""

    chosen: str | None = None
    """The code of the option that it shows as selected, instead of the placeholder."""


@dataclass(frozen=True, slots=True)
class UserSelectMenu:
    """A menu of the server's members from which one to `max_values` can be selected."""

    placeholder: str
    custom_id: CustomId
    max_values: int = 1


Control = Button | SelectMenu | UserSelectMenu
"""A component of a message."""


def has_free_row(controls: Sequence[Control]) -> bool:
    """Whether another row fits below these components."""
    buttons = [control for control in controls if isinstance(control, Button)]
    menus = len(controls) - len(buttons)
    return menus + max(_row_numbers(buttons), default=-1) + 1 < MAX_ROWS


def build_view(controls: Sequence[Control]) -> discord.ui.View:
    """The view to send: menus in a row each, with the buttons in rows of five between them.

    The view is stopped, so that discord.py neither stores it nor starts a timer for it.
    """
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(control_rows(controls)):
        for item in row:
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def control_rows(controls: Sequence[Control]) -> list[list[discord.ui.Item[Any]]]:
    """The components in rows: menus, then the buttons, then the menus below them."""
    menus = [control for control in controls if not isinstance(control, Button)]
    buttons = [control for control in controls if isinstance(control, Button)]
    lower = [menu for menu in menus if isinstance(menu, SelectMenu) and menu.below]
    rows: list[list[discord.ui.Item[Any]]] = [
        [_select(menu)] for menu in menus if menu not in lower
    ]
    first = len(rows)
    for number, button in zip(_row_numbers(buttons), buttons, strict=True):
        if first + number == len(rows):
            rows.append([])
        rows[-1].append(build_button(button))
    rows += [[_select(menu)] for menu in lower]
    return rows


def build_button(button: Button) -> discord.ui.Button[Any]:
    """The button to send."""
    return discord.ui.Button(
        label=truncate(button.label, MAX_LABEL_LENGTH),
        custom_id=button.custom_id.encoded,
        style=button.style,
        disabled=not button.enabled,
        emoji=emoji_of(button.icon),
    )


def _select(
    menu: SelectMenu | UserSelectMenu,
) -> discord.ui.Select[Any] | discord.ui.UserSelect[Any]:
    if isinstance(menu, UserSelectMenu):
        return discord.ui.UserSelect(
            custom_id=menu.custom_id.encoded,
            id=_component_id(menu.custom_id),
            placeholder=truncate(menu.placeholder, MAX_OPTION_LABEL_LENGTH),
            max_values=menu.max_values,
        )
    return discord.ui.Select(
        custom_id=menu.custom_id.encoded,
        id=_component_id(menu.custom_id),
        placeholder=truncate(menu.placeholder, MAX_OPTION_LABEL_LENGTH),
        min_values=menu.min_values,
        max_values=min(menu.max_values, len(menu.options)),
        options=[
            discord.SelectOption(
                label=truncate(label, MAX_OPTION_LABEL_LENGTH),
                value=code,
                emoji=emoji_of(menu.icons.get(code)),
                default=code == menu.chosen,
            )
            for label, code in menu.options
        ],
    )


def _component_id(custom_id: CustomId) -> int:
    """A number of its own for each custom id.

    Clients keep what was selected in a menu by this number, which would otherwise be its place in
    the message: the menu of another question there begins empty.
    """
    return _FIRST_COMPONENT_ID + zlib.crc32(custom_id.encoded.encode()) % _FIRST_COMPONENT_ID


def _row_numbers(buttons: Iterable[Button]) -> list[int]:
    rows: list[int] = []
    row = used = 0
    for button in buttons:
        if used == BUTTONS_PER_ROW or (button.new_row and used):
            row, used = row + 1, 0
        rows.append(row)
        used += 1
    return rows


def truncate(text: str, max_length: int) -> str:
    """The text, cut to `max_length` characters with an ellipsis if it is longer."""
    return text if len(text) <= max_length else text[: max_length - 1].rstrip() + "…"

"""Buttons and select menus: what their ids say, and how a press finds its way.

They are sent without callbacks. Their ids hold all there is to know, so they work after a
restart, and one place answers every press, whatever its id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

import discord

CUSTOM_ID_VERSION = "1"
MAX_CUSTOM_ID_LENGTH = 100
MAX_LABEL_LENGTH = 80
BUTTONS_PER_ROW = 5
MAX_ROWS = 5
MAX_BUTTONS = BUTTONS_PER_ROW * MAX_ROWS
MAX_MENU_OPTIONS = 25
MAX_OPTION_LABEL_LENGTH = 100


@dataclass(frozen=True, slots=True)
class CustomId:
    """What a button or a menu does: a verb, for one game, as somebody saw it at one ply.

    `path` holds the codes of what was chosen, never a place in a list.
    """

    verb: str
    game_id: int
    ply: int = 0
    path: tuple[str, ...] = ()

    @property
    def encoded(self) -> str:
        """The id that Discord keeps for us, at most 100 characters."""
        encoded = "/".join(
            (CUSTOM_ID_VERSION, self.verb, str(self.game_id), str(self.ply), *self.path)
        )
        if len(encoded) > MAX_CUSTOM_ID_LENGTH:
            raise ValueError(f"an id of {len(encoded)} characters: {encoded}")
        return encoded

    @classmethod
    def parse(cls, custom_id: str) -> Self | None:
        """Read an id. None for one that this version did not make."""
        parts = custom_id.split("/")
        if len(parts) < 4 or parts[0] != CUSTOM_ID_VERSION:
            return None
        _, verb, game_id, ply, *path = parts
        if not (is_stored_integer(game_id) and is_stored_integer(ply)):
            return None
        return cls(verb, int(game_id), int(ply), tuple(path))


def is_stored_integer(text: str) -> bool:
    """Whether a text of somebody else's is a number that the store can hold."""
    return text.isascii() and text.isdigit() and len(text) < 19


@dataclass(frozen=True, slots=True)
class Button:
    """One button to show."""

    label: str
    custom_id: CustomId
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    new_row: bool = False
    enabled: bool = True
    """Whether there is anything to be had by it just now; else it only keeps its place."""


@dataclass(frozen=True, slots=True)
class SelectMenu:
    """A select menu to show: `options` are labels with the codes that they stand for.

    Whoever uses it picks `min_values` to `max_values` of them.
    """

    placeholder: str
    custom_id: CustomId
    options: tuple[tuple[str, str], ...]
    min_values: int = 1
    max_values: int = 1


@dataclass(frozen=True, slots=True)
class UserSelectMenu:
    """A menu of the server's members: whoever uses it picks one to `max_values` of them."""

    placeholder: str
    custom_id: CustomId
    max_values: int = 1


Control = Button | SelectMenu | UserSelectMenu


def has_free_row(controls: Sequence[Control]) -> bool:
    """Whether another row of buttons fits below these."""
    buttons = [control for control in controls if isinstance(control, Button)]
    menus = len(controls) - len(buttons)
    return menus + max(_row_numbers(buttons), default=-1) + 1 < MAX_ROWS


def build_view(controls: Sequence[Control]) -> discord.ui.View:
    """Menus in a row each, then the buttons in rows of five, as something to send.

    The view is stopped, so that discord.py keeps no copy and no timer of it.
    """
    view = discord.ui.View(timeout=None)
    menus = [control for control in controls if not isinstance(control, Button)]
    buttons = [control for control in controls if isinstance(control, Button)]
    for row, menu in enumerate(menus):
        view.add_item(_select(menu, row))
    for row, button in zip(_row_numbers(buttons), buttons, strict=True):
        view.add_item(
            discord.ui.Button(
                label=truncate(button.label, MAX_LABEL_LENGTH),
                custom_id=button.custom_id.encoded,
                style=button.style,
                disabled=not button.enabled,
                row=len(menus) + row,
            )
        )
    view.stop()
    return view


def _select(
    menu: SelectMenu | UserSelectMenu, row: int
) -> discord.ui.Select[discord.ui.View] | discord.ui.UserSelect[discord.ui.View]:
    if isinstance(menu, UserSelectMenu):
        return discord.ui.UserSelect(
            custom_id=menu.custom_id.encoded,
            placeholder=truncate(menu.placeholder, MAX_OPTION_LABEL_LENGTH),
            max_values=menu.max_values,
            row=row,
        )
    return discord.ui.Select(
        custom_id=menu.custom_id.encoded,
        placeholder=truncate(menu.placeholder, MAX_OPTION_LABEL_LENGTH),
        min_values=menu.min_values,
        max_values=min(menu.max_values, len(menu.options)),
        options=[
            discord.SelectOption(label=truncate(label, MAX_OPTION_LABEL_LENGTH), value=code)
            for label, code in menu.options
        ],
        row=row,
    )


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
    """The text, or its beginning with an ellipsis where it is longer."""
    return text if len(text) <= max_length else text[: max_length - 1].rstrip() + "…"

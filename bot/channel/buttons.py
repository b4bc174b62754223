"""Buttons: what their ids say, and how a press finds its way.

Buttons are sent without callbacks. Their ids hold all there is to know, so they work after a
restart, and one place answers every press, whatever its id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

import discord

VERSION = "1"
ID_LENGTH = 100
LABEL_LENGTH = 80
IN_A_ROW = 5
MOST_BUTTONS = 25


@dataclass(frozen=True, slots=True)
class Press:
    """What a button does: a verb, for one game, as somebody saw it at one ply.

    `path` holds the codes of what was chosen, never a place in a list.
    """

    verb: str
    game_id: int
    ply: int = 0
    path: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        """The id that Discord keeps for us, at most 100 characters."""
        made = "/".join((VERSION, self.verb, str(self.game_id), str(self.ply), *self.path))
        if len(made) > ID_LENGTH:
            raise ValueError(f"an id of {len(made)} characters: {made}")
        return made

    @classmethod
    def parse(cls, custom_id: str) -> Self | None:
        """Read an id. None for one that this version did not make."""
        parts = custom_id.split("/")
        if len(parts) < 4 or parts[0] != VERSION:
            return None
        _, verb, game_id, ply, *path = parts
        if not (is_number(game_id) and is_number(ply)):
            return None
        return cls(verb, int(game_id), int(ply), tuple(path))


def is_number(text: str) -> bool:
    """Whether a text of somebody else's is a number that the store can hold."""
    return text.isascii() and text.isdigit() and len(text) < 19


@dataclass(frozen=True, slots=True)
class Button:
    """One button to show."""

    label: str
    press: Press
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    new_row: bool = False


def button_rows(buttons: Sequence[Button]) -> discord.ui.View:
    """The buttons in rows of five, as something to send.

    The view is stopped, so that discord.py keeps no copy and no timer of it.
    """
    view = discord.ui.View(timeout=None)
    for row, button in zip(_rows(buttons), buttons, strict=True):
        view.add_item(
            discord.ui.Button(
                label=shorten(button.label, LABEL_LENGTH),
                custom_id=button.press.custom_id,
                style=button.style,
                row=row,
            )
        )
    view.stop()
    return view


def _rows(buttons: Iterable[Button]) -> list[int]:
    rows: list[int] = []
    row = used = 0
    for button in buttons:
        if used == IN_A_ROW or (button.new_row and used):
            row, used = row + 1, 0
        rows.append(row)
        used += 1
    return rows


def shorten(text: str, length: int) -> str:
    """The text, or its beginning with an ellipsis where it is longer."""
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"

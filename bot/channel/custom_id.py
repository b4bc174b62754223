"""The custom ids of buttons and menus, as a codec.

An id holds everything that a press needs: no state is kept in memory for a message.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

CUSTOM_ID_VERSION = "1"
"""The first part of every id; ids with another one are not recognized."""

MAX_CUSTOM_ID_LENGTH = 100
"""Discord's limit, in characters."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """What a button or menu does."""

    verb: str
    """The action to take; `bot.interactions.routes` maps it to a handler."""

    game_id: int
    """The game that it belongs to; 0 for none."""

    ply: int = 0
    """The ply at which the message showed the game."""

    path: tuple[str, ...] = ()
    """Codes of what was chosen, never indexes into a list: lists change."""

    @property
    def encoded(self) -> str:
        """The id as Discord stores it. Raises ValueError if it is too long."""
        encoded = "/".join(
            (CUSTOM_ID_VERSION, self.verb, str(self.game_id), str(self.ply), *self.path)
        )
        if len(encoded) > MAX_CUSTOM_ID_LENGTH:
            raise ValueError(f"an id of {len(encoded)} characters: {encoded}")
        return encoded

    @classmethod
    def parse(cls, custom_id: str) -> Self | None:
        """The decoded id, or None for one in another format."""
        parts = custom_id.split("/")
        if len(parts) < 4 or parts[0] != CUSTOM_ID_VERSION:
            return None
        _, verb, game_id, ply, *path = parts
        if not (is_stored_integer(game_id) and is_stored_integer(ply)):
            return None
        return cls(verb, int(game_id), int(ply), tuple(path))


def is_stored_integer(text: str) -> bool:
    """Whether an untrusted text is a nonnegative integer that the store can hold, doubled too."""
    return text.isascii() and text.isdigit() and len(text) < 20 and int(text) < 2**62

"""What the tests of the bot must know of a game that its contract does not say."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Adapter:
    """A game's own part of the tests of the bot.

    `keys` are the game's text keys that are put together from a word of a closed list.
    """

    keys: tuple[str, ...]

"""What the tests of the bot must know of a game that its contract does not say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.game_ui import AnyGameUI


@dataclass(frozen=True, slots=True)
class MoveCommand:
    """The slash command of a kind of action, and its options in the order of the codes.

    Its one option may name `takes_several` codes, and it may take a number that is not suggested. The
    last option may hold the `takes_rest` rest of the codes.
    """

    name: str
    options: tuple[str, ...] = ()
    takes_several: bool = False
    takes_number: bool = False
    takes_rest: bool = False


@dataclass(frozen=True, slots=True)
class BotAdapter:
    """A game's own part of the tests of the bot.

    `computed_text_keys` are the game's text keys that are put together from a word of a closed list.
    `commands` are the moves by command. `assert_narrated` checks of an event that what was told (the
    last argument) says all that everybody may know of it.
    """

    ui: AnyGameUI
    computed_text_keys: tuple[str, ...]
    commands: Mapping[str, MoveCommand]
    assert_narrated: Callable[[Any, Sequence[str], str], None]
    options_without_button: tuple[str, ...] = ()
    """Options that the rules know and no lobby offers."""

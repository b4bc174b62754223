"""What the contract must know about a game's UI on Discord."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.game_ui import AnyGameUI


@dataclass(frozen=True, slots=True)
class MoveCommand:
    """The slash command of a kind of action."""

    name: str
    options: tuple[str, ...] = ()
    """The command's options, in the order of the codes of a choice path."""
    takes_several: bool = False
    """Whether its only option takes several codes."""
    takes_number: bool = False
    """Whether an option takes a number that is not suggested."""
    takes_rest: bool = False
    """Whether the last option takes all remaining codes."""


def no_step(event: Any) -> Iterable[str]:
    """Say that an event shows nothing that a beginner has to see."""
    return ()


@dataclass(frozen=True, slots=True)
class BotAdapter:
    """What the contract must know about a game's UI on Discord."""

    ui: AnyGameUI
    computed_text_keys: tuple[str, ...]
    """The text keys that the game's code composes."""
    commands: Mapping[str, MoveCommand]
    """The slash command of each verb."""
    assert_narrated: Callable[[Any, Sequence[str], str], None]
    """Asserts that a text (the last argument) says all that is public about an event."""
    options_without_button: tuple[str, ...] = ()
    """Option sets, as JSON, that the lobby does not offer."""
    shown_by: Callable[[Any], Iterable[str]] = no_step
    """What an event shows to the player of a guided game who caused it, in words."""
    first_steps: frozenset[str] = frozenset()
    """All that whoever follows the tips of a guided game is shown within its first two rounds."""
    own_words: tuple[str, ...] = ()
    """Regular expressions for this game's words, which shared code must not use."""

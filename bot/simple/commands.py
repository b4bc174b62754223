"""The slash commands of games in one file."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from inspect import Parameter, Signature
from typing import Any, Literal

from discord import app_commands

from bot.game_ui import AnyGameUI, ChoicePath
from bot.i18n.texts import Texts
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.router import Needs, handle_command
from bot.interactions.core.suggestions import Suggestions
from bot.interactions.lobby import leave_seat
from bot.interactions.moves.autocomplete import (
    parse_suggestion,
    pick_by_options,
    suggest_choices,
)
from bot.interactions.shared_game_commands import WHERE_DESCRIPTION, SharedGameCommands, Where
from bot.simple.texts import COMMAND_KEY
from engine.simple.declaration import Simple
from engine.simple.options import choices_of


class HandCommands(SharedGameCommands, app_commands.Group):
    """The commands of a game with hands."""


class OpenCommands(SharedGameCommands, app_commands.Group, without=("hand",)):
    """The commands of a game without hands."""


def build_commands(rules: Simple, ui: AnyGameUI) -> app_commands.Group:
    """Return the shared commands, `new` with the game's options, and a command for each move."""
    kind = OpenCommands if ui.hand is None else HandCommands
    group = kind(ui, ui.texts.localized(COMMAND_KEY))
    group.add_command(_opening(rules, group))
    if any(map(rules.may_resign, rules.players)):
        group.remove_command("leave")
        group.add_command(_leaving(ui.texts))
    for name, chosen in rules.moves.items():
        group.add_command(_move(name, chosen, rules, ui.texts))
    return group


def _opening(
    rules: Simple, group: HandCommands | OpenCommands
) -> app_commands.Command[Any, ..., None]:
    async def new(interaction: Interaction, **chosen: Any) -> None:
        where = chosen.pop("where", None)
        await group.open_table(interaction, where, **chosen)

    kinds: dict[str, Any] = {
        name: bool if True in values else Literal.__getitem__(values)
        for name, values in choices_of(rules.Options).items()
    }
    _sign(new, {**kinds, "where": Where})
    callback: Any = new
    command = app_commands.Command[Any, ..., None](
        name="new", description=group.texts.localized("simple-command-new"), callback=callback
    )
    descriptions = {name: group.texts.localized(f"option-{name}") for name in kinds}
    app_commands.describe(**descriptions, where=WHERE_DESCRIPTION)(command)
    return command


def _leaving(texts: Texts) -> app_commands.Command[Any, ..., None]:
    """Return the shared command, with a description that tells of giving up, too."""

    async def leave(interaction: Interaction) -> None:
        await handle_command(interaction, leave_seat.confirm_leave, Needs.LOCKED_TABLE)

    description = texts.localized("simple-command-leave")
    return app_commands.Command(name="leave", description=description, callback=leave)


def _move(
    name: str, chosen: tuple[str, ...], rules: Simple, texts: Texts
) -> app_commands.Command[Any, ..., None]:
    async def choose(interaction: Interaction, **values: str | None) -> None:
        typed = [values.get(each) for each in chosen]
        handler = partial(pick_by_options, prefix=(name,), option_values=typed)
        await handle_command(interaction, handler, Needs.LOCKED_TABLE)

    _sign(choose, dict.fromkeys(chosen, str))
    own = f"command-{name}"
    key = own if own in rules.text_keys else f"verb-{name}"
    callback: Any = choose
    command = app_commands.Command[Any, ..., None](
        name=name, description=texts.localized(key), callback=callback
    )
    for place, each in enumerate(chosen):
        command.autocomplete(each)(_suggest(name, chosen[:place]))
        own = f"option-{each}"
        key = own if own in rules.text_keys else "simple-option"
        app_commands.describe(**{each: texts.localized(key)})(command)
    return command


def _suggest(
    name: str, before: tuple[str, ...]
) -> Callable[[Interaction, str], Coroutine[Any, Any, Suggestions]]:
    async def suggest(interaction: Interaction, current: str) -> Suggestions:
        path: ChoicePath = (name,)
        for each in before:
            value = getattr(interaction.namespace, each, "")
            path = (*path, *(parse_suggestion(value)[1] or (str(value),)))
        return await suggest_choices(interaction, path, current)

    return suggest


def _sign(callback: Any, options: dict[str, Any]) -> None:
    """Give a callback the signature from which discord.py reads the options of a command."""
    callback.__signature__ = Signature(
        [
            Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction),
            *(
                Parameter(
                    name, Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=kind | None
                )
                for name, kind in options.items()
            ),
        ]
    )

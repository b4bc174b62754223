"""Discord's limits on commands, messages and labels, and names with special characters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType

from bot.client import NevskyClient
from bot.i18n.texts import shared_texts
from bot.i18n.translator import CommandTranslator
from bot.registry import GAME_UIS
from tests.support.discord_api_schema import (
    COMMAND_CHARACTERS,
    SUBCOMMANDS,
    Request,
    check_requests,
    command_characters,
)


@pytest.fixture
async def tree(tmp_path: Path) -> list[dict[str, Any]]:
    bot = NevskyClient(tmp_path / "unused.sqlite3")
    translator = CommandTranslator(ui.texts for ui in GAME_UIS.values())
    await bot.tree.set_translator(translator)
    return [
        dict(await command.get_translated_payload(bot.tree, translator))
        for command in bot.tree.get_commands()
    ]


def _with_options(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options") or ():
        yield from _with_options(option)


def test_commands_are_within_discords_limits(tree: list[dict[str, Any]]) -> None:
    for command in tree:
        assert len(command["options"]) <= SUBCOMMANDS
        assert command_characters(command) <= COMMAND_CHARACTERS
    request = Request("PUT", "/applications/1/commands", tree)
    assert check_requests([request]) == []


def test_every_description_is_in_the_catalogue(tree: list[dict[str, Any]]) -> None:
    description_key = re.compile("(command|option)-(?!.*-on$)")
    known = {
        texts.in_language("en")(key)
        for texts in (shared_texts(), *(ui.texts for ui in GAME_UIS.values()))
        for key in texts.keys("en")
        if description_key.match(key)
    }
    for command in tree:
        for part in _with_options(command):
            assert part["description"] in known, part["name"]


NAME_PATTERN = re.compile(r"[-_'\w]{1,32}")
"""The names of commands and options that Discord accepts, apart from capital letters."""

SUBCOMMAND_TYPES = {
    AppCommandOptionType.subcommand.value,
    AppCommandOptionType.subcommand_group.value,
}


def test_command_names_in_the_catalogue_are_complete_and_used(tree: list[dict[str, Any]]) -> None:
    """Each command, option and choice has its English name in the catalogue, by its key."""
    used = set[str]()
    for command in tree:
        ui = next((ui for ui in GAME_UIS.values() if ui.command_name == command["name"]), None)
        texts = shared_texts() if ui is None else ui.texts
        for subcommand in _subcommands(command):
            name = subcommand["name"]
            assert texts.command_name(command["name"], name, "en") == name
            used |= {f"name-{command['name']}-{name}", f"name-{name}"}
            for option in _parameters(subcommand):
                key = f"name-option-{option['name']}"
                assert texts.translated(key, "en") == option["name"]
                used.add(key)
                choices = (choice["name"] for choice in option.get("choices") or ())
                used |= {f"name-choice-{choice}" for choice in choices}
    for texts in (shared_texts(), *(ui.texts for ui in GAME_UIS.values())):
        keys = {key for key in texts.keys("en") if key.startswith("name-")}
        assert keys <= used
        for key in keys:
            for language in texts.languages:
                name = texts.translated(key, language) or ""
                assert NAME_PATTERN.fullmatch(name) or key.startswith("name-choice-"), (
                    language,
                    key,
                )
                assert name == name.lower() or key.startswith("name-choice-"), (language, key)


def _subcommands(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the subcommands of a command, and its subcommand groups with their subcommands."""
    for option in command.get("options") or ():
        if option["type"] in SUBCOMMAND_TYPES:
            yield option
            yield from _subcommands(option)


def _parameters(command: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the options of a subcommand that a user fills in."""
    options = command.get("options") or ()
    return [option for option in options if option["type"] not in SUBCOMMAND_TYPES]


def test_command_and_option_names_are_unique(tree: list[dict[str, Any]]) -> None:
    for command in tree:
        for part in _with_options(command):
            for locale in (None, *shared_texts().languages):
                names = [_shown_name(option, locale) for option in part.get("options") or ()]
                assert len(set(names)) == len(names), (locale, names)


def _shown_name(part: dict[str, Any], locale: str | None) -> str:
    names = part.get("name_localizations") or {}
    return str(names.get(locale, part["name"]))


def test_commands_are_registered_for_servers_only(tree: list[dict[str, Any]]) -> None:
    for command in tree:
        assert [int(context) for context in command["contexts"]] == [0]
        assert [int(install) for install in command["integration_types"]] == [0]

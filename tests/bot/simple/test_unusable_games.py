"""Games of other packages whose commands cannot be used: left out, and nothing else is affected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.game_ui import AnyGameUI
from bot.i18n.translator import MAX_DESCRIPTION, CommandTranslator
from bot.interactions.core import command_sync
from bot.interactions.core.command_limits import (
    MAX_CHARACTERS,
    MAX_OPTIONS,
    command_faults,
)
from bot.interactions.core.command_sync import add_game_commands, command_payloads
from bot.registry import GAME_UIS
from bot.simple import derive_ui
from engine.simple import Simple
from engine.simple.files import derive_each
from engine.simple.game import SimpleGame
from render.simple import derive_renderer
from tests.examples.nim import Nim
from tests.support.simulated_discord.fixture import DiscordFixture


class Talkative(Nim):
    """Say too much."""

    name = "talkative"
    texts = {  # noqa: RUF012
        "en": f"command-take = {'very ' * 30}long\n",
        "de": "command-take = Nimm\n",
    }


class Mistranslated(Nim):
    """Say too much in one language, and name an option by two words."""

    name = "mistranslated"
    texts = {  # noqa: RUF012
        "en": "command-take = Take one\n",
        "de": f"command-take = {'sehr ' * 30}lang\nname-take = Nimm eins\n",
        "fr": "command-take = Prends-en une\nname-take = prendre\n",
    }


class Race(Nim):
    """A move that is named like a command of every game, unknown to the declaration."""

    name = "race"


Race.moves = {"end": ()}


def ui_of(rules: Simple) -> AnyGameUI:
    game = SimpleGame(rules)
    return derive_ui(game, derive_renderer(game))


@pytest.fixture
def tree() -> app_commands.CommandTree[discord.Client]:
    return app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))


async def test_game_whose_command_is_taken_is_left_out(
    tree: app_commands.CommandTree[Any], caplog: pytest.LogCaptureFixture
) -> None:
    uis = {name: ui_of(rules) for name, rules in (("race", Race()), ("nim", Nim()))}
    assert list(add_game_commands(tree, uis | {"twin": uis["nim"]})) == ["nim"]
    assert [command.name for command in tree.get_commands()] == ["nim"]
    taken, twin = (record.getMessage() for record in caplog.records)
    assert taken == "race is left out: it has no commands: Command 'end' already registered."
    assert twin == "twin is left out: it has no commands: Command 'nim' already registered."
    caplog.clear()


async def test_game_whose_commands_discord_would_refuse_is_left_out(
    tree: app_commands.CommandTree[Any], caplog: pytest.LogCaptureFixture
) -> None:
    """Discord takes all commands or none, so one text too long would silence every game."""
    uis = {name: ui_of(rules) for name, rules in (("talkative", Talkative()), ("nim", Nim()))}
    add_game_commands(tree, uis)
    await tree.set_translator(CommandTranslator(ui.texts for ui in uis.values()))
    assert [payload["name"] for payload in await command_payloads(tree)] == ["nim"]
    assert [command.name for command in tree.get_commands()] == ["nim"]
    (message,) = (record.getMessage() for record in caplog.records)
    assert message.startswith(
        "/talkative is left out: a description of /talkative take has 154 characters, at most 100:"
        " very very"
    )
    caplog.clear()


async def test_translation_that_discord_would_refuse_stays_in_english(
    tree: app_commands.CommandTree[Any], caplog: pytest.LogCaptureFixture
) -> None:
    """The game has its command all the same, also in that language."""
    uis = {"mistranslated": ui_of(Mistranslated())}
    add_game_commands(tree, uis)
    await tree.set_translator(CommandTranslator(ui.texts for ui in uis.values()))
    [payload] = await command_payloads(tree)
    [take] = [each for each in payload["options"] if each["name"] == "take"]
    assert take["description_localizations"]["fr"] == "Prends-en une"
    assert take["name_localizations"]["fr"] == "prendre"
    assert "de" not in take["description_localizations"].keys() | take["name_localizations"].keys()
    assert sorted(record.getMessage() for record in caplog.records) == [
        "command-take of mistranslated in de stays in English: 154 characters, at most 100",
        "name-take of mistranslated in de stays in English: “Nimm eins” is no name:"
        " lower case, no spaces, at most 32 characters",
    ]
    caplog.clear()


async def test_client_starts_without_a_game_that_cannot_be_used(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ui = ui_of(Talkative())
    monkeypatch.setitem(GAME_UIS, "talkative", ui)
    monkeypatch.setattr(command_sync, "command_payloads", command_payloads)
    await sim.restart()
    caplog.clear()
    assert "talkative" not in sim.bot.game_uis
    assert GAME_UIS["talkative"] is ui, "the registry is that of all clients"
    assert "rogues" in sim.bot.game_uis
    await sim.slash(0, "rogues new")


COMMAND = {"name": "nim", "description": "Take the last one"}


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"description": "x" * (MAX_DESCRIPTION + 1)}, "a description of /nim has 101 characters"),
        ({"name_localizations": {"de": "x" * 33}}, "a name of /nim has 33 characters, at most 32"),
        ({"options": [COMMAND] * (MAX_OPTIONS + 1)}, "/nim has 26 options, at most 25"),
        (
            {"options": [{"name": "of", "choices": [{"name": "x" * 101, "value": "x"}]}]},
            "a name of /nim of xxx",
        ),
        (
            {"options": [{**COMMAND, "options": [{**COMMAND, "description": "x" * 100}] * 25}] * 4},
            f"/nim has 10400 characters, at most {MAX_CHARACTERS}",
        ),
    ],
    ids=["description", "translated name", "options", "choice", "characters"],
)
def test_command_beyond_a_limit_is_named(parts: Mapping[str, Any], fault: str) -> None:
    (found,) = command_faults({**COMMAND, **parts})
    assert found.startswith(fault)
    assert list(command_faults(COMMAND)) == []


def test_text_that_is_too_long_is_quoted_in_one_line() -> None:
    (found,) = command_faults({**COMMAND, "description": "one\ntwo " * 100})
    assert "one two one" in found
    assert "\n" not in found
    assert len(found) < 300


def test_game_from_which_nothing_can_be_derived_is_left_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    games = [SimpleGame(Nim()), SimpleGame(Race())]

    def derive(game: SimpleGame) -> str:
        if game.name == "nim":
            raise KeyError("no picture")
        return game.name

    assert derive_each(games, derive) == {"race": "race"}
    assert caplog.messages == ["nim is left out: KeyError('no picture')"]
    caplog.clear()

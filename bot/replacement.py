"""Puts new rules of a game in one file in the place of those that are registered."""

from __future__ import annotations

from dataclasses import dataclass

from discord import app_commands

import engine.registry
from bot.game_ui import AnyGameUI
from bot.i18n.translator import CommandTranslator
from bot.interactions.core.bot_client import BotClient
from bot.interactions.core.command_sync import checked_payload
from bot.registry import GAME_UIS
from bot.simple import derive_ui
from engine.ai.agent_spec import AgentSpec
from engine.ai.registry import AGENT_SPECS
from engine.ai.simple import agent_spec
from engine.simple.files import InvalidFile
from engine.simple.game import SimpleGame
from render.registry import RENDERERS
from render.simple import derive_renderer


@dataclass(frozen=True, slots=True)
class Replacement:
    """A game with all that is derived from it."""

    game: SimpleGame
    ui: AnyGameUI
    players: AgentSpec

    def register(self) -> None:
        """Replace the registered game of this name in every registry."""
        name = self.game.name
        engine.registry.GAMES = tuple(
            self.game if each.name == name else each for each in engine.registry.GAMES
        )
        RENDERERS[name], AGENT_SPECS[name] = self.ui.renderer, self.players
        GAME_UIS[name] = self.ui


async def derive_replacement(
    game: SimpleGame, name: str, tree: app_commands.CommandTree[BotClient]
) -> Replacement:
    """Return what replaces the registered game `name`, whose commands are in the tree.

    Raises InvalidFile if the game is called otherwise, if its texts cannot be used or something
    else cannot be derived, or if Discord would refuse its commands.
    """
    if game.name != name:
        raise InvalidFile(f"the game is called {game.name} now, start again with it")
    try:
        ui = derive_ui(game, derive_renderer(game))
        await checked_payload(ui.command_group(ui), tree, CommandTranslator([ui.texts]))
        return Replacement(game, ui, agent_spec(game))
    except InvalidFile:
        raise
    # Anything can be wrong with a file that is being written.
    except Exception as error:
        why = str(error) or type(error).__name__
        raise InvalidFile(f"it cannot be used: {why}") from error

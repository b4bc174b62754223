"""The slash commands of Auf Heller und Pfennig."""

from __future__ import annotations

from functools import partial
from typing import Literal

from discord import app_commands

from bot.game_ui import AnyGameUI
from bot.games.heller_und_pfennig import panels
from bot.games.heller_und_pfennig.texts import localized
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.router import Needs, handle_command
from bot.interactions.core.suggestions import Suggestions
from bot.interactions.moves.autocomplete import (
    pick_by_options,
    suggest_choices,
    suggest_complete_actions,
)
from bot.interactions.shared_game_commands import WHERE_DESCRIPTION, SharedGameCommands, Where


class HellerUndPfennigCommands(SharedGameCommands, app_commands.Group):
    """`/heller`: the shared commands and the moves of Auf Heller und Pfennig."""

    def __init__(self, ui: AnyGameUI) -> None:
        super().__init__(ui, localized("command-heller"))

    @app_commands.command(name="new", description=localized("command-new"))
    @app_commands.rename(last_stall="last-stall", no_luck="no-luck")
    @app_commands.describe(
        last_stall=localized("option-last-stall"),
        no_luck=localized("option-no-luck"),
        starter=localized("option-starter"),
        where=WHERE_DESCRIPTION,
    )
    async def new(
        self,
        interaction: Interaction,
        last_stall: bool | None = None,
        no_luck: bool | None = None,
        starter: Literal["richest", "left"] | None = None,
        where: Where | None = None,
    ) -> None:
        """Open a table."""
        await self.open_table(
            interaction, where, last_stall=last_stall, no_luck=no_luck, starter=starter
        )

    @app_commands.command(name="place", description=localized("command-place"))
    @app_commands.describe(piece=localized("option-piece"), space=localized("option-space"))
    async def place(
        self, interaction: Interaction, piece: str | None = None, space: str | None = None
    ) -> None:
        """Place a stall or a tile."""
        given = [value for value in (piece, space) if value is not None]
        handler = partial(pick_by_options, prefix=(), option_values=given)
        await handle_command(interaction, handler, Needs.LOCKED_TABLE)

    @app_commands.command(name="draw", description=localized("command-draw"))
    async def draw(self, interaction: Interaction) -> None:
        """Draw a tile, which must then be placed."""
        handler = partial(pick_by_options, prefix=("draw",), option_values=())
        await handle_command(interaction, handler, Needs.LOCKED_TABLE)

    @place.autocomplete("piece")
    async def pieces(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the pieces that the user can place now."""
        return await suggest_choices(
            interaction, (), current, expand=panels.VERBS_WITH_PIECE, exclude=("draw",)
        )

    @place.autocomplete("space")
    async def spaces(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the empty spaces, those with the highest gain for the user first."""
        piece = getattr(interaction.namespace, "piece", None)
        return await suggest_complete_actions(
            interaction, (piece,) if piece else (), current, panels.immediate_gain
        )

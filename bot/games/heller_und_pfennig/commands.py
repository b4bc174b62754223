"""The slash commands that only Auf Heller und Pfennig has."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.game_ui import AnyGameUI
from bot.games.heller_und_pfennig import panels
from bot.games.heller_und_pfennig.texts import localized
from bot.interactions.answer import Answer, answer
from bot.interactions.bot import Interaction
from bot.interactions.table_commands import TableCommands, in_channels
from bot.interactions.typed import Suggestions, choose_typed, suggest, suggest_whole


class HellerUndPfennigCommands(TableCommands, app_commands.Group):
    """`/heller`: what all games have, and the moves of this one."""

    def __init__(self, ui: AnyGameUI) -> None:
        super().__init__(
            name=ui.command_name, description=localized("command-heller"), **in_channels()
        )
        self.ui = ui

    @app_commands.command(name="new", description=localized("command-new"))
    @app_commands.rename(last_stall="last-stall", no_luck="no-luck")
    @app_commands.describe(
        last_stall=localized("option-last-stall"),
        no_luck=localized("option-no-luck"),
        starter=localized("option-starter"),
    )
    async def new(
        self,
        interaction: Interaction,
        last_stall: bool | None = None,
        no_luck: bool | None = None,
        starter: Literal["richest", "left"] | None = None,
    ) -> None:
        """Open a table."""
        await self.open_table(interaction, last_stall=last_stall, no_luck=no_luck, starter=starter)

    @app_commands.command(name="place", description=localized("command-place"))
    @app_commands.describe(piece=localized("option-piece"), space=localized("option-space"))
    async def place(
        self, interaction: Interaction, piece: str | None = None, space: str | None = None
    ) -> None:
        """Place a stall or a tile."""

        async def work(reply: Answer) -> None:
            named = [text for text in (piece, space) if text is not None]
            await choose_typed(reply, (), named)

        await answer(interaction, work)

    @app_commands.command(name="draw", description=localized("command-draw"))
    async def draw(self, interaction: Interaction) -> None:
        """Draw a tile, which must then be placed."""

        async def work(reply: Answer) -> None:
            await choose_typed(reply, ("draw",), ())

        await answer(interaction, work)

    @place.autocomplete("piece")
    async def pieces(self, interaction: Interaction, current: str) -> Suggestions:
        """The pieces that the person can place now."""
        return await suggest(
            interaction, (), current, through=panels.VERBS_WITH_PIECE, without=("draw",)
        )

    @place.autocomplete("space")
    async def spaces(self, interaction: Interaction, current: str) -> Suggestions:
        """The empty spaces, those that are worth most to the person first."""
        piece = getattr(interaction.namespace, "piece", None)
        return await suggest_whole(
            interaction, (piece,) if piece else (), current, panels.immediate_gain
        )

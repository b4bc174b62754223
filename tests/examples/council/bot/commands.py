"""The slash commands of the Council."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.game_ui import AnyGameUI
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.router import Needs, handle_command
from bot.interactions.core.suggestions import Suggestions
from bot.interactions.moves.autocomplete import pick_by_options, suggest_choices
from bot.interactions.shared_game_commands import WHERE_DESCRIPTION, SharedGameCommands, Where
from tests.examples.council.bot.texts import localized


class CouncilCommands(SharedGameCommands, app_commands.Group, without=("hand", "hint", "ai")):
    """`/council`: the shared game commands that apply to the Council, and its moves."""

    def __init__(self, ui: AnyGameUI) -> None:
        super().__init__(ui, localized("command-council"))

    @app_commands.command(name="new", description=localized("command-new"))
    @app_commands.rename(face_up="open")
    @app_commands.describe(face_up=localized("option-open"), where=WHERE_DESCRIPTION)
    async def new(
        self, interaction: Interaction, face_up: bool | None = None, where: Where | None = None
    ) -> None:
        """Open a table."""
        await self.open_table(interaction, where, open=face_up)

    @app_commands.command(name="give", description=localized("command-give"))
    @app_commands.describe(cards=localized("option-cards"))
    async def give(self, interaction: Interaction, cards: str | None = None) -> None:
        """Choose 2 or 3 cards for the house on the left."""
        await _choose(interaction, "give", cards)

    @app_commands.command(name="lay", description=localized("command-lay"))
    @app_commands.describe(cards=localized("option-cards-to-lay"))
    async def lay(self, interaction: Interaction, cards: str | None = None) -> None:
        """Lay cards at the dike."""
        await _choose(interaction, "lay", cards)

    @app_commands.command(name="done", description=localized("command-done"))
    async def done(self, interaction: Interaction) -> None:
        """Finish laying cards."""
        await _choose(interaction, "done")

    @app_commands.command(name="claim", description=localized("command-claim"))
    @app_commands.describe(field=localized("option-field"))
    async def claim(self, interaction: Interaction, field: str | None = None) -> None:
        """Claim a field."""
        await _choose(interaction, "claim", field)

    @give.autocomplete("cards")
    async def givable(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest cards of the hand."""
        return await suggest_choices(interaction, ("give",), current)

    @lay.autocomplete("cards")
    async def layable(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the kinds of cards in the hand."""
        return await suggest_choices(interaction, ("lay",), current)

    @claim.autocomplete("field")
    async def claimable(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest unowned fields."""
        return await suggest_choices(interaction, ("claim",), current)


async def _choose(interaction: Interaction, verb: str, *typed: str | None) -> None:
    handler = partial(pick_by_options, prefix=(verb,), option_values=typed)
    await handle_command(interaction, handler, Needs.LOCKED_TABLE)

"""The slash commands of Rattus Cartus."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.game_ui import AnyGameUI
from bot.games.rattus_cartus import panels
from bot.games.rattus_cartus.texts import localized
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Response
from bot.interactions.core.router import Needs, handle_command
from bot.interactions.core.suggestions import Suggestions
from bot.interactions.moves.autocomplete import pick_by_options, suggest_choices
from bot.interactions.shared_game_commands import WHERE_DESCRIPTION, SharedGameCommands, Where
from bot.table.table import Table


class RattusCartusCommands(SharedGameCommands, app_commands.Group):
    """`/rattus`: the shared commands and the moves of Rattus Cartus."""

    def __init__(self, ui: AnyGameUI) -> None:
        super().__init__(ui, localized("command-rattus"))

    @app_commands.command(name="new", description=localized("command-new"))
    @app_commands.rename(one_kind="one-kind")
    @app_commands.describe(one_kind=localized("option-one-kind"), where=WHERE_DESCRIPTION)
    async def new(
        self,
        interaction: Interaction,
        one_kind: bool | None = None,
        where: Where | None = None,
    ) -> None:
        """Open a table."""
        await self.open_table(interaction, where, one_kind=one_kind)

    @app_commands.command(name="supply", description=localized("command-supply"))
    @app_commands.describe(building=localized("option-supply"))
    async def supply(self, interaction: Interaction, building: str | None = None) -> None:
        """Take the supply of a building."""
        await _pick_action(interaction, "supply", building)

    @app_commands.command(name="look", description=localized("command-look"))
    @app_commands.describe(nun=localized("option-nun"))
    async def look(self, interaction: Interaction, nun: str | None = None) -> None:
        """Look at a card of the nun row."""
        await _pick_action(interaction, "look", nun)

    @app_commands.command(name="enter", description=localized("command-enter"))
    @app_commands.describe(building=localized("option-building"))
    async def enter(self, interaction: Interaction, building: str | None = None) -> None:
        """Enter a building. Without one, show a button for each, as the turn message does."""

        async def handler(request: RequestContext, table: Table) -> Response:
            seat = table.require_seat(request.user_id)
            verbs = panels.verbs(table.game.view(table.state, seat))
            asks_by_buttons = building is None and panels.ENTER_VERBS[0] in verbs
            prefix = () if asks_by_buttons else ("enter",)
            return await pick_by_options(request, table, prefix=prefix, option_values=(building,))

        await handle_command(interaction, handler, Needs.LOCKED_TABLE)

    @app_commands.command(name="pass", description=localized("command-pass"))
    async def use_pass(self, interaction: Interaction) -> None:
        """Return a Pass and enter later."""
        await _pick_action(interaction, "pass")

    @app_commands.command(name="lay", description=localized("command-lay"))
    @app_commands.describe(cards=localized("option-cards"))
    async def lay(self, interaction: Interaction, cards: str | None = None) -> None:
        """Lay down cards at the building."""
        await _pick_action(interaction, "lay", cards)

    @app_commands.command(name="give", description=localized("command-give"))
    @app_commands.describe(cards=localized("option-cards"))
    async def give(self, interaction: Interaction, cards: str | None = None) -> None:
        """Choose cards to give away."""
        await _pick_action(interaction, "give", cards)

    @app_commands.command(name="discard", description=localized("command-discard"))
    @app_commands.describe(cards=localized("option-cards"))
    async def discard(self, interaction: Interaction, cards: str | None = None) -> None:
        """Choose cards to discard in the Hospital."""
        await _pick_action(interaction, "discard", cards)

    @app_commands.command(name="done", description=localized("command-done"))
    async def done(self, interaction: Interaction) -> None:
        """Stop laying down or discarding cards."""
        await _pick_action(interaction, "done")

    @supply.autocomplete("building")
    async def supplies(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the supplies that the user can take, with their contents."""
        return await suggest_choices(interaction, ("supply",), current)

    @look.autocomplete("nun")
    async def nuns(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the nun cards that the user does not know yet."""
        return await suggest_choices(interaction, ("look",), current)

    @enter.autocomplete("building")
    async def buildings(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the buildings that the user can enter. Each is a verb of its own."""
        return await suggest_choices(
            interaction, (), current, exclude=(*panels.VERBS_WITH_CHOICES, "pass", "done")
        )

    @lay.autocomplete("cards")
    async def layable(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the cards in hand that can be laid down."""
        return await suggest_choices(interaction, ("lay",), current)

    @give.autocomplete("cards")
    async def givable(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the cards in hand."""
        return await suggest_choices(interaction, ("give",), current)

    @discard.autocomplete("cards")
    async def discardable(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the cards in hand."""
        return await suggest_choices(interaction, ("discard",), current)


async def _pick_action(interaction: Interaction, verb: str, value: str | None = None) -> None:
    handler = partial(pick_by_options, prefix=(verb,), option_values=(value,))
    await handle_command(interaction, handler, Needs.LOCKED_TABLE)

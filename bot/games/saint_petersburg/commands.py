"""The slash commands of Saint Petersburg."""

from __future__ import annotations

from functools import partial
from typing import Literal

from discord import app_commands

from bot.game_ui import AnyGameUI
from bot.games.saint_petersburg.panels import house_to_decide
from bot.games.saint_petersburg.texts import localized
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Response
from bot.interactions.core.router import Needs, handle_command
from bot.interactions.core.suggestions import Suggestions
from bot.interactions.moves.action_picker import pick_action
from bot.interactions.moves.autocomplete import (
    parse_suggestion,
    pick_by_options,
    suggest_choices,
)
from bot.interactions.moves.turn_actions import pass_turn
from bot.interactions.shared_game_commands import WHERE_DESCRIPTION, SharedGameCommands, Where
from bot.table.table import Table
from engine.games.saint_petersburg.cards import EDITIONS
from render.games.saint_petersburg.names import edition_key


class SaintPetersburgCommands(SharedGameCommands, app_commands.Group):
    """`/stpete`: the shared commands and the moves of Saint Petersburg."""

    def __init__(self, ui: AnyGameUI) -> None:
        super().__init__(ui, localized("command-stpete"))

    @app_commands.command(name="new", description=localized("command-new"))
    @app_commands.rename(
        open_rubles="open-rubles", open_hands="open-hands", extra_marker="extra-marker"
    )
    @app_commands.describe(
        edition=localized("option-edition"),
        open_rubles=localized("option-open-rubles"),
        open_hands=localized("option-open-hands"),
        extra_marker=localized("option-extra-marker"),
        where=WHERE_DESCRIPTION,
    )
    @app_commands.choices(
        edition=[
            app_commands.Choice(name=localized(edition_key(edition)), value=edition)
            for edition in EDITIONS
        ]
    )
    async def new(
        self,
        interaction: Interaction,
        edition: str | None = None,
        open_rubles: bool | None = None,
        open_hands: bool | None = None,
        extra_marker: Literal[1, 2, 3] | None = None,
        where: Where | None = None,
    ) -> None:
        """Open a table."""
        await self.open_table(
            interaction,
            where,
            edition=edition,
            open_rubles=open_rubles,
            open_hands=open_hands,
            extra_marker=None if extra_marker is None else extra_marker - 1,
        )

    @app_commands.command(name="buy", description=localized("command-buy"))
    @app_commands.describe(card=localized("option-card"), displace=localized("option-displace"))
    async def buy(
        self, interaction: Interaction, card: str | None = None, displace: str | None = None
    ) -> None:
        """Buy a card."""
        await _pick_action(interaction, "buy", card, displace)

    @app_commands.command(name="take", description=localized("command-take"))
    @app_commands.describe(card=localized("option-card"))
    async def take(self, interaction: Interaction, card: str | None = None) -> None:
        """Take a card into one's hand."""
        await _pick_action(interaction, "take", card)

    @app_commands.command(name="play", description=localized("command-play"))
    @app_commands.describe(card=localized("option-card"), displace=localized("option-displace"))
    async def play(
        self, interaction: Interaction, card: str | None = None, displace: str | None = None
    ) -> None:
        """Play a card from one's hand."""
        await _pick_action(interaction, "play", card, displace)

    @app_commands.command(name="observatory", description=localized("command-observatory"))
    @app_commands.describe(stack=localized("option-stack"))
    async def observatory(self, interaction: Interaction, stack: str | None = None) -> None:
        """Draw with the Observatory."""
        await _pick_action(interaction, "draw", stack)

    @app_commands.command(name="prison", description=localized("command-prison"))
    @app_commands.describe(card=localized("option-discarded"))
    async def prison(self, interaction: Interaction, card: str | None = None) -> None:
        """Pick a card of the discard pile with the Debtor's Prison."""
        await _pick_action(interaction, "release", card)

    @app_commands.command(name="discard", description=localized("command-discard"))
    async def discard(self, interaction: Interaction) -> None:
        """Discard the drawn card."""
        await _pick_action(interaction, "discard")

    @app_commands.command(name="pub", description=localized("command-pub"))
    @app_commands.describe(points=localized("option-points"))
    async def pub(
        self, interaction: Interaction, points: app_commands.Range[int, 0, 10] | None = None
    ) -> None:
        """Buy points in the Pub."""
        handler = partial(_pick_points, house="pub", points=points)
        await handle_command(interaction, handler, Needs.LOCKED_TABLE)

    @app_commands.command(name="house", description=localized("command-house"))
    @app_commands.describe(points=localized("option-points"))
    async def house(
        self, interaction: Interaction, points: app_commands.Range[int, 0, 4] | None = None
    ) -> None:
        """Take points in the Guild Hall or buy them in the Trading House, whichever is pending."""

        async def handler(request: RequestContext, table: Table) -> Response:
            seat = table.require_seat(request.user_id)
            pending = house_to_decide(table.game.view(table.state, seat))
            house = "trading-house" if pending == "trading-house" else "guild-hall"
            return await _pick_points(request, table, house, points)

        await handle_command(interaction, handler, Needs.LOCKED_TABLE)

    @app_commands.command(name="pass", description=localized("command-pass"))
    @app_commands.rename(rest_of_phase="rest-of-phase")
    @app_commands.describe(rest_of_phase=localized("option-rest-of-phase"))
    async def pass_(self, interaction: Interaction, rest_of_phase: bool | None = None) -> None:
        """Pass, now or for the rest of the phase."""
        handler = partial(pass_turn, rest_of_phase=rest_of_phase)
        await handle_command(interaction, handler, Needs.LOCKED_TABLE)

    @buy.autocomplete("card")
    async def buyable(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the cards that the user can buy now."""
        return await suggest_choices(interaction, ("buy",), current)

    @take.autocomplete("card")
    async def takable(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the cards that the user can take now."""
        return await suggest_choices(interaction, ("take",), current)

    @play.autocomplete("card")
    async def playable(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the cards that the user can play now."""
        return await suggest_choices(interaction, ("play",), current)

    @buy.autocomplete("displace")
    async def displaced_by_bought(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest what the card to buy can displace."""
        return await _suggest_displaced(interaction, "buy", current)

    @play.autocomplete("displace")
    async def displaced_by_played(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest what the card to play can displace."""
        return await _suggest_displaced(interaction, "play", current)

    @observatory.autocomplete("stack")
    async def stacks(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the stacks that the Observatory can draw from."""
        return await suggest_choices(interaction, ("draw",), current)

    @prison.autocomplete("card")
    async def releasable(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the cards of the discard pile that the user can take now."""
        return await suggest_choices(interaction, ("release",), current)


async def _pick_action(interaction: Interaction, verb: str, *option_values: str | None) -> None:
    handler = partial(pick_by_options, prefix=(verb,), option_values=option_values)
    await handle_command(interaction, handler, Needs.LOCKED_TABLE)


async def _pick_points(
    request: RequestContext, table: Table, house: str, points: int | None
) -> Response:
    path = (house,) if points is None else (house, str(points))
    return await pick_action(request, table, path, None)


async def _suggest_displaced(interaction: Interaction, verb: str, current: str) -> Suggestions:
    _, codes = parse_suggestion(getattr(interaction.namespace, "card", None))
    return await suggest_choices(interaction, (verb, *codes), current) if codes else []

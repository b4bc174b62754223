"""`/<game> show …`: the subcommands that only show something."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from discord import app_commands

from bot.card_reference import CardReference
from bot.channel.components import Button
from bot.game_ui import AnyGameUI
from bot.i18n.texts import Texts, localized, normalize_for_search
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.core.router import Needs, handle_command
from bot.interactions.core.suggestions import Suggestions, matching_choices
from bot.interactions.history.exports import export_latest_game
from bot.interactions.tutorial.tutorial_panel import back_to_table_button
from bot.interactions.views import inspect_commands
from bot.interactions.views.log import show_log
from bot.interactions.views.reference_pages import card_page, card_reference_for, rule_page
from bot.table.errors import RequestRejected
from bot.table.table import Table


class ShowCommands(app_commands.Group):
    """The group `show` of a game's command. Discord counts it as one of the 25 subcommands.

    Leaves out `tableau`, `chart` and `card` in games that have none.
    """

    def __init__(self, ui: AnyGameUI) -> None:
        super().__init__(name="show", description=localized("command-show"))
        self.ui = ui
        available = {
            "tableau": ui.tableau,
            "chart": ui.score_chart,
            "card": ui.card_reference,
        }
        for name, provided in available.items():
            if provided is None:
                self.remove_command(name)

    @property
    def texts(self) -> Texts:
        """The texts of the game, in which its commands are named."""
        return self.ui.texts

    @app_commands.command(name="board", description=localized("command-board"))
    @app_commands.describe(text=localized("option-text"))
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        """Show the board, as a picture or as text."""
        if text:
            await handle_command(interaction, inspect_commands.show_board_as_text)
        else:
            await handle_command(interaction, inspect_commands.show_board, Needs.LOCKED_TABLE)

    @app_commands.command(name="chart", description=localized("command-chart"))
    async def chart(self, interaction: Interaction) -> None:
        """Show the score chart of the game so far."""
        await handle_command(interaction, inspect_commands.show_score_chart, Needs.TABLE)

    @app_commands.command(name="tableau", description=localized("command-tableau"))
    @app_commands.describe(player=localized("option-player"))
    async def tableau(self, interaction: Interaction, player: str | None = None) -> None:
        """Show one player's tableau, large."""
        handler = partial(inspect_commands.show_tableau, player=player)
        await handle_command(interaction, handler, Needs.TABLE)

    @tableau.autocomplete("player")
    async def complete_player(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the players of the table, AI players among them."""
        return matching_choices(await inspect_commands.players_at_table(interaction), current)

    @app_commands.command(name="log", description=localized("command-log"))
    @app_commands.describe(export=localized("option-export"))
    async def log(self, interaction: Interaction, export: bool = False) -> None:
        """Show what happened lately, or export the channel's latest finished game."""
        if export:
            await handle_command(interaction, export_latest_game)
        else:
            await handle_command(interaction, show_log, Needs.TABLE)

    @app_commands.command(name="card", description=localized("command-card"))
    @app_commands.describe(name=localized("option-name"))
    async def card(self, interaction: Interaction, name: str) -> None:
        """Explain one card or tile."""

        async def handler(request: RequestContext, responder: Responder) -> None:
            table, back = await _table_here(request)
            reference = card_reference_for(request, table)
            card_id = _find_card(reference, name, request)
            if card_id is None:
                raise RequestRejected("unknown-card")
            await responder.send(card_page(request, reference, card_id, back))

        await handle_command(interaction, handler)

    @card.autocomplete("name")
    async def complete_card(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest every card whose name contains what was typed."""
        request, reference = RequestContext(interaction), self.ui.card_reference
        await request.resolve_locale()
        if reference is None:
            return []
        titles = [
            {card_id: reference.title(card_id, translate) for card_id in reference.ids}
            for translate in request.in_every_language
        ]
        return matching_choices(titles[0], current, *titles[1:])

    @app_commands.command(name="rules", description=localized("command-rules"))
    @app_commands.describe(topic=localized("option-topic"))
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Explain the rules."""

        async def handler(request: RequestContext, responder: Responder) -> None:
            topics = self.ui.rule_topics
            chosen = topic or topics[0]
            if chosen not in topics:
                raise RequestRejected("unknown-topic", topics=topics)
            await responder.send(rule_page(request, chosen))

        await handle_command(interaction, handler)

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest topics of the rules."""
        request = RequestContext(interaction)
        await request.resolve_locale()
        titles = [
            {topic: translate(f"rules-{topic}.title") for topic in self.ui.rule_topics}
            for translate in request.in_every_language
        ]
        return matching_choices(titles[0], current, *titles[1:])


async def _table_here(request: RequestContext) -> tuple[Table | None, tuple[Button, ...]]:
    """The channel's table, or else the user's guided game, with a button that shows it again."""
    with suppress(RequestRejected):
        return await request.get_table(), ()
    request.use_tutorial_table()
    with suppress(RequestRejected):
        table = await request.get_table()
        return table, (back_to_table_button(request, table),)
    return None, ()


def _find_card(reference: CardReference, name: str, request: RequestContext) -> str | None:
    """Return the card named in any language, the user's language first, or None."""
    wanted = normalize_for_search(name)
    titles = (
        (card_id, reference.title(card_id, translate))
        for translate in request.in_every_language
        for card_id in reference.ids
    )
    ids = ((card_id, card_id) for card_id in reference.ids)
    return next(
        (card_id for card_id, title in (*ids, *titles) if wanted == normalize_for_search(title)),
        None,
    )

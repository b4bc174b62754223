"""The commands that every game has: lobby, board, hand, cards, rules. Written once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.game_ui import AnyGameUI, CardReference
from bot.i18n.texts import localized, normalize_for_search
from bot.interactions.core.autocomplete import MAX_SUGGESTIONS
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext, SelectedUser, handle_command
from bot.interactions.history.exports import export_latest_game
from bot.interactions.lobby import leave_seat, membership, substitution, table_settings
from bot.interactions.moves import turn_actions
from bot.interactions.views import inspect_commands
from bot.interactions.views.reference_pages import card_reference_here, respond_card
from bot.interactions.views.rules import render_rule_page
from bot.table.table import RequestRejected
from engine.ai.agents import levels_of

if TYPE_CHECKING:
    _Mixin = app_commands.Group
else:
    _Mixin = object


class SharedGameCommands(_Mixin):
    """The subcommands that all games share, for a game's group to inherit together with Group.

    A game that has no hand, no tableaux, no cards or no advice says so: `without=("hand",)`.
    """

    ui: AnyGameUI

    def __init_subclass__(cls, *, without: Collection[str] = (), **kwargs: Any) -> None:
        # A Group takes up only the commands that stand in its own class body.
        for name, member in list(vars(SharedGameCommands).items()):
            if isinstance(member, app_commands.Command) and member.name not in without:
                setattr(cls, name, member)
        super().__init_subclass__(**kwargs)

    async def open_table(self, interaction: Interaction, **options: Any) -> None:
        """Open a lobby of this game in the channel, with these options of the game."""
        chosen = {name: value for name, value in options.items() if value is not None}

        async def handler(request: RequestContext) -> None:
            await membership.open_table(request, self.ui, chosen)

        await handle_command(interaction, handler)

    @app_commands.command(name="join", description=localized("command-join"))
    async def join(self, interaction: Interaction) -> None:
        """Sit down at the table."""
        await handle_command(interaction, membership.join_table)

    @app_commands.command(name="leave", description=localized("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Stand up again."""
        await handle_command(interaction, leave_seat.confirm_leave)

    @app_commands.command(name="start", description=localized("command-start"))
    async def start(self, interaction: Interaction) -> None:
        """Begin the game."""
        await handle_command(interaction, membership.start_game)

    @app_commands.command(name="end", description=localized("command-end"))
    async def end(self, interaction: Interaction) -> None:
        """Give the game up, after asking."""
        await handle_command(interaction, leave_seat.confirm_abandon)

    @app_commands.command(name="undo", description=localized("command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take the own last action back."""

        async def handler(request: RequestContext) -> None:
            await turn_actions.undo_last_action(request, None)

        await handle_command(interaction, handler)

    @app_commands.command(name="hint", description=localized("command-hint"))
    async def hint(self, interaction: Interaction) -> None:
        """Advise the person on turn."""
        await handle_command(interaction, turn_actions.show_hint)

    @app_commands.command(name="ai", description=localized("command-ai"))
    @app_commands.describe(level=localized("option-level"))
    async def ai(self, interaction: Interaction, level: str | None = None) -> None:
        """Seat an AI in the lobby."""

        async def handler(request: RequestContext) -> None:
            if level is None:
                await table_settings.show_ai_menu(request)
            else:
                await table_settings.add_ai(request, level)

        await handle_command(interaction, handler)

    @ai.autocomplete("level")
    async def complete_level(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The levels that this game has, each with what it is like."""
        request = RequestContext(interaction)
        await request.resolve_locale()
        codes: tuple[str, ...] = levels_of(self.ui.name)
        titles = [
            {code: translate(f"strength-{code}") for code in codes}
            for translate in request.in_every_language
        ]
        return matching_choices(titles[0], current, *titles[1:])

    @app_commands.command(name="log", description=localized("command-log"))
    @app_commands.describe(export=localized("option-export"))
    async def log(self, interaction: Interaction, export: bool = False) -> None:
        """Tell what happened lately, or give the latest game that is over as a file."""
        await handle_command(
            interaction, export_latest_game if export else inspect_commands.show_log
        )

    @app_commands.command(name="seat", description=localized("command-seat"))
    @app_commands.rename(newcomer="with")
    @app_commands.describe(player=localized("option-away"), newcomer=localized("option-newcomer"))
    async def seat(
        self,
        interaction: Interaction,
        player: str,
        newcomer: discord.User | None = None,
    ) -> None:
        """Put somebody else on the seat of who is away."""

        async def handler(request: RequestContext) -> None:
            if newcomer is None:
                await substitution.ask_substitute(request, player)
            else:
                await substitution.substitute_user(
                    request, player, SelectedUser.from_user(newcomer)
                )

        await handle_command(interaction, handler)

    @seat.autocomplete("player")
    async def complete_player(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The people at the table, also those who have left the server."""
        return matching_choices(await substitution.users_at_table(interaction), current)

    @app_commands.command(name="hand", description=localized("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Look at the own hand."""
        await handle_command(interaction, inspect_commands.show_hand)

    @app_commands.command(name="board", description=localized("command-board"))
    @app_commands.describe(text=localized("option-text"))
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        """Show the table."""

        async def handler(request: RequestContext) -> None:
            await inspect_commands.show_board(request, as_text=text)

        await handle_command(interaction, handler)

    @app_commands.command(name="chart", description=localized("command-chart"))
    async def chart(self, interaction: Interaction) -> None:
        """Show how the game went until now."""
        await handle_command(interaction, inspect_commands.show_score_chart)

    @app_commands.command(name="tableau", description=localized("command-tableau"))
    @app_commands.describe(player=localized("option-player"))
    async def tableau(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Show what lies before one player, large."""

        async def handler(request: RequestContext) -> None:
            await inspect_commands.show_tableau(request, player.id if player else None)

        await handle_command(interaction, handler)

    @app_commands.command(name="card", description=localized("command-card"))
    @app_commands.describe(name=localized("option-name"))
    async def card(self, interaction: Interaction, name: str) -> None:
        """Explain one card, tile or whatever the game has."""

        async def handler(request: RequestContext) -> None:
            cards = await card_reference_here(request)
            card_id = _find_card(cards, name, request)
            if card_id is None:
                raise RequestRejected("unknown-card")
            await respond_card(request, cards, card_id)

        await handle_command(interaction, handler)

    @card.autocomplete("name")
    async def complete_card(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Every card whose name holds what was typed."""
        request, reference = RequestContext(interaction), self.ui.card_reference
        await request.resolve_locale()
        if reference is None:
            return []
        titles = [
            {one: reference.title(one, translate) for one in reference.ids}
            for translate in request.in_every_language
        ]
        return matching_choices(titles[0], current, *titles[1:])

    @app_commands.command(name="rules", description=localized("command-rules"))
    @app_commands.describe(topic=localized("option-topic"))
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Explain the rules."""

        async def handler(request: RequestContext) -> None:
            topics = self.ui.rule_topics
            chosen = topic or topics[0]
            if chosen not in topics:
                raise RequestRejected("unknown-topic", topics=topics)
            words, picture = await render_rule_page(request, chosen)
            await request.respond(words, picture=picture)

        await handle_command(interaction, handler)

    @rules.autocomplete("topic")
    async def complete_topic(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The topics of the rules."""
        request = RequestContext(interaction)
        await request.resolve_locale()
        titles = [
            {topic: translate(f"rules-{topic}.title") for topic in self.ui.rule_topics}
            for translate in request.in_every_language
        ]
        return matching_choices(titles[0], current, *titles[1:])


def guild_only_settings() -> dict[str, Any]:
    """The settings of a group whose commands exist in servers that installed the bot only."""
    return {
        "guild_only": True,
        "allowed_contexts": app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    }


def matching_choices(
    titles: Mapping[str, str], current: str, *others: Mapping[str, str]
) -> list[app_commands.Choice[str]]:
    """The values whose titles hold what was typed so far, then those of other languages."""
    wanted = normalize_for_search(current)
    found = [
        value
        for called in (titles, *others)
        for value in titles
        if wanted in normalize_for_search(called[value])
    ]
    return [app_commands.Choice(name=titles[value], value=value) for value in dict.fromkeys(found)][
        :MAX_SUGGESTIONS
    ]


def _find_card(reference: CardReference, name: str, request: RequestContext) -> str | None:
    """The card that a person named in any language, what he reads first."""
    wanted = normalize_for_search(name)
    titles = (
        (one, reference.title(one, translate))
        for translate in request.in_every_language
        for one in reference.ids
    )
    ids = ((one, one) for one in reference.ids)
    return next(
        (one for one, title in (*ids, *titles) if wanted == normalize_for_search(title)), None
    )

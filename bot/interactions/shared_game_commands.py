"""The subcommands that every game has, written once: lobby, hand, undo, hint, AI seats."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.game_ui import AnyGameUI
from bot.i18n.texts import localized
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext, SelectedUser
from bot.interactions.core.responder import Responder
from bot.interactions.core.router import handle_command
from bot.interactions.core.suggestions import Suggestions, matching_choices
from bot.interactions.lobby import ai_levels, leave_seat, membership, substitution
from bot.interactions.moves import turn_actions
from bot.interactions.show_commands import ShowCommands
from bot.interactions.views import inspect_commands
from engine.ai.agents import levels_of

if TYPE_CHECKING:
    _Mixin = app_commands.Group
else:
    _Mixin = object


class SharedGameCommands(_Mixin):
    """The subcommands that all games share, for a game's group to inherit together with Group.

    A game without hands, hints or AI players leaves these out: `without=("hand",)`. What only
    shows something is in the nested group `show`.
    """

    ui: AnyGameUI

    def __init_subclass__(cls, *, without: Collection[str] = (), **kwargs: Any) -> None:
        # discord.py collects only the commands defined in the class body of the group itself.
        for name, member in list(vars(SharedGameCommands).items()):
            if isinstance(member, app_commands.Command) and member.name not in without:
                setattr(cls, name, member)
        super().__init_subclass__(**kwargs)

    def __init__(self, ui: AnyGameUI, description: app_commands.locale_str) -> None:
        super().__init__(name=ui.command_name, description=description, **guild_only_settings())
        self.ui = ui
        self.add_command(ShowCommands(ui))

    async def open_table(self, interaction: Interaction, **options: Any) -> None:
        """Open a lobby of this game in the channel, with these options of the game."""
        chosen = {name: value for name, value in options.items() if value is not None}

        async def handler(request: RequestContext, responder: Responder) -> None:
            await membership.open_table(request, responder, self.ui, chosen)

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

        async def handler(request: RequestContext, responder: Responder) -> None:
            await turn_actions.undo_last_action(request, responder, None)

        await handle_command(interaction, handler)

    @app_commands.command(name="hint", description=localized("command-hint"))
    async def hint(self, interaction: Interaction) -> None:
        """Advise the person on turn."""
        await handle_command(interaction, turn_actions.show_hint)

    @app_commands.command(name="ai", description=localized("command-ai"))
    @app_commands.describe(level=localized("option-level"))
    async def ai(self, interaction: Interaction, level: str | None = None) -> None:
        """Seat an AI in the lobby."""

        async def handler(request: RequestContext, responder: Responder) -> None:
            if level is None:
                await ai_levels.show_ai_menu(request, responder)
            else:
                await ai_levels.add_ai(request, responder, level)

        await handle_command(interaction, handler)

    @ai.autocomplete("level")
    async def complete_level(self, interaction: Interaction, current: str) -> Suggestions:
        """The levels that this game has, each with what it is like."""
        request = RequestContext(interaction)
        await request.resolve_locale()
        codes: tuple[str, ...] = levels_of(self.ui.name)
        titles = [
            {code: translate(f"strength-{code}") for code in codes}
            for translate in request.in_every_language
        ]
        return matching_choices(titles[0], current, *titles[1:])

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

        async def handler(request: RequestContext, responder: Responder) -> None:
            if newcomer is None:
                await substitution.ask_substitute(request, responder, player)
            else:
                await substitution.substitute_user(
                    request, responder, player, SelectedUser.from_user(newcomer)
                )

        await handle_command(interaction, handler)

    @seat.autocomplete("player")
    async def complete_player(self, interaction: Interaction, current: str) -> Suggestions:
        """The people at the table, also those who have left the server."""
        return matching_choices(await substitution.users_at_table(interaction), current)

    @app_commands.command(name="hand", description=localized("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Look at the own hand."""
        await handle_command(interaction, inspect_commands.show_hand)


def guild_only_settings() -> dict[str, Any]:
    """The settings of a group whose commands exist in servers that installed the bot only."""
    return {
        "guild_only": True,
        "allowed_contexts": app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    }
